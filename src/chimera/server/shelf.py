"""The shelf and the lists of tables, in the words of the wire: what one sees before one sits at a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from chimera.bots import bots_for
from chimera.bots.levels import LEVELS
from chimera.engine.card import GameCard, Setting, games
from chimera.engine.events import HOST
from chimera.engine.languages import ENGLISH
from chimera.engine.ledger import load_ledger
from chimera.engine.texts import Texts, spoken
from chimera.server.boards import board_of
from chimera.server.messages import BotInfo, GameInfo, Invitation, RuleText, SeatCard, SettingInfo, TableCard
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
        titles=[texts.fill(f"{key}-{v}", {}) if isinstance(v, str) else "" for v in setting.values],
        distinct=setting.distinct,
    )


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
        terms=terms_of(card),
        amounts=amounts_of(card),
        board="" if board is None else board.address,
    )


def table_card(row: Mapping[str, Any], places: list[Place], guest: str) -> TableCard:
    """A table in a list."""
    seats = [SeatCard(name=p.name, kind=p.kind, you=guest in p.guests) for p in places]
    asked = [seat for seat in range(len(places)) if row["asked"] >> seat & 1]
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
        join=open_seats[0].path if row["public"] and open_seats else None,
    )


def invitations(places: Iterable[Place], host: Place | None = None) -> list[Invitation]:
    """The links to open seats, and to the place of the host if it is named."""
    numbered = [*enumerate(places)] + ([] if host is None else [(HOST, host)])
    return [Invitation(seat=seat, path=f"/join/{place.invitation}") for seat, place in numbered if place.invited]
