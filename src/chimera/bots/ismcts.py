"""Information-set Monte Carlo tree search: one tree, many guesses at what is hidden.

Every iteration guesses the hidden things anew (determinize), walks down the tree among the options that this guess
offers, and lets the game's evaluation say who stands how, after a few choices at random if so asked. What may follow a
choice is looked at when it was made a few times. Which options are tried first and most is biased by what the game's
greedy bot would do. Strength is a number of iterations, never a time, so that the same seed gives the same choice
everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Stream
from chimera.engine.game import Game, Opt
from chimera.engine.visibility import Seen

WHOLE: Final = 1_000_000  # a rollout of this length goes to the end
DEEPEST: Final = 200  # choices on one walk down the tree
SEATS: Final = 16  # more than any game has
LOOK_EVERY: Final = 16  # iterations between two looks whether the search is decided
DECIDED: Final = 1.5  # it is when the lead times this is above what is left: 1 would be certainty


class Manner:
    """How a search searches."""

    __slots__ = ("decided", "expand_at", "explore", "rollout", "trust", "votes")

    def __init__(
        self,
        explore: float = 0.4,
        trust: float = 0.5,
        votes: int = 8,
        expand_at: int = 2,
        rollout: int = 0,
        decided: float = DECIDED,
    ) -> None:
        self.explore = explore  # how far the search leaves what looks best so far, in parts of the best less the worst
        self.trust = trust  # the part of the first tries that goes to what the greedy bot would do
        self.votes = votes  # guesses on which the greedy bot is asked at the root
        self.expand_at = expand_at  # visits after which it is asked elsewhere, once, and what follows is looked at
        self.rollout = rollout  # choices at random before the evaluation speaks
        self.decided = decided  # how soon the search is decided


class Node:
    """One choice of one seat: how often it was made, how well it went for its maker, what may follow."""

    __slots__ = ("children", "opt", "prior", "seen", "value", "visits", "votes")

    def __init__(self, opt: Opt) -> None:
        self.opt = opt  # on the guess that was looked at last
        self.seen = 0  # the iteration in which it was offered last
        self.visits = 0
        self.value = 0.0
        self.prior = 0.0  # votes of the greedy bot for this choice
        self.votes = 0.0  # votes on what follows
        self.children: dict[int, Node] = {}  # by gist and seat

    def child(self, gist: int, opt: Opt, seat: int) -> Node:
        """The node of a choice that may follow; options of one gist are one choice."""
        key = gist * SEATS + seat
        node = self.children.get(key)
        if node is None:
            node = Node(opt)
            self.children[key] = node
        return node


def shares(g: Game, scale: float, together: bool) -> list[float]:
    """The seats' shares of the victory: real ones at the end, guessed from the evaluation before.

    A team has one chance, the same for every seat.
    """
    seats = len(g.scores)
    if together:
        return [g.team_value()] * seats
    outcome = g.outcome()
    if outcome is not None:
        return [outcome.share(seat) for seat in range(seats)]
    found = g.standings()
    top = max(found)
    unit = scale * g.doubt()
    weights = [math.exp((value - top) / unit) for value in found]
    total = sum(weights)
    return [weight / total for weight in weights]


class Search:
    """A search for one decision of one seat."""

    __slots__ = (
        "best",
        "game",
        "iterations",
        "manner",
        "policy",
        "root",
        "scale",
        "seat",
        "stream",
        "together",
        "worst",
    )

    def __init__(
        self,
        game: Game,
        seat: int,
        stream: Stream,
        scale: float,
        policy: Callable[[Seen[Any], Stream], Opt],
        manner: Manner,
        together: bool = False,
    ) -> None:
        self.game = game
        self.seat = seat
        self.stream = stream
        self.scale = scale  # the difference of evaluations that is worth about one e-fold of winning chances
        self.policy = policy  # the greedy bot
        self.manner = manner
        self.together = together  # the outcome is common: whoever chooses wants the same
        self.root = Node(options(game, seat)[0])
        self.iterations = 0
        self.worst = 1.0  # the least and the most that any choice tried so far is worth
        self.best = 0.0

    def run(self, iterations: int, enough: Callable[[], bool] | None = None) -> None:
        """Search so many iterations, or fewer: nothing is likely to catch up with the best, or somebody waits."""
        for _ in range(self.manner.votes):
            self.ask(self.root, self.game.determinize(self.seat, self.stream), self.seat)
        for left in range(iterations, 0, -1):
            if left % LOOK_EVERY == 0 and self.lead() * self.manner.decided > left:
                return
            if enough is not None and left % LOOK_EVERY == 0 and self.iterations > 0 and enough():
                return
            self.iterate()

    def lead(self) -> int:
        """By how many visits the best option is ahead of the next."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def iterate(self) -> None:
        """One guess, one walk down the tree to a choice made little or to another chapter, one valuation."""
        self.iterations += 1
        g = self.game.determinize(self.seat, self.stream)
        chapter = g.chapter()
        node = self.root
        path: list[Node] = []
        makers: list[int] = []
        expand_at = self.manner.expand_at
        seat = self.seat  # where several are asked at once, the search is for this one
        for _ in range(DEEPEST):
            opts = options(g, seat)
            if len(opts) == 1:
                choose(g, seat, opts[0])
            else:
                if node.votes == 0.0:
                    self.ask(node, g, seat)
                node = self.pick(node, g, opts, seat)
                path.append(node)
                makers.append(seat)
                choose(g, seat, node.opt)
                while g.agenda and g.agenda[-1].MIDWAY:  # nobody else comes in between
                    choose(g, seat, self.policy(Seen(g, seat), self.stream))
                if node.visits < expand_at:
                    break
            seat = turn(g)
            if seat < 0 or g.chapter() != chapter:
                break
        values = self.worth(g)
        self.root.visits += 1
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.value += values[makers[i]]
            mean = node.value / node.visits
            if mean < self.worst:
                self.worst = mean
            if mean > self.best:
                self.best = mean

    def pick(self, node: Node, g: Game, opts: list[Opt], seat: int) -> Node:
        """The option to walk down: what went well so far, and what was tried little for what the greedy bot says.

        An option not tried yet counts as the mean of its siblings; equals are taken by lot.
        """
        step = g.agenda[-1]
        found: list[Node] = []
        visits = 0
        value = 0.0
        for opt in opts:
            child = node.child(step.gist(g, seat, opt), opt, seat)
            if child.seen == self.iterations:
                continue  # the same as an option before it
            child.seen = self.iterations
            child.opt = opt
            found.append(child)
            visits += child.visits
            value += child.value
        n = len(found)
        mean = value / visits if visits > 0 else 0.0
        trust = self.manner.trust if node.votes > 0.0 else 0.0
        even = (1.0 - trust) / n
        per_vote = trust / node.votes if node.votes > 0.0 else 0.0
        spread = self.best - self.worst if self.best > self.worst else 1.0
        wide = self.manner.explore * spread * math.sqrt(visits + 1.0)
        i = self.stream.below(n)
        best = found[i]
        best_score = -1.0
        for _ in range(n):
            child = found[i]
            score = child.value / child.visits if child.visits > 0 else mean
            score += wide * (even + per_vote * child.prior) / (1.0 + child.visits)
            if score > best_score:
                best_score = score
                best = child
            i = i + 1 if i + 1 < n else 0
        return best

    def ask(self, node: Node, g: Game, seat: int) -> None:
        """Let the greedy bot vote on what follows a node."""
        opt = self.policy(Seen(g, seat), self.stream)
        node.child(g.agenda[-1].gist(g, seat, opt), opt, seat).prior += 1.0
        node.votes += 1.0

    def worth(self, g: Game) -> list[float]:
        """Play on for a while, then say how the seats stand."""
        for _ in range(self.manner.rollout):
            seat = turn(g)
            if seat < 0:
                break
            choose(g, seat, g.agenda[-1].sample(g, seat, self.stream))
        return self.worth_now(g)

    def worth_now(self, g: Game) -> list[float]:
        """The seats' shares of the victory."""
        return shares(g, self.scale, self.together)

    def ranking(self) -> list[Node]:
        """The options tried at the root, most visited first."""
        tried = [node for node in self.root.children.values() if node.visits > 0]
        return sorted(tried, key=lambda node: (-node.visits, node.opt.rank))
