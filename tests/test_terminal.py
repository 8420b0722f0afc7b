"""The table in the terminal: what is shown, what a line does, what is on the disk before anything is told."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from chimera.engine.agenda import turn
from chimera.engine.card import GameCard, find
from chimera.engine.dice import Stream
from chimera.engine.matchfile import MatchFile, load_match, match_of, text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match
from chimera.games.dice_mutants.state import DiceMutants
from chimera.terminal.plain import plain_view
from chimera.terminal.play import TerminalTable, check_seats
from chimera.terminal.replay import verified, watch
from chimera.terminal.words import words
from tests.matches import a_match, play_on, whole
from tests.toys import peek

PIG = find("pig")
TTT = find("tic_tac_toe")
EVO = find("evo")


class Sitting:
    """A table at which somebody types prepared lines, then leaves."""

    def __init__(self, match: Match, path: Path, lines: list[str]) -> None:
        self.out = io.StringIO()
        self.file = MatchFile.new(path, match)
        self.lines = lines
        self.on_disk: list[int] = []  # choices in the file, each time a line is asked for
        self.asked: list[str] = []
        self.table = TerminalTable(self.file, Console(file=self.out, width=80), self.read)
        self.table.play()
        self.file.close()

    def read(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.on_disk.append(len(load_match(self.file.path).line))
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return self.out.getvalue()


@pytest.fixture
def sit(tmp_path: Path):
    def begin(card: GameCard, names: str, *lines: str) -> Sitting:
        return Sitting(a_match(card, names), tmp_path / "t.chimera", list(lines))

    return begin


def codes(sitting: Sitting) -> list[str]:
    return [entry.line for entry in sitting.file.match.line]


def test_an_option_is_chosen_by_its_number_or_its_code(sit) -> None:
    assert codes(sit(TTT, "Ann,Bob", "9", "", "mark:4")) == ["0 mark:8", "1 mark:4"]


@pytest.mark.parametrize("line", ["10", "0", "99999999999999999999", "why 10"])
def test_a_number_that_is_no_option_is_told_which_there_are(sit, line: str) -> None:
    sitting = sit(TTT, "Ann,Bob", line)
    assert codes(sitting) == []
    assert "now; type a number from 1 to 9, a code, or help." in sitting.text


@pytest.mark.parametrize("line", ["-1", "٣", "mark:99", "jump", "[/]"])
def test_what_is_no_option_is_explained_and_asked_again(sit, line: str) -> None:
    sitting = sit(TTT, "Ann,Bob", line)
    assert codes(sitting) == []
    assert "is not an option of this game" in " ".join(sitting.text.split())
    assert sitting.asked == ["> ", "> "]


def test_a_refused_option_is_explained_with_its_rule(sit) -> None:
    sitting = sit(TTT, "Ann,Bob", "mark:4", "", "mark:4")
    assert "Somebody has marked the middle already" in sitting.text
    assert "[tic_tac_toe.turn.empty-cell]" in sitting.text
    assert codes(sitting) == ["0 mark:4"]


def test_why_says_why_not_or_that_it_can_be_chosen(sit) -> None:
    sitting = sit(PIG, "Ann,Bob", "why pass", "why roll", "why 1", "why")
    assert "[pig.turn.roll-or-hold]" in sitting.text
    assert sitting.text.count("roll can be chosen.") == 2
    assert codes(sitting) == []


@pytest.mark.parametrize("line", ["? 1", "? roll"])
def test_a_question_mark_shows_the_rule_behind_an_option(sit, line: str) -> None:
    said = " ".join(sit(PIG, "Ann,Bob", line).text.split())
    assert "A roll of 2 or more adds to the pot" in said
    assert "[pig.turn.roll-adds-to-the-pot]" in said


@pytest.mark.parametrize("line", ["?", "? 9", "? jump"])
def test_a_question_about_no_option_says_how_to_ask(sit, line: str) -> None:
    assert "for example: ? 1" in sit(PIG, "Ann,Bob", line).text


def test_a_question_about_a_code_that_is_not_offered_says_why(sit) -> None:
    assert "[pig.turn.roll-or-hold]" in sit(PIG, "Ann,Bob", "? pass").text


def test_a_question_about_an_option_says_what_its_piece_does(sit) -> None:
    sitting = sit(EVO, "Ann,Bob", "? bid:2:0")
    gene = EVO.terms["gene"][sitting.file.match.game.view(0)["lab"]["genes"][1]]
    said = " ".join(sitting.text.split())
    assert sitting.table.texts.fill(gene + "-text", {}) in said


def test_about_says_what_a_piece_does_or_which_there_are(sit) -> None:
    said = " ".join(sit(EVO, "Ann,Bob", "about Far NEST", "about horn", "about").text.split())
    assert "Far nest: At the start of births" in said
    assert "horn: One more horn" in said
    assert "large horn: 2 more horns in attack" in said
    assert "one of: pair of legs, horn," in said


def test_about_says_when_nothing_has_a_text(sit) -> None:
    assert "Nothing in this game has a text of its own." in sit(PIG, "Ann,Bob", "about").text


@pytest.mark.parametrize(("card", "names", "verb", "lines"), [(EVO, "A,B,C,D", "bid:", 14), (TTT, "A,B", "mark:", 9)])
def test_many_short_options_are_set_in_columns(sit, card: GameCard, names: str, verb: str, lines: int) -> None:
    assert len([line for line in sit(card, names).text.splitlines() if verb in line]) == lines


def test_words_of_one_option_choose_it_and_words_of_several_do_not(sit) -> None:
    assert codes(sit(TTT, "Ann,Bob", "mark", "the middle")) == ["0 mark:4"]


def test_words_of_several_options_ask_which(sit) -> None:
    sitting = sit(TTT, "Ann,Bob", "mark:0", "", "the", "8")
    asked = sitting.text.partition("Which one do you mean by “the”?")[2].partition("marks")[0]
    assert [int(n) for n in re.findall(r"(\d) Mark the ", asked)] == list(range(1, 9))
    assert codes(sitting) == ["0 mark:0", "1 mark:8"]


def test_words_that_several_options_share_are_listed_with_their_own_numbers(sit) -> None:
    card = find("dice_mutants")
    dice = a_match(card, "Ann,Bob").game
    assert isinstance(dice, DiceMutants)
    sitting = sit(card, "Ann,Bob", "claim")
    asked = sitting.text.partition("Which one do you mean by “claim”?")[2]
    assert {int(face) for face in re.findall(r"Claim the (\d)", asked)} == set(dice.faces)
    assert codes(sitting) == []


def test_about_explains_the_items_of_dice_mutants(sit) -> None:
    said = " ".join(sit(find("dice_mutants"), "Ann,Bob", "about spikes", "about").text.split())
    assert "Spikes: 3 damage at once to an opponent of your choice, whatever the defence. Costs 30" in said
    assert "one of: speed, mutate, guile, Luck, Initiative," in said


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_options_leave_the_table_of_dice_mutants_on_a_screen_of_24_lines(tmp_path: Path, players: int) -> None:
    card = find("dice_mutants")
    match = a_match(card, ",".join(["Ann", "random", "random", "random", "random", "random"][:players]))
    cut = 0
    for n in range(60):
        play_on(match, 1)
        if turn(match.game) != 0:
            continue
        out = io.StringIO()
        console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
        file = MatchFile.new(tmp_path / f"{n}.chimera", match)
        TerminalTable(file, console, lambda _: "quit").draw(0)
        file.close()
        assert len(out.getvalue().splitlines()) < 24
        assert max(map(len, out.getvalue().splitlines())) <= 80
        cut += "type options to see all" in out.getvalue()
    assert cut > 0


def test_all_options_are_listed_when_asked_for(sit) -> None:
    assert sit(TTT, "Ann,Bob", "options").text.count("Mark the bottom right corner") == 2


@pytest.mark.parametrize("by_words", [True, False])
def test_equal_pieces_are_listed_once_and_named_by_their_words_or_any_of_their_codes(sit, by_words: bool) -> None:
    card = find("dice_mutants")
    dice = a_match(card, "Ann,Bob").game
    assert isinstance(dice, DiceMutants)
    twice = next(face for face in dice.faces if dice.faces.count(face) > 1)
    alike = [die for die, face in enumerate(dice.faces) if face == twice]
    sitting = sit(card, "Ann,Bob", f"claim {twice}" if by_words else f"claim:{alike[-1]}")
    assert codes(sitting)[0] == f"{turn(dice)} claim:{alike[0] if by_words else alike[-1]}"
    first_list = sitting.text[: sitting.text.index(" claims ")]
    listed = [int(word.removeprefix("claim:")) for word in first_list.split() if word.startswith("claim:")]
    assert sorted(dice.faces[die] for die in listed) == sorted(set(dice.faces))


def test_why_understands_words_too(sit) -> None:
    assert "[evo.round.phase-completed-before-next]" in " ".join(sit(EVO, "Ann,Bob", "why walk a3 c3").text.split())


def test_the_log_is_the_whole_match_after_going_on_and_without_what_was_taken_back(tmp_path: Path) -> None:
    match = a_match(PIG, "Ann,Bob")
    match.choose(0, "hold")
    match.choose(1, "hold")
    match.undo(1)
    sitting = Sitting(match, tmp_path / "t.chimera", ["", "log"])
    assert sitting.text.count("Ann banks 0") == 2, "when Bob sits down, and in his log"
    assert "Bob banks" not in sitting.text


def test_the_table_says_who_is_which_letter(sit) -> None:
    assert "Pig: A Ann, B Bob" in sit(PIG, "Ann,Bob").text


def test_help_lists_every_command(sit) -> None:
    sitting = sit(PIG, "Ann,Bob", "help")
    assert sitting.text.startswith("Type the number or the code of an option, or help.")
    for word in ("? N", "why CODE", "about NAME", "undo, redo", "options", "look", "log", "save", "quit"):
        assert word in sitting.text


def test_look_draws_the_table_again(sit) -> None:
    assert sit(PIG, "Ann,Bob", "look").text.count("target  100") == 2


def test_save_says_where_the_match_is_kept(sit, tmp_path: Path) -> None:
    assert f"Saved in {tmp_path / 't.chimera'}" in sit(PIG, "Ann,Bob", "save").text


@pytest.mark.parametrize("line", ["quit", "q", "exit"])
def test_leaving_says_how_to_go_on(sit, line: str, tmp_path: Path) -> None:
    sitting = sit(PIG, "Ann,Bob", "roll", line, "roll")
    assert f"Go on with: chimera play --resume {tmp_path / 't.chimera'}" in sitting.text
    assert codes(sitting) == ["0 roll"]


def test_every_choice_is_on_the_disk_before_the_next_question(sit) -> None:
    sitting = sit(PIG, "Ann,random", "roll", "hold", "hold", "hold")
    shown = sitting.text.count("You roll") + sitting.text.count("You bank")
    assert shown == len([line for line in codes(sitting) if line[0] == "0"])
    assert sitting.on_disk[0] == 0
    assert sitting.on_disk[-1] == len(sitting.file.match.line)
    assert sitting.on_disk == sorted(sitting.on_disk)


def test_bots_answer_and_undo_takes_their_answer_back(sit) -> None:
    sitting = sit(TTT, "Ann,random", "mark:4", "undo", "mark:0")
    log = sitting.file.match.log
    assert log[0] == "0 mark:4"
    assert log[1].startswith("1 mark:")
    assert log[2:4] == ["undo 2", "0 mark:0"]
    assert load_match(sitting.file.path).game.view(0) == sitting.file.match.game.view(0)


def test_redo_plays_one_choice_again_with_the_bots_answer(sit) -> None:
    sitting = sit(TTT, "Ann,random", "1", "1", "undo", "undo", "redo")
    log = sitting.file.match.log
    assert log[4:] == ["undo 2", "undo 2", "redo 2"]
    assert len(sitting.file.match.line) == 2
    assert codes(sitting) == log[:2]


def test_what_is_played_again_is_on_the_disk_before_it_is_told(sit, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    save, tell = MatchFile.save, TerminalTable.tell
    monkeypatch.setattr(MatchFile, "save", lambda file: (order.append("save"), save(file))[1])
    monkeypatch.setattr(TerminalTable, "tell", lambda table, events: (order.append("tell"), tell(table, events))[1])
    sit(TTT, "Ann,random", "1", "undo", "redo")
    assert order == ["save", "tell", "save", "tell", "save", "save", "tell"]


def test_undo_and_redo_say_when_there_is_nothing_to_do(sit) -> None:
    sitting = sit(PIG, "Ann,Bob", "undo", "redo", "roll", "undo")
    assert sitting.text.count("Nothing to take back") == 2
    assert "There is nothing to play again." in sitting.text
    assert codes(sitting) == ["0 roll"]


def test_an_answer_without_a_choice_is_given_by_the_table(sit) -> None:
    sitting = sit(TTT, "Ann,Bob", "4", *["", "1"] * 9)
    assert sitting.file.match.game.outcome() is not None
    forced = [line for line in codes(sitting) if line.endswith("# forced")]
    assert len(forced) == (len(sitting.file.match.line) == 9)


def test_a_match_to_the_end_shows_who_won_and_how_to_watch_it(sit, tmp_path: Path) -> None:
    sitting = sit(TTT, "Ann,Bob", "mark:0", "", "mark:3", "", "mark:1", "", "mark:4", "", "mark:2")
    assert "Three in a row." in sitting.text
    assert "Ann  1  wins" in sitting.text
    assert f"chimera replay {tmp_path / 't.chimera'}" in sitting.text
    assert sitting.lines == []


def test_people_hand_over_the_keyboard(sit) -> None:
    sitting = sit(TTT, "Ann,Bob", "mark:0", "", "mark:3")
    assert sitting.asked == [
        "> ",
        "Bob is next. Hand over the keyboard and press Enter. ",
        "> ",
        "Ann is next. Hand over the keyboard and press Enter. ",
    ]


def test_whoever_takes_the_keyboard_is_told_what_they_have_missed(sit) -> None:
    sitting = sit(PIG, "Ann,random,Bob", "hold", "", "hold")
    assert sitting.text.count("Ann banks 0 ") == 2, "told to Ann, and to Bob when he sits down"
    assert sitting.text.count("Bob banks 0 ") == 1


def test_the_log_shows_each_person_only_what_they_may_know(sit, shelve) -> None:
    shelve(peek.CARD)
    sitting = sit(peek.CARD, "Ann,Bob", "peek", "", "log")
    assert sitting.text.count("Ann looks at card ") == 1, "told to Ann"
    assert sitting.text.count("Ann looks at the top card.") == 2, "when Bob sits down, and in his log"


@pytest.mark.parametrize("name", ["[/]", "[red]", "[bold]x[/bold]", "é" * 30])
def test_any_printable_name_can_play(sit, name: str) -> None:
    sitting = sit(PIG, f"{name},Bob", "hold", "", "hold", "", "log", "roll", "undo")
    assert f"{name} banks 0" in sitting.text
    assert len(codes(sitting)) == 3


def test_a_path_with_brackets_is_shown_as_it_is(tmp_path: Path) -> None:
    sitting = Sitting(a_match(PIG), tmp_path / "[red].chimera", ["save"])
    assert sitting.text.count(str(tmp_path / "[red].chimera")) == 3


@pytest.mark.parametrize("name", ["", "x" * 31, "a\tb", "\x1b"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(ChimeraError, match="cannot be a seat's name") as error:
        check_seats(["Ann", name])
    assert str(error.value).isprintable()


def test_the_plain_table_says_that_a_laid_card_is_hidden_and_nothing_where_none_is() -> None:
    out = io.StringIO()
    Console(file=out, width=80).print(plain_view({"laid": [-1, None, 5], "hands": [[3, -1], []]}, words()))
    assert out.getvalue().split() == ["laid", "hidden", "-", "5", "hands", "(3", "hidden)", "(-)"]


def test_the_plain_table_draws_any_view_within_80_columns() -> None:
    out = io.StringIO()
    view = {
        "long": list(range(200)),
        "hands": [[1, -1], []],
        "people": [{"name": "[/]", "cards": (1, 2), "ready": True}, {"name": "B", "cards": (), "ready": False}],
        "nothing": None,
        "map": {"a": 1},
    }
    Console(file=out, width=80).print(plain_view(view, words()))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert any("[/]" in line and "yes" in line for line in lines)


# Watching


def watched(match: Match, step: bool = False) -> str:
    out = io.StringIO()
    watch(match, Console(file=out, width=80), step)
    return out.getvalue()


def test_watching_tells_every_choice_and_the_end() -> None:
    match = whole(PIG, "Ann,Bob")
    text = watched(match)
    assert "   1  Ann: " in text
    for number, entry in enumerate(match.line, start=1):
        assert f"{number:>4}  {('Ann', 'Bob')[entry.seat]}: " in text
    assert "The target is reached." in text
    assert max(map(len, text.splitlines())) <= 80


def test_watching_a_running_match_says_that_it_is_not_over() -> None:
    assert "The match is not over yet." in watched(play_on(a_match(PIG), 5))


def test_watching_step_by_step_draws_the_table_after_every_choice() -> None:
    match = play_on(a_match(PIG), 5)
    assert watched(match).count("target  100") == 1
    assert watched(match, step=True).count("target  100") == 6


def test_watching_shows_nothing_that_is_hidden_from_bystanders() -> None:
    match = a_match(peek.CARD, "Ann,Bob")
    match.choose(0, "peek")
    text = watched(match, step=True)
    assert "Ann looks at the top card." in text
    assert "at card" not in text


def test_watching_follows_a_match_in_which_the_table_took_something_back() -> None:
    match = play_on(a_match(EVO, "Ann,Bob,Cy"), 60)
    match.undo_by_consent(25)
    play_on(match, 5000)
    outcome = match.game.outcome()
    assert outcome is not None
    text = watched(match)
    for seat, name in enumerate(("Ann", "Bob", "Cy")):
        assert f"{name} has {outcome.scores[seat]} points" in text


def test_a_whole_match_verifies() -> None:
    match = whole(TTT, "Ann,Bob")
    said = verified(match, "m.chimera", text_of(match), "")
    assert said.startswith(f"m.chimera is fair: {len(match.line)} choices from an open seed, all fingerprints agree")
    secret = play_on(Match.new(TTT, match.header.seats), 9)
    assert "from a seed committed to before the first choice" in verified(secret, "m", text_of(secret), "")
    assert "is fair" in verified(secret, "m", text_of(secret), f" {secret.header.commitment.upper()} ")


def test_what_cannot_be_verified_is_refused() -> None:
    match = whole(TTT, "Ann,Bob")
    with pytest.raises(ChimeraError, match="not the match that was announced"):
        verified(match, "m", text_of(match), "0" * 64)
    running = play_on(a_match(PIG), 5)
    with pytest.raises(ChimeraError, match="cut off after choice 5"):
        verified(running, "m", text_of(running), "")
    lines = text_of(match).split("\n")
    text = "\n".join(lines[:-2]) + "\n"
    with pytest.raises(ChimeraError, match="lacks its last line"):
        verified(match_of(text.encode(), "m"), "m", text, "")
    forked = Match(TTT, match.header, match.at(2))
    play_on(forked, 9)
    with pytest.raises(ChimeraError, match="verify it with the version that wrote it"):
        verified(forked, "m", text_of(forked), "")


def test_a_match_of_rules_that_are_gone_is_shown_from_its_snapshot() -> None:
    match = play_on(a_match(PIG), 5)
    match.stopped = True
    assert "rules or content that are gone" in watched(match)
    rest = Match(PIG, match.header, match.at(3))
    assert "Its beginning was played by rules that are gone" in watched(rest)


def test_forks_can_be_watched() -> None:
    match = play_on(a_match(PIG), 9)
    assert "not over yet" in watched(play_on(match.fork(4, 0, Stream.from_number(1, "f")), 3))
