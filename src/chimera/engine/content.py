"""Content packs: a YAML file becomes typed records, or one sentence that says what to mend and where.

class Variant(Record, frozen=True):
    target: Annotated[int, Meta(ge=1, examples=[100])]

class Variants(Pack, frozen=True):
    variants: list[Variant]

pack = load(Path("pig.yaml"), Variants)
"""

from __future__ import annotations

import difflib
import json
import math
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec
import yaml
from msgspec import Meta
from msgspec.structs import fields

from chimera.engine.reasons import ChimeraError

T = TypeVar("T")
Source = Path | str | bytes  # a Path is a file; text and bytes are the content itself
Key = str | int

USER_LIMIT: Final = 256 * 1024
DEPTH_LIMIT: Final = 40

ID_WORDS: Final = "a name of at most 100 letters, digits, '.', '_' and '-'"
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\Z", description=ID_WORDS, examples=["two_horns"])]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card, map, monster or other thing of a pack, and where we know it from."""

    id: Id
    source: Literal["rulebook", "public", "reconstructed", "own"]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole pack file; its first key says what it is, such as `chimera: pig/variants`."""

    chimera: str

    def faults(self) -> Iterator[tuple[tuple[Key, ...], str]]:
        """What no schema can say, such as a name that nothing has: the keys that lead there, and the sentence."""
        return iter(())


class ContentError(ChimeraError):
    """A content file cannot be used; the text is one sentence with file, line and remedy."""

    def __init__(self, name: str, line: int | None, what: str) -> None:
        self.name = " ".join(name.split())
        self.line = line
        self.what = " ".join(what.split())
        super().__init__(self.name, line, self.what)

    def __str__(self) -> str:
        place = self.name if self.line is None else f"{self.name}, line {self.line}"
        return f"{place}: {self.what}"


def load(source: Source, type_: type[T], *, name: str = "", limit: int = USER_LIMIT, trusted: bool = False) -> T:
    """Read one content file, or its text, as `type_`."""
    return parse(source, name=name, limit=limit, trusted=trusted).convert(type_)


def check_file(path: Path, schemas: Mapping[str, type]) -> str:
    """Check a file against the schema its first key names and say in a sentence that it is good."""
    document = parse(path)
    document.convert(schemas[known_kind(document, schemas)])
    return f"{document.name} is a valid {document.kind()} file."


def parse_kind(text: str, schemas: Mapping[str, type], name: str) -> Any:
    """The records of a text, judged by the schema its first key names."""
    document = parse(text, name=name)
    return document.convert(schemas[known_kind(document, schemas)])


def known_kind(document: Document, schemas: Mapping[str, type]) -> str:
    """What a file says it is, if there is a schema for it."""
    kind = document.kind()
    if kind not in schemas:
        what = f"the kind {_shown(kind)} is not known, expected one of {', '.join(sorted(schemas))}; "
        what += f"write {_nearest(kind, schemas) or 'one of them'}."
        raise ContentError(document.name, document.root.parts["chimera"].line, what)
    return kind


def text_keys(data: Any) -> Any:
    """Plain data in which every key is text, as JSON has it."""
    if isinstance(data, dict):
        return {str(key): text_keys(value) for key, value in data.items()}
    return [text_keys(item) for item in data] if isinstance(data, list) else data


# --- reading: bytes -> text -> nodes that know their lines ---


class Node:
    """A value of the file as plain data, the line it starts on, and the nodes inside it by key or index."""

    __slots__ = ("data", "key_lines", "line", "parts")

    def __init__(self, line: int) -> None:
        self.line = line
        self.data: Any = None
        self.parts: dict[Key, Node] = {}
        self.key_lines: dict[Key, int] = {}


def parse(source: Source, *, name: str = "", limit: int = USER_LIMIT, trusted: bool = False) -> Document:
    """Read one content file, or its text, without judging it against a schema."""
    name = name or (source.name if isinstance(source, Path) else "content")
    raw = source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source
    if isinstance(raw, Path):
        raw = _bytes(raw, name, -1 if trusted else limit + 1)
    if not trusted:
        _be_small(raw, name, limit)
    return Document(name, _Reader(name).root(_text(raw, name)))


def read_text(path: Path) -> str:
    """The text of a file that somebody wrote, to be taken along; a ContentError when it is none."""
    raw = _bytes(path, path.name, USER_LIMIT + 1)
    _be_small(raw, path.name, USER_LIMIT)
    return _text(raw, path.name)


def _be_small(raw: bytes, name: str, limit: int) -> None:
    if len(raw) > limit:
        raise ContentError(name, None, f"the file is too large, expected at most {limit:,} bytes; split it in several.")


def _bytes(path: Path, name: str, most: int) -> bytes:
    if path.exists() and not path.is_file():
        raise ContentError(name, None, "this is not a file; name a YAML file instead.")
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        what = f"the file cannot be read ({error.strerror}); check its path and rights."
        raise ContentError(name, None, what) from error


_LINE_BREAK = re.compile("\r\n?|\n")
# What YAML 1.1 calls unprintable, and the line breaks that no editor shows as such.
_NOT_TEXT = re.compile("[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def _text(raw: bytes, name: str) -> str:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = len(_LINE_BREAK.findall(raw[: error.start].decode("utf-8", "replace"))) + 1
        what = f"byte 0x{raw[error.start]:02x} is not UTF-8 text; save the file as plain text in UTF-8."
        raise ContentError(name, line, what) from error
    if bad := _NOT_TEXT.search(text):
        line = len(_LINE_BREAK.findall(text, 0, bad.start())) + 1
        raise ContentError(name, line, f"the invisible character U+{ord(bad[0]):04X} is not plain text; delete it.")
    return text


_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: Final = dict.fromkeys(("", "~", "null", "Null", "NULL")) | {
    word: word.lower() == "true" for word in ("true", "True", "TRUE", "false", "False", "FALSE")
}
_INT = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


class _Reader:
    """Turns YAML events into nodes; yes, no, on, off and dates stay text."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.events: Iterator[Any] = iter(())

    def root(self, text: str) -> Node:
        self.events = iter(yaml.parse(text, Loader=_Loader))
        node: Node | None = None
        try:
            for event in self.events:
                if isinstance(event, yaml.DocumentStartEvent):
                    if node:
                        raise self.refuse(event, "a second document starts here, expected one; delete this '---'.")
                    node = self.node(next(self.events), 0)
        except yaml.YAMLError as error:
            mark, context = getattr(error, "problem_mark", None), getattr(error, "context_mark", None)
            last = len(_LINE_BREAK.findall(text.rstrip())) + 1
            problem = getattr(error, "problem", None) or "unreadable"
            if context and mark and mark.line != context.line:
                at_end = mark.line >= last or "stream" in problem
                problem += f" in what begins on line {context.line + 1}"
                mark = context if at_end else mark  # never closed: where it begins helps more than where the file ends
            what = f"this is not valid YAML ({problem}); check the indentation here and above, close every quote and "
            what += "bracket, and quote text that holds ': ', '#' or brackets."
            raise ContentError(self.name, min(mark.line + 1, last) if mark else 1, what) from error
        if node is None or node.data is None:
            raise ContentError(self.name, 1, "the file is empty, expected records; write them or remove the file.")
        return node

    def refuse(self, event: Any, what: str) -> ContentError:
        return ContentError(self.name, event.start_mark.line + 1, what)

    def node(self, event: Any, depth: int) -> Node:
        if event.anchor is not None:
            raise self.refuse(event, "anchors (&) and aliases (*) are not allowed; write the value out, or quote it.")
        if event.tag is not None:
            raise self.refuse(event, f"the tag {_shown(event.tag)} is not allowed; delete it, or quote the text.")
        if depth >= DEPTH_LIMIT and not isinstance(event, yaml.ScalarEvent):
            raise self.refuse(event, f"this is nested too deep, expected at most {DEPTH_LIMIT} levels; flatten it.")
        node = Node(event.start_mark.line + 1)
        if isinstance(event, yaml.ScalarEvent):
            node.data = self.plain(event) if event.implicit[0] else event.value
            if isinstance(node.data, str) and _NOT_TEXT.search(node.data):
                raise self.refuse(event, "the text holds an invisible character, expected plain text; delete it.")
        elif isinstance(event, yaml.SequenceStartEvent):
            while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
                node.parts[len(node.parts)] = self.node(event, depth + 1)
            node.data = [part.data for part in node.parts.values()]
        else:
            self.mapping(node, depth)
        return node

    def mapping(self, node: Node, depth: int) -> None:
        first: dict[str, int] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key = self.node(event, depth + 1).data
            if isinstance(key, bool) or not isinstance(key, str | int):
                raise self.refuse(event, f"a key is {_shown(key)}, expected a name; put it in quotes.")
            if line := first.get(str(key)):
                raise self.refuse(event, f"the key {_shown(key)} stands on line {line} already; keep one of the two.")
            first[str(key)] = node.key_lines[key] = event.start_mark.line + 1
            node.parts[key] = self.node(next(self.events), depth + 1)
        node.data = {key: part.data for key, part in node.parts.items()}

    def plain(self, event: Any) -> Any:
        text: str = event.value
        if text in _WORDS:
            return _WORDS[text]
        if _INT.fullmatch(text):
            digits = text.lstrip("+-")
            if len(digits) > 18:
                raise self.refuse(event, "this number has over 18 digits; write a smaller one, or quote it as text.")
            if digits[0] == "0" and digits != "0":
                raise self.refuse(event, f"{_shown(text)} starts with 0; drop the zero, or quote it as text.")
            return int(text)
        if _FLOAT.fullmatch(text):
            if not math.isfinite(float(text)):
                raise self.refuse(event, "this number is too large; write a smaller one, or quote it as text.")
            return float(text)
        return text


