"""Blind Evolution Mythos, rule by rule: area search and research."""

from __future__ import annotations

import msgspec
import pytest

from chimera.engine.events import SPECTATOR
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import CLUE_CHIP, FACE_DOWN, NO_CHIP
from tests.blind_evolution.city import (
    LONE,
    A,
    B,
    C,
    all_link,
    at,
    bare,
    bits,
    chip,
    city,
    clue,
    codes,
    end,
    found,
    judging,
    near,
    pawn,
    play,
    refused,
    stand,
)

THREE = ("rex", "takuan", "yukari_mizuno")  # with three players difficulties are as printed: 4, and 6 at the library


def searching(success: int, *heroes: str, place: str = "A-12") -> BlindEvolution:
    """A has judged an area search on a hex; all chips around are exploration chips."""
    g = city(*heroes)
    stand(g, A=place)
    for name in [place, *near(g, place)]:
        if g.chips[at(g, name)] == FACE_DOWN:
            chip(g, name)
    judging(g, success)
    play(g, A, "search")
    return g


def works(g: BlindEvolution, seat: int, success: int, *then: str) -> list[str]:
    """A character makes a research with this success; what happened."""
    judging(g, success)
    told = play(g, seat, "research")
    return told + play(g, seat, *then)


# area search


@pytest.mark.rule("blind_evolution.search.range")
def test_the_own_hex_and_those_around_it_may_be_checked() -> None:
    g = searching(3)
    around = ["A-7", "A-11", "A-12", "A-16", "B-13", "B-17", "C-1"]  # on three tiles
    assert codes(g, A, "check") == [f"check:{name}" for name in around]
    for name in ("A-6", "A-15", "B-14", "C-2"):
        refused(g, A, f"check:{name}")
    for name in around[:3]:
        play(g, A, f"check:{name}")
    assert codes(g, A, "check") == []


@pytest.mark.rule("blind_evolution.search.hex-count", "blind_evolution.search.sequential-choice")
def test_as_many_hexes_as_the_level_are_checked_one_after_the_other() -> None:
    g = searching(3)
    for name, left in (("A-7", 2), ("A-12", 1)):
        told = play(g, A, f"check:{name}")
        assert told == ["nothing"]
        assert g.chips[at(g, name)] == NO_CHIP  # seen before the next is named
        assert g.agenda[-1].prompt(g, A).args["n"] == left
    play(g, A, "check:B-13")
    refused(g, A, "check:A-16")
    assert g.chips[at(g, "A-16")] == FACE_DOWN


@pytest.mark.rule("blind_evolution.search.hex-count-surplus")
def test_a_level_above_the_hexes_in_range_brings_bits_and_no_further_checks() -> None:
    g = city()
    stand(g, A="A-12")
    all_link(g)
    play(g, A, "search")
    assert g.view(A)["judgement"]["level"] == 8
    around = codes(g, A, "check")
    assert len(around) == 7
    for n, code in enumerate(around):
        assert codes(g, A, "check") != [], f"only {n} hexes could be checked"
        play(g, A, code)
    assert codes(g, A, "check") == []
    assert bits(g, A) == 8


@pytest.mark.rule("blind_evolution.search.flip-chip", "blind_evolution.search.clue-chip-stays")
def test_a_clue_chip_is_turned_over_for_all_and_stays_until_it_is_solved() -> None:
    g = city(*THREE)
    stand(g, A="A-11", B="A-16")
    chip(g, "A-16", "harbour_witness")
    judging(g, 2)
    play(g, A, "search")
    assert "found" in play(g, A, "check:A-16")
    for role in (A, B, C, SPECTATOR):
        shown = g.view(role)["clues"]
        assert [(each["at"], each["difficulty"], each["clue"]) for each in shown] == [(at(g, "A-16"), 4, -1)]
    play(g, A, "enough")
    assert g.chips[at(g, "A-16")] == CLUE_CHIP
    end(g, A)
    works(g, B, 3)
    assert g.chips[at(g, "A-16")] == CLUE_CHIP
    works(g, B, 2, "read")
    assert g.chips[at(g, "A-16")] == NO_CHIP
    assert g.view(C)["clues"][0]["solved"]


