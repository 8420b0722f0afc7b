"""Where bots think: in processes of their own, on what their seat may know, and never on the match itself."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

from chimera.bots import find_bot
from chimera.bots.levels import SEARCHES, Depth, Tip, depth_of, think
from chimera.engine.card import GameCard, Ticket, games
from chimera.engine.dice import Stream
from chimera.engine.visibility import Seen, see

HINT: Final = Depth(400)  # the search behind a hint

SHARES: Final = {"hard": 1 / 3}  # of the time a search may take while somebody waits; other levels take all of it

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot chose, and how much of its search it did when that was cut short."""

    code: str
    cut: str = ""  # "1200 of 10000 iterations", "9100 of 10000 iterations and 6 of 24 playouts"


class Deadline:
    """Says when a search has taken long enough, and remembers whether it did."""

    def __init__(self, seconds: float) -> None:
        self.at = time.monotonic() + seconds
        self.passed = False

    def __call__(self) -> bool:
        self.passed = self.passed or time.monotonic() >= self.at
        return self.passed


def bots_choice(ticket: Ticket, text: str, seat: int, bot: str, number: int, seconds: float) -> Thought:
    """What a bot chooses; `text` is the dump of a game in which everything its seat cannot know was drawn anew.

    A search ends after so many seconds for an expert, and a part of them for others; with 0 only at its last iteration.
    """
    card = ticket.card()
    seen = again(card, text, seat, number)
    stream = Stream.from_number(number, "table")
    if bot not in SEARCHES or not seconds:
        return Thought(find_bot(card, bot)(seen, stream).code)
    depth = depth_of(card, bot)
    deadline = Deadline(seconds * SHARES.get(bot, 1.0))
    tips = think(card, seen, stream, depth, None, deadline)
    if not deadline.passed:
        return Thought(tips[0].code)
    done = f"{sum(tip.visits for tip in tips)} of {depth.iterations} iterations"
    played = max(tip.played for tip in tips)
    return Thought(tips[0].code, f"{done} and {played} of {depth.playouts} playouts" if played else done)


def bots_tips(ticket: Ticket, text: str, seat: int, depth: Depth, number: int) -> list[Tip]:
    """A search's opinion of all options, best first."""
    card = ticket.card()
    seen = again(card, text, seat, number)
    return think(card, seen, Stream.from_number(number, "table"), depth)


def again(card: GameCard, text: str, seat: int, number: int) -> Seen[Any]:
    """The game of a dump through the eyes of its seat: a dump is opened with a box that is whole."""
    return see(card.codec.from_text(text), seat, Stream.from_number(number, "again"))


def begin_work() -> None:
    """In a new process: leave Ctrl-C to the server, end when the server ends however it ends, know the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def follow() -> None:
            multiprocessing.connection.wait([sentinel])
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()
    games()


class Thinkers:
    """So many processes for the bots; with 0, a thread beside the server."""

    def __init__(self, workers: int, number: int | None = None) -> None:
        self.workers = workers
        self.number = number  # for tests: the bots' streams follow from it
        self.pool = self._hire()

    def _hire(self) -> Executor:
        if self.workers == 0:
            return ThreadPoolExecutor(1, "thinker")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=begin_work)

    def _next(self) -> int:
        if self.number is None:
            return secrets.randbits(60)
        self.number += 1
        return self.number

    async def choice(self, ticket: Ticket, text: str, seat: int, bot: str, seconds: float = 0) -> Thought:
        """What a bot chooses, in so many seconds when somebody waits."""
        return await self._ask(bots_choice, ticket, text, seat, bot, self._next(), seconds)

    async def tips(self, ticket: Ticket, text: str, seat: int) -> list[Tip]:
        """What a search thinks of the options."""
        return await self._ask(bots_tips, ticket, text, seat, HINT, self._next())

    async def _ask(self, work: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:  # a worker was killed: hire others and ask once more
            if self.pool is pool:
                pool.shutdown(wait=False)
                self.pool = self._hire()
            return await loop.run_in_executor(self.pool, work, *arguments)

    def close(self) -> None:
        """Let the workers go, without waiting for their thoughts."""
        if isinstance(self.pool, ProcessPoolExecutor):
            for worker in list((self.pool._processes or {}).values()):
                worker.terminate()
        self.pool.shutdown(wait=False, cancel_futures=True)
