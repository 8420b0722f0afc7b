"""Match files: `.chimera`, readable text. Written line by line to the disk, read with a sentence for every fault."""

from __future__ import annotations

import fcntl
import os
import re
from pathlib import Path
from typing import Final

import msgspec

from chimera.engine.agenda import why_not
from chimera.engine.card import Brought, GameCard, NoSuchEdition, SettingValue, find
from chimera.engine.content import ContentError
from chimera.engine.dice import open_seed
from chimera.engine.plan import brought_lines, plain_line, with_line
from chimera.engine.reasons import ChimeraError, EngineBug
from chimera.engine.record import NOTE, Header, Match, Seat, checked_seat, commit, load_state, same_commitment

FORMAT: Final = "chimera match 1"
BIGGEST: Final = 32 * 1024 * 1024
HEX: Final = set("0123456789abcdef")
UNCHANGED: Final = "take an unchanged copy of the file"


def header_lines(header: Header) -> list[str]:
    """The head of a file, up to the empty line."""
    lines = [FORMAT, f"game {header.game}", f"rules {header.rules}", f"content {header.content or '-'}"]
    if header.edition:
        lines.append(f"edition {header.edition}")
    lines.append(f"settings {plain_line(header.settings)}")
    lines.extend(f"seat bot {seat.bot}" if seat.bot else f"seat person {seat.name}" for seat in header.seats)
    lines.extend(brought_lines(header.brought))
    if header.origin:
        lines.append(f"origin {header.origin}")
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


class FileFault(ChimeraError):
    """A fault of a match file; its sentence names the file and the line already."""


