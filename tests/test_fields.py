"""A state's field is written once: what follows from it is written by tools/fields.py and up to date."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import fields

STATE = '''
from __future__ import annotations
from typing import Any, ClassVar
from chimera.engine.dice import Dice
from chimera.engine.game import Game, Step

class Purse:
    def __init__(self, coins):
        self.coins = coins
    def clone(self):
        return Purse(self.coins[:])

class Battle(Game):
    """A toy."""

    BEST: ClassVar[int] = 3
    box: object  # content
    round: int  # counted from 1
    life: list[int]  # per seat
    rows: list[list[int]]
    order: tuple[int, ...]
    last: int | None
    purse: Purse
    # written by tools/fields.py from the fields above
    # end

    def blows(self) -> int:
        return self.BEST
'''
LEAF = '''
from battle import Battle

class Fight(Battle):
    """A toy with methods of its own."""

    # written by tools/fields.py from the fields of Battle
    # end
'''


def test_what_follows_from_the_fields_is_up_to_date() -> None:
    assert fields.stale() == [], "call `make format`"
    assert len(fields.fresh()) >= 1


def written(folder: Path, **files: str) -> dict[str, ModuleType]:
    """Modules with their written parts, loaded."""
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    for file, text in fields.fresh(folder).items():
        file.write_text(text, encoding="utf-8")
    assert fields.stale(folder) == []
    modules: dict[str, ModuleType] = {}
    for name in files:
        module = ModuleType(name)
        sys.modules[name] = module
        exec(compile((folder / f"{name}.py").read_text(encoding="utf-8"), name, "exec"), module.__dict__)
        modules[name] = module
    for name in files:
        del sys.modules[name]
    return modules


def test_a_field_gives_slot_dump_constructor_and_copy(tmp_path: Path) -> None:
    battle = written(tmp_path, battle=STATE)["battle"]
    assert " ".join(battle.Battle.FIELDS) == "agenda dice scores rules round life rows order last purse"
    assert battle.Battle.__slots__ == ("box", "last", "life", "order", "purse", "round", "rows")
    box = object()
    dice = battle.Dice.from_number(1, ("die",))
    g = battle.Battle(box, [], dice, [0, 0], 1, 4, [5, 6], [[1], [2]], (1, 0), None, battle.Purse([7]))
    c = g.clone()
    assert c.box is box
    assert (c.rules, c.round, c.life, c.rows) == (1, 4, [5, 6], [[1], [2]])
    assert (c.order, c.last, c.purse.coins) == ((1, 0), None, [7])
    c.life[0] = c.rows[0][0] = c.scores[0] = c.purse.coins[0] = 99
    c.dice.open(0)
    assert (g.life[0], g.rows[0][0], g.scores[0], g.purse.coins[0], g.dice.words[4]) == (5, 1, 0, 7, 0)


def test_a_class_of_methods_only_copies_itself(tmp_path: Path) -> None:
    modules = written(tmp_path, battle=STATE, fight=LEAF)
    battle, fight = modules["battle"], modules["fight"]
    assert "clone" not in battle.Battle.__dict__
    g = fight.Fight(None, [], battle.Dice.from_number(1, ("die",)), [0], 1, 4, [5], [], (), 3, battle.Purse([]))
    assert type(g.clone()) is fight.Fight
    assert g.clone().last == 3


def test_what_is_written_is_as_the_formatter_wants_it(tmp_path: Path) -> None:
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent))
    assert ruff is not None
    written(tmp_path, battle=STATE, fight=LEAF)
    for name in ("battle", "fight"):
        file = tmp_path / f"{name}.py"
        subprocess.run([ruff, "format", "-q", "--isolated", "--line-length", "120", str(file)], check=True)
    assert fields.stale(tmp_path) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (STATE.replace("    # end\n", ""), "has no '# end' below it"),
        (STATE.replace("rows: list[list[int]]", "rows: tuple[list[int], ...]"), "rows is a tuple of lists"),
        (STATE.replace("rows: list[list[int]]", "rows: list[list[list[int]]]"), "rows is nested three deep"),
        (LEAF, "no class Battle with fields stands in this folder"),
        (STATE.replace("Battle(Game)", "Battle(Nothing)"), "There is no class Nothing"),
    ],
)
def test_fields_that_cannot_be_followed_are_named_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "toy.py").write_text(text, encoding="utf-8")
    with pytest.raises(fields.Unwritable, match=said):
        fields.fresh(tmp_path)


def test_a_changed_field_makes_what_is_written_stale(tmp_path: Path) -> None:
    written(tmp_path, battle=STATE)
    file = tmp_path / "battle.py"
    file.write_text(
        file.read_text(encoding="utf-8").replace("    round: int  #", "    rounds: int  #"), encoding="utf-8"
    )
    assert fields.stale(tmp_path) == [file]
