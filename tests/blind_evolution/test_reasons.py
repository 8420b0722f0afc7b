"""Blind Evolution Mythos: why something is not offered, in whichever question it is asked."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import why_not
from chimera.games.blind_evolution.demands import DiscardBits
from chimera.games.blind_evolution.lines import offer_card
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import WORDS
from tests.blind_evolution.city import A, city, coded, codes, give_bits, hold, pawn, play, run
from tests.blind_evolution.events_on_cue import wait


def reason(g: BlindEvolution, text: str) -> str:
    """The key of the reason that A is given."""
    found = why_not(g, WORDS, A, coded(g, text))
    assert found is not None, f"{text} is offered"
    return found.key


@pytest.mark.rule("blind_evolution.ability.no-identical", "blind_evolution.tb.level-sold-out")
def test_a_card_that_cannot_be_taken_is_owned_sold_out_or_too_high() -> None:
    g = city()
    hold(g, A, "side_job")
    hold(g, 1, "street_sense")
    offer_card(g, A, 1)
    run(g)
    assert codes(g, A, "card")
    assert reason(g, "card:side_job") == "owned-already"
    assert reason(g, "card:street_sense") == "sold-out"
    assert reason(g, "card:footwork") == "level-too-high"
    assert reason(g, "lay:straight:0") == "not-here", "it is no card"


@pytest.mark.rule("blind_evolution.puzzle.max-three-discards")
def test_a_fourth_discard_is_refused_as_such() -> None:
    g = city()
    wait(g, "P01")
    play(g, A, "walk:A-10", "walk:A-11")
    for _ in range(3):
        play(g, A, codes(g, A, "toss")[0])
    assert codes(g, A, "toss") == []
    assert reason(g, "toss:straight") == "no-tosses"


@pytest.mark.rule("blind_evolution.tb.exchange-unplaced-only")
def test_a_bit_that_nobody_has_cannot_be_discarded_and_what_is_no_bit_is_not_asked_for() -> None:
    g = city()
    give_bits(g, A, straight=1, gentle=1)
    g.do(DiscardBits(A, 1))
    run(g)
    assert codes(g, A) == ["toss:straight", "toss:gentle"]
    assert reason(g, "toss:sharp") == "no-bit"
    assert reason(g, "end") == "not-here"


@pytest.mark.rule("blind_evolution.ability.own-turn", "blind_evolution.ability.no-voluntary-discard")
def test_a_card_that_cannot_be_used_is_anothers_spent_or_works_by_itself() -> None:
    g = city()
    hold(g, A, "healing", "robust")
    assert reason(g, "use:side_job") == "not-yours"
    assert reason(g, "use:robust") == "works-always"
    g.hp[A] = 5
    play(g, A, "use:healing", "whom:A")
    assert reason(g, "use:healing") == "used-already"


@pytest.mark.rule("blind_evolution.move.taxi")
def test_no_taxi_goes_where_the_city_has_no_hex() -> None:
    g = city()
    g.money[A] = 3
    assert reason(g, f"taxi:{g.box.hexes}") == "no-hex"
    last = g.name(g.box.hexes - 1)
    pawn(g, last)
    assert reason(g, f"taxi:{last}") == "contaminated"


@pytest.mark.rule("blind_evolution.character.ability-own-turn")
def test_a_special_ability_that_was_used_is_refused_as_such() -> None:
    g = city("yukari_mizuno", "rex")
    g.hp[A] = 5
    play(g, A, "talent", "whom:A")
    assert reason(g, "talent") == "talent-used"
    g = city("yukari_mizuno", "rex")
    assert reason(g, "talent") == "talent-not-now", "nobody is hurt"
