"""Evo drawn for a terminal of 80 columns: island, wheel, lab, species, hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.engine.texts import Texts
from chimera.games.evo.box import EvoBox
from chimera.games.evo.tables import STAT_NAMES

CLANS: Final = ("red", "blue", "magenta", "dark_orange3", "black")
LETTERS: Final = "ABCDE"
GROUND: Final = {"yellow": "on #e8d27a", "green": "on #8fbf6a", "brown": "on #b58a5a", "white": "on #eeeeee"}
MARKS: Final = {"beach": ".", "plains": '"', "hills": "n", "mountains": "^"}  # for terminals without colours
ZONE_STYLE: Final = {"ideal": "bold green", "hot": "red", "cold": "blue", "deadly": "bold white on black"}
HALF: Final = 2  # columns per half hex
COLUMNS: Final = ("herd", "points", "dying", "legs", "horns", "eggs", "thermo", "fur", "vials", "unique")
HERE: Final = "\ue000"  # where in a sentence a clan's coloured letter goes


def drawn(view: Mapping[str, Any], role: int, texts: Texts, box: EvoBox) -> RenderableType:
    """The whole table."""
    top = Table.grid(padding=(0, 3))
    beside = [climate(view, texts, box)]
    if view["phase"] == "mutations":  # in the other phases the columns mean nothing
        beside += [Text(), lab(view, texts)]
    top.add_row(island(view, box), Group(*beside))
    below = [*lent(view, texts), *hands(view, role, texts)]
    return Group(heading(view, texts), top, species(view, role, texts), *below)


def gene_name(texts: Texts, gene: int) -> str:
    """A gene as people call it."""
    return texts.fill(texts.terms["gene"][gene], {})


def card_name(texts: Texts, card: int) -> str:
    """An event card as people call it."""
    return texts.fill(texts.terms["card"][card], {})


def token_name(texts: Texts, token: int) -> str:
    """A climate token as people call it."""
    return texts.fill(texts.terms["token"][token], {})


def seat_name(seat: int) -> Text:
    """A clan's letter in its colour."""
    return Text(LETTERS[seat], style=f"bold {CLANS[seat]} on white")


def with_clan(said: str, seat: int) -> Text:
    """A sentence with a clan's letter in its colour."""
    before, _, after = said.partition(HERE)
    return Text(before).append_text(seat_name(seat)).append(after)


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


def heading(view: Mapping[str, Any], texts: Texts) -> Text:
    """Round, phase, and the initiative track."""
    phase = texts.fill(f"phase-{view['phase']}", {})
    line = Text(texts.fill("picture-heading", {"round": view["round"], "phase": phase}) + " ")
    for seat in view["order"]:
        line.append_text(seat_name(seat)).append(" ")
    return line


def island(view: Mapping[str, Any], box: EvoBox) -> Text:
    """The hexes in rows: the clan's letter where a dinosaur stands, the name of the space, the mark of its terrain."""
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
            picture.append_text(cell(view, space, box))
            column = (x - left) * HALF + 2 * HALF
        picture.append("\n")
    return picture


def cell(view: Mapping[str, Any], space: int, box: EvoBox) -> Text:
    """One space: four characters."""
    here = view["island"]["spaces"][space]
    ground = GROUND[box.colours[box.terrains.index(here["terrain"])]]
    seat = view["board"][space]
    text = Text()
    name = f"{here['label']:<2}{MARKS[here['terrain']]}"
    if seat >= 0:
        text.append(LETTERS[seat], style=f"bold {CLANS[seat]} on white")
        text.append(name, style=f"bold black {ground}")
    else:
        text.append(" " + name, style=f"grey37 {ground}")
    return text


