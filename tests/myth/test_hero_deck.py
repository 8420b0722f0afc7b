"""The Hero Deck Phase."""

from __future__ import annotations

import pytest

from chimera.games.myth.hero_deck import ClearSpaces, DrawHands, HeroDeckPhase, KeepOne, KeepOngoing, ReduceThreat
from chimera.games.myth.words import COPIES, TURNED
from tests.myth.field import Field, field

ONGOING = "aura_of_the_elements"


def spaces(f: Field, hero: str) -> list[str]:
    """What lies in a hero's spaces."""
    return [name for name in f.laid(hero) if name]


@pytest.mark.rule("myth.hero-deck-phase.order")
def test_threat_goes_down_before_spaces_are_cleared_and_hands_are_drawn() -> None:
    f = field("soldier").at("soldier", "f6").threat("soldier", 6).space("soldier", "sprint").hand("soldier", "attack")
    f.then(HeroDeckPhase()).play("soldier", "keep:attack")
    kinds = [kind for kind in f.heard() if kind in ("threat", "left_play", "discarded", "drew")]
    assert kinds == ["threat", "left_play", "drew", "drew", "drew", "drew"]
    assert f.g.threat == [3]


@pytest.mark.rule("myth.hero-deck-phase.reduce-threat")
def test_each_empty_space_takes_1_threat() -> None:
    f = field("soldier").threat("soldier", 6).space("soldier", "sprint").then(ReduceThreat())
    assert f.g.threat == [3]


@pytest.mark.rule("myth.hero.limit-threat")
def test_threat_never_falls_below_zero() -> None:
    assert field("soldier").threat("soldier", 1).then(ReduceThreat()).g.threat == [0]


@pytest.mark.rule("myth.soldier.rage-fills-spaces")
def test_rage_stops_the_loss_of_threat() -> None:
    f = field("soldier").threat("soldier", 6).space("soldier", "sprint").rage(3).then(ReduceThreat())
    assert f.g.threat == [6]


@pytest.mark.rule("myth.effect.frozen")
def test_a_frozen_space_takes_no_threat() -> None:
    f = field("soldier").threat("soldier", 6).ails("soldier", "frozen").then(ReduceThreat())
    assert f.g.threat == [3]


@pytest.mark.rule("myth.death.threat-of-slain")
def test_a_slain_hero_takes_no_part() -> None:
    f = field("soldier", "archer").threat("soldier", 6).ails("soldier", "slain").hand("soldier", "attack")
    f.then(HeroDeckPhase())
    assert f.g.threat[0] == 6
    assert f.held("soldier") == ["attack"]
    assert len(f.held("archer")) == 5


@pytest.mark.rule("myth.hero-deck-phase.clear-spaces")
def test_ongoing_cards_stay_if_the_hero_likes() -> None:
    f = field("apprentice").space("apprentice", "sprint").space("apprentice", "hustle").space("apprentice", "attack")
    f.space("apprentice", ONGOING).then(KeepOngoing(), ClearSpaces())
    assert f.codes("apprentice") == ["ready", "stay:3"]
    assert f.refused("apprentice", "stay:0") == "myth.hero-deck-phase.clear-spaces"
    kept = f.twin().play("apprentice", "stay:3")
    assert spaces(kept, "apprentice") == [ONGOING]
    f.play("apprentice", "ready")
    assert spaces(f, "apprentice") == []
    assert len(f.g.discards[0]) == 4


@pytest.mark.rule("myth.hero-deck-phase.clear-spaces")
def test_what_stays_is_chosen_anew_every_time() -> None:
    f = field("apprentice").space("apprentice", ONGOING).then(KeepOngoing(), ClearSpaces())
    f.play("apprentice", "stay:0")
    f.then(KeepOngoing(), ClearSpaces())
    assert f.codes("apprentice") == ["ready", "stay:0"]


@pytest.mark.rule("myth.hero-deck-phase.clear-spaces")
def test_each_hero_decides_for_itself() -> None:
    f = field("apprentice", "brigand").space("apprentice", ONGOING).space("brigand", "shadowslip")
    f.then(KeepOngoing(), ClearSpaces())
    asked = f.asks()
    assert "apprentice" in asked
    for hero in asked:
        f.play(hero, "ready")
        assert hero not in f.asks()


@pytest.mark.rule("myth.hero-deck-phase.flipped-discarded")
def test_what_was_turned_over_is_discarded() -> None:
    f = field("apprentice").space("apprentice", ONGOING, lying=TURNED).then(KeepOngoing(), ClearSpaces())
    assert spaces(f, "apprentice") == []
    assert f.cards_of("apprentice", 1 << f.g.discards[0][0]) == [ONGOING]


@pytest.mark.rule("myth.hero-deck-phase.flipped-discarded", "myth.archer.quiver-load")
def test_turned_ammo_is_discarded_and_other_ammo_goes_into_the_quiver() -> None:
    f = field("archer").space("archer", "arrow", lying=TURNED).space("archer", "arrow").space("archer", "arrow")
    f.then(ClearSpaces())
    assert f.cards_of("archer", f.g.quiver[0]) == ["arrow", "arrow"]
    assert len(f.g.discards[0]) == 1


@pytest.mark.rule("myth.archer.arrow")
def test_arrows_fill_spaces_while_threat_is_reduced() -> None:
    f = field("archer").threat("archer", 5).space("archer", "arrow").space("archer", "arrow")
    f.then(ReduceThreat(), ClearSpaces())
    assert (f.g.threat, f.g.quiver[0].bit_count()) == ([3], 2)


