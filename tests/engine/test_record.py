"""A match as a record: what is logged, what can be taken back, what a fork may know, what a commitment binds."""

from __future__ import annotations

import msgspec
import pytest

from chimera.engine.agenda import asked, choose, options
from chimera.engine.card import GameCard, find
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.reasons import ChimeraError, Refused
from chimera.engine.record import BOT, FINGERPRINT_EVERY, FORCED, SNAPSHOT_EVERY, STANDING, Match, Seat, commit
from chimera.engine.undo import free_undo, reach, redo_reach
from chimera.table.looking_back import told_again
from chimera.table.story import story_of
from chimera.terminal.replay import events_since
from tests.matches import a_match, play_on, played_again, seats, whole
from tests.toys import peek

PIG = find("pig")
TTT = find("tic_tac_toe")
PEEK = peek.CARD
CARDS = pytest.mark.parametrize("card", [PIG, TTT, PEEK], ids=lambda card: card.name)


def prints(match: Match) -> str:
    return match.card.codec.fingerprint(match.game)


@pytest.fixture(autouse=True)
def _peek_is_on_the_shelf(shelve) -> None:
    shelve(PEEK)


# Saving, loading, seeking


@CARDS
def test_a_saved_match_loads_as_the_same_match(card: GameCard) -> None:
    match = whole(card)
    again = match_of(text_of(match).encode(), "m")
    assert text_of(again) == text_of(match)
    assert again.header == match.header
    assert [(e.line, e.barrier) for e in again.line] == [(e.line, e.barrier) for e in match.line]
    assert again.snapshots == match.snapshots
    assert prints(again) == prints(match)


@CARDS
def test_a_match_saved_in_the_middle_plays_on_in_the_same_way(card: GameCard) -> None:
    match = play_on(a_match(card), 4)
    again = match_of(text_of(match).encode(), "m")
    assert text_of(play_on(again, 30, 9)) == text_of(play_on(match, 30, 9))


@CARDS
def test_seeking_equals_playing_again(card: GameCard) -> None:
    match = whole(card)
    for count in range(len(match.line) + 1):
        alone = played_again(card, 2, 7, match.line[:count])
        assert card.codec.text(match.at(count)) == card.codec.text(alone)


@pytest.mark.parametrize("count", [-1, 10])
def test_seeking_a_choice_that_is_not_there_says_which_are(count: int) -> None:
    match = play_on(a_match(PIG), 9)
    with pytest.raises(ChimeraError, match="name one from 0 to 9"):
        match.at(count)


def test_fingerprints_stand_after_every_20_choices_and_snapshots_after_every_50() -> None:
    match = whole(PIG, "Ann,Bob,Cid")
    assert len(match.line) > 2 * SNAPSHOT_EVERY
    count = 0
    prints, snaps = [], []
    for line in match.log:
        if line[0] == "=":
            prints.append(count)
            state = played_again(PIG, 3, 7, match.line[:count])
            assert line == f"= {PIG.codec.fingerprint(state)}"
        elif line.startswith("snap "):
            snaps.append(count)
            assert line == f"snap {PIG.codec.text(played_again(PIG, 3, 7, match.line[:count]))}"
        elif line[0].isdigit():
            count += 1
    assert prints == list(range(FINGERPRINT_EVERY, count, FINGERPRINT_EVERY))
    assert snaps == list(range(SNAPSHOT_EVERY, count, SNAPSHOT_EVERY))
    assert sorted(match.snapshots) == [0, *snaps]


def test_the_end_is_logged_once_with_winners_and_scores() -> None:
    match = a_match(TTT)
    for seat, cell in enumerate([0, 3, 1, 4, 2]):
        match.choose(seat % 2, f"mark:{cell}")
    assert match.log[-1] == f"end {prints(match)} 0/1,0"
    assert [line for line in match.log if line.startswith("end")] == match.log[-1:]


def test_a_refused_choice_changes_nothing() -> None:
    match = a_match(TTT)
    match.choose(0, "mark:4")
    match.choose(1, "mark:0")
    match.undo(1)
    before = text_of(match), prints(match), len(match.undone)
    for seat, code, key in [
        (1, "mark:4", "cell-taken"),
        (0, "mark:1", "not-asked"),
        (1, "fly", "unknown-code"),
        (1, "pass", "must-mark"),
    ]:
        with pytest.raises(Refused) as refused:
            match.choose(seat, code)
        assert refused.value.reason.key == key
    assert (text_of(match), prints(match), len(match.undone)) == before