@pytest.mark.rule("blind_evolution.search.remove-exploration-chip")
def test_an_exploration_chip_is_taken_away() -> None:
    g = searching(2)
    before = g.view(B)["chips"]
    assert at(g, "A-7") in before
    play(g, A, "check:A-7")
    assert g.view(B)["chips"] == [place for place in before if place != at(g, "A-7")]
    assert g.view(B)["clues"] == []


def at_the_cafe() -> tuple[BlindEvolution, int]:
    """A at the internet cafe, whose clue is open from the start; the number of that clue."""
    g = city(*THREE, scenario="tide_table")
    for seat, card in ((A, "healing"), (B, "combat_boost"), (C, "quick_study")):
        play(g, seat, f"card:{card}")
    stand(g, A="C-15")
    return g, g.box.clue_hex.index(at(g, "C-15"))


@pytest.mark.rule("blind_evolution.search.facility-hex")
def test_a_clue_that_is_open_at_a_facility_is_announced_without_its_text() -> None:
    g, forum = at_the_cafe()
    judging(g, 2)
    play(g, A, "search")
    assert g.view(B)["clues"] == []
    assert play(g, A, "check:C-15") == ["found"]
    (shown,) = g.view(B)["clues"]
    assert (shown["at"], shown["difficulty"], shown["clue"]) == (at(g, "C-15"), g.box.difficulty[forum], -1)
    assert g.box.clue_texts[forum] not in msgspec.json.encode(g.view(B)).decode()


@pytest.mark.rule("blind_evolution.research.closed-facility-clue")
def test_a_facility_clue_without_opener_can_be_researched_from_the_start() -> None:
    g, forum = at_the_cafe()
    told = works(g, A, 2)
    assert told.index("found") < told.index("progress")
    assert [(each["at"], each["progress"]) for each in g.view(B)["clues"]] == [(at(g, "C-15"), 2)]
    assert g.progress[forum] == 2


@pytest.mark.rule("blind_evolution.search.facility-hex", "blind_evolution.research.closed-facility-clue")
def test_there_is_nothing_at_a_facility_whose_clue_is_closed() -> None:
    g = city(*THREE)
    stand(g, A="C-5")
    bare(g, *near(g, "C-5"))
    judging(g, 2)
    play(g, A, "search")
    assert play(g, A, "check:C-5") == ["nothing"]
    assert g.view(A)["clues"] == []


@pytest.mark.rule("blind_evolution.search.repeat-hex")
def test_a_searched_hex_may_be_selected_again_without_effect() -> None:
    g = searching(3)
    play(g, A, "check:A-7")
    assert play(g, A, "check:A-7") == ["nothing"]
    assert g.agenda[-1].prompt(g, A).args["n"] == 1
    assert play(g, A, "check:A-11")[0] == "nothing"  # a facility that the scenario says nothing of
    assert codes(g, A, "check") == []


@pytest.mark.rule("blind_evolution.search.contaminated-hex")
def test_a_contaminated_hex_may_be_checked() -> None:
    g = searching(2)
    pawn(g, "A-7")
    play(g, A, "check:A-7")
    assert (g.chips[at(g, "A-7")], g.pawns[at(g, "A-7")]) == (NO_CHIP, 1)


@pytest.mark.rule("blind_evolution.search.bits-gained")
def test_a_search_brings_as_many_bits_as_its_level() -> None:
    g = searching(4)
    assert bits(g, A) == 0
    told = play(g, A, "check:A-7", "enough")
    assert (bits(g, A), sum(g.pool), g.supers[A]) == (4, 38, 0)
    assert "gained_bits" in told


@pytest.mark.rule("blind_evolution.search.success-one-bonus")
def test_success_one_in_a_search_brings_a_bit_of_choice_and_a_super_token() -> None:
    g = searching(1)
    play(g, A, "check:A-7")
    assert codes(g, A) == ["choose:straight", "choose:gentle", "choose:sharp"]
    assert g.supers[A] == 1
    play(g, A, "choose:sharp")
    assert (g.bits[:3], codes(g, A, "choose")) == ([0, 0, 1], [])


@pytest.mark.rule("blind_evolution.search.success-one-bonus")
def test_only_types_that_are_left_can_be_chosen() -> None:
    g = searching(1)
    g.pool[1] = 0
    play(g, A, "check:A-7")
    assert codes(g, A) == ["choose:straight", "choose:sharp"]


