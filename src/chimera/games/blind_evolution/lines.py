"""TB bits on the board: laying and exchanging them, the ability card for a finished line, and the fallen check."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Event
from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.judgement import ENDS, Judge, success
from chimera.games.blind_evolution.tb import DEAD, completes, level_of, open_end, required, ways
from chimera.games.blind_evolution.words import (
    ABILITY_GAIN,
    BACK,
    CARD,
    EXCHANGE_RATE,
    FALLEN_CHECK,
    FALLEN_FAIL,
    FALLEN_PASS,
    FALLEN_REQUIREMENT,
    GIVE,
    KINDS,
    LAY,
    LINE_DONE,
    RESERVE_BITS,
    SWAP,
    TOSS,
    TYPES,
    lay,
)

SWAPPED: Final = 3  # bits for one of choice


def layable(g: City, seat: int) -> list[Opt]:
    """How unplaced bits can join the line."""
    opts: list[Opt] = []
    for kind in range(TYPES):
        if g.bits[seat * TYPES + kind] > 0:
            opts.extend([LAY[lay(kind, side)] for side in ways(g.box, g.colours[seat], g.lines[seat], kind)])
    return opts


def price(g: City, seat: int) -> int:
    """How many bits a seat gives for one of choice."""
    box = g.box
    best = SWAPPED
    owned = g.cards[seat] & box.op_cards[EXCHANGE_RATE]
    for kind in range(KINDS):
        if (owned >> kind) & 1:
            best = min(best, box.ability_n[kind])
    return best


def swappable(g: City, seat: int) -> list[Opt]:
    """The types for which bits can be exchanged: those in the pool, or among the bits that can be given."""
    give = price(g, seat)
    if g.unplaced(seat) < give:
        return []
    first = seat * TYPES
    return [SWAP[kind] for kind in range(TYPES) if g.pool[kind] > 0 or g.bits[first + kind] > 0]


def lay_bit(g: City, seat: int, kind: int, side: int) -> None:
    """A bit joins the line; on the right arrow hex it finishes it."""
    done = completes(g.box, g.colours[seat], g.lines[seat])
    g.lay_bit(seat, kind, side)
    if done:
        n = len(g.lines[seat])
        level = level_of(n)
        if choosable(g, seat, level):
            g.do(TakeCard(seat, level, 1), FallenCheck(seat, n), AbilityGained(seat))
        else:
            g.do(FallenCheck(seat, n))  # blind_evolution.tb.level-sold-out
        g.clear_line(seat)
        g.occurs(LINE_DONE)


class Swapping(Ask):
    """Bits are given, one after the other, for one of the wanted type."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "want", "more")
    KEY: ClassVar[str] = "swapping"

    def __init__(self, seat: int, want: int, more: int) -> None:
        self.seat = seat
        self.want = want
        self.more = more

    def in_chain(self, g: City) -> bool:
        return True

    def options(self, g: City, seat: int) -> list[Opt]:
        first = seat * TYPES
        return [GIVE[kind] for kind in range(TYPES) if g.bits[first + kind] > 0 and self.leaves(g, kind)]

    def leaves(self, g: City, kind: int) -> bool:
        """Whether the wanted type can still be had after a bit of this type is given."""
        if g.pool[self.want] > 0 or kind == self.want:
            return True
        return self.more > 1 and g.bits[self.seat * TYPES + self.want] > 0  # blind_evolution.tb.exchange-type-available

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"bit": self.want, "n": self.more}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if self.more > 1:
            g.do(Swapping(seat, self.want, self.more - 1))
        g.give_bit(seat, opt.a)
        if self.more == 1:
            g.take_bit(seat, self.want)


def offer_card(g: City, seat: int, level: int) -> None:
    """An ability card up to a level may be chosen, if there is one that is new to the seat."""
    if choosable(g, seat, level):
        g.do(TakeCard(seat, level, 0))


def choosable(g: City, seat: int, level: int) -> list[Opt]:
    """The ability cards of the supply up to a level that a seat does not own."""
    owned = g.cards[seat]
    levels = g.box.ability_level
    return [
        CARD[kind] for kind in range(KINDS) if g.supply[kind] > 0 and levels[kind] <= level and not (owned >> kind) & 1
    ]


class TakeCard(Ask):
    """An ability card is chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "level", "checked")
    KEY: ClassVar[str] = "take-card"

    def __init__(self, seat: int, level: int, checked: int) -> None:
        self.seat = seat
        self.level = level
        self.checked = checked  # 1: a fallen check follows, before anything else

    def options(self, g: City, seat: int) -> list[Opt]:
        return choosable(g, seat, self.level)

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"level": self.level}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.gain_card(seat, opt.a)
        if seat == g.active and not self.checked:
            g.occurs(ABILITY_GAIN)


class AbilityGained(Step[City]):
    """A card was taken and its check made: now it may be noticed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        if g.here(self.who):
            g.occurs(ABILITY_GAIN)


class FallenCheck(Step[City]):
    """After a finished line: a judgement that needs more success the longer the line was."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n")

    def __init__(self, who: int, n: int) -> None:
        self.seat = AUTO
        self.who = who
        self.n = n

    def run(self, g: City) -> None:
        if level_of(self.n) == 0 or not g.here(self.who):
            return
        need = needed(g, self.who, self.n)
        g.do(Judge(self.who, FALLEN_CHECK, need), FallenResult(self.who, need), ENDS)


def needed(g: City, seat: int, n: int) -> int:
    """The success that a seat's fallen check needs after a line of so many bits."""
    return max(1, required(n) - g.total(seat, FALLEN_REQUIREMENT) - g.gift(seat, FALLEN_REQUIREMENT))


class FallenResult(Step[City]):
    """Failure gives a token, and with one already the character falls; success removes it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "need")

    def __init__(self, who: int, need: int) -> None:
        self.seat = AUTO
        self.who = who
        self.need = need

    def run(self, g: City) -> None:
        seat = self.who
        if not g.here(seat):
            return
        passed = success(g) >= self.need
        if g.listening:
            g.tell(Event("passed_check" if passed else "failed_check", seat, {"need": self.need}))
        if passed:
            g.gain_fallen(seat, -1)
        else:
            g.gain_fallen(seat, 1)
            g.falls()
        if g.here(seat) and not g.over():
            g.occurs(FALLEN_PASS if passed else FALLEN_FAIL)


class DeadLine(Ask):
    """At the end of the turn bits of a line that cannot go on may be taken back, from its end."""

    KEY: ClassVar[str] = "dead-line"

    def options(self, g: City, seat: int) -> list[Opt]:
        return [PASS, BACK]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": len(g.lines[seat])}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is BACK:
            if len(g.lines[seat]) > 1:
                g.do(self)
            g.take_back_bit(seat)


def look_at_line(g: City, seat: int) -> None:
    """A dead line may be taken back."""
    if g.lines[seat] and open_end(g.box, g.colours[seat], g.lines[seat])[0] == DEAD:
        g.do(DeadLine(seat))


class KeepBits(Step[City]):
    """Of the unplaced bits three may be kept."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        if g.here(self.who) and g.unplaced(self.who) > RESERVE_BITS:
            g.do(TossBit(self.who))


class TossBit(Ask):
    """A bit too many goes back into the pool."""

    KEY: ClassVar[str] = "toss-bit"

    def options(self, g: City, seat: int) -> list[Opt]:
        return [TOSS[kind] for kind in range(TYPES) if g.bits[seat * TYPES + kind] > 0]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": g.unplaced(seat) - RESERVE_BITS}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.do(KeepBits(seat))
        g.give_bit(seat, opt.a)
