"""The bots people meet: easy, normal, hard, expert. A level is a number of iterations, never a time."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from difflib import get_close_matches
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

import msgspec

from chimera.bots.greedy import goes_on, greedy, greedy_together
from chimera.bots.ismcts import DECIDED, Manner, Search
from chimera.bots.playouts import Contest, play_out
from chimera.bots.random import at_random
from chimera.engine.agenda import choose
from chimera.engine.card import MOST_EDITIONS, GameCard, Ticket
from chimera.engine.dice import Stream
from chimera.engine.game import Opt
from chimera.engine.trouble import Trouble
from chimera.engine.visibility import Seen, see

Bot = Callable[[Seen[Any], Stream], Opt]
Enough = Callable[[], bool]  # whether a search shall end before its time; never asked before its first iteration


class Depth(NamedTuple):
    """How much a search does."""

    iterations: int
    playouts: int = 0  # how often, at most, each rival of its choice is played to the end
    decided: float = DECIDED  # how soon a tree is decided


HARD: Final = Depth(1_000)  # unless the game's card says otherwise
EXPERT: Final = Depth(10_000)
SEARCHES: Final = {"hard": HARD, "expert": EXPERT}  # the levels that search
LEVELS: Final = ("easy", "normal", *SEARCHES)  # what people are offered, weakest first
SOON: Final = 4.0  # how soon a tree is decided whose rivals will be played to the end
TREES: Final = 4  # root parallelism: so many trees whatever the number of processes, so that the choice is the same
PER_TREE: Final = 2_000  # a tree that grows less than this is too shallow to be worth another
RIVALS: Final = 3  # so many options at most are played to the end
CLOSE: Final = 0.15  # those with at least this part of the best one's visits
TELLING: Final = 0.05  # a smaller change of an evaluation would be shown as none
GUESSES: Final = 8  # at what is hidden, to say who profits
NOISE: Final = 4  # easy plays one choice in so many at random


class Tip(msgspec.Struct, frozen=True):
    """One option as a search sees it."""

    code: str
    visits: int
    value: float  # the part of the victory it is worth, 0 to 1
    played: int = 0  # how often it was played to the end
    helps: tuple[int, ...] = ()  # in a team: who else gains most by it at once


def grow(
    card: GameCard,
    seen: Seen[Any],
    seed: int,
    iterations: int,
    manner: Manner | None = None,
    enough: Enough | None = None,
) -> list[Tip]:
    """One tree: what it found at its root, best option first."""
    collecting = gc.isenabled()
    gc.disable()  # a tree holds no circles: looking for them takes an eighth of the time and finds nothing
    try:
        return searched(card, seen, Stream.from_number(seed, "tree"), iterations, manner or Manner(), enough)
    finally:
        if collecting:
            gc.enable()  # the tree is gone by now


def searched(
    card: GameCard, seen: Seen[Any], stream: Stream, iterations: int, manner: Manner, enough: Enough | None
) -> list[Tip]:
    """The same, with the tree falling when it is read off."""
    search = Search(seen.game, seen.seat, stream, card.scale, own_greedy(card), manner, card.together)
    search.run(iterations, enough)
    return [Tip(node.opt.code, node.visits, node.value / node.visits) for node in search.ranking()]


def grow_elsewhere(ticket: Ticket, text: str, seat: int, seed: int, iterations: int, decided: float) -> list[Tip]:
    """One tree in another process: the game travels as a dump of what the seat may know."""
    card = ticket.card()
    seen = see(card.codec.from_text(text), seat, Stream.from_number(seed, "again"))  # opened with a box that is whole
    return grow(card, seen, seed, iterations, Manner(decided=decided))


def think(
    card: GameCard,
    seen: Seen[Any],
    stream: Stream,
    depth: Depth,
    pool: Executor | None = None,
    enough: Enough | None = None,
) -> list[Tip]:
    """Search with one tree or several and add them up, then play the rivals out: best option first.

    A search that is cut short leaves the trees out it did not come to; one that is not is the same as without `enough`.
    """
    trees = min(TREES, max(1, depth.iterations // PER_TREE))
    each = depth.iterations // trees
    seeds = [stream.below(1 << 30) for _ in range(trees)]
    if pool is None or trees == 1:
        grown: list[list[Tip]] = []
        for seed in seeds:
            if not grown or enough is None or not enough():
                grown.append(grow(card, seen, seed, each, Manner(decided=depth.decided), enough))
    else:
        text = card.codec.text(seen.game)
        work = partial(grow_elsewhere, card.ticket, text, seen.seat)
        jobs = [pool.submit(work, seed, each, depth.decided) for seed in seeds]
        grown = [job.result() for job in jobs]
    tips = added_up(card, grown)
    if depth.playouts > 0:
        tips = played_out(card, seen, stream.below(1 << 30), tips, depth.playouts, enough)
    if card.together:
        tips = [msgspec.structs.replace(tip, helps=helped(card, seen, stream, tip.code)) for tip in tips]
    return tips


def helped(card: GameCard, seen: Seen[Any], stream: Stream, code: str) -> tuple[int, ...]:
    """The team-mates who gain most, by their own evaluation, when a move is made that begins so.

    On average over some guesses at what is hidden. Nobody, where it does as much for every seat: then it helps the
    team and none of them in particular.
    """
    gains = [0.0] * len(seen.game.scores)
    for _ in range(GUESSES):
        g = seen.game.determinize(seen.seat, stream)
        before = g.standings()
        choose(g, seen.seat, card.words.by_code[code])
        while goes_on(g):
            choose(g, seen.seat, own_greedy(card)(Seen(g, seen.seat), stream))
        for seat, now in enumerate(g.standings()):
            gains[seat] += (now - before[seat]) / GUESSES
    most = max([gain for seat, gain in enumerate(gains) if seat != seen.seat], default=0.0)
    if most < TELLING or max(gains) - min(gains) < TELLING:
        return ()
    return tuple([seat for seat, gain in enumerate(gains) if seat != seen.seat and most - gain < TELLING])


def added_up(card: GameCard, grown: list[list[Tip]]) -> list[Tip]:
    """What several trees found together, the option tried most first."""
    visits: dict[str, int] = {}
    values: dict[str, float] = {}
    for tips in grown:
        for tip in tips:
            visits[tip.code] = visits.get(tip.code, 0) + tip.visits
            values[tip.code] = values.get(tip.code, 0.0) + tip.value * tip.visits
    tips = [Tip(code, n, values[code] / n) for code, n in visits.items()]
    words = card.words
    return sorted(tips, key=lambda tip: (-tip.visits, words.by_code[tip.code].rank))


def played_out(
    card: GameCard, seen: Seen[Any], seed: int, tips: list[Tip], times: int, enough: Enough | None
) -> list[Tip]:
    """The same options after the best of them were played to the end: the one that did best comes first."""
    rivals = [tip for tip in tips[:RIVALS] if tip.visits >= CLOSE * tips[0].visits]
    opts = [card.words.by_code[tip.code] for tip in rivals]
    policy = own_greedy(card)
    contest = Contest(len(rivals))
    for guess in range(seed, seed + times):
        if len(contest.live) == 1 or (enough is not None and enough()):
            break
        contest.add([play_out(seen.game, seen.seat, opts[rival], guess, policy) for rival in contest.live])
    best = contest.best()
    found = [Tip(tip.code, tip.visits, tip.value, len(won)) for tip, won in zip(rivals, contest.won, strict=True)]
    return [found[best], *found[:best], *found[best + 1 :], *tips[len(found) :]]


def searching(card: GameCard, depth: Depth) -> Bot:
    """A bot that searches so deep."""

    def bot(seen: Seen[Any], stream: Stream) -> Opt:
        best = think(card, seen, stream, depth)[0]
        return card.words.by_code[best.code]

    return bot


def wavering(own: Bot) -> Bot:
    """A bot that now and then plays at random."""

    def bot(seen: Seen[Any], stream: Stream) -> Opt:
        return at_random(seen, stream) if stream.below(NOISE) == 0 else own(seen, stream)

    return bot


def depth_of(card: GameCard, level: str) -> Depth:
    """How much a level searches in a game: as the card says, and an expert plays rivals to the end where it does."""
    depth = SEARCHES[level]
    depth = depth._replace(iterations=card.iterations.get(level, depth.iterations))
    if level != "expert" or card.playouts == 0:
        return depth
    return depth._replace(playouts=card.playouts, decided=SOON)


def own_greedy(card: GameCard) -> Bot:
    """A game's greedy bot: its own, or the one for any game."""
    return card.bots.get("greedy", greedy_together if card.together else greedy)


@lru_cache(maxsize=MOST_EDITIONS)  # matches to which people bring something have cards of their own, without end
def bots_for(card: GameCard) -> Mapping[str, Bot]:
    """The bots that play a game, by name; a game may bring its own greedy and others."""
    own = own_greedy(card)
    return {
        "random": at_random,
        "greedy": own,
        **card.bots,
        "easy": wavering(own),
        "normal": own,
        **{name: searching(card, depth_of(card, name)) for name in SEARCHES},
    }


def find_bot(card: GameCard, name: str) -> Bot:
    """A bot by its name, or a sentence that says which there are."""
    bots = bots_for(card)
    if name not in bots:
        near = get_close_matches(name, list(bots), 1)
        if near:
            raise Trouble("no-bot-near", title=card.title, name=name[:40], near=near[0])
        raise Trouble("no-bot", title=card.title, name=name[:40], names=", ".join(sorted(bots)))
    return bots[name]