@pytest.mark.rule("blind_evolution.search.order-free")
def test_bits_may_be_taken_before_the_hexes_are_checked() -> None:
    g = searching(2)
    play(g, A, "bits")
    assert bits(g, A) == 2
    refused(g, A, "bits")
    play(g, A, "check:A-7", "check:A-12")
    assert (bits(g, A), codes(g, A, "check")) == (2, [])
    g = searching(2)
    play(g, A, "check:A-7", "bits")
    assert bits(g, A) == 2
    play(g, A, "check:A-12")
    assert bits(g, A) == 2


@pytest.mark.rule("blind_evolution.search.order-free")
@pytest.mark.parametrize(("first", "bits_before"), [("read", 0), ("bits", 4)])
def test_clue_and_bits_of_a_research_come_in_either_order(first: str, bits_before: int) -> None:
    g = city(*THREE)
    stand(g, A="A-16")
    found(g, "A-16", "harbour_witness")
    judging(g, 4)
    play(g, A, "research")
    assert codes(g, A) == ["read", "bits"]
    kinds = play(g, A, first)
    order = [kind for kind in kinds if kind in ("solved", "gained_bits")]
    assert order == (["gained_bits", "solved"] if bits_before else ["solved", "gained_bits"])
    assert bits(g, A) == 4


# research


@pytest.mark.rule("blind_evolution.research.own-hex")
def test_research_concerns_the_own_hex_alone() -> None:
    g = city(*THREE)
    stand(g, A="A-11", B="A-16")
    found(g, "A-16", "harbour_witness")
    assert "no_clue" in works(g, A, 5)
    assert g.progress[clue(g, "harbour_witness")] == 0
    end(g, A)
    works(g, B, 3)
    assert g.progress[clue(g, "harbour_witness")] == 3


@pytest.mark.rule("blind_evolution.research.reaches-difficulty")
def test_a_clue_is_revealed_when_its_difficulty_is_reached() -> None:
    for level, revealed in ((3, False), (4, True)):
        g = city(*THREE)
        stand(g, A="A-16")
        found(g, "A-16", "harbour_witness")
        told = works(g, A, level, *(["read"] if revealed else []))
        assert ("solved" in told) == revealed
        assert g.view(B)["clues"][0]["solved"] == revealed


@pytest.mark.rule("blind_evolution.research.difficulty-exceed-option")
def test_with_exceed_the_progress_has_to_be_greater() -> None:
    for level, revealed in ((4, False), (5, True)):
        g = city(*THREE, difficulty="exceed")
        stand(g, A="A-16")
        found(g, "A-16", "harbour_witness")
        told = works(g, A, level, *(["read"] if revealed else []))
        assert ("solved" in told) == revealed
        assert g.progress[clue(g, "harbour_witness")] == level


@pytest.mark.rule("blind_evolution.research.cumulative")
def test_levels_add_up_over_several_researches() -> None:
    g = city(*THREE)
    stand(g, A="C-5")
    found(g, "C-5", "library_register")
    assert g.box.difficulty[clue(g, "library_register")] == 6
    assert "solved" not in works(g, A, 4)
    assert g.view(B)["clues"][0]["progress"] == 4
    assert "solved" in works(g, A, 2, "read")
    assert g.progress[clue(g, "library_register")] == 6


@pytest.mark.rule("blind_evolution.research.progress-shared")
def test_progress_is_common_to_all_characters() -> None:
    g = city(*THREE)
    stand(g, A="C-5", B="C-5")
    found(g, "C-5", "library_register")
    assert "solved" not in works(g, A, 4)
    end(g, A)
    assert "solved" in works(g, B, 2, "read")


@pytest.mark.rule("blind_evolution.research.progress-persists")
def test_progress_stays_over_turns_and_incapacitation() -> None:
    g = city(*THREE)
    stand(g, A="C-5", B="C-5", C="B-3")
    found(g, "C-5", "library_register")
    works(g, A, 4)
    g.hp[A] = 1
    pawn(g, "C-4")
    end(g, A)
    end(g, B)
    end(g, C)
    assert g.heroes[A] == -1  # fallen
    play(g, A, "lot")
    end(g, A)
    assert (g.turn, g.progress[clue(g, "library_register")]) == (2, 4)
    assert "solved" in works(g, B, 2, "read")


