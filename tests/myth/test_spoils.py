"""What slain foes leave: treasure, a stage, a monster that stands up again; and what they suffer until then."""

from __future__ import annotations

import pytest

from chimera.games.myth.combat.slaying import bury_slain, daze, knock_down, strike
from chimera.games.myth.refresh import StatusStep
from chimera.games.myth.words import DAZED, DOWN, FALLEN, MONSTER_DICE, REFRESH
from tests.myth.acting import acting
from tests.myth.field import Field, field


def slay(f: Field, *squares: str, in_attack: bool = True, seat: int = 0) -> Field:
    """A hero, or nobody (-1), slays these foes, in this order."""
    foes = [f.foe(square) for square in squares]
    for foe in foes:
        strike(f.g, foe, 20, seat)
    bury_slain(f.g, seat, in_attack, foes)
    return f


def grubbers(n: int, mode: str = "hunt") -> tuple[Field, list[str]]:
    f = field(mode=mode).at("soldier", "f6")
    squares = [f"{column}9" for column in "abcdefgh"[:n]]
    for square in squares:
        f.monster("grubber", square)
    return f, squares


@pytest.mark.rule("myth.treasure.drop-minions", "myth.treasure.drop-square")
@pytest.mark.parametrize(("n", "treasures"), [(6, 2), (5, 1), (2, 0)])
def test_every_third_minion_of_one_attack_leaves_a_treasure(n: int, treasures: int) -> None:
    f, squares = grubbers(n)
    slay(f, *squares)
    assert f.named(sum(1 << square for square in f.g.loot)) == squares[2::3]
    assert len(f.g.loot) == treasures
    assert f.g.tokens == 6 - treasures


@pytest.mark.rule("myth.slaughterfield.treasure-two-minions", "myth.slaughterfield.treasure-no-limit")
def test_in_the_slaughterfield_every_second_minion_does_and_there_is_no_limit() -> None:
    f, squares = grubbers(4, mode="slaughterfield")
    slay(f, *squares)
    assert len(f.g.loot) == 2
    assert f.g.tokens == 0


@pytest.mark.rule("myth.treasure.drop-not-across")
def test_minions_of_different_attacks_are_not_added_up() -> None:
    f, squares = grubbers(3)
    slay(f, *squares[:2])
    slay(f, squares[2])
    assert f.g.loot == []


