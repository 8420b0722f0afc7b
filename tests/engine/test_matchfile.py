"""Match files: every fault is one sentence with file, line and remedy, and no fault changes what is on the disk."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from chimera.engine.card import GameCard, find
from chimera.engine.dice import Stream
from chimera.engine.matchfile import MatchFile, load_match, match_of, text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match, commit
from chimera.engine.undo import free_undo
from chimera.games.reference.pig.card import PigCard
from tests.matches import a_match, play_on, whole

PIG = find("pig")
TTT = find("tic_tac_toe")
Shelve = Callable[[GameCard], GameCard]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A match of pig of 70 choices, with three fingerprints and a snapshot."""
    file = tmp_path / "one.chimera"
    file.write_text(text_of(play_on(a_match(PIG, "Ann,Bob"), 70)), encoding="utf-8")
    return file


def fault(path: Path) -> str:
    """The sentence a file is refused with; loading and resuming say the same and leave the file alone."""
    before = path.read_bytes()
    said = []
    for attempt in (load_match, MatchFile.resume):
        with pytest.raises(ChimeraError) as error:
            attempt(path)
        said.append(str(error.value))
    assert path.read_bytes() == before
    assert said[0] == said[1]
    assert said[0].isprintable()
    return said[0]


def rewrite(path: Path, change: Callable[[list[str]], object]) -> int:
    """Change the lines of a file in place; how many there were."""
    lines = path.read_text(encoding="utf-8").split("\n")
    count = len(lines)
    change(lines)
    path.write_text("\n".join(lines), encoding="utf-8")
    return count


def replace(path: Path, pattern: str, new: str) -> int:
    """Replace the first line that fits a pattern; its number."""
    lines = path.read_text(encoding="utf-8").split("\n")
    row = next(i for i, line in enumerate(lines) if re.match(pattern, line))
    lines[row] = re.sub(pattern, lambda _: new, lines[row], count=1)
    path.write_text("\n".join(lines), encoding="utf-8")
    return row + 1


# Reading


def test_the_head_reads_as_documented(path: Path) -> None:
    head = path.read_text(encoding="utf-8").split("\n\n")[0].split("\n")
    assert [line.split(" ")[0] for line in head] == [
        "chimera",
        "game",
        "rules",
        "content",
        "settings",
        "seat",
        "seat",
        "seed",
        "commitment",
    ]
    assert head[0] == "chimera match 1"
    assert head[4:8] == ['settings {"variant":"classic"}', "seat person Ann", "seat person Bob", "seed open 7"]


@pytest.mark.parametrize(
    ("pattern", "new", "says"),
    [
        ("chimera match 1", "chimera match 2", "a match file begins with 'chimera match 1'"),
        ("game pig", "game pgi", "There is no game called 'pgi'; did you mean pig?"),
        ("game pig", "gamepig", "expected 'game ...', found 'gamepig'"),
        ("rules 1", "rules one", "'rules one' needs a whole number"),
        ("rules 1", "rules 9999999999", "needs a whole number"),
        ("content ", "contents ", "expected 'content ...'"),
        ("settings .*", "settings {", "settings do not fit Pig"),
        ("settings .*", 'settings {"variant":"slow"}', "cannot be 'slow'"),
        ("settings .*", 'settings {"variant":[]}', "settings do not fit Pig"),
        ("seat person Ann", "seat Ann", "'seat person NAME' or 'seat bot NAME'"),
        ("seat person Ann", "seat person A\x1bnn", "this seat cannot be read"),
        ("seat person Ann", "seat person \x85", "this seat cannot be read"),
        ("seed open 7", "seed open --7", "neither 'open NUMBER' nor 64 hex digits"),
        ("seed open 7", "seed 7", "neither 'open NUMBER' nor 64 hex digits"),
        ("seed open 7", "seed open " + "7" * 50, "neither 'open NUMBER' nor 64 hex digits"),
        ("commitment ", "committment ", "expected 'commitment ...'"),
    ],
)
def test_a_fault_in_the_head_names_file_line_and_remedy(path: Path, pattern: str, new: str, says: str) -> None:
    row = replace(path, pattern, new)
    said = fault(path)
    assert said.startswith(f"one.chimera, line {row}: ")
    assert says in said
    assert re.search(r"; (take|install|choose) [^;]*\.$", said)


