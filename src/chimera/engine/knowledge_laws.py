"""Laws of knowledge: nobody is sent, and no bot is handed, what they cannot know.

Where a law plays on two states side by side it uses the same dice for both. A game that draws hidden and open numbers
from one stream will be found guilty: give each use its own stream, or `open` the stream for each use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Final

import msgspec

from chimera.engine.agenda import asked, choose, options
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.game import Game, Opt
from chimera.engine.lawbook import AT_SOME, Position, few, heard_by, law, wander
from chimera.engine.match_laws import apart_from_dice
from chimera.engine.state_laws import PLAYED_ON, things
from chimera.engine.visibility import Piles

CHOICES: Final = 8  # so many decisions are played on side by side
REASONS: Final = 12  # words for which reasons are compared
SIBLINGS: Final = 4  # options after which somebody else may be none the wiser


@law(AT_SOME)
def determinizing_keeps_what_is_known(at: Position) -> None:
    """A determinized copy shows the seat the same view, question and options, asks the same seats, loses nothing."""
    for seat in range(at.trial.players):
        guess = at.game.determinize(seat, at.stream(f"seat {seat}"))
        same(at, f"determinized for seat {seat}, it is shown", at.game, guess, seat, [], [])
        totals = guess.totals()
        at.expect(totals == at.trial.totals, f"determinized for seat {seat}, there are {totals}.")
    at.equal(at.text, at.now(), "determinizing changes the match")


@law(AT_SOME)
def determinizing_forgets_the_seed(at: Position) -> None:
    """A determinized copy holds no trace of the match's dice: it is the same when the match had any other dice."""
    other = at.game.clone()
    other.dice = other_dice(at)
    for seat in range(at.trial.players):
        guess = at.game.determinize(seat, at.stream())
        at.expect(guess.dice.purposes == at.game.dice.purposes, "the determinized dice have other streams.")
        text = at.card.codec.text(guess)
        at.expect(at.game.dice.seed not in text, f"determinized for seat {seat}, the copy holds the match's seed.")
        twin = at.card.codec.text(other.determinize(seat, at.stream()))
        at.equal(text, twin, f"determinized for seat {seat}, other dice show")


@law(AT_SOME)
def determinizing_follows_from_the_view(at: Position) -> None:
    """States that look the same to a seat are determinized to the same copies, given the same random numbers."""
    fingerprint = at.card.codec.fingerprint
    for seat in range(at.trial.players):
        truth = fingerprint(at.game.determinize(seat, at.stream("same")))
        for i in range(2):
            twin = at.game.determinize(seat, at.stream(f"twin {i} of seat {seat}"))
            again = fingerprint(twin.determinize(seat, at.stream("same")))
            at.expect(again == truth, f"determinized for seat {seat}, the copy depends on what the seat cannot know.")
    for seat in range(at.trial.players):
        alike: dict[str, Sibling] = {}
        for sibling in siblings(at, seat):
            first = alike.setdefault(sibling.looks + sibling.heard, sibling)
            at.expect(
                first.guess == sibling.guess,
                f"seat {seat} cannot tell {first.how} from {sibling.how}, but determinized for it they differ.",
            )


@law(AT_SOME)
def hidden_choices_stay_hidden(at: Position) -> None:
    """Choices of others that lead to the same determinized copies for a seat are told to it in the same words."""
    for seat in range(at.trial.players):
        alike: dict[str, Sibling] = {}
        for sibling in siblings(at, seat):
            first = alike.setdefault(sibling.looks + sibling.guess, sibling)
            if first.truth != sibling.truth:
                what = f"determinized for seat {seat}, {first.how} and {sibling.how} are the same, but it hears"
                at.equal(first.heard, sibling.heard, what)


