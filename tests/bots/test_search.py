"""The search: the same by its seed wherever it runs, for the seat it was asked for, and able to see a move ahead."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from chimera.bots import bots_for, find_bot, levels
from chimera.bots.ismcts import LOOK_EVERY, WHOLE, Manner, Node, Search
from chimera.bots.levels import EXPERT, HARD, PER_TREE, TREES, Depth, grow, own_greedy, searching, think
from chimera.engine.agenda import asked, choose, options, turn
from chimera.engine.card import GameCard, find, games
from chimera.engine.dice import Dice
from chimera.engine.game import Game
from chimera.engine.visibility import see
from chimera.games.dice_mutants.assign import AssignDice
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.evo.state import Evo
from chimera.lab.simulate import Plan, play_match
from tests.bots.helpers import marked, middle, stream
from tests.dice_mutants.helpers import A, table
from tests.toys import peek
from tests.toys.brigade import game as brigade

TTT = find("tic_tac_toe")
EVO = find("evo")
PIG = find("pig")


def a_search(card: GameCard, g: Game, manner: Manner, number: int = 1) -> Search:
    return Search(g, asked(g)[0], stream(number), card.scale, own_greedy(card), manner)


@pytest.mark.parametrize("card", [*games().values(), peek.CARD, brigade.CARD], ids=lambda card: card.name)
def test_the_same_seed_finds_the_same_and_another_looks_elsewhere(card: GameCard) -> None:
    g = middle(card, card.players[1], 3)
    seen = see(g, turn(g), stream())
    first = think(card, seen, stream(2), Depth(60))
    assert think(card, seen, stream(2), Depth(60)) == first
    assert sum(tip.visits for tip in first) <= 60
    assert all(0.0 <= tip.value <= 1.0 for tip in first)
    assert [tip.visits for tip in first] == sorted((tip.visits for tip in first), reverse=True)
    assert any(think(card, seen, stream(number), Depth(60)) != first for number in range(3, 8))


def test_processes_do_not_change_what_is_found() -> None:
    g = middle(TTT, 2, 1)
    seen = see(g, turn(g), stream())
    iterations = TREES * PER_TREE
    alone = think(TTT, seen, stream(4), Depth(iterations))
    assert sum(tip.visits for tip in alone) > 2 * PER_TREE, "one tree is not enough to prove this"
    spawn = multiprocessing.get_context("spawn")
    for processes in (1, 2):
        with ProcessPoolExecutor(processes, mp_context=spawn) as pool:
            assert think(TTT, seen, stream(4), Depth(iterations), pool) == alone


def test_a_tree_grown_elsewhere_is_the_tree_grown_here() -> None:
    g = middle(EVO, 4, 60)
    seen = see(g, turn(g), stream())
    text = EVO.codec.text(seen.game)
    assert levels.grow_elsewhere(EVO.ticket, text, seen.seat, 7, 40, 1.5) == grow(EVO, seen, 7, 40)


def test_hard_and_expert_are_numbers_of_iterations() -> None:
    assert (HARD.iterations, EXPERT.iterations) == (1_000, 10_000)
    g = marked(0, 3, 1)
    assert (levels.depth_of(EVO, "hard"), levels.depth_of(EVO, "expert").playouts) == (HARD, EVO.playouts)
    for name, depth in (("hard", HARD), ("expert", EXPERT)):
        seen = see(g, 1, stream())
        assert find_bot(TTT, name)(seen, stream(3)) is searching(TTT, depth)(seen, stream(3))


@pytest.mark.parametrize(("cells", "best"), [((0, 3, 1, 4), 2), ((0, 4, 1), 2), ((4, 0, 3), 5)])
def test_a_search_wins_and_prevents_a_win(cells: tuple[int, ...], best: int) -> None:
    g = marked(*cells)
    for number in range(5):
        assert searching(TTT, Depth(300))(see(g, turn(g), stream()), stream(number)).code == f"mark:{best}"


def test_a_search_never_loses_tic_tac_toe() -> None:
    for number in range(6):
        bots = ("hard", "greedy") if number % 2 else ("greedy", "hard")
        played = play_match(Plan("tic_tac_toe", bots, 1, {}), number)
        assert played.shares[bots.index("hard")] > 0.0


def test_where_several_are_asked_the_search_is_for_the_seat_it_was_asked_for() -> None:
    g = middle(peek.CARD, 3, 0)
    while not isinstance(g.agenda[-1], peek.Guessing):
        choose(g, asked(g)[0], options(g, asked(g)[0])[0])
    assert asked(g) == (0, 1, 2)
    choose(g, 1, peek.GUESS[0])
    assert asked(g) == (0, 2)
    g.cards.show(peek.DECK, -1, 1 << 2)  # type: ignore[attr-defined]
    card = g.cards.pieces[peek.DECK][-1]  # type: ignore[attr-defined]
    right = f"guess:{int(card >= peek.HIGH)}"
    for number in range(5):
        tips = think(peek.CARD, see(g, 2, stream()), stream(number), Depth(200))
        assert tips[0].code == right, "seat 2 has seen the card, seat 0 has not"
        assert tips[0].value > tips[1].value


def test_a_search_that_is_decided_ends_early_and_chooses_the_same() -> None:
    g = marked(0, 3, 1, 4)
    manner = Manner()
    iterations = HARD.iterations
    search = a_search(TTT, g, manner)
    search.run(iterations)
    assert search.iterations < iterations
    best, *others = search.ranking()
    assert best.opt.code == "mark:2"
    lead = best.visits - max(node.visits for node in others)
    assert lead * manner.decided > iterations - search.iterations >= (lead - LOOK_EVERY) * manner.decided
    for _ in range(iterations - search.iterations):
        search.iterate()
    assert search.ranking()[0] is best


def test_a_search_that_is_cut_short_chooses_from_what_it_found_and_says_how_much_that_was() -> None:
    g = middle(EVO, 3, 30)
    looks: list[int] = []

    def third_look() -> bool:
        looks.append(1)
        return len(looks) >= 3

    seen = see(g, turn(g), stream())
    tips = think(EVO, seen, stream(2), Depth(96), None, third_look)
    assert 1 <= sum(tip.visits for tip in tips) < 96
    assert len(looks) == 3
    assert tips[0].code in [opt.code for opt in options(g, turn(g))]


def test_a_search_nobody_cuts_is_the_same_as_one_that_nobody_may_cut() -> None:
    g = middle(EVO, 3, 30)
    seen = see(g, turn(g), stream())
    assert think(EVO, seen, stream(2), Depth(96), None, lambda: False) == think(EVO, seen, stream(2), Depth(96))


def test_a_search_of_several_trees_that_is_cut_at_once_grows_the_first_a_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "PER_TREE", 50)
    seen = see(marked(0), 1, stream())
    tips = think(TTT, seen, stream(2), Depth(200), None, lambda: True)
    assert 1 <= sum(tip.visits for tip in tips) <= 16


def test_every_iteration_is_one_visit_of_one_option() -> None:
    search = a_search(EVO, middle(EVO, 4, 40), Manner())
    for number in range(1, 40):
        search.iterate()
        assert sum(node.visits for node in search.ranking()) == number == search.root.visits


def test_the_greedy_bot_says_where_to_look_first() -> None:
    g = middle(EVO, 4, 40)
    search = a_search(EVO, g, Manner(trust=1.0, votes=1))
    search.run(3)
    favourite = max(search.root.children.values(), key=lambda node: node.prior)
    assert search.ranking()[0] is favourite
    assert favourite.visits == 3, "with full trust nothing else is tried so soon"


def test_equal_dice_are_one_choice() -> None:
    card = find("dice_mutants")
    g = card.new(3, Dice.from_number(5, card.purposes))
    assert isinstance(g, DiceMutants)
    search = a_search(card, g, Manner())
    for _ in range(60):
        search.iterate()
    faces = [g.faces[node.opt.a] for node in search.ranking()]
    assert sorted(faces) == sorted(set(g.faces)), "nine dice, each face thought of once"


def test_a_choice_is_valued_a_few_times_before_what_follows_is_looked_at() -> None:
    search = a_search(EVO, middle(EVO, 4, 40), Manner(expand_at=3))
    for _ in range(200):
        search.iterate()
    nodes = [search.root]
    while nodes:
        node = nodes.pop()
        followed = sum(child.visits for child in node.children.values())
        assert node is search.root or followed <= max(0, node.visits - 3)
        nodes.extend(node.children.values())
    assert any(child.children for child in search.root.children.values())


def test_a_walk_ends_with_the_chapter() -> None:
    card = find("dice_mutants")
    g = card.new(2, Dice.from_number(5, card.purposes))
    while not isinstance(g.agenda[-1], AssignDice):
        choose(g, turn(g), options(g, turn(g))[0])
    search = a_search(card, g, Manner())
    for _ in range(400):
        search.iterate()
    verbs = set()
    nodes = [search.root]
    while nodes:
        node = nodes.pop()
        verbs |= {child.opt.verb for child in node.children.values()}
        nodes.extend(node.children.values())
    assert "attack" in verbs
    assert "claim" not in verbs, "a new round is rolled for everybody: nothing to be planned"


def test_doubt_spreads_a_guess_at_the_victory() -> None:
    early = middle(EVO, 4, 10)
    late = early.clone()
    assert isinstance(late, Evo)
    late.round = 11
    guesses = [a_search(EVO, g, Manner()).worth_now(g) for g in (early, late)]
    assert max(guesses[0]) < max(guesses[1])


def test_a_rollout_to_the_end_is_worth_what_the_match_brought() -> None:
    search = a_search(PIG, middle(PIG, 3, 4), Manner(rollout=WHOLE))
    for _ in range(20):
        worth = search.worth(search.game.determinize(search.seat, search.stream))
        assert sorted(worth) == [0.0, 0.0, 1.0]


def test_a_guess_at_the_victory_adds_up_to_one() -> None:
    search = a_search(EVO, middle(EVO, 4, 50), Manner())
    worth = search.worth(search.game.determinize(search.seat, search.stream))
    assert sum(worth) == pytest.approx(1.0)
    assert all(0.0 < share < 1.0 for share in worth)


def test_easy_mostly_plays_like_normal() -> None:
    g = PIG.new(2, Dice.from_number(1, PIG.purposes))
    g.pot = 20  # type: ignore[attr-defined]
    normal, easy = (
        [bots_for(PIG)[name](see(g, 0, stream()), stream(number)).code for number in range(400)]
        for name in ("normal", "easy")
    )
    assert set(normal) == {"hold"}
    assert 25 <= easy.count("roll") <= 80, "one choice in four by lot, and half of these are the same"


def test_what_is_in_the_middle_of_something_is_finished_and_not_searched() -> None:
    t = table(3).guile(A=60).hands(A=(1, 2, 3), B=(4, 4, 4), C=(2, 2, 2)).claiming()
    card = find("dice_mutants")

    def verbs(node: Node) -> set[str]:
        return {node.opt.verb}.union(*[verbs(child) for child in node.children.values()])

    search = a_search(card, t.g, Manner())
    search.run(300)
    below = set().union(*[verbs(child) for child in search.root.children.values()])
    assert {"extreme_focus", "attack_all"} <= below
    assert "set" not in below
    search = a_search(card, t.choose(A, "extreme_focus").g, Manner())
    search.run(100)
    assert {child.opt.verb for child in search.root.children.values()} == {"set"}
    assert len(search.root.children) == 6
    assert search.ranking()[0].opt.b == 6
