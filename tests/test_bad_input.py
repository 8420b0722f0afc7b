"""Bad input of every kind: it loads, or it is refused in one sentence, and nothing on the disk is changed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chimera.cli import run
from chimera.engine.card import find
from chimera.engine.dice import Stream
from chimera.engine.matchfile import MatchFile, header_lines, match_of, text_of
from chimera.engine.reasons import ChimeraError, Refused
from chimera.engine.record import Match, Seat, commit
from chimera.engine.texts import Texts
from tests.matches import a_match, play_on
from tests.toys import peek

PIG = find("pig")
TTT = find("tic_tac_toe")

# Together the examples below are more than two thousand.
FILES_PER_BLOCK = 100
BLOCKS = 14
CODES = 600
STARTS = 200
THROUGH_THE_COMMAND_LINE = 60

Random = random.Random


def pig_file() -> bytes:
    """Sixty choices with fingerprints, a snapshot and notes."""
    match = play_on(a_match(PIG, "Ann,Zoë"), 55)
    match.choose(match.game.agenda[-1].seat, "hold", "a note with é")
    return text_of(play_on(match, 5, 2)).encode()


def undo_file() -> bytes:
    """A short match with undo and redo, to its end."""
    match = a_match(TTT, "Ann,random")
    for seat, cell in enumerate([4, 0, 8, 1]):
        match.choose(seat % 2, f"mark:{cell}")
    match.undo(2)
    match.redo(2)
    match.undo(2)
    return text_of(play_on(match, 9)).encode()


def fork_file() -> bytes:
    """A match that begins from a dump, with an undo by consent."""
    match = play_on(a_match(peek.CARD, "Ann,Bob"), 8).fork(5, 1, Stream.from_number(2, "f"))
    play_on(match, 6)
    match.undo_by_consent(3)
    return text_of(play_on(match, 14, 3)).encode()


def bits(data: bytearray, rnd: Random) -> None:
    """Flip a few bits."""
    for _ in range(rnd.choice([1, 1, 1, 2, 5])):
        data[rnd.randrange(len(data))] ^= 1 << rnd.randrange(8)


def other_bytes(data: bytearray, rnd: Random) -> None:
    """Put other bytes in place of some: odd characters, digits, separators, line ends."""
    at = rnd.randrange(len(data))
    odd = [b"\n", b" ", b"\0", b"\xff", b"\r\n", b"9", b"-", b"{", b"\x1b[2J", "\u2028".encode(), b"#", b":", b""]
    data[at : at + rnd.choice([0, 1, 1, 4])] = rnd.choice(odd)


def cut(data: bytearray, rnd: Random) -> None:
    """Cut the file off anywhere."""
    del data[rnd.randrange(len(data)) :]


def lines_changed(data: bytearray, rnd: Random) -> None:
    """Delete, double, swap or move whole lines."""
    lines = bytes(data).split(b"\n")
    a, b = rnd.randrange(len(lines)), rnd.randrange(len(lines))
    how = rnd.randrange(4)
    if how == 0:
        del lines[a]
    elif how == 1:
        lines.insert(a, lines[a])
    elif how == 2:
        lines[a], lines[b] = lines[b], lines[a]
    else:
        lines.insert(b, lines.pop(a))
    data[:] = b"\n".join(lines)


def other_lines(data: bytearray, rnd: Random) -> None:
    """Put a line that could stand in some match file in place of one, or before it."""
    lines = bytes(data).split(b"\n")
    at = rnd.randrange(len(lines))
    number = rnd.choice([b"0", b"1", b"2", b"9", b"1000000", b"-1", b"x", b""])
    line = rnd.choice(
        [
            b"undo " + number,
            b"undo " + number + b" consent",
            b"redo " + number,
            b"rules " + number + b' {"Pig":[]}',
            b"snap {}",
            b"= " + number,
            b"end " + number,
            b"start {}",
            b"seed open " + number,
            number + b" roll",
            number + b" mark:3",
            number + b" pass # note",
            b"seat bot " + number,
            b'settings {"variant":' + number + b"}",
        ]
    )
    lines[at : at + rnd.randrange(2)] = [line]
    data[:] = b"\n".join(lines)


DAMAGES: list[Callable[[bytearray, Random], None]] = [bits, other_bytes, cut, lines_changed, other_lines]


def damaged(whole: bytes, rnd: Random) -> bytes:
    """A damaged copy."""
    data = bytearray(whole)
    for _ in range(rnd.choice([1, 1, 1, 2])):
        if data:
            rnd.choice(DAMAGES)(data, rnd)
    return bytes(data)


@pytest.fixture(autouse=True)
def _peek_is_on_the_shelf(shelve) -> None:
    shelve(peek.CARD)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_damaged_file_loads_or_is_refused_in_one_sentence_and_stays_as_it_is(block: int, tmp_path: Path) -> None:
    whole = (pig_file, undo_file, fork_file)[block % 3]()
    rnd = Random(block)
    path = tmp_path / "d.chimera"
    refused = 0
    for _ in range(FILES_PER_BLOCK):
        data = damaged(whole, rnd)
        path.write_bytes(data)
        sentence = ""
        try:
            file = MatchFile.resume(path)
        except ChimeraError as error:
            sentence = str(error)
        if sentence:
            refused += 1
            assert sentence.isprintable()
            assert sentence.startswith("d.chimera, line ")
            assert sentence.endswith(".")
            assert path.read_bytes() == data
        else:
            file.close()
            kept = data[: data.rfind(b"\n") + 1]
            assert path.read_bytes().startswith(kept), "only a last line that was cut off may be dropped"
            assert path.read_bytes() == text_of(file.match).encode()
            assert text_of(match_of(path.read_bytes(), "d.chimera")) == text_of(file.match)
    assert refused > FILES_PER_BLOCK // 2


def test_a_file_cut_off_at_any_byte_loses_at_most_its_last_line(tmp_path: Path) -> None:
    whole = undo_file()
    head = whole.index(b"\n\n") + 2
    for end in range(len(whole)):
        data = whole[:end]
        if end < head:
            with pytest.raises(ChimeraError, match=r"^d, line \d+: "):
                match_of(data, "d", mend=True)
            continue
        kept = data[: data.rfind(b"\n") + 1]
        assert text_of(match_of(data, "d", mend=True)).encode().startswith(kept)
        if not data.endswith(b"\n"):
            with pytest.raises(ChimeraError, match="is cut off; go on with"):
                match_of(data, "d")


def spoil(plain: Any, rnd: Random) -> None:
    """Put something else in one place of a dump, at any depth."""
    while True:
        keys = list(plain) if isinstance(plain, dict) else list(range(len(plain)))
        key = rnd.choice(keys)
        if not isinstance(plain[key], dict | list) or not plain[key] or rnd.random() < 0.1:
            plain[key] = rnd.choice(
                [-1, 0, 1, 5, 99, True, None, "", "x", [], [0], {"t": []}, {"Turn": [0]}, 2**40, 0.5]
            )
            return
        plain = plain[key]


@pytest.mark.parametrize("card", [PIG, peek.CARD], ids=lambda card: card.name)
def test_a_forged_start_with_a_fitting_commitment_loads_or_is_refused_in_one_sentence(card) -> None:
    """Anyone can compute a commitment, so a start can hold anything."""
    rnd = Random(5)
    fork = play_on(a_match(card), 8).fork(5, 1, Stream.from_number(2, "f"))
    body = text_of(play_on(fork, 20)).split("\n\n")[1]
    refused = 0
    for _ in range(STARTS // 2):
        plain = json.loads(fork.header.start)
        for _ in range(rnd.choice([1, 1, 3])):
            spoil(plain, rnd)
        header = msgspec.structs.replace(fork.header, start=json.dumps(plain))
        header = msgspec.structs.replace(header, commitment=commit(header))
        data = "\n".join(header_lines(header)) + "\n\n" + body
        sentence = ""
        try:
            match_of(data.encode(), "d")
        except ChimeraError as error:
            sentence = str(error)
        assert sentence.isprintable()
        assert not sentence or sentence.startswith("d, line ")
        refused += sentence != ""
    assert refused > STARTS // 4


@pytest.mark.parametrize("card", [PIG, TTT, peek.CARD], ids=lambda card: card.name)
def test_a_damaged_code_is_refused_with_a_reason_and_changes_nothing(card) -> None:
    rnd = Random(card.name)
    match = play_on(a_match(card), 3)
    texts = Texts(card, ["Ann", "Bob"])
    words = list(card.words.by_code)
    before = text_of(match), card.codec.text(match.game)
    refused = 0
    for _ in range(CODES // 3):
        code = bytearray(rnd.choice(words).encode())
        for _ in range(rnd.randrange(3)):
            rnd.choice([bits, other_bytes, cut])(code, rnd) if code else None
        text = code.decode("utf-8", "replace")
        seat = rnd.choice([-1, 0, 1, 2, 99])
        reason = match.why_not(seat, text)
        if reason is None:
            match.choose(seat, text)
            match = match_of(before[0].encode(), "m")
            continue
        refused += 1
        with pytest.raises(Refused, match=reason.key):
            match.choose(seat, text)
        assert (text_of(match), card.codec.text(match.game)) == before
        assert texts.why(reason) != "reason-" + reason.key, "every reason has its text"
    assert refused > CODES // 6


# Through the command line


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which a command ends."""
    assert run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err[:-1].isprintable(), "one line, nothing else"
    return err[:-1]


