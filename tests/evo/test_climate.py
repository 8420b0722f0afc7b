"""The round, the climate phase and the end."""

from __future__ import annotations

import pytest

from chimera.engine.dice import Dice, Stream
from chimera.games.evo.card import CARD
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import PHASES
from tests.evo.helpers import BOX, A, B, Table, table

TWELVE = ("still",) * 11 + ("meteorite",)


@pytest.mark.rule("evo.round.phase-order")
def test_the_phases_of_a_round_in_order() -> None:
    t = table().stack("clockwise", "still", "meteorite").begin().passing()  # as setup leaves it, to the end
    phases = [PHASES[int(event.args["phase"])] for event in t.happened("phase")]
    whole = ["climate", "mutations", "initiative", "movement", "births", "survival", "income"]
    assert phases == [*whole, *whole, "climate"]


@pytest.mark.rule("evo.round.phase-order")
def test_what_a_phase_does_is_there_for_the_next_one() -> None:
    t = table(2).empty_island().with_dinos(A, "c3", "d3").with_dinos(B, "a5", "b4", "a4")
    t.climate("beach").stack("clockwise", "clockwise", "meteorite").begin()
    assert BOX.zones[t.g.wheel][BOX.terrains.index("plains")] == 0  # the climate has turned before anybody bids
    t.choose(A, "bid:1:2").choose(B, "bid:2:0")
    t.passing(until="movement")
    assert (t.mp(A), t.g.order, t.asked) == (4, (A, B), (A,))  # paid; fewer dinosaurs move first
    told = [event.kind for event in t.log if event.kind in ("turned", "spent", "order", "turn")]
    assert told == ["turned", "spent", "order", "turn"]
    t.choose(A, "pass").choose(B, "pass")
    while t.phase == "births":
        seat = t.asked[0]
        t.choose(seat, (t.options(seat, "lay") or t.options(seat))[0])
    t.passing(until="mutations")
    told = [event.kind for event in t.log if event.kind in ("born", "lost", "gained")]
    assert told == sorted(told, key=["born", "lost", "gained"].index)  # the newborn face the climate, survivors count
    assert told.count("gained") == 2
    assert {"born", "lost"} <= set(told)


@pytest.mark.rule("evo.round.phase-completed-before-next")
def test_nobody_survives_before_all_births_are_done() -> None:
    t = table(players=2).empty_island().with_dinos(A, "c3", "d3", "d2").with_dinos(B, "a5", "a4").climate("beach")
    t.births()
    t.choose(A, t.options(A, "lay")[0])
    assert t.asked == (B,)
    assert t.refused(A, "lose:d2").key == "not-asked"
    assert t.refused(B, "lose:a5").rule == "evo.round.phase-completed-before-next"
    t.choose(B, "pass")
    assert t.asked == (A,)
    assert t.phase == "survival"
    assert "lose:d2" in t.options(A)


@pytest.mark.rule("evo.round.length-nine-to-eleven")
@pytest.mark.parametrize(("place", "rounds"), [(10, 9), (12, 11)])
def test_the_meteorite_ends_the_game_after_nine_to_eleven_rounds(place: int, rounds: int) -> None:
    tokens = ["still"] * (place - 1) + ["meteorite"] + ["still"] * (12 - place)
    t = table(players=2).stack(*tokens).climate_phase()
    for _ in range(2000):
        if not t.asked:
            break
        t.choose(t.asked[0], t.options(t.asked[0])[0])
    else:
        pytest.fail("the game does not end")
    assert not t.g.agenda
    incomes = [event for event in t.happened("phase") if PHASES[int(event.args["phase"])] == "income"]
    assert len(incomes) == rounds


@pytest.mark.rule("evo.climate.reveal-top-token")
def test_the_top_token_is_revealed_and_gone() -> None:
    t = table().stack("clockwise", *TWELVE[1:]).climate_phase()
    assert t.view()["climate"]["left"] == 11
    assert t.view()["climate"]["revealed"] == [0]
    assert len(t.g.stack) == 11


def turned(before: int, token: str) -> int:
    """The section after a token was revealed."""
    t = table().wheel(before).stack(token, "still", "meteorite").climate_phase()
    section = t.view()["wheel"]["section"]
    assert isinstance(section, int)
    return section


@pytest.mark.rule("evo.climate.clockwise-one")
def test_a_clockwise_token_turns_the_wheel_one_section() -> None:
    assert turned(0, "clockwise") == 1


@pytest.mark.rule("evo.climate.clockwise-two")
def test_the_double_token_turns_the_wheel_two_sections() -> None:
    assert turned(0, "double_clockwise") == 2
    assert turned(5, "double_clockwise") == 1


@pytest.mark.rule("evo.climate.no-change")
def test_the_no_change_token_leaves_the_wheel() -> None:
    assert turned(3, "still") == 3


@pytest.mark.rule("evo.climate.counterclockwise-one")
def test_a_counterclockwise_token_turns_the_wheel_back_round_the_ring() -> None:
    assert turned(0, "counterclockwise") == 5


@pytest.mark.rule("evo.climate.zone-statuses")
def test_with_hills_ideal_plains_are_hot_mountains_cold_and_beaches_deadly() -> None:
    zones = dict(zip(BOX.terrains, table().climate("hills").view()["wheel"]["zones"], strict=True))
    assert zones == {"hills": "ideal", "plains": "hot", "mountains": "cold", "beach": "deadly"}


@pytest.mark.rule("evo.climate.valid-whole-round")
def test_the_section_of_the_climate_phase_holds_until_survival() -> None:
    t = table(players=2).empty_island().with_dinos(A, "d1", "e1", "f1").with_dinos(B, "b5", "c5").wheel(1)
    t.stack("clockwise", "still", "meteorite").climate_phase()
    assert t.view()["wheel"]["section"] == 2
    t.choose(A, "bid:1:0").choose(B, "bid:2:0").passing(until="mutations")
    assert len(t.happened("turned")) == 1
    # d1 and e1 are hills and ideal in section 2, the beach f1 is deadly there (and only hot in section 1)
    assert [event.args["at"] for event in t.happened("lost")] == ["f1"]


@pytest.mark.rule("evo.climate.meteorite-ends-at-once")
def test_the_meteorite_ends_the_game_without_income() -> None:
    t = table(players=2).empty_island().points(A, 20).points(B, 18)
    t.with_dinos(A, *t.isle.labels[:5]).with_dinos(B, *t.isle.labels[8:16])
    t.stack("meteorite").climate_phase()
    outcome = t.g.outcome()
    assert outcome is not None
    assert outcome.winners == (A,)
    assert outcome.scores == (20, 18)
    assert not t.happened("gained")
    assert t.asked == ()


def test_random_matches_end_with_the_meteorite_and_keep_every_species_alive() -> None:
    for seed in range(8):
        players = 2 + seed % 4
        g = CARD.new(players, Dice.from_number(seed, CARD.purposes))
        assert isinstance(g, Evo)
        t, stream = Table(g), Stream.from_number(seed)
        totals = g.totals()
        while t.asked:
            who = t.asked[0]
            codes = t.options(who)
            t.choose(who, codes[stream.below(len(codes))])
            assert min(g.herds) >= 2
            assert max(g.herds) <= 8
            assert min(g.scores) >= 0
            assert g.totals() == totals
        assert g.revealed[-1] == BOX.meteorite
        assert 10 <= len(g.revealed) <= 12
