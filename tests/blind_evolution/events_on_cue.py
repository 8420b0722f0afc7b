"""Event cards that wait for their trigger, and for every trigger a way in which it occurs.

A scene has everything that a card could change: wounds, money, bits, contamination and chips on every tile. `occur`
plays what meets a trigger, from a scene that `scene` has set for it.
"""

from __future__ import annotations

from collections.abc import Callable

from chimera.engine.agenda import asked
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.tb import completes, ways
from chimera.games.blind_evolution.words import DECK, READ, TRIGGERS, TYPES
from tests.blind_evolution.city import (
    A,
    B,
    all_link,
    at,
    boss,
    chip,
    city,
    clue,
    codes,
    found,
    give_bits,
    judging,
    pawn,
    play,
    stand,
)

TAINTED = (  # six hexes of tile A, five of each other; they leave ways in every direction
    ("A-1", "A-2", "A-3", "A-4", "A-5", "A-13"),
    ("B-1", "B-2", "B-3", "B-5", "B-6"),
    ("C-13", "C-14", "C-17", "C-18", "C-19"),
)


def wait(g: BlindEvolution, card: str, reader: int = B) -> None:
    """Let this event card be the one that was read for the turn that is going on; -1: nobody has read it."""
    g.piles.put(READ, g.box.event_ids.index(card), 1 << reader if reader >= 0 else 0)
    g.reader = reader


def next_card(g: BlindEvolution, card: str) -> None:
    """Let this event card be on top of the deck."""
    g.piles.put(DECK, g.box.event_ids.index(card), 0)


def trigger_of(g: BlindEvolution, card: str) -> str:
    """What an event card waits for."""
    return TRIGGERS[g.box.event_trigger[g.box.event_ids.index(card)]]


# scenes

STANDS = {  # where A stands before the trigger occurs, and B where it matters; otherwise at the start
    "take_train": "A-8",
    "use_hospital": "B-15",
    "end_at_station": "A-9",
    "end_at_facility": "A-10",
    "enter_tile": "A-12",
    "clue_solved": "A-12",
    "decon_done": "A-9",
    "decon_twice": "A-9",
    "near_taint": "A-10",
}


def scene(trigger: str) -> BlindEvolution:
    """A's turn in a city where a lot could change, and the trigger could occur; no card waits."""
    if trigger == "damage":
        g = city("rex", "takuan", "yukari_mizuno", scenario="water_marks")
        for seat in range(3):
            play(g, seat, codes(g, seat)[0])  # the ability card of the start
        stand(g, A="E-11", B="B-9", C="D-15")
        pawn(g, "E-1", "E-2", "E-3", "D-1", "D-2")
        found(g, "E-11", "fourth_card")
        g.progress[clue(g, "fourth_card")] = 2
        judging(g, 2)
    else:
        g = city("rex", "takuan", "yukari_mizuno")
        stand(g, A=STANDS.get(trigger, "A-11"), B="A-15" if trigger == "share_hex" else "B-9", C="C-15")
        for names in TAINTED:
            pawn(g, *names)
        SET.get(trigger, nothing)(g)
    g.hp = [3 if trigger == "hp_low" else 5, 5, 3]
    g.money = [0 if trigger == "money_0" else 3, 3, 3]
    g.heard()
    return g


def nothing(g: BlindEvolution) -> None:
    """Nothing more is needed."""


def long_line(g: BlindEvolution) -> None:
    """A lacks one straight bit of a line of four."""
    g.lines[A] = [0, 0, 0]
    g.pool[0] -= 3


def set_solved(g: BlindEvolution) -> None:
    found(g, "A-12", "harbour_witness")
    g.progress[clue(g, "harbour_witness")] = 3
    judging(g, 2)


def set_passed(g: BlindEvolution) -> None:
    long_line(g)
    judging(g, 2)


def set_failed(g: BlindEvolution) -> None:
    long_line(g)
    judging(g, 1)


def set_helped(g: BlindEvolution) -> None:
    g.supers[B] = 1
    judging(g, 2)


def set_boss(g: BlindEvolution) -> None:
    g.spawn(boss(g, "the_lender"), at(g, "A-12"))


def set_clue(g: BlindEvolution) -> None:
    chip(g, "A-12", "harbour_witness")
    judging(g, 2)


