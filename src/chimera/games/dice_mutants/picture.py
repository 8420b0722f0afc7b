"""Dice Mutants drawn for a terminal of 80 columns: the dice, who claims when, and a sheet per mutant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.engine.texts import Texts
from chimera.games.dice_mutants.words import GRIDS

COLOURS: Final = ("red", "blue", "magenta", "dark_orange3", "green4", "black")
LETTERS: Final = "ABCDEF"
ALL_GRIDS: Final = 3  # mutants whose grids are drawn, whoever looks
FIRST: Final = 2  # the lowest number with boxes

COLUMNS: Final = ("token", "life", "attack", "defence", "takes", "speed", "mutate", "guile", "items")


def drawn(view: Mapping[str, Any], role: int, texts: Texts) -> RenderableType:
    """The whole table."""
    return Group(heading(view, texts), dice(view, texts), mutants(view, role, texts), grids(view, role, texts))


def seat_name(seat: int) -> Text:
    """A mutant's letter in its colour."""
    return Text(LETTERS[seat], style=f"bold {COLOURS[seat]} on white")


def heading(view: Mapping[str, Any], texts: Texts) -> Text:
    """Round, step, the order of the tokens, and who claims next."""
    phase = texts.fill(f"phase-{view['phase']}", {})
    line = Text(texts.fill("picture-heading", {"round": view["round"], "phase": phase}) + " ")
    for seat in view["order"]:
        line.append_text(seat_name(seat)).append(" ")
    if view["claimer"] >= 0:
        line.append(f"  {texts.fill('picture-claims-next', {})} ").append_text(seat_name(view["claimer"]))
    for cut in view["cuts"]:
        line.append(f"  {texts.fill('item-' + cut['item'], {})} ").append_text(seat_name(cut["seat"]))
    return line


def dice(view: Mapping[str, Any], texts: Texts) -> Text:
    """The pool, and what everybody holds."""
    line = Text(texts.fill("picture-pool", {}) + " ")
    line.append_text(row([die["face"] for die in view["dice"] if die["where"] == "pool"], texts))
    for seat in range(len(view["life"])):
        held = [die["face"] for die in view["dice"] if die["where"] == "claimed" and die["seat"] == seat]
        if held:
            line.append("  ").append_text(seat_name(seat)).append(" ").append_text(row(held, texts))
    return line


def row(faces: list[int], texts: Texts) -> Text:
    """Some dice, highest first."""
    if not faces:
        return Text(texts.fill("picture-empty", {}), style="italic")
    return Text(" ".join(str(face) for face in sorted(faces, reverse=True)), style="bold")


def mutants(view: Mapping[str, Any], role: int, texts: Texts) -> Table:
    """A line per mutant: token, life, strengths, the blows it would take now, points, items."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for column in COLUMNS:
        table.add_column(texts.fill(f"picture-{column}", {}), overflow="fold")
    for seat, life in enumerate(view["life"]):
        if not view["alive"][seat]:
            table.add_row(seat_name(seat), "-", texts.fill("picture-dead", {}), style="dim")
            continue
        takes = sum(blows[seat] for blows in view["blows"])
        points = view["points"][seat]
        items = [texts.fill(f"item-{name}", {}) for name, has in view["marks"][seat].items() if has]
        table.add_row(
            seat_name(seat),
            str(view["tokens"][seat]),
            f"{life['left']}/{life['most']}",
            str(view["strength"][seat]["full_attack"]),
            str(view["strength"][seat]["full_defence"]),
            Text(str(takes) if takes else "-", style="bold red" if takes else ""),
            *[str(points[name]) for name in ("speed", "mutate", "guile")],
            ", ".join(items) or "-",
            style="on grey93" if seat == role else "",
        )
    return table


def grids(view: Mapping[str, Any], role: int, texts: Texts) -> Table:
    """Both grids of the living: under each number the boxes still missing, a block where none is.

    From four mutants on a screen of 24 lines has room for the looker's own alone.
    """
    printed = view["printed"]
    table = Table(box=None, padding=(0, 0, 0, 1))
    table.add_column("")
    table.add_column(texts.fill("picture-missing", {}))
    for number in range(FIRST, len(printed["attack"])):
        table.add_column(str(number), justify="right", width=2)
    living = [seat for seat, alive in enumerate(view["alive"]) if alive]
    for seat in [role] if role in living and len(living) > ALL_GRIDS else living:
        for grid in GRIDS:
            ticks = view["grids"][seat][grid]
            strength = view["strength"][seat][grid]
            cells = [
                cell(printed[grid][number], ticks[number], number, strength) for number in range(FIRST, len(ticks))
            ]
            table.add_row(
                seat_name(seat),
                texts.fill(f"picture-short-{grid}", {}),
                *cells,
                style="on grey93" if seat == role else "",
            )
    return table


def cell(boxes: int, ticks: int, number: int, strength: int) -> Text:
    """The boxes missing under a number: bold when begun, dim when the number is no better than the strength."""
    if ticks == boxes:
        return Text("█", style="bold green" if number == strength else "green")
    if number <= strength:
        return Text(str(boxes - ticks), style="dim")
    return Text(str(boxes - ticks), style="bold" if ticks else "")
