"""The contract every game keeps: Opt, Step, Game. (How a game presents itself to the house is in card.py.)"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import Event, Message
from chimera.engine.reasons import Reason
from chimera.engine.views import Part, entries

AUTO: Final = -1  # a step that asks nobody
MANY: Final = -2  # a step that asks several seats at once
FIRST_RANK: Final = 16  # ranks below belong to the options every game shares


class Opt:
    """An option: a verb and up to two small numbers. Interned, so identity is equality."""

    __slots__ = ("a", "arity", "b", "rank", "verb")

    def __init__(self, verb: str, arity: int, a: int, b: int, rank: int) -> None:
        self.verb = verb
        self.arity = arity
        self.a = a
        self.b = b
        self.rank = rank  # options are offered in this order

    @property
    def code(self) -> str:
        """The option as it stands in match files: 'bid:2:3'."""
        if self.arity == 0:
            return self.verb
        if self.arity == 1:
            return f"{self.verb}:{self.a}"
        return f"{self.verb}:{self.a}:{self.b}"

    def __repr__(self) -> str:
        return f"<{self.code}>"


PASS: Final = Opt("pass", 0, 0, 0, 0)
READY: Final = Opt("ready", 0, 0, 0, 1)


class Verb:
    """All options of one verb: `BID.at(2, 3)` is always the same object."""

    __slots__ = ("doc", "name", "opts", "width")

    def __init__(self, name: str, opts: list[Opt], width: int, doc: str) -> None:
        self.name = name
        self.opts = opts
        self.width = width
        self.doc = doc

    def at(self, a: int = 0, b: int = 0) -> Opt:
        """The option with these numbers."""
        return self.opts[a * self.width + b]


class Words:
    """A game's vocabulary: every option it can ever offer, and the grammar of its codes."""

    __slots__ = ("by_code", "ranks", "verbs")

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_code: dict[str, Opt] = {PASS.code: PASS, READY.code: READY}
        self.ranks = FIRST_RANK

    def verb(self, name: str, a: int = 0, b: int = 0, doc: str = "") -> Verb:
        """Define a verb whose numbers run below a and below b; 0 means it has no such number."""
        arity = 0 if a == 0 else 1 if b == 0 else 2
        opts: list[Opt] = []
        for i in range(max(a, 1)):
            for j in range(max(b, 1)):
                opts.append(Opt(name, arity, i, j, self.ranks))
                self.ranks += 1
        for opt in opts:
            self.by_code[opt.code] = opt
        verb = Verb(name, opts, max(b, 1), doc)
        self.verbs.append(verb)
        return verb

    def parse(self, code: str) -> Opt | None:
        """The option a code names, or None when no option of this game is written so."""
        return self.by_code.get(code)

    def grammar(self) -> list[tuple[str, str]]:
        """One line per verb: how its codes look, and what they mean."""
        lines = [("pass", "do nothing"), ("ready", "nothing more for now")]
        for verb in self.verbs:
            last = verb.opts[-1]
            form = verb.name
            if last.arity > 0:
                form += f":0-{last.a}"
            if last.arity > 1:
                form += f":0-{last.b}"
            lines.append((form, verb.doc))
        return lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """How a match ended: who won, the scores, and why (a message key `ending-HOW`)."""

    __slots__ = ("how", "scores", "together", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], how: str, together: bool = False) -> None:
        self.winners = winners
        self.scores = scores
        self.how = how
        self.together = together  # a cooperative game: all win or all lose

    def share(self, seat: int) -> float:
        """A seat's part of the victory; shared wins count as fractions, a common victory whole."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.together else 1.0 / len(self.winners)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state of a match. Subclasses add fields; the constructor takes all of them in the order of FIELDS."""

    __slots__ = ("agenda", "dice", "events", "listening", "rules", "scores")
    FIELDS: ClassVar[tuple[str, ...]] = ("agenda", "dice", "scores", "rules")

    def __init__(self, agenda: list[Step[Any]], dice: Dice, scores: list[int], rules: int) -> None:
        self.agenda = agenda  # a stack: the last step is the next to act
        self.dice = dice
        self.scores = scores  # one per seat
        self.rules = rules  # the version of the rules this match is played by
        self.listening = False
        self.events: list[Event] = SILENCE

    def clone(self) -> Game:
        """An independent copy: lists copied, steps and content shared, nobody listening."""
        raise NotImplementedError

    def public_view(self) -> Part:
        """What everybody may see, one entry per thing on the table."""
        raise NotImplementedError

    def private_view(self, role: int) -> Part:
        """What a seat, the host or a spectator knows beyond that: entries whose value depends on the role."""
        return {}

    def view(self, role: int) -> dict[str, Any]:
        """Both parts together, as plain data: all that a seat, the host or a spectator may see."""
        return {**entries(self.public_view()), **entries(self.private_view(role))}

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def determinize(self, seat: int, stream: Stream) -> Game:
        """A copy in which everything the seat cannot know is drawn anew. A game without secrets only changes dice."""
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        return g

    def evaluate(self, seat: int) -> float:
        """How well a seat stands; larger is better. Bots look ahead with it."""
        return float(self.scores[seat])

    def standings(self) -> list[float]:
        """How well every seat stands: `evaluate` for each; override when that does much of the work twice."""
        return [self.evaluate(seat) for seat in range(len(self.scores))]

    def team_value(self) -> float:
        """The team's chance of winning as the position shows it, 0 to 1; only where the card says `together`.

        It is certain once the match is over: 1 when all have won, 0 when all have lost.
        There bots play by this, whoever chooses, and `evaluate` only says how each seat itself is doing.
        """
        raise NotImplementedError

    def doubt(self) -> float:
        """How little the standings decide now: by this factor they must differ more than the card's `scale` says."""
        return 1.0

    def chapter(self) -> int:
        """A number that changes where looking further ahead brings only noise, such as a new roll for everybody."""
        return 0

    def totals(self) -> dict[str, int]:
        """What is conserved from the first decision to the last: pieces, cards, dice in the box."""
        return {}

    def told(self, seat: int) -> int:
        """How many hidden things this seat has been shown so far (see visibility.Piles)."""
        return 0

    def unsee(self, later: Game) -> None:
        """After an undo by consent: reshuffle what somebody has seen since (see visibility.Piles)."""

    def describe(self, seat: int, opt: Opt) -> Message:
        """An option in words."""
        return Message("opt-" + opt.verb.replace(":", "-"), {"a": opt.a, "b": opt.b})

    def reasons_for(self, seat: int, opt: Opt) -> list[Message]:
        """What an offered option gains, costs and risks as things stand, in the game's words; a hint says it.

        Asked on what the seat may know, so it may look at everything.
        """
        return []

    def tell(self, event: Event) -> None:
        """Report an observable change. Call it behind `if g.listening`."""
        self.events.append(event)

    def listen(self) -> None:
        """From now on keep events, until they are taken by `heard`."""
        self.listening = True
        self.events = []

    def heard(self) -> list[Event]:
        """The events since the last time, in order."""
        events = self.events
        if self.listening:
            self.events = []
        return events


