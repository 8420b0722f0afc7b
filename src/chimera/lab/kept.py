"""Long work of the lab on the disk, one line of JSON per match as it comes, so that what is stopped goes on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO, Final, Generic, TypeVar

import msgspec

import chimera
from chimera.engine.reasons import ChimeraError
from chimera.lab.simulate import Plan

ELSEWHERE: Final = "choose another name with --file"  # what to do about a file that is no good

H = TypeVar("H", bound=msgspec.Struct)
T = TypeVar("T", bound=msgspec.Struct)


class Kept(Generic[H, T]):
    """A file whose first line says what it is about, and the others what is done of it."""

    def __init__(self, file: Path, head: H, line: type[T], what: str, remedy: str = ELSEWHERE) -> None:
        self.file = file
        self.head = head
        self.line = line
        self.what = what  # what the file holds, in words: "tournament"
        self.remedy = remedy

    def done(self, *loose: str) -> list[T]:
        """What is done already; these fields of the head may differ. A line that was cut off is dropped."""
        if not self.file.exists():
            return []
        try:
            raw = self.file.read_bytes()
        except OSError as error:
            raise ChimeraError(f"{self.file} cannot be read ({error.strerror}); {self.remedy}.") from None
        whole = raw[: raw.rfind(b"\n") + 1]
        lines = whole.splitlines()
        begins = b'{"' + msgspec.structs.fields(self.head)[0].encode_name.encode() + b'":'
        try:
            if not lines:
                if raw and not raw.startswith(begins):
                    raise ChimeraError(f"{self.file} is not the file of a {self.what}; {self.remedy}.")
                self.file.write_bytes(b"")  # stopped before its first line was whole
                return []
            head = msgspec.json.decode(lines[0], type=type(self.head))
            found = [msgspec.json.decode(line, type=self.line) for line in lines[1:]]
        except msgspec.MsgspecError:
            raise ChimeraError(f"{self.file} is not the file of a {self.what}; {self.remedy}.") from None
        same = {name: getattr(self.head, name) for name in loose}
        if msgspec.structs.replace(head, **same) != self.head:
            other = f"holds another {self.what} (other bots, seed or settings)"
            raise ChimeraError(f"{self.file} {other}; {self.remedy}.")
        if len(whole) != len(raw):
            with self.file.open("r+b") as handle:
                handle.truncate(len(whole))
        return found

    def opened(self) -> BinaryIO:
        """The file to write on at its end, in a folder that is made if need be; with its head, if it is new."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            out = self.file.open("ab")
        except OSError as error:
            raise ChimeraError(f"{self.file} cannot be written ({error.strerror}); {self.remedy}.") from None
        if out.tell() == 0:
            out.write(msgspec.json.encode(self.head) + b"\n")
        return out

    def add(self, out: BinaryIO, more: Iterable[T]) -> None:
        """Write some more down at once."""
        out.write(b"".join([msgspec.json.encode(line) + b"\n" for line in more]))
        out.flush()


class Series(msgspec.Struct, frozen=True):
    """A series of matches as it stands at the head of its file."""

    plan: Plan
    program: str  # matches of another program are other matches


def series_file(folder: Path, plan: Plan) -> tuple[Path, Series]:
    """Where the matches of a plan are kept while a series is played, and what stands at the head."""
    head = Series(plan, program())
    name = blake2b(msgspec.json.encode(head), digest_size=10).hexdigest()
    return folder / f"{plan.game}-{name}.jsonl", head


@cache
def program() -> str:
    """A number that changes with the program: its rules, contents and bots."""
    folder = Path(chimera.__file__).parent
    digest = blake2b(digest_size=10)
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".py", ".yaml", ".json") and file.is_file():
            digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()
