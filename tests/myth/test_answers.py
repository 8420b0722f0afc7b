"""Cards and monsters together: taunts, decoys, Courage of monsters, and answers to the group they are for."""

from __future__ import annotations

import pytest

from chimera.engine.dice import Stream
from chimera.games.myth.monsters.odds import target_number
from chimera.games.myth.secrets import imagine
from chimera.games.myth.words import ANSWERS, DECOY, FACE_DOWN, ROOTED, SPACES
from tests.myth.cards import attacked, chosen, cycle, far_off, left, passed, plays, rolled
from tests.myth.field import field
from tests.myth.nights import moves, roll, strikes

# Taunts, decoys, Courage


@pytest.mark.rule("myth.soldier.your-mother-is-a-crawler", "myth.mmove.break-melee")
@pytest.mark.parametrize(("soldier", "taunted"), [("c6", True), ("b6", False)])
def test_who_is_taunted_leaves_melee_for_the_soldier_and_attacks_nobody_else(soldier: str, taunted: bool) -> None:
    f = field("soldier", "archer").at("soldier", soldier).at("archer", "i7").threat("soldier", 1).threat("archer", 5)
    f.rage(1).space("soldier", "your_mother_is_a_crawler").monster("grubber", "i6")
    moves(f, "grubber")
    assert (f.g.aim[0] == f.seat("soldier")) == taunted
    roll(f, 10)
    strikes(f, "grubber")
    assert f.g.hp[f.seat("archer")] == (5 if taunted else 4)
    assert (left(f) != ["grubber i6"]) == taunted


@pytest.mark.rule("myth.archer.fools-errand", "myth.mmove.break-melee", "myth.priority.allies")
def test_grubbers_leave_a_hero_for_the_decoy_and_strike_it_to_no_effect() -> None:
    f = field("archer").at("archer", "d6").threat("archer", 4).monster("grubber", "e6")
    f.space("archer", "fools_errand", chosen=f.square("h6"))
    moves(f, "grubber")
    assert f.g.aim[0] == DECOY
    assert f.g.ground.distance(f.g.spot[0], f.square("h6")) == 1
    roll(f, 10)
    strikes(f, "grubber")
    assert f.g.hp == [5]
    assert f.g.in_play(0) >= 0


@pytest.mark.rule("myth.archer.fools-errand")
def test_monsters_prefer_a_hero_with_more_threat_to_the_decoy() -> None:
    f = field("archer").at("archer", "d6").threat("archer", 6).monster("grubber", "e6")
    f.space("archer", "fools_errand", chosen=f.square("h6"))
    moves(f, "grubber")
    assert f.g.aim[0] == f.seat("archer")


@pytest.mark.rule("myth.soldier.battle-joy", "myth.courage.monster", "myth.mattack.courage-required")
@pytest.mark.parametrize(("rage", "die", "dares"), [(2, 8, True), (2, 7, False), (0, 6, True), (0, 5, False)])
def test_a_mucker_must_pass_courage_and_two_more_with_two_rage(rage: int, die: int, dares: bool) -> None:
    f = far_off(field("soldier")).at("soldier", "d6").rage(rage).space("soldier", "battle_joy_novice")
    f.monster("mucker", "g6")
    roll(f, die)
    moves(f, "mucker")
    mucker = next(foe for foe in f.g.foes() if f.g.kind[foe] == f.kind("mucker"))
    assert (f.g.mood[mucker] & ROOTED == 0) == dares
    assert (left(f) != ["mucker g6"]) == dares


@pytest.mark.rule("myth.courage.monster", "myth.soldier.battle-joy")
def test_bosses_and_mini_bosses_pass_without_a_roll() -> None:
    f = far_off(field("soldier")).at("soldier", "d6").rage(3).space("soldier", "battle_joy_novice")
    f.monster("yardu", "h6")
    roll(f, 1)
    before = f.g.dice.words[:]
    moves(f, "yardu")
    assert f.g.dice.words == before
    assert left(f) != ["yardu h6"]


# Answers to one group


