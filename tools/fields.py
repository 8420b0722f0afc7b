"""Writes what follows from the fields of a state: __slots__, FIELDS, the constructor and the copy.

A field stands once, as an annotated line with its comment at the head of its class; below the fields stand two markers,
and between them lies what this tool writes, straight lines that mypyc compiles well:

    class Battle(Game):
        box: BattleBox  # content and settings: the constructor takes it first, and no dump holds it
        life: list[int]  # per seat
        # written by tools/fields.py from the fields above
        # end

A class that adds only methods to such a class, in the same folder, gets its copy by `from the fields of Battle`, and
Battle itself has none then.

python tools/fields.py
"""

from __future__ import annotations

import ast
import builtins
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src" / "chimera"
BEGIN: Final = re.compile(r"^( +)# written by tools/fields\.py from the fields (above|of (\w+))$")
END: Final = "# end"
BOX: Final = "box"
SHARED: Final = ("int", "bool", "str", "float", "None", "Any", "tuple", "Step")  # never changed, so never copied

Field = tuple[str, ast.expr]  # a name and its type


class Unwritable(Exception):
    """Fields that this tool cannot follow, in a sentence."""


class Part:
    """A written part of a file: its lines, its class, and the class whose fields it follows."""

    def __init__(self, file: Path, first: int, last: int, indent: str, owner: ast.ClassDef, follows: str) -> None:
        self.file = file
        self.first = first  # the line after the first marker, counted from 0
        self.last = last  # the line of the end marker
        self.indent = indent
        self.owner = owner
        self.follows = follows or owner.name

    @property
    def copies(self) -> bool:
        """Whether this part holds the copy only."""
        return self.follows != self.owner.name


def parts_of(file: Path) -> list[Part]:
    """The written parts of a file."""
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    found: list[Part] = []
    for number, line in enumerate(lines):
        begin = BEGIN.match(line)
        if begin:
            indent = begin[1]
            try:
                last = lines.index(indent + END, number)
            except ValueError:
                raise Unwritable(f"{file.name}:{number + 1} has no '{END}' below it; write that line.") from None
            found.append(Part(file, number + 1, last, indent, class_at(text, number + 1, file), begin[3] or ""))
    return found


def class_at(text: str, line: int, file: Path) -> ast.ClassDef:
    """The class that a line, counted from 1, stands in: what is written may be missing or broken, so it is left out."""
    lines = text.split("\n")
    marker = lines[line - 1]
    filled = marker[: len(marker) - len(marker.lstrip())] + "pass"
    for node in ast.walk(ast.parse("\n".join([*lines[:line], filled]))):
        if isinstance(node, ast.ClassDef) and node.end_lineno == line + 1:
            return node
    raise Unwritable(f"{file.name}:{line} stands in no class; move the markers below the fields of one.")


def own_fields(owner: ast.ClassDef) -> list[Field]:
    """The annotated lines of a class, without those that are its own and not its objects'."""
    return [
        (node.target.id, node.annotation)
        for node in owner.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is None
        and "ClassVar" not in ast.unparse(node.annotation)
    ]


def base_of(owner: ast.ClassDef) -> str:
    """The name of the class it comes from, or ""."""
    names = [base for base in owner.bases if ast.unparse(base).partition("[")[0] not in ("Generic", "object")]
    if len(names) > 1:
        raise Unwritable(f"{owner.name} comes from {len(names)} classes; one is as many as its constructor can call.")
    return ast.unparse(names[0]).partition("[")[0] if names else ""


def taken_by(name: str, classes: Mapping[str, ast.ClassDef]) -> list[Field]:
    """What the constructor of a class written by hand takes."""
    if name not in classes:
        raise Unwritable(f"There is no class {name} in the sources; write this constructor by hand.")
    for node in classes[name].body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return [(arg.arg, arg.annotation or ast.Name("Any")) for arg in node.args.args[1:]]
    return []


def copied(name: str, kind: ast.expr) -> str:
    """A field in a copy: lists copied, numbers and tuples shared, what has parts of its own cloned."""
    here = f"self.{name}"
    said = ast.unparse(kind)
    outer = said.partition("[")[0]
    if name == BOX or outer in SHARED or all(part.strip() in SHARED for part in said.split("|")):
        if outer == "tuple" and "list[" in said:
            raise Unwritable(
                f"The field {name} is a tuple of lists, and a copy shares tuples; make it a list of lists."
            )
        return here
    if outer != "list":
        return f"{here}.clone()"
    inner = said[len("list[") : -1]
    if inner.startswith("list[list["):
        raise Unwritable(f"The field {name} is nested three deep; keep it flat, or in a part with its own clone().")
    return f"[row[:] for row in {here}]" if inner.startswith("list[") else f"{here}[:]"


