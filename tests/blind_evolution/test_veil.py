"""What nobody at the table knows of the book and of event options no bot can read, not even while it searches."""

from __future__ import annotations

from inspect import isdatadescriptor
from typing import Any

import pytest

from chimera.bots.levels import Depth, grow_elsewhere, think
from chimera.engine.agenda import advance, asked
from chimera.engine.card import Brought, GameCard
from chimera.engine.dice import Dice, Stream
from chimera.engine.visibility import Seen, see
from chimera.games.blind_evolution.box import CityBox
from chimera.games.blind_evolution.setup import set_up
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import DECK, READ, TRIGGERS
from chimera.table.thinking import again, bots_tips
from tests.blind_evolution.city import (
    CARD,
    LONE,
    A,
    B,
    C,
    at,
    boss,
    city,
    clue,
    codes,
    found,
    judging,
    play,
    stand,
)
from tests.blind_evolution.events_on_cue import wait
from tests.blind_evolution.test_secrets import THREE, chosen, table, watched

OTHER = (  # the same to everybody who has not read the book
    LONE.replace("{op: gain_bits, n: 2}", "{op: damage, n: 9}")
    .replace("The voice comes from", "Nobody hears it in")
    .replace("id: voice", "id: shout")
    .replace("opened_by: [voice, bookmark]", "opened_by: [bookmark]")
    .replace("facility: B-1\n    difficulty: 4", "facility: B-15\n    difficulty: 9")
    .replace("id: bookmark\n    tile: B\n    difficulty: 1", "id: bookmark\n    tile: B\n    difficulty: 8")
    .replace("hex: B-3", "hex: A-3")
    .replace("hp_base: 3\n    hp_per_player: 2", "hp_base: 19\n    hp_per_player: 9\n    damage_bonus: 9")
    .replace("the Reader", "the Crier")
    .replace("size: medium", "size: large")
    .replace("{power: hunt}", "{power: spread, n: 3}")
    .replace("{lowers: damage, item: A}", "{lowers: hp, item: A, n: 5}")
    .replace("{op: gain_super, n: 1, who: fighters}", "{op: heal, n: 3, who: fighters}")
    .replace("name: the bookmark}", "name: the bookmark, armour: 3, text: It wards off blows.}")
    .replace("The library is quiet.", "The library has burnt down.")
)


def card_of(text: str) -> GameCard:
    """The card of a match to which this scenario was brought."""
    card = CARD.as_played(CARD.full_settings({}))
    return card.bringing(card.full_brought(2, Brought(files={"lone.yaml": text})))


def begun(text: str) -> BlindEvolution:
    """The first turn by a scenario."""
    card = card_of(text)
    g = set_up(card.pack(card.chosen), Dice.from_number(5, CARD.purposes), CARD.rules)
    advance(g)
    while codes(g, asked(g)[0], "card"):
        play(g, asked(g)[0], codes(g, asked(g)[0])[0])
    return g


def contents(box: CityBox) -> dict[str, Any]:
    """All that can be read in a box."""
    return {name: getattr(box, name) for name, each in vars(CityBox).items() if isdatadescriptor(each)}


def eyes(g: BlindEvolution, seat: int) -> BlindEvolution:
    """The game as a bot of this seat is handed it."""
    seen = see(g, seat, Stream.from_number(1, "eyes"))
    assert isinstance(seen.game, BlindEvolution)
    return seen.game


@pytest.mark.parametrize("seat", [A, B])
def test_two_books_that_look_alike_are_one_box_to_a_bot(seat: int) -> None:
    one, other = begun(LONE), begun(OTHER)
    assert one.view(seat) == other.view(seat)
    hidden = {name for name, value in contents(one.box).items() if value != contents(other.box)[name]}
    assert {"effects", "clue_texts", "clue_hex", "difficulty", "opened_by", "boss_full", "powers", "weak"} <= hidden
    assert contents(eyes(one, seat).box) == contents(eyes(other, seat).box)


