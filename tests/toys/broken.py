"""Peek, broken: each of these games breaks one law, and that law has to notice.

`BROKEN` lists them with the law; a game is Peek with one method or one step gone wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from chimera.engine.agenda import then
from chimera.engine.card import SettingValue
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import EVERYBODY, Event, Message
from chimera.engine.game import PASS, READY, Game, Opt, Outcome, Step
from chimera.engine.reasons import Reason
from chimera.engine.views import Shown
from tests.toys.outcry import LoudTurn, Outcry, OutcryCard, OutcryPeek
from tests.toys.peek import DECK, DRAW, HANDS, PEEK, Drawing, Fair, Guessing, Peek, PeekCard, Turn, Window, stops


class BrokenToy:
    """A broken game and the law that finds it; `alone` when another law finds it too, and earlier."""

    def __init__(self, law: str, card: PeekCard, alone: bool = False) -> None:
        self.law = law
        self.card = card
        self.alone = alone

    def __repr__(self) -> str:
        return f"{self.law}: {self.card.name}"


BROKEN: Final[list[BrokenToy]] = []


def breaks(law: str, *steps: type[Step[Any]], alone: bool = False, card: type[PeekCard] = PeekCard) -> Any:
    """Enter a broken state (or card) and the further steps it uses."""
    usual = card

    def enter(cls: Any) -> Any:
        card = cls() if issubclass(cls, PeekCard) else usual()
        card.name = cls.__name__
        if not issubclass(cls, PeekCard):
            card.state = cls
        card.steps = (*card.steps, *steps)
        BROKEN.append(BrokenToy(law, card, alone))
        return cls

    return enter


# how a match runs


@breaks("no-offered-choice-fails")
class LooksIntoNothing(Peek):
    """Peeking fails."""

    def peek(self, seat: int) -> None:
        raise IndexError("no such card")


class Restless(Step[Peek]):
    """A step that comes again and again."""

    def run(self, g: Peek) -> None:
        then(g, self)


@breaks("no-offered-choice-fails", Restless)
class NeverAsksAgain(Peek):
    """Drawing starts a loop without a decision."""

    def draw(self, seat: int) -> None:
        then(self, Restless())


@breaks("ends-within-its-bound")
class PromisesTooMuch(PeekCard):
    """The card promises a shorter game."""

    def bound(self, seats: int) -> int:
        return 5


@breaks("ends-within-its-bound")
class EndsWithoutOutcome(Peek):
    """Nobody is told who won."""

    def outcome(self) -> Outcome | None:
        return None


@breaks("ends-within-its-bound")
class EndsWithoutWinner(Peek):
    """All lose, though it is everybody for themselves."""

    def outcome(self) -> Outcome | None:
        return None if self.agenda else Outcome((), tuple(self.scores), "rounds")


@breaks("somebody-is-asked-until-the-end")
class OverTooEarly(Peek):
    """There is an outcome while somebody is still asked."""

    def outcome(self) -> Outcome | None:
        return Outcome((0,), tuple(self.scores), "rounds") if self.round == 2 else super().outcome()


class TurnBackwards(Turn):
    def options(self, g: Peek, seat: int) -> list[Opt]:
        return super().options(g, seat)[::-1]


@breaks("options-are-in-order", TurnBackwards)
class OffersBackwards(Peek):
    """Options are not sorted."""

    TURN = TurnBackwards


class TurnTwice(Turn):
    def options(self, g: Peek, seat: int) -> list[Opt]:
        return [PASS, *super().options(g, seat)]


@breaks("options-are-in-order", TurnTwice)
class OffersTwice(Peek):
    """An option is offered twice."""

    TURN = TurnTwice


class WindowWithoutPass(Window):
    def options(self, g: Peek, seat: int) -> list[Opt]:
        return super().options(g, seat)[1:]


@breaks("options-are-in-order", WindowWithoutPass)
class OffersNothing(Peek):
    """Somebody is asked and has no option."""

    WINDOW = WindowWithoutPass


class TurnAsChain(Turn):
    def in_chain(self, g: Peek) -> bool:
        return True


@breaks("a-chain-stays-with-its-seat", TurnAsChain)
class ChainsTurns(Peek):
    """A turn says that it goes on with a move of the one before."""

    TURN = TurnAsChain


class WindowThatInsists(Window):
    def options(self, g: Peek, seat: int) -> list[Opt]:
        opts = super().options(g, seat)
        return opts[1:] if len(opts) > 1 else opts


@breaks("a-window-can-be-passed", WindowThatInsists)
class InsistsOnStopping(Peek):
    """Who can stop a draw has to."""

    WINDOW = WindowThatInsists


class FairForTheRich(Fair):
    def can(self, g: Peek, seat: int) -> bool:
        return super().can(g, seat) and g.scores[seat] > 0


@breaks("nobody-with-something-to-do-is-passed-over", FairForTheRich)
class KeepsThePoorOut(Peek):
    """Who has no points is not asked at the fair, though there is something to take."""

    FAIR = FairForTheRich

    def begin_round(self, number: int) -> None:
        super().begin_round(number)
        self.scores[0] = max(self.scores[0], 1)


class OutcryOfTheRich(Outcry):
    def could(self, g: Peek, seat: int) -> bool:
        return super().could(g, seat) and seat != 1


class TurnBeforeTheRich(LoudTurn):
    OUTCRY = OutcryOfTheRich


@breaks("nobody-with-something-to-do-is-passed-over", TurnBeforeTheRich, OutcryOfTheRich, card=OutcryCard)
class ForgetsToAsk(OutcryPeek):
    """A window leaves somebody out who holds cards."""

    TURN = TurnBeforeTheRich


class FairWithoutRegret(Fair):
    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        super().take(g, seat, opt)
        if opt is not READY:
            g.agenda[-1] = self


@breaks("an-act-asks-everybody-anew", FairWithoutRegret)
class HoldsThemToIt(Peek):
    """Who was READY stays so, whatever the others take."""

    FAIR = FairWithoutRegret


class OutcryOnlyOnce(Outcry):
    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        super().take(g, seat, opt)
        if opt is not PASS:
            g.agenda[-1] = self


class TurnHeardOnce(LoudTurn):
    OUTCRY = OutcryOnlyOnce


@breaks("an-act-asks-everybody-anew", TurnHeardOnce, OutcryOnlyOnce, card=OutcryCard)
class HearsOnlyOnce(OutcryPeek):
    """Who passed cannot answer the card that somebody played then."""

    TURN = TurnHeardOnce


class TurnInOtherWords(Turn):
    def options(self, g: Peek, seat: int) -> list[Opt]:
        return [Opt("pass", 0, 0, 0, 0), *super().options(g, seat)[1:]]


@breaks("options-are-in-order", TurnInOtherWords)
class OffersUnknownWords(Peek):
    """An option is not one of the vocabulary's."""

    TURN = TurnInOtherWords


