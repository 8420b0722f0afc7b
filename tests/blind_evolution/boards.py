"""TB boards in tests of Blind Evolution Mythos: lines that lie already, lines that want one bit, cards for them.

Sides are 0 east, 1 north-east, 2 north-west, 3 west, 4 south-west, 5 south-east. The lines here are on the blue board,
which A has in every `city`; its rows are (1..3, -1), (0..3, 0), (0..2, 1), its arrows at (0, 0) and (3, 0).
"""

from __future__ import annotations

from chimera.engine.agenda import choose_code
from chimera.engine.events import Event
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import BITS, TYPES, WORDS
from tests.blind_evolution.city import coded, codes, give_bits, judging, play

# lines that want one more bit, by the length they will have
UNFINISHED = {
    4: ("straight:0", "straight:0", "straight:0"),
    5: ("gentle:1", "gentle:0", "straight:0", "gentle:5"),
    6: ("straight:0", "straight:0", "sharp:2", "sharp:0", "gentle:5"),
    7: ("gentle:1", "sharp:5", "gentle:0", "sharp:2", "sharp:0", "gentle:5"),
    8: ("gentle:5", "sharp:1", "gentle:2", "sharp:0", "gentle:5", "sharp:1", "sharp:5"),
}
OFF_THE_BOARD = ("straight:0", "gentle:1", "gentle:2")  # (0, 0), (1, 0), (2, -1), and on to (2, -2)


def line(g: BlindEvolution, seat: int, *bits: str) -> None:
    """Let these bits of the pool lie on a board as its line: line(g, A, "straight:0", "gentle:5")."""
    for bit in bits:
        name, _, side = bit.partition(":")
        kind = BITS.index(name)
        g.pool[kind] -= 1
        g.lines[seat].append(kind * 6 + int(side))


def laid(g: BlindEvolution, seat: int) -> tuple[str, ...]:
    """The line on a board, in the same words."""
    return tuple(f"{BITS[bit // 6]}:{bit % 6}" for bit in g.lines[seat])


def reserve(g: BlindEvolution, seat: int) -> dict[str, int]:
    """The unplaced bits of a seat."""
    own = g.bits[seat * TYPES : seat * TYPES + TYPES]
    return {BITS[kind]: own[kind] for kind in range(TYPES) if own[kind]}


def almost(g: BlindEvolution, seat: int, n: int) -> None:
    """A line of n bits wants its last one, which lies beside the board."""
    line(g, seat, *UNFINISHED[n])
    give_bits(g, seat, straight=1)


def finish(g: BlindEvolution, seat: int, n: int) -> list[str]:
    """A line of n bits is finished; what happened."""
    almost(g, seat, n)
    return play(g, seat, codes(g, seat, "lay")[0])


def levels(g: BlindEvolution, seat: int) -> list[int]:
    """The levels of the ability cards that a seat is offered."""
    kinds = [g.box.ability_ids.index(code.partition(":")[2]) for code in codes(g, seat, "card")]
    return sorted({g.box.ability_level[kind] for kind in kinds})


def check(g: BlindEvolution, seat: int, n: int, success: int, card: str = "brisk_pace") -> list[str]:
    """A line of n bits is finished and this card taken; the fallen check links so many cards. What happened."""
    finish(g, seat, n)
    judging(g, success)
    return play(g, seat, f"card:{card}")


def happens(g: BlindEvolution, seat: int, *choices: str) -> list[Event]:
    """Choose one after the other; everything that happened."""
    g.heard()
    for text in choices:
        choose_code(g, WORDS, seat, coded(g, text))
    return list(g.heard())
