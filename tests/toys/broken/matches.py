"""Peek broken in how a match runs."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.agenda import then
from chimera.engine.events import Event
from chimera.engine.game import PASS, READY, Opt, Outcome, Step
from tests.toys.broken.breaking import breaks
from tests.toys.outcry import LoudTurn, Outcry, OutcryCard, OutcryPeek
from tests.toys.peek import HANDS, Fair, Guessing, Peek, PeekCard, Turn, Window


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