@law(AT_SOME)
def nobody_is_sent_what_they_cannot_know(at: Position) -> None:
    """States that differ only in what a seat cannot know send it the same, played on alike, until it is told more."""
    for seat in range(at.trial.players):
        stream = at.stream(f"seat {seat}")
        a = at.game.clone()
        b = at.game.determinize(seat, stream)
        b.dice = at.game.dice.clone()
        a.listen()
        b.listen()
        path = ""
        before = a.told(seat)
        for _ in range(CHOICES):
            choice = common_choice(a, b, stream)
            if choice is None:
                break
            chooser, opt = choice
            path += f" {chooser}:{opt.code}"
            choose(a, chooser, opt)
            choose(b, chooser, opt)
            if a.told(seat) != before or b.told(seat) != before:
                break
            events_a, events_b = a.heard(), b.heard()
            for role in (seat, SPECTATOR):
                what = f"played on by{path}, two states that seat {seat} cannot tell apart show role {role}"
                same(at, what, a, b, role, events_a, events_b)
            at.trial.compared += 1


@law(AT_SOME)
def what_is_shown_gives_nothing_else_away(at: Position) -> None:
    """A choice that shows a seat hidden pieces of a pile sends it nothing else that it cannot know.

    The law above ends where a seat is told more. Here the pieces that it is shown are the same in both states.
    """
    for child in children(at) if Piles in at.card.parts else ():
        for seat in range(at.trial.players):
            told_more = child.game.told(seat) - at.game.told(seat)
            if child.other or not told_more:
                continue
            shown = aware(child.game, seat) - aware(at.game, seat)
            if shown.total() != told_more:
                continue  # something is shown that lies in no pile
            twin = twin_with(at, seat, shown)
            if child.chooser not in asked(twin) or child.opt not in options(twin, child.chooser):
                continue
            twin.listen()
            choose(twin, child.chooser, child.opt)
            if twin.told(seat) == child.game.told(seat):
                events = twin.heard()
                for role in (seat, SPECTATOR):
                    what = f"{child.how} shows seat {seat} the same in two states, but role {role} is sent"
                    same(at, what, child.game, twin, role, child.events, events)
                at.trial.compared += 1


def aware(g: Game, seat: int) -> Counter[int]:
    """The pieces in piles that a seat knows to be there, whether or not it knows where."""
    found: Counter[int] = Counter()
    for piles in piles_of(g):
        found.update(piles.sure[seat][1::2])
        for pieces, known in zip(piles.pieces, piles.known, strict=True):
            found.update(piece for piece, mask in zip(pieces, known, strict=True) if (mask >> seat) & 1)
    return found


def piles_of(g: Game) -> list[Piles]:
    """All piles of a state."""
    return [thing for thing in things(g) if isinstance(thing, Piles)]


def twin_with(at: Position, seat: int, kept: Container[int]) -> Game:
    """A state that differs from the position only in what a seat cannot know, and in none of these pieces."""
    twin = at.game.clone()
    for piles in piles_of(twin):
        for pieces, known in zip(piles.pieces, piles.known, strict=True):
            known[:] = [mask | (piece in kept) << seat for piece, mask in zip(pieces, known, strict=True)]
    twin = twin.determinize(seat, at.stream(f"seat {seat}"))
    for piles, true in zip(piles_of(twin), piles_of(at.game), strict=True):
        piles.known = [known[:] for known in true.known]
    twin.dice = at.game.dice.clone()
    return twin


@law(AT_SOME)
def taking_back_shows_nothing(at: Position) -> None:
    """After an undo by consent everybody sees what they saw then, nothing is lost, and the same seats are asked."""
    later = played_later(at)
    back = at.game.clone()
    back.dice = later.dice.clone()
    back.unsee(later)
    for role in at.trial.roles:
        what = f"taken back to here, role {role} sees a difference"
        at.equal(line(at.game.view(role)), line(back.view(role)), what)
    at.expect(asked(back) == at.asked, f"taken back to here, {asked(back)} are asked instead of {at.asked}.")
    at.expect(back.totals() == at.trial.totals, f"taken back to here, there are {back.totals()}.")


def played_later(at: Position) -> Game:
    """A copy a few random choices later, the same for all laws that take back from there."""
    if "later" not in at.memo:
        at.memo["later"] = at.game.clone()
        for _ in wander(at.memo["later"], Stream.from_number(at.trial.seed, f"law later {at.number}"), PLAYED_ON):
            pass
    later: Game = at.memo["later"]
    return later


def other_dice(at: Position) -> Dice:
    """Dice of another match."""
    return Dice.from_number(at.trial.seed + 1_000_003, at.game.dice.purposes)


