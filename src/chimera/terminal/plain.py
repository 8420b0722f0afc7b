"""The plain table: any game drawn from its view alone, within 80 columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.bots.hints import hints
from chimera.engine.agenda import distinct
from chimera.engine.card import GameCard
from chimera.engine.dice import Stream
from chimera.engine.events import Message
from chimera.engine.game import Game, Opt
from chimera.engine.texts import Texts
from chimera.engine.visibility import HIDDEN, see

WIDTH: Final = 80
MANY_OPTIONS: Final = 12  # more are set in columns, if they fit


def drawn(card: GameCard, game: Game, role: int, texts: Texts) -> RenderableType:
    """The table as a role sees it: the game's own picture, or the plain one."""
    view = game.view(role)
    picture: RenderableType | None = card.picture(view, role, texts)
    return plain_view(view, texts) if picture is None else picture


def plain_view(view: Mapping[str, Any], texts: Texts) -> RenderableType:
    """Every entry of a view on a line of its own; lists of records as small tables."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(overflow="fold")
    for key, value in view.items():
        grid.add_row(Text(key.replace("_", " ")), plain_value(value, texts))
    return grid


def plain_value(value: Any, texts: Texts) -> RenderableType:
    """One entry of a view."""
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        table = Table(box=None, padding=(0, 2, 0, 0))
        for key in value[0]:
            table.add_column(key, overflow="fold")
        for row in value:
            table.add_row(*(Text(word(row.get(key), texts)) for key in value[0]))
        return table
    return Text(word(value, texts))


def word(value: Any, texts: Texts) -> str:
    """A value in few characters."""
    if isinstance(value, bool):
        return texts.fill("terminal-yes" if value else "terminal-no", {})
    if value is None:
        return "-"
    if value == HIDDEN:
        return texts.fill("terminal-hidden", {})
    if isinstance(value, list | tuple):
        words = ((word(x, texts), isinstance(x, list | tuple | dict)) for x in value)
        return " ".join(f"({said})" if several else said for said, several in words) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{k} {word(v, texts)}" for k, v in value.items())
    return str(value)


def option_table(
    texts: Texts,
    game: Game,
    seat: int,
    opts: Sequence[Opt],
    width: int = WIDTH,
    many: int = MANY_OPTIONS,
    codes: bool = True,
) -> RenderableType:
    """The options by number, with their codes; more than `many` short ones in columns."""
    numbers = {opt: i for i, opt in enumerate(distinct(game, seat), start=1)}
    rows = [(str(numbers[opt]), texts.say(game.describe(seat, opt)), opt.code) for opt in opts]
    wanted = -(-len(rows) // many)
    parts = 3 if codes else 2
    columns = min(wanted, columns_in(width, rows, parts))
    if wanted > 2 and columns == 1:  # rather without codes than a long list
        parts = 2
        columns = min(wanted, columns_in(width, rows, parts))
    grid = Table.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column(overflow="fold")
        if parts > 2:
            grid.add_column(style="dim")
    depth = -(-len(rows) // columns)
    for i in range(depth):
        cells: list[Text] = []
        for row in rows[i::depth]:
            cells.extend(Text(cell) for cell in row[:parts])
        grid.add_row(*cells)
    return grid


def columns_in(width: int, rows: Sequence[Sequence[str]], parts: int) -> int:
    """How many columns of options fit beside each other, with so many parts of each row; at least one."""
    return max(1, width // sum(max(len(row[part]) + 1 for row in rows) for part in range(parts)))


def hint_table(texts: Texts, card: GameCard, game: Game, seat: int, stream: Stream) -> RenderableType:
    """The top three options, what they are worth, and why."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold cyan")
    grid.add_column(overflow="fold")
    for hint in hints(card, see(game, seat, stream), stream):
        said = texts.say(game.describe(seat, card.words.by_code[hint.code]))
        why = texts.fill("terminal-semicolon", {}).join(texts.say(part) for part in hint.why)
        grid.add_row(Text(hint.code), Text(texts.fill("terminal-hint", {"option": said, "why": why})))
    return grid


def about(texts: Texts, keys: Sequence[str]) -> RenderableType:
    """What pieces of the game do, as far as the game says so, by their message keys."""
    lines = []
    for key in keys:
        name = texts.fill(key, {})
        line = Text(texts.fill("terminal-piece", {"name": name, "text": texts.fill(key + "-text", {})}))
        line.stylize("bold", 0, len(name))
        lines.append(line)
    return Group(*lines)


def pieces(texts: Texts) -> list[str]:
    """The message keys of everything that has a text of its own: cards, genes."""
    return [key for keys in texts.terms.values() for key in keys if texts.has(key + "-text")]


def pieces_in(texts: Texts, message: Message) -> list[str]:
    """The message keys of the pieces a message speaks of, of those with a text of their own."""
    keys = [
        texts.terms[name][value]
        for name, value in message.args.items()
        if name in texts.terms and isinstance(value, int) and 0 <= value < len(texts.terms[name])
    ]
    return [key for key in keys if texts.has(key + "-text")]


def ending(texts: Texts, game: Game) -> RenderableType:
    """How the match ended."""
    outcome = game.outcome()
    if outcome is None:
        return Text(texts.fill("terminal-goes-on", {}))
    lines = [Text(texts.say(Message("ending-" + outcome.how)), style="bold")]
    for seat, score in enumerate(outcome.scores):
        won = "  " + texts.fill("terminal-wins", {}) if seat in outcome.winners else ""
        lines.append(Text(f"{texts.seats[seat]:>12}  {score}{won}"))
    return Group(*lines)
