"""Who sits at a table."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from chimera.bots import bots_for
from chimera.engine.card import GameCard
from chimera.engine.events import HOST
from chimera.engine.game import Game
from chimera.engine.trouble import Trouble

Kind = Literal["person", "bot", "open"]
Until = Literal["act", "phase", "round"]
Lent = Literal["", "absent", "resigned"]
NAMES: Final = ("Anning", "Wallace", "Mendel", "Huxley", "Margulis", "Lyell", "McClintock", "Bates", "Gould", "Merian")
LONGEST_NAME: Final = 24
BEST: Final = ("normal", "greedy", "random")


class Standing(msgspec.Struct, frozen=True):
    """A seat's wish to pass for a while."""

    until: Until  # somebody else acts in such a window, the next phase, the next round
    kind: str  # of the windows it is for
    since: int  # choices of the match when it was said; taken back with them


def kept(standing: Standing | None) -> str:
    """A wish as the disk keeps it."""
    return "" if standing is None else msgspec.json.encode(standing).decode()


def as_kept(text: str) -> Standing | None:
    """A wish from the disk."""
    return msgspec.json.decode(text, type=Standing) if text else None


def kind_of(g: Game) -> str:
    """The kind of window that is open, or "" when the decision is none."""
    step = g.agenda[-1] if g.agenda else None
    return type(step).__name__ if step is not None and step.WINDOW else ""


class Place(msgspec.Struct):
    """A seat at a table, or the place of the host."""

    name: str
    kind: Kind
    bot: str  # who plays it now; "" for a person
    invitation: str
    key: str
    guests: set[str] = msgspec.field(default_factory=set)  # the devices its person holds it from
    connected: int = 0  # how many of them look at the table now
    left: float = 0.0  # when the last of them went, by the house's clock
    standing: Standing | None = None  # passes for a while
    lent: Lent = ""  # why a bot plays for its person: others let it sit in, or for good; "" by their own wish

    @property
    def away(self) -> bool:
        """Whether a bot plays for a person."""
        return self.kind == "person" and self.bot != ""

    @property
    def invited(self) -> bool:
        """Whether its invitation is good."""
        return self.kind == "open"

    def row(self, table_id: str, seat: int) -> dict[str, Any]:
        """The place as it is kept."""
        return {
            "table_id": table_id,
            "seat": seat,
            "name": self.name,
            "kind": self.kind,
            "bot": self.bot,
            "invitation": self.invitation,
            "key": self.key,
            "until": kept(self.standing),
            "lent": self.lent,
        }

    def copy(self) -> Place:
        """A copy to change, until the change is on the disk."""
        return msgspec.structs.replace(self, guests=set(self.guests))

    def at_another_table(self) -> Place:
        """The same people there, with links of its own."""
        place = new_place(self.kind, self.name, self.bot)
        place.guests = set(self.guests)
        return place


def new_place(kind: Kind, name: str, bot: str = "") -> Place:
    """A seat with fresh links."""
    return Place(name, kind, bot, secrets.token_urlsafe(24), secrets.token_urlsafe(24))


def places_of(
    rows: Sequence[Mapping[str, Any]], holders: Sequence[Mapping[str, Any]]
) -> tuple[list[Place], Place | None]:
    """The seats of a table and the place of its host, as they were kept."""
    places = {
        row["seat"]: Place(
            row["name"],
            row["kind"],
            row["bot"],
            row["invitation"],
            row["key"],
            standing=as_kept(row["until"]),
            lent=row["lent"],
        )
        for row in rows
    }
    for holder in holders:
        places[holder["seat"]].guests.add(holder["guest"])
    host = places.pop(HOST, None)
    return [places[seat] for seat in sorted(places)], host


def free_name(places: Sequence[Place], taken: Sequence[str] = ()) -> str:
    """A bot's name that nobody at the table has."""
    used = {place.name for place in places} | set(taken)
    return next((name for name in NAMES if name not in used), f"Bot {len(used) + 1}")


def unlike(name: str, used: Collection[str]) -> str:
    """A person's name, with a number behind it when somebody at the table has it already."""
    return next(n for n in [name, *(f"{name} {i}" for i in range(2, 20))] if n not in used)


def checked_name(name: str) -> str:
    """A nickname that fits on a seat; a sentence when it does not."""
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Trouble("nickname", most=LONGEST_NAME)
    return plain


def best_bot(card: GameCard) -> str:
    """Whom to play against when nothing else is asked for."""
    bots = bots_for(card)
    return next(name for name in (*BEST, *bots) if name in bots)