def test_a_choice_reports_what_happened_and_only_that() -> None:
    match = a_match(TTT)
    assert [event.kind for event in match.choose(0, "mark:4")] == ["marked"]
    assert [(event.kind, event.args) for event in match.choose(1, "mark:0")] == [("marked", {"cell": 0})]


# Undo and redo


def test_a_free_undo_takes_the_bots_answers_back_too() -> None:
    match = a_match(TTT, "Ann,random")
    match.choose(0, "mark:4")
    after_one = match.card.codec.text(match.game)
    match.choose(1, "mark:0")
    match.choose(0, "mark:8")
    match.choose(1, "mark:1")
    assert free_undo(match, 0) == 2
    match.undo(2)
    assert match.log[-1] == "undo 2"
    assert match.card.codec.text(match.game) == match.card.codec.text(match.at(2))
    assert free_undo(match, 0) == 2
    match.undo(2)
    assert match.game.view(0)["cells"] == [None] * 9
    assert redo_reach(match, 0) == 2
    match.redo(1)
    assert match.card.codec.text(match.game) == after_one


def test_redo_after_undo_is_the_same_match_again() -> None:
    match = a_match(TTT, "Ann,random")
    for seat, cell in enumerate([4, 0, 8, 1]):
        match.choose(seat % 2, f"mark:{cell}")
    before = prints(match)
    for _ in range(2):
        match.undo(free_undo(match, 0))
    assert match.line == []
    assert [event.args["cell"] for event in match.redo(4)] == [4, 0, 8, 1]
    assert match.log[-3:] == ["undo 2", "undo 2", "redo 4"]
    assert prints(match) == before
    assert not match.undone


def test_several_seats_of_one_person_are_taken_back_as_one() -> None:
    match = a_match(TTT, "Ann,Ann too")
    for seat, cell in enumerate([4, 0, 8]):
        match.choose(seat % 2, f"mark:{cell}")
    assert (free_undo(match, 1), reach(match, 1).n) == (0, 2)
    assert free_undo(match, 0, 1) == 1
    match.undo(1)
    assert free_undo(match, 0, 1) == 1  # of the other seat, which is the same person's
    match.undo(1)
    assert (redo_reach(match, 0), redo_reach(match, 0, 1)) == (0, 1)
    match.redo(1)
    assert redo_reach(match, 1, 0) == 1


def test_one_redo_brings_back_one_choice_and_the_answers_to_it() -> None:
    match = a_match(TTT, "Ann,random")
    for seat, cell in enumerate([4, 0, 8, 1]):
        match.choose(seat % 2, f"mark:{cell}")
    match.undo(2)
    match.undo(2)
    assert redo_reach(match, 0) == 2
    match.redo(redo_reach(match, 0))
    assert [entry.opt.code for entry in match.line] == ["mark:4", "mark:0"]


def test_a_new_choice_forgets_what_was_undone() -> None:
    match = a_match(TTT)
    match.choose(0, "mark:4")
    match.undo(1)
    match.choose(0, "mark:5")
    with pytest.raises(ChimeraError, match="there are 0 to redo"):
        match.redo(1)


def test_undo_goes_back_over_the_end_and_redo_logs_it_again() -> None:
    match = a_match(TTT)
    for seat, cell in enumerate([0, 3, 1, 4, 2]):
        match.choose(seat % 2, f"mark:{cell}")
    end = match.log[-1]
    match.undo(1)
    assert match.game.outcome() is None
    match.redo(1)
    assert match.log[-3:] == ["undo 1", "redo 1", end]


@pytest.mark.parametrize("n", [0, -1, 3])
def test_undo_of_more_than_there_is_says_how_many_there_are(n: int) -> None:
    match = play_on(a_match(TTT), 2)
    with pytest.raises(ChimeraError, match="there are 2 to undo"):
        match.undo(n)
    with pytest.raises(ChimeraError, match="there are 2 to undo"):
        match.undo_by_consent(n)


def test_rolled_dice_are_a_barrier_and_banked_points_are_not() -> None:
    match = a_match(PIG, "Ann,random")
    match.choose(0, "hold")
    assert free_undo(match, 0) == 1
    match.choose(1, "hold")
    match.choose(0, "roll")
    assert free_undo(match, 0) == 0
    with pytest.raises(ChimeraError, match="ask the table to consent"):
        match.undo(1)
    assert len(match.line) == 3