class TurnByMood(Turn):
    def options(self, g: Peek, seat: int) -> list[Opt]:
        MOOD[0] += 1
        opts = super().options(g, seat)
        return opts[: 1 + MOOD[0] % len(opts)]


MOOD: Final = [0]


@breaks("options-are-in-order", TurnByMood)
class OffersByMood(Peek):
    """Options depend on how often they were asked for."""

    TURN = TurnByMood


@breaks("nothing-is-lost")
class LosesCards(Peek):
    """A drawn card vanishes."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.cards.pieces[HANDS + seat].pop()
        self.cards.known[HANDS + seat].pop()


class TurnWithoutEnd(Turn):
    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        if opt is PASS:
            then(g, self)
        else:
            super().take(g, seat, opt)


@breaks("no-state-returns", TurnWithoutEnd)
class PassesForever(Peek):
    """A pass changes nothing, and the same seat is asked again."""

    TURN = TurnWithoutEnd


@breaks("no-detour-returns", TurnWithoutEnd, alone=True)
class MightPassForever(Peek):
    """The same; seen by looking ahead."""

    TURN = TurnWithoutEnd


class FairThatForgets(Fair):
    def act(self, g: Peek, seat: int, opt: Opt) -> None:
        super().act(g, seat, opt)
        self.ready = 1 - self.ready


@breaks("steps-never-change", FairThatForgets)
class ChangesSteps(Peek):
    """A step on the agenda is changed instead of replaced."""

    FAIR = FairThatForgets


class GuessingInAList(Guessing):
    def __init__(self, guesses: Any) -> None:
        super().__init__(guesses)
        self.guesses = list(guesses)  # type: ignore[assignment]


@breaks("steps-never-change", GuessingInAList)
class KeepsListsInSteps(Peek):
    """A step holds a list."""

    GUESSING = GuessingInAList


@breaks("replay-is-the-same")
class RollsOutside(Peek):
    """Luck comes from somewhere else than the dice."""

    def score(self, seat: int) -> None:
        MOOD[0] += 1
        super().score(MOOD[0] // 7 % len(self.scores))


@breaks("nobody-talks-to-an-empty-room")
class TalksToItself(Peek):
    """An event is told whether somebody listens or not."""

    def announce(self, seat: int) -> None:
        self.tell(Event("announced", seat))


# copies, saves, questions


@breaks("no-field-is-forgotten")
class KeepsANote(Peek):
    """A field is not in FIELDS."""

    __slots__ = ("note",)


class TurnWithANote(Turn):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.note = 1


@breaks("no-field-is-forgotten", TurnWithANote)
class KeepsANoteInAStep(Peek):
    """A step has a field without a slot, not in FIELDS."""

    TURN = TurnWithANote


@breaks("a-copy-is-equal-and-shares-nothing")
class SharesScores(Peek):
    """A copy has the same list of scores."""

    def clone(self) -> Peek:
        copy = super().clone()
        copy.scores = self.scores
        return copy


@breaks("a-copy-is-equal-and-shares-nothing")
class CopiesForget(Peek):
    """A copy does not know who has taken a thing."""

    def clone(self) -> Peek:
        copy = super().clone()
        copy.round = 1
        return copy


class Pot:
    """A pot outside the state."""

    points: ClassVar[int] = 0


@breaks("choices-on-a-copy-leave-the-original", alone=True)
class KeepsThePotOutside(Peek):
    """Part of the state is shared by all matches."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Peek.FIELDS, "pot")

    def __init__(self, *fields: Any) -> None:
        super().__init__(*fields[:8])

    @property
    def pot(self) -> int:
        return Pot.points

    def begin_round(self, number: int) -> None:
        super().begin_round(number)
        if number == 1:
            Pot.points = 0

    def gain(self, seat: int, thing: int) -> None:
        super().gain(seat, thing)
        Pot.points += 1


