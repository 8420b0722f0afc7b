"""The bot of Blind Evolution Mythos: by what everybody can see, with sense, and to the end of every match."""

from __future__ import annotations

import pytest

from chimera.bots import find_bot
from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Dice, Stream
from chimera.engine.visibility import see
from chimera.games.blind_evolution.reasons import reasons
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.weave import Weave, whole_lines
from chimera.games.blind_evolution.words import COLOURS, WORDS
from chimera.games.blind_evolution.worth import odds
from chimera.lab.simulate import Plan, play_match
from tests.blind_evolution.city import CARD, A, B, boss, city, coded, found, give_bits, named, pawn, stand

NORMAL = find_bot(CARD, "normal")


def chosen(g: BlindEvolution, seat: int, guess: int = 1) -> str:
    """What the normal bot of a seat chooses, by names."""
    seen = see(g, seat, Stream.from_number(guess, "guess"))
    return named(g, NORMAL(seen, Stream.from_number(1, "choice")))


def appear(g: BlindEvolution, name: str, place: str, hp: int) -> None:
    """Let a boss stand on a hex with so many HP."""
    g.spawn(boss(g, name), g.box.hexes - 1)
    g.boss_hp[boss(g, name)] = hp
    for number in range(g.box.hexes):
        if g.name(number) == place:
            g.boss_at[boss(g, name)] = number


@pytest.mark.parametrize(("scenario", "seats"), [("borrowed_shadow", 2), ("tide_table", 3)])
def test_a_team_of_bots_plays_to_the_end(scenario: str, seats: int) -> None:
    settings = CARD.full_settings({"scenario": scenario})
    played = play_match(Plan("blind_evolution", ("normal",) * seats, 1, settings), 0)
    assert played.decisions > 40


def test_the_same_choice_whatever_is_guessed_at_what_is_hidden() -> None:
    g = CARD.new(3, Dice.from_number(3, CARD.purposes))
    assert isinstance(g, BlindEvolution)
    stream = Stream.from_number(3, "others")
    asked = 0
    while turn(g) >= 0 and asked < 60:
        seat = turn(g)
        if len(options(g, seat)) > 1:
            asked += 1
            assert len({chosen(g, seat, guess) for guess in range(2)}) == 1
            choose(g, seat, WORDS.by_code[coded(g, chosen(g, seat))])
        else:
            choose(g, seat, g.agenda[-1].sample(g, seat, stream))
    assert asked == 60


def test_a_clue_under_ones_feet_is_researched() -> None:
    g = city("rex", "takuan")
    stand(g, A="B-1", B="A-11")
    found(g, "B-1", "commuter_page")
    assert chosen(g, A) == "research"


def test_a_clue_within_a_walk_is_gone_to() -> None:
    g = city("rex", "takuan")
    stand(g, A="B-9", B="A-11")
    found(g, "B-1", "commuter_page")
    assert chosen(g, A) == "walk:B-1"


def test_a_pawn_that_would_kill_is_removed_or_left() -> None:
    g = city("rex", "takuan")
    stand(g, A="B-5", B="A-11")
    g.hp[A] = 1
    pawn(g, "B-1")
    g.points = 1
    assert chosen(g, A) == "clean:B-1" or chosen(g, A).startswith(("walk", "taxi"))


def test_odds_grow_with_company_and_with_health() -> None:
    g = city("rex", "takuan")
    appear(g, "the_lender", "B-10", 12)
    lender = boss(g, "the_lender")
    alone = odds(g, lender, [A])
    assert alone < odds(g, lender, [A, B])
    g.hp[A] = 3
    assert odds(g, lender, [A]) < alone


def test_a_weak_boss_of_the_aim_is_fought_and_a_strong_one_waited_for() -> None:
    g = city("rex", "takuan")
    stand(g, A="B-9", B="A-11")
    appear(g, "the_lender", "B-10", 2)
    g.points = 1  # with two something else may be done before
    assert chosen(g, A) == "walk:B-10"
    g.boss_hp[boss(g, "the_lender")] = 40
    assert chosen(g, A) != "walk:B-10"


@pytest.mark.parametrize("colour", range(len(COLOURS)))
def test_lines_that_bots_know_are_lines_of_the_board(colour: int) -> None:
    g = city("rex", "takuan")
    lines = whole_lines(g.box, colour)
    assert min(len(line) for line in lines) == 4
    assert max(len(line) for line in lines) == 7
    assert len({tuple(line) for line in lines}) == len(lines)


def test_bits_that_finish_a_line_are_laid() -> None:
    g = city("rex", "takuan")
    g.colours[A] = COLOURS.index("blue")
    give_bits(g, A, straight=4)
    assert Weave(g, A).missing == 0
    assert chosen(g, A).startswith("lay:straight")


def test_with_a_token_of_the_fallen_no_line_is_risked_when_nobody_could_join() -> None:
    g = city("rex", "takuan")
    g.colours[A] = COLOURS.index("blue")
    give_bits(g, A, straight=4)
    g.fallen[A] = 1
    g.reserve = []
    assert not chosen(g, A).startswith("lay")


def test_reasons_name_what_everybody_can_see() -> None:
    g = city("rex", "takuan")
    stand(g, A="B-1", B="A-11")
    found(g, "B-1", "commuter_page")
    pawn(g, "B-2")
    said = {message.key for message in reasons(g, A, WORDS.by_code["research"])}
    assert said == {"why-to-solve", "why-action"}
    said = {message.key for message in reasons(g, A, WORDS.by_code[coded(g, "clean:B-2")])}
    assert said == {"why-cleans", "why-bits", "why-spares", "why-action"}
    assert [message.key for message in reasons(g, A, WORDS.by_code["end"])] == ["why-unused", "why-touches"]
