"""Peek: a few cards, a window, a look at the deck. The smallest game with everything that can be hidden.

Twelve cards, two in each hand. In a round everybody takes a turn: look at the top of the deck, draw it (the others may
stop that with a card in their window), bury a card of one's own (a chain of two decisions), or pass. Then a fair at
which everybody takes things in any order until all are ready, then a sealed guess whether the next card is high.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from chimera.engine.agenda import Together, leave, then
from chimera.engine.card import GameCard, SettingValue
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import EVERYBODY, Event, Message
from chimera.engine.game import MANY, PASS, Game, Opt, Outcome, Step, Words
from chimera.engine.reasons import Reason
from chimera.engine.visibility import Piles

CARDS: Final = 12
HIGH: Final = 6  # from here on a card is high
THINGS: Final = 3  # at the fair
ROUNDS: Final = 3
IN_HAND: Final = 2

SHUFFLE: Final = 0  # dice streams
LUCK: Final = 1

DECK: Final = 0  # piles; the hands follow
DISCARD: Final = 1
LIMBO: Final = 2  # a card that is being buried
HANDS: Final = 3

OPEN: Final = -1  # no guess yet
SEALED: Final = 2  # how the others see a guess

WORDS: Final = Words()
PEEK: Final = WORDS.verb("peek", doc="look at the top card of the deck").at()
DRAW: Final = WORDS.verb("draw", doc="draw the top card").at()
BURY: Final = WORDS.verb("bury", CARDS, doc="put this card of yours back").opts
OVER: Final = WORDS.verb("over", doc="put it on top of the deck").at()
UNDER: Final = WORDS.verb("under", doc="put it under the deck").at()
STOP: Final = WORDS.verb("stop", CARDS, doc="stop the draw with this card").opts
TAKE: Final = WORDS.verb("take", THINGS, doc="take this thing at the fair").opts
GUESS: Final = WORDS.verb("guess", 2, doc="guess that the next card is low (0) or high (1)").opts


def stops(card: int) -> bool:
    """Whether a card can stop a draw."""
    return card % 3 == 0


class Ask(Step["Peek"]):
    """A decision of one seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    PROMPT: ClassVar[str] = ""
    RULE: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def prompt(self, g: Peek, seat: int) -> Message:
        return Message("prompt-" + self.PROMPT, {"seat": seat})

    def rule(self, g: Peek, seat: int, opt: Opt) -> str:
        return self.RULE

    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        return Reason("not-here", self.RULE, {"code": opt.code})


class BeginRound(Step["Peek"]):
    """All turns, the fair, the guess; then the next round or the end."""

    FIELDS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.round = number

    def run(self, g: Peek) -> None:
        if self.round > ROUNDS:
            if g.listening:
                g.tell(Event("ended", -1))
            return
        g.begin_round(self.round)
        seats = range(len(g.scores))
        turns: list[Step[Any]] = []
        for seat in seats:
            turns += [g.TURN(seat), TurnEnd(seat)]
        then(g, *turns, g.FAIR(), g.GUESSING(tuple(OPEN for _ in seats)), BeginRound(self.round + 1))


class Turn(Ask):
    """Look, draw, bury or pass."""

    PROMPT: ClassVar[str] = "turn"
    RULE: ClassVar[str] = "peek.turn.one-action"

    def options(self, g: Peek, seat: int) -> list[Opt]:
        opts = [PASS]
        if g.cards.size(DECK):
            if not (g.cards.known[DECK][-1] >> seat) & 1:
                opts.append(PEEK)
            opts.append(DRAW)
        return opts + [BURY[card] for card in sorted(g.hand(seat))]

    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        if opt is PEEK:
            g.peek(seat)
        elif opt is DRAW:
            players = len(g.scores)
            others = [(seat + i) % players for i in range(1, players)]
            g.announce(seat)
            then(g, *[g.WINDOW(other) for other in others if g.hand(other)], Drawing(seat))
        elif opt.verb == "bury":
            g.pick(seat, opt.a)
            then(g, Place(seat))

    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        if opt is PEEK and g.cards.size(DECK):
            return Reason("seen-already", "peek.turn.look-once")
        if opt is PEEK or opt is DRAW:
            return Reason("deck-empty", "peek.turn.one-action")
        if opt.verb == "bury":
            return Reason("not-yours", "peek.turn.one-action", {"card": opt.a})
        return super().why_not(g, seat, opt)


