"""Evo's own bot: it tries every option, thinks its chains and windows through, and takes what is worth most.

`greedy-1` plays by frozen weights and is the yardstick; `greedy` plays by the best set there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import PASS, Opt
from chimera.engine.visibility import Seen
from chimera.games.evo.births import Relay
from chimera.games.evo.cards import Announce, ChooseLayer, OrderTokens, Reconsider, Strike
from chimera.games.evo.changes import ADVANCE
from chimera.games.evo.movement import Flee, Guard, Land, Slip
from chimera.games.evo.rules import attacking, chances_of_sections, defending
from chimera.games.evo.state import Evo
from chimera.games.evo.worth import RIVAL, best_rival, standing, win_chance, worth

SAMPLES: Final = 6  # an option that rolls the die is tried so often
WINDOW_STEPS: Final = 12
# after these the rivals stand as before
QUIET: Final = (
    "pass",
    "move",
    "fly",
    "swim",
    "slip",
    "land",
    "lay",
    "remove",
    "lose",
    "retreat",
)  # rivals stay as they are
MUST_LOOK: Final = -1e6  # in place of the best rival's worth: it is to be found anew


class Greedy:
    """A player with a set of weights."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def choose(self, seen: Seen[Evo], stream: Stream) -> Opt:
        """The option that is worth most; ties by lot, so that no corner of the island is favoured."""
        g = seen.game
        seat = seen.seat
        rival = best_rival(g, seat, self.weights, chances_of_sections(g, seat))
        best = PASS
        best_value = 0.0
        first = True
        equals = 1
        column = 0
        for opt in options(g, seat):
            if opt.verb == "bid":  # the lowest bid of a column says all: a higher one only costs more
                if opt.a == column:
                    continue
                column = opt.a
            value = self.value(g, seat, opt, stream, rival if opt.verb in QUIET else MUST_LOOK)
            if first or value > best_value + 1e-9:
                first = False
                best = opt
                best_value = value
                equals = 1
            elif value > best_value - 1e-9:
                equals += 1
                if stream.below(equals) == 0:
                    best = opt
        return best

    def value(self, g: Evo, seat: int, opt: Opt, stream: Stream, rival: float) -> float:
        """What an option is worth; one that rolls dice is tried several times."""
        if opt.verb == "attack":
            return self.attack(g, seat, opt.a, opt.b)
        copy = g.clone()
        drawn = copy.dice.drawn
        choose(copy, seat, opt)
        if copy.dice.drawn == drawn:
            return self.outlook(copy, seat, rival)
        total = self.outlook(copy, seat, rival)
        for _ in range(SAMPLES - 1):
            copy = g.clone()
            copy.dice = Dice.sandbox(stream, g.dice.purposes)
            choose(copy, seat, opt)
            total += self.outlook(copy, seat, rival)
        return total / SAMPLES

    def attack(self, g: Evo, seat: int, source: int, target: int) -> float:
        """What an attack is worth: both ends, by the odds of the die."""
        defender = g.board[target]
        chance = win_chance(g, attacking(g, seat), defending(g, defender))
        lost = g.clone()
        lost.declare(source, target)
        won = lost.clone()
        won.take_off(target, "combat")
        won.move(source, target, ADVANCE)
        return chance * standing(won, seat, self.weights) + (1.0 - chance) * standing(lost, seat, self.weights)

    def outlook(self, g: Evo, seat: int, rival: float) -> float:
        """The worth of a position, once the seat's chain is finished and the others let open windows pass."""
        for _ in range(WINDOW_STEPS):
            asked = turn(g)
            if asked < 0:
                break
            step = g.agenda[-1]
            if asked == seat and isinstance(step, (Land, Slip, Relay, Strike, ChooseLayer, OrderTokens)):
                return self.best_of(g, seat, rival)
            if not isinstance(step, (Announce, Reconsider, Guard, Flee)):
                break
            choose(g, asked, PASS)
        if rival == MUST_LOOK:
            return standing(g, seat, self.weights)
        return worth(g, seat, self.weights, chances_of_sections(g, seat)) - self.weights[RIVAL] * rival

    def best_of(self, g: Evo, seat: int, rival: float) -> float:
        """The worth of a chain's best end."""
        best = -1e9
        for opt in options(g, seat):
            copy = g.clone()
            choose(copy, seat, opt)
            value = self.outlook(copy, seat, rival)
            if value > best:
                best = value
        return best


class Player:
    """A player with a named set of weights, as it fits the edition that is played."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, seen: Seen[Evo], stream: Stream) -> Opt:
        """What the set would choose."""
        return Greedy(seen.game.box.sets[self.name]).choose(seen, stream)


def players(names: Iterable[str]) -> dict[str, Callable[[Seen[Evo], Stream], Opt]]:
    """The bots with these sets of weights."""
    return {name: Player(name).choose for name in names}
