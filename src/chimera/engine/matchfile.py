"""Match files: `.chimera`, readable text. Written line by line to the disk, read with a sentence for every fault."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

import msgspec

from chimera.engine.agenda import why_not
from chimera.engine.card import GameCard, SettingValue, find
from chimera.engine.dice import open_seed
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import NOTE, Header, Match, Seat, commit, load_state, plain, same_commitment

FORMAT: Final = "chimera match 1"
BIGGEST: Final = 32 * 1024 * 1024
HEX: Final = set("0123456789abcdef")
UNCHANGED: Final = "take an unchanged copy of the file"


def header_lines(header: Header) -> list[str]:
    """The head of a file, up to the empty line."""
    lines = [FORMAT, f"game {header.game}", f"rules {header.rules}", f"content {header.content or '-'}"]
    lines.append(f"settings {plain(header.settings)}")
    lines.extend(f"seat bot {seat.bot}" if seat.bot else f"seat person {seat.name}" for seat in header.seats)
    if header.open_number is not None:
        lines.append(f"seed open {header.open_number}")
    elif header.seed:
        lines.append(f"seed {header.seed}")
    lines.append(f"commitment {header.commitment}")
    if header.start:
        lines.append(f"start {header.start}")
    return lines


def text_of(match: Match) -> str:
    """A match as the text of a file."""
    return "\n".join([*header_lines(match.header), "", *match.log, ""])


class Reader:
    """Reads one match file; every fault is a sentence with the file and the line."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.split("\n")
        self.whole = self.lines[-1] == ""  # the last line came to its end
        self.torn = self.lines.pop()
        self.row = 0

    def fault(self, what: str, remedy: str = UNCHANGED, row: int | None = None) -> ChimeraError:
        """A fault as a sentence, to be raised."""
        return ChimeraError(f"{self.name}, line {(self.row if row is None else row) + 1}: {what}; {remedy}.")

    def value(self, key: str) -> str:
        """The rest of the next head line, which must begin with a key."""
        if self.row >= len(self.lines):
            raise self.fault(f"the file ends where '{key}' was expected", "it is cut off, take a whole copy")
        word, _, rest = self.lines[self.row].partition(" ")
        if word != key or not rest:
            raise self.fault(f"expected '{key} ...', found '{self.lines[self.row][:40]}'")
        self.row += 1
        return rest

    def next_is(self, key: str) -> bool:
        """Whether the next line begins with a key."""
        return self.row < len(self.lines) and self.lines[self.row].startswith(key + " ")

    def number(self, key: str) -> int:
        """A head line with a number."""
        text = self.value(key)
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            self.row -= 1
            raise self.fault(f"'{key} {text[:40]}' needs a whole number")
        return int(text)

    def header(self) -> tuple[GameCard, Header]:
        """The head of the file, checked against the game on the shelf."""
        if not self.lines or self.lines[0] != FORMAT:
            raise self.fault(
                f"a match file begins with '{FORMAT}', and this one does not", "choose a .chimera file of this program"
            )
        self.row = 1
        card = find(self.value("game"))
        rules = self.number("rules")
        content = self.value("content")
        settings = self.settings(card)
        seats: list[Seat] = []
        while self.next_is("seat"):
            kind, _, who = self.value("seat").partition(" ")
            if kind not in ("person", "bot") or not who:
                self.row -= 1
                raise self.fault("a seat is 'seat person NAME' or 'seat bot NAME'")
            seats.append(Seat(who, who if kind == "bot" else ""))
        if not card.players[0] <= len(seats) <= card.players[1]:
            raise self.fault(f"{card.title} is not played with {len(seats)} seats")
        number, seed = self.seed()
        commitment = self.value("commitment")
        start = self.value("start") if self.next_is("start") else ""
        if self.row >= len(self.lines) or self.lines[self.row] != "":
            raise self.fault("an empty line must follow the head", "the file is cut off or changed, take a whole copy")
        self.row += 1
        header = Header(
            game=card.name,
            rules=rules,
            content="" if content == "-" else content,
            settings=settings,
            seats=tuple(seats),
            seed=seed,
            open_number=number,
            commitment=commitment,
            start=start,
        )
        if seed and not same_commitment(commit(header), commitment):
            self.row = 0
            raise self.fault(
                "head and seed do not agree with the commitment",
                "it was changed after the match began, take the original",
            )
        return card, header

    def settings(self, card: GameCard) -> dict[str, SettingValue]:
        """The settings line."""
        text = self.value("settings")
        try:
            given = msgspec.json.decode(text.encode(), type=dict[str, bool | int | str])
            return card.full_settings(given)
        except (msgspec.MsgspecError, ChimeraError, UnicodeEncodeError) as error:
            self.row -= 1
            raise self.fault(f"the settings do not fit {card.title} ({first_line(error)})") from None

    def seed(self) -> tuple[int | None, str]:
        """The seed line: a number everybody knows, 64 hex digits, or none."""
        if not self.next_is("seed"):
            return None, ""
        text = self.value("seed")
        if (
            text.startswith("open ")
            and text[5:].lstrip("-").isascii()
            and text[5:].lstrip("-").isdigit()
            and len(text) < 40
        ):
            number = int(text[5:])
            return number, open_seed(number)
        if len(text) == 64 and set(text) <= HEX:
            return None, text
        self.row -= 1
        raise self.fault("the seed is neither 'open NUMBER' nor 64 hex digits")

    def match(self) -> Match:
        """The whole match: every choice played again, every check compared."""
        card, header = self.header()
        body = self.row
        if not header.seed and not header.start:
            self.row = 0
            raise self.fault(
                "the seed of this match is not public yet", "wait for its end, or ask the table it is played at"
            )
        match, self.row = self.beginning(card, header, body)
        match.log = self.lines[body : self.row]
        while self.row < len(self.lines):
            known = len(match.log)
            self.command(match, self.lines[self.row])
            for line in match.log[known:]:
                if self.row >= len(self.lines):
                    break  # written without its checks: they are written again when the match goes on
                if self.lines[self.row] != line:
                    raise self.differs(line, self.lines[self.row])
                self.row += 1
        return match

    def beginning(self, card: GameCard, header: Header, body: int) -> tuple[Match, int]:
        """The match before its first choice, or at the last state from which the current rules can go on."""
        playable = card.rules_from <= header.rules <= card.rules and header.content == card.content_hash
        if playable:
            return Match(card, header), body
        if header.rules > card.rules:
            raise self.fault(
                f"it was played by rules version {header.rules}, and this program knows versions up to {card.rules}",
                "install a newer Chimera",
                2,
            )
        for row in range(len(self.lines) - 1, body - 1, -1):
            word, _, rest = self.lines[row].partition(" ")
            if word not in ("rules", "snap"):
                continue
            text = rest.partition(" ")[2] if word == "rules" else rest
            try:
                game = load_state(card, text)
            except ChimeraError:
                continue
            game.rules = card.rules
            match = Match(card, header, game)
            match.stopped = word == "snap"
            return match, len(self.lines) if match.stopped else row + 1
        raise self.fault(
            f"rules version {header.rules} of {card.title} is no longer played, and there is no snapshot to go on from",
            "read it as text, or replay it with the version of Chimera that wrote it",
            2,
        )

    def command(self, match: Match, line: str) -> None:
        """Run one line of the body."""
        words = line.split(" ")
        try:
            if words[0] == "undo" and len(words) == 3 and words[2] == "consent":
                match.undo_by_consent(self.count(words[1]))
            elif words[0] == "undo" and len(words) == 2:
                match.undo(self.count(words[1]))
            elif words[0] == "redo" and len(words) == 2:
                match.redo(self.count(words[1]))
            elif words[0] == "rules" and len(words) == 3:
                match.go_on_by_rules(self.count(words[1]))
            else:
                self.choice(match, line)
        except ChimeraError as error:
            if str(error).startswith(self.name):
                raise
            raise self.fault(f"'{line[:40]}' cannot be played again ({first_line(error)})") from None

    def choice(self, match: Match, line: str) -> None:
        """Play one choice again."""
        what, _, note = line.partition(NOTE)
        seat, _, code = what.partition(" ")
        if not (len(seat) == 1 and seat in "0123456789" and int(seat) < len(match.header.seats)) or not code:
            raise self.fault(
                f"expected a choice such as '0 {example(match)}', found '{line[:40]}'",
                "take an unchanged copy of the file",
            )
        if why_not(match.game, match.card.words, int(seat), code) is not None:
            raise self.fault(
                f"seat {seat} could not choose '{code[:40]}' here", "the file was changed, take the original"
            )
        match.choose(int(seat), code, note)

    def count(self, text: str) -> int:
        """The number of an undo or redo."""
        if not (text.isascii() and text.isdigit() and len(text) <= 6):
            raise self.fault(f"'{text[:40]}' is not a number of choices")
        return int(text)

    def differs(self, expected: str, found: str) -> ChimeraError:
        """A check that does not follow from the choices."""
        what = {"=": "the fingerprint", "s": "the snapshot", "e": "the end"}.get(expected[0], "the line")
        raise self.fault(
            f"{what} does not follow from the choices before it (found '{found[:30]}')",
            "the file was changed, take the original",
        )


