"""Whom the monsters of Myth choose."""

from __future__ import annotations

import pytest

from chimera.games.myth.kinds import P_LAST_DAMAGED, P_MOST_TARGETS, P_PROXIMITY, P_THREAT
from chimera.games.myth.monsters.moving import MoveKind
from chimera.games.myth.monsters.priorities import best, choice
from chimera.games.myth.monsters.reach import FAR, travel
from chimera.games.myth.words import DARKNESS_CYCLE, DECOY
from tests.myth.field import Field, field
from tests.myth.nights import moves

OPEN = "slaughterfield"
EVERY_SIDE = ("e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7")


def chosen(f: Field, foe: int = 0) -> list[str]:
    """Whom a foe chooses: several where no rule decides."""
    heroes = {f.seat(hero): hero for hero in ("soldier", "archer", "acolyte", "brigand", "apprentice") if has(f, hero)}
    return [heroes.get(target, "decoy") for target in choice(f.g, foe).targets]


def has(f: Field, hero: str) -> bool:
    """Whether a hero plays."""
    try:
        return f.seat(hero) >= 0
    except ValueError:
        return False


def two(first: str = "soldier", second: str = "archer") -> Field:
    """Two heroes as far from the middle as each other, with a grubber between them."""
    return field(first, second, mode=OPEN).at(first, "b6").at(second, "j6")


@pytest.mark.rule("myth.priority.threat")
def test_a_monster_with_first_priority_threat_takes_six_before_four() -> None:
    f = two().threat("soldier", 4).threat("archer", 6).monster("grubber", "d6")
    assert chosen(f) == ["archer"]


@pytest.mark.rule("myth.priority.list")
def test_equal_threat_leaves_it_to_proximity() -> None:
    f = two().threat("soldier", 4).threat("archer", 4).monster("grubber", "h6")
    assert chosen(f) == ["archer"]


@pytest.mark.rule("myth.priority.fallback")
def test_least_vitality_decides_after_the_card_and_then_the_players() -> None:
    f = two("archer", "acolyte").hp("archer", 5).hp("acolyte", 3).monster("grubber", "f6")
    assert chosen(f) == ["acolyte"]
    f.hp("archer", 3)
    assert chosen(f) == ["archer", "acolyte"]
    f.set(phase=DARKNESS_CYCLE).then(MoveKind(f.kind("grubber")))
    assert f.asks() == ["archer"]
    assert f.codes("archer") == ["hero:archer", "hero:acolyte"]
    f.play("archer", "hero:acolyte")
    assert f.told("targets")[-1].seat == f.seat("acolyte")


@pytest.mark.rule("myth.priority.proximity")
def test_proximity_is_the_way_to_go_not_the_distance() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "c3").at("archer", "g8").monster("shambler", "c6")
    for column in "abcdefghijk":
        f.monster("larva", f"{column}5")  # a wall of larvae: the way leads around it
    shambler = f.foe("c6")
    ways = [travel(f.g, f.g.kind[shambler], f.g.spot[shambler], f.g.at[seat]) for seat in (0, 1)]
    assert ways[0] > 7
    assert ways[1] == 3
    assert f.g.gap(shambler, f.g.at[0]) < f.g.gap(shambler, f.g.at[1])
    assert chosen(f, shambler) == ["archer"]


@pytest.mark.rule("myth.priority.surrounded")
def test_a_surrounded_hero_counts_as_farther() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "f6").at("archer", "l12")
    for square in EVERY_SIDE:
        f.monster("grubber", square)
    f.monster("shambler", "f9")
    shambler = f.foe("f9")
    assert travel(f.g, f.g.kind[shambler], f.g.spot[shambler], f.g.at[0]) == FAR
    assert chosen(f, shambler) == ["archer"]


@pytest.mark.rule("myth.priority.fate-symbol")
def test_rage_takes_the_soldier_of_soldier_and_apprentice() -> None:
    f = two("apprentice", "soldier").monster("grubber", "f6")
    assert chosen(f) == ["soldier"]


@pytest.mark.rule("myth.priority.absent-symbol")
def test_a_symbol_that_no_hero_has_is_left_out() -> None:
    f = two("soldier", "archer").monster("crawler_melee", "d6")  # Threat, Guile, Proximity: no Brigand plays
    assert chosen(f) == ["soldier"]


@pytest.mark.rule("myth.monster.crawler")
def test_a_crawler_takes_the_brigand_before_a_nearer_soldier_of_equal_threat() -> None:
    f = two("soldier", "brigand").at("soldier", "d6").monster("crawler_melee", "f6")
    assert chosen(f) == ["brigand"]


@pytest.mark.rule("myth.priority.most-damaged")
def test_yardu_takes_the_hero_who_misses_three_before_one_who_misses_one() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "c6").at("archer", "j6").monster("yardu", "f6")
    f.hp("soldier", f.g.most_hp(0) - 1).hp("archer", f.g.most_hp(1) - 3)
    assert best(f.g, f.kind("yardu"), f.g.spot[0], [0, 1], 0, True).targets == [f.seat("archer")]


@pytest.mark.rule("myth.priority.last-damaged", "myth.priority.most-targets")
def test_last_damaged_and_most_targets_where_a_card_names_them() -> None:
    f = field("soldier", "archer", "acolyte", mode=OPEN).at("soldier", "f4").at("archer", "a12").at("acolyte", "b12")
    f.monster("terror_stage_1", "e7")
    kind = f.kind("terror_stage_1")
    before = f.box.priorities[kind]
    try:
        f.box.priorities[kind] = [P_LAST_DAMAGED, P_THREAT]
        f.g.struck[0] = 1 << f.seat("archer")
        assert chosen(f) == ["archer"]
        f.g.struck[0] = 1 << f.seat("archer") | 1 << f.seat("soldier")  # several: a tie
        f.threat("acolyte", 2)
        assert chosen(f) == ["acolyte"]
        f.box.priorities[kind] = [P_MOST_TARGETS, P_PROXIMITY]  # two of them stand together
        assert chosen(f) in (["archer"], ["acolyte"])
    finally:
        f.box.priorities[kind] = before


@pytest.mark.rule("myth.priority.allies")
def test_the_decoy_is_a_candidate_with_its_threat() -> None:
    f = field("archer", mode=OPEN).at("archer", "a12").threat("archer", 4).monster("grubber", "f6")
    f.space("archer", "fools_errand", chosen=f.square("j2"))
    assert choice(f.g, 0).targets == [DECOY]
    f.threat("archer", 6)
    assert chosen(f) == ["archer"]


@pytest.mark.rule("myth.death.threat-of-slain")
def test_a_slain_hero_is_no_target() -> None:
    f = two().threat("soldier", 10).ails("soldier", "slain").monster("grubber", "d6")
    assert chosen(f) == ["archer"]


@pytest.mark.rule("myth.soldier.your-mother-is-a-crawler")
def test_who_is_taunted_must_choose_the_soldier() -> None:
    f = two().threat("archer", 9).space("soldier", "your_mother_is_a_crawler").monster("grubber", "f6")
    assert chosen(f) == ["soldier"]  # 4 squares off, Threat range 4
    f.monster("grubber", "h6")
    assert chosen(f, 1) == ["archer"]


@pytest.mark.rule("myth.priority.list")
def test_people_are_told_why_a_group_chose_its_target() -> None:
    f = two().threat("archer", 3).monster("grubber", "d6").monster("grubber", "d7")
    moves(f, "grubber")
    told = f.told("targets")
    assert [(event.seat, event.args["n"], event.args["why"]) for event in told] == [(f.seat("archer"), 2, "threat")]
