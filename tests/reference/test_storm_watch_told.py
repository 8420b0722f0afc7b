"""What the view and the sentences of Storm Watch say: odds, gains, costs, and what each keeper did."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import choose_code, options
from chimera.engine.events import SPECTATOR, Message
from chimera.engine.game import READY
from chimera.engine.texts import Texts
from chimera.games.reference.storm_watch.card import LUGGAGE
from chimera.games.reference.storm_watch.odds import meets
from chimera.games.reference.storm_watch.state import StormWatch
from chimera.games.reference.storm_watch.words import BLOWN, CARDS, STORM_DECK, WORDS
from chimera.server.states import log_lines
from chimera.table.story import Told
from tests.reference.watch import CARD, A, B, announce, at, burn, calm, hold, lay, night, play, stand

NAMES = ["Ada", "Bo"]
TEXTS = Texts(CARD, NAMES)
BO = Texts(CARD, NAMES, me=B)


def begun(*trades: str) -> StormWatch:
    """A night in its first hour, its beginning told."""
    g = night(*trades)
    g.heard()
    return g


def said(g: StormWatch, texts: Texts = TEXTS) -> list[str]:
    return [texts.say(event.message()) for event in g.heard()]


def danger(g: StormWatch, place: str) -> int:
    return next(int(fire["danger"]) for fire in g.view(A)["fires"] if fire["at"] == at(g, place))


def words(g: StormWatch, seat: int) -> dict[str, str]:
    return {opt.code: TEXTS.say(g.describe(seat, opt)) for opt in options(g, seat)}


def test_the_odds_are_of_the_cards_that_nobody_has_seen() -> None:
    g = night()
    place = g.box.names[g.box.fires[0]]
    number = at(g, place)
    deck = g.box.storm_deck
    strikes = [card for card in deck if g.box.storm_at[card] in (number, -1)]
    g.gusts = 1
    assert danger(g, place) == round(100 * len(strikes) / len(deck))
    g.gusts = len(deck)
    assert danger(g, place) == 100
    calm(g)
    assert danger(g, place) == 0


def test_what_has_blown_comes_again_only_when_it_is_shuffled() -> None:
    g = night()
    place = g.box.names[g.box.fires[0]]
    strikes = [card for card in g.box.storm_deck if g.box.storm_at[card] in (at(g, place), -1)]
    others = [card for card in g.box.storm_deck if card not in strikes]
    lay(g.cards, BLOWN, strikes, -1)
    lay(g.cards, STORM_DECK, others, 0)
    g.gusts = len(others)
    assert danger(g, place) == 0
    g.gusts = len(others) + 1
    assert danger(g, place) == round(100 * len(strikes) / len(g.box.storm_deck))
    for _ in range(len(others) + 1):
        g.turn_storm_card()
    assert g.cards.size(STORM_DECK) == len(g.box.storm_deck) - 1, "what blew in this hour is shuffled too"


@pytest.mark.parametrize(("drawn", "of", "marked", "chance"), [(1, 4, 3, 3 / 4), (2, 4, 2, 5 / 6), (0, 4, 4, 0.0)])
def test_chances_add_up_over_the_cards_of_an_hour(drawn: int, of: int, marked: int, chance: float) -> None:
    assert meets(drawn, of, marked) == pytest.approx(chance)


def test_an_option_says_what_it_brings_and_costs() -> None:
    g = begun()
    stand(g, "Tangen", "Tangen")
    burn(g, Tangen=3)
    hold(g, A, "pitch")
    assert words(g, A)["tend"] == "Tend the fire of Tangen: it burns 4 high"
    tend = next(opt for opt in options(g, A) if opt.code == "tend")
    assert {"gain": 1, "cost": 1, "effort": 2}.items() <= g.describe(A, tend).args.items()
    assert "cost" not in g.describe(A, READY).args
    choose_code(g, WORDS, A, "play:1")
    assert words(g, A)[f"at:{at(g, 'Tangen')}"] == "At Tangen: it burns 6 high"  # as high as it may, not 7


def test_a_shield_says_what_is_still_lost() -> None:
    g = begun()
    stand(g, "Tangen", "Tangen")
    hold(g, A, "sailcloth")
    loss = next(g.box.storm_loss[card] for card in g.box.storm_deck if g.box.storm_at[card] == at(g, "Tangen"))
    announce(g, "Tangen", loss)
    assert words(g, A)[f"shield:{at(g, 'Tangen')}"] == f"Shield Tangen: it loses {max(0, loss - 2)} instead of {loss}"


def test_a_played_card_is_one_sentence_and_its_halves_are_quiet() -> None:
    g = begun()
    stand(g, "Tangen", "Tangen")
    burn(g, Tangen=1)
    hold(g, A, "driftwood")
    kinds = play(g, A, "play:0", f"at:{at(g, 'Tangen')}")
    assert [kind for kind in kinds if kind not in CARD.quiet] == ["fed"]


@pytest.mark.parametrize(
    ("card", "codes", "says"),
    [
        ("driftwood", ("play:0", "at:Tangen"), "Ada plays Driftwood: the fire of Tangen burns 3 high."),
        ("boat", ("play:4", f"whom:{B}", "to:Ormholm"), "Bo goes to Ormholm by boat."),
    ],
)
def test_a_played_card_is_one_line_of_the_log(card: str, codes: tuple[str, ...], says: str) -> None:
    g = begun()
    stand(g, "Tangen", "Tangen")
    burn(g, Tangen=1)
    hold(g, A, card)
    for code in codes:
        verb, what = code.split(":")
        choose_code(g, WORDS, A, code if what.isdigit() else f"{verb}:{at(g, what)}")
    lines = log_lines(CARD, [Told(0, 0, event, None) for event in g.heard()], SPECTATOR)
    assert [TEXTS.say(Message(line.key, line.args)) for line in lines] == [says]


def test_a_fire_lit_by_a_card_says_so() -> None:
    g = begun()
    stand(g, "Tangen", "Tangen")
    burn(g, Tangen=0)
    hold(g, A, "flint")
    for code in (f"play:{CARDS.index('flint')}", f"at:{at(g, 'Tangen')}"):
        choose_code(g, WORDS, A, code)
    assert said(g, BO)[-1].startswith("Ada lights the fire of Tangen with flint: it burns")


def test_the_card_and_the_fire_stand_in_one_sentence() -> None:
    g = begun()
    stand(g, "Tangen", "Tangen")
    burn(g, Tangen=1)
    hold(g, A, "driftwood")
    for code in ("play:0", f"at:{at(g, 'Tangen')}"):
        choose_code(g, WORDS, A, code)
    assert said(g, BO)[-1] == "Ada plays Driftwood: the fire of Tangen burns 3 high."


def test_nobody_has_a_boat_for_themselves() -> None:
    g = begun()
    hold(g, A, "boat")
    for code in ("play:4", f"whom:{A}"):
        choose_code(g, WORDS, A, code)
    assert said(g)[-1] == "Ada steps into the boat."
    g = begun()
    hold(g, A, "boat")
    for code in ("play:4", f"whom:{B}"):
        choose_code(g, WORDS, A, code)
    assert said(g, BO)[-1] == "Ada sends the boat for you."


def test_gathering_is_told_and_so_is_what_the_glass_shows() -> None:
    g = begun()
    hold(g, A, "weather_glass")
    choose_code(g, WORDS, A, "gather")
    assert said(g)[0] == f"Ada gathers from the stores of {g.name(g.spots[A])}."
    choose_code(g, WORDS, A, "play:5")
    told = said(g)[-1]
    assert told.startswith("Ada reads the weather glass. Next comes ")
    for card in g.forecast():
        place = g.box.storm_at[card]
        assert ("rain" if place < 0 else f"{g.name(place)} −{g.box.storm_loss[card]}") in told


@pytest.mark.parametrize("held", [0, 4])
def test_a_hint_says_how_many_cards_gathering_brings(held: int) -> None:
    g = begun()
    hold(g, A, *["pitch"] * held)
    gather = next(opt for opt in options(g, A) if opt.code == "gather")
    told = [TEXTS.say(reason) for reason in g.reasons_for(A, gather)]
    choose_code(g, WORDS, A, "gather")
    cards = {1: "A card", 2: "2 cards"}[g.held(A) - held]
    assert told[0] == f"{cards} more: you hold {g.held(A)} of 5."


def test_the_second_night_shows_what_the_first_left() -> None:
    assert night().view(A)["left"] == []
    g = night(carried=LUGGAGE)
    left = {g.box.ids[fire["at"]]: fire["burnt"] for fire in g.view(A)["left"]}
    assert left == {"tangen": 0, "ormholm": 6, "hvitnes": 1}
    assert g.view(A)["hand_limit"] == 5
