"""Many matches between bots, on all cores, with the same result whatever the number of jobs."""

from __future__ import annotations

import math
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from chimera.bots import Bot, find_bot
from chimera.bots.random import at_random
from chimera.engine.agenda import choose, options, turn
from chimera.engine.card import Brought, GameCard, SettingValue, find
from chimera.engine.dice import Dice, Stream, open_seed
from chimera.engine.game import Game
from chimera.engine.plan import NOTHING
from chimera.engine.reasons import ChimeraError, EngineBug
from chimera.engine.visibility import see

BATCH: Final = 25  # matches that a process plays at a time, at most
SHARES: Final = 4  # of a short series that each process has, one after the other
AHEAD: Final = 8  # pieces of work per process that wait or are done out of turn
Z95: Final = 1.959963984540054

A = TypeVar("A")
T = TypeVar("T")


class Played(msgspec.Struct, frozen=True):
    """How one simulated match went."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did over all matches; shared wins count as fractions."""

    bot: str
    wins: float
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float


class Result(msgspec.Struct, frozen=True):
    """The result of `chimera sim`."""

    game: str
    players: int
    games: int
    seed: int
    decisions: int
    decisions_per_second: float
    seats: list[SeatResult]


class Plan(msgspec.Struct, frozen=True):
    """What to simulate: enough to play any match of the series in any process."""

    game: str
    bots: tuple[str, ...]
    seed: int
    settings: dict[str, SettingValue]
    brought: Brought = NOTHING  # to every match
    drawn: tuple[str, ...] = ()  # choices of seats that are drawn for every match, where `brought` leaves them open


def card_for(plan: Plan, number: int) -> GameCard:
    """The card of the match with this number, as people would see it who bring the same."""
    card = find(plan.game).as_played(plan.settings)
    brought = msgspec.structs.replace(plan.brought, choices=choices_for(card, plan, number))
    return card.bringing(card.full_brought(len(plan.bots), brought))


def choices_for(card: GameCard, plan: Plan, number: int) -> tuple[dict[str, SettingValue], ...]:
    """What the seats choose in the match with this number; the lot is the same whichever bots sit there."""
    if not plan.drawn:
        return plan.brought.choices
    choices = [dict(chosen) for chosen in plan.brought.choices or [{}] * len(plan.bots)]
    stream = Stream.from_number(number, f"{plan.seed}/choices")
    for setting in card.seat_choices:
        if setting.name in plan.drawn:
            for chosen in choices:
                taken = [other.get(setting.name) for other in choices] if setting.distinct else []
                free = [value for value in setting.values if value not in taken]
                if setting.name not in chosen:
                    chosen[setting.name] = free[stream.below(len(free))]
    return tuple(choices)


def first_position(card: GameCard, plan: Plan, number: int) -> Game:
    """The match with this number, of this card, before its first choice."""
    dice = Dice.from_seed(open_seed(plan.seed * 1_000_003 + number), card.purposes)
    return card.new(len(plan.bots), dice)


def play_match(plan: Plan, number: int, watch: Callable[[Game], None] | None = None) -> Played:
    """The match with this number; it depends on nothing but the plan and the number. Somebody may watch each choice."""
    card = card_for(plan, number)
    g = first_position(card, plan, number)
    streams = [Stream.from_number(number, f"{plan.seed}/{seat}") for seat in range(len(plan.bots))]
    try:
        return play_between(card, g, [find_bot(card, name) for name in plan.bots], streams, watch)
    except EngineBug as bug:
        raise EngineBug(f"{bug} (Series {plan.seed}, match {number}.)") from bug


