"""Battles with bosses: how they begin, rounds in which all strike at once, and escape."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import advance, asked
from chimera.engine.dice import Dice
from chimera.engine.game import Step
from chimera.games.blind_evolution import judgement
from chimera.games.blind_evolution.battle import boss_judges
from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.demands import FreeWalk, Teleport
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import BATTLE, DEFEATED
from tests.blind_evolution.city import (
    CARD,
    A,
    B,
    C,
    at,
    bits,
    boss,
    city,
    clue,
    codes,
    end,
    hold,
    judging,
    near,
    pawn,
    play,
    refused,
    rigged,
    stand,
    where,
)
from tests.blind_evolution.events_on_cue import wait

PLAIN = ("takuan", "richard", "yukari_mizuno")  # nobody who strikes harder than others
LENDER = 0


def lair(*heroes: str, hp: int = 40, hex_name: str = "A-12", **places: str) -> BlindEvolution:
    """A boss of so many HP on a hex, A beside it at the start; the others far away unless told otherwise."""
    g = city(*(heroes or PLAIN))
    stand(g, **{"A": "A-11", "B": "B-1", "C": "C-19", **places})
    g.spawn(LENDER, at(g, hex_name))
    g.boss_hp[LENDER] = hp
    g.heard()
    return g


def blows(g: BlindEvolution, *successes: int) -> None:
    """Let these be the successes of the judgements that come, drawn to the end; the last one is the boss's.

    The first one may have begun already: its first card lies there.
    """
    twin = g.clone()
    for number in range(200_000):
        twin.dice = Dice.from_number(number, CARD.purposes)
        twin.judge, twin.chain = g.judge[:], g.chain[:]
        if all(next_success(twin, i == len(successes) - 1) == want for i, want in enumerate(successes)):
            g.dice = Dice.from_number(number, CARD.purposes)
            return
    raise AssertionError(f"no dice give {successes}")


def next_success(g: BlindEvolution, of_boss: bool = False) -> int:
    """What the next judgement is worth, made here and now."""
    if of_boss:
        return boss_judges(g)
    if not g.chain:
        judgement.begin(g, A, BATTLE)
    judgement.draw_on(g, 0)
    linked = judgement.linked(g)
    g.chain = []
    return linked


def fight(g: BlindEvolution, *seats: int) -> None:
    """These seats draw until their chains break."""
    for seat in seats:
        assert codes(g, seat) == ["on", "draw", "stop"]
        play(g, seat, "on")


# how it begins


@pytest.mark.rule("blind_evolution.boss.battle-on-enter")
@pytest.mark.parametrize("way", ["walk:C-10", "taxi:C-10", "ride:C-10"])
def test_moving_onto_a_boss_starts_a_battle(way: str) -> None:
    g = lair(hex_name="C-10")
    stand(g, A={"walk": "C-5", "taxi": "A-11", "ride": "A-8"}[way.partition(":")[0]])
    told = play(g, A, way)
    assert "battle" in told
    assert g.public_view().phase == "battle"
    assert codes(g, A) == ["on", "draw", "stop"], "there is nothing but the fight"


@pytest.mark.rule("blind_evolution.boss.contaminated-hex")
def test_the_hex_of_a_boss_can_be_entered_contaminated_or_not() -> None:
    g = lair()
    pawn(g, "A-12", "A-16")
    assert refused(g, A, "walk:A-16")
    assert "battle" in play(g, A, "walk:A-12")
    g = lair(hex_name="C-10", A="A-8")
    pawn(g, "C-10")
    assert "ride:C-10" in codes(g, A)
    g.boss_at[LENDER] = at(g, "C-19")
    assert refused(g, A, "ride:C-10")


@pytest.mark.rule("blind_evolution.boss.no-action-cost", "blind_evolution.boss.turn-continues")
def test_a_battle_costs_no_point_and_the_turn_goes_on_after_a_victory() -> None:
    g = lair(hp=1)
    g.box.aim_bosses = []
    g.box.aim_clues = [0]
    assert g.points == 2
    blows(g, 2, 1)
    play(g, A, "walk:A-12")
    assert g.points == 1
    fight(g, A)
    assert (g.boss_at[LENDER], g.points, g.public_view().phase) == (DEFEATED, 1, "turn")
    assert "search" in codes(g, A)
    play(g, A, "search")
    assert g.points == 0


@pytest.mark.rule("blind_evolution.boss.turn-continues")
def test_the_turn_goes_on_after_an_escape() -> None:
    g = lair()
    blows(g, 2, 1)
    play(g, A, "walk:A-12")
    fight(g, A)
    judging(g, 2)
    play(g, A, "flee", "on", "to:A-16")
    assert (where(g, A), g.points) == ("A-16", 1)
    assert "search" in codes(g, A)


@pytest.mark.rule("blind_evolution.boss.movement-ends")
def test_the_movement_ends_at_the_boss() -> None:
    g = lair(hp=1)
    g.box.aim_bosses = []
    g.box.aim_clues = [0]
    assert "walk:A-12" in codes(g, A)
    assert refused(g, A, "via:A-12")
    around = [name for name in near(g, "A-12") if g.box.steps[at(g, "A-11")][at(g, name)] == 2]
    pawn(g, "A-6", "A-7", "A-10", "A-15", "A-16")
    for name in around:
        assert refused(g, A, f"walk:{name}"), "nobody walks past a boss"
    blows(g, 2, 1)
    play(g, A, "walk:A-12")
    fight(g, A)
    assert where(g, A) == "A-12"
    assert "halt" not in codes(g, A), "no steps are left of that move"
    assert g.points == 1


@pytest.mark.rule("blind_evolution.boss.emerging-boss")
def test_a_boss_that_appears_on_somebody_fights_when_they_become_active() -> None:
    g = city(*PLAIN)
    stand(g, A="A-11", B="B-10", C="C-19")
    g.spawn(LENDER, at(g, "B-10"))
    assert "search" in codes(g, A)
    told = end(g, A)
    assert "battle" in told
    assert g.active == B
    assert codes(g, B) == ["on", "draw", "stop"], "before any action"
    assert g.points == 2


def emerging() -> BlindEvolution:
    """A stands where the clue of the pool is about to bring the Filer up."""
    g = city("rex", "takuan", scenario="water_marks")
    for seat in (A, B):
        play(g, seat, "card:street_sense" if seat == A else "card:healing")
    stand(g, A="D-6", B="B-1")
    for name in ("third_card", "dealer"):
        g.clues[clue(g, name)] = 3
    g.clues[clue(g, "pool")] = 0
    g.open_clue(clue(g, "pool"))
    g.progress[clue(g, "pool")] = 2
    g.heard()
    return g


@pytest.mark.rule("blind_evolution.boss.emerging-boss")
def test_a_boss_that_appears_in_the_own_turn_fights_at_once() -> None:
    g = emerging()
    wait(g, "R12")  # ends a move on a facility: A does not
    judging(g, 3)
    told = play(g, A, "research", "read")
    assert "battle" in told
    assert "revealed" not in told
    assert g.boss_at[boss(g, "the_filer")] == at(g, "D-6")
    assert codes(g, A) == ["on", "draw", "stop"]


def test_a_judgement_that_a_battle_interrupts_goes_on_after_it() -> None:
    g = emerging()
    judging(g, 3)
    play(g, A, "research", "read")
    before = bits(g, A)
    blows(g, 2, 1)
    fight(g, A)
    judging(g, 2)
    play(g, A, "flee", "on")
    play(g, A, codes(g, A, "to")[0])
    assert bits(g, A) == before + 3, "the bits of the research"
    assert "search" in codes(g, A)
    assert g.public_view().judgement is None


def test_a_second_boss_on_the_hex_is_fought_after_the_first() -> None:
    g = city("rex", "takuan", scenario="water_marks")
    for seat in (A, B):
        play(g, seat, codes(g, seat)[0])
    first, second = boss(g, "silt_hound_1"), boss(g, "silt_hound_2")
    stand(g, A="D-11", B="B-1")
    g.spawn(first, at(g, "D-12"))
    g.spawn(second, at(g, "D-12"))
    g.boss_hp[first] = 1
    blows(g, 2, 1)
    play(g, A, "walk:D-12")
    fight(g, A)
    assert g.boss_at[first] == DEFEATED
    view = g.public_view().battle
    assert view is not None
    assert (view.boss, view.round) == (second, 1)


# joining


@pytest.mark.rule("blind_evolution.boss.adjacent-may-join", "blind_evolution.boss.join-moves-to-hex")
def test_who_is_adjacent_to_the_active_character_may_join_and_comes_to_the_hex() -> None:
    g = lair(B="A-16", C="A-15")  # C is two hexes from the boss
    pawn(g, "A-12")
    play(g, A, "walk:A-12")
    assert asked(g) == (B,)
    assert codes(g, B) == ["pass", "join"]
    assert refused(g, C, "join") == ""
    points = g.points
    play(g, B, "join")
    assert (where(g, B), g.points) == ("A-12", points)
    view = g.public_view().battle
    assert view is not None
    assert view.fighters == [A, B]


@pytest.mark.rule("blind_evolution.boss.adjacent-may-join")
def test_who_shares_the_hex_may_join_and_nobody_has_to() -> None:
    g = lair(B="A-12", C="A-16")
    play(g, A, "walk:A-12")
    assert asked(g) == (B, C)
    play(g, B, "join")
    play(g, C, "pass")
    view = g.public_view().battle
    assert view is not None
    assert view.fighters == [A, B]
    assert where(g, C) == "A-16"


@pytest.mark.rule("blind_evolution.boss.joined-stay")
def test_who_joined_stays_on_the_hex_of_the_boss() -> None:
    g = lair(hp=2, B="A-16")
    g.box.aim_bosses = []
    g.box.aim_clues = [0]
    play(g, A, "walk:A-12")
    play(g, B, "join")
    blows(g, 2, 2, 1)
    fight(g, A, B)
    assert g.boss_at[LENDER] == DEFEATED
    assert (where(g, A), where(g, B)) == ("A-12", "A-12")


@pytest.mark.rule("blind_evolution.boss.no-late-join")
def test_nobody_joins_after_the_start() -> None:
    g = lair(B="A-16")
    play(g, A, "walk:A-12")
    play(g, B, "pass")
    assert refused(g, B, "join") == ""
    blows(g, 2, 1)
    fight(g, A)
    assert asked(g) == (A,)
    play(g, A, "fight")
    view = g.public_view().battle
    assert view is not None
    assert (view.round, view.fighters, asked(g)) == (2, [A], (A,))
    assert refused(g, B, "join") == ""


# rounds


@pytest.mark.rule("blind_evolution.boss.round-all-judge")
def test_every_fighter_and_the_boss_make_a_judgement_in_each_round() -> None:
    g = lair(B="A-16")
    play(g, A, "walk:A-12")
    play(g, B, "join")
    blows(g, 3, 5, 4)
    told = play(g, A, "on") + play(g, B, "on")
    assert told.count("judged") == 2
    assert told.count("blows") == 1
    view = g.public_view().battle
    assert view is not None
    assert view.successes == [3, 5, 0]
    assert asked(g) == (A, B)
    play(g, A, "fight")
    play(g, B, "fight")
    assert codes(g, A) == ["on", "draw", "stop"], "and again in the next"


@pytest.mark.rule("blind_evolution.boss.round-all-judge")
def test_the_boss_draws_from_all_nineteen_cards() -> None:
    g = lair()
    g.box.card_left = [2] * 19
    g.box.card_right = [2] * 19
    assert boss_judges(g) == 19
    g.box.card_left = [0] * 19
    g.box.card_right = [1] * 19
    assert boss_judges(g) == 1


@pytest.mark.rule("blind_evolution.boss.damage-to-boss")
def test_half_the_success_of_each_fighter_rounded_up_hits_the_boss() -> None:
    g = lair(hp=40, B="A-16")
    play(g, A, "walk:A-12")
    play(g, B, "join")
    blows(g, 5, 2, 1)
    fight(g, A, B)
    assert g.boss_hp[LENDER] == 40 - (3 + 1)


@pytest.mark.rule("blind_evolution.boss.damage-to-player")
@pytest.mark.parametrize(("bonus", "hit"), [(0, 4), (1, 5)])
def test_half_the_success_of_the_boss_and_its_bonus_hits_a_fighter(bonus: int, hit: int) -> None:
    g = lair()
    g.box.boss_bonus[LENDER] = bonus
    before = g.hp[A]
    play(g, A, "walk:A-12")
    blows(g, 2, 7)
    fight(g, A)
    assert g.hp[A] == before - hit


@pytest.mark.rule("blind_evolution.boss.lowest-success-suffers")
def test_the_fighter_with_the_lowest_success_is_hit() -> None:
    g = lair(B="A-16")
    before = g.hp[:]
    play(g, A, "walk:A-12")
    play(g, B, "join")
    blows(g, 5, 2, 4)
    fight(g, A, B)
    assert g.hp == [before[A], before[B] - 2, before[C]]


@pytest.mark.rule("blind_evolution.boss.tie-random")
def test_a_tie_is_decided_by_lot() -> None:
    hits = []
    for seed in range(40):
        g = lair(B="A-16")
        before = g.hp[:]
        play(g, A, "walk:A-12")
        play(g, B, "join")
        g.dice = Dice.from_number(seed, CARD.purposes)
        play(g, A, "stop")
        play(g, B, "stop")
        hurt = [seat for seat in (A, B) if g.hp[seat] < before[seat]]
        assert len(hurt) == 1, "never both"
        hits += hurt
    assert 10 <= hits.count(A) <= 30


@pytest.mark.rule("blind_evolution.boss.simultaneous")
def test_all_blows_of_a_round_fall_at_once() -> None:
    g = lair(hp=2)
    g.box.aim_bosses = []
    g.box.aim_clues = [0]
    g.hp[A] = 3
    play(g, A, "walk:A-12")
    blows(g, 4, 6)
    fight(g, A)
    assert g.boss_at[LENDER] == DEFEATED
    assert (g.hp[A], g.here(A)) == (0, False)
    assert g.active == B, "whose turn it is: A's has ended"
    assert g.supers[A] == 1, "the reward for who defeated it"


@pytest.mark.rule("blind_evolution.boss.boss-damage-persists")
def test_a_wounded_boss_stays_wounded() -> None:
    g = lair(hp=10)
    play(g, A, "walk:A-12")
    blows(g, 7, 1)
    fight(g, A)
    assert g.boss_hp[LENDER] == 6
    judging(g, 2)
    play(g, A, "flee", "on", "to:A-16")
    assert g.boss_hp[LENDER] == 6
    play(g, A, "walk:A-12")
    assert (g.public_view().phase, g.boss_hp[LENDER]) == ("battle", 6)


# escape


def after_a_round(*neighbours: str, hp: int = 40) -> BlindEvolution:
    """A and B have fought a round; these neighbours of the boss's hex are contaminated."""
    g = lair(hp=hp, B="A-16")
    play(g, A, "walk:A-12")
    play(g, B, "join")
    pawn(g, *neighbours)
    blows(g, 2, 3, 1)
    fight(g, A, B)
    g.hp = [4, 4, 4]
    return g


