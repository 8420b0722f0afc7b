"""The content of Storm Watch: coasts, ours and those that people write, cards, omens, weather; and the luggage."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from chimera.engine.content import Id, Pack, Record
from chimera.games.reference.storm_watch.words import BRIGHTEST, MOST_PLACES, NIGHTS

FOLDER: Final = Path(__file__).parent
COASTS: Final = ("content/skarnvik.yaml", "content/lomsund.yaml")
BOX: Final = "content/box.yaml"
FEWEST_FIRES: Final = 2
MOST_FIRES: Final = 6

Named = Annotated[str, Meta(min_length=1, max_length=24, examples=["Gull Rock"])]
Percent = Annotated[int, Meta(ge=0, le=100, examples=[50])]
Count = Annotated[int, Meta(ge=1, le=9, examples=[2])]
Count10 = Annotated[int, Meta(ge=1, le=80, examples=[25])]
Keys = tuple[str | int, ...]


class PlaceOnCoast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A place where keepers can stand."""

    id: Id
    name: Named
    x: Percent  # from the left
    y: Percent  # from the top
    links: list[Id]  # places one step away; a link is written at one end or at both
    fire: Annotated[int, Meta(ge=1, le=BRIGHTEST, examples=[3])] | None = None  # how it burns at dusk
    stores: bool = False


class Blow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Some cards of the storm: a gust at a fire, or rain where no fire is named."""

    at: Id | None = None
    loss: Annotated[int, Meta(ge=1, le=5, examples=[2])]
    cards: Count = 1


class Coast(Pack, frozen=True, kw_only=True):
    """A coast and its storm."""

    name: Named
    hours: Annotated[int, Meta(ge=3, le=8, examples=[5])]
    keep: Annotated[int, Meta(ge=1, le=MOST_FIRES, examples=[3])]  # so many fires must burn
    start: Id  # where the keepers are at dusk
    places: Annotated[list[PlaceOnCoast], Meta(min_length=3, max_length=MOST_PLACES)]
    storm: Annotated[list[Blow], Meta(min_length=1, max_length=24)]
    second_night: Annotated[list[Blow], Meta(max_length=12)] = msgspec.field(default_factory=list)  # they join then

    def number(self, place: str) -> int:
        """A place by its id; -1 when there is none."""
        return next((i for i, each in enumerate(self.places) if each.id == place), -1)

    @property
    def links(self) -> list[list[int]]:
        """Per place the places one step away, both ways."""
        near: list[set[int]] = [set() for _ in self.places]
        for i, place in enumerate(self.places):
            for other in place.links:
                near[i].add(self.number(other))
                near[self.number(other)].add(i)
        return [sorted(each) for each in near]

    def faults(self) -> Iterator[tuple[Keys, str]]:
        yield from self.wrong_names()
        yield from self.wrong_shape()

    def wrong_names(self) -> Iterator[tuple[Keys, str]]:
        """Names of places that are there twice, or not at all."""
        known = ", ".join(place.id for place in self.places)
        for i, place in enumerate(self.places):
            if self.number(place.id) < i:
                yield ("places", i, "id"), f"two places are called '{place.id}', expected a name for each; rename one."
        for i, place in enumerate(self.places):
            for j, link in enumerate(place.links):
                at = ("places", i, "links", j)
                if self.number(link) == i:
                    yield at, f"'{place.id}' is linked to itself, expected another place; delete this link."
                elif self.number(link) < 0:
                    yield at, f"'{link}' is no place of this coast, expected one of {known}; correct or delete it."
        if self.number(self.start) < 0:
            yield ("start",), f"'{self.start}' is no place of this coast, expected one of {known}; write one of them."
        fires = [place.id for place in self.places if place.fire is not None]
        for key, blows in (("storm", self.storm), ("second_night", self.second_night)):
            for i, blow in enumerate(blows):
                if blow.at is not None and blow.at not in fires:
                    expected = ", ".join(fires) or "a place with a fire"
                    what = f"no fire burns at '{blow.at}', expected {expected}; "
                    yield (key, i, "at"), what + "name one of them, or leave 'at' out for rain."

    def wrong_shape(self) -> Iterator[tuple[Keys, str]]:
        """Fires that are too few, stores that are missing, places that nobody can reach."""
        fires = sum(place.fire is not None for place in self.places)
        if not FEWEST_FIRES <= fires <= MOST_FIRES:
            what = f"the coast has {fires} fires, expected {FEWEST_FIRES} to {MOST_FIRES}; "
            yield ("places",), what + "add or delete lines such as 'fire: 3'."
        if self.keep > fires:
            yield ("keep",), f"keep is {self.keep}, but there are only {fires} fires; write {fires} or less."
        if not any(place.stores for place in self.places):
            yield ("places",), "no place has stores, expected at least one; add a line 'stores: true' to a place."
        reached = reached_from(self.links, self.number(self.start))
        for i, place in enumerate(self.places):
            if i not in reached:
                what = f"nobody can reach '{place.id}' from '{self.start}'; add a link to a place that can be reached."
                yield ("places", i), what


def reached_from(links: list[list[int]], start: int) -> dict[int, int]:
    """The places that can be reached, each with its distance in steps."""
    steps = {start: 0}
    waiting = [start]
    for place in waiting:
        for other in links[place]:
            if other not in steps:
                steps[other] = steps[place] + 1
                waiting.append(other)
    return steps


class CardKind(Record, frozen=True, kw_only=True):
    """A kind of card in the stores."""

    copies: Count  # for every keeper
    amount: Annotated[int, Meta(ge=1, le=BRIGHTEST)]  # what it adds, saves or shows, by its kind


class OmenKind(Record, frozen=True, kw_only=True):
    """An omen: it comes when its sign is there, and then fires lose."""

    sign: Literal["dark", "faint", "bright", "crowd", "lonely"]
    where: Literal["all", "brightest", "faintest"]
    loss: Annotated[int, Meta(ge=1, le=BRIGHTEST)]


class Weather(Record, frozen=True, kw_only=True):
    """How hard it blows."""

    gusts: Annotated[
        list[Annotated[int, Meta(ge=1, le=80)]], Meta(min_length=3, max_length=3)
    ]  # in ten hours, 2-4 seats
    worse: Annotated[int, Meta(ge=0, le=40)]  # so many more in the second night


class Contained(Pack, frozen=True, kw_only=True):
    """The file content/box.yaml."""

    hand: Count  # cards with which a keeper begins
    gathered: Count  # cards
    cards: list[CardKind]
    omens: list[OmenKind]
    weather: list[Weather]


class Luggage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a campaign carries from night to night."""

    night: Annotated[int, Meta(ge=1, le=NIGHTS)]  # the one that comes
    burns: dict[str, Annotated[int, Meta(ge=0, le=BRIGHTEST)]] = {}  # by place, as they were left
    scars: list[str] = []  # places whose fires went out
    lost: Annotated[int, Meta(ge=0)] = 0  # nights that had to be watched again
