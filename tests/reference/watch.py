"""Tables of Storm Watch for tests, so that a test reads like its rule."""

from __future__ import annotations

from chimera.engine.agenda import asked, choose_code, options, why_not
from chimera.engine.card import Brought, find
from chimera.engine.dice import Dice
from chimera.engine.events import EVERYBODY
from chimera.engine.game import PASS, READY
from chimera.engine.visibility import Piles
from chimera.games.reference.storm_watch.state import StormWatch
from chimera.games.reference.storm_watch.words import (
    ASIDE,
    CARDS,
    FACE_DOWN,
    HANDS,
    STORM_DECK,
    WORDS,
)

CARD = find("storm_watch")
A, B, C = 0, 1, 2


def night(*trades: str, carried: str = "", files: dict[str, str] | None = None, **settings: str) -> StormWatch:
    """A new night with a keeper of each trade; innkeepers and sailors unless told otherwise."""
    trades = trades or ("innkeeper", "sailor")
    brought = Brought(choices=tuple({"trade": trade} for trade in trades), carried=carried, files=files or {})
    g = CARD.new(len(trades), Dice.from_number(1, CARD.purposes), settings, brought=brought)
    assert isinstance(g, StormWatch)
    g.listen()
    return g


def at(g: StormWatch, name: str) -> int:
    """The number of a place."""
    return g.box.names.index(name)


def stand(g: StormWatch, *places: str) -> None:
    """Put the keepers somewhere, in seat order."""
    g.spots = [at(g, place) for place in places]


def burn(g: StormWatch, **fires: int) -> None:
    """Let fires burn so high."""
    for name, burns in fires.items():
        g.fires[at(g, name)] = burns
    g.count_fires()


def fire(g: StormWatch, name: str) -> int:
    """How high a fire burns."""
    return g.fires[at(g, name)]


def lay(cards: Piles, pile: int, pieces: list[int], known_by: int) -> None:
    """Put these pieces, and no others, into a pile."""
    cards.pieces[pile] = pieces[:]
    cards.known[pile] = [known_by] * len(pieces)


def hold(g: StormWatch, seat: int, *cards: str) -> None:
    """Give a keeper these cards, and no others."""
    known_by = EVERYBODY if g.box.open_hands else 1 << seat
    lay(g.cards, HANDS + seat, [CARDS.index(card) for card in cards], known_by)


def held(g: StormWatch, seat: int) -> list[str]:
    """The cards of a keeper."""
    return [CARDS[card] for card in g.hand(seat)]


def omen(g: StormWatch, number: int) -> None:
    """Lay this omen face down, the others aside."""
    lay(g.cards, FACE_DOWN, [number], 1 << g.lookout)
    lay(g.cards, ASIDE, [other for other in range(len(g.box.omen_sign)) if other != number], 0)


def storm(g: StormWatch, place: str, loss: int) -> None:
    """Let such a card, and only this one, come in this hour; place "" is rain."""
    number = -1 if place == "" else at(g, place)
    cards = zip(g.box.storm_at, g.box.storm_loss, strict=True)
    card = next(i for i, (where, much) in enumerate(cards) if (where, much) == (number, loss))
    lay(g.cards, STORM_DECK, [card], 0)
    g.gusts = 1


def calm(g: StormWatch) -> None:
    """No storm card in this hour."""
    g.gusts = 0


def codes(g: StormWatch, seat: int) -> list[str]:
    """What a seat may choose."""
    return [opt.code for opt in options(g, seat)] if seat in asked(g) else []


def play(g: StormWatch, seat: int, *choices: str) -> list[str]:
    """Choose one after the other; the kinds of what happened."""
    for code in choices:
        choose_code(g, WORDS, seat, code)
    return [event.kind for event in g.heard()]


def refused(g: StormWatch, seat: int, code: str) -> tuple[str, str]:
    """Reason and rule of a choice that is not offered."""
    reason = why_not(g, WORDS, seat, code)
    assert reason is not None, f"{code} is offered"
    return reason.key, reason.rule.removeprefix("storm_watch.")


def ready(g: StormWatch) -> list[str]:
    """Everybody is ready: the work ends, and the storm goes on to the first question."""
    hour = g.hour
    while g.agenda and g.hour == hour and any(READY in options(g, seat) for seat in asked(g)):
        choose_code(g, WORDS, asked(g)[0], "ready")
    return [event.kind for event in g.heard()]


def let_it_blow(g: StormWatch) -> list[str]:
    """Everybody passes until the storm is over."""
    while g.agenda and any(PASS in options(g, seat) for seat in asked(g)):
        choose_code(g, WORDS, asked(g)[0], "pass")
    return [event.kind for event in g.heard()]


def announce(g: StormWatch, place: str, loss: int) -> None:
    """The work is over and the storm announces this."""
    storm(g, place, loss)
    ready(g)