@pytest.mark.rule("blind_evolution.boss.choice-each-round")
def test_after_a_round_every_fighter_chooses_to_fight_on_or_to_flee() -> None:
    g = after_a_round()
    assert asked(g) == (A, B)
    assert codes(g, A) == codes(g, B) == ["fight", "flee"]
    play(g, A, "fight")
    assert asked(g) == (B,)
    rigged(g, escapes)
    play(g, B, "flee", "on")
    assert codes(g, B, "to"), "B is fleeing"
    play(g, B, codes(g, B, "to")[0])
    view = g.public_view().battle
    assert view is not None
    assert (view.fighters, view.round) == ([A], 2)
    assert codes(g, A) == ["on", "draw", "stop"]


def escapes(g: BlindEvolution) -> bool:
    """Whether the next judgement has success 2."""
    return next_success(g) == 2


@pytest.mark.rule("blind_evolution.boss.escape-check")
@pytest.mark.parametrize("step", [FreeWalk(A, 3), Teleport(A)])
def test_a_walk_for_nothing_does_not_lead_out_of_a_battle(step: Step[City]) -> None:
    g = lair(hp=40)
    before = g.clone()
    before.do(step)
    advance(before)
    assert any(code.startswith("to:") for code in codes(before, A)), "it leads somewhere without one"
    play(g, A, "walk:A-12")
    g.do(step)
    advance(g)
    assert codes(g, A) == ["on", "draw", "stop"], "it lapses, and the battle goes on"
    assert where(g, A) == "A-12"


