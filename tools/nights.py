"""Nights of Blind Evolution Mythos worth a picture, laid out on the tables of a server by tools/contact_sheet.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from chimera.bots import find_bot
from chimera.engine.agenda import asked, choose, options, turn
from chimera.engine.dice import Stream
from chimera.engine.visibility import see
from chimera.games.blind_evolution.state import BlindEvolution
from tests.blind_evolution.boards import line
from tests.blind_evolution.city import CARD, A, C, D, at, boss, city, found, give_bits, hold, judging, pawn, stand
from tests.browser.begun import lay_out, night

TEAM: Final = ("Ada", "normal", "normal", "normal")
HEROES: Final = ("toru_kodai", "chihiro_sakura", "amanogawa", "rex")
THIRD: Final = 3  # turn
LAIR: Final = at(city(), "B-10")


def late() -> BlindEvolution:
    """The third turn of a night, A's own, as bots have played it up to there."""
    bot = find_bot(CARD, "normal")
    for number in range(1, 60):
        g = city(*HEROES, seed=number)
        stream = Stream.from_number(number, "pictures")
        while turn(g) >= 0 or asked(g):
            seat = asked(g)[0]
            if g.turn == THIRD and seat == A and g.active == A and g.points == 2 and find(g, "search"):
                if any(g.clues) and sum(g.pawns) > 8 and g.boss_at[0] < 0:
                    return g
                break
            offered = options(g, seat)
            choice = offered[0] if len(offered) == 1 else bot(see(g, seat, stream), stream)
            choose(g, seat, choice)
    raise SystemExit("No night is like that any more; look at tools/nights.py.")


def find(g: BlindEvolution, verb: str) -> bool:
    """Whether A may do this now."""
    return any(opt.verb == verb for opt in options(g, A))


def crowded() -> BlindEvolution:
    """A night with contamination and cards, everybody somewhere else."""
    g = city(*HEROES)
    stand(g, A="C-6", B="A-5", C="A-16", D="B-11")
    pawn(g, "A-13", "A-14", "A-15", "B-4", "B-5", "B-6", "B-7", "B-8", "C-11", "C-12")
    found(g, "A-5", "harbour_witness")
    hold(g, A, "second_chance")
    hold(g, C, "side_job")
    hold(g, D, "combat_boost", "paper_ward")
    g.hp = [6, 7, 5, 8]
    g.money = [2, 1, 3, 0]
    g.supers = [1, 0, 0, 2]
    return g


def judged() -> BlindEvolution:
    """A is about to earn money, and five cards will link."""
    g = crowded()
    stand(g, A="C-5")
    judging(g, 6)
    return g


def written() -> BlindEvolution:
    """Three bits lie on A's board, and there are two ways on."""
    g = crowded()
    line(g, A, "straight:0", "gentle:5")
    give_bits(g, A, straight=2, gentle=3, sharp=1)
    return g


def fought() -> BlindEvolution:
    """The Lender is out; A stands beside it and a friend too."""
    g = crowded()
    g.spawn(boss(g, "the_lender"), at(g, "B-10"))
    g.boss_hp[boss(g, "the_lender")] = 9
    stand(g, A="B-14", B="A-5", D="B-11")
    judging(g, 4)
    return g


NIGHTS: Final[dict[str, Callable[[], BlindEvolution]]] = {
    "late": late,
    "judged": judged,
    "written": written,
    "fought": fought,
}


def lay_out_nights(database: Path) -> None:
    """One table for each, at which the first seat is free."""
    lay_out(database, {name: night(make(), *TEAM) for name, make in NIGHTS.items()})
