"""The bots for any game: they see what their seat may see, change nothing, and choose what is offered."""

from __future__ import annotations

import pytest

from chimera.bots import bots_for, find_bot
from chimera.bots.greedy import greedy
from chimera.bots.random import at_random
from chimera.engine.agenda import asked, choose, choose_code, options
from chimera.engine.card import GameCard, find, games
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Game
from chimera.engine.reasons import ChimeraError
from chimera.engine.visibility import see
from tests.toys import peek
from tests.toys.brigade import game as brigade

PIG = find("pig")
TTT = find("tic_tac_toe")
QUICK = ("random", "greedy", "easy", "normal")


def marked(*cells: int) -> Game:
    g = TTT.new(2, Dice.from_number(1, ()))
    for number, cell in enumerate(cells):
        choose_code(g, TTT.words, number % 2, f"mark:{cell}")
    return g


def chosen(card: GameCard, name: str, g: Game, number: int) -> str:
    stream = Stream.from_number(number, "test bots")
    return find_bot(card, name)(see(g, asked(g)[0], stream), stream).code


def test_random_chooses_every_option_about_as_often() -> None:
    g = marked(4)
    counts: dict[str, int] = {}
    stream = Stream.from_number(1, "test bots")
    for _ in range(1600):
        code = at_random(see(g, 1, stream), stream).code
        counts[code] = counts.get(code, 0) + 1
    assert sorted(counts) == [f"mark:{cell}" for cell in (0, 1, 2, 3, 5, 6, 7, 8)]
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 30, "chi-square of seven degrees"


def test_greedy_takes_what_wins_now() -> None:
    g = marked(0, 3, 1, 4)
    assert {chosen(TTT, "greedy", g, number) for number in range(10)} == {"mark:2"}


def test_greedy_breaks_ties_by_lot() -> None:
    assert len({chosen(TTT, "greedy", marked(), number) for number in range(60)}) == 9


def test_pigs_greedy_holds_at_twenty() -> None:
    for pot, code in ((0, "roll"), (19, "roll"), (20, "hold"), (25, "hold")):
        g = PIG.new(2, Dice.from_number(1, PIG.purposes))
        g.pot = pot  # type: ignore[attr-defined]
        assert chosen(PIG, "greedy", g, 1) == code


@pytest.mark.parametrize("card", [*games().values(), peek.CARD, brigade.CARD], ids=lambda card: card.name)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_what_is_offered_and_changes_nothing(card: GameCard, name: str) -> None:
    g = card.new(card.players[1], Dice.from_number(3, card.purposes))
    stream = Stream.from_number(4, "test bots")
    for number in range(12):
        if not g.agenda:
            break
        before = card.codec.text(g)
        seat = asked(g)[0]
        code = chosen(card, name, g, number)
        assert card.codec.text(g) == before
        assert code in [opt.code for opt in options(g, seat)]
        assert code == chosen(card, name, g, number), "the same lot, the same choice"
        opts = options(g, seat)
        choose(g, seat, opts[stream.below(len(opts))])


def test_a_bot_sees_no_dice_and_no_hidden_card() -> None:
    g = peek.CARD.new(3, Dice.from_number(3, peek.CARD.purposes))
    decks = set()
    for number in range(5):
        seen = see(g, 1, Stream.from_number(number, "test bots"))
        assert seen.game.view(1) == g.view(1)
        assert seen.game.dice.seed == ""
        assert seen.game.dice.words != g.dice.words
        decks.add(tuple(seen.game.cards.pieces[peek.DECK]))
    assert len(decks) == 5


def test_greedy_looks_at_every_option_once() -> None:
    g = marked(0, 3, 1, 4)
    seen = see(g, 0, Stream.from_number(1, "test bots"))
    before = TTT.codec.text(seen.game)
    assert greedy(seen, Stream.from_number(1, "test bots")).code == "mark:2"
    assert TTT.codec.text(seen.game) == before, "what the bot was given is not used up either"


def test_an_unknown_bot_is_refused_with_the_nearest_or_all_names() -> None:
    with pytest.raises(ChimeraError, match=r"No bot for Pig is called 'gredy'; did you mean greedy\?"):
        find_bot(PIG, "gredy")
    with pytest.raises(ChimeraError, match=r"there are: .*greedy.*random"):
        find_bot(PIG, "zzz")


def test_every_game_has_the_same_levels() -> None:
    for card in games().values():
        assert {"random", "greedy", "easy", "normal", "hard", "expert"} <= set(bots_for(card))
