"""What people bring to a table: kept with it until its match begins, then the match's header has it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chimera.engine.card import Brought, GameCard, SettingValue
from chimera.engine.content import parse
from chimera.engine.dice import Dice, open_seed
from chimera.engine.plan import NOTHING, read_files
from chimera.table.seats import Place


def packed(brought: Brought) -> str:
    """What is brought, as the disk keeps it."""
    return "" if brought == NOTHING else msgspec.json.encode(brought).decode()


def unpacked(text: str) -> Brought:
    """What is brought, from the disk."""
    return msgspec.json.decode(text, type=Brought) if text else NOTHING


def with_hands(brought: Brought, places: Sequence[Place]) -> Brought:
    """What is brought, and who plays which seats; nothing is said of hands where everybody has one seat."""
    hands: list[int] = []
    for seat, place in enumerate(places):
        same = (hands[other] for other in range(seat) if places[other].guests & place.guests)
        hands.append(next(same, len(set(hands))))
    several = len(set(hands)) < len(hands)
    return msgspec.structs.replace(brought, hands=tuple(hands) if several else ())


def checked(card: GameCard, seats: int, settings: dict[str, SettingValue], brought: Brought) -> Brought:
    """What is brought, whole; a sentence when the game cannot be set up with it, before anybody waits for it."""
    card = card.as_played(settings)
    brought = card.full_brought(seats, brought)
    if brought != NOTHING:
        card.bringing(brought).new(seats, Dice.from_seed(open_seed(0), card.purposes))
    return brought


def kind_of_file(card: GameCard, name: str, text: str) -> str:
    """What a file says it is that somebody wants to bring; a sentence with line and remedy when it is not in order."""
    read_files(card.title, card.user_files, {name: text})
    return parse(text, name=name).kind()
