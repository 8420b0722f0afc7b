"""The shelf and the lists of tables, in the words of the wire: what one sees before one sits at a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from chimera.bots import bots_for
from chimera.bots.levels import LEVELS
from chimera.engine.card import GameCard, Setting, games
from chimera.engine.difficulty import difficulty_of
from chimera.engine.events import HOST
from chimera.engine.languages import ENGLISH
from chimera.engine.ledger import load_ledger
from chimera.engine.texts import Texts, spoken, value_key
from chimera.server.boards import board_of
from chimera.server.messages import (
    BotInfo,
    DifficultyRow,
    GameInfo,
    Invitation,
    RuleText,
    SeatCard,
    SettingInfo,
    TableCard,
    Weight,
)
from chimera.server.words import texts_in
from chimera.table.seats import Place, best_bot


def terms_of(card: GameCard) -> dict[str, list[str]]:
    """What the pieces of a game are called."""
    return {name: list(keys) for name, keys in card.terms.items()}


def amounts_of(card: GameCard) -> dict[str, dict[str, int]]:
    """The numbers that stand in the texts of a game."""
    return {key: dict(numbers) for key, numbers in card.amounts.items()}


@cache
def rules_of(card: GameCard) -> Mapping[str, RuleText]:
    """The rules by id of a game on the shelf; a match may have a card of its own, which must not be kept for good."""
    ledger = load_ledger([card.folder / name for name in card.ledger])
    return {rule.id: RuleText(id=rule.id, rule=rule.rule, ruling=rule.ruling) for rule in ledger.rules}


def rule_text(card: GameCard, rule: str) -> str:
    """A rule in our words."""
    found = rules_of(card).get(rule)
    return "" if found is None else found.rule


def setting_info(setting: Setting, kind: str, texts: Texts) -> SettingInfo:
    """A setting of a table ("setting") or a choice of a seat ("choice"), in words."""
    key = f"{kind}-{setting.name}"
    return SettingInfo(
        name=setting.name,
        title=texts.fill(key, {}),
        doc=texts.fill(f"{key}-text", {}),
        values=list(setting.values),
        titles=[texts.fill(value_key(kind, setting.name, v), {}) if isinstance(v, str) else "" for v in setting.values],
        distinct=setting.distinct,
    )


def difficulty_rows(card: GameCard) -> list[DifficultyRow]:
    """How hard the game was measured to be."""
    return [
        DifficultyRow(
            settings=row.settings,
            players=row.players,
            bot=row.team,
            games=row.games,
            won=row.won,
            low=row.low,
            high=row.high,
        )
        for row in difficulty_of(card)
    ]


def weight_of(card: GameCard, kind: str) -> Weight:
    """How much is made of an event when it is told."""
    return "quiet" if kind in card.quiet else "big" if kind in card.big else "plain"


@cache
def game_info(card: GameCard, language: str = ENGLISH) -> GameInfo:
    """A game on the shelf, in a language."""
    texts = texts_in(card, language)
    bots = bots_for(card)
    names = [name for name in LEVELS if name in bots] or list(bots)
    board = board_of(card)
    return GameInfo(
        name=card.name,
        title=card.title,
        summary=texts.fill("game-summary", {}),
        players=card.players,
        minutes=card.minutes,
        settings=[setting_info(setting, "setting", texts) for setting in card.settings],
        together=card.together,
        seat_choices=[setting_info(choice, "choice", texts) for choice in card.seat_choices],
        user_files=sorted(card.user_files),
        campaign=card.carries is not None,
        host=card.hosted,
        bots=[BotInfo(name=name, title=texts.named(f"bot-{name}", spoken(name))) for name in names],
        best_bot=best_bot(card),
        difficulty=difficulty_rows(card),
        terms=terms_of(card),
        amounts=amounts_of(card),
        weights={kind: weight_of(card, kind) for kind in card.events},
        board="" if board is None else board.address,
    )


def seat_cards(places: Iterable[Place], guest: str = "") -> list[SeatCard]:
    """Who sits where, in a list or on an invitation."""
    return [
        SeatCard(name=p.name, kind=p.kind, bot=p.bot, you=guest in p.guests, resigned=p.lent == "resigned")
        for p in places
    ]


def seats_in(bits: int, seats: int) -> list[int]:
    """The seats that a number of the database names."""
    return [seat for seat in range(seats) if bits >> seat & 1]


def table_card(row: Mapping[str, Any], places: list[Place], guest: str) -> TableCard:
    """A table in a list."""
    seats = seat_cards(places, guest)
    asked = seats_in(row["asked"], len(places))
    open_seats = invitations(places)
    card = games().get(row["game"])  # None when an add-on game was uninstalled
    return TableCard(
        id=row["id"],
        game=row["game"],
        title=card.title if card is not None else row["game"],
        seats=seats,
        started=row["started"],
        over=row["over"],
        your_turn=any(seats[seat].you and not places[seat].bot for seat in asked),
        updated=row["updated"],
        campaign=row["number"],
        what_if=bool(row["what_if"]),
        join=open_seats[0].path if row["public"] and open_seats else None,
        name=row["name"],
        abandoned=row["ended"] == "abandoned",
        round=row["round"],
        deciding=seats_in(row["deciding"], len(places)),
        winners=seats_in(row["won"], len(places)),
    )


def invitations(places: Iterable[Place], host: Place | None = None) -> list[Invitation]:
    """The links to open seats, and to the place of the host if it is named."""
    numbered = [*enumerate(places)] + ([] if host is None else [(HOST, host)])
    return [Invitation(seat=seat, path=f"/join/{place.invitation}") for seat, place in numbered if place.invited]