@pytest.mark.rule("myth.soldier.blade-dance", "myth.window.group")
def test_blade_dance_waits_for_the_group_it_was_played_against() -> None:
    f = far_off(field("soldier")).at("soldier", "d6").rage(1).hand("soldier", "blade_dance")
    f.monster("grubber", "d7", aim="soldier").monster("mucker", "e7", aim="soldier")
    chosen(f, "mucker", "soldier")
    f.play("soldier", "play:blade_dance:none")
    passed(f)
    attacked(f, "grubber", 1)
    assert f.codes("soldier", "foe") == []
    assert [bit for bit in f.g.lying if bit & ANSWERS] != []
    attacked(f, "mucker", 1, 1)
    f.dice(10, 1, fates=("guile",))
    assert f.codes("soldier", "foe") == ["foe:d7", "foe:e7"]
    f.play("soldier", "foe:d7")
    assert left(f) == ["mucker e7"]
    assert not [bit for bit in f.g.lying if bit & ANSWERS]


@pytest.mark.rule("myth.soldier.blade-dance")
def test_blade_dance_strikes_once_in_the_cycle_it_was_played_in() -> None:
    f = far_off(field("soldier")).at("soldier", "d6").rage(1).hand("soldier", "blade_dance")
    f.monster("grubber", "d7", aim="soldier")
    chosen(f, "grubber", "soldier")
    f.play("soldier", "play:blade_dance:none")
    passed(f)
    f.g.forget_cycle()
    f.g.set_aim(f.foe("d7"), f.seat("soldier"))
    attacked(f, "grubber", 1)
    assert rolled(f) == []


@pytest.mark.rule("myth.soldier.blade-dance")
def test_blade_dance_without_rage_only_makes_him_harder_to_hit() -> None:
    f = far_off(field("soldier")).at("soldier", "d6").hand("soldier", "blade_dance")
    f.monster("grubber", "d7", aim="soldier")
    chosen(f, "grubber", "soldier")
    f.play("soldier", "play:blade_dance:none")
    passed(f)
    attacked(f, "grubber", 8)
    assert (f.g.hp, rolled(f), left(f)) == ([7], [], ["grubber d7"])


@pytest.mark.rule("myth.archer.circumvent", "myth.archer.optional-ammo")
def test_circumvent_may_stay_and_the_attack_goes_on() -> None:
    f = far_off(field("archer")).at("archer", "d6").hand("archer", "circumvent").monster("mucker", "d7", aim="archer")
    chosen(f, "mucker", "archer")
    f.dice(1, fates=("guile",))
    f.play("archer", "play:circumvent:none")
    while f.codes("archer", "ammo") or f.codes("archer", "foe"):
        f.play("archer", f.codes("archer")[0])
    f.play("archer", "at:d6")
    passed(f)
    attacked(f, "mucker", 5, 4)
    passed(f)
    assert f.g.hp == [4]


@pytest.mark.rule("myth.archer.pincushion")
def test_pincushion_asks_her_which_minion_takes_the_attack() -> None:
    f = far_off(field("archer")).at("archer", "d6").space("archer", "pincushion_novice")
    f.monster("grubber", "d7").monster("crawler_melee", "c7").monster("crawler_ranged", "g6", aim="archer")
    attacked(f, "crawler_ranged", 8, fates=("guile",))
    assert f.codes("archer") == ["foe:d7", "foe:c7"]
    assert f.refused("archer", "foe:g6") == "myth.archer.pincushion"
    f.play("archer", "foe:c7")
    passed(f)
    assert (left(f), f.g.hp, f.g.threat) == (["grubber d7", "crawler_ranged g6"], [5], [0])


