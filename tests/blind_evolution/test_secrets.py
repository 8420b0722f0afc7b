"""Secrets of the city: the event card, of which silence tells something, and what clues say and where they lie."""

from __future__ import annotations

import json

import msgspec
import pytest

from chimera.engine.agenda import advance, asked, choose_code
from chimera.engine.card import Brought
from chimera.engine.dice import Stream
from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match, Seat
from chimera.engine.undo import free_undo
from chimera.engine.visibility import HIDDEN
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import (
    CHIPS,
    DECK,
    END_AT_STATION,
    FOUND,
    READ,
    TRIGGERS,
    WALK_3,
    WORDS,
)
from tests.blind_evolution.city import (
    CARD,
    LONE,
    A,
    B,
    C,
    at,
    chip,
    city,
    clue,
    coded,
    codes,
    end,
    found,
    judging,
    laid_out,
    play,
    stand,
)
from tests.blind_evolution.events_on_cue import wait

THREE = ("takuan", "rex", "richard")
SILENT = ("judge_8", "fallen_pass", "fallen_fail", "decon_twice", "super_used")  # nothing here brings these about


def watched(reader: int = B) -> BlindEvolution:
    """A's turn with all event cards but one in the deck; that one waits for two decontaminations, and B has read it."""
    g = city(*THREE)
    for card in range(80):
        if g.box.event_ids[card] != "R27":
            g.piles.put(DECK, card, 0)
    wait(g, "R27", reader)
    return g


def whole_view(g: BlindEvolution, role: int) -> str:
    """All that a role is shown, as it travels."""
    return msgspec.json.encode([g.public_view(), g.private_view(role)]).decode()


# silence


def test_a_trigger_that_was_tested_is_in_everybodys_view_and_told() -> None:
    g = watched()
    assert g.public_view().event.tested == []
    told = play(g, A, "walk:A-8")
    assert g.public_view().event.tested == [WALK_3, END_AT_STATION]
    assert told.count("tested") == 2
    assert g.public_view().event.waits
    end(g, A)
    assert not {WALK_3, END_AT_STATION} & set(g.public_view().event.tested), "it is another card"


def test_silence_tells_something_to_everybody_who_has_not_read_the_card() -> None:
    g = watched()
    before = [g.told(seat) for seat in (A, B, C)]
    play(g, A, "walk:A-8")
    assert [g.told(seat) for seat in (A, B, C)] == [before[A] + 2, before[B], before[C] + 2]
    play(g, A, "walk:A-17")  # two hexes, and nothing new
    assert [g.told(seat) for seat in (A, B, C)] == [before[A] + 2, before[B], before[C] + 2]


def test_a_revealed_card_is_told_to_all_but_its_reader() -> None:
    g = city(*THREE)
    wait(g, "R02")
    before = [g.told(seat) for seat in (A, B, C)]
    play(g, A, "walk:A-17")
    assert [g.told(seat) for seat in (A, B, C)] == [before[A] + 1, before[B], before[C] + 1]


def table(hands: tuple[int, ...] = (), seats: int = 2) -> Match:
    """A match in which the first card waits for something that does not come about; the first seat is asked to act."""
    for number in range(200):
        people = [Seat(name) for name in ("Ann", "Ben", "Cleo")[:seats]]
        match = Match.new(CARD, people, {"scenario": "borrowed_shadow"}, number, brought=Brought(hands=hands))
        g = match.game
        assert isinstance(g, BlindEvolution)
        if TRIGGERS[g.box.event_trigger[g.piles.pieces[READ][-1]]] in SILENT:
            return match
    raise AssertionError("no seed among 200 has such a card")


def chosen(match: Match, text: str) -> BlindEvolution:
    """The active seat chooses; the game after it."""
    g = match.game
    assert isinstance(g, BlindEvolution)
    match.choose(g.active, coded(g, text))
    after = match.game
    assert isinstance(after, BlindEvolution)
    return after


def test_free_undo_does_not_cross_a_tested_trigger() -> None:
    match = table()
    g = chosen(match, "walk:A-10")
    active = g.active
    assert free_undo(match, active) == 1, "nothing was tested on that hex"
    g = chosen(match, "walk:A-8")  # a station
    assert match.line[-1].barrier
    assert free_undo(match, active) == 0
    with pytest.raises(ChimeraError, match="undo"):
        match.undo(1)
    assert END_AT_STATION in g.public_view().event.tested


