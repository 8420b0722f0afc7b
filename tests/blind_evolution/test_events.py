"""Event cards: who reads them, when they are revealed, whom they concern, and what becomes of them."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked, choose_code
from chimera.engine.dice import Dice
from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.visibility import HIDDEN
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import DECK, DISCARDS, KEPT, READ, SPREAD_CARDS, WORDS
from tests.blind_evolution.city import (
    CARD,
    A,
    B,
    C,
    D,
    bits,
    chip,
    city,
    clue,
    codes,
    deck,
    end,
    found,
    give_bits,
    judging,
    pawn,
    pawns,
    play,
    refused,
    stand,
)
from tests.blind_evolution.events_on_cue import solve, wait

THREE = ("rex", "takuan", "yukari_mizuno")


def number(g: BlindEvolution, card: str) -> int:
    """An event card in views and piles."""
    return g.box.event_ids.index(card)


def card_seen(g: BlindEvolution, role: int) -> int | None:
    """The face-down card of the turn as a role sees it."""
    return g.private_view(role).card


def still(g: BlindEvolution) -> None:
    """No contamination comes by itself."""
    g.box.stars = [0] * SPREAD_CARDS


# reading


@pytest.mark.rule("blind_evolution.event.left-neighbour-draws")
def test_the_player_to_the_left_reads_the_card_in_secret() -> None:
    g = city(*THREE, cards=("R07", "R25", "R30"))
    assert g.active == A
    assert card_seen(g, B) == number(g, "R07")
    assert [card_seen(g, role) for role in (A, C, SPECTATOR)] == [HIDDEN] * 3
    end(g, A)
    assert card_seen(g, C) == number(g, "R25")
    end(g, B)
    assert [card_seen(g, seat) for seat in (A, B, C)] == [number(g, "R30"), HIDDEN, HIDDEN]


@pytest.mark.rule("blind_evolution.event.solo-reader")
def test_nobody_reads_what_will_happen_to_a_character_of_their_own() -> None:
    g = city(cards=("R07",), persons=(0, 0))
    assert g.piles.size(READ) == 1
    assert [card_seen(g, role) for role in (A, B, SPECTATOR)] == [HIDDEN] * 3
    assert card_seen(g, HOST) == number(g, "R07"), "a host reads in place of a reader"
    g = city(*THREE, cards=("R07", "R25", "R30"), persons=(0, 0, 1))
    assert [card_seen(g, role) for role in (A, B, C, HOST)] == [HIDDEN, HIDDEN, number(g, "R07"), HIDDEN]
    end(g, A)
    assert [card_seen(g, seat) for seat in (A, B, C)] == [HIDDEN, HIDDEN, number(g, "R25")]
    end(g, B)
    assert [card_seen(g, seat) for seat in (A, B, C)] == [number(g, "R30"), HIDDEN, HIDDEN]


def test_a_card_that_nobody_has_read_is_revealed_by_its_trigger_all_the_same() -> None:
    g = city(cards=("R02",), persons=(0, 0))
    play(g, A, "walk:A-17")
    assert g.money[A] == 2 + 2


# the trigger


@pytest.mark.rule("blind_evolution.event.trigger-reveals")
def test_the_card_is_resolved_before_the_next_action() -> None:
    g = city(cards=("R10",))
    stand(g, A="A-9")
    told = play(g, A, "walk:A-8")
    assert g.public_view().event.card == number(g, "R10")
    assert "revealed" in told
    assert codes(g, A) == ["choose:straight", "choose:gentle", "choose:sharp"]
    play(g, A, "choose:gentle")
    assert "search" in codes(g, A)
    assert bits(g, A) == 1


@pytest.mark.rule("blind_evolution.event.trigger-automatic")
def test_the_reader_cannot_keep_the_card_back() -> None:
    g = city(cards=("R02",))
    play(g, A, "walk:A-17")
    assert asked(g) == (A,), "the reader was not asked"
    assert (g.money[A], g.piles.size(READ)) == (2 + 2, 0)


@pytest.mark.rule("blind_evolution.event.trigger-once")
def test_a_resolved_card_is_discarded_and_does_nothing_when_its_trigger_occurs_again() -> None:
    g = city(cards=("R02",))
    play(g, A, "walk:A-17")
    assert g.money[A] == 4
    assert g.piles.pieces[DISCARDS] == [number(g, "R02")]
    assert g.public_view().event.discards == [number(g, "R02")]
    play(g, A, "walk:A-11")
    assert g.points == 0
    assert (g.money[A], g.piles.pieces[DISCARDS]) == (4, [number(g, "R02")])


def test_another_trigger_reveals_nothing() -> None:
    g = city(cards=("R02",))
    play(g, A, "walk:A-15")  # one hex
    assert (g.money[A], g.piles.pieces[READ]) == (2, [number(g, "R02")])


# targets


@pytest.mark.rule("blind_evolution.event.multiple-targets")
def test_everybody_on_the_tile_is_a_target() -> None:
    g = city(*THREE)
    wait(g, "R08")
    g.hp = [5, 5, 5]
    stand(g, A="A-11", B="C-6", C="A-15")
    play(g, A, "walk:A-15")
    assert g.hp == [6, 5, 6]


@pytest.mark.rule("blind_evolution.event.multiple-targets")
@pytest.mark.parametrize("left", [1, 2])
def test_targets_have_their_share_in_turn_order_from_the_active_player(left: int) -> None:
    g = city(*THREE, first=B)
    found(g, "A-12", "harbour_witness")
    g.progress[clue(g, "harbour_witness")] = 3
    stand(g, B="A-12")
    wait(g, "R22", C)
    judging(g, 2)
    g.pool = [left, 0, 0]
    play(g, B, "research", "read")
    assert [bits(g, seat) for seat in (B, C, A)] == [1, left - 1, 0]


@pytest.mark.rule("blind_evolution.event.reader-as-target")
def test_if_the_reader_is_a_target_the_next_to_the_left_reads_on() -> None:
    g = city(*THREE)
    wait(g, "O06")
    stand(g, A="A-11", B="A-15", C="C-6")
    play(g, A, "walk:A-15")
    assert codes(g, A) == ["option:0", "option:1"]
    assert g.public_view().event.reader == C
    seen = g.public_view()
    g.box.event_effects[number(g, "O06")].reverse()
    assert g.public_view() == seen, "what the options bring is in nobody's view"
    assert (g.private_view(B).card, g.private_view(C).card) == (None, None)


@pytest.mark.rule("blind_evolution.event.reader-as-target")
def test_with_two_players_the_active_one_reads_on_and_a_reader_elsewhere_stays() -> None:
    g = city()
    wait(g, "O06")
    stand(g, A="A-11", B="A-15")
    play(g, A, "walk:A-15")
    assert g.public_view().event.reader == A
    g = city()
    wait(g, "O01")
    play(g, A, "walk:A-17")
    assert codes(g, A) == ["option:0", "option:1"]
    assert g.public_view().event.reader == B


@pytest.mark.rule("blind_evolution.event.reader-as-target")
@pytest.mark.parametrize(("fourth", "reader"), [("C-6", D), ("A-14", C)])
def test_who_is_a_target_too_reads_on_only_if_everybody_is_one(fourth: str, reader: int) -> None:
    g = city(*THREE, "richard")
    wait(g, "O06")
    stand(g, A="A-11", B="A-15", C="A-10", D=fourth)
    play(g, A, "walk:A-15")
    assert g.public_view().event.reader == reader


# afterwards


@pytest.mark.rule("blind_evolution.event.untriggered-discarded")
def test_a_card_that_was_not_triggered_is_discarded_unseen() -> None:
    g = city(*THREE, cards=("R07", "R25"))
    end(g, A)
    assert g.piles.pieces[DISCARDS] == [number(g, "R07")]
    assert g.public_view().event.discards == [HIDDEN]
    assert g.piles.seen(DISCARDS, B) == [number(g, "R07")], "who read it knows it"
    assert g.piles.seen(DISCARDS, C) == [HIDDEN]


@pytest.mark.rule("blind_evolution.event.lasting-effect-kept")
def test_a_lasting_card_stays_with_its_target_until_it_is_used() -> None:
    g = city()
    wait(g, "R20")
    chip(g, "A-12", "harbour_witness")
    judging(g, 2)
    play(g, A, "search", "check:A-12")
    assert (g.boost[A], g.piles.pieces[KEPT + A]) == (2, [number(g, "R20")])
    assert g.public_view().characters[A].kept == [number(g, "R20")]
    play(g, A, "enough", "earn", "stop")
    assert g.piles.pieces[KEPT + A] == [number(g, "R20")], "earning money has no accomplishment"
    end(g, A)
    end(g, B)
    assert g.piles.pieces[KEPT + A] == [number(g, "R20")]
    judging(g, 3)
    play(g, A, "search")
    view = g.public_view().judgement
    assert view is not None
    assert (view.success, view.level) == (3, 3 + 2)
    assert (g.boost[A], g.piles.pieces[KEPT + A], g.piles.pieces[DISCARDS]) == (0, [], [number(g, "R20")])


@pytest.mark.rule("blind_evolution.event.deck-exhausted")
def test_an_empty_deck_is_made_of_the_discards_and_kept_cards_stay_out() -> None:
    g = city()
    deck(g)
    g.piles.put(KEPT + A, number(g, "R20"), -1)
    for card in ("R02", "R07", "R25"):
        g.piles.put(DISCARDS, number(g, card), -1)
    end(g, A)
    waiting = [*g.piles.pieces[DECK], *g.piles.pieces[READ]]
    assert sorted(waiting) == [number(g, card) for card in ("R02", "R07", "R25")]
    assert (g.piles.size(READ), g.piles.size(DISCARDS), g.piles.pieces[KEPT + A]) == (1, 0, [number(g, "R20")])


def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        g = city(seed=seed)
        for card in ("R02", "R07", "R25"):
            g.piles.put(DISCARDS, number(g, card), -1)
        end(g, A)
        drawn.add(g.piles.pieces[READ][0])
    assert drawn == {number(g, card) for card in ("R02", "R07", "R25")}


# kinds


@pytest.mark.rule("blind_evolution.event.type-result")
def test_a_result_is_applied_at_once() -> None:
    g = city(cards=("R01",))
    before = g.hp[A]
    play(g, A, "walk:A-17")
    assert g.hp[A] == before - 1
    assert "search" in codes(g, A)


@pytest.mark.rule("blind_evolution.event.type-option")
def test_only_the_selected_option_is_read_and_applied() -> None:
    g = city(cards=("O01",))
    play(g, A, "walk:A-17")
    assert codes(g, A) == ["option:0", "option:1"]
    assert refused(g, A, "option:2").startswith("blind_evolution.")
    play(g, A, "option:1")
    assert (g.money[A], g.supers[A], g.points) == (2 - 1, 0, 1)


@pytest.mark.rule("blind_evolution.event.type-option")
def test_what_was_selected_is_told_and_nothing_of_the_other_option() -> None:
    g = city(cards=("O01",))
    play(g, A, "walk:A-17")
    choose_code(g, WORDS, A, "option:1")
    told = {event.kind: event.args for event in g.heard()}
    assert told["selected"] == {"card": number(g, "O01"), "choice": 1}
    assert "honoured" not in told


@pytest.mark.rule("blind_evolution.event.pay-as-much-as-possible")
def test_who_cannot_pay_in_full_gives_what_there_is() -> None:
    g = city()
    wait(g, "O08")
    g.money[A] = 1
    stand(g, A="A-10")
    play(g, A, "walk:A-11", "option:0")
    assert g.money[A] == 0
    play(g, A, "choose:sharp", "choose:sharp")
    assert (bits(g, A), "search" in codes(g, A)) == (2, True)


@pytest.mark.rule("blind_evolution.event.pay-as-much-as-possible")
def test_who_has_too_few_bits_discards_what_there_is() -> None:
    g = city()
    wait(g, "P02")
    play(g, A, "walk:A-17")
    solve(g, A, 0)
    assert "search" in codes(g, A), "there is nothing to discard"
    g = city()
    wait(g, "O22")
    play(g, A, "earn", "stop")
    assert bits(g, A) == 1
    play(g, A, "option:0", f"toss:{g.bits.index(1)}")
    assert (bits(g, A), g.money[A]) == (0, 2 + 1 + 3)


# contamination


def climb_down(g: BlindEvolution) -> None:
    """A searches, and O13 places two pawns."""
    wait(g, "O13")
    judging(g, 2)
    play(g, A, "search", "enough", "option:0", "enough")


@pytest.mark.rule("blind_evolution.event.contamination-increase")
def test_pawns_of_an_event_are_placed_as_in_the_spread() -> None:
    g = city()
    stand(g, A="A-10", B="C-6")
    pawn(g, "A-9")
    climb_down(g)
    assert pawns(g) == ["A-9", "A-11", "A-12"]
    g = city()
    stand(g, A="A-1", B="C-6")
    pawn(g, "A-18")
    climb_down(g)
    assert pawns(g) == ["A-2", "A-18", "A-19"], "after 19 comes 1, where A stands"


@pytest.mark.rule("blind_evolution.event.contamination-increase")
def test_on_a_clean_tile_the_first_number_is_drawn_from_all_nineteen() -> None:
    first = set()
    for seed in range(120):
        g = city(seed=1)
        stand(g, A="A-12", B="C-6")
        wait(g, "R15")
        g.dice = Dice.from_number(seed, CARD.purposes)
        play(g, A, "walk:B-13")
        assert len(pawns(g)) == 1
        first.add(pawns(g)[0])
    assert first == {f"B-{n}" for n in range(1, 20) if n != 13}, "on 13 stands A: then it is 14"


@pytest.mark.rule("blind_evolution.event.contamination-increase-damage")
def test_pawns_of_an_event_hurt_at_the_end_of_the_turn_and_not_at_once() -> None:
    g = city()
    still(g)
    stand(g, A="A-10", B="C-6")
    pawn(g, "A-8")
    wait(g, "R19")
    judging(g, 2)
    before = g.hp[A]
    play(g, A, "search", "enough")
    assert pawns(g) == ["A-8", "A-9"]
    assert g.hp[A] == before
    end(g, A)
    assert g.hp[A] == before
    end(g, B)
    assert g.hp[A] == before - 1


@pytest.mark.rule("blind_evolution.event.contamination-increase-damage")
def test_a_tile_is_occupied_by_an_event_at_once() -> None:
    g = city()
    stand(g, A="C-9", B="C-6")
    pawn(g, *[f"A-{n}" for n in range(1, 11)])
    stand(g, A="C-4")
    wait(g, "R15")
    play(g, A, "walk:A-16")
    assert g.tile_pawns(0) == 11
    assert g.public_view().occupied == [0]


def test_a_card_that_ends_with_a_fall_is_discarded() -> None:
    g = city(cards=("R01", "R07"))
    g.hp[A] = 1
    play(g, A, "walk:A-17")
    assert (asked(g), g.piles.pieces[DISCARDS]) == ((B,), [number(g, "R01")])


def test_bits_for_a_discard_come_from_beside_the_board_or_from_the_end_of_the_line() -> None:
    g = city()
    give_bits(g, A, sharp=1)
    g.lines[A] = [0, 0]
    g.pool[0] -= 2
    wait(g, "P02")
    play(g, A, "walk:A-17")
    solve(g, A, 0)
    play(g, A, "same")
    assert codes(g, A) == ["toss:sharp", "back"]
    play(g, A, "back")
    assert (g.lines[A], bits(g, A)) == ([0], 1)