def test_a_bot_that_rolled_is_a_barrier() -> None:
    match = a_match(PIG, "Ann,random")
    match.choose(0, "hold")
    match.choose(1, "roll")
    assert free_undo(match, 0) == 0
    with pytest.raises(ChimeraError, match="ask the table"):
        match.undo(2)


def test_a_look_at_a_card_is_a_barrier() -> None:
    match = a_match(PEEK)
    match.choose(0, "peek")
    assert match.line[-1].barrier
    assert free_undo(match, 0) == 0


def test_another_persons_choice_is_a_barrier() -> None:
    match = a_match(TTT)
    match.choose(0, "mark:4")
    assert free_undo(match, 1) == 0
    match.choose(1, "mark:0")
    assert free_undo(match, 0) == 0
    assert free_undo(match, 1) == 1


def test_ones_own_forced_answers_go_back_with_the_choice_before_them() -> None:
    match = a_match(TTT, "Ann,random")
    match.choose(0, "mark:4")
    match.choose(1, "mark:0")
    match.choose(0, "mark:1", FORCED)
    assert match.line[-1].line == "0 mark:1 # forced"
    match.choose(1, "mark:2")
    match.choose(0, "mark:3", STANDING)
    assert free_undo(match, 0) == 5
    match.undo(5)
    assert redo_reach(match, 0) == 5


@pytest.mark.parametrize("note", ["", FORCED, STANDING, f"{BOT} random"])
def test_whoever_answers_for_another_persons_seat_ends_free_undo(note: str) -> None:
    """Otherwise free undo would say whether they had a choice."""
    match = a_match(TTT)
    match.choose(0, "mark:4")
    match.choose(1, "mark:0", note)
    assert (free_undo(match, 0), reach(match, 0).n) == (0, 2)


@pytest.mark.parametrize("note", ["", FORCED, f"{BOT} random"])
def test_no_answer_of_a_bots_seat_ends_free_undo(note: str) -> None:
    match = a_match(TTT, "Ann,random")
    match.choose(0, "mark:4")
    match.choose(1, "mark:0", note)
    assert free_undo(match, 0) == 2
    match.undo(2)
    assert redo_reach(match, 0) == 2


@pytest.mark.parametrize("note", ["", FORCED, STANDING, f"{BOT} random"])
def test_what_is_played_again_ends_where_another_persons_seat_answered(note: str) -> None:
    match = a_match(TTT)
    match.choose(0, "mark:4")
    match.choose(1, "mark:0", note)
    match.choose(0, "mark:8")
    match.undo(3)
    assert redo_reach(match, 1) == 0
    assert redo_reach(match, 0) == 1


def test_a_chain_is_taken_back_and_played_again_as_a_whole() -> None:
    match = a_match(PEEK)
    card = sorted(match.game.hand(0))[0]
    match.choose(0, f"bury:{card}")
    assert free_undo(match, 0) == 1, "a chain that is not whole yet"
    match.choose(0, "over")
    assert match.line[-1].link
    assert free_undo(match, 0) == 2
    match.undo(2)
    assert redo_reach(match, 0) == 2


def test_undo_by_consent_leaves_the_dice_where_they_are() -> None:
    dice = Dice.from_number(7, PIG.purposes)
    pips = [1 + dice.below(0, 6) for _ in range(2)]
    assert pips[0] != pips[1]
    match = a_match(PIG)
    assert match.choose(0, "roll")[0].args["pips"] == pips[0]
    match.undo_by_consent(1)
    assert match.log[-1] == "undo 1 consent"
    assert match.game.view(0) == match.card.new(2, Dice.from_number(7, PIG.purposes)).view(0)
    assert match.choose(0, "roll")[0].args["pips"] == pips[1]
    assert not match.undone


def test_a_return_to_what_was_left_behind_says_how_many_choices_that_were() -> None:
    match = a_match(PIG)
    match.choose(0, "roll")
    was = match.game.view(0)
    match.undo_by_consent(1)
    text = text_of(match)
    match.redo_by_consent(1)
    assert (match.log[-1], match.game.view(0)) == ("redo 1 consent", was)
    assert prints(match_of(text_of(match).encode(), "m")) == prints(match)
    with pytest.raises(ChimeraError, match="Cannot go back to 7 choices; 1 were left behind"):
        match_of(f"{text}redo 7 consent\n".encode(), "m")


