"""Blind Evolution Mythos drawn for a terminal of 80 columns: the city, what is known, the characters, the own board.

What people have named goes into a `Text`: else brackets in a name would be read as markup.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.engine.texts import Texts
from chimera.games.blind_evolution.box import CityBox
from chimera.games.blind_evolution.tb import cells_of
from chimera.games.blind_evolution.words import COLOURS, JUDGEMENTS

LETTERS: Final = "ABCD"
SEAT_STYLE: Final = {"blue": "bold white on blue", "red": "bold white on red3", "yellow": "bold black on gold1"}
GREEN: Final = "bold white on green4"
PLAIN: Final = "bold black on white"
TAINT: Final = "bold white on #6b2d6b"
STREETS: Final = ("on #3a4048", "on #2f353c")  # tile by tile
HALF: Final = 2  # columns per half hex
WIDE_CITY: Final = 46  # columns
HANDS: Final = "‾_="  # high, low, wide
BIT_MARKS: Final = "sgk"  # straight, gentle, sharp (a kink)
CHIP: Final = "?"
CLUE: Final = "!"
BOSS: Final = "*"


def drawn(view: Mapping[str, Any], role: int, texts: Texts, box: CityBox) -> RenderableType:
    """The whole table."""
    place = city(view)
    known = beside(view, role, texts, box)
    if max(map(len, place.plain.splitlines())) > WIDE_CITY:  # no room beside it
        parts: list[RenderableType] = [place, Columns(known, padding=(0, 3))]
    else:
        top = Table.grid(padding=(0, 2))
        top.add_row(place, Group(*known))
        parts = [top]
    return Group(heading(view, texts), *parts, characters(view, texts), *below(view, role, texts, box))


def heading(view: Mapping[str, Any], texts: Texts) -> Text:
    """The turn, and who acts with how many points."""
    args = {"turn": view["turn"], "limit": view["limit"], "phase": texts.fill(f"phase-{view['phase']}", {})}
    line = Text(texts.fill("picture-heading", args), style="bold")
    if view["active"] >= 0:
        line.append("  ").append_text(letter(view, view["active"]))
        line.append(" " + texts.fill("picture-points", {"points": view["points"]}))
    return line


def letter(view: Mapping[str, Any], seat: int) -> Text:
    """A seat's letter in the colour of its board."""
    colour = view["characters"][seat]["colour"]
    style = PLAIN if colour < 0 else SEAT_STYLE.get(COLOURS[colour], GREEN)
    return Text(LETTERS[seat], style=style)


def city(view: Mapping[str, Any]) -> Text:
    """The hexes in rows: who or what is there, the number, and what the place is."""
    hexes = view["hexes"]
    place = {(2 * each["q"] + each["r"], each["r"]): i for i, each in enumerate(hexes)}
    left = min(x for x, _ in place)
    picture = Text()
    for y in range(min(y for _, y in place), max(y for _, y in place) + 1):
        column = 0
        for x in sorted(px for px, py in place if py == y):
            picture.append(" " * ((x - left) * HALF - column))
            picture.append_text(cell(view, place[x, y]))
            column = (x - left) * HALF + 2 * HALF
        picture.append("\n")
    return picture


def cell(view: Mapping[str, Any], place: int) -> Text:
    """One hex: four characters."""
    here = view["hexes"][place]
    ground = TAINT if place in view["pawns"] else STREETS[here["tile"] % 2]
    who = [seat for seat, each in enumerate(view["characters"]) if each["at"] == place]
    text = Text()
    if any(boss["at"] == place for boss in view["bosses"]):
        text.append(BOSS, style="bold white on red3")
    elif who:
        text.append_text(letter(view, view["active"] if view["active"] in who else who[0]))
    elif any(clue["at"] == place and not clue["solved"] for clue in view["clues"]):
        text.append(CLUE, style=f"bold yellow {ground}")
    else:
        text.append(CHIP if place in view["chips"] else " ", style=f"yellow {ground}")
    mark = mark_of(here)
    text.append(f"{here['number']:>2}", style=f"grey70 {ground}")
    text.append(mark, style=f"bold cyan {ground}" if mark.isupper() else f"grey70 {ground}")
    return text


def mark_of(here: Mapping[str, Any]) -> str:
    """What a place is: the first letter of its facility, # for a station, = for rails."""
    if here["facility"]:
        return str(here["label"] or here["facility"]).removeprefix("place-")[:1].upper()
    return "#" if here["station"] else "=" if here["railway"] else " "


def beside(view: Mapping[str, Any], role: int, texts: Texts, box: CityBox) -> list[RenderableType]:
    """What is known: tiles, places, clues, bosses, the event card."""
    lines: list[RenderableType] = [tiles(view, texts)]
    for i, name in enumerate(box.facility_ids):
        hexes = view["hexes"][box.facility_hexes[i]]
        label = str(hexes["label"])
        said = texts.named(label, label) if label else texts.named(f"facility-{name}", name)
        lines.append(Text(f"{mark_of(hexes)} {said} {hexes['name']}", style="cyan"))
    for clue in view["clues"]:
        if not clue["solved"]:
            args = {"hex": view["hexes"][clue["at"]]["name"], "progress": clue["progress"]}
            lines.append(Text(texts.fill("picture-clue", {**args, "difficulty": clue["difficulty"]}), style="yellow"))
    for boss in view["bosses"]:
        if boss["at"] >= 0:
            name = boss_name(texts, box, boss["boss"])
            where = view["hexes"][boss["at"]]["name"]
            args = {"boss": name, "hex": where, "hp": boss["hp"]}
            lines.append(Text(texts.fill("picture-boss", args), style="bold red"))
    return [*lines, *event_card(view, texts)]


