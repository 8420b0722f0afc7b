"""What people are told before they choose is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chimera.engine.agenda import asked, choose, options
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Opt
from chimera.engine.texts import Texts
from chimera.games.dice_mutants import CARD, rules
from chimera.games.dice_mutants.phases import DETERMINE_DAMAGE
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import GRID, GRIDS, HAS_SHIELD, HAS_SWORD, MARKS, RAGES
from tests.dice_mutants.helpers import A, B, C, table

TEXTS = Texts(CARD, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"])
FRENCH = Texts(CARD, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"], "fr")
MATCHES = [(2, 1), (3, 4), (4, 2), (6, 3)]


def positions(players: int, seed: int) -> Iterator[tuple[DiceMutants, int, list[Opt]]]:
    """Decisions of a match played at random, by mutants that have already grown in different ways."""
    g = CARD.new(players, Dice.from_number(seed, CARD.purposes))
    assert isinstance(g, DiceMutants)
    stream = Stream.from_number(seed)
    for seat in range(players):
        for grid in (0, 1):
            g.strength[seat * 2 + grid] = 1 + stream.below(6)
            for number in range(2, GRID):
                boxes = g.box.boxes[grid * GRID + number]
                g.ticks[(seat * 2 + grid) * GRID + number] = max(0, boxes - 1 - stream.below(3))
        for mark in (HAS_SWORD, HAS_SHIELD, RAGES):
            g.marks[seat * MARKS + mark] = stream.below(2)
    for seat in range(players * 3):
        g.points[seat] = stream.below(70)
    for _ in range(400):
        if not g.agenda:
            return
        seat = asked(g)[0]
        opts = options(g, seat)
        yield g, seat, opts
        choose(g, seat, opts[stream.below(len(opts))])


def after(g: DiceMutants, seat: int, opt: Opt) -> DiceMutants:
    """A copy in which an option was taken, and nothing that follows it."""
    copy = g.clone()
    assert isinstance(copy, DiceMutants)
    copy.agenda.pop().take(copy, seat, opt)
    return copy


def harm(g: DiceMutants, seat: int, verb: str) -> int:
    """What somebody takes (shield, defence) or deals in a round, as the view shows it."""
    fate: dict[str, Any] = g.view(A)["fates"][seat]
    return int(fate["takes"] if verb.startswith("defence") or verb == "shield" else fate["deals"])


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_an_option_says_the_harm_before_and_after_as_it_will_be(players: int, seed: int) -> None:
    told = 0
    for g, seat, opts in positions(players, seed):
        for opt in opts:
            args = g.describe(seat, opt).args
            if args.get("brings") in ("harm", "strength") and opt.verb != "claim":
                told += 1
                assert args["before"] == harm(g, seat, opt.verb)
                assert args["after"] == harm(after(g, seat, opt), seat, opt.verb), opt.code
            elif opt.verb.partition("_")[0] in GRIDS:
                assert after(g, seat, opt).strength == g.strength
            elif opt.verb == "spikes":
                assert args["after"] == after(g, seat, opt).life[opt.a]
    assert told > 5


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_the_last_boxes_shown_are_those_that_make_a_mutant_stronger(players: int, seed: int) -> None:
    found = 0
    for g, seat, opts in positions(players, seed):
        shown = {(box["grid"], box["number"]): box for box in g.view(A)["last_boxes"][seat]}
        for opt in opts:
            grid = opt.verb.partition("_")[0]
            if grid not in GRIDS:
                continue
            args = g.describe(seat, opt).args
            box = shown.get((grid, args["number"]))
            assert (box is not None) == (after(g, seat, opt).strength != g.strength)
            if box is not None:
                found += 1
                assert (box["before"], box["after"]) == (args["before"], args["after"])
    assert found > 5


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_the_fate_shown_is_what_the_damage_step_brings(players: int, seed: int) -> None:
    doomed = 0
    for g, _, _ in positions(players, seed):
        fates = g.view(A)["fates"]
        now = g.clone()
        assert isinstance(now, DiceMutants)
        now.order = rules.token_order(now)
        DETERMINE_DAMAGE.run(now)
        assert [fate["left"] for fate in fates] == now.life
        assert [fate["left"] == 0 and g.life[seat] > 0 for seat, fate in enumerate(fates)] == [
            now.life[seat] == 0 and g.life[seat] > 0 for seat in range(players)
        ]
        doomed += sum(fate["left"] == 0 for fate in fates)
    assert doomed > 0


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_the_boxes_a_die_is_said_to_reach_are_those_it_can_tick_once_claimed(players: int, seed: int) -> None:
    looked = 0
    for g, seat, opts in positions(players, seed):
        for opt in opts:
            if opt.verb != "claim":
                continue
            looked += 1
            face = g.faces[opt.a]
            boxes = g.view(A)["reach"][seat][face]
            for grid in (0, 1):
                assert boxes[GRIDS[grid]] == sorted(ticked_with(after(g, seat, opt), seat, grid, opt.a))
    assert looked > 20


def ticked_with(g: DiceMutants, seat: int, grid: int, die: int) -> set[int]:
    """The numbers of a grid that a claimed die could tick, by every way to add it to others in the hand."""
    own = [other for other in rules.dice_of(g, seat) if other != die]
    numbers = {g.faces[die] + sum(g.faces[other] for other in some) for some in subsets(own)}
    return {n for n in numbers if g.ticks[(seat * 2 + grid) * GRID + n] < g.box.boxes[grid * GRID + n]}


def subsets(dice: list[int]) -> list[list[int]]:
    return [[]] if not dice else [*subsets(dice[1:]), *([dice[0], *rest] for rest in subsets(dice[1:]))]


def test_a_pool_die_that_ends_a_number_with_one_in_hand_says_so() -> None:
    t = table(4).attack(A=5).ticked(A, "attack", 9, 3).defence(B=7, C=3, D=6).hands(A=(4,)).pool(5, 3).claiming()
    said = [TEXTS.say(t.g.describe(A, opt)) for opt in options(t.g, A)]
    assert said[0] == "Claim the 5: 5 + 4 fills the last box under attack 9, you deal 11 instead of 2"
    assert said[1] == "Claim the 3"
    assert t.g.view(A)["last_boxes"][A][0] == {"grid": "attack", "number": 9, "before": 2, "after": 11}
    assert t.g.view(A)["reach"][A][5]["attack"] == [9]  # the boxes under 5 are full
    assert t.g.view(A)["reach"][A][5]["defence"] == [5, 9]
    assert t.g.view(A)["reach"][A][1] == {"attack": [], "defence": []}  # nobody rolled a 1


def test_a_last_box_below_the_strength_is_called_no_gain() -> None:
    t = table().attack(A=9).ticked(A, "attack", 6, 3).assigning(A=(6, 1, 1))
    six = CARD.words.parse(t.code(A, "attack", 6))
    assert six is not None
    assert TEXTS.say(t.g.describe(A, six)) == "Tick a box under attack 6 with the 6; your attack is 9 already"
    assert 6 not in [box["number"] for box in t.g.view(A)["last_boxes"][A]]


def test_reach_is_empty_when_no_die_can_be_claimed() -> None:
    assert table().assigning(A=(1, 2, 3)).g.view(A)["reach"] == [[], []]
    assert table().hands(A=(1, 2, 3)).claiming().g.view(A)["reach"][A] == []


def test_a_blow_is_told_with_the_numbers_that_make_it() -> None:
    t = table(3).attack(A=9, B=3).defence(B=4).sword(A).shield(B).raging(A).dead(C).damage()
    (blow, back) = t.heard("fought")
    assert blow.args == {"other_seat": B, "damage": 12, "strikes": 2, "attack": 11, "defence": 5}
    assert TEXTS.say(blow.message()) == "Ada hits Bo for 12: attack 11 against defence 5, twice in rage."
    assert TEXTS.say(back.message()) == "Bo hits Ada for 2: attack 3 against defence 1."
    assert TEXTS.say(t.heard("lost")[1].message()) == "Bo loses 12 of 45 life; 33 left."


def test_a_death_is_told_with_its_cause() -> None:
    t = table(4).attack(A=12, B=6).defence(A=18, B=18, D=18).life(C=5).damage()
    (out,) = t.heard("out")
    assert out.seat == C
    assert TEXTS.say(out.message()) == "Cy is out: 16 damage against 5 life, hit hardest by Ada."
    t = table(3).mutate(B=30).life(C=2).mutating().do(B, "spikes", C)
    (spiked,), (out,) = t.heard("spiked"), t.heard("out")
    assert TEXTS.say(spiked.message()) == "Bo hits Cy with Spikes for 3, whatever the defence; 0 life left."
    assert TEXTS.say(out.message()) == "Cy is out: 3 damage by Spikes from Bo, and only 2 life to lose."


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_the_events_of_a_round_add_up_to_what_everybody_lost_and_paid(players: int, seed: int) -> None:
    lost, paid, deaths = [0] * players, 0, 0
    for g, seat, opts in positions(players, seed):
        copy = after_listening(g, seat, opts[-1])
        heard = copy.heard()
        for event in heard:
            if event.kind == "lost":
                lost[event.seat] += int(event.args["amount"])
                assert int(event.args["before"]) - int(event.args["amount"]) == event.args["left"]
                dealt = [e for e in heard if e.kind in ("fought", "spiked") and e.args["other_seat"] == event.seat]
                assert min(sum(int(e.args["damage"]) for e in dealt), int(event.args["before"])) == event.args["amount"]
            elif event.kind == "bought":
                paid += 1
                assert event.args["cost"] == g.box.cost[int(event.args["item"])]
            elif event.kind == "out":
                deaths += 1
                assert int(event.args["damage"]) >= int(event.args["before"]) > 0
                assert event.args["by_seat"] not in (event.seat, -1)
            for texts in (TEXTS, FRENCH):
                said = texts.say(event.message())
                assert said.endswith(".")
                assert "event-" not in said
                assert "$" not in said
    assert sum(lost) > 0
    assert paid > 0


def after_listening(g: DiceMutants, seat: int, opt: Opt) -> DiceMutants:
    copy = g.clone()
    assert isinstance(copy, DiceMutants)
    copy.listen()
    choose(copy, seat, opt)
    return copy


def test_the_window_before_ones_own_claim_speaks_of_you() -> None:
    t = table().guile(A=15, B=15).claiming()
    assert TEXTS.say(t.g.agenda[-1].prompt(t.g, A)) == "Ada, use guile before you claim a die? You have 15 guile."
    t.passes(A)
    assert TEXTS.say(t.g.agenda[-1].prompt(t.g, B)) == "Bo, use guile before Ada claims a die? You have 15 guile."


def test_passing_says_what_it_means() -> None:
    assert TEXTS.say(table().guile(A=15).claiming().g.describe(A, CARD.words.by_code["pass"])) == "Use no guile now"
    assert TEXTS.say(table().mutate(A=30).mutating().g.describe(A, CARD.words.by_code["pass"])) == "Buy nothing more"


def test_every_item_has_a_text_with_its_price() -> None:
    for item, cost in CARD.box.printed.costs.items():
        for texts in (TEXTS, FRENCH):
            assert f" {cost} " in texts.fill(f"item-{item}-text", {})


def test_a_hint_says_of_an_attack_what_it_deals_and_of_a_defence_what_it_takes() -> None:
    found = {"attack": 0, "defence": 0}
    for g, seat, opts in positions(3, 4):
        for opt in opts:
            side = opt.verb.partition("_")[0]
            if side in found and g.describe(seat, opt).args["brings"] == "harm":
                found[side] += 1
                reason = g.reasons_for(seat, opt)[0]
                words = ("you deal", "vous infligez") if side == "attack" else ("you take", "vous subissez")
                assert words[0] in TEXTS.say(reason)
                assert words[1] in FRENCH.say(reason)
    assert min(found.values()) > 0
