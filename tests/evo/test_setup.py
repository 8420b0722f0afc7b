"""Setting up: points, the wheel, the bag, the stack, the deck, the track and the first dinosaurs."""

from __future__ import annotations

from collections import Counter

import pytest

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import HOST, SPECTATOR
from chimera.games.evo.card import CARD
from chimera.games.evo.state import Evo
from tests.evo.helpers import BOX, A, B, C, Table, table


def dealt(seed: int, players: int = 3) -> Evo:
    """A table just set up, before anything is revealed."""
    g = CARD.deal(players, Dice.from_number(seed, CARD.purposes), CARD.full_settings({}), CARD.rules)
    assert isinstance(g, Evo)
    return g


@pytest.mark.rule("evo.setup.starting-mutation-points")
def test_everybody_starts_with_six_points() -> None:
    assert dealt(1).scores == [6, 6, 6]


@pytest.mark.rule("evo.setup.mutation-points-hidden")
def test_points_are_shown_to_their_owner_only_until_the_meteorite() -> None:
    t = table(players=2).points(A, 6).points(B, 9)
    assert t.view(A)["scores"] == [6, None]
    assert t.view(SPECTATOR)["scores"] == [None, None]
    assert t.view(HOST)["scores"] == [None, None]
    t.stack("meteorite").climate_phase()
    for role in (A, B, SPECTATOR, HOST):
        assert t.view(role)["scores"] == [6, 9]


@pytest.mark.rule("evo.setup.mutation-points-not-secret")
def test_a_determinized_copy_keeps_the_true_points() -> None:
    t = table(players=2).points(A, 6).points(B, 9)
    copies = [t.g.determinize(A, Stream.from_number(number)) for number in range(20)]
    assert [copy.scores[B] for copy in copies] == [9] * 20


@pytest.mark.rule("evo.setup.open-scores-option")
def test_open_scores_show_all_points_and_are_off_by_default() -> None:
    t = table(players=2, open_scores=True).points(A, 6).points(B, 9)
    assert t.view(A)["scores"] == [6, 9]
    assert t.view(SPECTATOR)["scores"] == [6, 9]
    assert CARD.full_settings({})["open_scores"] is False


@pytest.mark.rule("evo.setup.wheel-start-position")
def test_the_wheel_starts_with_the_beach_ideal() -> None:
    view = dealt(3).view(SPECTATOR)
    assert view["wheel"]["zones"][0] == "ideal"
    assert view["climate"]["revealed"] == []


@pytest.mark.rule("evo.setup.event-deck-shuffled")
def test_the_fifteen_event_cards_are_shuffled_and_hidden() -> None:
    one, two = dealt(1), dealt(2)
    assert sorted(one.deck) == sorted(two.deck) == list(range(15))
    assert one.deck != two.deck
    assert one.deck == dealt(1).deck
    for role in (A, B, C, SPECTATOR, HOST):
        view = one.view(role)
        assert view["deck"] == 15
        assert view["hands"] == [[], [], []]
        other = dealt(1)
        other.deck = other.deck[::-1]
        assert other.view(role) == view  # the order is seen nowhere


@pytest.mark.rule("evo.setup.bag-normal-genes")
def test_all_normal_genes_are_in_the_bag() -> None:
    counts = Counter(BOX.gene_names[gene] for gene in dealt(4).bag if gene < BOX.normal)
    assert counts == {"legs": 6, "horn": 6, "thermoregulation": 6, "fur": 6, "egg": 6, "vial": 6}


