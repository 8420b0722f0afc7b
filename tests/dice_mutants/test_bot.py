"""The bot: what it sees in dice, boxes, items and order tokens, and that it plays well enough to be a yardstick."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Dice, Stream
from chimera.engine.texts import Texts
from chimera.engine.visibility import see
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.bot import BOTS
from chimera.games.dice_mutants.outlook import at_the_end, last_hands, queue, shelf_of
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.weights import SETS
from chimera.games.dice_mutants.worth import JUDGE, MOST_BOXES, SPANS, Race, rounds
from chimera.lab.simulate import simulate
from tests.dice_mutants.helpers import A, B, C, Table, table


def advice(t: Table, name: str = "greedy-1") -> str:
    """What the bot would choose for whoever is asked."""
    seat = t.asked
    assert seat is not None
    before = CARD.codec.fingerprint(t.g)
    stream = Stream.from_number(1)
    found = BOTS[name](see(t.g, seat, stream), stream)
    assert CARD.codec.fingerprint(t.g) == before
    assert found.code in t.offers
    return found.code


def test_a_life_lasts_as_long_as_the_blows_let_it() -> None:
    assert rounds(10, [5.0] * SPANS) == pytest.approx(2.0)
    assert rounds(9, [4.0, 2.5, 0.0, 0.0, 0.0, 0.0]) > 20.0
    assert rounds(0, [0.0] * SPANS) < rounds(1, [99.0] * SPANS) + 0.05


def test_fewer_missing_boxes_and_more_time_are_better_odds() -> None:
    odds = JUDGE.odds
    at = [[(16 * MOST_BOXES + missing) * SPANS + span for span in range(SPANS)] for missing in (1, 2)]
    assert all(odds[one] > odds[two] for one, two in zip(at[0][1:], at[1][1:], strict=True))
    assert [odds[i] for i in at[0]] == sorted(odds[i] for i in at[0])


def test_whoever_strikes_harder_lasts_longer() -> None:
    race = Race(table().attack(A=12).g, JUDGE)
    assert race.now(A) > 0 > race.now(B)
    assert race.now(A) == pytest.approx(-race.now(B))


def test_the_last_box_of_a_strong_column_is_ticked() -> None:
    t = table().ticked(A, "attack", 16, 1).assigning(A=(6, 6, 4))
    assert advice(t) == "attack_all"


def test_the_die_that_finishes_a_column_is_claimed() -> None:
    t = table().ticked(A, "attack", 16, 1).hands(A=(6, 6), B=(1, 1)).pool(5, 4).claiming(A).all_pass()
    assert advice(t) == f"claim:{t.die(-1, 4)}"


def test_equal_faces_are_one_and_the_first_is_taken() -> None:
    t = table().hands().pool(6, 6, 6, 6, 6, 6).claiming().all_pass()
    assert advice(t) == "claim:0"


def test_two_dice_are_turned_one_after_the_other_to_finish_the_eighteen() -> None:
    t = table().defence(A=18).guile(A=90).focused_before(A).hands(A=(6, 1, 2), B=(4, 4, 4)).claiming()
    for _ in range(2):
        t.choose(A, advice(t))
    assert t.faces(A) == [6, 6, 6]


def test_extreme_focus_turns_all_three_to_the_best_hand() -> None:
    t = table().defence(A=18).guile(A=60).hands(A=(1, 1, 2), B=(4, 4, 4)).claiming()
    assert advice(t) == "extreme_focus"
    for _ in range(4):
        t.choose(A, advice(t))
    assert t.faces(A) == [6, 6, 6]


def test_nobody_pays_to_claim_when_it_is_their_turn_anyway() -> None:
    assert advice(table().guile(A=15).claiming()) == "pass"


def test_spikes_that_end_the_battle_are_bought() -> None:
    assert advice(table().life(B=3).mutate(A=30).mutating()) == "spikes:1"


def test_rage_that_ends_the_battle_is_bought() -> None:
    t = table().attack(A=12).defence(B=4).life(B=16).mutate(A=60).mutating()
    assert advice(t, "greedy-2") == "rage"


def test_the_lowest_token_is_traded_for_and_a_higher_one_left() -> None:
    t = table(3).tokens(A=2, B=1, C=3).speed(A=9).assigning(A=(4, 4, 4))
    t.assign_all_of(B)
    t.do(A, "speed", 4).assign_all_of(A)
    assert advice(t) == "trade:1"
    t = table(3).tokens(A=1, B=2, C=3).speed(A=9).assigning(A=(4, 4, 4))
    t.do(A, "speed", 4).assign_all_of(A)
    assert advice(t) == "pass"


def test_bought_claims_come_first_in_the_queue() -> None:
    g = table(3).claiming().g
    assert queue(g, (C,), (A, B)) == [C, B, A, A, B, C, A, B, C]


def test_the_yardstick_is_frozen() -> None:
    assert SETS["greedy-1"] == [0.5, 5.0, 0.25, 0.7, 1.8, 0.4, 0.01, 0.6, 0.5, 1.0]


@pytest.mark.parametrize("players", [2, 3])
def test_greedy_beats_random(players: int) -> None:
    bots = ["greedy-1"] + ["random"] * (players - 1)
    assert simulate(CARD, bots, 6, 3, jobs=1).seats[0].wins >= 5


def test_the_same_match_gives_the_same_advice() -> None:
    results = [simulate(CARD, ["greedy", "greedy"], 1, 5, jobs=1) for _ in range(2)]
    assert results[0].decisions == results[1].decisions
    assert results[0].seats == results[1].seats


def test_the_lab_hears_of_tokens_and_life() -> None:
    g = CARD.new(4, Dice.from_number(2, CARD.purposes))
    assert sorted(CARD.starts(g)["order token"]) == [1, 2, 3, 4]
    assert CARD.tally(g) == [45] * 4


@pytest.mark.parametrize(("language", "words"), [("en", ("dead", "Sword")), ("fr", ("mort", "Épée"))])
def test_the_picture_fits_eighty_columns_and_shows_what_matters(language: str, words: tuple[str, str]) -> None:
    t = table(6).attack(A=12).sword(A).guile(B=123).dead(C).hands(A=(6, 5), B=(3,)).claiming()
    out = io.StringIO()
    Console(file=out, width=80).print(CARD.picture(t.g.view(A), A, Texts(CARD, (), language)))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    text = out.getvalue()
    assert all(word in text for word in ("A 6 5", "B 3", *words, "123", "45/45", "14"))


def test_dice_in_hand_are_worth_what_can_be_made_of_them() -> None:
    def worth(*hand: int) -> float:
        return table().ticked(A, "attack", 16, 1).assigning(A=hand).g.evaluate(A)

    assert worth(6, 6, 4) > worth(6, 5, 4)
    assert worth(6, 6, 4) > worth(1, 1, 1)


def test_a_draft_is_valued_by_the_hands_it_leads_to() -> None:
    def worth(*pool: int) -> float:
        return (
            table()
            .ticked(A, "attack", 16, 1)
            .hands(A=(6, 6), B=(1, 1))
            .pool(*pool)
            .claiming(A)
            .all_pass()
            .g.evaluate(A)
        )

    assert worth(4, 5) > worth(3, 5)
    assert worth(4, 3) == pytest.approx(worth(3, 4))


def test_a_lower_order_token_is_worth_having_while_nobody_has_dice() -> None:
    tokens = [table(3).tokens(A=a, B=b, C=c).mutating().g.evaluate(A) for a, b, c in ((1, 2, 3), (2, 1, 3), (3, 1, 2))]
    assert tokens == sorted(tokens, reverse=True)


def test_points_are_worth_what_they_buy_and_guile_less_the_more_there_is() -> None:
    def worth(guile: int) -> float:
        return table().guile(A=guile).mutating().g.evaluate(A)

    assert worth(20) - worth(0) > worth(60) - worth(40) > 0.0


def test_what_was_looked_at_before_changes_no_evaluation() -> None:
    first = table(3).guile(A=30).hands(A=(6, 6), B=(1, 1)).pool(5, 4, 3, 2, 1).claiming(A).g
    now = first.standings()
    for guile in range(60):
        table(3).guile(A=guile).ticked(B, "attack", 9, guile % 4).assigning(A=(6, 6, 4)).g.standings()
    assert first.standings() == now


def test_dice_in_hand_are_worth_as_much_as_when_they_are_placed() -> None:
    t = table().ticked(A, "attack", 16, 1).assigning(A=(6, 6, 4))
    in_hand = t.g.standings()
    assert advice(t, "greedy") == "attack_all"
    assert t.do(A, "attack_all").g.standings() == pytest.approx(in_hand)
    t = table().mutate(A=21).attack(A=9).assigning(A=(3, 2, 2))
    in_hand = t.g.standings()
    while t.g.held[A] > 0:
        t.choose(A, advice(t, "greedy"))
    assert t.g.standings() == pytest.approx(in_hand)


def test_a_hand_that_will_kill_is_worst_for_whom_it_kills() -> None:
    def worth(*hand: int) -> list[float]:
        return table(3).life(A=17, B=40).assigning(A=(1, 1, 1), B=(1, 1, 1), C=hand).g.standings()

    assert min(worth(1, 1, 1)) > -50.0
    deadly = worth(6, 6, 6)  # attack 18 against defence 1
    assert deadly[A] == -1000.0
    assert -50.0 < deadly[B] < deadly[C]


def test_the_end_of_a_round_is_foreseen() -> None:
    def worth(**life: int) -> list[float]:
        return table(3).life(**life).assigning(A=(1, 1, 1), B=(1, 1, 1), C=(6, 6, 6)).g.standings()

    assert worth(A=17, B=17) == [-1000.0, -1000.0, 1000.0]
    together = table(3).life(A=8, B=8).attack(A=9, B=9).mutate(A=50).dead(C).mutating().g
    assert not together.how
    assert together.standings() == [500.0, 500.0, -1000.0]


def end_of(g: DiceMutants) -> DiceMutants:
    """The end of the round, as the bot foresees it."""
    sheets = shelf_of(g, JUDGE).of(g)
    return at_the_end(g, sheets, last_hands(g, sheets))


def forget() -> None:
    CARD.box.shelves.clear()


def test_what_is_kept_of_other_positions_changes_no_standing() -> None:
    g = CARD.new(3, Dice.from_number(8, CARD.purposes))
    lots = Stream.from_number(8)
    positions = []
    for _ in range(400):
        seat = turn(g)
        if seat < 0:
            break
        positions.append(g.clone())
        opts = options(g, seat)
        choose(g, seat, opts[lots.below(len(opts))])
    fresh = []
    for position in positions:
        forget()
        fresh.append(position.standings())
    forget()
    assert [position.standings() for position in positions] == fresh
    assert [position.standings() for position in reversed(positions)] == fresh[::-1]
    for position, found in zip(positions, fresh, strict=True):
        position.standings()[0] = 99.0
        assert position.standings() == found


def test_a_position_that_differs_in_one_thing_is_another() -> None:
    def worth(t: Table, last: int = 5) -> list[float]:
        return t.assigning(A=(1, 2, 3), B=(4, 4, 6), C=(5, 5, last)).g.standings()

    def plain() -> Table:
        return table(3).life(A=30, B=30, C=30)

    found = [
        worth(plain()),
        worth(plain(), last=6),
        worth(plain().life(A=29)),
        worth(plain().mutate(B=9)),
        worth(plain().guile(B=9)),
        worth(plain().speed(B=9)),
        worth(plain().attack(C=7)),
        worth(plain().sword(B)),
        worth(plain().attack(C=7).raging(C)),
        worth(plain().tokens(A=2, B=1, C=3)),
    ]
    assert [found.index(standings) for standings in found] == list(range(len(found)))


def test_rage_counts_in_this_round_and_not_in_the_next() -> None:
    t = table().attack(A=9).raging(A).mutate(A=50).mutating()
    end = end_of(t.g)
    assert (end.life[B], t.g.life[B]) == (45 - 16, 45)
    assert end_of(end).life[B] == 45 - 24


def test_a_box_is_ticked_in_thought_only_while_it_is_free() -> None:
    boxes = CARD.box.boxes[6]
    t = table().ticked(A, "attack", 6, boxes - 1).assigning(A=(6, 6, 1))
    thought = end_of(t.g)
    assert thought.ticks[6] <= boxes
    assert t.g.ticks[6] == boxes - 1