class TurnEnd(Step["Peek"]):
    """The bottom of a turn; a stopped draw ends here."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)
    SCOPE: ClassVar[str] = "turn"

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def run(self, g: Peek) -> None:
        pass

    def left(self, g: Peek) -> None:
        if g.listening:
            g.tell(Event("stopped", self.whose))


class Window(Ask):
    """Somebody else wants to draw: stop it or pass. Asked of all who hold any card."""

    WINDOW: ClassVar[bool] = True
    PROMPT: ClassVar[str] = "window"
    RULE: ClassVar[str] = "peek.window.stop"

    def options(self, g: Peek, seat: int) -> list[Opt]:
        return [PASS] + [STOP[card] for card in sorted(g.hand(seat)) if stops(card)]

    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        if opt is not PASS:
            g.play(seat, opt.a)
            leave(g, "turn")

    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        if opt.verb == "stop":
            key = "does-not-stop" if opt.a in g.hand(seat) else "not-yours"
            return Reason(key, "peek.window.stop", {"card": opt.a})
        return super().why_not(g, seat, opt)


class Drawing(Step["Peek"]):
    """The draw that nobody stopped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, whose: int) -> None:
        super().__init__()
        self.whose = whose

    def run(self, g: Peek) -> None:
        g.draw(self.whose)


class Place(Ask):
    """The second half of burying: on top or below."""

    PROMPT: ClassVar[str] = "place"
    RULE: ClassVar[str] = "peek.turn.bury"

    def options(self, g: Peek, seat: int) -> list[Opt]:
        return [OVER, UNDER]

    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        g.lay(seat, opt is OVER)

    def in_chain(self, g: Peek) -> bool:
        return True


class Fair(Together["Peek"]):
    """Everybody may take one thing, in any order."""

    def can(self, g: Peek, seat: int) -> bool:
        return not g.taken[seat] and 1 in g.fair

    def acts(self, g: Peek, seat: int) -> list[Opt]:
        if g.taken[seat]:
            return []
        return [TAKE[i] for i in range(THINGS) if g.fair[i]]

    def act(self, g: Peek, seat: int, opt: Opt) -> None:
        g.gain(seat, opt.a)

    def prompt(self, g: Peek, seat: int) -> Message:
        return Message("prompt-fair", {"seat": seat})

    def rule(self, g: Peek, seat: int, opt: Opt) -> str:
        return "peek.fair.one-each"

    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        if opt.verb == "take":
            return Reason("taken", "peek.fair.one-each", {"thing": opt.a})
        return Reason("not-here", "peek.fair.one-each", {"code": opt.code})


