"""Seeded randomness: named streams, each an sfc32 generator keyed by HMAC-SHA-256 of the match's seed.

A stream is a purpose ("deck", "combat") and a counter. Opening a stream again raises its counter, so a draw
in one place never shifts another:

    dice = Dice.from_number(7, ("deck", "combat"))
    dice.shuffle(0, cards)        # a new stream for every shuffle
    dice.open(1)                  # a new round of combat
    pips = 1 + dice.below(1, 6)
"""

from __future__ import annotations

import hmac
from typing import ClassVar, Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")

PER_STREAM: Final = 5  # a, b, c, the generator's own count, the stream's counter
WARM_UP: Final = 12


class Stream:
    """One generator on its own, for everything outside the rules: bots, simulation, determinizing, law checks."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, a: int, b: int, c: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.n: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    @staticmethod
    def from_number(number: int, use: str = "bot") -> Stream:
        """The stream that a number and a use stand for."""
        return Stream.from_digest(hmac.digest(b"chimera stream", f"{use}:{number}".encode(), "sha256"))

    @staticmethod
    def from_digest(digest: bytes) -> Stream:
        """A stream keyed by the first twelve bytes of a digest."""
        return Stream(word_at(digest, 0), word_at(digest, 4), word_at(digest, 8))

    def word(self) -> i64:
        """The next 32 random bits."""
        mask: i64 = 0xFFFFFFFF
        b: i64 = self.b
        c: i64 = self.c
        t: i64 = (self.a + b + self.n) & mask
        self.n = (self.n + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = ((((c << 21) & mask) | (c >> 11)) + t) & mask
        return t

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1 (Lemire's multiplication, without a bias)."""
        mask: i64 = 0xFFFFFFFF
        m: i64 = n
        product: i64 = self.word() * m
        if (product & mask) < m:
            least: i64 = (mask + 1 - m) % m
            while (product & mask) < least:
                product = self.word() * m
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            x = items[i]
            items[i] = items[j]
            items[j] = x
            i -= 1


class Dice:
    """All streams of one match; copied with it and part of its fingerprint."""

    __slots__ = ("drawn", "purposes", "seed", "words")
    FIELDS: ClassVar[tuple[str, ...]] = ("seed", "purposes", "words", "drawn")

    def __init__(self, seed: str, purposes: tuple[str, ...], words: list[int], drawn: int) -> None:
        self.seed = seed  # 64 hex digits, or "" for dice that follow other dice (see `sandbox`)
        self.purposes = purposes
        self.words = words
        self.drawn = drawn  # numbers drawn so far, in all streams: tells when a choice rolled dice

    @staticmethod
    def from_seed(seed: str, purposes: tuple[str, ...]) -> Dice:
        """The dice of a match with a 256-bit seed, given as 64 hex digits."""
        return Dice(seed, purposes, [0] * (PER_STREAM * len(purposes)), 0)

    @staticmethod
    def from_number(number: int, purposes: tuple[str, ...]) -> Dice:
        """Dice of an open seed, a small number that everybody may know."""
        return Dice.from_seed(open_seed(number), purposes)

    def clone(self) -> Dice:
        """An independent copy."""
        return Dice(self.seed, self.purposes, self.words[:], self.drawn)

    @staticmethod
    def sandbox(source: Stream, purposes: tuple[str, ...]) -> Dice:
        """Dice for a copy to play on with: they follow another stream and hold no trace of a match's seed."""
        base = PER_STREAM * len(purposes)
        words = [0] * (base + PER_STREAM)
        for i in range(3):
            words[base + i] = source.word()
        words[base + 3] = 1
        return Dice("", purposes, words, 0)

    def open(self, stream: int) -> None:
        """Begin a stream anew with the next counter."""
        words = self.words
        base = stream * PER_STREAM
        counter = words[base + 4] + 1
        words[base + 4] = counter
        if self.seed:
            key = bytes.fromhex(self.seed)
            digest = hmac.digest(key, (self.purposes[stream] + ":" + str(counter)).encode(), "sha256")
            for i in range(3):
                words[base + i] = word_at(digest, 4 * i)
        else:
            last = len(words) - PER_STREAM
            for i in range(3):
                words[base + i] = step_sfc32(words, last)
        words[base + 3] = 1
        for _ in range(WARM_UP):
            step_sfc32(words, base)

    def word(self, stream: int) -> i64:
        """The next 32 random bits of a stream; opens the stream at its first use."""
        base = stream * PER_STREAM
        if self.words[base + 3] == 0:
            self.open(stream)
        self.drawn += 1
        return step_sfc32(self.words, base)

    def below(self, stream: int, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        if n > 0xFFFFFFFF:  # only a state made by hand can ask for this
            raise ValueError(f"There are no {n} equally likely numbers in 32 bits.")
        mask: i64 = 0xFFFFFFFF
        m: i64 = n
        product: i64 = self.word(stream) * m
        if (product & mask) < m:
            least: i64 = (mask + 1 - m) % m
            while (product & mask) < least:
                product = self.word(stream) * m
        return product >> 32

    def shuffle(self, stream: int, items: list[int]) -> None:
        """Put the items into a random order, on a fresh stream."""
        self.open(stream)
        i = len(items) - 1
        while i > 0:
            j = self.below(stream, i + 1)
            x = items[i]
            items[i] = items[j]
            items[j] = x
            i -= 1


def step_sfc32(words: list[int], base: int) -> i64:
    """One step of the sfc32 generator whose state begins at words[base]."""
    mask: i64 = 0xFFFFFFFF
    a: i64 = words[base]
    b: i64 = words[base + 1]
    c: i64 = words[base + 2]
    n: i64 = words[base + 3]
    t: i64 = (a + b + n) & mask
    words[base + 3] = (n + 1) & mask
    words[base] = b ^ (b >> 9)
    words[base + 1] = (c + (c << 3)) & mask
    words[base + 2] = ((((c << 21) & mask) | (c >> 11)) + t) & mask
    return t


def open_seed(number: int) -> str:
    """The 256-bit seed, in hex, that stands for a number given by hand."""
    return hmac.digest(b"chimera open seed", str(number).encode(), "sha256").hex()


def word_at(digest: bytes, start: int) -> int:
    """Four bytes of a digest as a number."""
    return int.from_bytes(digest[start : start + 4], "little")