def climate(view: Mapping[str, Any], texts: Texts, box: EvoBox) -> RenderableType:
    """What the wheel makes of each terrain now, what turned it last, and where it may turn."""
    grid = Table.grid(padding=(0, 1))
    for terrain, colour, zone in zip(box.terrains, box.colours, view["wheel"]["zones"], strict=True):
        ground = texts.fill(f"terrain-{terrain}", {})
        name = Text(f"{MARKS[terrain]} {ground:<10}", style=f"black {GROUND[colour]}")
        grid.add_row(name, Text(texts.fill(f"zone-{zone}", {}), style=ZONE_STYLE[zone]))
    ideal: dict[str, float] = {}
    for section, chance in enumerate(view["forecast"]):
        terrain = texts.fill(f"terrain-{box.terrains[box.zones[section].index(0)]}", {})
        ideal[terrain] = ideal.get(terrain, 0.0) + chance
    odds = [
        texts.fill("picture-odds", {"terrain": terrain, "percent": percent(chance)})
        for terrain, chance in ideal.items()
        if chance > 0
    ]
    tokens = view["climate"]
    end = 1.0 - sum(view["forecast"])
    if end > 0.005 and tokens["left"] and box.meteorite not in tokens["revealed"]:  # what is left is the meteorite
        odds.append(texts.fill("picture-or-end" if odds else "picture-only-end", {"percent": percent(end)}))
    known = [token_name(texts, token) for token in tokens["stack"] if token >= 0]
    revealed = token_name(texts, tokens["revealed"][-1]) if tokens["revealed"] else texts.fill("picture-none-yet", {})
    if tokens["changed"]:  # an event card did something to it
        revealed = texts.fill("picture-ignored" if tokens["cancelled"] else "picture-and-card", {"token": revealed})
    last = texts.fill("picture-last-token", {"token": revealed, "left": tokens["left"]})
    lines: list[RenderableType] = [grid, Text(last)]
    if odds:
        lines.append(Text(texts.fill("picture-next-ideal", {"odds": ", ".join(odds)})))
    if known:
        lines.append(Text(texts.fill("picture-you-know", {"tokens": ", ".join(known)}), style="italic"))
    return Group(*lines)


def lab(view: Mapping[str, Any], texts: Texts) -> RenderableType:
    """The columns with what they offer and who bids."""
    grid = Table.grid(padding=(0, 1))
    genes, bids, bidders = view["lab"]["genes"], view["lab"]["bids"], view["lab"]["bidders"]
    for column, gene in enumerate(genes):
        offer = gene_name(texts, gene) if gene >= 0 else "-"
        if column == 0:
            offer = texts.fill("picture-event-card", {})
        bid = Text(f"{bids[column]} ").append_text(seat_name(bidders[column]))
        if bids[column] < 0:
            bid = Text(texts.fill("picture-free", {}))
        grid.add_row(Text(f"{column + 1}", style="bold"), Text(offer), bid)
    return grid


def species(view: Mapping[str, Any], role: int, texts: Texts) -> Table:
    """A line per species: herd, points, genes, and how many would die now."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    you = " " + texts.fill("picture-you", {})
    for column in COLUMNS:
        table.add_column(texts.fill(f"picture-{column}", {}), overflow="fold")
    for seat, sheet in enumerate(view["sheets"]):
        stats = sheet["stats"]
        points = view["scores"][seat]
        dying = view["dying"][seat]
        special = ", ".join(gene_name(texts, gene) for gene in sheet["unique"])
        table.add_row(
            seat_name(seat).append(you, style="not bold") if seat == role else seat_name(seat),
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


def lent(view: Mapping[str, Any], texts: Texts) -> list[Text]:
    """What cards add or take until the phase ends, when there is anything."""
    line = Text(texts.fill("picture-lent", {}) + " ")
    for boon in view["boons"]:
        stat = texts.fill(f"stat-{STAT_NAMES[boon['stat']]}", {})
        amount = str(boon["amount"]) if STAT_NAMES[boon["stat"]] == "range" else f"{boon['amount']:+}"
        line.append_text(seat_name(boon["seat"])).append(f" {amount} {stat}  ")
    return [line] if view["boons"] else []


def hands(view: Mapping[str, Any], role: int, texts: Texts) -> list[Text]:
    """One's own event cards and what they do, then how many the others hold and what is known of them."""
    own: list[Text] = []
    others: list[Text] = []
    for seat, cards in enumerate(view["hands"]):
        shown = [card_name(texts, card) for card in cards if card >= 0]
        if seat == role:
            for card, name in zip(cards, shown, strict=True):
                text = texts.fill(f"{texts.terms['card'][card]}-text", {})
                line = Text(texts.fill("picture-card", {"name": name, "text": text}))
                line.stylize("bold", 0, len(name))
                own.append(line)
        elif cards:
            hidden = len(cards) - len(shown)
            shown += [texts.fill("picture-hidden", {"hidden": hidden})] if hidden else []
            said = texts.fill("picture-cards-of", {"clan": HERE, "cards": ", ".join(shown)})
            others.append(with_clan(said, seat))
    if view["announced"]:
        names = ", ".join(card_name(texts, card) for card in view["announced"])
        others.append(Text(texts.fill("picture-announced", {"cards": names}), style="italic"))
    return own + others