def tiles(view: Mapping[str, Any], texts: Texts) -> Text:
    """How far each tile is contaminated, and the tide."""
    line = Text()
    for tile, name in enumerate(view["tiles"]):
        full = tile in view["occupied"]
        count = f"{name} {view['per_tile'][tile]}/{view['occupied_at']}"
        line.append(count + "  ", style="bold red" if full else "")
    if view["tide_marks"]:
        line.append(texts.fill("picture-tide", {"tide": view["tide"], "most": view["tide_marks"][1]}))
    return line


def boss_name(texts: Texts, box: CityBox, boss: int) -> str:
    """A boss as people call it."""
    return texts.fill(texts.terms["boss"][box.boss_base + boss], {}) if box.own else box.boss_names[boss]


def event_card(view: Mapping[str, Any], texts: Texts) -> list[RenderableType]:
    """The card of this turn: who reads it, and what a reader reads."""
    card = view["card"]
    if view["event"]["card"] >= 0:
        return [Text(texts.fill(texts.terms["card"][view["event"]["card"]], {}), style="bold magenta")]
    if card is None:
        return []
    if card >= 0:
        name = texts.terms["card"][card]
        return [Text(texts.fill("picture-you-read", {"card": texts.fill(name, {})}), style="magenta")]
    if view["event"]["reader"] < 0:
        return [Text(texts.fill("picture-unread", {}), style="magenta")]
    return [Text(texts.fill("picture-read", {"seat": view["event"]["reader"]}), style="magenta")]


def characters(view: Mapping[str, Any], texts: Texts) -> Table:
    """A row for each seat: its character, what it has."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for key in ("", "who", "hp", "money", "supers", "fallen", "bits", "line", "cards"):
        table.add_column(texts.fill(f"picture-{key}", {}) if key else "", no_wrap=key != "cards", overflow="fold")
    for seat, each in enumerate(view["characters"]):
        name = texts.fill(texts.terms["hero"][each["hero"]], {}) if each["hero"] >= 0 else "-"
        bits = " ".join(f"{BIT_MARKS[i]}{n}" for i, n in enumerate(each["bits"]) if n) or "-"
        cards = [texts.fill(texts.terms["ability"][kind], {}) for kind in each["cards"]]
        table.add_row(
            letter(view, seat),
            Text(name),
            f"{each['hp']}/{each['full']}",
            str(each["money"]),
            str(each["supers"]),
            str(each["fallen"]),
            bits,
            str(len(each["line"])),
            Text(", ".join(cards) or "-"),
        )
    return table


def below(view: Mapping[str, Any], role: int, texts: Texts, box: CityBox) -> list[RenderableType]:
    """The judgement that is made, and the own TB board where it matters."""
    lines: list[RenderableType] = []
    if view["judgement"]:
        lines.append(judgement(view["judgement"], texts, box))
    seat = view["puzzle"]["seat"] if view["puzzle"] else role
    mine = view["characters"][seat] if 0 <= seat < len(view["characters"]) else None
    if mine and mine["colour"] >= 0 and (mine["line"] or sum(mine["bits"]) or view["puzzle"]):
        lines.append(board(mine, box))
    return lines


def judgement(shown: Mapping[str, Any], texts: Texts, box: CityBox) -> Text:
    """The cards of a judgement as pairs of hands."""
    what = texts.fill(f"judgement-{JUDGEMENTS[shown['judgement']]}", {})
    line = Text(texts.fill("picture-judgement", {"judgement": what, "success": shown["success"]}) + "  ")
    for i, card in enumerate(shown["cards"]):
        hands = HANDS[box.card_left[card]] + "o" + HANDS[box.card_right[card]]
        line.append(hands + " ", style="bold green" if i < shown["linked"] else "red")
    return line


def board(mine: Mapping[str, Any], box: CityBox) -> Text:
    """A TB board: the bits of the line by type, > where it begins and ends."""
    colour = mine["colour"]
    coords = box.board_coords[colour]
    laid = dict(zip(cells_of(box, colour, mine["line"]), mine["line"], strict=True))
    place = {(2 * q + r, r): i for i, (q, r) in enumerate(coords)}
    left = min(x for x, _ in place)
    picture = Text()
    for y in range(min(y for _, y in place), max(y for _, y in place) + 1):
        column = 0
        for x in sorted(px for px, py in place if py == y):
            i = place[x, y]
            picture.append(" " * ((x - left) * HALF - column))
            ends = i in (box.board_left[colour], box.board_right[colour])
            mark = BIT_MARKS[laid[i] // 6] if i in laid else "·"
            picture.append(f"{'>' if ends else ' '}{mark}{SIDES[laid[i] % 6] if i in laid else ' '} ")
            column = (x - left) * HALF + 2 * HALF
        picture.append("\n")
    return picture


SIDES: Final = "→↗↖←↙↘"  # where the open end of a bit points
