"""No bot's choice depends on what its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chimera.bots import Bot, find_bot
from chimera.bots.levels import Depth, grow, searching, think
from chimera.engine.agenda import asked, choose, options, turn
from chimera.engine.card import GameCard, find
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Game
from chimera.engine.visibility import see
from chimera.lab.simulate import Plan, play_match
from tests.toys import peek
from tests.toys.brigade import game as brigade

EVO = find("evo")
NAMES = ("random", "greedy", "greedy-1", "easy", "normal", "hard", "expert")
FEW = Depth(24)  # iterations, in place of a thousand
SHORT = {"hard": FEW, "expert": Depth(16, 2)}


def bot_called(card: GameCard, name: str) -> Bot:
    """A bot by its name; a search with few iterations."""
    return searching(card, SHORT[name]) if name in SHORT else find_bot(card, name)


def positions(card: GameCard, players: int, every: int, most: int) -> Iterator[tuple[Game, int]]:
    """Decisions spread over matches played at random, with one of the seats that are asked."""
    found = 0
    for seed in range(100):
        g = card.new(players, Dice.from_number(seed, card.purposes))
        stream = Stream.from_number(seed, "test positions")
        while turn(g) >= 0:
            waiting = asked(g)
            seat = waiting[stream.below(len(waiting))]
            opts = options(g, seat)
            if len(opts) > 1 and stream.below(every) == 0:
                yield g.clone(), seat
                found += 1
                if found == most:
                    return
            choose(g, seat, opts[stream.below(len(opts))])


def twin_of(g: Game, seat: int, number: int) -> Game:
    """A match that this seat cannot tell from the real one; everything it cannot know is different."""
    return g.determinize(seat, Stream.from_number(number, "test twins"))


def chosen(bot: Bot, g: Game, seat: int, number: int) -> str:
    """What a bot chooses with a given lot."""
    stream = Stream.from_number(number, "test secrets")
    return bot(see(g, seat, stream), stream).code


@pytest.mark.parametrize(
    ("card", "name"),
    [(EVO, name) for name in NAMES]
    + [(card, name) for card in (peek.CARD, brigade.CARD) for name in NAMES if name != "greedy-1"],
    ids=lambda x: x if isinstance(x, str) else x.name,
)
def test_a_bot_chooses_the_same_whatever_is_hidden(card: GameCard, name: str) -> None:
    bot = bot_called(card, name)
    most = 30 if name in SHORT else 120
    different = 0
    for number, (g, seat) in enumerate(positions(card, 3, 7, most)):
        twin = twin_of(g, seat, number)
        different += card.codec.text(g) != card.codec.text(twin)
        assert chosen(bot, g, seat, number) == chosen(bot, twin, seat, number)
    assert different == most, "the two matches were not different, so nothing was shown"


@pytest.mark.parametrize("card", [EVO, peek.CARD, brigade.CARD], ids=lambda card: card.name)
def test_a_search_does_not_lean_on_the_one_guess_it_was_handed(card: GameCard) -> None:
    for number, (g, seat) in enumerate(positions(card, 3, 7, 25)):
        guesses = [see(g, seat, Stream.from_number(i, "test guesses")) for i in range(2)]
        first, second = (think(card, seen, Stream.from_number(number, "test secrets"), FEW) for seen in guesses)
        assert first == second


def test_the_dice_to_come_are_hidden_from_a_search() -> None:
    pig = find("pig")
    for number, (g, seat) in enumerate(positions(pig, 2, 5, 30)):
        other = g.clone()
        other.dice = Dice.from_number(number + 1000, pig.purposes)
        assert chosen(searching(pig, FEW), g, seat, number) == chosen(searching(pig, FEW), other, seat, number)


def test_a_search_leaves_what_it_was_handed_as_it_was() -> None:
    for number, (g, seat) in enumerate(positions(peek.CARD, 3, 9, 10)):
        seen = see(g, seat, Stream.from_number(number, "test secrets"))
        before = peek.CARD.codec.text(seen.game)
        grow(peek.CARD, seen, number, FEW.iterations)
        assert peek.CARD.codec.text(seen.game) == before


def test_a_series_that_never_looks_for_random_bots_is_the_same_as_one_that_does() -> None:
    plan = Plan("evo", ("random", "greedy", "random"), 3, EVO.full_settings({}))
    played = play_match(plan, 1)
    assert played == play_match(plan, 1, lambda g: None)
    assert played.decisions > 50
