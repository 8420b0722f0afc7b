"""The laws hold a healthy game for healthy, and each of them finds a game that breaks it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from chimera.engine.card import GameCard, find
from chimera.engine.laws import LAWS, LawBroken, check_game, fingerprints
from chimera.engine.reasons import ChimeraError
from tests.toys import bazaar, outcry, peek, potluck, recycling
from tests.toys.brigade import game as brigade
from tests.toys.broken import BROKEN, BrokenToy

EVERY_STEP = {"Turn", "Window", "Place", "Fair", "Guessing"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_secrets_keeps_all_laws(players: int) -> None:
    report = check_game(peek.CARD, players, seeds=range(6))
    assert report.matches == 6
    assert report.positions > 100
    assert report.compared > 200, "two states that look alike were hardly ever compared"
    assert report.steps == EVERY_STEP
    assert report.events == set(peek.CARD.events)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_window_of_all_at_once_keeps_all_laws(players: int) -> None:
    report = check_game(outcry.CARD, players, seeds=range(6))
    assert report.steps == {"LoudTurn", "Outcry", "Place", "Fair", "Guessing"}
    assert report.compared > 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_known_to_be_in_a_shuffled_deck_keeps_all_laws(players: int) -> None:
    report = check_game(recycling.CARD, players, seeds=range(12))
    assert report.steps == EVERY_STEP
    assert report.compared > 200


@pytest.mark.parametrize("card", [bazaar.CARD, potluck.CARD], ids=lambda card: card.name)
@pytest.mark.parametrize("players", [2, 4])
def test_a_free_order_with_chains_in_it_keeps_all_laws(card: GameCard, players: int) -> None:
    report = check_game(card, players, seeds=range(6))
    assert report.steps == {"Turn", "Window", "Place", "Stalls", "Pack", "Guessing"}


@pytest.mark.parametrize(
    ("card", "players"),
    [(peek.CARD, 3), (find("evo"), 2), (find("evo"), 4)],
    ids=lambda it: getattr(it, "name", str(it)),
)
def test_deals_that_look_alike_are_met_and_compared(card: GameCard, players: int) -> None:
    """For every purpose of the dice there are deals that somebody cannot tell apart, or nothing would be proven."""
    for seed in range(len(card.purposes)):
        report = check_game(card, players, [seed], only=["deals-that-look-alike-are-imagined-alike"])
        assert report.compared > 0, card.purposes[seed]


@pytest.mark.parametrize("card", [peek.CARD, outcry.CARD, recycling.CARD, brigade.CARD], ids=lambda card: card.name)
def test_choices_that_show_somebody_a_piece_are_met_and_compared(card: GameCard) -> None:
    report = check_game(card, 3, range(4), only=["what-is-shown-gives-nothing-else-away"])
    assert report.compared >= 10


@pytest.mark.parametrize("toy", BROKEN, ids=repr)
def test_a_broken_game_is_found_by_the_law_it_breaks(toy: BrokenToy) -> None:
    with pytest.raises(LawBroken) as found:
        check_game(toy.card, 3, seeds=range(8), only=[toy.law])
    assert found.value.law == toy.law


@pytest.mark.parametrize("toy", [toy for toy in BROKEN if not toy.alone], ids=repr)
def test_among_all_laws_the_right_one_speaks_first(toy: BrokenToy) -> None:
    with pytest.raises(LawBroken) as found:
        check_game(toy.card, 3, seeds=range(8))
    assert found.value.law == toy.law, str(found.value)


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {toy.law for toy in BROKEN} == set(LAWS)


def test_every_law_is_one_sentence() -> None:
    for name, sentence in LAWS.items():
        assert sentence.endswith("."), name
        assert len(sentence) > 20, name


def test_a_breach_says_game_law_players_seed_and_place_and_how_to_see_it_again() -> None:
    toy = next(toy for toy in BROKEN if toy.law == "nothing-is-lost")
    with pytest.raises(LawBroken) as found:
        check_game(toy.card, 3, seeds=range(4, 12))
    text = str(found.value)
    for part in (
        toy.card.name,
        "'nothing-is-lost'",
        "3 players",
        "seed ",
        "before choice ",
        "only=['nothing-is-lost']",
    ):
        assert part in text
    seed = int(text.split("seed ")[1].split(",")[0])
    with pytest.raises(LawBroken) as again:
        check_game(toy.card, 3, seeds=[seed], only=["nothing-is-lost"])
    assert str(again.value) == text


def test_an_unknown_law_is_refused_with_the_list_of_laws() -> None:
    with pytest.raises(ChimeraError, match="no law called 'gravity'; choose from: no-offered-choice-fails"):
        check_game(peek.CARD, 2, only=["gravity"])


def test_positions_worth_a_look_hold_every_kind_of_decision_and_the_end() -> None:
    report = check_game(peek.CARD, 4, seeds=[3], dear_positions=6, only=["why-not-answers"])
    assert report.positions == 6
    assert report.steps == EVERY_STEP


@pytest.mark.parametrize("game", ["pig", "tic_tac_toe"])
def test_a_match_is_the_same_in_every_process(game: str) -> None:
    lines = [
        subprocess.run(
            [sys.executable, "-m", "chimera.engine.laws", game, "2", "7"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for seed in ("0", "1")
    ]
    assert lines[0] == lines[1] == fingerprints(find(game), 2, 7)
    assert len(set(lines[0])) == len(lines[0]) > 4