@breaks("a-save-is-the-same")
class SavesInOtherOrder(Peek):
    """FIELDS are not in the order of the constructor."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "cards", "taken", "fair", "round")


class TurnFromNowhere(Turn):
    pass


@breaks("a-save-is-the-same")
class HidesAStep(Peek):
    """A step is not on the card, so it cannot be saved."""

    TURN = TurnFromNowhere


class TurnWithOtherSeat(Turn):
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int, first: bool = False) -> None:
        super().__init__(number if first else 0)
        self.number = number


@breaks("a-save-is-the-same", TurnWithOtherSeat)
class LoadsOtherSeats(Peek):
    """A loaded step asks another seat."""

    @staticmethod
    def TURN(seat: int) -> Turn:  # type: ignore[override]  # noqa: N802
        return TurnWithOtherSeat(seat, True)


@breaks("asking-changes-nothing")
class ThinksAloud(Peek):
    """An evaluation leaves traces."""

    def evaluate(self, seat: int) -> float:
        self.taken[seat] = 1
        return 0.0


@breaks("listening-changes-nothing", alone=True)
class LikesAnAudience(Peek):
    """With somebody listening one scores more."""

    def score(self, seat: int) -> None:
        if self.listening:
            self.scores[seat] += 1
        super().score(seat)


# what is seen and said


@breaks("a-view-is-plain-and-stays")
class ShowsItsOwnList(Peek):
    """A view holds a list of the state itself."""

    def public_view(self) -> dict[str, Any]:
        return {**super().public_view(), "scores": self.scores}


@breaks("a-view-is-plain-and-stays")
class ShowsASet(Peek):
    """A view holds something that is no plain data."""

    def public_view(self) -> dict[str, Any]:
        return {**super().public_view(), "seats": {0, 1}}


class Score(Shown, frozen=True):
    """The scores alone, for games whose views have types."""

    scores: list[int]


class TypedCard(PeekCard):
    """Peek with types for its view, as a card with a board of its own has."""

    views = (Score,)


@breaks("a-view-is-plain-and-stays", card=TypedCard)
class ShowsItsOwnListInAType(Peek):
    """The same with types: the part that everybody is sent changes under their eyes."""

    def public_view(self) -> Score:  # type: ignore[override]
        return Score(scores=self.scores)

    def private_view(self, role: int) -> dict[str, Any]:
        return {}


@breaks("the-parts-of-a-view-fit")
class SaysItTwice(Peek):
    """An entry of the public view stands in the private one again."""

    def private_view(self, role: int) -> dict[str, Any]:
        return {**super().private_view(role), "round": self.round}


@breaks("the-parts-of-a-view-fit", card=TypedCard)
class BreaksItsType(Peek):
    """The public view is of the type on the card, and holds texts where that says numbers."""

    def public_view(self) -> Score:  # type: ignore[override]
        return Score(scores=["many" for _ in self.scores])  # type: ignore[misc]

    def private_view(self, role: int) -> dict[str, Any]:
        return {}


@breaks("the-parts-of-a-view-fit", card=TypedCard)
class KeepsItsTypeToItself(Peek):
    """The card names one type, and the private view, which has none, holds something."""

    def public_view(self) -> Score:  # type: ignore[override]
        return Score(scores=list(self.scores))


@breaks("the-parts-of-a-view-fit")
class HidesItsTypes(Peek):
    """The private view has a type that the card does not name."""

    def private_view(self, role: int) -> Score:  # type: ignore[override]
        return Score(scores=[])

    def public_view(self) -> dict[str, Any]:
        return {key: value for key, value in super().public_view().items() if key != "scores"}


@breaks("every-change-is-told")
class TakesSilently(Peek):
    """Nobody is told who took what."""

    def gain(self, seat: int, thing: int) -> None:
        self.fair[thing] = 0
        self.taken[seat] = 1


@breaks("every-change-is-told")
class WhispersThePick(Peek):
    """The others see a hand shrink, and hear nothing."""

    def pick(self, seat: int, card: int) -> None:
        heard = self.listening
        self.listening = False
        super().pick(seat, card)
        self.listening = heard
        if heard:
            self.tell(Event("picked", seat, {"card": card}, 1 << seat, ("*",)))


@breaks("every-event-is-declared")
class Sneezes(Peek):
    """An event is not on the card."""

    def announce(self, seat: int) -> None:
        super().announce(seat)
        if self.listening:
            self.tell(Event("sneezed", seat))


@breaks("every-event-is-declared")
class TellsLists(Peek):
    """An event has an argument that is neither number nor text."""

    def announce(self, seat: int) -> None:
        if self.listening:
            self.tell(Event("announced", seat, {"cards": [1]}))  # type: ignore[dict-item]


@breaks("every-event-is-declared")
class WhispersAloud(Peek):
    """An event is meant for one seat and keeps nothing secret."""

    def announce(self, seat: int) -> None:
        if self.listening:
            self.tell(Event("announced", seat, None, 1 << seat))


class WindowWithoutReason(Window):
    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        raise NotImplementedError


@breaks("why-not-answers", WindowWithoutReason, alone=True)
class GivesNoReason(Peek):
    """A refusal without a reason."""

    WINDOW = WindowWithoutReason


class WindowWithInventedRule(Window):
    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        return Reason("not-here", "peek.because-i-say-so", {"code": opt.code})


@breaks("why-not-answers", WindowWithInventedRule)
class InventsARule(Peek):
    """A refusal by a rule that does not exist."""

    WINDOW = WindowWithInventedRule


class WindowWithoutWords(Window):
    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        return Reason("hm", "peek.window.stop")


@breaks("why-not-answers", WindowWithoutWords)
class RefusesWithoutWords(Peek):
    """A refusal that no text explains."""

    WINDOW = WindowWithoutWords


class TurnWithoutPrompt(Turn):
    PROMPT: ClassVar[str] = "nothing"


@breaks("everything-has-its-words", TurnWithoutPrompt)
class AsksWithoutWords(Peek):
    """A question without a text."""

    TURN = TurnWithoutPrompt


@breaks("everything-has-its-words")
class NamesWithoutWords(PeekCard):
    """A piece that people would know by its key."""

    terms: ClassVar[dict[str, tuple[str, ...]]] = {"card": ("card-nobody-wrote",)}


@breaks("everything-has-its-words")
class CountsWithoutWords(PeekCard):
    """A piece whose numbers are known, and nobody says what they count."""

    amounts: ClassVar[dict[str, dict[str, int]]] = {"card-nobody-wrote-text": {"amount": 1}}


class TurnWithoutName(Turn):
    def prompt(self, g: Peek, seat: int) -> Message:
        return Message("prompt-turn")


@breaks("everything-has-its-words", TurnWithoutName)
class AsksNobody(Peek):
    """A text whose arguments are not all given."""

    TURN = TurnWithoutName


class TurnWithoutRule(Turn):
    def rule(self, g: Peek, seat: int, opt: Opt) -> str:
        return "peek.turn.as-you-like"


@breaks("everything-has-its-words", TurnWithoutRule)
class OffersWithoutRule(Peek):
    """An option by a rule that does not exist."""

    TURN = TurnWithoutRule


class TurnOfHabit(Turn):
    def sample(self, g: Peek, seat: int, stream: Stream) -> Opt:
        opts = self.options(g, seat)
        return opts[min(stream.below(len(opts)), stream.below(len(opts)))]


@breaks("sample-is-fair", TurnOfHabit)
class PrefersTheFirst(Peek):
    """Some options are sampled more often than others."""

    TURN = TurnOfHabit


class TurnOfTheImpossible(Turn):
    def sample(self, g: Peek, seat: int, stream: Stream) -> Opt:
        return [PASS, PEEK, DRAW][stream.below(3)]


@breaks("sample-is-fair", TurnOfTheImpossible)
class SamplesTheImpossible(Peek):
    """Something is sampled that is not offered."""

    TURN = TurnOfTheImpossible


class TurnOfIndifference(Turn):
    def gist(self, g: Peek, seat: int, opt: Opt) -> int:
        return 0


@breaks("alike-options-stand-alike", TurnOfIndifference)
class MakesNoDifference(Peek):
    """Options that lead elsewhere are called the same."""

    TURN = TurnOfIndifference


# who may know what


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


# what a record brings back


@breaks("a-record-is-read-as-it-was-written", alone=True)
@breaks("seeking-is-playing-again", alone=True)
@breaks("undo-and-redo-change-nothing", alone=True)
class GivesByMood(Peek):
    """What is taken at the fair is worth more every time somebody takes something, in any copy of the game."""

    MOOD: ClassVar[list[int]] = [0]

    def gain(self, seat: int, thing: int) -> None:
        super().gain(seat, thing)
        self.MOOD[0] += 1
        self.scores[seat] += self.MOOD[0]