@pytest.mark.rule("myth.treasure.drop-square")
def test_the_treasure_of_an_arc_lies_where_the_third_of_it_stood() -> None:
    f = field().at("soldier", "f6").monster("grubber", "g6").monster("grubber", "f5").monster("grubber", "g5")
    f.hand("soldier", "harvest_of_bones").dice(9, 9, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:harvest_of_bones:none", "turn:0")  # f5, g5, g6
    assert f.g.loot == [f.square("g6")]


@pytest.mark.rule("myth.treasure.limit")
def test_without_a_token_on_the_board_nothing_drops() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").tokens(0)
    assert slay(f, "f7").g.loot == []


@pytest.mark.rule("myth.treasure.drop-sources", "myth.treasure.nonhero-kill")
def test_a_captain_leaves_a_treasure_whoever_slays_it_and_minions_do_not() -> None:
    f, squares = grubbers(3)
    f.monster("mucker", "f7")
    slay(f, "f7", *squares, in_attack=False, seat=-1)
    assert f.g.loot == [f.square("f7")]


@pytest.mark.rule("myth.treasure.drop-sources")
def test_a_boss_leaves_none() -> None:
    f = field().at("soldier", "a12").monster("terror_stage_2", "e4")
    slay(f, "e4")
    assert (f.g.loot, f.g.tokens, f.monsters()) == ([], 6, [])


@pytest.mark.rule("myth.treasure.unreachable")
def test_treasure_out_of_reach_goes_to_the_nearest_square_that_is_not() -> None:
    f = field(mode="hunt").at("soldier", "f6").monster("mucker", "c3")  # red lines around c3
    assert slay(f, "c3").named(1 << f.g.loot[0])[0] in {"b2", "c2", "d2", "b3", "d3", "b4", "d4"}


@pytest.mark.rule("myth.boss.stages", "myth.threat.no-overkill")
def test_a_boss_goes_on_to_its_second_stage_and_loses_no_more() -> None:
    f = field().at("soldier", "f3").monster("terror_stage_1", "e4", life=2).hand("soldier", "devastate")
    f.dice(9, 1, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:devastate:normal", "foe:e4")
    assert f.monsters() == ["terror_stage_2 e4"]
    assert (f.g.life, f.g.threat) == ([15], [2])


@pytest.mark.rule("myth.boss.immunities", "myth.status.prone-monster", "myth.status.stun")
def test_some_cannot_be_felled_or_stunned() -> None:
    f = field().monster("terror_stage_1", "e4").monster("mucker", "a1").monster("lair_tribal", "k1")
    for square in ("e4", "a1", "k1"):
        knock_down(f.g, f.foe(square))
        daze(f.g, f.foe(square))
    assert [mood & (DOWN | DAZED) for mood in f.g.mood] == [0, DOWN | DAZED, 0]


# Resurrection


def shamblers() -> Field:
    return field("acolyte").at("acolyte", "f6").monster("shambler", "e9").monster("shambler", "g9")


@pytest.mark.rule("myth.monster.resurrect", "myth.clear.condition")
def test_a_shambler_that_rolls_darkness_stays_fallen() -> None:
    f = shamblers().dice(fates=("darkness", "rage"), stream=MONSTER_DICE)
    slay(f, "e9", "g9")
    assert f.monsters() == ["shambler e9"]
    assert f.g.mood[0] & FALLEN
    assert f.g.foe_on(f.square("e9")) == -1
    assert f.g.monsters_left()


@pytest.mark.rule("myth.monster.captain-buffs")
def test_near_an_active_soulless_a_shambler_rolls_two_dice() -> None:
    f = shamblers().monster("soulless", "e11").dice(fates=("rage", "darkness"), stream=MONSTER_DICE)
    slay(f, "e9")
    assert f.g.mood[0] & FALLEN
    far = shamblers().monster("soulless", "l1").dice(fates=("rage", "darkness"), stream=MONSTER_DICE)
    slay(far, "e9")
    assert len(far.monsters()) == 2


@pytest.mark.rule("myth.acolyte.holy", "myth.monster.resurrect")
def test_a_holy_attack_keeps_the_undead_down_while_its_card_lies_there() -> None:
    f = field("acolyte").at("acolyte", "f6").monster("shambler", "f8").hand("acolyte", "angelic_word")
    f.dice(1, 1, 9, fates=("guile",)).heard()
    acting(f, "acolyte").play("acolyte", "play:angelic_word:cautious", "foe:f8")
    assert f.monsters() == []
    assert "foe_fated" not in f.heard()
    captain = field("acolyte").at("acolyte", "f6").monster("soulless", "f8").hand("acolyte", "angelic_word")
    captain.dice(9, 1, 1, 9, fates=("guile",))
    acting(captain, "acolyte").play("acolyte", "play:angelic_word:cautious", "foe:f8").heard()
    captain.g.clear_space(0, 0)
    captain.dice(fates=("darkness",), stream=MONSTER_DICE)
    slay(captain, "f8")
    assert captain.g.mood[0] & FALLEN


@pytest.mark.rule("myth.bonus.blessings-of-the-father")
def test_who_was_hit_by_the_wearer_does_not_stand_up_in_this_round() -> None:
    f = field("acolyte").at("acolyte", "f6").monster("shambler", "f7").hand("acolyte", "smite")
    f.worn("acolyte", "blessings_of_the_father").dice(1, 9, fates=("guile",))
    acting(f, "acolyte").play("acolyte", "play:smite:normal", "foe:f7")
    assert f.monsters() == []
    assert "foe_fated" not in f.heard()


@pytest.mark.rule("myth.monster.resurrect")
def test_a_soulless_stands_up_once() -> None:
    f = field("acolyte").at("acolyte", "f6").monster("soulless", "f8")
    slay(f.dice(fates=("darkness",), stream=MONSTER_DICE), "f8")
    assert f.g.mood[0] & FALLEN
    f.g.rise(0, f.square("f8"), 1)
    slay(f.dice(fates=("darkness",), stream=MONSTER_DICE), "f8")
    assert f.monsters() == []


# Damage over time


@pytest.mark.rule("myth.status.dot", "myth.status.dot-stack", "myth.archer.gift-of-the-underworld")
def test_damage_over_time_lasts_as_the_movement_says_and_stacks_by_card() -> None:
    f = field("archer", "acolyte").at("archer", "f2").at("acolyte", "e4").monster("mucker", "f5")
    f.quiver("archer", "arrow").hand("archer", "gift_of_the_underworld").hand("acolyte", "consuming_fire")
    f.dice(1, 9, fates=("guile",))
    acting(f, "archer").play("archer", "play:gift_of_the_underworld:none", "foe:f5", "done")
    f.dice(1, 9, fates=("guile",))
    acting(f, "acolyte").play("acolyte", "play:consuming_fire:cautious", "foe:f5")
    gift, fire = f.card("archer", "gift_of_the_underworld"), f.card("acolyte", "consuming_fire")
    assert f.g.dots == [0, 0, gift, 3, 0, 1, fire, 1]
    assert f.g.life == [1]


@pytest.mark.rule("myth.threat.dot", "myth.status.dot")
def test_damage_over_time_gives_its_threat_to_who_placed_it() -> None:
    f = field("archer").at("archer", "f2").monster("mucker", "f5").monster("lair_tribal", "k11")
    f.quiver("archer", "arrow").hand("archer", "gift_of_the_underworld").dice(1, 9, fates=("guile",))
    acting(f, "archer").play("archer", "play:gift_of_the_underworld:normal", "foe:f5", "done")
    assert (f.g.life[0], f.g.threat) == (2, [1])
    f.set(phase=REFRESH).then(StatusStep())
    assert (f.g.life[0], f.g.threat, f.g.dots) == (1, [2], [])
