"""Storm Watch, rule by rule: setting up, the work of an hour, cards and trades."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked
from chimera.engine.card import Brought
from chimera.engine.content import ContentError
from chimera.engine.dice import Dice
from chimera.engine.reasons import ChimeraError
from chimera.games.reference.storm_watch.words import SPENT, STORES, STORM_DECK
from tests.reference.watch import (
    CARD,
    A,
    B,
    C,
    at,
    burn,
    calm,
    codes,
    fire,
    held,
    hold,
    lay,
    let_it_blow,
    night,
    play,
    ready,
    refused,
    stand,
)

SMALL = CARD.trials.brought[0].files["small.yaml"]


# setting up


@pytest.mark.rule("storm_watch.setup.coast")
def test_a_coast_that_somebody_brought_wins_over_the_one_that_was_chosen() -> None:
    assert night(coast="lomsund").view(A)["coast"] == "Lomsund"
    assert night(coast="lomsund", files={"small.yaml": SMALL}).view(A)["coast"] == "Two Lamps"


@pytest.mark.rule("storm_watch.setup.coast")
def test_a_second_coast_is_refused() -> None:
    with pytest.raises(ContentError, match=r"^b.yaml, line 1: this is a second coast.*leave all files but one out"):
        night(files={"a.yaml": SMALL, "b.yaml": SMALL})


@pytest.mark.rule("storm_watch.setup.fires")
def test_fires_and_keepers_begin_as_the_coast_says() -> None:
    g = night("forester", "sailor", "piper")
    fires = {g.name(each["at"]): (each["burns"], each["most"]) for each in g.view(A)["fires"]}
    assert fires == dict.fromkeys(["Tangen", "Ormholm", "Hvitnes", "Brisling", "Yttero"], (3, 6))
    assert [g.name(keeper["at"]) for keeper in g.view(A)["keepers"]] == ["Skarnvik"] * 3
    assert g.scores == [5, 5, 5]


@pytest.mark.rule("storm_watch.setup.stores")
def test_everybody_begins_with_two_cards_of_the_stores() -> None:
    g = night("forester", "sailor", "piper")
    assert [g.held(seat) for seat in (A, B, C)] == [2, 2, 2]
    assert g.cards.size(STORES) == 33
    cards = sorted(g.cards.pieces[STORES] + g.hand(A) + g.hand(B) + g.hand(C))
    assert [cards.count(card) for card in range(6)] == [15, 6, 3, 9, 3, 3]


@pytest.mark.rule("storm_watch.setup.hands")
def test_with_private_hands_everybody_sees_their_own_cards_alone() -> None:
    g = night(hands="private")
    assert g.view(A)["hands"] == [g.hand(A), [-1, -1]]
    assert g.view(B)["hands"] == [[-1, -1], g.hand(B)]
    assert [keeper["cards"] for keeper in g.view(A)["keepers"]] == [2, 2]
    g.cards.told = [0, 0]
    play(g, A, "gather")
    assert g.view(B)["hands"][A] == [-1, -1, -1, -1]
    assert g.view(A)["hands"][A] == g.hand(A)
    assert g.cards.told == [2, 0]
    assert not CARD.as_played({**CARD.chosen, "hands": "private"}).open_seats


@pytest.mark.rule("storm_watch.setup.hands")
def test_with_open_hands_everybody_sees_all_cards() -> None:
    g = night()
    assert g.view(A)["hands"] == g.view(B)["hands"] == g.view(-1)["hands"] == [g.hand(A), g.hand(B)]
    assert CARD.open_seats


@pytest.mark.rule("storm_watch.setup.trades")
def test_no_two_keepers_have_the_same_trade() -> None:
    with pytest.raises(ChimeraError, match="Two seats want the trade 'sailor'"):
        night("sailor", "sailor")
    brought = Brought(choices=({}, {"trade": "sailor"}))
    g = CARD.new(2, Dice.from_number(1, CARD.purposes), brought=brought)
    assert [keeper["trade"] for keeper in g.view(A)["keepers"]] == ["forester", "sailor"]


# an hour


@pytest.mark.rule("storm_watch.hour.effort")
def test_whatever_a_keeper_does_costs_an_effort() -> None:
    g = night()
    assert g.effort == [2, 2]
    play(g, A, f"walk:{at(g, 'Kvarn')}")
    assert g.effort == [1, 2]
    play(g, A, f"walk:{at(g, 'Skarnvik')}")
    assert g.effort == [0, 2]
    assert asked(g) == (B,)


@pytest.mark.rule("storm_watch.hour.effort")
def test_efforts_that_are_left_are_lost_with_the_hour() -> None:
    g = night()
    play(g, A, f"walk:{at(g, 'Kvarn')}")
    calm(g)
    assert "round" in ready(g)
    assert (g.hour, g.effort) == (2, [2, 2])


@pytest.mark.rule("storm_watch.hour.free-order")
def test_keepers_act_in_any_order_and_an_act_asks_those_who_were_ready_again() -> None:
    g = night()
    assert asked(g) == (A, B)
    play(g, A, "ready")
    assert asked(g) == (B,)
    play(g, B, f"walk:{at(g, 'Kvarn')}")
    assert asked(g) == (A, B)


# the work


@pytest.mark.rule("storm_watch.work.walk")
def test_a_keeper_walks_one_step() -> None:
    g = night()
    assert play(g, A, f"walk:{at(g, 'Kvarn')}") == ["walked"]
    assert g.name(g.spots[A]) == "Kvarn"
    stand(g, "Skarnvik", "Skarnvik")
    assert refused(g, A, f"walk:{at(g, 'Ormholm')}") == ("too-far", "work.walk")


@pytest.mark.rule("storm_watch.work.tend")
def test_a_keeper_tends_the_fire_where_they_stand() -> None:
    g = night()
    stand(g, "Tangen", "Kvarn")
    assert play(g, A, "tend") == ["tended"]
    assert fire(g, "Tangen") == 4
    assert refused(g, B, "tend") == ("no-fire", "work.tend")
    burn(g, Tangen=0)
    assert refused(g, A, "tend") == ("dark", "work.tend")


@pytest.mark.rule("storm_watch.work.brightest")
def test_no_fire_burns_higher_than_six() -> None:
    g = night()
    stand(g, "Tangen", "Kvarn")
    burn(g, Tangen=5)
    hold(g, A, "pitch", "pitch")
    play(g, A, "play:1", f"at:{at(g, 'Tangen')}")
    assert fire(g, "Tangen") == 6
    assert refused(g, A, "tend") == ("bright-enough", "work.brightest")


@pytest.mark.rule("storm_watch.work.brightest")
def test_a_fire_that_went_out_burns_four_high_at_most() -> None:
    g = night()
    stand(g, "Tangen", "Kvarn")
    g.dim(at(g, "Tangen"), 3)
    hold(g, A, "flint", "pitch")
    play(g, A, "play:2", f"at:{at(g, 'Tangen')}", "play:1", f"at:{at(g, 'Tangen')}")
    assert fire(g, "Tangen") == 4


@pytest.mark.rule("storm_watch.work.gather")
def test_a_keeper_gathers_two_cards_where_there_are_stores() -> None:
    g = night()
    stand(g, "Skarnvik", "Kvarn")
    assert play(g, A, "gather") == ["gathered", "drew", "drew"]
    assert (g.held(A), g.held(B)) == (4, 2)
    assert refused(g, B, "gather") == ("no-stores", "work.gather")


@pytest.mark.rule("storm_watch.work.stores-end")
def test_the_stores_come_to_an_end() -> None:
    g = night()
    lay(g.cards, STORES, [0], 0)
    assert play(g, A, "gather") == ["gathered", "drew"]
    assert g.held(A) == 3
    assert refused(g, B, "gather") == ("stores-empty", "work.stores-end")


@pytest.mark.rule("storm_watch.work.hand-limit")
def test_nobody_holds_more_than_five_cards() -> None:
    g = night()
    hold(g, A, *["driftwood"] * 4)
    assert play(g, A, "gather") == ["gathered", "drew"]
    assert g.held(A) == 5
    assert refused(g, A, "gather") == ("hand-full", "work.hand-limit")
    assert refused(g, B, "give:0") == ("their-hand-full", "work.hand-limit")


@pytest.mark.rule("storm_watch.work.give")
def test_a_card_is_given_for_all_to_see() -> None:
    g = night("forester", "sailor", "piper", hands="private")
    hold(g, A, "flint", "driftwood")
    hold(g, B)
    assert play(g, A, "give:1", "hand:0") == ["offers", "gave"]
    assert (held(g, A), held(g, B), g.effort[A]) == (["flint"], ["driftwood"], 1)
    assert g.view(C)["hands"][B] == [0]
    stand(g, "Skarnvik", "Kvarn", "Skarnvik")
    assert refused(g, A, "give:1") == ("not-beside-you", "work.give")
    assert refused(g, A, "give:3") == ("nobody", "work.give")
    hold(g, A)
    assert refused(g, A, "give:2") == ("no-card-to-give", "work.give")


@pytest.mark.rule("storm_watch.work.give")
def test_only_a_card_of_ones_own_is_given() -> None:
    g = night()
    hold(g, A, "flint")
    play(g, A, "give:1")
    assert codes(g, A) == ["hand:2"]
    assert refused(g, A, "hand:0") == ("no-such-card", "work.give")


# cards


@pytest.mark.rule("storm_watch.card.driftwood")
def test_driftwood_makes_a_fire_in_reach_burn_two_higher() -> None:
    g = night()
    stand(g, "Skarnvik", "Kvarn")
    hold(g, A, "driftwood")
    assert play(g, A, "play:0") == ["takes"]
    assert codes(g, A) == [f"at:{at(g, 'Tangen')}", f"at:{at(g, 'Brisling')}"]
    assert refused(g, A, f"at:{at(g, 'Hvitnes')}") == ("out-of-reach", "card.driftwood")
    assert refused(g, A, f"at:{at(g, 'Kvarn')}") == ("no-fire", "card.driftwood")
    burn(g, Ormholm=0)
    assert refused(g, A, f"at:{at(g, 'Ormholm')}") == ("out-of-reach", "card.driftwood")
    assert g.view(B)["begun"] == {"seat": A, "card": 0, "other": -1}
    assert play(g, A, f"at:{at(g, 'Tangen')}") == ["played", "fed"]
    assert (fire(g, "Tangen"), g.effort[A], g.cards.pieces[SPENT], held(g, A)) == (5, 1, [0], [])


@pytest.mark.rule("storm_watch.card.driftwood")
def test_a_card_is_not_taken_up_where_it_has_no_use() -> None:
    g = night()
    stand(g, "Skarnvik", "Kvarn")
    hold(g, A, "driftwood")
    burn(g, Tangen=6, Brisling=0)
    assert refused(g, A, "play:0") == ("nothing-to-feed", "card.driftwood")
    assert refused(g, A, "play:1") == ("no-such-card", "card.pitch")


@pytest.mark.rule("storm_watch.card.pitch")
def test_pitch_makes_a_fire_burn_four_higher() -> None:
    g = night()
    stand(g, "Tangen", "Kvarn")
    burn(g, Tangen=1)
    hold(g, A, "pitch")
    play(g, A, "play:1", f"at:{at(g, 'Tangen')}")
    assert fire(g, "Tangen") == 5


@pytest.mark.rule("storm_watch.card.flint")
def test_flint_lights_a_dark_fire() -> None:
    g = night()
    stand(g, "Skarnvik", "Kvarn")
    hold(g, A, "flint", "flint")
    assert refused(g, A, "play:2") == ("nothing-dark-near", "card.flint")
    burn(g, Tangen=0)
    play(g, A, "play:2")
    assert refused(g, A, f"at:{at(g, 'Brisling')}") == ("burns-already", "card.flint")
    assert play(g, A, f"at:{at(g, 'Tangen')}") == ["played", "lit"]
    assert (fire(g, "Tangen"), g.scores) == (2, [5, 5])


@pytest.mark.rule("storm_watch.card.boat")
def test_a_boat_takes_any_keeper_anywhere() -> None:
    g = night()
    hold(g, A, "boat")
    assert play(g, A, "play:4") == ["takes"]
    assert codes(g, A) == ["whom:0", "whom:1"]
    assert play(g, A, "whom:1") == ["embarks"]
    assert refused(g, A, f"to:{at(g, 'Skarnvik')}") == ("there-already", "card.boat")
    assert play(g, A, f"to:{at(g, 'Ormholm')}") == ["played", "shipped"]
    assert [g.name(spot) for spot in g.spots] == ["Skarnvik", "Ormholm"]
    assert g.effort == [1, 2]


@pytest.mark.rule("storm_watch.card.weather-glass")
def test_the_weather_glass_shows_everybody_the_next_two_storm_cards() -> None:
    g = night()
    hold(g, A, "weather_glass", "weather_glass")
    first, second = g.cards.pieces[STORM_DECK][-1], g.cards.pieces[STORM_DECK][-2]
    assert g.view(B)["forecast"] == []
    assert play(g, A, "play:5") == ["played", "forecast"]
    assert g.view(B)["forecast"] == [first, second]
    assert g.effort[A] == 1
    assert refused(g, A, "play:5") == ("known-already", "card.weather-glass")


# trades


@pytest.mark.rule("storm_watch.trade.forester")
def test_where_the_forester_gathers_others_draw_a_card_too() -> None:
    g = night("forester", "sailor", "piper")
    stand(g, "Skarnvik", "Skarnvik", "Kvarn")
    play(g, A, "gather")
    assert [g.held(seat) for seat in (A, B, C)] == [4, 3, 2]
    play(g, B, "gather")
    assert [g.held(seat) for seat in (A, B, C)] == [4, 5, 2]


@pytest.mark.rule("storm_watch.trade.lamplighter")
def test_the_lamplighter_needs_no_flint() -> None:
    g = night("lamplighter", "sailor")
    stand(g, "Tangen", "Tangen")
    assert refused(g, A, "light") == ("nothing-dark", "trade.lamplighter")
    burn(g, Tangen=0)
    assert refused(g, B, "light") == ("no-lamplighter", "trade.lamplighter")
    assert play(g, A, "light") == ["lit"]
    assert (fire(g, "Tangen"), g.effort, g.scores) == (1, [1, 2], [5, 5])


@pytest.mark.rule("storm_watch.trade.piper")
def test_the_piper_gives_an_effort_away() -> None:
    g = night("piper", "sailor")
    stand(g, "Tangen", "Yttero")
    assert refused(g, A, "pipe:0") == ("nobody-to-cheer", "trade.piper")
    assert refused(g, B, "pipe:0") == ("no-piper", "trade.piper")
    assert play(g, A, "pipe:1") == ["piped"]
    assert g.effort == [1, 3]


@pytest.mark.rule("storm_watch.trade.innkeeper")
def test_the_innkeeper_gives_at_a_distance() -> None:
    g = night("innkeeper", "sailor")
    stand(g, "Tangen", "Yttero")
    hold(g, A, "flint")
    hold(g, B)
    play(g, A, "give:1", "hand:2")
    assert held(g, B) == ["flint"]
    assert refused(g, B, "give:0") == ("not-beside-you", "work.give")


@pytest.mark.rule("storm_watch.hour.free-order")
def test_what_has_no_place_in_the_work_is_refused() -> None:
    g = night()
    for code in ("pass", "at:0", "shield:1", "to:1", "whom:0", "hand:0"):
        assert refused(g, A, code) == ("not-here", "hour.free-order")
    let_it_blow(g)
    assert g.hour == 1, "nobody passes at work"
