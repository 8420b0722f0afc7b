"""A game before it is played: what it is about, what can be set, and how hard it was measured to be."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.engine.card import GameCard, Setting, SettingValue, written
from chimera.engine.difficulty import Measured, difficulty_of
from chimera.engine.texts import Texts, spoken
from chimera.terminal.words import texts_for


def about_game(card: GameCard, language: str) -> RenderableType:
    """The game in a few words, its settings, and how often teams of bots win."""
    texts = texts_for(card, (), language)
    low, high = card.players
    players = f"{low}-{high}" if low < high else str(low)
    parts: list[RenderableType] = [
        Text(card.title, style="bold"),
        Text(texts.fill("game-summary", {})),
        Text(texts.fill("terminal-about-size", {"players": players, "minutes": card.minutes}), style="dim"),
    ]
    for setting in card.settings:
        values = ", ".join([value_name(texts, setting, value) for value in setting.values])
        parts.append(Text(f"\n{texts.fill(f'setting-{setting.name}', {})} ({setting.name}): {values}"))
        parts.append(Text("  " + texts.fill(f"setting-{setting.name}-text", {}), style="dim"))
    rows = difficulty_of(card)
    if rows:
        parts += [Text(""), how_hard(card, texts, rows)]
    return Group(*parts)


def how_hard(card: GameCard, texts: Texts, rows: tuple[Measured, ...]) -> Table:
    """How often teams of bots win, a line for each setting, a column for each number of players."""
    bot, games = rows[0].team, rows[0].games
    title = texts.fill("terminal-hard", {"bot": texts.named(f"bot-{bot}", spoken(bot)).lower(), "games": games})
    table = Table(title=title, box=None, padding=(0, 2, 0, 0), title_justify="left", title_style="")
    table.add_column("")
    parties = sorted({row.players for row in rows})
    for players in parties:
        table.add_column(texts.fill("terminal-hard-party", {"n": players}))
    lines: dict[str, dict[int, Measured]] = {}
    for row in rows:
        known = {setting.name: setting for setting in card.settings}
        name = ", ".join([value_name(texts, known[key], value) for key, value in row.settings.items()])
        lines.setdefault(name, {})[row.players] = row
    for name, found in lines.items():
        table.add_row(name, *[cell(texts, found.get(players)) for players in parties])
    return table


def cell(texts: Texts, row: Measured | None) -> str:
    """How often a team wins, with the interval."""
    if row is None:
        return ""
    return texts.fill("terminal-hard-won", {"won": round(row.won), "low": round(row.low), "high": round(row.high)})


def value_name(texts: Texts, setting: Setting, value: SettingValue) -> str:
    """A value of a setting as its game calls it, and as it is typed."""
    if not isinstance(value, str):
        return written(value)
    title = texts.fill(f"setting-{setting.name}-{value}", {})
    return title if title == value else f"{title} [{value}]"