def test_damaged_files_on_the_command_line_give_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rnd = Random(11)
    path = tmp_path / "d.chimera"
    whole = pig_file()
    seen: set[int] = set()
    for number in range(THROUGH_THE_COMMAND_LINE):
        data = damaged(whole, rnd)
        path.write_bytes(data)
        command = [["replay"], ["replay", "--verify"]][number % 2]
        status = run([*command, str(path)])
        out, err = capsys.readouterr()
        seen.add(status)
        if status == 0:
            assert command == ["replay"]
            assert err == ""
        else:
            assert status == 2
            assert out == ""
            assert err.endswith("\n")
            assert err[:-1].isprintable()
        assert path.read_bytes() == data
        assert "Traceback" not in out + err
    assert 2 in seen


def test_resuming_a_damaged_file_gives_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "d.chimera"
    data = pig_file().replace(b"= ", b"= 0", 1)
    path.write_bytes(data)
    assert "the fingerprint does not follow" in refused(capsys, "play", "--resume", str(path))
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--none"], "No such option: --none; 'chimera --help' shows what there is."),
        (["none"], "No such command 'none'"),
        (["play", "pig", "--none"], "No such option: --none"),
        (["play", "pgi"], "There is no game called 'pgi'; did you mean pig?"),
        (["play", "zzz"], "There is no game called 'zzz'; there are: "),
        (["play", "pig", "--seats", "me"], "Pig is for 2 to 6 players, not 1"),
        (["play", "pig", "--seats", "a,b,c,d,e,f,g"], "Pig is for 2 to 6 players, not 7"),
        (["play", "tic_tac_toe", "--seats", "a,b,c"], "Tic-tac-toe is for 2 players, not 3"),
        (["play", "pig", "--seats", "a,,b"], "'' cannot be a seat's name"),
        (["play", "pig", "--seats", "a,\x1b[2J"], "cannot be a seat's name"),
        (["play", "pig", "--seats", "a," + "b" * 31], "cannot be a seat's name"),
        (["play", "pig", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "pig", "--seed", "9" * 30], "too large for a seed"),
        (["play", "pig", "--option", "speed=9"], "Pig has no setting 'speed'; it has: variant."),
        (["play", "pig", "--option", "variant=slow"], "cannot be 'slow'; choose one of: classic, sprint, twelve."),
        (["play", "pig", "--option", "variant"], "The setting variant cannot be ''"),
        (["play", "pig", "--option", "="], "Pig has no setting ''"),
        (["play", "tic_tac_toe", "--option", "a=1"], "nor any other; leave it out."),
        (["play", "--resume", "none.chimera"], "none.chimera cannot be written (No such file or directory)"),
        (["play", "--resume", "."], ". is not a file"),
        (["play", "pig", "--save", "no/such/folder/f"], "cannot be written (No such file or directory)"),
        (["play", "pig", "--save", "."], "cannot be written (Is a directory)"),
        (["sim", "zzz"], "There is no game called 'zzz'"),
        (["sim"], "Missing argument"),
        (["sim", "pig", "--bots", "clever"], "No bot for Pig is called 'clever'"),
        (["sim", "pig", "--bots", "gredy"], "did you mean greedy?"),
        (["sim", "pig", "--bots", "random,,random"], "No bot for Pig is called ''"),
        (["sim", "pig", "--players", "9"], "Pig is for 2 to 6 players, not 9"),
        (["sim", "pig", "--players", "1"], "Pig is for 2 to 6 players, not 1"),
        (["sim", "pig", "--players", "-3"], "Invalid value for '--players'"),
        (["sim", "pig", "--players", "3", "--bots", "random,random"], "--players says 3, but --bots names 2"),
        (["sim", "pig", "--games", "0"], "at least 1 match, not 0"),
        (["sim", "pig", "--games", "-5"], "at least 1 match, not -5"),
        (["sim", "pig", "--games", "many"], "Invalid value for '--games'"),
        (["sim", "pig", "--jobs", "0"], "Invalid value for '--jobs'"),
        (["sim", "pig", "--option", "variant=x"], "cannot be 'x'"),
        (["replay"], "Missing argument"),
        (["replay", "none.chimera"], "none.chimera cannot be read (No such file or directory)"),
        (["replay", "."], ". is not a file"),
        (["replay", "/dev/zero"], "/dev/zero is not a file"),
        (["replay", "a\0b"], "Invalid value for 'file'"),
        (["rules", "zzz"], "There is no game called 'zzz'"),
        (["rules", "pig", "--coverage", "--tests", "none"], "There is no folder 'none' with tests here"),
        (["content", "check", "none.yaml"], "none.yaml: the file cannot be read"),
        (["content", "check", "."], "this is not a file"),
        (["content", "none"], "No such command 'none'"),
        (["bench", "--rounds", "0"], "Invalid value for '--rounds'"),
        (["bench", "--seconds", "0"], "Invalid value for '--seconds'"),
    ],
    ids=lambda value: " ".join(value)[:50] if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in refused(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"chimera: pig/variants\nvariants:\n  - {id: a, source: own, traget: 70}\n", "line 3"),
        (b"chimera: pig/variants\nvariants:\n  - {id: a, source: own, target: many}\n", "line 3"),
        (b"chimera: pig/variants\nvariants:\n  - {id: a, source: own, target: 5}\n", "line 3"),
        (b"chimera: pig/variants\nvariants:\n  - {id: a, source: own}\n", "target"),
        (b"chimera: pig/variants\nvariants: 7\n", "line 2"),
        (b"chimera: pig/varants\nvariants: []\n", "pig/variants"),
        (b"chimera: [\n", "line"),
        (b"variants: []\n", "chimera"),
        (b"", "bad.yaml"),
        (b"\x00\xff\x7fELF", "bad.yaml"),
        (b"a: &x [*x, *x]\n", "line 1"),
        (b"- " * 100_000, "bad.yaml"),
    ],
)
def test_a_content_file_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, says: str
) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(data)
    sentence = refused(capsys, "content", "check", str(path))
    assert sentence.startswith("bad.yaml")
    assert says in sentence
    assert path.read_bytes() == data


def test_a_match_with_a_bot_that_is_gone_is_refused_before_anything_is_chosen(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "b.chimera"
    path.write_text(text_of(Match.new(PIG, [Seat("x", "deep"), Seat("Ann")], number=1)), encoding="utf-8")
    before = path.read_bytes()
    assert run(["play", "--resume", str(path)]) == 2
    assert capsys.readouterr().err.startswith("No bot for Pig is called 'deep'")
    assert path.read_bytes() == before
