"""Pig's visiting card; its variants are content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec

from chimera.engine.card import GameCard, Setting, SettingValue
from chimera.engine.content import Pack, Record
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents
from chimera.engine.game import Opt
from chimera.games.reference.pig.bot import hold_at_twenty
from chimera.games.reference.pig.game import SEATS, TURNS, TURNS_EACH, WORDS, Pig, Turn
from chimera.games.reference.pig.shown import PigPublic


class Variant(Record, frozen=True, kw_only=True):
    """A way to play pig: the score to reach and the faces of the die."""

    target: Annotated[int, msgspec.Meta(ge=10, le=1000)]
    faces: Annotated[int, msgspec.Meta(ge=2, le=20)] = 6


class Variants(Pack, frozen=True, kw_only=True):
    """The file content/variants.yaml."""

    variants: list[Variant]


VARIANTS: Final = "content/variants.yaml"


class PigCard(GameCard):
    """Roll or hold."""

    name = "pig"
    title = "Pig"
    summary = "Roll again or hold: the smallest game of chance."
    players = (2, SEATS)
    minutes = 5
    folder = Path(__file__).parent
    words = WORDS
    state = Pig
    steps = (Turn,)
    purposes = ("die",)
    content: Mapping[str, type] = {VARIANTS: Variants}
    bots: Mapping[str, Callable[..., Opt]] = {"greedy": hold_at_twenty}
    views = (PigPublic,)
    events: Mapping[str, tuple[str, ...]] = {
        "rolled": ("pot", "turns"),
        "scored": ("scores", "pot", "turns"),
        "ended": ("pot",),
    }
    big = ("ended",)

    def open(self, contents: Contents) -> None:
        super().open(contents)
        self.variants: dict[str, Variant] = {variant.id: variant for variant in contents.files[VARIANTS].variants}
        self.settings = (Setting("variant", tuple(self.variants), "how long the race is, and with which die"),)

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Pig:
        variant = self.variants[str(settings["variant"])]
        return Pig([TURNS[0]], dice, [0] * seats, rules, variant.target, variant.faces, 0, 1)

    def bound(self, seats: int) -> int:
        return TURNS_EACH * seats * max(variant.target for variant in self.variants.values())


CARD: Final = PigCard()