def test_a_file_of_one_game_is_not_read_as_one_of_another(path: Path) -> None:
    replace(path, "game pig", "game tic_tac_toe")
    assert fault(path).startswith(
        "one.chimera, line 5: the settings do not fit Tic-tac-toe (Tic-tac-toe has no setting"
    )


@pytest.mark.parametrize(
    ("pattern", "new"),
    [
        ("content .", "content z"),
        ("settings .*", 'settings {"variant":"sprint"}'),
        ("seat person Ann", "seat person Eve"),
        ("seat person Bob", "seat bot random"),
        ("seed open 7", "seed open 8"),
        ("commitment .", "commitment z"),
        ("commitment ", "commitment é"),
        ("rules 1", "rules 0"),
    ],
)
def test_a_forged_head_does_not_agree_with_the_commitment(path: Path, pattern: str, new: str) -> None:
    replace(path, pattern, new)
    assert fault(path) == (
        "one.chimera, line 1: head and seed do not agree with the commitment; "
        "it was changed after the match began, take the original."
    )


@pytest.mark.parametrize(
    ("pattern", "new", "line"),
    [
        ("settings .*", 'settings {"variant": "classic"}', 5),
        ("settings .*", "settings {}", 5),
        ("seed open 7", "seed open 07", 8),
        ("rules 1", "rules 01", 3),
    ],
)
def test_a_head_that_means_the_same_must_also_be_written_the_same(
    path: Path, pattern: str, new: str, line: int
) -> None:
    replace(path, pattern, new)
    assert f"one.chimera, line {line}: this line should read" in fault(path)


def test_a_seat_too_many_is_refused(path: Path) -> None:
    rewrite(path, lambda lines: lines.insert(5, "\n".join(f"seat person P{i}" for i in range(6))))
    assert "Pig is not played with 8 seats" in fault(path)


def test_a_seat_more_than_the_match_had_is_a_forged_head(path: Path) -> None:
    rewrite(path, lambda lines: lines.insert(5, "seat person Cid"))
    assert "do not agree with the commitment" in fault(path)


def test_a_match_whose_seed_is_not_public_cannot_be_read_yet(path: Path) -> None:
    rewrite(path, lambda lines: lines.pop(7))
    assert fault(path) == (
        "one.chimera, line 1: the seed of this match is not public yet; "
        "wait for its end, or ask the table it is played at."
    )


@pytest.mark.parametrize("kept", range(1, 10))
def test_a_file_cut_off_in_its_head_says_so(path: Path, kept: int) -> None:
    rewrite(path, lambda lines: lines.__setitem__(slice(kept, None), [""]))
    said = fault(path)
    assert said.startswith(f"one.chimera, line {kept + 1}: ")
    assert "take a whole copy" in said or "is not played with" in said or "expected 'commitment" in said


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "line 1: a match file begins with 'chimera match 1'"),
        (b"\n", "line 1: a match file begins with 'chimera match 1'"),
        (b"hello\n", "line 1: a match file begins with"),
        (b"chimera match 1", "line 1: a match file begins with"),
        (b"chimera match 1\r\ngame pig\r\n", "line 1: a match file begins with"),
        (b"\x7fELF\x00\xff\xfe\n\x00", "line 1: this is not text; choose a .chimera file"),
        (b"chimera match 1\n\xff\xff\n", "line 2: this is not text"),
        (b"\xef\xbb\xbfchimera match 1\n", "line 1: a match file begins with"),
    ],
)
def test_a_foreign_file_is_refused(tmp_path: Path, data: bytes, says: str) -> None:
    file = tmp_path / "x.chimera"
    file.write_bytes(data)
    assert says in fault(file)


def test_a_folder_a_device_and_nothing_at_all_are_refused(tmp_path: Path) -> None:
    for path, says in [
        (tmp_path, "is not a file"),
        (Path("/dev/zero"), "/dev/zero is not a file"),
        (tmp_path / "nothing", "(No such file or directory)"),
    ]:
        for attempt in (load_match, MatchFile.resume):
            with pytest.raises(ChimeraError, match=re.escape(says)):
                attempt(path)
    assert list(tmp_path.iterdir()) == []