@pytest.mark.rule("blind_evolution.research.no-clue-known")
def test_without_a_clue_this_is_known_at_once() -> None:
    g = city(*THREE)
    bare(g, "A-16")
    stand(g, A="A-16")
    told = works(g, A, 1, "choose:sharp")
    assert "no_clue" in told
    assert codes(g, A, "end") == ["end"]


@pytest.mark.rule("blind_evolution.research.hidden-chip")
def test_research_turns_a_face_down_chip_over() -> None:
    g = city(*THREE)
    stand(g, A="A-16")
    chip(g, "A-16")
    works(g, A, 3, "read")
    assert (g.chips[at(g, "A-16")], sum(g.progress)) == (NO_CHIP, 0)
    assert bits(g, A) == 3
    g = city(*THREE)
    stand(g, A="A-16")
    chip(g, "A-16", "harbour_witness")
    told = works(g, A, 3, "read")
    assert "found" in told
    assert (g.chips[at(g, "A-16")], g.progress[clue(g, "harbour_witness")]) == (CLUE_CHIP, 3)


@pytest.mark.rule("blind_evolution.research.closed-facility-clue")
def test_a_closed_clue_can_be_researched_only_when_another_has_opened_it() -> None:
    g = city(*THREE)
    register = clue(g, "library_register")
    stand(g, A="C-5", B="A-16")
    assert "no_clue" in works(g, A, 6)
    assert (g.progress[register], bits(g, A)) == (0, 6)
    end(g, A)
    found(g, "A-16", "harbour_witness")
    works(g, B, 4, "read")
    assert [each["at"] for each in g.view(C)["clues"] if not each["solved"]] == [at(g, "C-5")]
    end(g, B)
    stand(g, C="C-5")
    assert "no_clue" not in works(g, C, 5)
    assert g.progress[register] == 5


@pytest.mark.rule("blind_evolution.research.reveal-reads-scenario")
def test_a_revealed_clue_is_read_to_all_and_carried_out() -> None:
    g = city(*THREE)
    stand(g, B="B-1")
    found(g, "B-1", "commuter_page")
    end(g, A)
    assert g.held_items(B) == []
    told = works(g, B, 4, "read")
    assert told.index("solved") < told.index("took_item")
    assert [g.view(role)["clues"][0]["clue"] for role in (A, B, C, SPECTATOR)] == [clue(g, "commuter_page")] * 4
    assert [g.box.item_ids[item] for item in g.held_items(B)] == ["A"]


@pytest.mark.rule("blind_evolution.research.solved-once")
def test_a_clue_is_revealed_once_and_its_chip_is_gone() -> None:
    g = city("rex", "takuan", files={"lone.yaml": LONE})
    play(g, A, "card:healing")
    play(g, B, "card:combat_boost")
    stand(g, A="A-1")
    found(g, "A-1", "voice")  # difficulty 3; it brings 2 bits
    works(g, A, 3, "read")
    assert (g.chips[at(g, "A-1")], bits(g, A), g.scores) == (NO_CHIP, 3 + 2, [1, 1])
    told = works(g, A, 4)
    assert "no_clue" in told
    assert not {"solved", "progress", "found"} & set(told)
    assert (bits(g, A), g.scores) == (5 + 4, [1, 1])


@pytest.mark.rule("blind_evolution.research.bits-gained")
def test_research_brings_bits_with_or_without_a_clue() -> None:
    g = city(*THREE)
    bare(g, "A-16")
    stand(g, A="A-16")
    works(g, A, 5)
    assert (bits(g, A), sum(g.pool)) == (5, 37)
    found(g, "A-1", "harbour_witness")
    stand(g, A="A-1")
    works(g, A, 2)
    assert bits(g, A) == 7


@pytest.mark.rule("blind_evolution.research.success-one-bonus")
def test_success_one_in_research_brings_a_bit_of_choice_and_a_super_token() -> None:
    g = city(*THREE)
    bare(g, "A-16")
    stand(g, A="A-16")
    works(g, A, 1)
    assert codes(g, A) == ["choose:straight", "choose:gentle", "choose:sharp"]
    play(g, A, "choose:gentle")
    assert (g.bits[:3], g.supers) == ([0, 1, 0], [1, 0, 0])
    works(g, A, 2)
    assert (bits(g, A), g.supers[A]) == (3, 1)