SET: dict[str, Callable[[BlindEvolution], None]] = {
    "search_done": lambda g: judging(g, 2),
    "search_empty": lambda g: judging(g, 2),
    "research_done": lambda g: judging(g, 2),
    "clue_found": set_clue,
    "clue_solved": set_solved,
    "judge_4": lambda g: judging(g, 4),
    "judge_8": all_link,
    "line_done": long_line,
    "ability_gain": set_passed,
    "fallen_pass": set_passed,
    "fallen_fail": set_failed,
    "super_used": set_helped,
    "battle_start": set_boss,
}

PLAYS = {  # what A does, so that the trigger occurs
    "walk_3": ("walk:A-17",),
    "take_taxi": ("taxi:C-6",),
    "take_train": ("ride:C-10",),
    "use_hospital": ("hospital",),
    "share_hex": ("walk:A-15",),
    "end_at_station": ("walk:A-8",),
    "end_at_facility": ("walk:A-11",),
    "enter_tile": ("walk:C-1",),
    "no_move": ("end",),
    "search_done": ("search", "enough"),
    "search_empty": ("search", "enough"),
    "clue_found": ("search", "check:A-12"),
    "research_done": ("research",),
    "clue_solved": ("research", "read"),
    "judge_1": ("earn", "stop"),
    "judge_4": ("earn", "on"),
    "judge_8": ("earn", "on"),
    "decon_done": ("clean:A-5",),
    "decon_twice": ("clean:A-5", "clean:A-4"),
    "earn_done": ("earn", "stop"),
    "money_4": ("earn", "stop"),
    "money_0": ("end",),
    "damage": ("research", "read"),
    "hp_low": ("end",),
    "near_taint": ("end",),
    "line_done": ("lay:straight:0",),
    "ability_gain": ("lay:straight:0", "card:street_sense"),
    "fallen_pass": ("lay:straight:0", "card:street_sense"),
    "fallen_fail": ("lay:straight:0", "card:street_sense"),
    "super_used": ("search",),
    "reserve_3": ("end",),
    "battle_start": ("walk:A-12",),
    "alone": ("end",),
}


def occur(g: BlindEvolution, trigger: str) -> None:
    """Play what meets a trigger in its scene."""
    play(g, A, *PLAYS[trigger])
    if trigger == "super_used":
        play(g, B, "help:1")


def spare_bits(g: BlindEvolution) -> None:
    """A has a bit of each type beside the board."""
    give_bits(g, A, straight=1, gentle=1, sharp=1)


# puzzles


def path(g: BlindEvolution, seat: int, n: int, line: tuple[int, ...] = ()) -> list[int]:
    """A line of exactly n bits across a seat's board; [] when there is none."""
    for kind in range(TYPES):
        for side in ways(g.box, g.colours[seat], list(line), kind):
            longer = (*line, kind * 6 + side)
            if completes(g.box, g.colours[seat], list(line)):
                if len(longer) == n:
                    return list(longer)
            elif len(longer) < n:
                whole = path(g, seat, n, longer)
                if whole:
                    return whole
    return []


def only(g: BlindEvolution, kind: int) -> None:
    """Let the pool hold bits of one type alone, as many as there are bits in it."""
    g.pool = [sum(g.pool) if each == kind else 0 for each in range(TYPES)]


def hand(g: BlindEvolution, seat: int, kind: int) -> None:
    """Let the bit in hand of a puzzle be of this type: the one that was drawn is discarded for it, if it is another."""
    if g.puzzle[1] != kind:
        only(g, kind)
        play(g, seat, codes(g, seat, "toss")[0])


def solve(g: BlindEvolution, seat: int, n: int) -> None:
    """Solve a puzzle with a line of exactly n bits, by bits that come as they are needed; n = 0: give it up."""
    assert asked(g) == (seat,)
    if n == 0:
        play(g, seat, "give_up")
        return
    pool = g.pool[:]
    pool[g.puzzle[1]] += 1
    line = path(g, seat, n)
    hand(g, seat, line[0] // 6)
    for i, bit in enumerate(line):
        if i + 1 < n:
            only(g, line[i + 1] // 6)
        else:  # what lies on the board and goes back is no more than what was drawn
            g.pool = [pool[kind] - sum(1 for each in line if each // 6 == kind) for kind in range(TYPES)]
        play(g, seat, f"lay:{bit // 6}:{bit % 6}")