@pytest.mark.rule("blind_evolution.boss.escape-check")
@pytest.mark.parametrize(("success", "away"), [(2, True), (3, True), (1, False)])
def test_an_escape_needs_success_two(success: int, away: bool) -> None:
    g = lair()
    play(g, A, "walk:A-12")
    blows(g, 2, 1)
    fight(g, A)
    judging(g, success)
    play(g, A, "flee", "on")
    assert bool(codes(g, A, "to")) == away
    assert (codes(g, A) == ["fight", "flee"]) != away


@pytest.mark.rule("blind_evolution.boss.escape-move")
def test_an_escape_leads_to_a_neighbour_hex_without_contamination() -> None:
    g = lair()
    play(g, A, "walk:A-12")
    pawn(g, *[name for name in near(g, "A-12") if name != "B-17"])
    blows(g, 2, 1)
    fight(g, A)
    judging(g, 2)
    play(g, A, "flee", "on")
    assert codes(g, A) == ["to:B-17"]
    assert refused(g, A, "to:A-16")
    play(g, A, "to:B-17")
    assert where(g, A) == "B-17"


@pytest.mark.rule("blind_evolution.boss.escape-fail", "blind_evolution.boss.escape-retry")
def test_a_failed_escape_costs_one_damage_and_may_be_tried_again() -> None:
    g = lair()
    play(g, A, "walk:A-12")
    blows(g, 2, 1)
    fight(g, A)
    g.hp[A] = 4
    hp = g.boss_hp[LENDER]
    judging(g, 1)
    play(g, A, "flee", "on")
    assert (g.hp[A], g.boss_hp[LENDER]) == (3, hp)
    assert codes(g, A) == ["fight", "flee"]
    judging(g, 1)
    play(g, A, "flee", "on")
    assert (g.hp[A], g.boss_hp[LENDER], where(g, A)) == (2, hp, "A-12")