def test_a_trigger_that_occurs_again_is_no_barrier() -> None:
    match = table()
    g = chosen(match, "walk:A-17")
    assert match.line[-1].barrier
    assert g.public_view().event.tested[-1:] != []
    tested = g.public_view().event.tested
    g = chosen(match, "walk:A-6")  # three hexes again
    assert g.public_view().event.tested == tested
    assert not match.line[-1].barrier
    assert free_undo(match, g.active) == 1


@pytest.mark.parametrize("seat", [A, C])
def test_nobody_imagines_a_card_whose_trigger_has_occurred(seat: int) -> None:
    g = watched()
    play(g, A, "walk:A-8")
    guesses = set()
    for n in range(400):
        twin = g.determinize(seat, Stream.from_number(n))
        assert isinstance(twin, BlindEvolution)
        guesses.add(twin.piles.pieces[READ][-1])
        assert sorted(twin.piles.pieces[DECK] + twin.piles.pieces[READ]) == list(range(80))
    triggers = {TRIGGERS[g.box.event_trigger[card]] for card in guesses}
    assert triggers == set(TRIGGERS) - {"walk_3", "end_at_station"}, "and everything else is possible"


def test_who_has_read_the_card_imagines_no_other() -> None:
    g = watched()
    play(g, A, "walk:A-8")
    for n in range(50):
        twin = g.determinize(B, Stream.from_number(n))
        assert isinstance(twin, BlindEvolution)
        assert g.box.event_ids[twin.piles.pieces[READ][-1]] == "R27"


def test_before_anything_was_tested_every_card_is_possible() -> None:
    g = watched()
    guesses = set()
    for n in range(1500):
        twin = g.determinize(A, Stream.from_number(n))
        assert isinstance(twin, BlindEvolution)
        guesses.add(twin.piles.pieces[READ][-1])
    assert guesses == set(range(80))


# who reads


def test_who_draws_is_told_to_all_and_the_card_only_to_its_reader() -> None:
    g = city(*THREE, cards=("R07", "R25"))
    choose_code(g, WORDS, A, "end")
    drew = next(event for event in g.heard() if event.kind == "drew")
    for role, card in ((C, g.box.event_ids.index("R25")), (A, None), (B, None), (SPECTATOR, None), (HOST, None)):
        seen = drew.seen_by(role)
        assert seen is not None
        assert (seen.args.get("card"), seen.args["reader_seat"]) == (card, C)


@pytest.mark.parametrize(
    ("persons", "readers"),
    [
        ((0, 1, 2), (B, C, A)),
        ((0, 0, 1), (C, C, A)),
        ((0, 1, 0), (B, C, B)),
        ((0, 1, 1), (B, A, A)),
        ((0, 0, 0), (-1, -1, -1)),
    ],
)
def test_the_next_to_the_left_who_is_run_by_another_person_reads(
    persons: tuple[int, ...], readers: tuple[int, ...]
) -> None:
    g = city(*THREE, cards=("R07", "R25", "R30"), persons=persons)
    for seat in (A, B, C):
        card = g.piles.pieces[READ][-1]
        assert g.public_view().event.reader == readers[seat]
        seen = [g.private_view(other).card for other in (A, B, C)]
        assert seen == [card if other == readers[seat] else HIDDEN for other in (A, B, C)]
        assert g.private_view(HOST).card == (card if readers[seat] < 0 else HIDDEN)
        assert g.private_view(SPECTATOR).card == HIDDEN
        end(g, seat)


# taking back


def test_after_an_undo_by_consent_another_card_waits_if_nobody_has_read_it() -> None:
    match = table(hands=(0, 0))
    before = match.game
    assert isinstance(before, BlindEvolution)
    card = before.piles.pieces[READ][-1]
    chosen(match, "walk:A-8")
    match.undo_by_consent(1)
    g = match.game
    assert isinstance(g, BlindEvolution)
    assert g.piles.pieces[READ][-1] != card, "what silence told of the other one is worth nothing now"
    assert g.totals()["events"] == 80
    assert sorted(g.piles.pieces[DECK] + g.piles.pieces[READ]) == list(range(80))
    assert g.piles.known[READ] == [0]


def test_after_an_undo_by_consent_a_card_that_was_read_stays_and_the_rest_is_shuffled() -> None:
    match = table()
    before = match.game
    assert isinstance(before, BlindEvolution)
    card, reader = before.piles.pieces[READ][-1], before.reader
    deck = before.piles.pieces[DECK][:]
    told = [before.told(seat) for seat in (A, B)]
    after = chosen(match, "walk:A-8")
    learnt = [after.told(seat) for seat in (A, B)]
    assert learnt != told
    match.undo_by_consent(1)
    g = match.game
    assert isinstance(g, BlindEvolution)
    assert (g.piles.pieces[READ][-1], g.private_view(reader).card) == (card, card)
    assert g.private_view(1 - reader).card == HIDDEN
    assert sorted(g.piles.pieces[DECK]) == sorted(deck)
    assert g.piles.pieces[DECK] != deck
    assert [g.told(seat) for seat in (A, B)] == learnt, "what was told stays told"


