"""Evo drawn for a terminal of 80 columns: island, wheel, lab, species, hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.games.evo.tables import CARD_NAMES, GENE_NAMES, TERRAINS, TOKENS, ZONES

CLANS: Final = ("red", "blue", "magenta", "dark_orange3", "black")
LETTERS: Final = "ABCDE"
GROUND: Final = {"beach": "on #e8d27a", "plains": "on #8fbf6a", "hills": "on #b58a5a", "mountains": "on #eeeeee"}
ZONE_STYLE: Final = {"ideal": "bold green", "hot": "red", "cold": "blue", "deadly": "bold white on black"}
HALF: Final = 2  # columns per half hex


def drawn(view: Mapping[str, Any], role: int) -> RenderableType:
    """The whole table."""
    top = Table.grid(padding=(0, 3))
    top.add_row(island(view), Group(climate(view), Text(), lab(view)))
    return Group(heading(view), top, species(view, role), hand(view, role))


def named(word: str) -> str:
    """An id as words."""
    return word.replace("_", " ")


def seat_name(seat: int) -> Text:
    """A clan's letter in its colour."""
    return Text(LETTERS[seat], style=f"bold {CLANS[seat]} on white")


def heading(view: Mapping[str, Any]) -> Text:
    """Round, phase, and the initiative track."""
    line = Text(f"Round {view['round']}  {view['phase']} phase   initiative ")
    for seat in view["order"]:
        line.append_text(seat_name(seat)).append(" ")
    return line


def island(view: Mapping[str, Any]) -> Text:
    """The hexes in rows, dinosaurs by their clan's letter before the name of the space."""
    spaces = view["island"]["spaces"]
    place = {(2 * s["q"] + s["r"], s["r"]): i for i, s in enumerate(spaces)}
    left = min(x for x, _ in place)
    rows = range(min(y for _, y in place), max(y for _, y in place) + 1)
    picture = Text()
    for y in rows:
        column = 0
        for x in sorted(px for px, py in place if py == y):
            picture.append(" " * ((x - left) * HALF - column))
            space = place[x, y]
            picture.append_text(cell(view, space))
            column = (x - left) * HALF + 2 * HALF
        picture.append("\n")
    return picture


def cell(view: Mapping[str, Any], space: int) -> Text:
    """One space: four characters."""
    here = view["island"]["spaces"][space]
    ground = GROUND[here["terrain"]]
    seat = view["board"][space]
    text = Text()
    if seat >= 0:
        text.append(LETTERS[seat], style=f"bold {CLANS[seat]} on white")
        text.append(f"{here['label']:<3}", style=f"bold black {ground}")
    else:
        text.append(f" {here['label']:<3}", style=f"grey37 {ground}")
    return text


def climate(view: Mapping[str, Any]) -> RenderableType:
    """What the wheel makes of each terrain now, and where it may turn."""
    grid = Table.grid(padding=(0, 1))
    for terrain, zone in zip(TERRAINS, view["wheel"]["zones"], strict=True):
        grid.add_row(Text(f" {terrain:<10}", style=f"black {GROUND[terrain]}"), Text(zone, style=ZONE_STYLE[zone]))
    ideal: dict[str, float] = {}
    for section, chance in enumerate(view["forecast"]):
        terrain = TERRAINS[ZONES[section].index(0)]
        ideal[terrain] = ideal.get(terrain, 0.0) + chance
    odds = [f"{terrain} {chance:.0%}" for terrain, chance in ideal.items() if chance > 0]
    known = [named(TOKENS[token]) for token in view["climate"]["stack"] if token >= 0]
    lines: list[RenderableType] = [grid, Text("next ideal: " + ", ".join(odds))]
    if known:
        lines.append(Text("you know: " + ", ".join(known), style="italic"))
    lines.append(Text(f"{view['climate']['left']} tokens left"))
    return Group(*lines)


def lab(view: Mapping[str, Any]) -> RenderableType:
    """The columns with what they offer and who bids."""
    grid = Table.grid(padding=(0, 1))
    genes, bids, bidders = view["lab"]["genes"], view["lab"]["bids"], view["lab"]["bidders"]
    for column, gene in enumerate(genes):
        offer = "event card" if column == 0 else named(GENE_NAMES[gene]) if gene >= 0 else "-"
        bid = Text("free") if bids[column] < 0 else Text(f"{bids[column]} ").append_text(seat_name(bidders[column]))
        grid.add_row(Text(f"{column + 1}", style="bold"), Text(offer), bid)
    return grid


def species(view: Mapping[str, Any], role: int) -> Table:
    """A line per species: herd, points, genes, and how many would die now."""
    table = Table(box=None, padding=(0, 1))
    for column in ("", "herd", "MP", "dying", "legs", "horns", "eggs", "thermo", "fur", "vials", "special genes"):
        table.add_column(column, overflow="fold")
    for seat, sheet in enumerate(view["sheets"]):
        stats = sheet["stats"]
        points = view["scores"][seat]
        dying = view["dying"][seat]
        special = ", ".join(named(GENE_NAMES[gene]) for gene in sheet["unique"])
        table.add_row(
            seat_name(seat),
            str(view["herds"][seat]),
            "?" if points is None else str(points),
            Text(str(dying) if dying else "-", style="bold red" if dying else ""),
            str(stats["legs"]),
            f"{stats['attack']}/{stats['defence']}",
            str(stats["eggs"]),
            str(stats["thermoregulation"]),
            str(stats["fur"]),
            str(stats["discount"]),
            special or "-",
            style="on grey93" if seat == role else "",
        )
    return table


def hand(view: Mapping[str, Any], role: int) -> Text:
    """One's own event cards, and how many the others hold."""
    said: list[str] = []
    for seat, cards in enumerate(view["hands"]):
        if cards:
            known = [named(CARD_NAMES[card]) for card in cards if card >= 0]
            hidden = len(cards) - len(known)
            known += [f"{hidden} hidden"] if hidden else []
            said.append(f"{LETTERS[seat]}: {', '.join(known)}")
    return Text("cards  " + ("; ".join(said) or "none"))