class Reader:
    """Reads one match file; every fault is a sentence with the file and the line."""

    def __init__(self, data: bytes, name: str, card: GameCard | None = None) -> None:
        self.name = one_line(name)
        self.card = card  # of a game that is not on the shelf
        self.lost = False  # nobody kept the content it was played with
        whole, _, torn = data.rpartition(b"\n")
        self.whole = not torn  # the last line came to its end
        self.torn = torn.decode("utf-8", "replace")
        self.row = 0
        try:
            self.lines = whole.decode("utf-8").split("\n") if whole else []
        except UnicodeDecodeError as error:
            row = whole.count(b"\n", 0, error.start)
            raise self.fault("this is not text", "choose a .chimera file", row) from None

    def fault(self, what: str, remedy: str = UNCHANGED, row: int | None = None) -> ChimeraError:
        """A fault as a sentence, to be raised."""
        return FileFault(f"{self.name}, line {(self.row if row is None else row) + 1}: {one_line(what)}; {remedy}.")

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
        card = self.game()
        rules = self.number("rules")
        content = self.value("content")
        content = "" if content == "-" else content
        edition = self.value("edition") if self.next_is("edition") else ""
        card, settings = self.as_played(card, content, edition)
        seats: list[Seat] = []
        while self.next_is("seat"):
            kind, _, who = self.value("seat").partition(" ")
            if kind not in ("person", "bot") or not who:
                self.row -= 1
                raise self.fault("a seat is 'seat person NAME' or 'seat bot NAME'")
            try:
                seats.append(checked_seat(Seat(who, who if kind == "bot" else "")))
            except ChimeraError as error:
                self.row -= 1
                raise self.fault(f"this seat cannot be read ({first_line(error)})") from None
        brought = self.brought(card, len(seats))
        low, high = card.players_with(brought.files)
        if not low <= len(seats) <= high:
            raise self.fault(f"{card.title} is not played with {len(seats)} seats")
        origin = self.value("origin") if self.next_is("origin") else ""
        number, seed = self.seed()
        commitment = self.value("commitment")
        start = self.value("start") if self.next_is("start") else ""
        if self.row >= len(self.lines) or self.lines[self.row] != "":
            raise self.fault("an empty line must follow the head", "the file is cut off or changed, take a whole copy")
        self.row += 1
        header = Header(
            game=card.name,
            rules=rules,
            content=content,
            settings=settings,
            seats=tuple(seats),
            seed=seed,
            open_number=number,
            commitment=commitment,
            start=start,
            origin=origin,
            edition=edition,
            hands=brought.hands,
            choices=brought.choices,
            files=brought.files,
            carried=brought.carried,
        )
        if not seed:
            raise self.fault(
                "the seed of this match is not public yet", "wait for its end, or ask the table it is played at", 0
            )
        if not same_commitment(commit(header), commitment):
            raise self.fault(
                "head and seed do not agree with the commitment",
                "it was changed after the match began, take the original",
                0,
            )
        for row, line in enumerate(header_lines(header)):
            if self.lines[row] != line:
                raise self.fault(f"this line should read '{line[:60]}'", UNCHANGED, row)
        return card.bringing(card.full_brought(len(seats), brought)), header

    def game(self) -> GameCard:
        """The game line."""
        name = self.value("game")
        if self.card is not None and self.card.name == name:
            return self.card
        try:
            return find(name)
        except ChimeraError as error:
            self.row -= 1
            raise self.fault(first_line(error), "install that game, or choose another file") from None

    def as_played(self, card: GameCard, content: str, edition: str) -> tuple[GameCard, dict[str, SettingValue]]:
        """The settings line, and the card with them and with the content of the match, if anybody kept it."""
        text = self.value("settings")
        try:
            given = msgspec.json.decode(text.encode(), type=dict[str, bool | int | str])
            try:
                return card.as_played(given, content, edition), given
            except NoSuchEdition:
                self.lost = True
                return card.as_played(given), given
        except ContentError as error:
            self.row -= 2
            raise self.fault(f"the content that came with the match cannot be read ({first_line(error)})") from None
        except (msgspec.MsgspecError, ChimeraError, UnicodeEncodeError) as error:
            self.row -= 1
            raise self.fault(f"the settings do not fit {card.title} ({first_line(error)})") from None

    def brought(self, card: GameCard, seats: int) -> Brought:
        """The lines of what people brought, each checked as it is read."""
        found = Brought()
        for key in ("hands", "choices", "file", "carried"):
            while self.next_is(key):
                text = self.value(key)
                try:
                    found = with_line(found, key, text)
                    card.full_brought(seats, found)
                except (msgspec.MsgspecError, ValueError, ChimeraError) as error:
                    self.row -= 1
                    raise self.fault(f"'{key} ...' does not fit {card.title} ({first_line(error)})") from None
                if key != "file":
                    break
        return found

    def seed(self) -> tuple[int | None, str]:
        """The seed line: a number everybody knows, 64 hex digits, or none."""
        if not self.next_is("seed"):
            return None, ""
        text = self.value("seed")
        if re.fullmatch("open -?[0-9]{1,18}", text):
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
        if header.rules > card.rules:
            raise self.newer(card, header.rules, 2)
        if card.rules_from <= header.rules and not self.lost:
            try:
                return Match(card, header), body
            except ChimeraError as error:
                raise self.fault(f"the start cannot be read ({first_line(error)})", UNCHANGED, body - 2) from None
        for row in reversed(self.standing(body)):
            word, _, text = self.lines[row].partition(" ")
            version, text = self.version(card, text, row) if word == "rules" else (header.rules, text)
            try:
                match = Match(card, header, load_state(card, text))
            except ChimeraError:
                continue
            match.stopped = word == "snap" or not card.rules_from <= version or match.game.rules != version
            return match, len(self.lines) if match.stopped else row + 1
        gone = f"rules version {header.rules} of {card.title} is no longer played"
        if header.rules >= card.rules_from:
            gone = f"the content of {card.title} has changed since and was not kept"
        raise self.fault(
            f"{gone}, and there is no snapshot to go on from",
            "read it as text, or replay it with the version of Chimera that wrote it",
            2,
        )

    def standing(self, body: int) -> list[int]:
        """The rows of all states in the body that were not taken back."""
        rows: list[tuple[int, int]] = []
        count = 0
        for row in range(body, len(self.lines)):
            word, _, rest = self.lines[row].partition(" ")
            if word in ("undo", "redo"):
                n = self.count(rest.partition(" ")[0])
                count += n if word == "redo" else -n
                rows = [(at, old) for at, old in rows if at <= count]
            elif word in ("snap", "rules"):
                rows.append((count, row))
            elif word.isdigit():
                count += 1
        return [row for _, row in rows]

    def version(self, card: GameCard, rest: str, row: int) -> tuple[int, str]:
        """The version and the state of a `rules` line."""
        number, _, text = rest.partition(" ")
        self.row = row
        version = self.count(number)
        if version > card.rules:
            raise self.newer(card, version, row)
        return version, text

    def newer(self, card: GameCard, version: int, row: int) -> ChimeraError:
        """Rules this program does not know yet."""
        return self.fault(
            f"it was played by rules version {version}, and this program knows versions up to {card.rules}",
            "install a newer Chimera",
            row,
        )

    def command(self, match: Match, line: str) -> None:
        """Run one line of the body."""
        words = line.split(" ")
        try:
            if words[0] == "undo" and len(words) == 3 and words[2] == "consent":
                match.undo_by_consent(self.count(words[1]))
            elif words[0] == "undo" and len(words) == 2:
                match.undo(self.count(words[1]))
            elif words[0] == "redo" and len(words) == 3 and words[2] == "consent":
                match.redo_by_consent(self.count(words[1]))
            elif words[0] == "redo" and len(words) == 2:
                match.redo(self.count(words[1]))
            elif words[0] == "rules" and len(words) >= 3:
                match.go_on_by_rules(self.version(match.card, line.partition(" ")[2], self.row)[0])
            else:
                self.choice(match, line)
        except FileFault:
            raise
        except Exception as error:  # a start made by hand may break a game anywhere
            raise self.fault(f"'{line[:40]}' cannot be played again ({first_line(error)})") from None

    def choice(self, match: Match, line: str) -> None:
        """Play one choice again."""
        what, _, note = line.partition(NOTE)
        seat, _, code = what.partition(" ")
        if not (len(seat) == 1 and seat in "0123456789" and int(seat) < len(match.header.seats)) or not code:
            raise self.fault(f"expected a choice such as '0 {example(match)}', found '{line[:40]}'")
        if why_not(match.game, match.card.words, int(seat), code) is not None:
            raise self.fault(
                f"seat {seat} could not choose '{code[:40]}' here", "the file was changed, take the original"
            )
        match.choose(int(seat), code, note)

    def count(self, text: str) -> int:
        """The number of an undo or redo, or of a version."""
        if not re.fullmatch("[0-9]{1,6}", text):
            raise self.fault(f"'{text[:40]}' is not a number of choices or a version")
        return int(text)

    def differs(self, expected: str, found: str) -> ChimeraError:
        """A check that does not follow from the choices."""
        what = {"=": "the fingerprint", "s": "the snapshot", "e": "the end"}.get(expected[0], "the line")
        return self.fault(
            f"{what} does not follow from the choices before it (found '{found[:30]}')",
            "the file was changed, take the original",
        )