@pytest.mark.rule("myth.archer.quiver-capacity")
def test_what_the_quiver_does_not_hold_is_discarded() -> None:
    f = field("archer").quiver("archer", "arrow", "arrow", "arrow").space("archer", "arrow").space("archer", "arrow")
    f.then(ClearSpaces())
    assert (f.g.quiver[0].bit_count(), len(f.g.discards[0])) == (4, 1)


@pytest.mark.rule("myth.archer.no-quiver")
def test_without_a_quiver_one_ammo_is_held_in_the_empty_secondary_slot() -> None:
    f = field("archer").bare("archer", "secondary").space("archer", "arrow").space("archer", "arrow")
    f.then(ClearSpaces())
    assert (f.g.quiver[0].bit_count(), len(f.g.discards[0])) == (1, 1)
    f = field("archer").worn("archer", "buckler").space("archer", "arrow").then(ClearSpaces())
    assert f.g.quiver == [0]


@pytest.mark.rule("myth.item.content-cards")
def test_the_everfull_quiver_takes_an_ammo_of_the_discards() -> None:
    f = field("archer").worn("archer", "everfull_quiver").discarded("archer", "arrow", "tumble").then(ClearSpaces())
    assert f.cards_of("archer", f.g.quiver[0]) == ["arrow"]


@pytest.mark.rule("myth.soldier.rage-cleared")
def test_rage_is_cleared_unseen_with_the_other_cards() -> None:
    f = field("soldier").rage(2).then(ClearSpaces())
    assert f.g.rage(0) == 0
    assert len(f.g.discards[0]) == 2
    assert all(card >= COPIES for card in f.g.discards[0])


@pytest.mark.rule("myth.hero-deck-phase.keep-one")
def test_one_card_may_be_kept_and_no_second() -> None:
    f = field("soldier", "archer").hand("soldier", "attack", "sprint", "devastate").hand("archer", "arrow")
    f.then(KeepOne())
    assert f.codes("soldier") == ["ready", "keep:attack", "keep:devastate", "keep:sprint"]
    assert f.refused("soldier", "keep:hustle") == "myth.hero-deck-phase.keep-one"
    f.play("soldier", "keep:sprint")
    assert f.held("soldier") == ["sprint"]
    assert len(f.g.discards[0]) == 2
    assert f.asks() == ["archer"]
    assert f.refused("soldier", "keep:sprint") == ""


@pytest.mark.rule("myth.hero-deck-phase.keep-one")
def test_all_cards_may_be_discarded() -> None:
    f = field("soldier").hand("soldier", "attack", "sprint").then(KeepOne()).play("soldier", "ready")
    assert (f.held("soldier"), len(f.g.discards[0])) == ([], 2)


@pytest.mark.rule("myth.hero-deck-phase.draw")
def test_hands_are_drawn_up_to_five() -> None:
    f = field("soldier").hand("soldier", "attack").then(DrawHands())
    assert [event.kind for event in f.told("drew")] == ["drew"] * 4
    assert len(f.held("soldier")) == 5


@pytest.mark.rule("myth.effect.curse")
def test_a_cursed_hero_draws_up_to_four() -> None:
    f = field("soldier").hand("soldier", "attack").ails("soldier", "cursed").then(DrawHands())
    assert len(f.told("drew")) == 3
    assert len(f.held("soldier")) == 4


@pytest.mark.rule("myth.threat.penalty-duration")
def test_the_penalty_of_chittering_dark_makes_hands_smaller() -> None:
    f = field("soldier")
    f.set(penalties=1 << f.box.omen_ids.index("chittering_dark")).then(DrawHands())
    assert len(f.held("soldier")) == 4


@pytest.mark.rule("myth.threat.penalty-stacks")
def test_the_penalty_of_marked_prey_slows_the_loss_of_threat() -> None:
    f = field("soldier").threat("soldier", 8)
    f.set(penalties=1 << f.box.omen_ids.index("marked_prey")).then(ReduceThreat())
    assert f.g.threat == [5]


@pytest.mark.rule("myth.hero-deck-phase.fewer-than-needed")
def test_a_hero_draws_what_there_is() -> None:
    f = field("soldier").deck("soldier", "attack", "sprint").without_discards("soldier").then(DrawHands())
    assert sorted(f.held("soldier")) == ["attack", "sprint"]


@pytest.mark.rule("myth.hero-deck.reshuffle")
def test_an_empty_deck_is_made_of_the_discards_at_once() -> None:
    f = field("soldier").deck("soldier", "attack", "sprint")
    f.g.discards[0] = f.g.discards[0][:10]
    f.then(DrawHands())
    assert {"attack", "sprint"} <= set(f.held("soldier"))
    assert len(f.held("soldier")) == 5
    assert (f.g.deck[0].bit_count(), f.g.discards[0]) == (7, [])


@pytest.mark.rule("myth.hero-deck-phase.draw")
def test_a_private_hand_is_told_to_its_hero_alone() -> None:
    f = field("soldier", "archer", hands="private").then(DrawHands())
    drew = f.told("drew")[0]
    own = drew.seen_by(0)
    other = drew.seen_by(1)
    assert own is not None
    assert other is not None
    assert "card" in own.args
    assert "card" not in other.args