@pytest.mark.rule("blind_evolution.boss.escape-no-free-hex")
def test_without_a_free_hex_there_is_no_escape() -> None:
    g = lair()
    play(g, A, "walk:A-12")
    pawn(g, *near(g, "A-12"))
    blows(g, 2, 1)
    fight(g, A)
    assert codes(g, A) == ["fight"]
    assert refused(g, A, "flee").startswith("blind_evolution.boss.")
    hold(g, A, "slip_through")
    assert codes(g, A) == ["fight", "flee"]


@pytest.mark.rule("blind_evolution.boss.mixed-continue-and-escape")
def test_escapes_come_before_the_round_of_those_who_fight_on() -> None:
    g = after_a_round()
    hp = g.boss_hp[LENDER]
    play(g, A, "fight")
    blows(g, 1, 5, 4)
    play(g, B, "flee")
    assert asked(g) == (B,), "the escape first"
    play(g, B, "on")
    assert (g.hp[B], g.boss_hp[LENDER]) == (3, hp)
    assert asked(g) == (A,)
    play(g, A, "on")
    assert g.boss_hp[LENDER] == hp - 3
    assert g.hp[:2] == [4 - 2, 3], "only A can be hit, though B has done worse"
    assert asked(g) == (A, B)


@pytest.mark.rule("blind_evolution.boss.battle-end")
def test_the_battle_is_over_when_nobody_is_left() -> None:
    g = after_a_round()
    g.hp[B] = 1
    rigged(g, first_escapes_second_not)
    play(g, A, "flee")
    play(g, B, "flee")
    play(g, A, "on", "to:A-16")
    assert g.public_view().phase == "battle", "B is still in it"
    play(g, B, "on")
    assert not g.here(B)
    assert (g.public_view().phase, g.public_view().battle, g.active) == ("turn", None, A)
    assert "search" in codes(g, A)
    assert g.boss_at[LENDER] == at(g, "A-12")