def example(match: Match) -> str:
    """A code somebody could write here."""
    return match.card.words.verbs[0].opts[0].code


def first_line(error: Exception) -> str:
    """An error's sentence without its full stop."""
    return (str(error).splitlines() or ["damaged"])[0].rstrip(".")


def read_text(path: Path) -> str:
    """The text of a file, or a sentence."""
    try:
        if path.stat().st_size > BIGGEST:
            raise ChimeraError(
                f"{path.name} is larger than any match file ({BIGGEST >> 20} MB); choose a .chimera file."
            )
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise ChimeraError(f"{path.name} is not text; choose a .chimera file.") from None
    except OSError as error:
        raise ChimeraError(f"{path.name} cannot be read ({error.strerror}); choose a .chimera file.") from None


def load_match(path: Path, *, mend: bool = False) -> Match:
    """The match of a file. A last line that was cut off is a fault, unless it is to be mended by dropping it."""
    reader = Reader(read_text(path), path.name)
    match = reader.match()
    if not reader.whole and not mend:
        raise reader.fault(
            f"the last line '{reader.torn[:30]}' is cut off",
            f"go on with 'chimera play --resume {path.name}', which drops it, or take a whole copy",
            len(reader.lines),
        )
    return match


class MatchFile:
    """A match on the disk: what was chosen is written and synced before anybody is told."""

    def __init__(self, path: Path, match: Match, *, new: bool) -> None:
        self.path = path
        self.match = match
        flags = os.O_RDWR | os.O_CREAT | (os.O_EXCL if new else 0)
        try:
            self.handle = os.open(path, flags, 0o644)
        except FileExistsError:
            raise ChimeraError(f"{path} exists already; choose another name or go on with --resume.") from None
        except OSError as error:
            raise ChimeraError(
                f"{path} cannot be written ({error.strerror}); choose another place with --save."
            ) from None
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self.handle)
            raise ChimeraError(f"{path} is being played in another window; go on there or close it first.") from None
        self._settle()

    @staticmethod
    def resume(path: Path) -> MatchFile:
        """Open the file of a running match; a line that was being written when the program died is dropped."""
        match = load_match(path, mend=True)
        if match.stopped:
            match.go_on_by_rules(match.card.rules)
            match.stopped = False
        return MatchFile(path, match, new=False)

    def _settle(self) -> None:
        """Make the file say exactly what the match says, keeping all that is right already."""
        whole = text_of(self.match).encode()
        old = os.pread(self.handle, BIGGEST, 0)
        same = next((i for i, (a, b) in enumerate(zip(old, whole, strict=False)) if a != b), min(len(old), len(whole)))
        os.ftruncate(self.handle, same)
        os.lseek(self.handle, same, os.SEEK_SET)
        self._write(whole[same:])
        self.written = len(self.match.log)

    def save(self) -> None:
        """Write the lines the match has gained, and wait for the disk."""
        lines = self.match.log[self.written :]
        self._write("".join(line + "\n" for line in lines).encode())
        self.written = len(self.match.log)

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self.handle, data) :]
        os.fsync(self.handle)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self.handle)
