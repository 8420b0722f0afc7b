"""What the table shows and says, and how a position is judged."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.game import PASS
from chimera.engine.texts import Texts
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import GONE, ITEMS, PLACED, POOL
from tests.dice_mutants.helpers import A, B, C, table

TEXTS = Texts(CARD, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"])


def test_everybody_sees_everything() -> None:
    t = table(3).guile(A=15).claiming()
    views = [t.g.view(role) for role in (A, B, C, SPECTATOR, HOST)]
    assert views == [views[0]] * 5


def test_the_view_shows_the_pool_the_hands_and_whose_claim_it_is() -> None:
    t = table().hands(A=(5,), B=(2,)).pool(6, 1, 3, 3).claiming(turn=B)
    view = t.g.view(B)
    assert (view["round"], view["phase"], view["claimer"], view["order"]) == (1, "claim", B, [A, B])
    assert [die["face"] for die in view["dice"] if die["where"] == "pool"] == [6, 1, 3, 3]
    assert {die["seat"]: die["face"] for die in view["dice"] if die["where"] == "claimed"} == {A: 5, B: 2}


def test_the_view_shows_what_everybody_would_deal_as_things_stand() -> None:
    t = table(3).attack(A=7, B=3).defence(B=4, C=2).sword(B).raging(A)
    assert t.g.view(A)["blows"] == [[0, 6, 10], [4, 0, 3], [0, 0, 0]]


def test_a_pending_cut_is_shown_with_its_item() -> None:
    t = table(3).guile(B=15, C=30).claiming().buys(B, "initiative").buys(C, "quickness")
    assert t.g.view(A)["cuts"] == [{"seat": C, "item": "quickness"}, {"seat": B, "item": "initiative"}]
    assert t.g.view(A)["claimer"] == C


def test_an_option_is_described_with_the_faces_of_its_dice() -> None:
    t = table().assigning(A=(2, 3, 6))
    said = {opt.verb: TEXTS.say(t.g.describe(A, opt)) for opt in options(t.g, A)}
    assert said["attack_all"] == "Tick a box under attack 11 with all three dice; 2 to go"
    assert said["speed"].startswith("Add the ")
    pair = CARD.words.parse(t.code(A, "attack_pair", 2, 6))
    assert pair is not None
    assert TEXTS.say(t.g.describe(A, pair)).startswith("Tick a box under attack 8 with ")


def test_a_refusal_is_a_sentence_with_its_numbers() -> None:
    t = table().guile(A=16).hands(A=(5,), B=(6,)).claiming()
    assert TEXTS.why(t.refused(A, "force", B, 6)) == "Force costs 25 guile. You have 16: 9 short."


def test_a_refusal_names_the_step_in_the_language_of_the_person() -> None:
    reason = table().guile(A=60).assigning(A=(1, 2, 3)).refused(A, "focus", 1, 6)
    assert "“assign”" in TEXTS.why(reason)
    french = Texts(CARD, ["Ada", "Bo"], "fr")
    assert french.why(reason).endswith("pas à l’étape «\u00a0affectation\u00a0».")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_dice_tokens_and_boxes_stay_in_bounds_in_random_play(players: int) -> None:
    g = CARD.new(players, Dice.from_number(players, CARD.purposes), {"stalemate": 20})
    assert isinstance(g, DiceMutants)
    stream = Stream.from_number(players)
    printed = g.view(A)["printed"]
    while (seat := turn(g)) >= 0:
        assert g.life[seat] > 0
        rolled = len([place for place in g.owner if place != GONE])
        assert rolled == g.owner.count(POOL) + g.owner.count(PLACED) + sum(g.held)
        assert rolled >= 3 * len([life for life in g.life if life > 0])
        assert max(g.held) <= 3
        assert g.held == [g.owner.count(s) for s in range(players)]
        assert sorted(g.tokens[s] for s in g.order if g.life[s]) == sorted(t for t in g.tokens if t)
        assert min(g.points) >= 0
        assert all(0 <= life <= most <= 60 for life, most in zip(g.life, g.most, strict=True))
        opts = options(g, seat)
        choose(g, seat, opts[stream.below(len(opts))])
    for grids in g.view(A)["grids"]:
        for name in ("attack", "defence"):
            assert all(n <= boxes for n, boxes in zip(grids[name], printed[name], strict=True))


def test_life_blows_and_nearly_full_columns_are_worth_something() -> None:
    even = table().g.evaluate(A)
    assert even == pytest.approx(-table().g.evaluate(B))
    assert even > 0.0  # A claims first
    assert table().life(B=40).g.evaluate(A) > even
    assert table().attack(A=5).g.evaluate(A) > even
    assert table().attack(B=5).g.evaluate(A) < even
    assert table().ticked(A, "attack", 9, 3).g.evaluate(A) > table().ticked(A, "attack", 9, 2).g.evaluate(A) > even
    assert table().mutate(A=20).g.evaluate(A) > even


def test_the_end_outweighs_everything() -> None:
    t = table().life(A=5, B=3).attack(A=4).damage()
    assert (t.g.evaluate(A), t.g.evaluate(B)) == (1000.0, -1000.0)
    assert table(3).dead(C).g.evaluate(C) == -1000.0


def test_pass_is_offered_first_in_a_window() -> None:
    t = table().guile(A=15).claiming()
    assert options(t.g, A)[0] is PASS


@pytest.mark.parametrize("item", ["guile_gland", "extra_leg", "scales", "spikes", "sword", "shield"])
def test_the_number_in_an_option_is_that_of_the_menu(item: str) -> None:
    said = table().g.describe(A, next(opt for opt in CARD.words.by_code.values() if opt.verb == item))
    assert said.args["amount"] == CARD.box.amount[ITEMS.index(item)]
    assert str(said.args["amount"]) in TEXTS.say(said).partition(":")[2]
    assert "17" in TEXTS.fill(said.key, {**said.args, "amount": 17}).partition(":")[2]