def test_a_file_larger_than_any_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "big.chimera"
    with file.open("wb") as big:
        big.truncate(33 * 1024 * 1024)
    with pytest.raises(ChimeraError, match="larger than any match file"):
        load_match(file)


def test_a_file_name_cannot_break_the_sentence(tmp_path: Path) -> None:
    file = tmp_path / "a\n\x1b[2Jb.chimera"
    file.write_text("hello\n")
    assert "a??[2Jb.chimera, line 1" in fault(file)


# The body


@pytest.mark.parametrize(
    ("pattern", "new", "says"),
    [
        ("0 hold", "0 jump", "seat 0 could not choose 'jump' here"),
        ("0 hold", "1 hold", "seat 1 could not choose 'hold' here"),
        ("0 hold", "2 hold", "expected a choice such as '0 roll', found '2 hold'"),
        ("0 hold", "hold", "expected a choice such as '0 roll', found 'hold'"),
        ("0 hold", "", "expected a choice such as '0 roll', found ''"),
        ("0 hold", "٠ hold", "expected a choice"),
        ("0 hold", "0 hold #", "seat 0 could not choose 'hold #' here"),
        ("0 hold", "0 hold # two  blanks", "the line does not follow"),
        ("0 hold", "0 hold # \x1b[31m", "the line does not follow"),
        ("0 hold", "undo 1 please", "expected a choice"),
        ("0 hold", "undo 999", "'undo 999' cannot be played again (Cannot undo 999 choices"),
        ("0 hold", "undo 0", "'undo 0' cannot be played again"),
        ("0 hold", "undo -1", "'-1' is not a number of choices"),
        ("0 hold", "undo 12345678", "'12345678' is not a number of choices"),
        ("0 hold", "redo 1", "'redo 1' cannot be played again (Cannot redo 1 choices; there are 0 to redo)"),
        ("0 hold", "rules 2 {}", "knows versions up to 1; install a newer Chimera"),
        ("0 hold", "rules 1 {}", "the line does not follow"),
        ("0 hold", "end 0123456789abcdef 0/1,2", "expected a choice"),
        ("= .", "= z", "the fingerprint does not follow from the choices before it"),
        ("snap .", "snap [", "the snapshot does not follow from the choices before it"),
        ('snap (.*)"die"', 'snap {"Pig":["die"', "the snapshot does not follow"),
    ],
)
def test_a_fault_in_the_body_names_file_line_and_remedy(path: Path, pattern: str, new: str, says: str) -> None:
    row = replace(path, pattern, new)
    said = fault(path)
    assert said.startswith(f"one.chimera, line {row}: ")
    assert says in said
    assert re.search(r"; (take|the file was changed, take|install) [^;]*\.$", said)


def test_an_undo_behind_a_barrier_needs_consent(path: Path) -> None:
    row = replace(path, "0 roll", "0 roll\nundo 1")
    assert f"line {row + 1}: 'undo 1' cannot be played again (Cannot undo 1 choices freely" in fault(path)


