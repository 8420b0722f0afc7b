"""Bots of a team: one chance for all, the same whoever chooses; and moves of several choices thought through."""

from __future__ import annotations

import pytest

from chimera.bots import find_bot, levels
from chimera.bots.greedy import WIDE, best_end, greedy, greedy_together
from chimera.bots.hints import hints
from chimera.bots.ismcts import Manner, Search
from chimera.bots.levels import Depth, depth_of, helped, own_greedy, searching, think
from chimera.bots.playouts import play_out
from chimera.engine.agenda import choose, choose_code, options, turn
from chimera.engine.card import find
from chimera.engine.dice import Dice
from chimera.engine.game import Opt
from chimera.engine.laws import check_game
from chimera.engine.visibility import see
from tests.bots.helpers import middle, stream
from tests.toys import peek
from tests.toys.brigade.game import BURNT, CARD, DECK, FETCH, FILL, NIGHTS, POUR, BeginNight, Brigade, Dusk, Pour, Turn

LINKS = 10


def town(
    fires: list[int], buckets: list[int], night: int = 3, whose: int = 0, gusts: int = 0, flare: int | None = None
) -> Brigade:
    """A day at which some seat is the last to choose; the flare of the dusk is known to it, if it is given."""
    g = CARD.new(len(buckets), Dice.from_number(2, CARD.purposes))
    assert isinstance(g, Brigade)
    g.fires = fires
    g.buckets = buckets
    g.night = night
    g.gusts = gusts
    g.agenda = [BeginNight(night + 1), Dusk(), Turn(whose)]
    if flare is not None:
        deck = g.cards.pieces[DECK]
        at = deck.index(flare)
        deck[at], deck[-1] = deck[-1], deck[at]
        g.cards.show(DECK, -1, 1 << whose)
    return g


def search(g: Brigade, iterations: int = 200, together: bool = True) -> Search:
    found = Search(g, turn(g), stream(), CARD.scale, own_greedy(CARD), Manner(), together)
    for _ in range(iterations):
        found.iterate()
    return found


# the toy


