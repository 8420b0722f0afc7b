"""Peek broken in who may know what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chimera.engine.agenda import then
from chimera.engine.card import SettingValue
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import EVERYBODY, Event
from chimera.engine.game import Game, Opt
from tests.toys.broken.breaking import breaks
from tests.toys.outcry import LoudTurn, Outcry, OutcryCard, OutcryPeek
from tests.toys.peek import DECK, DRAW, HANDS, Drawing, Guessing, Peek, PeekCard, Turn, stops
from tests.toys.recycling import Recycling, RecyclingCard


@breaks("determinizing-keeps-what-is-known")
class ForgetsItsOwnHand(Peek):
    """Determinizing draws a seat's own hand anew."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        return super().determinize((seat + 1) % len(self.scores), stream)


@breaks("determinizing-keeps-what-is-known")
class ShowsTheTopCard(Peek):
    """Everybody's view shows the top card."""

    def private_view(self, role: int) -> dict[str, Any]:
        return {**super().private_view(role), "deck": self.cards.pieces[DECK][-1:]}


@breaks("determinizing-forgets-the-seed")
class KeepsItsDice(Peek):
    """A determinized copy rolls the dice of the match."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = super().determinize(seat, stream)
        g.dice = self.dice.clone()
        return g


@breaks("determinizing-forgets-the-seed")
class CountsItsDice(Peek):
    """A determinized copy knows how many dice were rolled behind the screen."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = super().determinize(seat, stream)
        g.dice.drawn = self.dice.drawn
        return g


@breaks("determinizing-follows-from-the-view")
class ShufflesTheTruth(Peek):
    """The hidden cards are dealt anew in an order that begins from the true one."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        stream.below(2)
        deck = [i for i, known in enumerate(g.cards.known[DECK]) if not (known >> seat) & 1]
        cards = [g.cards.pieces[DECK][i] for i in deck]
        stream.shuffle(cards)
        for i, card in zip(deck, cards, strict=True):
            g.cards.pieces[DECK][i] = card
        return g


@breaks("determinizing-follows-from-the-view")
class KnowsTheGuesses(Peek):
    """A determinized copy holds the sealed guesses of the others."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = super().determinize(seat, stream)
        g.agenda = self.agenda[:]
        return g


@breaks("hidden-choices-stay-hidden")
class TellsTheGuess(Peek):
    """The log tells everybody a sealed guess."""

    def seal(self, seat: int, guess: int) -> None:
        if self.listening:
            self.tell(Event("sealed", seat, {"guess": guess}, EVERYBODY, ("guess",)))


@breaks("hidden-choices-stay-hidden")
class TellsThePick(Peek):
    """The log tells everybody which card is buried."""

    def pick(self, seat: int, card: int) -> None:
        heard = self.listening
        self.listening = False
        super().pick(seat, card)
        self.listening = heard
        if heard:
            self.tell(Event("picked", seat, {"card": card}))


@breaks("hidden-choices-stay-hidden", card=RecyclingCard)
class ForgetsWhatWasShuffled(Recycling):
    """Nobody remembers which card was played before it was shuffled into the deck."""

    def play(self, seat: int, card: int) -> None:
        super().play(seat, card)
        for sure in self.cards.sure:
            sure.clear()
        self.cards.tidy()


class TurnWithTellingWindow(Turn):
    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        if opt is DRAW:
            g.announce(seat)
            others = [s for s in range(len(g.scores)) if s != seat and any(stops(card) for card in g.hand(s))]
            then(g, *[g.WINDOW(other) for other in others], Drawing(seat))
        else:
            super().take(g, seat, opt)


@breaks("nobody-is-sent-what-they-cannot-know", TurnWithTellingWindow)
class AsksOnlyWhoCan(Peek):
    """A window asks only those who hold a fitting card."""

    TURN = TurnWithTellingWindow


class OutcryOfTheArmed(Outcry):
    def could(self, g: Peek, seat: int) -> bool:
        return any(stops(card) for card in g.hand(seat))


class TurnBeforeTheArmed(LoudTurn):
    OUTCRY = OutcryOfTheArmed


@breaks("nobody-is-sent-what-they-cannot-know", TurnBeforeTheArmed, OutcryOfTheArmed, card=OutcryCard)
class LooksIntoHands(OutcryPeek):
    """A window of all at once asks only those who hold a fitting card."""

    TURN = TurnBeforeTheArmed


@breaks("nobody-is-sent-what-they-cannot-know")
class TellsThePeek(Peek):
    """The log tells everybody the card that somebody looked at."""

    def peek(self, seat: int) -> None:
        card = self.cards.show(DECK, -1, 1 << seat)
        if self.listening:
            self.tell(Event("peeked", seat, {"card": card}))