def play_between(
    card: GameCard,
    g: Game,
    bots: Sequence[Bot],
    streams: Sequence[Stream],
    watch: Callable[[Game], None] | None = None,
) -> Played:
    """Let bots, each with a stream of its own, play a match to its end."""
    seats = len(bots)
    if watch is not None:
        g.listen()
    bound = card.bound(seats)
    decisions = 0
    for _ in range(bound):
        seat = turn(g)
        if seat < 0:
            break
        opts = options(g, seat)
        if len(opts) == 1:
            choose(g, seat, opts[0])
        elif bots[seat] is at_random:  # needs no eyes: an option by lot is the same lot on every copy
            choose(g, seat, g.agenda[-1].sample(g, seat, streams[seat]))
        else:
            choose(g, seat, bots[seat](see(g, seat, streams[seat]), streams[seat]))
        decisions += len(opts) > 1
        if watch is not None:
            watch(g)
    outcome = g.outcome()
    if outcome is None:
        raise EngineBug(f"{card.title} did not end within {bound} choices.")
    return Played(tuple(outcome.share(s) for s in range(seats)), outcome.scores, decisions)


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Several matches in one process."""
    return [play_match(plan, number) for number in numbers]


def checked(
    card: GameCard,
    bots: Sequence[str],
    games: int,
    settings: Mapping[str, SettingValue],
    brought: Brought = NOTHING,
) -> dict[str, SettingValue]:
    """Say what is wrong with a series before anything starts; its full settings."""
    if games < 1:
        raise ChimeraError(f"A series needs at least 1 match, not {games}; give --games a positive number.")
    for name in bots:
        find_bot(card, name)
    card.new(len(bots), Dice.from_number(0, card.purposes), settings, brought=brought)
    return card.full_settings(settings)


def simulate(
    card: GameCard,
    bots: Sequence[str],
    games: int,
    seed: int,
    settings: Mapping[str, SettingValue] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    brought: Brought = NOTHING,
) -> Result:
    """Play a series of matches and count."""
    plan = Plan(card.name, tuple(bots), seed, checked(card, bots, games, settings or {}, brought), brought)
    began = time.perf_counter()
    played: list[Played] = []
    with closing(run_batches(play_batch, plan, range(games), jobs or os.cpu_count() or 1)) as batches:
        for batch in batches:
            played.extend(batch)
            if progress is not None:
                progress(len(batch))
    seconds = time.perf_counter() - began
    decisions = sum(p.decisions for p in played)
    seats = [seat_result(name, seat, played) for seat, name in enumerate(bots)]
    return Result(card.name, len(bots), games, seed, decisions, decisions / seconds, seats)


def run_batches(
    play: Callable[[Plan, Sequence[int]], list[T]], plan: Plan, numbers: Sequence[int], jobs: int
) -> Generator[list[T], None, None]:
    """The matches with these numbers in order, batch by batch, spread over processes."""
    size = max(1, min(BATCH, len(numbers) // (SHARES * jobs)))
    return spread(partial(play, plan), [numbers[i : i + size] for i in range(0, len(numbers), size)], jobs)


def spread(work: Callable[[A], T], items: Sequence[A], jobs: int) -> Generator[T, None, None]:
    """The work on each item, in order, by several processes; whoever stops listening stops them at once."""
    if jobs == 1 or len(items) < 2:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(min(jobs, len(items)), initializer=leave_the_keyboard_alone) as pool:
        waiting: deque[Future[T]] = deque()
        try:
            for item in items:
                waiting.append(pool.submit(work, item))
                if len(waiting) == AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for process in list(pool._processes.values()):
                process.terminate()
            raise


def leave_the_keyboard_alone() -> None:
    """In a new process: Ctrl-C is for whoever gave the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def seat_result(name: str, seat: int, played: Iterable[Played]) -> SeatResult:
    """One seat's line of the result."""
    shares = [p.shares[seat] for p in played]
    wins = math.fsum(shares)
    low, high = wilson(wins, len(shares))
    mean = sum(p.scores[seat] for p in played) / len(shares)
    return SeatResult(name, round(wins, 6), wins / len(shares), low, high, mean)


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson)."""
    rate = wins / n
    middle = rate + Z95 * Z95 / (2 * n)
    spread = Z95 * math.sqrt(rate * (1 - rate) / n + Z95 * Z95 / (4 * n * n))
    scale = 1 + Z95 * Z95 / n
    return round(max(0.0, (middle - spread) / scale), 9), round(min(1.0, (middle + spread) / scale), 9)


def as_dict(value: Any) -> Any:
    """A result as plain data for JSON."""
    return msgspec.to_builtins(value)
