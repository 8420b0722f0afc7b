"""The Refresh Phase: timer, Darkness Meter, status effects, larvae, Cleanup. (Allies and quests have no part yet.)"""

from __future__ import annotations

from chimera.engine.game import Step
from chimera.games.myth.combat.slaying import bury_slain, strike
from chimera.games.myth.darkness.cycle import check_threat_range
from chimera.games.myth.ending import look_for_end
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import PENALTY_HEAL_CAPTAINS, SIZE_CAPTAIN
from chimera.games.myth.known import Known
from chimera.games.myth.meter import CheckMeter
from chimera.games.myth.modes.slaughterfield import WaveTimer, few_types
from chimera.games.myth.monsters.arrivals import Hatch
from chimera.games.myth.ops import MODE_SLAUGHTERFIELD
from chimera.games.myth.treasure.items import Refit
from chimera.games.myth.words import FALLEN, GONE, NOTHING, POISONED, PRONE, REFRESH, RISING, SLAIN


class RefreshPhase(Step[Horde]):
    """Its steps in their order; in the Slaughterfield the Wave Timer comes first."""

    def run(self, g: Horde) -> None:
        g.begin_phase(REFRESH)
        g.do(DarknessMeterStep(), CheckMeter(), StatusStep(), Hatch(), Cleanup())
        if g.box.mode == MODE_SLAUGHTERFIELD:
            g.do(WaveTimer())


class DarknessMeterStep(Step[Horde]):
    """1 AP for each type with an active monster, and what mini-bosses and bosses bring."""

    def run(self, g: Horde) -> None:
        check_threat_range(g)  # myth.refresh.meter-inactive-zero
        g.raise_meter(unrest(g), "refresh")


def unrest(g: Known) -> int:
    """How many AP the monsters on the tile bring."""
    box = g.box
    families = 0
    ap = 0
    for foe in range(len(g.kind)):
        if g.active(foe):
            kind = g.kind[foe]
            if box.monster_size[kind] <= SIZE_CAPTAIN:
                families |= 1 << box.monster_family[kind]
            else:
                ap += box.monster_ap[kind]
    ap += families.bit_count()
    return ap + few_types(g) if box.mode == MODE_SLAUGHTERFIELD else ap


class StatusStep(Step[Horde]):
    """Damage over time and Poison deal their damage, and prone heroes stand up."""

    def run(self, g: Horde) -> None:
        burn(g)
        for seat in g.living():
            if g.ails[seat] & POISONED:
                g.hurt(seat, 1)
        for seat in g.living():
            g.relieve(seat, RISING)
            if g.ails[seat] & PRONE:  # myth.effect.prone-hero: it stands, but has lost its next Hero Cycle
                g.relieve(seat, PRONE)
                g.afflict(seat, RISING)
        if g.in_force(PENALTY_HEAL_CAPTAINS):
            for foe in g.foes():
                if g.active(foe) and not g.mood[foe] & FALLEN and g.box.monster_size[g.kind[foe]] == SIZE_CAPTAIN:
                    g.mend(foe)
        look_for_end(g)


def burn(g: Horde) -> None:
    """Each damage over time deals 1, for which its hero gains Threat; then the slain are buried."""
    dots = g.dots[:]
    g.burn_down()
    slain: list[int] = []
    for i in range(0, len(dots), 4):
        foe = dots[i]
        seat = dots[i + 1]
        if g.kind[foe] == NOTHING or g.mood[foe] & FALLEN or g.life[foe] == 0:
            continue
        dealt = strike(g, foe, 1, seat)
        if g.alive(seat):
            g.change_threat(seat, dealt)
        if g.life[foe] == 0:
            slain.append(foe)
    if slain:
        bury_slain(g, -1, False, slain)


class Cleanup(Step[Horde]):
    """Slain heroes are taken off the tile; the others may change what they wear."""

    def run(self, g: Horde) -> None:
        for seat in range(len(g.at)):
            if g.ails[seat] & SLAIN and not g.ails[seat] & GONE:
                g.remove_body(seat)
        g.begin_cleanup()
        g.do(Refit())