# --- judging: nodes -> records, msgspec's complaint -> a sentence ---


class Document:
    """A file that was read: plain data with its lines, not yet judged against a schema."""

    def __init__(self, name: str, root: Node) -> None:
        self.name = name
        self.root = root

    def kind(self) -> str:
        """What the file says it is in its first key: GAME/KIND."""
        root = self.root
        if not isinstance(root.data, dict) or next(iter(root.data), None) != "chimera":
            what = "the first key must be 'chimera'; begin the file with a line such as 'chimera: pig/variants'."
            raise ContentError(self.name, root.key_lines.get("chimera", root.line), what)
        kind = root.data["chimera"]
        if not isinstance(kind, str):
            what = f"chimera is {_shown(kind)}, expected GAME/KIND; write one such as pig/variants."
            raise ContentError(self.name, root.parts["chimera"].line, what)
        return kind

    def convert(self, type_: type[T], *, text_keys: bool = False) -> T:
        """The data as `type_`, with ids that are unique within each list; JSON has only texts as keys."""
        if issubclass(_base(type_), Pack):
            self.kind()
        try:
            value = msgspec.convert(self.root.data, type_, strict=True, str_keys=text_keys)
        except msgspec.ValidationError as error:
            raise self._explain(str(error), type_) from error
        self._check_ids(value, self.root, "")
        if isinstance(value, Pack):
            for keys, what in value.faults():
                raise ContentError(self.name, self._line(keys), what)
        return value

    def _line(self, keys: tuple[Key, ...]) -> int:
        """The line of what these keys lead to, or of the last that is there."""
        node = self.root
        for key in keys:
            if key not in node.parts:
                break
            node = node.parts[key]
        return node.line

    def _check_ids(self, value: Any, node: Node, path: str) -> None:
        inside: Iterable[tuple[Any, Any]] = ()
        if isinstance(value, msgspec.Struct):
            names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
            inside = [(key, getattr(value, field)) for key, field in names]
        elif isinstance(value, dict):
            inside = value.items()
        elif isinstance(value, list | tuple):
            inside = list(enumerate(value))
            first: dict[str, int] = {}
            for index, item in inside:
                if isinstance(item, Record):
                    line = node.parts[index].parts["id"].line
                    if item.id in first:
                        what = (
                            f"{_join(path, index)}.id is {_shown(item.id)}, which line {first[item.id]} already uses, "
                        )
                        raise ContentError(self.name, line, what + "expected a new one; rename one of the two.")
                    first[item.id] = line
        for key, item in inside:
            if key in node.parts:
                self._check_ids(item, node.parts[key], _join(path, key))

    def _explain(self, message: str, type_: Any) -> ContentError:
        """Follow msgspec's path ($.variants[0].target, with [...] for any dictionary key) to the node it means."""
        what, _, place = message.rpartition(" - at ") if " - at " in message else (message, "", "")
        node, hint, path = self.root, type_, ""
        for index, name in _STEP.findall(place):
            key = name or (_first_misfit(node, hint) if index == "..." else int(index))
            if key not in node.parts:
                break
            hint, node, path = _inside(hint, node.data, key), node.parts[key], _join(path, key)
        line, where = node.line, path or "the file"
        if place.startswith("`key`"):
            hint = next((get_args(each)[0] for each in _members(hint) if get_origin(each) is dict), str)
            key = next((key for key in node.parts if not _fits(key, hint)), "")
            line = node.key_lines.get(key, line)
            text = f"a key of {where} is {_shown(key)}, expected {_expected(what, hint)}; {_remedy(hint, key)}."
        elif what.startswith("Object contains unknown field"):
            known = _keys(hint, node.data)
            if not node.parts.keys() - known:  # the unknown key itself was written to look like a path
                node, where, known = self.root, "the file", _keys(type_, self.root.data)
            key = next((key for key in node.parts if key not in known), "")
            line = node.key_lines.get(key, line)
            near = _nearest(str(key), known)
            text = f"{where} has the unknown key {_shown(key)}, expected only {', '.join(known)}; "
            text += f"did you mean {near}?" if near else "rename or delete it."
        elif missing := _MISSING.fullmatch(what):
            sample = next(_samples(_inside(hint, node.data, missing[1])), "...")
            text = f"{where} has no key '{missing[1]}', expected one; add a line such as '{missing[1]}: {sample}'."
        elif what.startswith(("Expected ", "Invalid ")):
            text = f"{where} is {_shown(node.data)}, expected {_expected(what, hint)}; {_remedy(hint, node.data)}."
        else:  # a record's own check in its __post_init__, which brings its remedy
            text = f"{where} is not right: {what.rstrip('.')}."
        return ContentError(self.name, line, text)