class Child:
    """What follows from a choice, by the dice of the match or by others."""

    def __init__(self, at: Position, chooser: int, opt: Opt, other: bool) -> None:
        self.chooser = chooser
        self.opt = opt
        self.other = other
        self.how = f"{chooser}:{opt.code}{' with other dice' if other else ''}"
        self.game = at.game.clone()
        if other:
            self.game.dice = other_dice(at)
        self.game.listen()
        choose(self.game, chooser, opt)
        self.events = self.game.heard()
        self.truth = apart_from_dice(self.game, at.card.codec.dump(self.game))


class Sibling:
    """What follows from another seat's choice, as it appears to a seat."""

    def __init__(self, at: Position, child: Child, seat: int) -> None:
        self.how = child.how
        self.truth = child.truth
        self.looks = line(sent(at, child.game, seat, []))
        self.heard = line(told(child.events, seat))
        guess = child.game.determinize(seat, Stream.from_number(at.trial.seed, "law guess"))
        self.guess = at.card.codec.fingerprint(guess)


def children(at: Position) -> list[Child]:
    """What may follow from here, by several options of everybody asked and by other dice."""
    if "children" not in at.memo:
        stream = Stream.from_number(at.trial.seed, f"law siblings {at.number}")
        at.memo["children"] = [
            Child(at, chooser, opt, other)
            for chooser in at.asked
            for opt in few(options(at.game, chooser), SIBLINGS, stream)
            for other in (False, True)
        ]
    children: list[Child] = at.memo["children"]
    return children


def siblings(at: Position, seat: int) -> list[Sibling]:
    """What may follow from the decisions of others, as it appears to a seat."""
    key = f"siblings for {seat}"
    if key not in at.memo:
        at.memo[key] = [Sibling(at, child, seat) for child in children(at) if child.chooser != seat]
    siblings: list[Sibling] = at.memo[key]
    return siblings


def common_choice(a: Game, b: Game, stream: Stream) -> tuple[int, Opt] | None:
    """A choice that is offered in both states, or None when there is none."""
    seats = asked(a)
    if not seats:
        return None
    seat = seats[stream.below(len(seats))]
    offered = options(b, seat)
    both = [opt for opt in options(a, seat) if opt in offered]
    return (seat, both[stream.below(len(both))]) if both else None


def sent(at: Position, g: Game, role: int, events: list[Event]) -> list[object]:
    """All that a role is sent at a decision: events, view, who is asked; if it is asked, the question and options."""
    outcome = g.outcome()
    seats = asked(g)
    said: list[object] = [
        told(events, role),
        g.view(role),
        seats,
        None if outcome is None else [outcome.winners, outcome.scores, outcome.how],
    ]
    if role in seats:
        step = g.agenda[-1]
        opts = options(g, role)
        question = step.prompt(g, role)
        said.append([question.key, question.args])
        for opt in opts:
            text = g.describe(role, opt)
            said.append([opt.code, text.key, text.args, step.rule(g, role, opt)])
        for opt in some_words(at):
            if opt not in opts:
                reason = step.why_not(g, role, opt)
                said.append([opt.code, reason.key, reason.rule, reason.args])
    return said


def some_words(at: Position) -> list[Opt]:
    """Words of the vocabulary, the same ones as long as one law looks at a position."""
    key = f"words for {at.law}"
    if key not in at.memo:
        at.memo[key] = few(at.trial.vocabulary, REASONS, at.stream("reasons"))
    words: list[Opt] = at.memo[key]
    return words


def told(events: list[Event], role: int) -> list[object]:
    """Events as they are sent to a role."""
    return [[e.kind, e.seat, e.args, e.whole] for e in heard_by(events, role)]


def same(at: Position, what: str, a: Game, b: Game, role: int, events_a: list[Event], events_b: list[Event]) -> None:
    """Expect that a role is sent the same by two states, byte for byte."""
    at.equal(line(sent(at, a, role, events_a)), line(sent(at, b, role, events_b)), f"{what} a difference")


def line(plain: object) -> str:
    """Plain data as the bytes that are sent, in one line."""
    return msgspec.json.encode(plain).decode()