def test_a_search_finds_the_same_in_two_books_that_look_alike() -> None:
    one, other = begun(LONE), begun(OTHER)
    for g in (one, other):
        found(g, "A-1", "voice" if g is one else "shout")
        g.progress[0] = 2
        g.at[g.active] = at(g, "A-1")
    seat = one.active
    assert seat == other.active
    tips = [
        think(card_of(text), see(g, seat, Stream.from_number(2)), Stream.from_number(3), Depth(200))
        for text, g in ((LONE, one), (OTHER, other))
    ]
    assert tips[0] == tips[1]
    assert len(tips[0]) > 3


def test_a_search_in_another_process_finds_the_same_too() -> None:
    """A dump holds no box: it is opened with the whole one, which no bot may read."""
    one, other = begun(LONE), begun(OTHER)
    found_there = []
    for text, g in ((LONE, one), (OTHER, other)):
        card = card_of(text)
        dump = card.codec.text(eyes(g, A))
        seen = again(card, dump, A, 1).game
        assert contents(seen.box)["effects"] == [[], [], []]
        assert contents(seen.box)["clue_hex"] == [-1, -1, -1]
        tips = bots_tips(card.ticket, dump, A, Depth(64), 1)
        found_there.append((tips, grow_elsewhere(card.ticket, dump, A, 4, 64, 1.5)))
    assert found_there[0] == found_there[1]


def test_a_copy_of_a_copy_holds_no_more_than_the_copy() -> None:
    g = begun(LONE)
    first = eyes(g, A)
    assert first.determinize(A, Stream.from_number(2)).box is first.box
    assert eyes(g, B).box is first.box, "made once for all who know as much"
    assert g.box.effects[0], "and the match keeps its own"


def test_what_was_found_and_solved_is_in_the_box_and_the_rest_is_not() -> None:
    g = city(*THREE)
    found(g, "A-12", "harbour_witness")
    box = eyes(g, B).box
    assert (box.difficulty[0], box.effects[0], box.clue_texts[0]) == (g.box.difficulty[0], [], "")
    assert box.clue_hex[clue(g, "library_register")] == -1
    stand(g, A="A-12")
    g.progress[0] = 3
    judging(g, 2)
    play(g, A, "research", "read")
    box = eyes(g, B).box
    assert box.clue_texts[0] == g.box.clue_texts[0]
    assert box.clue_hex[3] == at(g, "C-5"), "everybody heard of the lead"
    assert (box.effects[3], box.boss_full[0], box.powers[0]) == ([], 10, [])
    g.spawn(boss(g, "the_lender"), at(g, "B-10"))
    box = eyes(g, B).box
    assert (box.boss_full[0], box.powers[0], box.weak[0]) == (g.box.boss_full[0], g.box.powers[0], g.box.weak[0])
    assert (box.item_armour, g.box.item_armour) == ([0, 0], [0, 1])
    g.pick_up(C, 1)
    assert eyes(g, B).box.item_armour == [0, 1]


def options_of(g: BlindEvolution, card: str, seat: int) -> list[list[tuple[int, int, int, int, int]]]:
    """What the options of an event card bring, as a bot of this seat can read it."""
    return eyes(g, seat).box.event_effects[g.box.event_ids.index(card)]


def test_what_an_option_brings_knows_only_who_has_read_the_card_until_one_is_selected() -> None:
    g = city(*THREE)
    wait(g, "O02", B)  # a short cut, after a walk of three hexes
    blank: list[Any] = [[], []]
    true = g.box.event_effects[g.box.event_ids.index("O02")]
    assert true != blank
    assert [options_of(g, "O02", seat) for seat in (A, B, C)] == [blank, true, blank]
    assert options_of(g, "O03", B) == blank, "it has read that one only"
    play(g, A, "walk:A-8", "option:0")
    assert options_of(g, "O02", C) == true, "read out"