# clues


@pytest.mark.parametrize("role", [A, B, C, SPECTATOR, HOST])
def test_where_clues_lie_face_down_is_in_nobodys_view(role: int) -> None:
    views = []
    for name in ("A-12", "A-1", "A-18"):
        g = city(*THREE)
        chip(g, name, "harbour_witness")
        views.append(whole_view(g, role))
    assert views[0] == views[1] == views[2]


def test_nobody_but_the_host_sees_what_clues_say_before_they_are_solved() -> None:
    g = laid_out(2, files={"lone_reader.yaml": LONE})
    play_starting_cards(g)
    texts = g.box.clue_texts[:]
    assert len(texts) == 3
    for role in (A, B, SPECTATOR):
        assert g.private_view(role).book == []
        for text in texts:
            assert text not in whole_view(g, role)
    assert [entry.text for entry in g.private_view(HOST).book] == texts
    assert [entry.where for entry in g.private_view(HOST).book] == ["A", "B", "B-1"]


def play_starting_cards(g: BlindEvolution) -> None:
    """Everybody takes the ability card of the start."""
    advance(g)
    while codes(g, asked(g)[0], "card"):
        play(g, asked(g)[0], codes(g, asked(g)[0])[0])


def test_a_clue_that_was_found_shows_where_it_is_and_how_hard_and_one_that_was_solved_what_it_is() -> None:
    g = city(*THREE)
    chip(g, "A-12", "harbour_witness")
    assert g.public_view().clues == []
    judging(g, 2)
    choose_code(g, WORDS, A, "search")
    choose_code(g, WORDS, A, coded(g, "check:A-12"))
    told = [event for event in g.heard() if event.kind == "found"]
    assert [sorted(event.args) for event in told] == [["at", "difficulty", "hex"]]
    (shown,) = g.public_view().clues
    assert (shown.clue, shown.at, shown.difficulty, shown.progress, shown.solved) == (-1, at(g, "A-12"), 4, 0, False)
    play(g, A, "enough")
    stand(g, A="A-12")
    g.progress[clue(g, "harbour_witness")] = 3
    judging(g, 2)
    play(g, A, "research", "read")
    solved = next(shown for shown in g.public_view().clues if shown.solved)
    assert (solved.clue, solved.at) == (clue(g, "harbour_witness"), at(g, "A-12"))


def test_a_clue_that_is_not_open_yet_is_in_nobodys_view_and_then_its_lead_is() -> None:
    g = city(*THREE)
    assert all(shown.at != at(g, "C-5") for shown in g.public_view().clues)
    found(g, "A-12", "harbour_witness")
    assert [shown.at for shown in g.public_view().clues] == [at(g, "A-12")]
    g.progress[clue(g, "harbour_witness")] = 3
    stand(g, A="A-12")
    judging(g, 2)
    told = play(g, A, "research", "read")
    assert "lead" in told
    assert g.clues[clue(g, "library_register")] == FOUND
    assert at(g, "C-5") in [shown.at for shown in g.public_view().clues]


def test_bosses_are_in_nobodys_view_before_they_appear() -> None:
    g = city(*THREE)
    g.boss_hp[0] = -3  # weakened before it has come
    assert g.public_view().bosses == []
    assert "the_lender" not in whole_view(g, A)


def test_no_seat_imagines_where_clues_lie_by_the_truth() -> None:
    g = city(*THREE)
    chip(g, "A-12", "harbour_witness")
    pile = CHIPS + g.box.tiles.index("A")
    places = set()
    for n in range(300):
        twin = g.determinize(A, Stream.from_number(n))
        assert isinstance(twin, BlindEvolution)
        places.add(twin.piles.pieces[pile].index(clue(g, "harbour_witness") + 1))
    assert places == set(range(len(g.box.vacant[0]))), "anywhere on the tile"


def test_the_view_of_the_host_travels_as_plain_data() -> None:
    g = city(*THREE)
    book = json.loads(whole_view(g, HOST))[1]["book"]
    assert [entry["where"] for entry in book] == ["A", "B", "C", "C-5"]