def first_escapes_second_not(g: BlindEvolution) -> bool:
    """Whether the next judgement has success 2, and the one after it only 1."""
    return escapes(g) and next_success(g) == 1


@pytest.mark.rule("blind_evolution.boss.battle-end")
def test_the_battle_goes_on_without_the_active_character() -> None:
    g = after_a_round()
    judging(g, 2)
    play(g, A, "flee")
    play(g, B, "fight")
    play(g, A, "on", "to:A-16")
    assert codes(g, B) == ["on", "draw", "stop"]
    assert (g.active, g.public_view().phase) == (A, "battle")


@pytest.mark.rule("blind_evolution.boss.defeat-effect")
def test_a_defeated_boss_is_removed_and_brings_what_the_scenario_says() -> None:
    g = city(*PLAIN, scenario="tide_table")
    for seat in range(3):
        play(g, seat, codes(g, seat)[0])
    captain = boss(g, "ferry_captain")
    stand(g, A="F-6", B="F-6", C="D-1")
    g.spawn(captain, at(g, "F-7"))
    g.boss_hp[captain] = 2
    play(g, A, "walk:F-7")
    play(g, B, "join")
    blows(g, 2, 2, 1)
    fight(g, A, B)
    assert g.boss_at[captain] == DEFEATED
    assert g.public_view().bosses[0].at == DEFEATED
    assert g.supers == [1, 1, 0], "two super tokens for those who fought, shared"
    assert g.money[A] == g.money[B], "nobody has fled"