def test_a_search_does_not_know_which_option_is_the_better_one() -> None:
    tips = []
    for change in (False, True):
        g = city(*THREE)
        wait(g, "O02", B)
        play(g, A, "walk:A-8")
        assert codes(g, A) == ["option:0", "option:1"]
        if change:
            g.box.event_effects[g.box.event_ids.index("O02")].reverse()
        seen: Seen[Any] = see(g, A, Stream.from_number(2))
        tips.append(think(CARD, seen, Stream.from_number(3), Depth(100)))
    assert tips[0] == tips[1]


# what is read out


def test_what_is_read_out_is_told_and_ends_free_undo() -> None:
    g = city(*THREE)
    found(g, "A-12", "harbour_witness")
    stand(g, A="A-12")
    g.progress[0] = 3
    judging(g, 2)
    play(g, A, "research")
    before = [g.told(seat) for seat in (A, B, C)]
    play(g, A, "read")
    assert [g.told(seat) - was for seat, was in zip((A, B, C), before, strict=True)] == [2, 2, 2], "the clue, its lead"


@pytest.mark.parametrize(("place", "told"), [("A-11", 1), ("A-10", 0)])
def test_whether_a_clue_is_at_a_facility_is_told_and_that_nothing_is_elsewhere_is_not(place: str, told: int) -> None:
    g = city(*THREE)
    stand(g, A="A-11")
    if g.chips[at(g, "A-10")]:
        g.chips[at(g, "A-10")] = 0
    judging(g, 3)
    play(g, A, "search")
    before = g.told(C)
    play(g, A, f"check:{place}")
    assert g.told(C) == before + told


def test_a_selected_option_is_told() -> None:
    g = city(*THREE)
    wait(g, "O02", B)
    play(g, A, "walk:A-8")
    before = [g.told(seat) for seat in (A, B, C)]
    play(g, A, "option:0")
    assert [g.told(seat) - was for seat, was in zip((A, B, C), before, strict=True)] == [1, 1, 1]


def test_matches_by_the_first_rules_go_on_as_they_began() -> None:
    g = city(*THREE)
    g.rules = 1
    wait(g, "O02", B)
    play(g, A, "walk:A-8")
    before = g.told(C)
    play(g, A, "option:0")
    assert g.told(C) == before


# silence, after an undo


def imagined(g: BlindEvolution, seat: int) -> set[str]:
    """The triggers of the cards that a seat takes to be possible."""
    triggers = set()
    for n in range(400):
        twin = g.determinize(seat, Stream.from_number(n))
        assert isinstance(twin, BlindEvolution)
        triggers.add(TRIGGERS[g.box.event_trigger[twin.piles.pieces[READ][-1]]])
    return triggers


def test_after_an_undo_by_consent_nobody_imagines_a_card_that_was_silent_then() -> None:
    match = table()
    reader = match.game.reader if isinstance(match.game, BlindEvolution) else -1
    before = match.game.view(1 - reader)
    chosen(match, "walk:A-8")  # three hexes, onto a station
    match.undo_by_consent(1)
    g = match.game
    assert isinstance(g, BlindEvolution)
    assert g.view(1 - reader) == before
    assert not {"walk_3", "end_at_station"} & imagined(g, 1 - reader)
    assert len(imagined(g, 1 - reader)) > 20
    chosen(match, "walk:A-10")
    match.undo_by_consent(1)
    assert isinstance(match.game, BlindEvolution)
    assert not {"walk_3", "end_at_station"} & imagined(match.game, 1 - reader), "not after another one either"


def test_what_was_silent_in_another_turn_means_nothing_for_the_next_card() -> None:
    g = watched()
    later = g.clone()
    play(later, A, "walk:A-8")
    later.turn += 1
    g.unsee(later)
    assert {"walk_3", "end_at_station"} <= imagined(g, C)
    play(g, A, "end")
    assert g.silent() == g.tested
    assert g.piles.size(DECK) == 78