def test_a_forged_choice_is_found_at_the_next_check(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    row = max(i for i, line in enumerate(lines) if line == "0 roll" and i < lines.index("0 hold"))
    lines[row] = "0 hold"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert re.match(r"one.chimera, line \d+: (seat \d could not choose|the fingerprint does not follow)", fault(path))


def test_a_forged_end_is_found(tmp_path: Path) -> None:
    file = tmp_path / "end.chimera"
    match = whole(TTT)
    winner = match.game.outcome()
    assert winner is not None
    file.write_text(text_of(match).replace(f" {winner.winners[0]}/", f" {1 - winner.winners[0]}/"), encoding="utf-8")
    assert "the end does not follow from the choices" in fault(file)


def test_nothing_may_follow_the_end(tmp_path: Path) -> None:
    file = tmp_path / "end.chimera"
    file.write_text(text_of(whole(TTT)) + "0 mark:8\n", encoding="utf-8")
    assert "seat 0 could not choose 'mark:8' here" in fault(file)


def test_a_start_that_is_no_position_is_a_fault_even_with_a_fitting_commitment(tmp_path: Path) -> None:
    match = play_on(a_match(PIG), 12).fork(9, 0, Stream.from_number(1, "f"))
    for nonsense in ('{"Pig":[1,2,3,4,5,6,7,8]}', "[]", "x", '{"Pig":[[],[],[],1,1,1,1,1]}'):
        header = match.header.__class__(
            **{f: getattr(match.header, f) for f in match.header.__struct_fields__} | {"start": nonsense}
        )
        lines = text_of(match).split("\n")
        row = next(i for i, line in enumerate(lines) if line.startswith("start "))
        lines[row] = f"start {nonsense}"
        lines[row - 1] = f"commitment {commit(header)}"
        file = tmp_path / "start.chimera"
        file.write_text("\n".join(lines), encoding="utf-8")
        assert fault(file).startswith(f"start.chimera, line {row + 1}: the start cannot be read")


# Cut off, mended, locked


@pytest.mark.parametrize("cut", [1, 3, 6])
def test_a_last_line_that_was_cut_off_is_a_fault_and_resuming_drops_it(path: Path, cut: int) -> None:
    whole_text = path.read_bytes()
    assert whole_text.endswith((b"0 roll\n", b"1 roll\n", b"0 hold\n", b"1 hold\n"))
    path.write_bytes(whole_text[:-cut])
    torn = path.read_bytes()
    with pytest.raises(ChimeraError, match=r"line \d+: the last line '[01][^']*' is cut off; go on with 'chimera play"):
        load_match(path)
    assert path.read_bytes() == torn
    file = MatchFile.resume(path)
    file.close()
    assert len(file.match.line) == 69
    assert path.read_bytes() == whole_text[:-7]


def test_a_line_cut_off_within_a_letter_is_dropped_too(path: Path) -> None:
    before = path.read_bytes()
    path.write_bytes(before + "0 roll # é".encode()[:-1])
    file = MatchFile.resume(path)
    file.close()
    assert path.read_bytes() == before


@pytest.mark.parametrize("count", [20, 50, 100])
def test_checks_that_were_not_written_any_more_are_written_when_the_match_goes_on(tmp_path: Path, count: int) -> None:
    file = tmp_path / "killed.chimera"
    match = play_on(a_match(PIG, "Ann,Bob,Cid"), count)
    written = text_of(match).split("\n")
    last = max(i for i, line in enumerate(written) if re.match("[0-9] ", line))
    file.write_text("\n".join(written[: last + 1]) + "\n", encoding="utf-8")
    assert len(load_match(file).line) == count
    MatchFile.resume(file).close()
    assert file.read_text(encoding="utf-8") == text_of(match)


def test_a_resumed_match_goes_on_as_if_nothing_had_happened(path: Path) -> None:
    file = MatchFile.resume(path)
    play_on(file.match, 40, 5)
    file.save()
    file.close()
    again = load_match(path)
    assert text_of(again) == path.read_text(encoding="utf-8") == text_of(file.match)
    assert len(again.line) == len(file.match.line) > 70


def test_every_choice_is_in_the_file_once_saved(tmp_path: Path) -> None:
    file = MatchFile.new(tmp_path / "n.chimera", a_match(PIG))
    assert load_match(file.path).line == []
    for count in range(1, 56):
        play_on(file.match, 1, count)
        file.save()
        assert file.path.read_text(encoding="utf-8") == text_of(file.match)
    file.close()


def test_a_new_match_never_overwrites_a_file(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(ChimeraError, match="exists already; choose another name or go on with --resume"):
        MatchFile.new(path, a_match(PIG))
    assert path.read_bytes() == before


def test_an_empty_file_left_by_a_program_that_died_at_once_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "empty.chimera"
    file.touch()
    MatchFile.new(file, a_match(PIG)).close()
    assert load_match(file).line == []


@pytest.mark.parametrize("place", ["no/such/folder/x.chimera", ".", "nul\0.chimera"])
def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path, place: str) -> None:
    with pytest.raises(ChimeraError, match=r"cannot be written .*; choose another place with --save"):
        MatchFile.new(tmp_path / place, a_match(PIG))


def test_the_same_file_cannot_be_played_twice_at_once(path: Path) -> None:
    file = MatchFile.resume(path)
    before = path.read_bytes()
    code = (
        "import sys, pathlib\n"
        "from chimera.engine.matchfile import MatchFile\n"
        "from chimera.engine.reasons import ChimeraError\n"
        "try: MatchFile.resume(pathlib.Path(sys.argv[1]))\n"
        "except ChimeraError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout == f"{path} is being played in another window; go on there or close it first.\n"
    with pytest.raises(ChimeraError, match="in another window"):
        MatchFile.new(path, a_match(PIG))
    assert path.read_bytes() == before
    file.close()
    MatchFile.resume(path).close()


def test_a_fault_lets_go_of_the_file(path: Path) -> None:
    before = path.read_bytes()
    path.write_bytes(b"hello\n")
    with pytest.raises(ChimeraError):
        MatchFile.resume(path)
    path.write_bytes(before)
    MatchFile.resume(path).close()


def test_a_full_disk_is_a_sentence_and_the_file_can_still_be_resumed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = MatchFile.resume(path)
    play_on(file.match, 1)
    real = os.write

    def half(handle: int, data: bytes) -> int:
        if handle == file.handle and len(data) > 3:
            return real(handle, data[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", half)
    with pytest.raises(ChimeraError, match="cannot be written \\(No space left on device\\); make room"):
        file.save()
    monkeypatch.undo()
    file.close()
    again = MatchFile.resume(path)
    again.close()
    assert len(again.match.line) == 70


# Rules versions


class OldPig(PigCard):
    name = "versioned"


class NewPig(OldPig):
    rules = 2
    rules_from = 2


class BothPig(OldPig):
    rules = 2


class NewestPig(OldPig):
    rules = 3
    rules_from = 3


def old_file(tmp_path: Path, shelve: Shelve, choices: int) -> tuple[Path, Match]:
    """A file written by rules version 1."""
    match = play_on(a_match(shelve(OldPig()), "Ann,Bob,Cid"), choices)
    file = tmp_path / "old.chimera"
    file.write_text(text_of(match), encoding="utf-8")
    return file, match


def test_a_match_keeps_its_rules_while_they_are_played(tmp_path: Path, shelve: Shelve) -> None:
    file, match = old_file(tmp_path, shelve, 60)
    shelve(BothPig())
    again = load_match(file)
    assert (again.game.rules, again.stopped, again.whole) == (1, False, True)
    assert len(again.line) == 60
    assert text_of(again) == text_of(match)
    assert a_match(find("versioned")).game.rules == 2


def test_a_match_of_rules_that_are_gone_goes_on_from_its_last_snapshot(tmp_path: Path, shelve: Shelve) -> None:
    file, match = old_file(tmp_path, shelve, 60)
    old = text_of(match)
    shelve(NewPig())
    looked_at = load_match(file)
    assert looked_at.stopped
    assert not looked_at.whole
    assert file.read_text(encoding="utf-8") == old, "looking changes nothing"
    resumed = MatchFile.resume(file)
    assert resumed.match.game.rules == 2
    assert resumed.match.game.view(0) == match.at(50).view(0)
    assert file.read_text(encoding="utf-8").startswith(old + "rules 2 {")
    play_on(resumed.match, 45, 3)
    resumed.save()
    resumed.close()
    again = load_match(file)
    assert text_of(again) == file.read_text(encoding="utf-8") == text_of(resumed.match)
    assert (again.stopped, again.whole, len(again.line)) == (False, False, 45)
    assert again.card.codec.text(again.game) == again.card.codec.text(resumed.match.game)


def test_what_goes_on_by_new_rules_is_still_checked(tmp_path: Path, shelve: Shelve) -> None:
    file, _ = old_file(tmp_path, shelve, 60)
    shelve(NewPig())
    resumed = MatchFile.resume(file)
    play_on(resumed.match, 45, 3)
    resumed.save()
    resumed.close()
    lines = file.read_text(encoding="utf-8").split("\n")
    row = max(i for i, line in enumerate(lines) if line.startswith("= "))
    lines[row] = "= 0123456789abcdef"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert f"old.chimera, line {row + 1}: the fingerprint does not follow" in fault(file)


def test_a_match_can_leave_its_rules_more_than_once(tmp_path: Path, shelve: Shelve) -> None:
    file, _ = old_file(tmp_path, shelve, 60)
    shelve(NewPig())
    second = MatchFile.resume(file)
    play_on(second.match, 10, 3)
    second.save()
    second.close()
    shelve(NewestPig())
    third = MatchFile.resume(file)
    play_on(third.match, 10, 3)
    third.save()
    third.close()
    again = load_match(file)
    assert (again.game.rules, len(again.line), again.stopped) == (3, 10, False)
    assert [line.split(" ")[1] for line in again.log if line.startswith("rules ")] == ["2", "3"]


def test_a_snapshot_that_was_taken_back_is_not_gone_on_from(tmp_path: Path, shelve: Shelve) -> None:
    match = play_on(a_match(shelve(OldPig()), "Ann,Bob,Cid"), 101)
    match.undo_by_consent(10)
    file = tmp_path / "old.chimera"
    file.write_text(text_of(match), encoding="utf-8")
    assert sum(line.startswith("snap ") for line in match.log) == 2
    shelve(NewPig())
    assert load_match(file).game.view(0) == match.at(50).view(0)


def test_without_a_snapshot_a_match_of_old_rules_can_only_be_read_as_text(tmp_path: Path, shelve: Shelve) -> None:
    file, _ = old_file(tmp_path, shelve, 30)
    shelve(NewPig())
    assert fault(file) == (
        "old.chimera, line 3: rules version 1 of Pig is no longer played, and there is no snapshot to go on from; "
        "read it as text, or replay it with the version of Chimera that wrote it."
    )


def test_rules_newer_than_the_program_ask_for_a_newer_program(tmp_path: Path, shelve: Shelve) -> None:
    file = tmp_path / "new.chimera"
    file.write_text(text_of(play_on(a_match(shelve(NewPig())), 60)), encoding="utf-8")
    shelve(OldPig())
    assert fault(file) == (
        "new.chimera, line 3: it was played by rules version 2, and this program knows versions up to 1; "
        "install a newer Chimera."
    )


def test_a_newer_rules_line_asks_for_a_newer_program(tmp_path: Path, shelve: Shelve) -> None:
    file, _ = old_file(tmp_path, shelve, 60)
    shelve(NewPig())
    MatchFile.resume(file).close()
    row = len(file.read_text(encoding="utf-8").split("\n")) - 1
    shelve(OldPig())
    said = fault(file)
    assert said.startswith(f"old.chimera, line {row}: ")
    assert "knows versions up to 1; install a newer Chimera." in said


def test_a_match_may_change_its_rules_while_it_runs_and_nothing_before_can_be_undone(shelve: Shelve) -> None:
    both = shelve(BothPig())
    header = a_match(shelve(OldPig()), "Ann,Bob").header
    match = Match(both, header)
    match.choose(0, "hold")
    assert free_undo(match, 0) == 1
    match.go_on_by_rules(2)
    assert (free_undo(match, 0), match.game.rules, match.at(1).rules, match.at(0).rules) == (0, 2, 2, 1)
    shelve(both)
    again = match_of(text_of(play_on(match, 30)).encode(), "m")
    assert text_of(again) == text_of(match)
    assert again.game.rules == 2
    for version in (1, 3):
        with pytest.raises(ChimeraError, match=f"Rules version {version} cannot follow version 2"):
            match.go_on_by_rules(version)


def test_a_match_of_other_content_goes_on_from_its_last_snapshot(tmp_path: Path, shelve: Shelve) -> None:
    file, match = old_file(tmp_path, shelve, 60)
    changed = OldPig()
    changed.content_hash = "0" * 64
    shelve(changed)
    assert load_match(file).stopped
    resumed = MatchFile.resume(file)
    play_on(resumed.match, 5)
    resumed.save()
    resumed.close()
    again = load_match(file)
    assert (len(again.line), again.stopped) == (5, False)
    assert again.at(0).view(0) == match.at(50).view(0)


def test_a_short_match_of_other_content_says_what_has_changed(tmp_path: Path, shelve: Shelve) -> None:
    file, _ = old_file(tmp_path, shelve, 30)
    changed = OldPig()
    changed.content_hash = "0" * 64
    shelve(changed)
    assert "the content of Pig has changed since, and there is no snapshot to go on from" in fault(file)