def rows(opening: str, items: list[str], closing: str) -> list[str]:
    """Something in brackets, one item a line, as the formatter leaves it."""
    return [opening, *(f"    {item}," for item in items), closing]


def constructor(owner: ast.ClassDef, classes: Mapping[str, ast.ClassDef]) -> list[str]:
    """__slots__, FIELDS and __init__."""
    fields = own_fields(owner)
    base = base_of(owner)
    inherited = taken_by(base, classes) if base else []
    names = [name for name, _ in fields]
    kept = [f'"{name}"' for name in names if name != BOX]
    lines = rows("__slots__ = (", sorted(f'"{name}"' for name in names), ")")
    lines += rows("FIELDS: ClassVar[tuple[str, ...]] = (", [*([f"*{base}.FIELDS"] if base else []), *kept], ")")
    takes = [(name, kind) for name, kind in fields if name == BOX]
    takes += inherited + [(name, kind) for name, kind in fields if name != BOX]
    lines += ["", "def __init__("]
    lines += ["    self,"]
    for name, kind in takes:
        hushed = "  # noqa: A002" if hasattr(builtins, name) else ""  # the game's word comes first
        lines.append(f"    {name}: {ast.unparse(kind)},{hushed}")
    lines.append(") -> None:")
    if base:
        lines.append(f"    super().__init__({', '.join(name for name, _ in inherited)})")
    return lines + [f"    self.{name} = {name}" for name in names]


def copy(owner: ast.ClassDef, fields: list[Field]) -> list[str]:
    """The method clone()."""
    lines = [f"def clone(self) -> {owner.name}:", '    """An independent copy."""', f"    return {owner.name}("]
    return [*lines, *(f"        {copied(name, kind)}," for name, kind in fields), "    )"]


def written(part: Part, classes: Mapping[str, ast.ClassDef], parts: list[Part]) -> list[str]:
    """What belongs between the markers of a part."""
    beside = [p for p in parts if p.owner.name == part.follows and p.file.parent == part.file.parent and not p.copies]
    if not beside:
        raise Unwritable(f"{part.file.name}: no class {part.follows} with fields stands in this folder; name one.")
    source = beside[0].owner
    base = base_of(source)
    box = [(name, kind) for name, kind in own_fields(source) if name == BOX]
    rest = [(name, kind) for name, kind in own_fields(source) if name != BOX]
    fields = [*box, *(taken_by(base, classes) if base else []), *rest]
    if part.copies:
        lines = ["__slots__ = ()", "", *copy(part.owner, fields)]
    else:
        lines = constructor(source, classes)
        if not [p for p in parts if p.copies and p.follows == source.name and p.file.parent == part.file.parent]:
            lines += ["", *copy(source, fields)]
    return [part.indent + line if line else "" for line in [*lines, ""]]


def classes_in(files: list[Path]) -> Iterator[tuple[str, ast.ClassDef]]:
    """All classes of some files, by name."""
    for file in files:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield node.name, node


def fresh(folder: Path = SOURCE) -> dict[Path, str]:
    """The files below a folder that have written parts, with these parts made anew."""
    files = sorted(folder.rglob("*.py"))
    marked = [file for file in files if "# written by tools/fields.py" in file.read_text(encoding="utf-8")]
    parts = [part for file in marked for part in parts_of(file)]
    classes = dict(classes_in([*files, *sorted((SOURCE / "engine").glob("*.py"))]))
    made: dict[Path, str] = {}
    for file in marked:
        lines = file.read_text(encoding="utf-8").split("\n")
        for part in reversed([p for p in parts if p.file == file]):
            lines[part.first : part.last] = written(part, classes, parts)
        made[file] = "\n".join(lines)
    return made


def stale(folder: Path = SOURCE) -> list[Path]:
    """The files whose written parts do not follow from their fields."""
    return [file for file, text in fresh(folder).items() if file.read_text(encoding="utf-8") != text]


if __name__ == "__main__":
    try:
        for target, new in fresh().items():
            target.write_text(new, encoding="utf-8")
    except Unwritable as error:
        sys.exit(str(error))
