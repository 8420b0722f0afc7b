"""Which languages there are, which one a person wants, and what one of them still lacks.

A language is there as soon as a folder of messages holds a file LANGUAGE.ftl; nothing is registered. English is
complete and stands in, message by message, for whatever another language lacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chimera.engine.reasons import ChimeraError

ENGLISH: Final = "en"
WISH: Final = "CHIMERA_LANGUAGE"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as everywhere on a system


def languages(folders: Iterable[Path]) -> list[str]:
    """The languages in which at least one of these folders of messages is written, English first."""
    found = {file.stem for folder in folders for file in folder.glob("*.ftl")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def wanted_language(asked: str, environ: Mapping[str, str], known: list[str]) -> str:
    """The language somebody asks for, or else the one of their system, if we have it; otherwise English."""
    wish = asked or environ.get(WISH, "")
    if wish:
        found = nearest(wish, known)
        if found is None:
            there = ", ".join(known)
            raise ChimeraError(f"There are no texts in the language '{wish[:20]}'; choose one of: {there}.")
        return found
    system = next((environ[name] for name in SYSTEM if environ.get(name)), "")
    return nearest(system, known) or ENGLISH


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known language that a name such as fr, fr-CA or fr_FR.UTF-8 means, None when there is none."""
    wanted = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    by_name = {language.lower(): language for language in known}
    return by_name.get(wanted) or by_name.get(wanted.partition("-")[0])


def bundles_of(folders: Sequence[Path], language: str) -> list[FluentBundle]:
    """The messages of some folders in a language and in English, as far as there are any; later folders win.

    Each language has a bundle of its own, since English in French would count by the rules of French.
    """
    bundles: list[FluentBundle] = []
    for name in dict.fromkeys((language, ENGLISH)):
        bundle = FluentBundle([name], use_isolating=False)
        for file in (folder / f"{name}.ftl" for folder in folders):
            if file.exists():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        bundles.append(bundle)
    return bundles


def said(bundles: Iterable[FluentBundle], key: str, args: Mapping[str, int | str]) -> str | None:
    """A message by the first of these that has it; None when nobody has written one."""
    for bundle in bundles:
        value = bundle.get_message(key).value if bundle.has_message(key) else None
        if value is not None:
            return str(bundle.format_pattern(value, dict(args))[0])
    return None


class Written:
    """The messages of one file: their patterns and arguments by key, and what is no Fluent at all."""

    def __init__(self, text: str) -> None:
        self.patterns: dict[str, ast.Pattern] = {}
        self.junk: list[str] = []
        self.twice: list[str] = []
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                self.junk.append((entry.content or "").strip().partition("\n")[0])
            elif isinstance(entry, ast.Message) and entry.value is not None:
                if entry.id.name in self.patterns:
                    self.twice.append(entry.id.name)
                self.patterns[entry.id.name] = entry.value

    def arguments(self, key: str) -> set[str]:
        """The names of the arguments that a message uses."""
        reader = Arguments()
        reader.visit(self.patterns[key])
        return reader.names


class Arguments(Visitor):
    """Collects the arguments of a pattern; the library calls its method by this name."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def lacking(folder: Path, language: str, spoken_by_card: Iterable[str] = ()) -> Iterator[str]:
    """What a folder of messages lacks in a language, a sentence each.

    `spoken_by_card` are keys whose English stands on a game's card and not in its en.ftl.
    """
    files = [folder / f"{name}.ftl" for name in (ENGLISH, language)]
    english, other = (Written(file.read_text(encoding="utf-8") if file.exists() else "") for file in files)
    for line in other.junk:
        yield f"'{line}' cannot be read; look there for a missing brace, '=' or default variant."
    for key in other.twice:
        yield f"{key} is written twice; keep one."
    known = [*english.patterns, *spoken_by_card]
    for key in known:
        if key not in other.patterns:
            yield f"{key} is missing; English stands in."
    for key in other.patterns:
        if key not in known:
            yield f"{key} is not a message of English; correct its name or delete it."
        elif key in english.patterns and english.arguments(key) != other.arguments(key):
            wanted, used = (", ".join(sorted(w.arguments(key))) or "none" for w in (english, other))
            yield f"{key} uses the arguments {used}, English {wanted}; use the same."
