"""The driver: steps in reading order, scopes, windows, deciding together, and refusals that change nothing."""

from __future__ import annotations

from typing import ClassVar

import pytest

from chimera.engine.agenda import (
    STEPS_PER_CHOICE,
    advance,
    asked,
    choose,
    choose_code,
    leave,
    options,
    play_out,
    then,
    turn,
    why_not,
)
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import PASS, READY, Game, Opt, Step, Words
from chimera.engine.reasons import EngineBug, Refused
from tests.toys import outcry, peek
from tests.toys.peek import BURY, DRAW, GUESS, STOP, TAKE, UNDER, Peek

WORDS = peek.CARD.words


class Say(Step[Game]):
    """Writes a number down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, g: Game) -> None:
        g.scores.append(self.number)


class SayTwice(Say):
    """Pushes two steps, which come before what was pushed earlier."""

    def run(self, g: Game) -> None:
        then(g, Say(self.number), Say(self.number))


class Bottom(Say):
    """The bottom of a scope; when it is left it says so."""

    SCOPE: ClassVar[str] = "battle"

    def left(self, g: Game) -> None:
        g.scores.append(-self.number)


class Leave(Step[Game]):
    """Leaves the scope."""

    def run(self, g: Game) -> None:
        leave(g, "battle")


class CountDown(Say):
    """A long row of steps."""

    def run(self, g: Game) -> None:
        if self.number > 1:
            then(g, CountDown(self.number - 1))


def run(*steps: Step[Game]) -> list[int]:
    """What is written down when these steps run."""
    g = Game([], Dice.from_number(1, ()), [], 1)
    then(g, *steps)
    advance(g)
    assert turn(g) == -1
    assert asked(g) == ()
    return g.scores


def match(players: int = 3, seed: int = 7) -> Peek:
    g = peek.CARD.new(players, Dice.from_number(seed, peek.CARD.purposes))
    assert isinstance(g, Peek)
    return g


def at_the_fair() -> Peek:
    g = match()
    for seat in range(3):
        choose(g, seat, PASS)
    return g


def test_steps_run_in_reading_order() -> None:
    assert run(Say(1), Say(2), Say(3)) == [1, 2, 3]


def test_what_a_step_pushes_comes_next() -> None:
    assert run(SayTwice(1), Say(2)) == [1, 1, 2]


def test_leaving_a_scope_skips_to_its_bottom_and_tells_it() -> None:
    assert run(Say(1), Leave(), Say(2), Bottom(3), Say(4)) == [1, -3, 4]


def test_only_the_innermost_scope_is_left() -> None:
    assert run(Leave(), Bottom(1), Say(2), Bottom(3)) == [-1, 2, 3]


def test_leaving_a_scope_that_is_not_there_is_a_bug_of_the_game() -> None:
    with pytest.raises(EngineBug, match="The scope 'battle' was left"):
        run(Leave(), Say(1))


def test_a_loop_without_a_decision_is_reported_instead_of_hanging() -> None:
    assert run(CountDown(STEPS_PER_CHOICE - 1)) == []
    with pytest.raises(EngineBug, match="More than 10000 steps without a decision"):
        run(CountDown(STEPS_PER_CHOICE + 10))


def test_a_window_asks_the_others_in_order_and_then_the_draw_goes_on() -> None:
    g = match()
    choose(g, 0, DRAW)
    assert asked(g) == (1,)
    choose(g, 1, PASS)
    assert asked(g) == (2,)
    choose(g, 2, PASS)
    assert len(g.hand(0)) == 3
    assert turn(g) == 1


def test_a_stopped_draw_ends_the_turn_without_asking_the_others() -> None:
    g = match()
    g.cards.pieces[peek.HANDS + 1][0] = 3
    choose(g, 0, DRAW)
    choose(g, 1, STOP[3])
    assert len(g.hand(0)) == 2
    assert turn(g) == 1
    assert not any(isinstance(step, peek.Window | peek.Drawing) for step in g.agenda)


def test_a_chain_ends_with_its_second_decision() -> None:
    g = match()
    card = g.hand(0)[0]
    choose(g, 0, BURY[card])
    assert asked(g) == (0,)
    choose(g, 0, UNDER)
    assert g.cards.pieces[peek.DECK][0] == card
    assert turn(g) == 1


def test_together_everybody_may_act_in_any_order() -> None:
    g = at_the_fair()
    assert asked(g) == (0, 1, 2)
    choose(g, 2, TAKE[0])
    assert asked(g) == (0, 1)
    assert options(g, 1) == [READY, TAKE[1], TAKE[2]]


def test_an_act_withdraws_the_ready_of_all_others() -> None:
    g = at_the_fair()
    choose(g, 0, READY)
    assert asked(g) == (1, 2)
    choose(g, 1, READY)
    assert asked(g) == (2,)
    assert turn(g) == 2
    choose(g, 2, TAKE[1])
    assert asked(g) == (0, 1)
    choose(g, 0, READY)
    choose(g, 1, READY)
    assert options(g, turn(g)) == GUESS


def test_ready_is_withdrawn_even_when_ones_own_options_stay_the_same() -> None:
    class Stall(peek.Fair):
        """A fair with enough of everything."""

        def act(self, g: Peek, seat: int, opt: Opt) -> None:
            g.taken[seat] = 1

    g = at_the_fair()
    g.agenda[-1] = Stall()
    choose(g, 0, READY)
    before = options(g, 0)
    choose(g, 1, TAKE[0])
    assert options(g, 0) == before
    assert asked(g) == (0, 2)


def test_who_can_is_asked_without_listing_what_they_can() -> None:
    class Counting(peek.Fair):
        """Notes for whom options are listed."""

        def acts(self, g: Peek, seat: int) -> list[Opt]:
            listed.append(seat)
            return super().acts(g, seat)

    listed: list[int] = []
    g = at_the_fair()
    g.agenda[-1] = Counting()
    choose(g, 1, TAKE[0])
    assert turn(g) == 0
    assert asked(g) == (0, 2)
    assert listed == []
    options(g, 2)
    assert listed == [2]


def test_deciding_together_is_over_when_nobody_who_can_act_is_not_ready() -> None:
    g = at_the_fair()
    choose(g, 0, READY)
    choose(g, 2, READY)
    g.taken[1] = 1  # nothing to do any more, READY or not
    advance(g)
    assert options(g, turn(g)) == GUESS


def outcry_over_a_draw() -> Peek:
    """A wants to draw; B holds 3 and 6, C holds 0 and 4, A nothing that stops."""
    g = outcry.CARD.new(3, Dice.from_number(7, outcry.CARD.purposes))
    assert isinstance(g, Peek)
    for seat, hand in enumerate(([1, 2], [3, 6], [0, 4])):
        g.cards.pieces[peek.HANDS + seat] = hand
    choose(g, 0, DRAW)
    return g


def test_a_window_asks_all_at_once_and_closes_when_all_passed() -> None:
    g = outcry_over_a_draw()
    assert asked(g) == (0, 1, 2)
    assert options(g, 0) == [PASS]
    assert options(g, 1) == [PASS, STOP[3], STOP[6]]
    choose(g, 2, PASS)
    assert asked(g) == (0, 1)
    choose(g, 0, PASS)
    choose(g, 1, PASS)
    assert len(g.hand(0)) == 3
    assert turn(g) == 1


def test_a_play_opens_the_window_anew_for_those_who_passed_and_for_the_one_who_played() -> None:
    g = outcry_over_a_draw()
    choose(g, 0, PASS)
    choose(g, 2, PASS)
    choose(g, 1, STOP[3])
    assert asked(g) == (0, 1, 2)
    choose(g, 2, STOP[0])
    assert asked(g) == (0, 1, 2)
    choose(g, 1, STOP[6])
    assert asked(g) == (0, 2), "B holds nothing any more, as everybody can see"
    choose(g, 0, PASS)
    choose(g, 2, PASS)
    assert len(g.hand(0)) == 2, "stopped, let go on, and stopped again"
    assert turn(g) == 1


def test_sealed_guesses_wait_for_all() -> None:
    g = at_the_fair()
    for seat in range(3):
        choose(g, seat, READY)
    choose(g, 1, GUESS[0])
    assert asked(g) == (0, 2)
    assert g.view(0)["guesses"] == [peek.OPEN, peek.SEALED, peek.OPEN]
    assert g.view(1)["guesses"] == [peek.OPEN, 0, peek.OPEN]
    choose(g, 2, GUESS[1])
    choose(g, 0, GUESS[1])
    assert g.round == 2


@pytest.mark.parametrize(
    ("seat", "code", "key"),
    [
        (0, "fly", "unknown-code"),
        (0, "bury:99", "unknown-code"),
        (1, "pass", "not-asked"),
        (7, "pass", "not-asked"),
        (0, "take:0", "not-here"),
    ],
)
def test_a_refused_choice_has_a_reason_and_changes_nothing(seat: int, code: str, key: str) -> None:
    g = match()
    before = peek.CARD.codec.text(g)
    with pytest.raises(Refused) as refused:
        choose_code(g, WORDS, seat, code)
    assert refused.value.reason.key == key
    assert peek.CARD.codec.text(g) == before


def test_an_offered_code_is_carried_out() -> None:
    g = match()
    assert why_not(g, WORDS, 0, "peek") is None
    assert choose_code(g, WORDS, 0, "peek").code == "peek"
    assert turn(g) == 1


def test_after_the_end_every_choice_is_refused() -> None:
    g = match()
    assert play_out(g, Stream.from_number(1), peek.CARD.bound(3)) > 0
    assert turn(g) == -1
    reason = why_not(g, WORDS, 0, "pass")
    assert reason is not None
    assert reason.key == "match-over"


def test_a_match_that_does_not_end_is_reported() -> None:
    with pytest.raises(EngineBug, match="did not end within 3 choices"):
        play_out(match(), Stream.from_number(1), 3)


def test_forced_answers_are_not_counted_as_decisions() -> None:
    g = match(2)
    g.cards.pieces[peek.HANDS + 1] = [4, 5]  # no card that stops
    choose(g, 0, DRAW)
    assert options(g, 1) == [PASS]
    copy = g.clone()
    choose(copy, 1, PASS)
    counted = play_out(g, Stream.from_number(3), 200)
    assert counted == play_out(copy, Stream.from_number(3), 200)


def test_words_give_each_code_one_option() -> None:
    words = Words()
    bid = words.verb("bid", 2, 3, doc="bid")
    assert words.parse("bid:1:2") is bid.at(1, 2)
    assert bid.at(1, 2).code == "bid:1:2"
    assert words.parse("bid:2:0") is None
    assert words.parse("pass") is PASS
    assert [opt.rank for opt in bid.opts] == sorted(opt.rank for opt in bid.opts)
    assert ("bid:0-1:0-2", "bid") in words.grammar()
