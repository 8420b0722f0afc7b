"""Where bots think: in processes of their own, on what their seat may know, and never on the match itself."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from chimera.bots import find_bot
from chimera.bots.levels import Tip, think
from chimera.engine.card import find, games
from chimera.engine.dice import Stream
from chimera.engine.visibility import Seen

HINT: Final = 400  # iterations of the search behind a hint

T = TypeVar("T")


def bots_choice(game: str, text: str, seat: int, bot: str, number: int) -> str:
    """The code a bot chooses; `text` is the dump of a game in which everything its seat cannot know was drawn anew."""
    card = find(game)
    seen = Seen(card.codec.from_text(text), seat)
    return find_bot(card, bot)(seen, Stream.from_number(number, "table")).code


def bots_tips(game: str, text: str, seat: int, iterations: int, number: int) -> list[Tip]:
    """A search's opinion of all options, best first."""
    card = find(game)
    seen = Seen(card.codec.from_text(text), seat)
    return think(card, seen, Stream.from_number(number, "table"), iterations)


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

    async def choice(self, game: str, text: str, seat: int, bot: str) -> str:
        """What a bot chooses."""
        return await self._ask(bots_choice, game, text, seat, bot, self._next())

    async def tips(self, game: str, text: str, seat: int) -> list[Tip]:
        """What a search thinks of the options."""
        return await self._ask(bots_tips, game, text, seat, HINT, self._next())

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