@pytest.mark.parametrize("wind", ["breeze", "gale"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_is_won_together_keeps_all_laws(players: int, wind: str) -> None:
    report = check_game(CARD, players, seeds=range(4), settings={"wind": wind})
    assert report.steps == {"Turn", "Pour"}
    assert report.events == set(CARD.events)
    assert report.compared > 50, "two states that look alike were hardly ever compared"


def test_the_chance_of_a_team_is_a_chance_and_falls_with_every_fire() -> None:
    for number in range(40):
        assert 0.0 <= middle(CARD, 2 + number % 3, number % 5).team_value() <= 1.0
    calm = town([0, 1, 0, 2, 0], [1, 1])
    for house in range(5):
        worse = calm.clone()
        worse.fires[house] += 1
        assert worse.team_value() < calm.team_value()


# the search


def test_a_search_tells_the_options_of_a_team_apart() -> None:
    g = town([3, 0, 0, BURNT, 0], [1, 0, 0], night=NIGHTS, flare=0)
    values = {node.opt.code: node.value / node.visits for node in search(g).ranking()}
    assert values["beat:0"] == 0.0, "three less one and two more is burnt down, the second"
    assert values["fetch"] > 0.95, "the first two times it was valued with the bucket in the hand"
    for other in ("pass", "fill:0", "fill:1", "fill:2"):
        assert values[other] == 0.0


def test_before_the_end_too_where_shares_between_seats_would_not() -> None:
    g = town([3, 2, 0, 1, 0], [1, 1], night=2, gusts=1)
    tips = think(CARD, see(g, 0, stream()), stream(), Depth(200))
    assert tips[0].code == "fetch"
    assert tips[0].value - min(tip.value for tip in tips) > 0.1
    equal = town([3, 2, 0, 1, 0], [0, 0], night=2, gusts=1)
    shares = search(equal, together=False)
    assert shares.worth_now(equal) == [0.5, 0.5], "this is how a search that plays for one seat sees a team"


def test_the_value_is_the_teams_chance_for_every_seat() -> None:
    g = town([1, 1, 0, 0, 2], [2, 0, 1], gusts=2)
    assert search(g, 1).worth_now(g) == [g.team_value()] * 3
    lost, won = town([BURNT, BURNT, 0, 0, 0], [0, 0]), town([BURNT, 3, 3, 3, 3], [0, 0])
    for over, worth in ((lost, 0.0), (won, 1.0)):
        over.agenda = []
        assert search(g, 1).worth_now(over) == [worth, worth]


@pytest.mark.parametrize("whose", [0, 1, 2])
def test_every_seat_of_the_team_finds_the_move_that_saves_all(whose: int) -> None:
    buckets = [0, 0, 0]
    buckets[whose] = 1
    g = town([1, 3, 1, BURNT, 0], buckets, night=NIGHTS, whose=whose, flare=1)
    for number in range(3):
        assert searching(CARD, Depth(120))(see(g, whose, stream(number)), stream(number)) is FETCH
        assert greedy_together(see(g, whose, stream(number)), stream(number)) is FETCH
    choose(g, whose, FETCH)
    assert searching(CARD, Depth(60))(see(g, whose, stream()), stream()).code == "pour:1"
    assert find_bot(CARD, "normal")(see(g, whose, stream()), stream()).code == "pour:1"


def test_a_tree_grown_elsewhere_knows_that_it_is_a_teams(shelve) -> None:
    shelve(CARD)
    g = middle(CARD, 3, 2)
    seen = see(g, turn(g), stream())
    here = levels.grow(CARD, seen, 7, 40)
    assert levels.grow_elsewhere(CARD.ticket, CARD.codec.text(seen.game), seen.seat, 7, 40, 1.5) == here
    assert len({tip.value for tip in here}) > 1


def test_a_playout_is_won_by_all_or_by_nobody() -> None:
    g = town([1, 3, 1, BURNT, 0], [1, 0, 0], night=NIGHTS, flare=1)
    ends = [[play_out(g, 0, opt, guess, own_greedy(CARD)) for guess in range(4)] for opt in (FETCH, FILL[1])]
    assert ends == [[1.0] * 4, [0.0] * 4], "a whole victory, not a third of it"


# the greedy bot and chains


def test_a_greedy_bot_plays_a_chain_to_its_end_before_it_judges() -> None:
    g = town([0, 3, 1, 0, 0], [1, 0], gusts=1)
    after = g.clone()
    choose(after, 0, FETCH)
    assert isinstance(after.agenda[-1], Pour)
    assert after.team_value() < g.team_value(), "a bucket less, and nothing poured yet"
    ends = []
    for opt in options(after, 0):
        end = after.clone()
        choose(end, 0, opt)
        ends.append(end.team_value())
    assert best_end(after, 0, True) == max(ends) > min(ends)
    for number in range(4):
        assert find_bot(CARD, "greedy")(see(g, 0, stream(number)), stream(number)) is FETCH


def test_a_chain_of_one_players_own_game_is_judged_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the deck a card of Peek is worth nothing here, over it much; picking it shows neither."""
    g = peek.CARD.new(2, Dice.from_number(3, peek.CARD.purposes))
    assert isinstance(g, peek.Peek)
    wanted = g.hand(0)[1]

    def worth(self: peek.Peek, seat: int) -> float:
        return float(self.cards.pieces[peek.DECK][-1] == wanted)

    monkeypatch.setattr(peek.Peek, "evaluate", worth)
    for number in range(4):
        chosen = greedy(see(g, 0, stream(number)), stream(number))
        assert chosen is peek.BURY[wanted]
    choose(g, 0, peek.BURY[wanted])
    assert greedy(see(g, 0, stream()), stream()) is peek.OVER


class Stairs(Brigade):
    """What is worth more the more fires are out."""

    __slots__ = ()

    def team_value(self) -> float:
        return 1.0 - sum(self.fires) / 20


class Floor(Pour):
    """One link of a chain of many: five ways on, whatever burns."""

    def options(self, g: Brigade, seat: int) -> list[Opt]:
        return POUR

    def take(self, g: Brigade, seat: int, opt: Opt) -> None:
        g.fires[opt.a] = max(0, g.fires[opt.a] - 1)
        g.night += 1
        g.agenda.append(Floor(seat) if g.night < LINKS else Turn(seat))


def test_a_chain_with_more_ways_than_anybody_could_try_is_followed_by_the_best_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    g = town([2, 2, 2, 2, 2], [0, 0])
    stairs = Stairs([Floor(0)], g.dice, g.scores, g.rules, g.cards, g.fires, [0, 0], 0, 0)
    copies = [0]
    clone = Stairs.clone

    def counted(self: Stairs) -> Brigade:
        copies[0] += 1
        return clone(self)

    monkeypatch.setattr(Stairs, "clone", counted)
    assert best_end(stairs, 0, True) == 1.0, "one way in many: never to pour where nothing burns"
    assert copies[0] <= LINKS * WIDE * len(POUR) < len(POUR) ** LINKS


# levels


def test_iterations_of_a_level_stand_on_the_card() -> None:
    assert depth_of(CARD, "hard") == Depth(200)
    assert depth_of(CARD, "expert") == Depth(600)
    assert (depth_of(find("pig"), "hard"), depth_of(find("pig"), "expert")) == (Depth(1_000), Depth(10_000))
    g = town([3, 2, 0, 1, 0], [1, 1], night=2, gusts=1)
    seen = see(g, 0, stream())
    assert sum(hint.visits for hint in hints(CARD, seen, stream())) <= 200
    assert hints(CARD, seen, stream())[0].why[0].args["of"] == 200


# hints


def test_a_hint_says_which_team_mate_profits() -> None:
    g = town([0, 0, 0, 0, 0], [0, 0, 2], night=1, gusts=1)
    seen = see(g, 0, stream())
    assert helped(CARD, seen, stream(), "fill:1") == (1,)
    assert helped(CARD, seen, stream(), "fill:0") == (), "only itself"
    assert helped(CARD, seen, stream(), "pass") == ()
    tips = {tip.code: tip.helps for tip in think(CARD, seen, stream(), Depth(60))}
    assert tips["fill:1"] == (1,)
    found = {hint.code: hint for hint in hints(CARD, seen, stream(), Depth(60))}
    said = [part for part in found["fill:1"].why if part.key == "hint-helps"]
    assert [part.args for part in said] == [{"seat": 1}]
    assert found["fill:1"].helps == (1,)
    assert not any(part.key == "hint-gain" for hint in found.values() for part in hint.why)


def test_a_hint_names_all_who_profit_alike_and_nobody_when_everybody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    g = town([0, 0, 0, 0, 0], [0, 0, 0], night=1)
    seen = see(g, 0, stream())
    monkeypatch.setattr(Brigade, "standings", lambda self: [0.0, float(self.buckets[1]), float(self.buckets[1])])
    assert helped(CARD, seen, stream(), "fill:1") == (1, 2)
    monkeypatch.setattr(Brigade, "standings", lambda self: [float(sum(self.buckets))] * 3)
    assert helped(CARD, seen, stream(), "fill:1") == ()


def test_where_everybody_plays_for_themselves_nobody_is_helped() -> None:
    g = middle(find("evo"), 3, 20)
    assert {tip.helps for tip in think(find("evo"), see(g, turn(g), stream()), stream(), Depth(20))} == {()}


def test_who_profits_is_seen_at_the_end_of_a_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    g = town([0, 3, 0, 0, 0], [1, 0])
    monkeypatch.setattr(Brigade, "standings", lambda self: [0.0, float(3 - self.fires[1])])
    assert helped(CARD, see(g, 0, stream()), stream(), "fetch") == (1,)
    choose_code(g, CARD.words, 0, "fetch")
    assert helped(CARD, see(g, 0, stream()), stream(), "pour:1") == (1,)