_STEP = re.compile(r"\[(\d+|\.\.\.)\]|\.([^.\[`]+)")
_MISSING = re.compile(r"Object missing required field `(.+)`")
_QUOTED = re.compile("`([^`]*)`")
_PLAIN: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "a mapping",
}


def _shown(data: Any) -> str:
    if data is None or isinstance(data, bool):
        return "empty" if data is None else str(data).lower()
    if isinstance(data, list | dict):
        return f"a list of {len(data)}" if isinstance(data, list) else "a mapping"
    return repr(data[:37] + "..." if isinstance(data, str) and len(data) > 40 else data)


def _join(path: str, key: Key) -> str:
    if isinstance(key, int):
        return f"{path}[{key}]"
    name = key if key.isidentifier() and len(key) <= 40 else _shown(key)
    return f"{path}.{name}" if path else name


def _nearest(word: str, known: Iterable[str]) -> str | None:
    near = difflib.get_close_matches(word[:100], list(known), 1)
    return f"'{near[0]}'" if near else None


def _expected(what: str, hint: Any) -> str:
    if choices := _choices(hint):
        return ("one of " if len(choices) > 1 else "") + ", ".join(choices)
    if described := [meta.description for meta in _metas(hint) if meta.description]:
        return described[0]
    kinds = what.removeprefix("Expected ").split(", got ")[0]
    return _QUOTED.sub(lambda quoted: " or ".join(_PLAIN.get(kind, kind) for kind in quoted[1].split(" | ")), kinds)


