"""What is settled before a match is dealt: settings, and what the people at the table bring.

They bring their hands (who plays which seats), a choice for each seat (a hero, say), files of their own (a scenario)
and what a campaign carries over from the match before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from chimera.engine.content import parse_kind
from chimera.engine.reasons import ChimeraError
from chimera.engine.trouble import Trouble

SettingValue = str | int | bool
MOST_FILES: Final = 8  # that people bring to one match
LONGEST_NAME: Final = 100  # characters of a file's name
MOST_CARRIED: Final = 64 * 1024  # bytes that a campaign carries in


class Setting:
    """Something a table, or a seat, may want otherwise: a name and its values, the first of which is the default.

    Of a `distinct` choice of seats no two may want the same; the default is the first value that nobody has.
    """

    def __init__(self, name: str, values: tuple[SettingValue, ...], doc: str, distinct: bool = False) -> None:
        self.name = name
        self.values = values
        self.doc = doc
        self.distinct = distinct

    def has(self, value: SettingValue) -> bool:
        """Whether this is one of the values; True is not 1."""
        return any(type(value) is type(v) and value == v for v in self.values)

    @property
    def all_written(self) -> str:
        """The values as people write them, for a sentence."""
        return ", ".join(written(v) for v in self.values)


class Brought(msgspec.Struct, frozen=True, kw_only=True):
    """What people bring to a match. All of it is in the header, and in the commitment where there is any."""

    hands: tuple[int, ...] = ()  # seat -> number of the person, as at the start; () when everybody has one seat
    choices: tuple[dict[str, SettingValue], ...] = ()  # what each seat chose
    files: dict[str, str] = {}  # files that people wrote: name -> text
    carried: str = ""  # what a campaign carries in: one line of JSON

    @property
    def committed(self) -> dict[str, Any]:
        """What a commitment says of it: what there is, and of files their hashes."""
        said = {
            "hands": list(self.hands),
            "choices": [dict(sorted(chosen.items())) for chosen in self.choices],
            "files": {name: hashlib.sha256(text.encode()).hexdigest() for name, text in sorted(self.files.items())},
            "carried": self.carried,
        }
        return {key: value for key, value in said.items() if value}

    @property
    def key(self) -> str:
        """A hash that tells what is brought apart from anything else."""
        return hashlib.sha256(msgspec.json.encode(self.committed)).hexdigest()


NOTHING: Final = Brought()


class Plan(Brought, frozen=True, kw_only=True):
    """All that a game is set up from, besides dice and rules."""

    seats: int
    settings: dict[str, SettingValue]

    def person(self, seat: int) -> int:
        """The number of the person who plays a seat at the start; people are numbered by their first seats."""
        return self.hands[seat] if self.hands else seat


def plan_of(seats: int, settings: Mapping[str, SettingValue], brought: Brought) -> Plan:
    """A plan with what is brought."""
    return Plan(
        seats=seats,
        settings=dict(settings),
        hands=brought.hands,
        choices=brought.choices,
        files=brought.files,
        carried=brought.carried,
    )


def checked_hands(seats: int, hands: Sequence[int]) -> tuple[int, ...]:
    """Who plays which seat; a Trouble unless every seat has somebody, and people are numbered by their first seats."""
    known = 0
    for person in hands:
        if not 0 <= person <= known:
            break
        known = max(known, person + 1)
    else:
        if len(hands) in (0, seats):
            return tuple(hands)
    raise Trouble("hands", hands=",".join(map(str, hands)), seats=seats)


def full_choices(
    title: str, settings: Sequence[Setting], seats: int, given: Sequence[Mapping[str, SettingValue]]
) -> tuple[dict[str, SettingValue], ...]:
    """What each seat chose, the usual where it did not; a Trouble says what cannot be chosen."""
    if not settings and not any(given):
        return ()
    if given and len(given) != seats:
        raise Trouble("choices-count", title=title, given=len(given), seats=seats)
    known = {setting.name: setting for setting in settings}
    full: list[dict[str, SettingValue]] = [{} for _ in range(seats)]
    for seat, chosen in enumerate(given):
        for name, value in chosen.items():
            if name not in known:
                raise Trouble("choice-name", title=title, name=name[:40], names=", ".join(known) or "-")
            if not known[name].has(value):
                shown = written(value)[:40]
                raise Trouble("choice-value", name=name, value=shown, values=known[name].all_written)
            if known[name].distinct and any(other.get(name) == value for other in full):
                raise Trouble("choice-twice", name=name, value=written(value))
            full[seat][name] = value
    for setting in settings:
        for chosen in full:
            if setting.name not in chosen:
                chosen[setting.name] = usual(title, setting, full)
    return tuple({setting.name: chosen[setting.name] for setting in settings} for chosen in full)


def usual(title: str, setting: Setting, full: Sequence[Mapping[str, SettingValue]]) -> SettingValue:
    """What a seat gets that did not choose."""
    if not setting.distinct:
        return setting.values[0]
    taken = [chosen[setting.name] for chosen in full if setting.name in chosen]
    for value in setting.values:
        if value not in taken:
            return value
    raise Trouble("choice-too-few", title=title, name=setting.name, values=setting.all_written)


def read_files(title: str, schemas: Mapping[str, type], files: Mapping[str, str]) -> dict[str, Any]:
    """Files that people brought, each judged by the schema its first key names; a ContentError has line and remedy."""
    if files and not schemas:
        raise Trouble("no-files", title=title)
    if len(files) > MOST_FILES:
        raise Trouble("files-too-many", count=len(files), most=MOST_FILES)
    for name in files:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Trouble("file-name", name=ascii(name[:30]), most=LONGEST_NAME)
    kinds = frozenset(schemas.items())
    return {name: read_file(name, text, kinds) for name, text in sorted(files.items())}


@lru_cache(maxsize=2 * MOST_FILES)
def read_file(name: str, text: str, schemas: frozenset[tuple[str, type]]) -> Any:
    """One such file. It is asked for again and again while a match begins or is read, and a long one takes its time."""
    return parse_kind(text, dict(schemas), name)


def read_carried(title: str, kind: type | None, carried: str) -> Any:
    """What a campaign carries in; None for nothing, a Trouble when it is not of this game."""
    if not carried:
        return None
    if kind is None:
        raise Trouble("no-campaign", title=title)
    try:
        raw = carried.encode()
        if len(raw) > MOST_CARRIED:
            raise Trouble("carried", title=title, why=f"{len(raw):,} > {MOST_CARRIED:,} bytes")
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise Trouble("carried", title=title, why=" ".join(str(error).split())[:200]) from None


def one_line(carried: str) -> str:
    """JSON without line breaks, and always the same for the same."""
    return plain_line(msgspec.json.decode(carried)) if carried else ""


# on the lines of a match file


def brought_lines(brought: Brought) -> list[str]:
    """The lines of what people brought: none when they brought nothing."""
    lines: list[str] = []
    if brought.hands:
        lines.append("hands " + ",".join(map(str, brought.hands)))
    if brought.choices:
        lines.append(f"choices {plain_line(brought.choices)}")
    lines.extend(f"file {plain_line({'name': name, 'text': text})}" for name, text in sorted(brought.files.items()))
    if brought.carried:
        lines.append(f"carried {brought.carried}")
    return lines


class UserFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that somebody brought, on its line."""

    name: str
    text: str


def with_line(brought: Brought, key: str, text: str) -> Brought:
    """What people brought, with one more line of it."""
    replace = msgspec.structs.replace
    if key == "hands":
        return replace(brought, hands=tuple(int(person) for person in text.split(",")))
    if key == "choices":
        given = msgspec.json.decode(text.encode(), type=tuple[dict[str, bool | int | str], ...])
        return replace(brought, choices=given)
    if key == "file":
        file = msgspec.json.decode(text.encode(), type=UserFile)
        if file.name in brought.files:
            raise ChimeraError(f"there are two files called '{file.name}'")
        return replace(brought, files={**brought.files, file.name: file.text})
    return replace(brought, carried=text)


def plain_line(value: Any) -> str:
    """A value as one line of JSON, keys sorted."""
    return msgspec.json.encode(value, order="sorted").decode()


def written(value: SettingValue) -> str:
    """A setting's value as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
