"""Writes the parts of the documents that follow from the code: the codes of every game, and the laws.

python tools/docs.py
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from chimera.engine.card import GameCard, games, written
from chimera.engine.laws import LAWS

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
BEGIN: Final = "<!-- written by tools/docs.py -->\n"
END: Final = "<!-- end -->"


def codes() -> str:
    """The settings and the grammar of codes of every game."""
    return "\n".join(codes_of(card) for card in games().values())


def codes_of(card: GameCard) -> str:
    """One game's settings and codes."""
    lines = [f"### {card.title} (`{card.name}`)", ""]
    for setting in card.settings:
        lines += [
            f"Setting `{setting.name}`: {', '.join(f'`{written(v)}`' for v in setting.values)}; {setting.doc}.",
            "",
        ]
    for choice in card.seat_choices:
        values = ", ".join(f"`{written(v)}`" for v in choice.values)
        lines += [f"Choice of a seat `{choice.name}`: {values}; {choice.doc}.", ""]
    lines += ["| code | meaning |", "|---|---|"]
    lines += [f"| `{form}` | {meaning} |" for form, meaning in card.words.grammar()]
    return "\n".join([*lines, ""])


def laws() -> str:
    """The laws, by their names."""
    return "\n".join(
        ["| law | in words |", "|---|---|", *(f"| `{name}` | {said} |" for name, said in LAWS.items()), ""]
    )


PARTS: Final[dict[str, Callable[[], str]]] = {"match-files.md": codes, "testing.md": laws}


def fresh(name: str) -> str:
    """A page with its written part made anew."""
    before, _, rest = (DOCS / name).read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{PARTS[name]()}\n{END}{after}"


if __name__ == "__main__":
    for page in PARTS:
        (DOCS / page).write_text(fresh(page), encoding="utf-8")
