"""The moments of a Darkness Cycle at which heroes may answer: interrupts, Rage, potions, trade."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.agenda import Window
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.ending import look_for_end
from chimera.games.myth.heroes import rage
from chimera.games.myth.heroes.hand import playable, why_not_play
from chimera.games.myth.heroes.play import begin
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.treasure import goods
from chimera.games.myth.words import AT_BEGIN, AT_TARGET, MOMENTS, TAKE_RAGE


class Moment(Window[Horde]):
    """All living heroes answer at once; a play opens the moment anew."""

    __slots__ = ("moment",)
    FIELDS: ClassVar[tuple[str, ...]] = ("moment", "passed")

    def __init__(self, moment: int, passed: int = 0) -> None:
        super().__init__(passed)
        self.moment = moment  # AT_

    def could(self, g: Horde, seat: int) -> bool:
        if not g.alive(seat) or g.over():
            return False
        if g.box.open_hands:
            return len(self.plays(g, seat)) > 0
        return could_answer(g, seat, self.moment)

    def plays(self, g: Horde, seat: int) -> list[Opt]:
        opts = list(playable(g, seat, self.moment))
        opts += public_things(g, seat, self.moment)
        opts.sort(key=_rank)
        return opts

    def play(self, g: Horde, seat: int, opt: Opt) -> None:
        g.do(Answered())
        if opt.verb in ("play", "react"):
            begin(g, seat, opt, self.moment)
        elif opt is TAKE_RAGE.at():
            rage.take(g, seat)
        else:
            goods.act(g, seat, opt)

    def again(self, passed: int) -> Moment:
        return Moment(self.moment, passed)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-answer-" + MOMENTS[self.moment])

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        if opt is TAKE_RAGE.at():
            return "myth.soldier.rage-gain"
        return "myth.window.moments" if opt.verb in ("pass", "play", "react") else goods.rule(opt)

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb in ("play", "react"):
            return why_not_play(g, seat, opt, self.moment)
        if opt is TAKE_RAGE.at():
            return rage.why_no_rage(g, seat)
        return goods.why_not(g, seat, opt, self.moment)


class Answered(Step[Horde]):
    """An answer has been given: it may have ended the match."""

    def run(self, g: Horde) -> None:
        look_for_end(g)


def _rank(opt: Opt) -> int:
    return opt.rank


def public_things(g: Known, seat: int, moment: int) -> list[Opt]:
    """What a hero may do at a moment besides playing a card: everybody sees it."""
    opts: list[Opt] = []
    if moment in (AT_BEGIN, AT_TARGET) and rage.may_take(g, seat):
        opts.append(TAKE_RAGE.at())
    opts += goods.answers(g, seat, moment)
    return opts


def could_answer(g: Known, seat: int, moment: int) -> bool:
    """Whether a hero could answer for all that everybody knows: it never depends on what the hand holds."""
    if public_things(g, seat, moment):
        return True
    usable = g.box.hero_windows[g.box.seat_hero[seat]] >> moment & 1
    return usable != 0 and g.hand[seat] != 0 and g.free_space(seat) >= 0
