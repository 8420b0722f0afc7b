"""Content by version: a match goes on with the content it began with, whatever was corrected since.

All content files of a game are one edition, and a hash names it. Only what plays is hashed: a label such as `source`
may be corrected at any time. Editions that were published lie in `content/kept` of the game's folder
(`chimera content keep GAME` writes them); a match whose edition is not kept there carries it in its header.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from chimera.engine.content import ContentError, Document, parse, text_keys
from chimera.engine.reasons import ChimeraError

KEPT: Final = "content/kept"
LABELS: Final = ("source", "field_sources")  # keys that say where a record is known from, and do not play
LABEL: Final = "_source"  # what the same for one field of a record ends with
BIGGEST: Final = 1024 * 1024  # characters of an edition in a match's header
NAMED: Final = 16  # digits of the hash in a kept file's name


class Contents:
    """All content of a game in one edition."""

    __slots__ = ("files", "hash", "plain")

    def __init__(self, files: Mapping[str, Any], plain: Mapping[str, Any]) -> None:
        self.files = files  # file below the game's folder -> its records, typed
        self.plain = plain  # the same as plain data
        self.hash = hash_of(plain) if plain else ""

    @property
    def text(self) -> str:
        """The edition as one line of JSON."""
        return json.dumps(self.plain, separators=(",", ":"), ensure_ascii=False)


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published edition."""

    files: dict[str, Any]
    was: list[str] = []  # hashes by which earlier versions of the program called it


def read_contents(folder: Path, schemas: Mapping[str, type]) -> Contents:
    """The current edition: the files as they are."""
    found = {name: parse(folder / name, trusted=True) for name in schemas}
    return contents_of(found, schemas)


def contents_of(documents: Mapping[str, Document], schemas: Mapping[str, type]) -> Contents:
    """Documents judged by their schemas; a ContentError says what is wrong with one."""
    typed: dict[str, Any] = {
        name: document.convert(schemas[name], text_keys=True) for name, document in documents.items()
    }
    return Contents(typed, {name: text_keys(document.root.data) for name, document in documents.items()})


def edition_from(text: str, schemas: Mapping[str, type]) -> Contents:
    """An edition that came with a match."""
    root = parse(text, name="the edition", limit=BIGGEST).root
    if set(root.parts) != set(schemas):
        raise ContentError("the edition", None, f"its files are not {', '.join(schemas)}; take an unchanged copy.")
    return contents_of({name: Document(f"the edition's {name}", root.parts[name]) for name in schemas}, schemas)


def hash_of(plain: Mapping[str, Any]) -> str:
    """SHA-256 over what plays; labels, comments, layout and the order of keys do not count."""
    said = json.dumps(without_labels(plain), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(said.encode()).hexdigest()


def without_labels(plain: Any) -> Any:
    """Plain data as it plays."""
    if isinstance(plain, Mapping):
        plays = {key: value for key, value in plain.items() if key not in LABELS and not key.endswith(LABEL)}
        return {key: without_labels(value) for key, value in plays.items()}
    return [without_labels(item) for item in plain] if isinstance(plain, list) else plain


def kept_editions(folder: Path) -> Iterator[tuple[str, Kept]]:
    """The published editions of a game, by the hashes that name them."""
    for file in sorted((folder / KEPT).glob("*.json")):
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        except msgspec.MsgspecError as error:
            raise ChimeraError(
                f"{file.name} is no kept edition ({error}); take it from the repository again."
            ) from None
        for name in (hash_of(kept.files), *kept.was):
            yield name, kept


def typed_edition(kept: Kept, schemas: Mapping[str, type]) -> Contents:
    """A published edition, judged by the schemas of today."""
    return edition_from(json.dumps(kept.files), schemas)


def keep(folder: Path, contents: Contents) -> Path:
    """Write an edition to the published ones."""
    target = folder / KEPT / f"{contents.hash[:NAMED]}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists():
        rows = [f"{json.dumps(name)}: {json.dumps(data, ensure_ascii=False)}" for name, data in contents.plain.items()]
        target.write_text('{"was": [],\n"files": {\n' + ",\n".join(rows) + "\n}}\n", encoding="utf-8")
    return target