@pytest.mark.rule("evo.setup.bag-eight-unique")
def test_eight_unique_genes_join_the_bag_and_nobody_knows_the_other_four() -> None:
    out: set[int] = set()
    for seed in range(40):
        g = dealt(seed)
        unique = [gene for gene in g.bag if gene >= BOX.normal]
        assert len(g.bag) == 44
        assert len(unique) == 8
        assert sorted(unique + list(g.left_out)) == list(range(BOX.normal, BOX.normal + 12))
        out |= set(g.left_out)
    assert len(out) == 12  # any of them may be left out
    g = dealt(0)
    views = [g.view(role) for role in (A, B, C, SPECTATOR, HOST)]
    g.bag, g.left_out = (*g.bag[:-1], g.left_out[0]), (g.bag[-1], *g.left_out[1:])
    assert [g.view(role) for role in (A, B, C, SPECTATOR, HOST)] == views


@pytest.mark.rule("evo.setup.climate-token-removed")
def test_one_token_other_than_the_meteorite_is_removed_unseen() -> None:
    removed = set()
    for seed in range(60):
        g = dealt(seed)
        assert len(g.stack) == 12
        assert BOX.meteorite in g.stack
        assert g.spare != BOX.meteorite
        assert Counter([*g.stack, g.spare]) == {0: 8, 1: 1, 2: 1, 3: 2, 4: 1}
        removed.add(g.spare)
    assert len(removed) > 1
    g = dealt(0)
    for role in (A, B, C, SPECTATOR, HOST):
        view = g.view(role)
        other = dealt(0)
        other.spare = next(t for t in range(len(BOX.tokens)) if t != g.spare)
        assert other.view(role) == view


@pytest.mark.rule("evo.setup.climate-bottom-three", "evo.setup.climate-top-nine")
def test_the_meteorite_is_tenth_eleventh_or_twelfth() -> None:
    places: Counter[int] = Counter()
    for seed in range(300):
        g = dealt(seed)
        places[12 - g.stack.index(BOX.meteorite)] += 1  # the last of the stack is its top
        assert BOX.meteorite not in g.stack[-9:]
    assert set(places) == {10, 11, 12}
    assert min(places.values()) > 60


@pytest.mark.rule("evo.setup.initial-initiative-random")
def test_the_leftmost_of_a_random_order_bids_first() -> None:
    orders = {dealt(seed).order for seed in range(60)}
    assert len(orders) == 6
    seed = next(seed for seed in range(60) if dealt(seed).order == (C, A, B))
    g = CARD.new(3, Dice.from_number(seed, CARD.purposes))
    assert isinstance(g, Evo)
    t = Table(g)
    assert t.phase == "mutations"
    assert t.asked == (C,)


@pytest.mark.rule("evo.setup.two-dinosaurs-on-start-spaces")
def test_everybody_starts_with_two_dinosaurs_on_a_pair_of_start_spaces() -> None:
    g = dealt(5, players=4)
    assert g.herds == [2, 2, 2, 2]
    assert g.view(SPECTATOR)["supply"] == [6, 6, 6, 6]
    for seat in range(4):
        assert sorted(s for s in range(48) if g.board[s] == seat) in [sorted(pair) for pair in g.island().starts]


@pytest.mark.rule("evo.setup.start-spaces-assignment")
def test_the_start_pairs_are_drawn_by_lot() -> None:
    seen = set()
    for seed in range(80):
        g = dealt(seed, players=4)
        pairs = [next(i for i, pair in enumerate(g.island().starts) if g.board[pair[0]] == seat) for seat in range(4)]
        assert sorted(pairs) == [0, 1, 2, 3]
        assert dealt(seed, players=4).board == g.board
        seen |= set(enumerate(pairs))
    assert len(seen) == 16


@pytest.mark.rule("evo.round.phase-order")
def test_before_the_first_round_nothing_is_going_on() -> None:
    view = table(3).view()
    assert view["phase"] == "climate"
    assert view["fight"] == {"from": -1, "to": -1, "face": -1}
    assert view["turn"] == {"seat": -1, "points": 0, "acted": False, "flown": False, "swum": False}
    assert view["lab"] == {"genes": [-1] * 3, "bids": [-1] * 3, "bidders": [-1] * 3, "lost": [-1] * 3}
    assert (view["egg"], view["announced"], view["discard"], view["boons"]) == (0, [], [], [])
