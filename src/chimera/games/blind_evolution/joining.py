"""Who plays whom: the deal at the start, agreement about it, and new characters for those who fell."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Event, Message
from chimera.engine.game import AUTO, MANY, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.lines import offer_card
from chimera.games.blind_evolution.refusals import rule_of, why_not
from chimera.games.blind_evolution.words import (
    AGREE,
    CHARACTERS,
    COLOURS,
    HERO,
    LOT,
    OBJECT,
    SETUP_STREAM,
)


class Agreement(Step[City]):
    """All seats confirm in one step what was wished; one objection, and the lot decides."""

    FIELDS: ClassVar[tuple[str, ...]] = ("agreed", "about", "whose")
    KEY: ClassVar[str] = "agreement"

    def __init__(self, agreed: int, about: int, whose: int) -> None:
        self.seat = MANY
        self.agreed = agreed  # one bit per seat
        self.about = about  # a character of the reserve for `whose`, or -1: all wishes of the start
        self.whose = whose

    def asked(self, g: City) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(g.scores)) if not (self.agreed >> seat) & 1])

    def options(self, g: City, seat: int) -> list[Opt]:
        return [AGREE, OBJECT]

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if g.listening:
            g.tell(Event("agreed" if opt is AGREE else "objected", seat))
        if opt is OBJECT:
            self.settle(g, False)
            return
        agreed = self.agreed | 1 << seat
        if agreed == (1 << len(g.scores)) - 1:
            self.settle(g, True)
        else:
            g.do(Agreement(agreed, self.about, self.whose))

    def settle(self, g: City, granted: bool) -> None:
        """What was wished is granted, or drawn by lot."""
        if self.about < 0:
            deal_characters(g, granted)
        elif granted:
            g.join(self.whose, self.about)
            begin_as_at_the_start(g, self.whose)
        else:
            join_by_lot(g, self.whose)

    def prompt(self, g: City, seat: int) -> Message:
        if self.about < 0:
            return Message("prompt-agreement", {"seat": seat})
        return Message("prompt-agreement-newcomer", {"seat": seat, "hero": self.about, "other_seat": self.whose})

    def rule(self, g: City, seat: int, opt: Opt) -> str:
        return rule_of(self.KEY, opt)

    def why_not(self, g: City, seat: int, opt: Opt) -> Reason:
        return why_not(g, self.KEY, seat, opt)


def deal_characters(g: City, granted: bool) -> None:
    """Boards, characters, the reserve and the starting player: as wished where that is granted, else by lot."""
    box = g.box
    seats = len(g.scores)
    g.colours = dealt(g, list(range(len(COLOURS))), box.wish_colour if granted else [-1] * seats)
    wished = box.wish_hero[:] if granted else [-1] * seats
    free = [hero for hero in range(CHARACTERS) if hero not in wished]
    first = [hero for hero in box.recommended if hero in free]
    others = [hero for hero in free if hero not in first and hero not in box.left_out]
    g.dice.shuffle(SETUP_STREAM, first)
    g.dice.shuffle(SETUP_STREAM, others)
    pile = first + others  # blind_evolution.setup.recommended-character
    open_seats = [seat for seat in range(seats) if wished[seat] < 0]
    g.dice.shuffle(SETUP_STREAM, open_seats)
    for seat in open_seats:
        wished[seat] = pile.pop(0)
    g.heroes = wished
    g.dice.shuffle(SETUP_STREAM, pile)
    g.reserve = sorted(pile[: box.reserve_size])
    g.dice.open(SETUP_STREAM)
    lot = g.dice.below(SETUP_STREAM, seats)
    g.starter = box.wish_first if granted and box.wish_first >= 0 else lot
    for seat in range(seats):
        g.hp[seat] = box.hero_hp[g.heroes[seat]]
        g.money[seat] = box.start_money
        g.at[seat] = box.start
    if g.listening:
        g.tell(Event("dealt", g.starter))
    if box.start_level:
        for i in range(seats - 1, -1, -1):
            g.do(StartingCard((g.starter + i) % seats))


def dealt(g: City, values: list[int], wished: list[int]) -> list[int]:
    """To each seat the value it wishes, and to the others of the rest by lot."""
    rest = [value for value in values if value not in wished]
    g.dice.shuffle(SETUP_STREAM, rest)
    return [value if value >= 0 else rest.pop() for value in wished]


class StartingCard(Step[City]):
    """An ability card that the scenario gives at the start, without a fallen check."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        offer_card(g, self.who, g.box.start_level)


def begin_as_at_the_start(g: City, seat: int) -> None:
    """A newcomer has what the scenario gives at the start."""
    if g.box.start_level:
        g.do(StartingCard(seat))


def join_by_lot(g: City, seat: int) -> None:
    """A character of the reserve joins, by lot."""
    hero = g.reserve[0] if len(g.reserve) == 1 else g.reserve[g.by_lot(len(g.reserve))]
    g.join(seat, hero)
    begin_as_at_the_start(g, seat)


class Newcomer(Step[City]):
    """A new character for a seat whose own has fallen: by lot, or by choice if all agree."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        if g.box.ask and len(g.reserve) > 1:
            g.do(NameNewcomer(self.who))
        else:
            join_by_lot(g, self.who)


class NameNewcomer(Ask):
    """Ask for a character of the reserve, or leave it to the lot."""

    KEY: ClassVar[str] = "newcomer"

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [HERO[hero] for hero in g.reserve]
        opts.append(LOT)
        return opts

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is LOT:
            join_by_lot(g, seat)
            return
        if g.listening:
            g.tell(Event("asks_for", seat, {"hero": opt.a}))
        vote = Agreement(1 << seat, opt.a, seat)
        if vote.asked(g):
            g.do(vote)
        else:
            vote.settle(g, True)