def test_after_an_undo_by_consent_nobody_gets_back_to_dice_that_were_seen() -> None:
    match = a_match(PIG)
    match.choose(0, "hold")
    match.choose(1, "roll")
    match.undo_by_consent(1)
    assert free_undo(match, 0) == 0
    with pytest.raises(ChimeraError, match="ask the table"):
        match.undo(1)
    drawn = match.game.dice.drawn
    match.undo_by_consent(1)
    assert match.game.dice.drawn == drawn
    assert prints(match_of(text_of(match).encode(), "m")) == prints(match)


def test_after_an_undo_by_consent_what_was_seen_is_shuffled_again() -> None:
    match = a_match(PEEK)
    deck = list(match.game.cards.pieces[peek.DECK])
    match.choose(0, "peek")
    assert match.game.view(0)["deck"][-1] == deck[-1]
    match.undo_by_consent(1)
    assert match.game.view(0)["deck"][-1] == -1
    assert match.game.told(0) == 1, "what was shown stays shown"
    now = match.game.cards.pieces[peek.DECK]
    assert sorted(now) == sorted(deck)
    assert now != deck
    assert prints(match_of(text_of(match).encode(), "m")) == prints(match)


def test_seeking_works_across_an_undo_by_consent() -> None:
    match = play_on(a_match(PIG), 60)
    match.undo_by_consent(15)
    play_on(match, 30, 4)
    assert len(match.line) == 75
    reached = match.at(45)
    for count, entry in enumerate(match.line[45:], start=46):
        choose(reached, entry.seat, entry.opt)
        assert PIG.codec.text(match.at(count)) == PIG.codec.text(reached)
    assert PIG.codec.text(reached) == PIG.codec.text(match.game)
    assert prints(match_of(text_of(match).encode(), "m")) == prints(match)


@pytest.mark.parametrize(("game", "players"), [(PIG, "Ann,Bob"), (PEEK, "Ann,Bob,Cid")], ids=["pig", "peek"])
@pytest.mark.parametrize("seed", range(6))
def test_seeking_and_telling_again_work_after_several_undos_by_consent(game: GameCard, players: str, seed: int) -> None:
    """Each goes back behind the one before, so that states which were kept in between are no longer on the line."""
    match = a_match(game, players, number=seed)
    stream = Stream.from_number(seed, "undos")
    states = [game.codec.text(match.game)]
    told: list[list[Event]] = []
    for on, back in [(24, 6), (4, 5), (2, 4), (5, 1), (3, 0)]:
        for _ in range(on):
            seat = asked(match.game)[0]
            opts = options(match.game, seat)
            told.append(match.choose(seat, opts[stream.below(len(opts))].code))
            states.append(game.codec.text(match.game))
        if back:
            match.undo_by_consent(back)
            del told[-back:], states[-back:]
            states[-1] = game.codec.text(match.game)  # dice have moved on, hidden things were shuffled
    events = [[event.kind, event.seat, event.args] for each in told for event in each]
    for found in (match, match_of(text_of(match).encode(), "m", card=game)):
        assert [game.codec.text(found.at(count)) for count in range(len(states))] == states
        again = [event for _, event in told_again(game, found.line, found.snapshots)]
        missed = [each.event for each in story_of(found).told if each.event is not None]
        for heard in (again, missed, events_since(found, 0)):
            assert [[event.kind, event.seat, event.args] for event in heard] == events


# Forks and starts


def test_a_fork_shows_its_seat_the_same_and_draws_the_rest_anew() -> None:
    match = play_on(a_match(PEEK, "Ann,Bob,Cid"), 6)
    before = text_of(match)
    forks = [match.fork(6, 0, Stream.from_number(n, "fork")) for n in range(8)]
    real = match.game
    for fork in forks:
        assert fork.game.view(0) == real.view(0)
        assert fork.header.start
        assert fork.header.commitment == commit(fork.header) != match.header.commitment
        assert match.header.seed not in text_of(fork)
    assert len({fork.card.codec.text(fork.game) for fork in forks}) == len(forks)
    hands = {str(fork.game.cards.pieces[peek.HANDS + 1]) for fork in forks}
    assert len(hands) > 1, "the other hands are not the real ones every time"
    assert text_of(match) == before


def test_a_fork_from_the_past_is_a_match_of_its_own() -> None:
    match = play_on(a_match(PIG), 30)
    fork = match.fork(12, 1, Stream.from_number(3, "fork"))
    assert fork.game.view(SPECTATOR) == match.at(12).view(SPECTATOR)
    assert fork.line == []
    play_on(fork, 60)
    again = match_of(text_of(fork).encode(), "m")
    assert prints(again) == prints(fork)
    assert len(match.line) == 30