@pytest.mark.rule("myth.hero.any-class-shield", "myth.soldier.shield-keyword")
def test_a_shield_protects_whoever_wears_it_and_helps_shield_cards_alone() -> None:
    f = far_off(field("acolyte", "soldier")).at("acolyte", "c6").at("soldier", "d6").monster("mucker", "d7")
    strike = f.box.strikes[f.kind("grubber")][0]
    bare = target_number(f.g, 0, strike, f.seat("acolyte"))
    f.worn("acolyte", "buckler").hand("acolyte", "angelic_word").hand("soldier", "attack", "riding_the_edge")
    assert target_number(f.g, 0, strike, f.seat("acolyte")) == bare + 1
    f.dice(1, 1, fates=("guile",))
    plays(f, "acolyte", "play:angelic_word:cautious", "foe:d7")
    assert rolled(f) == [(2, 1)]  # the token and Faith
    assert target_number(f.g, 0, strike, f.seat("soldier")) == bare  # the Pot Lid
    f.worn("soldier", "buckler").dice(1, 1, fates=("guile",))
    assert target_number(f.g, 0, strike, f.seat("soldier")) == bare + 1
    plays(f, "soldier", "play:riding_the_edge:aggressive", "at:d7", "done")
    assert rolled(f) == [(2, 1)]


@pytest.mark.rule("myth.interrupt.dodge-parry", "myth.interrupt.dodge-multi-dice")
@pytest.mark.parametrize(("parried", "hp"), [(True, 7), (False, 6)])
def test_a_parry_takes_away_ones_part_of_an_attack_on_a_whole_side(parried: bool, hp: int) -> None:
    f = far_off(field("soldier")).at("soldier", "d7").hand("soldier", "ill_take_that")
    f.monster("terror_stage_1", "e7", aim="soldier")
    attacked(f, "terror_stage_1", 10, 1, 1, 1, 1)  # the legs, then the web
    f.play("soldier", "play:ill_take_that:none" if parried else "pass")
    passed(f)
    assert f.g.hp == [hp]


# What is known


@pytest.mark.rule("myth.soldier.the-easy-way", "myth.soldier.rage-gain")
def test_who_looks_through_the_deck_sees_it_and_others_do_not() -> None:
    f = far_off(field("soldier", "archer", hands="private")).at("soldier", "d6").at("archer", "e6").rage(2)
    f.hand("soldier", "the_easy_way").deck("soldier", "attack", "sprint", "impenetrable")
    cycle(f).play("soldier", "play:the_easy_way:open")
    seen = f.codes("soldier")
    assert seen == ["card:attack", "card:impenetrable", "card:sprint"]
    others: set[tuple[str, ...]] = set()
    for number in range(40):
        twin = f.twin()
        imagine(twin.g, 0, 0, Stream.from_number(number, "test"))
        assert twin.codes("soldier") == seen
        imagine(twin.g, 0, f.seat("archer"), Stream.from_number(number, "test"))
        others.add(tuple(twin.codes("soldier")))
    assert len(others) > 1
    f.play("soldier", "card:sprint")
    known = {event.known_by for event in f.told("fetched")}
    assert known == {1 << f.seat("soldier")}
    twins: set[int] = set()
    for number in range(40):
        twin = f.twin()
        imagine(twin.g, 0, 0, Stream.from_number(number, "test"))
        twins.add(next(twin.g.spaces[place] for place in range(SPACES) if twin.g.lying[place] & FACE_DOWN))
    assert len(twins) > 1


# Boards


@pytest.mark.rule("myth.hero.equipped-only-bonuses")
def test_what_lies_in_the_inventory_gives_nothing() -> None:
    f = field("soldier").pack("soldier", "travel_boots")
    assert f.g.movement(0) == 2
    f.g.equip(0, f.item("travel_boots"))
    assert f.g.movement(0) == 3


@pytest.mark.rule("myth.hero.inventory-content", "myth.hero.limit-inventory")
def test_an_inventory_holds_gold_potions_and_any_number_of_items() -> None:
    f = field("soldier").potions("soldier", vitality=1)
    f.g.gain_gold(0, 2)
    for _ in range(51):
        f.pack("soldier", "travel_boots")
    assert (f.g.gold[0], f.g.potions[0], len(f.g.pack[0])) == (2, 1, 51)
    assert len(f.carries("soldier")) == 51
