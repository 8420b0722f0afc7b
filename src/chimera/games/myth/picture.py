"""Myth drawn for a terminal of 80 columns: the tile with its figures, the meter, heroes and their cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.engine.cells import column_letters
from chimera.engine.texts import Texts
from chimera.games.myth.words import POTIONS_SHOWN

SEAT_STYLE: Final = (
    "bold white on dodger_blue3",
    "bold white on red3",
    "bold black on gold1",
    "bold white on green4",
    "bold white on purple4",
)
FAMILY_STYLE: Final = ("bold white on dark_orange3", "bold black on green3", "bold white on grey50")
FLOOR: Final = ("on #2b2a28", "on #31302d")
PURPLE: Final = ("on #3a2f4a", "on #3f3450")
RED: Final = "bold red on #141414"
BLUE: Final = "bold dodger_blue1 on #10202c"
LIT: Final = "bold black on #ff9f43"
WIDE: Final = 3  # columns per square
BAR: Final = "■"
EMPTY: Final = "·"
LAIR: Final = "⌂"
OMEN_PARTS: Final = ("event", "penalty", "spawn")  # what a Darkness card says, besides its name


def drawn(view: Mapping[str, Any], role: int, texts: Texts) -> RenderableType:
    """The whole table."""
    top = Table.grid(padding=(0, 2))
    top.add_row(tile(view, texts), Group(*beside(view, texts)))
    return Group(heading(view, texts), top, *hands(view, role, texts))


def heading(view: Mapping[str, Any], texts: Texts) -> Text:
    """The round, the phase and the Darkness Meter."""
    args = {"round": view["round"], "rounds": view["rounds"], "phase": texts.fill(f"phase-{view['phase']}", {})}
    line = Text(texts.fill("picture-heading", args), style="bold")
    full, meter = view["meter_full"], view["meter"]
    line.append("  " + texts.fill("picture-meter", {}) + " ", style="grey62")
    line.append(BAR * min(meter, full), style="bold red")
    line.append(EMPTY * max(0, full - meter), style="red")
    line.append(f" {meter}/{full}", style="bold red" if meter >= full else "")
    if view["mode"] == "slaughterfield":
        line.append("  " + texts.fill("picture-wave", {"wave": view["wave"], "timer": view["timer"]}), style="yellow")
    else:
        line.append("  " + texts.fill("picture-tokens", {"tokens": view["tokens"]}), style="yellow")
    return line


def tile(view: Mapping[str, Any], texts: Texts) -> Text:
    """The squares with who and what is there."""
    board = view["board"]
    wide = board["width"]
    marks = figures(view, texts)
    picture = Text("   " + "".join(f" {column_letters(x)} " for x in range(wide)) + "\n", style="grey50")
    for y in range(board["height"]):
        picture.append(f"{y + 1:>2} ", style="grey50")
        for x in range(wide):
            square = y * wide + x
            mark, style = marks.get(square, ("", ""))
            if not mark:
                mark, style = ground(view, square, (x + y) % 2)
            picture.append(f"{mark:^{WIDE}}"[:WIDE], style=style)
        picture.append("\n")
    return picture


def ground(view: Mapping[str, Any], square: int, shade: int) -> tuple[str, str]:
    """A square on which nobody stands."""
    board = view["board"]
    if square in board["red"]:
        return "▓▓▓", RED
    if square in board["blue"]:
        return "~~~", BLUE
    style = (PURPLE if square in board["purple"] else FLOOR)[shade]
    if view["deed"] and square in view["deed"]["area"]:
        style = LIT
    count = view["loot"].count(square)
    if count:
        return f"${count if count > 1 else ''}", f"bold yellow {style}"
    return EMPTY, f"grey35 {style}"


def figures(view: Mapping[str, Any], texts: Texts) -> dict[int, tuple[str, str]]:
    """What stands on which square."""
    wide = view["board"]["width"]
    marks: dict[int, tuple[str, str]] = {}
    facts = {fact["monster"]: fact for fact in view["monsters"]}
    letters = marks_of(view, texts)
    for foe in view["foes"]:
        fact = facts[foe["monster"]]
        style = FAMILY_STYLE[fact["family"]] if fact["family"] >= 0 else "bold white on grey37"
        if "fallen" in foe["moods"]:
            style = "grey50"
        mark = letters[foe["monster"]]
        if fact["vitality"] > 1:
            mark = mark[0] + str(foe["life"])
        sleeping = "" if foe["active"] or fact["size"] in ("lair", "token") else "z"
        down = "_" if "down" in foe["moods"] else "*" if "dazed" in foe["moods"] else sleeping
        for dy in range(fact["base"]):
            for dx in range(fact["base"]):
                marks[foe["at"] + dy * wide + dx] = (mark + down, style)
    for seat, hero in enumerate(view["heroes"]):
        for space in hero["spaces"]:
            if space["square"] >= 0:
                marks[space["square"]] = ("(?)", SEAT_STYLE[seat])
        if hero["at"] >= 0:
            name = texts.fill(texts.terms["hero"][hero["hero"]], {})
            dead = hero["hp"] == 0
            marks[hero["at"]] = ("✝" if dead else f"{name[:2]}{hero['hp']}", "grey50" if dead else SEAT_STYLE[seat])
    return marks


def marks_of(view: Mapping[str, Any], texts: Texts) -> dict[int, str]:
    """A letter for each kind, a small one for minions: of its name the first that no kind before it has."""
    marks: dict[int, str] = {}
    for fact in view["monsters"]:
        name = texts.fill(texts.terms["monster"][fact["monster"]], {})
        cased = name.lower() if fact["size"] == "minion" else name.upper()
        free = [letter for letter in cased if letter.isalpha() and letter not in marks.values()]
        marks[fact["monster"]] = LAIR if fact["size"] == "lair" else (free or list(cased))[0]
    return marks


def beside(view: Mapping[str, Any], texts: Texts) -> list[RenderableType]:
    """Heroes in short, the Darkness card, the group that acts."""
    lines: list[RenderableType] = []
    for seat, hero in enumerate(view["heroes"]):
        lines.extend(hero_lines(view, seat, hero, texts))
    lines.extend(foe_lines(view, texts))
    if view["omen"] >= 0:
        card = texts.terms["omen"][view["omen"]]
        lines.append(Text(texts.fill(card, {}), style="bold magenta"))
        lines += [Text("  " + texts.fill(f"{card}-{part}", {}), style="magenta") for part in OMEN_PARTS]
    for card in view["penalties"]:
        name = texts.fill(texts.terms["omen"][card], {})
        lines.append(Text(texts.fill("picture-penalty", {"omen": name}), style="magenta"))
    lines.extend(acting(view, texts))
    return lines


def foe_lines(view: Mapping[str, Any], texts: Texts) -> list[Text]:
    """What the letters on the tile mean: every kind that is there, how many of it, and how many of those sleep."""
    lines: list[Text] = []
    letters = marks_of(view, texts)
    for fact in view["monsters"]:
        there = [foe for foe in view["foes"] if foe["monster"] == fact["monster"]]
        if not there:
            continue
        asleep = sum(not foe["active"] for foe in there) if fact["size"] not in ("lair", "token") else 0
        args: dict[str, int | str] = {"mark": letters[fact["monster"]], "monster": fact["monster"]}
        args |= {"n": len(there), "asleep": asleep, "tn": fact["defense"], "squares": fact["wakes"]}
        lines.append(Text(texts.fill("picture-foes-asleep" if asleep else "picture-foes", args), style="grey70"))
    return lines


def hero_lines(view: Mapping[str, Any], seat: int, hero: Mapping[str, Any], texts: Texts) -> list[Text]:
    """A hero: Vitality, Threat, MP, what ails it; its spaces."""
    name = texts.fill(texts.terms["hero"][hero["hero"]], {})
    line = Text(f" {chr(ord('A') + seat)} {name} ", style=SEAT_STYLE[seat])
    args = {"hp": hero["hp"], "most": hero["most"], "threat": hero["threat"], "mp": hero["mp"] + hero["mp_free"]}
    line.append(" " + texts.fill("picture-hero", args))
    if hero["rage"]:
        line.append(" " + texts.fill("picture-rage", {"n": hero["rage"]}), style="red")
    if hero["faith"]:
        line.append(" " + texts.fill("picture-faith", {"n": hero["faith"]}), style="yellow")
    if hero["quiver"]:
        line.append(" " + texts.fill("picture-quiver", {"n": hero["quiver"]}), style="green")
    for potion, count in enumerate(hero["potions"]):
        if count:
            line.append(f" {POTIONS_SHOWN[potion]}{count}", style="cyan")
    for ill in hero["ails"]:
        line.append(" " + texts.fill(f"status-{ill}", {}), style="bold red")
    spaces = Text("   ")
    for space in hero["spaces"]:
        spaces.append("[" + space_word(space, texts) + "] ", style="grey50" if space["turned"] else "")
    return [line, spaces]


def space_word(space: Mapping[str, Any], texts: Texts) -> str:
    """What lies in an action space."""
    if space["card"] == -1:
        return " "
    if space["card"] == -2:
        return texts.fill("picture-face-down", {})
    return texts.fill(texts.terms["card"][space["card"]], {})


def acting(view: Mapping[str, Any], texts: Texts) -> list[Text]:
    """The dice that lie on the table, and the group that acts."""
    lines: list[Text] = []
    blow = view["blow"]
    if blow:
        args: dict[str, int | str] = {"monster": blow["monster"], "n": len(blow["group"]), "seat": blow["target"]}
        key = "picture-blow" if 0 <= blow["target"] < len(view["heroes"]) else "picture-blow-other"
        lines.append(Text(texts.fill(key, args), style="bold red"))
    if view["pips"]:
        line = Text(texts.fill("picture-dice", {}) + " " + " ".join(str(pip) for pip in view["pips"]))
        for fate in view["fates"]:
            line.append(" " + texts.fill(f"symbol-{fate}", {}), style="magenta")
        lines.append(line)
    return lines


def hands(view: Mapping[str, Any], role: int, texts: Texts) -> list[RenderableType]:
    """The cards that the reader may see: all hands where they are open, else the own one."""
    facts = {fact["card"]: fact for fact in view["cards"]}
    lines: list[RenderableType] = []
    for seat, held in enumerate(view["hands"]):
        cards = view["hand"] if seat == role and view["hand"] is not None else held
        if not cards:
            continue
        name = texts.fill(texts.terms["hero"][view["heroes"][seat]["hero"]], {})
        line = Text(f" {name[:2]} ", style=SEAT_STYLE[seat])
        for kind in cards:
            name = texts.fill(texts.terms["card"][kind], {})
            line.append(f" {name} ", style="bold" if seat == role else "")
            line.append(f"({facts[kind]['ap']}) ", style="grey62")
        lines.append(line)
    return lines