@breaks("what-is-shown-gives-nothing-else-away")
class LooksTooDeep(Peek):
    """Whoever looks at the top card is told the next one too."""

    def peek(self, seat: int) -> None:
        heard = self.listening
        self.listening = False
        super().peek(seat)
        self.listening = heard
        if heard:
            card, below = ([-1, -1] + self.cards.pieces[DECK])[:-3:-1]
            self.tell(Event("peeked", seat, {"card": card, "below": below}, 1 << seat, ("card", "below")))


@breaks("what-is-shown-gives-nothing-else-away")
class PlaysWithOpenCards(Peek):
    """With a card that somebody plays, everybody is told another one of that hand."""

    def play(self, seat: int, card: int) -> None:
        heard = self.listening
        self.listening = False
        super().play(seat, card)
        self.listening = heard
        if heard:
            self.tell(Event("played", seat, {"card": card, "left": sum(self.hand(seat)[-1:])}))


@breaks("deals-that-look-alike-are-imagined-alike", alone=True)
class KeepsTheDeck(Peek):
    """A copy deals only the hands of the others anew: the deck lies as it does."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        g.cards.resample(seat, stream, [HANDS + other for other in range(len(self.scores))])
        for i, step in enumerate(g.agenda):
            if isinstance(step, Guessing):
                g.agenda[i] = super().determinize(seat, stream).agenda[i]
        return g


@breaks("deals-that-look-alike-are-imagined-alike")
class KnowsTheLastCard(Peek):
    """A copy deals everything anew but for the card at the bottom of the deck."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        aside = self.clone()
        bottom = aside.cards.known[DECK]
        if bottom:
            bottom[0] = EVERYBODY
        g = Peek.determinize(aside, seat, stream)
        assert isinstance(g, Peek)
        g.cards.known = [known[:] for known in self.cards.known]
        return g


@breaks("what-is-imagined-is-as-likely-as-what-is-dealt")
class NeverShuffles(PeekCard):
    """The hands are dealt by chance, and the rest of the cards is never shuffled."""

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Game:
        g = super().deal(seats, dice, settings, rules)
        assert isinstance(g, Peek)
        g.cards.pieces[DECK].sort()
        return g


@breaks("what-is-imagined-is-as-likely-as-what-is-dealt")
class DealsByNumber(PeekCard):
    """No card is shuffled at all: the same hands in every match."""

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Game:
        return super().deal(seats, Dice.from_number(0, dice.purposes), settings, rules)


@breaks("what-is-imagined-is-as-likely-as-what-is-dealt")
class HopesForTheBest(Peek):
    """Copies have the highest card that is not in the seat's own hand on top of the deck."""

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = super().determinize(seat, stream)
        assert isinstance(g, Peek)
        piles, known = g.cards.pieces, g.cards.known
        loose = [(p, i) for p, pile in enumerate(piles) for i in range(len(pile)) if not (known[p][i] >> seat) & 1]
        tops = [(p, i) for p, i in loose if p == DECK]
        if tops:
            (p, i), (top, last) = max(loose, key=lambda slot: piles[slot[0]][slot[1]]), tops[-1]
            piles[p][i], piles[top][last] = piles[top][last], piles[p][i]
        return g


@breaks("what-was-seen-is-shuffled-when-taken-back")
class ForgetsToShuffle(Peek):
    """An undo by consent leaves the cards as somebody has seen them."""

    def unsee(self, later: Game) -> None:
        pass


@breaks("what-was-seen-is-shuffled-when-taken-back")
class ShufflesByHeart(Peek):
    """An undo by consent shuffles, always in the same way."""

    def unsee(self, later: Game) -> None:
        assert isinstance(later, Peek)
        self.cards.unsee(later.cards, Dice.from_number(0, self.dice.purposes), 0)


@breaks("what-was-seen-is-shuffled-when-taken-back")
class ShufflesNothingLookedAt(Peek):
    """An undo by consent shuffles the deck only if a card has left it, not if somebody has looked at it."""

    def unsee(self, later: Game) -> None:
        assert isinstance(later, Peek)
        if later.cards.size(DECK) != self.cards.size(DECK):
            super().unsee(later)


@breaks("taking-back-shows-nothing")
class TakesBackTooMuch(Peek):
    """An undo by consent deals new hands."""

    def unsee(self, later: Game) -> None:
        super().unsee(later)
        for seat in range(len(self.scores)):
            self.cards.shuffle(HANDS + seat, self.dice, 0)