def test_a_match_can_begin_from_any_position() -> None:
    state = play_on(a_match(TTT), 3).game
    match = Match.new(TTT, seats("Ann,Bob", TTT), number=1, start=TTT.codec.text(state))
    assert match.game.view(0) == state.view(0)
    assert play_on(match, 9).game.outcome() is not None
    assert prints(match_of(text_of(match).encode(), "m")) == prints(match)


@pytest.mark.parametrize(
    ("start", "says"),
    [
        ("{}", "take an older copy"),
        ("not json", "not valid JSON"),
        ('{"Pig":[5,5,5,5,5,5,5,5]}', "not one of Pig|does not know"),
        (
            '{"Pig":[[],{"Dice":["",{"t":["die"]},[0,0,0,0,0],0]},[0,0],1,100,6,0,"one"]}',
            "not one of Pig|does not know",
        ),
        ('{"Turn":[0]}', "not one of Pig"),
    ],
)
def test_a_start_that_is_no_position_is_refused_with_a_sentence(start: str, says: str) -> None:
    if "one" in start:
        start = start.replace('[[],{"Dice"', '[[{"Turn":[7]}],{"Dice"')
    with pytest.raises(ChimeraError, match=says):
        Match.new(PIG, seats("Ann,Bob", PIG), number=1, start=start)


def test_a_start_for_another_number_of_players_is_refused() -> None:
    start = PIG.codec.text(a_match(PIG, "Ann,Bob,Cid").game)
    with pytest.raises(ChimeraError, match="a position of 3 players, not 2"):
        Match.new(PIG, seats("Ann,Bob", PIG), number=1, start=start)


# Headers, notes


@pytest.mark.parametrize(
    "change",
    [
        {"game": "tic_tac_toe"},
        {"rules": 2},
        {"content": "0" * 64},
        {"settings": {"variant": "sprint"}},
        {"seats": (Seat("Bob"), Seat("Ann"))},
        {"seats": (Seat("random", "random"), Seat("Bob"))},
        {"seed": "0" * 64},
        {"start": "{}"},
    ],
    ids=str,
)
def test_the_commitment_binds_everything_settled_before_the_first_choice(change: dict) -> None:
    header = a_match(PIG).header
    assert commit(header) == header.commitment
    assert commit(msgspec.structs.replace(header, **change)) != header.commitment


def test_without_a_number_every_match_has_a_seed_of_its_own() -> None:
    one, two = (Match.new(PIG, seats("Ann,Bob", PIG)) for _ in range(2))
    assert len(one.header.seed) == 64
    assert one.header.seed != two.header.seed
    assert one.header.open_number is None
    assert prints(match_of(text_of(play_on(one, 30)).encode(), "m")) == prints(one)


def test_a_seed_too_long_for_a_file_is_refused() -> None:
    a_match(PIG, number=10**18 - 1)
    with pytest.raises(ChimeraError, match="at most 18 digits"):
        a_match(PIG, number=-(10**18))


@pytest.mark.parametrize("name", ["", "a\nb", "tab\t", "\x1b[2J", "x" * 101])
def test_a_name_that_does_not_fit_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(ChimeraError, match="printable characters") as error:
        Match.new(PIG, [Seat("Ann"), Seat(name)], number=1)
    assert str(error.value).isprintable()


def test_a_bot_goes_by_its_own_name() -> None:
    match = Match.new(PIG, [Seat("Ann"), Seat("Marvin", "random")], number=1)
    assert match.header.seats[1] == Seat("random", "random")
    assert match_of(text_of(match).encode(), "m").header == match.header


@pytest.mark.parametrize(
    ("note", "kept"),
    [
        ("a good move", "a good move"),
        ("two\nlines # and\ta hash\x1b", "two lines and a hash"),
        ("   ", ""),
        ("x" * 199 + " y", "x" * 199),
        ("é" * 300, "é" * 200),
    ],
)
def test_a_note_is_kept_on_the_line_of_its_choice(note: str, kept: str) -> None:
    match = a_match(TTT)
    match.choose(0, "mark:4", note)
    assert match.log == ["0 mark:4" + (f" # {kept}" if kept else "")]
    assert match_of(text_of(match).encode(), "m").line[0].note == kept
