"""Pig: roll and add to the pot, or hold and bank it; a 1 loses the pot. One die, no secrets."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chimera.engine.dice import Dice
from chimera.engine.events import Event, Message
from chimera.engine.game import Game, Opt, Outcome, Step, Words
from chimera.engine.reasons import Reason
from chimera.games.reference.pig.shown import PigPublic

TURNS_EACH: Final = 200  # pig.end.bound
SEATS: Final = 6
DIE: Final = 0  # the one dice stream

WORDS: Final = Words()
ROLL: Final = WORDS.verb("roll", doc="roll the die").at()
HOLD: Final = WORDS.verb("hold", doc="bank the pot and end the turn").at()
CHOICES: Final = [ROLL, HOLD]
ENOUGH: Final = [HOLD]


class Pig(Game):
    """The table: banked scores, the pot of the running turn, turns begun."""

    __slots__ = ("faces", "pot", "target", "turns")
    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "target", "faces", "pot", "turns")

    def __init__(
        self,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        target: int,
        faces: int,
        pot: int,
        turns: int,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.target = target
        self.faces = faces
        self.pot = pot
        self.turns = turns

    def clone(self) -> Pig:
        return Pig(
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.target,
            self.faces,
            self.pot,
            self.turns,
        )

    def public_view(self) -> PigPublic:
        return PigPublic(scores=self.scores[:], pot=self.pot, target=self.target, turns=self.turns)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        best = max(self.scores)
        winners = tuple([seat for seat in range(len(self.scores)) if self.scores[seat] == best])
        return Outcome(winners, tuple(self.scores), "target" if best >= self.target else "bound")

    def evaluate(self, seat: int) -> float:
        """One's own lead, and nearly the whole pot for whoever holds it."""
        score = self.scores[seat]
        if self.agenda and self.agenda[-1].seat == seat:
            score += self.pot
        return float(score - max([s for other, s in enumerate(self.scores) if other != seat]))

    def totals(self) -> dict[str, int]:
        return {"seats": len(self.scores), "target": self.target, "faces": self.faces}


class Turn(Step[Pig]):
    """One player rolls again or holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Pig, seat: int) -> list[Opt]:
        if g.scores[seat] + g.pot >= g.target:  # pig.turn.enough
            return ENOUGH
        return CHOICES

    def take(self, g: Pig, seat: int, opt: Opt) -> None:
        if opt is ROLL:
            pips = 1 + g.dice.below(DIE, g.faces)
            if g.listening:
                g.tell(Event("rolled", seat, {"pips": pips, "pot": g.pot, "grown": g.pot + pips}))
            if pips == 1:  # pig.turn.one-loses-the-pot
                next_turn(g, seat)
            else:
                g.pot += pips  # pig.turn.roll-adds-to-the-pot
                g.agenda.append(TURNS[seat])
        else:  # pig.turn.hold-banks-the-pot
            g.scores[seat] += g.pot
            if g.listening:
                g.tell(Event("scored", seat, {"points": g.pot, "total": g.scores[seat]}))
            next_turn(g, seat)

    def prompt(self, g: Pig, seat: int) -> Message:
        return Message("prompt-turn", {"seat": seat, "pot": g.pot, "score": g.scores[seat], "target": g.target})

    def rule(self, g: Pig, seat: int, opt: Opt) -> str:
        return "pig.turn.roll-adds-to-the-pot" if opt is ROLL else "pig.turn.hold-banks-the-pot"

    def why_not(self, g: Pig, seat: int, opt: Opt) -> Reason:
        if opt is ROLL:
            return Reason("enough", "pig.turn.enough", {"target": g.target})
        return Reason("roll-or-hold", "pig.turn.roll-or-hold", {"code": opt.code})


TURNS: Final = [Turn(seat) for seat in range(SEATS)]


def next_turn(g: Pig, seat: int) -> None:
    """Empty the pot and hand the die on, unless the match is over."""
    g.pot = 0
    if g.scores[seat] >= g.target or g.turns == TURNS_EACH * len(g.scores):  # pig.end.target, pig.end.bound
        if g.listening:
            g.tell(Event("ended", seat))
        return
    g.turns += 1
    g.agenda.append(TURNS[(seat + 1) % len(g.scores)])  # pig.turn.next-player
