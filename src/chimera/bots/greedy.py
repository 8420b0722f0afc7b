"""Looks one move ahead with the game's own evaluation: one choice, or a whole chain of them."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.agenda import choose, options
from chimera.engine.dice import Stream
from chimera.engine.game import Game, Opt
from chimera.engine.visibility import Seen

WIDE: Final = 16  # ways into a chain that are followed side by side: the best so far, when there are more
LONG: Final = 64  # links of a chain; no move of any game has more


def greedy(seen: Seen[Any], stream: Stream) -> Opt:
    """Try every option on a copy and take the one that leaves the seat best; ties by lot."""
    return best_option(seen, stream, False)


def greedy_together(seen: Seen[Any], stream: Stream) -> Opt:
    """The same for a team: the option that leaves all of them the best chance."""
    return best_option(seen, stream, True)


def best_option(seen: Seen[Any], stream: Stream, together: bool) -> Opt:
    """The option with the best end; equals by lot."""
    seat = seen.seat
    best: list[Opt] = []
    best_value = 0.0
    for opt in options(seen.game, seat):
        copy = seen.game.clone()
        choose(copy, seat, opt)
        value = best_end(copy, seat, together)
        if not best or value > best_value:
            best = [opt]
            best_value = value
        elif value == best_value:
            best.append(opt)
    return best[stream.below(len(best))]


def best_end(g: Game, seat: int, together: bool) -> float:
    """What a position is worth; amid a chain, what the best way to its end is worth."""
    if not goes_on(g):
        return judged(g, seat, together)
    ends: list[float] = []
    ways = [g]
    for _ in range(LONG):
        further: list[Game] = []
        for way in ways:
            for opt in options(way, seat):
                copy = way.clone()
                choose(copy, seat, opt)
                if goes_on(copy):
                    further.append(copy)
                else:
                    ends.append(judged(copy, seat, together))
        if not further:
            break
        ways = further if len(further) <= WIDE else likeliest(further, seat, together)
    return max(ends) if ends else judged(ways[0], seat, together)


def likeliest(ways: list[Game], seat: int, together: bool) -> list[Game]:
    """The ways into a chain that look best so far, equals in the order they were found."""
    values = [judged(way, seat, together) for way in ways]
    order = sorted(range(len(ways)), key=lambda i: -values[i])
    return [ways[i] for i in order[:WIDE]]


def goes_on(g: Game) -> bool:
    """Whether the seat that chose last is amid a composite move; a law says that nobody else is asked then."""
    return bool(g.agenda) and (g.agenda[-1].in_chain(g) or g.agenda[-1].MIDWAY)


def judged(g: Game, seat: int, together: bool) -> float:
    """How well a seat stands, or its team."""
    return g.team_value() if together else g.evaluate(seat)
