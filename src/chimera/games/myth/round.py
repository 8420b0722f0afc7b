"""The round: the Cycle Phase, in which heroes act in any order and the Darkness answers; Hero Deck; Refresh."""

from __future__ import annotations

from typing import Final

from chimera.engine.agenda import Together
from chimera.engine.cells import cells_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.ending import look_for_end
from chimera.games.myth.hero_deck import HeroDeckPhase
from chimera.games.myth.heroes import rage
from chimera.games.myth.heroes.auras import iced
from chimera.games.myth.heroes.hand import playable, why_not_play
from chimera.games.myth.heroes.play import begin
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.meter import CheckMeter, LookForEnd
from chimera.games.myth.modes.slaughterfield import NextWave
from chimera.games.myth.ops import MODE_SLAUGHTERFIELD
from chimera.games.myth.refresh import RefreshPhase
from chimera.games.myth.treasure import bag, goods, tools, webs
from chimera.games.myth.treasure.items import EquipNow
from chimera.games.myth.walking import mp_to_spend, reachable, walk, why_not_walk
from chimera.games.myth.words import (
    BREAK_FREE,
    BY_ROUNDS,
    DRINK,
    GIVE,
    GO,
    HAND_OVER,
    HERO_CYCLE,
    NOTHING,
    PICK,
    PLAY,
    REACT,
    TAKE_RAGE,
    TINKER,
)

CARD_VERBS: Final = (PLAY.name, REACT.name)
GOODS: Final = (DRINK.name, GIVE.name, HAND_OVER.name)

__all__ = ["HeroCycle", "Round", "look_for_end"]


class Round(Step[Horde]):
    """Cycle Phase, Hero Deck Phase, Refresh Phase."""

    def run(self, g: Horde) -> None:
        g.begin_round()
        g.begin_phase(HERO_CYCLE)
        g.begin_cycle_phase()
        g.mind_ice(iced(g))
        g.do(HeroCycle(), CyclePhaseEnds(), HeroDeckPhase(), RefreshPhase(), RoundEnds())
        if g.box.mode == MODE_SLAUGHTERFIELD and not g.monsters_left():
            g.do(NextWave())


class HeroCycle(Together[Horde]):
    """Heroes act, wait and act again, until all are ready; the Darkness answers in between."""

    def can(self, g: Horde, seat: int) -> bool:
        if not g.alive(seat):
            return False
        if not g.idle(seat):
            if g.mp_free[seat] > 0 or g.mp_left(seat) > 0:
                return True
            if g.hand[seat] and (g.free_space(seat) >= 0 or g.web[seat] > 0):
                return True
            if rage.may_take(g, seat):
                return True
        return goods.carries(g, seat)

    def acts(self, g: Horde, seat: int) -> list[Opt]:
        opts: list[Opt] = []
        if not g.idle(seat):
            opts += playable(g, seat, -1)
            if rage.may_take(g, seat):
                opts.append(TAKE_RAGE.at())
            if bag.lies_here(g, seat) and mp_to_spend(g, seat) > 0:
                opts.append(PICK.at())
        opts += goods.acts(g, seat)
        if not g.idle(seat):
            if webs.may_break(g, seat):
                opts.append(BREAK_FREE.at())
            opts += tools.acts(g, seat)
            opts += [GO.at(square) for square in cells_of(reachable(g, seat))]
        return opts

    def act(self, g: Horde, seat: int, opt: Opt) -> None:
        verb = opt.verb
        if verb == GO.name:
            walk(g, seat, opt.a)
        elif verb in CARD_VERBS:
            g.do(CheckMeter())
            begin(g, seat, opt, -1)
        elif verb == TAKE_RAGE.name:
            rage.take(g, seat)
        elif verb == PICK.name:
            item = bag.pick_up(g, seat)
            if item != NOTHING and g.box.mode == MODE_SLAUGHTERFIELD:
                g.do(EquipNow(seat, item))
        elif verb == BREAK_FREE.name:
            g.do(webs.GetFree(seat, g.web[seat]))
        elif verb == TINKER.name:
            g.do(LookForEnd())
            tools.use(g, seat, opt.a)
        else:
            goods.act(g, seat, opt)

    def prompt(self, g: Horde, seat: int) -> Message:
        args: dict[str, int | str] = {"seat": seat, "mp": mp_to_spend(g, seat), "meter": g.meter}
        return Message("prompt-hero-cycle", args)

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        verb = opt.verb
        if verb == GO.name:
            return "myth.movement.step"
        if verb in CARD_VERBS:
            return "myth.card.steps"
        if verb == TAKE_RAGE.name:
            return "myth.soldier.rage-gain"
        if verb == PICK.name:
            return "myth.movement.pickup"
        if verb == BREAK_FREE.name:
            return "myth.effect.captured"
        if verb == TINKER.name:
            return "myth.noncombat.thiefs-tools"
        if verb in GOODS:
            return goods.rule(opt)
        return "myth.round.heroes-end-cycle"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        verb = opt.verb
        if verb in GOODS:
            return goods.why_not(g, seat, opt, -1)
        if g.idle(seat):
            return Reason("lies", "myth.effect.prone-hero")
        if verb == GO.name:
            return why_not_walk(g, seat, opt.a)
        if verb in CARD_VERBS:
            return why_not_play(g, seat, opt, -1)
        if verb == TAKE_RAGE.name:
            return rage.why_no_rage(g, seat)
        if verb == PICK.name:
            if not bag.lies_here(g, seat):
                return Reason("nothing-lies-here", "myth.movement.pickup")
            return Reason("no-mp", "myth.movement.pickup")
        if verb == BREAK_FREE.name:
            return webs.why_not(g, seat)
        if verb == TINKER.name:
            return tools.why_not(g, seat, opt.a)
        return Reason("not-in-hero-cycle", "myth.round.phases")


class CyclePhaseEnds(Step[Horde]):
    """The Cycle Phase ends: heroes who spent no AP in it have loitered."""

    def run(self, g: Horde) -> None:
        if loitered(g):
            g.lose_token()


def loitered(g: Known) -> bool:
    """Whether the heroes together spent no AP in the Hero Cycle; the Slaughterfield does not mind."""
    return g.spent == 0 and g.box.mode != MODE_SLAUGHTERFIELD


class RoundEnds(Step[Horde]):
    """Another round, unless that was the last."""

    def run(self, g: Horde) -> None:
        look_for_end(g)
        if g.over():
            return
        if g.round >= g.box.rounds:
            g.end(BY_ROUNDS)
        else:
            g.do(Round())
