"""The things on the table of Storm Watch as people see them. The client's types are made from these."""

from __future__ import annotations

from chimera.engine.views import Shown


class Place(Shown, frozen=True):
    """A place of the coast; it never changes."""

    name: str
    x: int  # from the left, 0 to 100
    y: int  # from the top, 0 to 100
    links: list[int]  # the places one step away
    stores: bool  # whether cards can be gathered here


class Fire(Shown, frozen=True):
    """A beacon fire."""

    at: int  # its place
    burns: int  # 0: it is out
    most: int  # it never burns higher
    loses: int  # what the storm takes of it unless somebody shields it
    danger: int  # how likely the storm strikes it in what is left of the hour, in percent


class Left(Shown, frozen=True):
    """How the night before left a fire; it never changes."""

    at: int
    burnt: int  # at dawn; 0: it was out


class StormCard(Shown, frozen=True):
    """A card of the storm."""

    at: int  # the fire's place; -1 for rain, which falls on every fire
    loss: int
    cards: int  # so many are alike


class Keeper(Shown, frozen=True):
    """A seat's keeper."""

    at: int
    effort: int  # left in this hour
    trade: str
    cards: int  # in hand


class Omen(Shown, frozen=True):
    """The omen of the night, as far as everybody knows it."""

    lookout: int  # the seat that has read it
    waits: bool  # whether it still lies face down
    came: int  # the omen that came, -1 for none
    not_these: list[int]  # omens that would have come by now


class Begun(Shown, frozen=True):
    """A move that a keeper has begun: a card that is played, or somebody who is given one or goes by boat."""

    seat: int
    card: int  # -1 while it is not chosen
    other: int  # a seat, or -1


class StormWatchPublic(Shown, frozen=True):
    """What everybody sees."""

    coast: str
    night: int  # of the campaign, from 1
    left: list[Left]  # by the night before; empty in the first
    hour: int
    hours: int
    phase: str  # dusk, work, storm, omen, dawn
    keep: int  # so many fires must burn
    scores: list[int]  # fires that burn, the same for every seat
    places: list[Place]
    fires: list[Fire]
    keepers: list[Keeper]
    omen: Omen
    stores: int  # cards left there
    hand_limit: int  # cards a keeper holds at most
    spent: list[int]  # cards that were played
    gusts: int  # storm cards still to come in this hour
    storm: int  # cards in the storm deck
    forecast: list[int]  # the next of them, as far as everybody knows
    blown: list[int]  # storm cards of the night so far, until they are shuffled again
    storm_cards: list[StormCard]  # by number; it never changes
    begun: Begun | None


class StormWatchPrivate(Shown, frozen=True):
    """What depends on who looks."""

    hands: list[list[int]]  # per seat; -1 for a card one may not see
    omen_card: int | None  # the omen that lies face down, -1 for who has not read it; None when it came