def test_who_flees_from_the_captain_loses_money() -> None:
    g = city(*PLAIN, scenario="tide_table")
    for seat in range(3):
        play(g, seat, codes(g, seat)[0])
    captain = boss(g, "ferry_captain")
    stand(g, A="F-6", B="D-1", C="D-2")
    g.spawn(captain, at(g, "F-7"))
    g.boss_hp[captain] = 40
    before = g.money[A]
    play(g, A, "walk:F-7")
    blows(g, 2, 1)
    fight(g, A)
    judging(g, 2)
    play(g, A, "flee", "on")
    play(g, A, codes(g, A, "to")[0])
    assert g.money[A] == before - 1


@pytest.mark.rule("blind_evolution.comp.boss-data")
def test_what_fighters_hold_weakens_the_boss_once() -> None:
    g = lair(hp=10, B="A-16")
    g.items[0] = B  # the torn page
    play(g, A, "walk:A-12")
    play(g, B, "join")
    assert g.boss_hp[LENDER] == 10 - 3
    blows(g, 2, 2, 1)
    fight(g, A, B)
    assert g.boss_hp[LENDER] == 7 - 2
    rigged(g, lambda twin: escapes(twin) and next_success(twin) == 2)
    play(g, A, "flee")
    play(g, B, "flee")
    play(g, A, "on", "to:A-11")
    play(g, B, "on", "to:A-16")
    play(g, A, "walk:A-12")
    play(g, B, "join")
    assert g.boss_hp[LENDER] == 5


def test_the_lamp_takes_one_off_every_hit() -> None:
    g = lair()
    g.items[1] = A
    before = g.hp[A]
    play(g, A, "walk:A-12")
    blows(g, 2, 7)
    fight(g, A)
    assert g.hp[A] == before - 3


def test_a_shield_takes_the_first_point_while_its_bearer_stands() -> None:
    g = city(*PLAIN, scenario="tide_table")
    for seat in range(3):
        play(g, seat, codes(g, seat)[0])
    author, wight = boss(g, "the_author"), boss(g, "page_wight")
    stand(g, A="F-6", B="D-1", C="D-2")
    g.spawn(author, at(g, "F-7"))
    g.spawn(wight, at(g, "F-12"))
    g.boss_hp[author] = 20
    play(g, A, "walk:F-7")
    blows(g, 5, 1)
    fight(g, A)
    assert g.boss_hp[author] == 20 - (3 - 1)
    g.boss_at[wight] = DEFEATED
    play(g, A, "fight")
    blows(g, 5, 1)
    fight(g, A)
    assert g.boss_hp[author] == 18 - 3
