"""Information-set Monte Carlo tree search: one tree, many guesses at what is hidden.

Every iteration guesses the hidden things anew (determinize), walks down the tree among the options that this guess
offers, adds one node, plays on a little at random and lets the game's evaluation say who stands how.
Strength is a number of iterations, never a time, so that the same seed gives the same choice everywhere.
"""

from __future__ import annotations

import math
from typing import Final

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Stream
from chimera.engine.game import Game, Opt

EXPLORE: Final = 0.7
ROLLOUT: Final = 12  # decisions played at random before the evaluation speaks
WHOLE: Final = 1_000_000  # a rollout of this length goes to the end
LOOK_AT: Final = 6  # visits after which a node's options are weighed by one look ahead
TRUST: Final = 3.0  # how many visits the look ahead is worth
DEEPEST: Final = 200


class Node:
    """One choice: how often it was offered, how often it was made, how well it went for its maker."""

    __slots__ = ("children", "opt", "prior", "seen", "value", "visits", "weighed")

    def __init__(self, opt: Opt) -> None:
        self.opt = opt
        self.visits = 0
        self.seen = 0
        self.value = 0.0
        self.prior = 0.0
        self.weighed = False
        self.children: list[Node] = []

    def child(self, opt: Opt) -> Node | None:
        """The node of an option, if it was tried."""
        for node in self.children:
            if node.opt is opt:
                return node
        return None


class Search:
    """A search for one decision of one seat."""

    __slots__ = ("game", "iterations", "rollout", "root", "scale", "seat", "stream")

    def __init__(self, game: Game, seat: int, stream: Stream, scale: float, rollout: int) -> None:
        self.game = game
        self.seat = seat
        self.stream = stream
        self.scale = scale  # the difference of evaluations that is worth about one e-fold of winning chances
        self.rollout = rollout
        self.root = Node(options(game, seat)[0])
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Go on searching."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One guess, one walk down the tree, one new node, one valuation."""
        self.iterations += 1
        g = self.game.determinize(self.seat, self.stream)
        node = self.root
        path: list[Node] = []
        makers: list[int] = []
        for _ in range(DEEPEST):
            seat = turn(g)
            if seat < 0:
                break
            opts = options(g, seat)
            if len(opts) == 1:
                choose(g, seat, opts[0])
                continue
            known = len(node.children)
            if not node.weighed and node.visits >= LOOK_AT:
                self.weigh(node, g, seat, opts)
            picked = self.pick(node, opts)
            path.append(picked)
            makers.append(seat)
            choose(g, seat, picked.opt)
            if len(node.children) > known:
                break
            node = picked
        values = self.worth(g)
        self.root.visits += 1
        for i in range(len(path)):
            path[i].visits += 1
            path[i].value += values[makers[i]]

    def pick(self, node: Node, opts: list[Opt]) -> Node:
        """The option to walk down: an untried one first, then by upper confidence and the look ahead."""
        fresh: list[Opt] = []
        best: Node | None = None
        best_score = -1.0
        for opt in opts:
            child = node.child(opt)
            if child is None:
                fresh.append(opt)
                continue
            child.seen += 1
            if not fresh:
                n = child.visits
                score = child.value / n + EXPLORE * math.sqrt(math.log(child.seen + 1) / n)
                score += TRUST * child.prior / (n + TRUST)
                if score > best_score:
                    best = child
                    best_score = score
        if fresh:
            child = Node(fresh[self.stream.below(len(fresh))])
            child.seen = 1
            node.children.append(child)
            return child
        assert best is not None
        return best

    def weigh(self, node: Node, g: Game, seat: int, opts: list[Opt]) -> None:
        """Look one choice ahead with the evaluation, to try promising options sooner."""
        node.weighed = True
        for opt in opts:
            child = node.child(opt)
            if child is not None:
                copy = g.clone()
                choose(copy, seat, opt)
                child.prior = self.worth_now(copy)[seat]

    def worth(self, g: Game) -> list[float]:
        """Play on for a while, then say how the seats stand."""
        stream = self.stream
        left = self.rollout
        while left > 0:
            seat = turn(g)
            if seat < 0:
                break
            opts = options(g, seat)
            if len(opts) == 1:
                choose(g, seat, opts[0])
            else:
                choose(g, seat, opts[stream.below(len(opts))])
                left -= 1
        return self.worth_now(g)

    def worth_now(self, g: Game) -> list[float]:
        """The seats' shares of the victory: real ones at the end, guessed from the evaluation before."""
        seats = len(g.scores)
        outcome = g.outcome()
        if outcome is not None:
            return [outcome.share(seat) for seat in range(seats)]
        found = [g.evaluate(seat) for seat in range(seats)]
        top = max(found)
        weights = [math.exp((value - top) / self.scale) for value in found]
        total = sum(weights)
        return [weight / total for weight in weights]

    def ranking(self) -> list[Node]:
        """The options tried at the root, most visited first."""
        return sorted(self.root.children, key=lambda node: (-node.visits, node.opt.rank))
