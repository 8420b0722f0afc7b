"""How much one guest may do in how much time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

MOST_BUCKETS: Final = 10_000


class Limits(msgspec.Struct, frozen=True):
    """Numbers per kind of thing: how many at once, and how many per second afterwards."""

    messages: tuple[float, float] = (60, 20)  # on one socket
    chat: tuple[float, float] = (5, 0.5)
    hints: tuple[float, float] = (3, 0.5)
    advice: tuple[float, float] = (10, 1)  # plans and offers, on one socket
    tables: tuple[float, float] = (20, 0.05)  # new ones, per guest
    tables_from_one_address: tuple[float, float] = (100, 0.2)
    files_from_one_address: tuple[float, float] = (60, 0.5)  # that people bring or let us look at
    requests: tuple[float, float] = (200, 50)  # from one address
    sockets: int = 20  # per guest
    message_bytes: int = 4_096
    body_bytes: int = 65_536
    file_bytes: int = 512 * 1024  # a request with one file that somebody wrote; in JSON it is longer than by itself
    table_bytes: int = 3 * 1024 * 1024  # a new table with all its files


class Bucket:
    """A bucket of tokens that fills again by itself."""

    __slots__ = ("at", "clock", "left", "most", "rate")

    def __init__(self, most_and_rate: tuple[float, float], clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.rate = most_and_rate
        self.left = self.most
        self.clock = clock
        self.at = clock()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket per guest or address; the longest unused are forgotten."""

    def __init__(self, most_and_rate: tuple[float, float]) -> None:
        self.shape = most_and_rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more is allowed to somebody."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.shape)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take()