SILENCE: Final[list[Event]] = []  # shared by every game nobody listens to; `tell` is never called there

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One phase or decision of the rulebook, in its words. Immutable once pushed; holds ids, not objects.

    The constructor of a subclass takes its FIELDS in order and sets `seat`.
    """

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ()
    SCOPE: ClassVar[str] = ""  # named when this step is the bottom of a scope that can be left
    WINDOW: ClassVar[bool] = False  # a decision to react or to PASS; a table lets people pass until something happens
    SHY: ClassVar[tuple[str, ...]] = ()  # verbs that give something up here: never the large button, never the last one
    LINGERS: ClassVar[bool] = False  # a table keeps the choice that ends such a move for a moment: a slip is taken back
    MIDWAY: ClassVar[bool] = False  # amid a thing of many choices, where a position says little; bots finish it first

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: G) -> None:
        """Do what asks nobody; push what comes next."""
        raise NotImplementedError

    def asked(self, g: G) -> tuple[int, ...]:
        """Who is asked; only a MANY step answers for itself."""
        return (self.seat,) if self.seat >= 0 else ()

    def first(self, g: G) -> int:
        """The first of those asked, -1 when nobody is; override where `asked` does more work than that."""
        seats = self.asked(g)
        return seats[0] if seats else -1

    def options(self, g: G, seat: int) -> list[Opt]:
        """What the seat may choose, never empty, in order of rank."""
        raise NotImplementedError

    def take(self, g: G, seat: int, opt: Opt) -> None:
        """Carry out a choice; push what comes next."""
        raise NotImplementedError

    def sample(self, g: G, seat: int, stream: Stream) -> Opt:
        """One option, each equally likely; override when listing them all is slow."""
        opts = self.options(g, seat)
        n = len(opts)
        return opts[0] if n == 1 else opts[stream.below(n)]

    def gist(self, g: G, seat: int, opt: Opt) -> int:
        """A number that offered options share when it makes no difference which is taken; bots think of one of them."""
        return opt.rank

    def left(self, g: G) -> None:
        """Told when the scope of which this step is the bottom was left early."""

    def in_chain(self, g: G) -> bool:
        """Whether this decision goes on with a composite move of the seat that chose last; a table keeps it a draft."""
        return False

    def prompt(self, g: G, seat: int) -> Message:
        """The question to the seat."""
        raise NotImplementedError

    def rule(self, g: G, seat: int, opt: Opt) -> str:
        """The id of the rule behind an option that is offered."""
        raise NotImplementedError

    def why_not(self, g: G, seat: int, opt: Opt) -> Reason:
        """Why this option of the game is not offered to an asked seat now."""
        raise NotImplementedError
