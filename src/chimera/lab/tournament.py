"""A tournament between bots: every pair meets, seats rotate, results are kept as they come, so it can be resumed."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import permutations
from pathlib import Path

import msgspec

from chimera.bots import find_bot
from chimera.engine.card import GameCard, SettingValue
from chimera.engine.dice import Dice
from chimera.engine.reasons import ChimeraError
from chimera.lab.kept import Kept
from chimera.lab.ratings import Bout
from chimera.lab.simulate import Plan, play_match, spread


class Event(msgspec.Struct, frozen=True):
    """A tournament as it is written at the head of its file."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    settings: dict[str, SettingValue]


def seating(event: Event, number: int) -> tuple[str, ...]:
    """Who sits where in a match: one bot of a pair against seats full of the other, each pair and seat in turn."""
    pairs = list(permutations(event.bots, 2))
    one, other = pairs[number % len(pairs)]
    seat = number // len(pairs) % event.players
    return tuple(one if s == seat else other for s in range(event.players))


def play_bout(event: Event, number: int) -> Bout:
    """One match of the tournament; it depends on nothing but the tournament and its number."""
    bots = seating(event, number)
    played = play_match(Plan(event.game, bots, event.seed, event.settings), number)
    return Bout(number, bots, played.shares, played.scores, played.decisions)


def hold(
    card: GameCard,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    file: Path,
    settings: Mapping[str, SettingValue] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Bout]:
    """Play the matches that the file does not hold yet; all of them, in order of their numbers."""
    if card.together:
        raise ChimeraError(
            f"{card.title} is won or lost together, so its bots cannot be rated against each other; "
            f"compare whole teams with 'chimera sim {card.name} --team {','.join(bots)}'."
        )
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise ChimeraError("A tournament needs two or more different bots; name them with --bots A,B.")
    if games < 1:
        raise ChimeraError(f"A tournament needs at least 1 match, not {games}; give --games a positive number.")
    for name in bots:
        find_bot(card, name)
    event = Event(card.name, tuple(bots), players, games, seed, card.full_settings(settings or {}))
    card.new(players, Dice.from_number(0, card.purposes), event.settings)
    kept = Kept(file, event, Bout, "tournament")
    done = {bout.number: bout for bout in kept.done("games") if bout.number < games}
    if progress is not None:
        progress(len(done))
    todo = [number for number in range(games) if number not in done]
    with kept.opened() as out, closing(spread(partial(play_bout, event), todo, jobs or os.cpu_count() or 1)) as bouts:
        for bout in bouts:
            kept.add(out, [bout])
            done[bout.number] = bout
            if progress is not None:
                progress(1)
    return [done[number] for number in range(games)]
