"""The night, hour by hour: work, the storm with its moment to shield, the omen, and whether enough fires burn."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.agenda import Window, then
from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.reference.storm_watch.changes import Night
from chimera.games.reference.storm_watch.refusals import why_not_shield
from chimera.games.reference.storm_watch.words import (
    ASIDE,
    BRIGHT,
    CROWD,
    DARK,
    DAWN,
    FACE_DOWN,
    FAINT,
    OMEN,
    SAILCLOTH,
    SHIELD,
    STORM,
)
from chimera.games.reference.storm_watch.work import Work

BLAZING: Final = 5  # a fire is bright from here on


class Hour(Step[Night]):
    """An hour begins; after the last one it dawns."""

    def run(self, g: Night) -> None:
        if g.hour == g.box.hours:  # storm_watch.end.dawn
            g.begin_phase(DAWN)
            g.end()
            return
        g.begin_hour(g.hour + 1)
        then(g, Work(), StormRises(), StormBlows(), AwaitOmen(), CountFires(), Hour())


class StormRises(Step[Night]):
    """The work is done, the storm begins."""

    def run(self, g: Night) -> None:
        g.begin_phase(STORM)


class StormBlows(Step[Night]):
    """The storm cards of the hour, one by one: announced, answered, blown."""

    def run(self, g: Night) -> None:
        if g.gusts > 0:
            g.turn_storm_card()
            then(g, Shield(), Blow(), StormBlows())


class Shield(Window[Night]):
    """The storm has announced what fires will lose: everybody near may shield them, until all let it blow."""

    SHY: ClassVar[tuple[str, ...]] = ("pass",)

    def could(self, g: Night, seat: int) -> bool:
        if g.box.open_hands:
            return SAILCLOTH in g.hand(seat) and len(threatened(g, seat)) > 0
        return g.held(seat) > 0 and len(threatened(g, seat)) > 0  # never what is in the hand

    def plays(self, g: Night, seat: int) -> list[Opt]:
        if SAILCLOTH not in g.hand(seat):
            return []
        return [SHIELD[place] for place in threatened(g, seat)]

    def play(self, g: Night, seat: int, opt: Opt) -> None:
        g.play(seat, SAILCLOTH)
        g.shield(seat, opt.a, g.box.amount[SAILCLOTH])

    def prompt(self, g: Night, seat: int) -> Message:
        places = ", ".join([f"{g.name(p)} −{g.losses[p]}" for p in g.box.fires if g.losses[p] > 0])
        return Message("prompt-shield", {"seat": seat, "places": places})

    def rule(self, g: Night, seat: int, opt: Opt) -> str:
        return "storm_watch.storm.shield" if opt is PASS else "storm_watch.card.sailcloth"

    def why_not(self, g: Night, seat: int, opt: Opt) -> Reason:
        return why_not_shield(g, seat, opt)


def threatened(g: Night, seat: int) -> list[int]:
    """The fires that will lose something and that a keeper could shield."""
    return [place for place in g.box.fires if g.can_shield(seat, place)]


class Blow(Step[Night]):
    """What was announced and not shielded comes."""

    def run(self, g: Night) -> None:
        g.blow()


class AwaitOmen(Step[Night]):
    """Everybody sees whether the omen comes. If it stays, those that would have come are known not to lie there."""

    def run(self, g: Night) -> None:
        g.begin_phase(OMEN)
        if g.cards.size(FACE_DOWN) == 0:
            return
        if sign_is_there(g, g.box.omen_sign[g.cards.pieces[FACE_DOWN][0]]):
            omen_strikes(g, g.omen_comes())
        else:  # storm_watch.omen.silence
            g.omen_stays([omen for omen in sorted(g.cards.pieces[ASIDE]) if sign_is_there(g, g.box.omen_sign[omen])])


def sign_is_there(g: Night, sign: int) -> bool:
    """Whether everybody can see the sign of an omen."""
    burns = [g.fires[place] for place in g.box.fires]
    if sign == DARK:
        return 0 in burns
    if sign == FAINT:
        return 1 in burns
    if sign == BRIGHT:
        return max(burns) >= BLAZING
    if sign == CROWD:
        return len(set(g.spots)) < len(g.spots)
    return not any([g.fires[place] > 0 for place in g.spots])  # lonely: nobody stands at a fire that burns


def omen_strikes(g: Night, omen: int) -> None:
    """Fires lose what the omen says: all, or the brightest or faintest of those that burn, the first of equals."""
    burning = [place for place in g.box.fires if g.fires[place] > 0]
    where = g.box.omen_where[omen]
    if where != "all" and burning:
        heights = [g.fires[place] for place in burning]
        burning = [burning[heights.index(max(heights) if where == "brightest" else min(heights))]]
    for place in burning:
        g.dim(place, g.box.omen_loss[omen])


class CountFires(Step[Night]):
    """Too few fires, and ships are lost."""

    def run(self, g: Night) -> None:
        if g.burning() < g.box.keep:  # storm_watch.end.lost
            g.end()