class Guessing(Step["Peek"]):
    """Everybody guesses at once; the guesses stay sealed until all are in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("guesses",)

    def __init__(self, guesses: tuple[int, ...]) -> None:
        self.seat = MANY
        self.guesses = guesses

    def asked(self, g: Peek) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.guesses)) if self.guesses[seat] == OPEN)

    def options(self, g: Peek, seat: int) -> list[Opt]:
        return GUESS

    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        guesses = tuple(opt.a if i == seat else guess for i, guess in enumerate(self.guesses))
        g.seal(seat, opt.a)
        then(g, Reveal(guesses) if OPEN not in guesses else type(self)(guesses))

    def prompt(self, g: Peek, seat: int) -> Message:
        return Message("prompt-guess", {"seat": seat, "deck": g.cards.size(DECK)})

    def rule(self, g: Peek, seat: int, opt: Opt) -> str:
        return "peek.guess.sealed"

    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        return Reason("not-here", "peek.guess.sealed", {"code": opt.code})


class Reveal(Step["Peek"]):
    """Guesses are opened, the top card is turned over, a die gives somebody a point."""

    FIELDS: ClassVar[tuple[str, ...]] = ("guesses",)

    def __init__(self, guesses: tuple[int, ...]) -> None:
        super().__init__()
        self.guesses = guesses

    def run(self, g: Peek) -> None:
        g.open_guesses(self.guesses)
        if g.cards.size(DECK):
            high = int(g.turn_over() >= HIGH)
            for seat, guess in enumerate(self.guesses):
                if guess == high:
                    g.score(seat)
        g.score(g.dice.below(LUCK, len(g.scores)))


class Peek(Game):
    """The table of Peek. Every observable change is one method."""

    __slots__ = ("cards", "fair", "round", "taken")
    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "cards", "fair", "taken", "round")
    TURN: ClassVar[type[Turn]] = Turn  # variants put other steps here
    WINDOW: ClassVar[type[Window]] = Window
    FAIR: ClassVar[type[Fair]] = Fair
    GUESSING: ClassVar[type[Guessing]] = Guessing

    def __init__(
        self,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        cards: Piles,
        fair: list[int],
        taken: list[int],
        number: int,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.cards = cards
        self.fair = fair  # 1 for a thing that is still there
        self.taken = taken  # 1 for a seat that has its thing
        self.round = number

    def clone(self) -> Peek:
        return type(self)(
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.cards.clone(),
            self.fair[:],
            self.taken[:],
            self.round,
        )

    def public_view(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "scores": list(self.scores),
            "known": list(self.cards.known[DECK]),  # who has looked is public
            "fair": list(self.fair),
            "taken": list(self.taken),
            "draws": [step.whose for step in self.agenda if isinstance(step, Drawing)],
        }

    def private_view(self, role: int) -> dict[str, Any]:
        cards = self.cards
        return {
            "deck": cards.seen(DECK, role),
            "hands": [cards.seen(HANDS + seat, role) for seat in range(len(self.scores))],
            "limbo": cards.seen(LIMBO, role),
            "discard": cards.seen(DISCARD, role),
            "guesses": self.seen_guesses(role),
        }

    def seen_guesses(self, role: int) -> list[int]:
        """The guesses as a role sees them."""
        for step in self.agenda:
            if isinstance(step, Guessing):
                return [guess if guess == OPEN or seat == role else SEALED for seat, guess in enumerate(step.guesses)]
        return []

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        best = max(self.scores)
        return Outcome(
            tuple(s for s in range(len(self.scores)) if self.scores[s] == best), tuple(self.scores), "rounds"
        )

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        g.cards.resample(seat, stream, list(range(HANDS + len(self.scores))))
        for i, step in enumerate(g.agenda):
            if isinstance(step, Guessing):
                g.agenda[i] = type(step)(
                    tuple(
                        guess if guess == OPEN or other == seat else stream.below(2)
                        for other, guess in enumerate(step.guesses)
                    )
                )
        return g

    def totals(self) -> dict[str, int]:
        cards = [card for pile in self.cards.pieces for card in pile]
        return {"cards": len(cards), "kinds": len(set(cards))}

    def told(self, seat: int) -> int:
        return self.cards.told[seat]

    def unsee(self, later: Game) -> None:
        assert isinstance(later, Peek)
        self.cards.unsee(later.cards, self.dice, SHUFFLE)

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        return self.cards.pieces[HANDS + seat]

    def begin_round(self, number: int) -> None:
        """New things at the fair; the discarded cards go under the deck, shuffled."""
        self.round = number
        self.fair = [1] * THINGS
        self.taken = [0] * len(self.scores)
        if self.listening:
            self.tell(Event("round", -1, {"round": number}))
        if self.cards.size(DISCARD) > 1:
            self.cards.shuffle(DISCARD, self.dice, SHUFFLE)
            for side in (self.cards.pieces, self.cards.known):
                side[DECK] = side[DISCARD] + side[DECK]
                side[DISCARD] = []
            if self.listening:
                self.tell(Event("shuffled", -1))

    def peek(self, seat: int) -> None:
        """A seat looks at the top of the deck."""
        card = self.cards.show(DECK, -1, 1 << seat)
        if self.listening:
            self.tell(Event("peeked", seat, {"card": card}, self.cards.known[DECK][-1], ("card",)))

    def announce(self, seat: int) -> None:
        """A seat says that it draws, so that the others may stop it."""
        if self.listening:
            self.tell(Event("announced", seat))

    def draw(self, seat: int) -> None:
        """The top card goes into a hand, where nobody else can tell it from the others."""
        known = self.cards.known[DECK][-1] | 1 << seat
        card = self.cards.move(DECK, -1, HANDS + seat, 1 << seat)
        self.cards.known[HANDS + seat][-1] = 1 << seat
        if self.listening:
            self.tell(Event("drew", seat, {"card": card}, known, ("card",)))

    def pick(self, seat: int, card: int) -> None:
        """A seat takes a card out of its hand to bury it."""
        self.cards.move(HANDS + seat, self.hand(seat).index(card), LIMBO, 1 << seat)
        if self.listening:
            self.tell(Event("picked", seat, {"card": card}, 1 << seat, ("card",)))

    def lay(self, seat: int, over: bool) -> None:
        """The picked card goes on top of the deck or below it."""
        self.cards.move(LIMBO, -1, DECK, 1 << seat)
        if not over:
            for side in (self.cards.pieces, self.cards.known):
                side[DECK].insert(0, side[DECK].pop())
        if self.listening:
            self.tell(Event("buried", seat, {"where": "over" if over else "under"}))

    def play(self, seat: int, card: int) -> None:
        """A seat plays a card for all to see."""
        self.cards.move(HANDS + seat, self.hand(seat).index(card), DISCARD, EVERYBODY)
        if self.listening:
            self.tell(Event("played", seat, {"card": card}))

    def gain(self, seat: int, thing: int) -> None:
        """A seat takes a thing at the fair."""
        self.fair[thing] = 0
        self.taken[seat] = 1
        self.scores[seat] += 1
        if self.listening:
            self.tell(Event("gained", seat, {"thing": thing}))

    def seal(self, seat: int, guess: int) -> None:
        """A seat has guessed."""
        if self.listening:
            self.tell(Event("sealed", seat, {"guess": guess}, 1 << seat, ("guess",)))

    def open_guesses(self, guesses: tuple[int, ...]) -> None:
        """All guesses are shown to all."""
        self.cards.count(0, EVERYBODY)
        if self.listening:
            for seat, guess in enumerate(guesses):
                self.tell(Event("guessed", seat, {"guess": guess}))

    def turn_over(self) -> int:
        """The top card is discarded for all to see; the card."""
        card = self.cards.move(DECK, -1, DISCARD, EVERYBODY)
        if self.listening:
            self.tell(Event("turned", -1, {"card": card}))
        return card

    def score(self, seat: int) -> None:
        """A point."""
        self.scores[seat] += 1
        if self.listening:
            self.tell(Event("scored", seat, {"total": self.scores[seat]}))


class PeekCard(GameCard):
    """Peek's visiting card."""

    name = "peek"
    title = "Peek"
    summary = "A few cards, a window, a look at the deck."
    players = (2, 4)
    minutes = 3
    folder = Path(__file__).parent
    words = WORDS
    state: type[Game] = Peek
    steps: tuple[type[Step[Any]], ...] = (BeginRound, Turn, TurnEnd, Window, Drawing, Place, Fair, Guessing, Reveal)
    parts: tuple[type, ...] = (Piles,)
    purposes = ("shuffle", "luck")
    events: Mapping[str, tuple[str, ...]] = {
        "round": ("round", "fair", "taken", "guesses"),
        "shuffled": ("deck", "known", "discard"),
        "peeked": ("deck", "known"),
        "announced": ("draws",),
        "drew": ("deck", "known", "hands", "draws"),
        "picked": ("hands", "limbo"),
        "buried": ("limbo", "deck", "known"),
        "played": ("hands", "discard"),
        "stopped": ("draws",),
        "gained": ("fair", "taken", "scores"),
        "sealed": ("guesses",),
        "guessed": ("guesses",),
        "turned": ("deck", "known", "discard"),
        "scored": ("scores",),
        "ended": (),
    }

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Game:
        order = list(range(CARDS))
        dice.shuffle(SHUFFLE, order)
        cards = Piles.empty(HANDS + seats, seats)
        for seat in range(seats):
            for _ in range(IN_HAND):
                cards.put(HANDS + seat, order.pop(), 1 << seat)
        for card in order:
            cards.put(DECK, card, 0)
        state: Any = self.state
        g: Game = state([BeginRound(1)], dice, [0] * seats, rules, cards, [0] * THINGS, [0] * seats, 0)
        return g

    def bound(self, seats: int) -> int:
        turns = seats * (seats + 1)
        fair = (THINGS + 1) * (seats + 1)
        return ROUNDS * (turns + fair + seats)


CARD: Final = PeekCard()