def example(match: Match) -> str:
    """A code somebody could write here."""
    return match.card.words.verbs[0].opts[0].code


def first_line(error: Exception) -> str:
    """An error's sentence without its full stop."""
    return (str(error).splitlines() or ["damaged"])[0].rstrip(".")


def one_line(text: str) -> str:
    """Text from a file, safe to print: nothing in it breaks the line or moves the cursor."""
    return "".join(c if c.isprintable() else "?" for c in text)


def be_file(path: Path) -> None:
    """Refuse folders, and devices that never end."""
    if path.exists() and not path.is_file():
        raise ChimeraError(f"{one_line(str(path))} is not a file; choose a .chimera file.")


def read_bytes(path: Path) -> bytes:
    """What is in a file, or a sentence."""
    name = one_line(path.name)
    be_file(path)
    try:
        with path.open("rb") as file:
            data = file.read(BIGGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no such name is possible"
        raise ChimeraError(f"{name} cannot be read ({why}); choose a .chimera file.") from None
    if len(data) > BIGGEST:
        raise ChimeraError(f"{name} is larger than any match file ({BIGGEST >> 20} MB); choose a .chimera file.")
    return data


def load_match(path: Path, *, mend: bool = False) -> Match:
    """The match of a file. A last line that was cut off is a fault, unless it is to be mended by dropping it."""
    return match_of(read_bytes(path), path.name, mend=mend)


def match_of(data: bytes, name: str, *, mend: bool = False, card: GameCard | None = None) -> Match:
    """The match of a file's bytes (see load_match); a card is given when its game is not on the shelf."""
    reader = Reader(data, name, card)
    match = reader.match()
    if not reader.whole and not mend:
        raise reader.fault(
            f"the last line '{reader.torn[:30]}' is cut off",
            f"go on with 'chimera play --resume {reader.name}', which drops it, or take a whole copy",
            len(reader.lines),
        )
    return match


def locked(path: Path, flags: int, remedy: str) -> int:
    """Open a file that nobody else writes."""
    try:
        handle = os.open(path, flags, 0o644)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no such name is possible"
        raise ChimeraError(f"{one_line(str(path))} cannot be written ({why}); {remedy}.") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise ChimeraError(
            f"{one_line(str(path))} is being played in another window; go on there or close it first."
        ) from None
    return handle


class MatchFile:
    """A match on the disk: what was chosen is written and synced before anybody is told."""

    def __init__(self, path: Path, match: Match, handle: int) -> None:
        self.path = path
        self.match = match
        self.handle = handle
        self._catch_up()

    @staticmethod
    def new(path: Path, match: Match) -> MatchFile:
        """Write the file of a new match. An empty file may be there already: a program that died at once leaves one."""
        handle = locked(path, os.O_RDWR | os.O_CREAT, "choose another place with --save")
        if os.fstat(handle).st_size:
            os.close(handle)
            raise ChimeraError(f"{path} exists already; choose another name or go on with --resume.")
        return MatchFile(path, match, handle)

    @staticmethod
    def resume(path: Path) -> MatchFile:
        """Open the file of a running match; a line that was being written when the program died is dropped."""
        be_file(path)
        handle = locked(path, os.O_RDWR, "name a match file of your own")
        try:
            match = match_of(os.pread(handle, BIGGEST + 1, 0), path.name, mend=True)
            if match.stopped:
                match.go_on_by_rules(match.card.rules)
                match.stopped = False
            return MatchFile(path, match, handle)
        except BaseException:
            os.close(handle)
            raise

    def _catch_up(self) -> None:
        """Drop a line that was cut off, and write what is missing behind all that is there already."""
        whole = text_of(self.match).encode()
        old = os.pread(self.handle, BIGGEST, 0)
        kept = old[: old.rfind(b"\n") + 1]
        if not whole.startswith(kept):
            raise EngineBug(f"{self.path} would be written differently than it was read.")
        os.ftruncate(self.handle, len(kept))
        os.lseek(self.handle, len(kept), os.SEEK_SET)
        self._write(whole[len(kept) :])
        self.written = len(self.match.log)

    def save(self) -> None:
        """Write the lines the match has gained, and wait for the disk."""
        lines = self.match.log[self.written :]
        self._write("".join(line + "\n" for line in lines).encode())
        self.written = len(self.match.log)

    def _write(self, data: bytes) -> None:
        try:
            while data:
                data = data[os.write(self.handle, data) :]
            os.fsync(self.handle)
        except OSError as error:
            raise ChimeraError(
                f"{self.path} cannot be written ({error.strerror}); make room, then go on with --resume."
            ) from None

    def close(self) -> None:
        """Let go of the file."""
        os.close(self.handle)
