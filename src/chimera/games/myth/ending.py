"""How a match ends: all heroes slain, the tile cleared, the waves beaten, or the rounds over."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.game import Opt
from chimera.games.myth.asking import Question
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.ops import MODE_SLAUGHTERFIELD
from chimera.games.myth.words import (
    BY_CLEARING,
    BY_DEATH,
    BY_WAVES,
    DONE,
    HERO,
    NOTHING,
    NOWHERE,
    WAVE_BITS,
    WAVE_SHIFT,
)

RESURRECT: Final = 4  # serendipity


def look_for_end(g: Horde) -> None:
    """Whether the match is over as things stand; asked after every deed, blow and Status step."""
    if g.over():
        return
    if not g.living():
        if g.luck >= RESURRECT:
            if not g.agenda or not isinstance(g.agenda[-1], LastChance):
                g.do(LastChance(0))
        else:
            g.end(BY_DEATH)
        return
    if g.box.mode == MODE_SLAUGHTERFIELD:
        g.score(beaten(g))
        if g.wave >= len(g.box.wave_types) and not g.monsters_left():  # myth.slaughterfield.end
            g.end(BY_WAVES)
    elif not g.monsters_left():
        clear_tile(g)


def beaten(g: Known) -> int:
    """How many waves have been beaten: figures of them came, and all are dead."""
    left = 0
    for foe in range(len(g.kind)):
        if g.kind[foe] != NOTHING:
            left |= 1 << (g.mood[foe] >> WAVE_SHIFT & WAVE_BITS)
    waves = 0
    for wave in range(g.box.first_wave, g.wave + 1):
        if g.came & ~left & 1 << wave:
            waves += 1
    return waves


def clear_tile(g: Horde) -> None:
    """The tile is cleared: no Threat, a gold for each treasure that lies there, and the tokens are gone."""
    living = g.living()
    for seat in living:
        g.change_threat(seat, -g.threat[seat])
    for i in range(len(g.loot)):
        g.gain_gold(living[i % len(living)], 1)
    g.sweep()
    g.end(BY_CLEARING)


class LastChance(Question):
    """All heroes are slain, but the party has the serendipity to bring one of them back."""

    PROMPT: ClassVar[str] = "prompt-last-chance"
    RULE: ClassVar[str] = "myth.round.end-conditions"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [HERO.at(other) for other in range(len(g.at)) if back_to(g, other) != NOWHERE]
        opts.append(DONE.at())
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        if opt is DONE.at():
            g.end(BY_DEATH)
        else:
            g.spend_luck(RESURRECT)
            g.revive(opt.a, (g.most_hp(opt.a) + 1) // 2, back_to(g, opt.a))


def back_to(g: Known, seat: int) -> int:
    """Where a slain hero stands up: in the square of death, else as near as possible; NOWHERE for one taken off."""
    square = g.at[seat]
    if square < 0:
        return NOWHERE
    others = g.foes_mask()
    for other in range(len(g.at)):
        if other != seat and g.at[other] >= 0:
            others |= 1 << g.at[other]
    ground = g.ground
    wave = 1 << square
    known = wave
    while wave:
        if wave & ~others:
            free = wave & ~others
            return (free & -free).bit_length() - 1
        wave = ground.beyond(wave) & ~known
        known |= wave
    return NOWHERE
