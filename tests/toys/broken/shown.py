"""Peek broken in what is seen and said."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.dice import Stream
from chimera.engine.events import Event, Message
from chimera.engine.game import PASS, Opt
from chimera.engine.reasons import Reason
from chimera.engine.views import Shown
from tests.toys.broken.breaking import breaks
from tests.toys.peek import DRAW, PEEK, Peek, PeekCard, Turn, Window


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