def _remedy(hint: Any, data: Any) -> str:
    bases = [_base(each) for each in _members(hint)]
    if choices := _choices(hint):
        return f"write {_nearest(str(data), choices) or ('one of them' if len(choices) > 1 else choices[0])}"
    if bool in bases:
        return "write one of the two"
    if str in bases and isinstance(data, int | float):
        return "put it in quotes"
    if sample := next(_samples(hint), None):
        return f"write one such as {sample}"
    if any(issubclass(base, msgspec.Struct | Mapping) for base in bases):
        return "write 'key: value' lines"
    lists = any(issubclass(base, Collection) and base is not str for base in bases)
    return "write a list, one '- ' line for each item" if lists else "change it to that"


# A hint is a type as the schema writes it, as Annotated[int, Meta(ge=1)] | None; what we cannot follow becomes Any.


def _members(hint: Any) -> list[Any]:
    """The types a hint allows, without their Meta."""
    if get_origin(hint) is Annotated:
        return _members(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return [each for member in get_args(hint) for each in _members(member)]
    return [hint]


def _metas(hint: Any) -> list[Meta]:
    inside = get_args(hint) if get_origin(hint) in (Annotated, Union, UnionType) else ()
    return [meta for each in inside for meta in ([each] if isinstance(each, Meta) else _metas(each))]


def _base(hint: Any) -> type:
    base = get_origin(hint) or hint
    return base if isinstance(base, type) else object


def _choices(hint: Any) -> list[str]:
    return [str(choice) for each in _members(hint) if get_origin(each) is Literal for choice in get_args(each)]


def _samples(hint: Any) -> Iterator[str]:
    """Values that the hint accepts, for a remedy that shows one."""
    tries = [example for meta in _metas(hint) for example in meta.examples or ()] + _choices(hint)
    yield from (json.dumps(each).strip('"') for each in [*tries, 1, 0, 10, 100, True] if _fits(each, hint))


def _fits(data: Any, hint: Any) -> bool:
    try:
        msgspec.convert(data, hint, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def _first_misfit(node: Node, hint: Any) -> Key:
    return next((key for key, part in node.parts.items() if not _fits(part.data, _inside(hint, node.data, key))), "")


def _tag(struct: Any) -> tuple[str, Any]:
    config = _base(struct).__struct_config__  # type: ignore[attr-defined]
    return config.tag_field, config.tag


def _structs(hint: Any, data: Any) -> list[Any]:
    """The structs a hint allows; where a tag tells them apart, the one the data names."""
    structs = [each for each in _members(hint) if issubclass(_base(each), msgspec.Struct)]
    named = [each for each in structs if isinstance(data, dict) and _tag(each) in data.items()]
    return named or structs


def _keys(hint: Any, data: Any) -> list[str]:
    tags = [_tag(each)[0] for each in _structs(hint, data) if _tag(each)[0]]
    return list(dict.fromkeys([*tags, *(field.encode_name for each in _structs(hint, data) for field in fields(each))]))


def _inside(hint: Any, data: Any, key: Key) -> Any:
    """The hint of the value under a key or index."""
    if tags := [tag for name, tag in map(_tag, _structs(hint, None)) if name == key]:
        return Literal[tuple(tags)]
    for struct in _structs(hint, data):
        if found := [field.type for field in fields(struct) if field.encode_name == key]:
            return found[0]
    for member in _members(hint):
        args = get_args(member)
        if isinstance(data, dict) and issubclass(_base(member), Mapping) and args:
            return args[1]
        if isinstance(data, list) and issubclass(_base(member), Collection) and args:
            return args[int(key)] if _base(member) is tuple and args[-1] is not ... else args[0]
    return Any
