"""Laws across deals: what a seat is taken not to know is what chance really hid from it.

The other laws of knowledge take a game's own word for what is unknown: they compare copies with copies. These deal many
matches by other dice and hold the copies against the deals, so that a game which keeps the true order of a bag in its
copies, never shuffles, or takes back without shuffling what was seen, is found out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from chimera.engine.agenda import asked, choose
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Game
from chimera.engine.knowledge_laws import common_choice, line, played_later, sent
from chimera.engine.lawbook import AT_DEAL, AT_SOME, ONCE, Position, law

DEALS: Final = 12  # of one match, by other dice for one purpose
MOST_DEALS: Final = 120  # when no two of those looked alike to anybody
PLAYED_ON: Final = 8  # choices after which two deals are still compared
MANY_DEALS: Final = 80  # so many show a coin that is never tossed
SIGMAS: Final = 6.0  # how far from even is too far: about one in a thousand million
COPIES: Final = 3  # by which is judged what a seat does not know
SHUFFLES: Final = 40  # after which even two pieces have changed places

Path = tuple[str | int, ...]  # to a number or text in the dump of a state
Leaf = tuple[Path, object]


@law(AT_DEAL)
def deals_that_look_alike_are_imagined_alike(at: Position) -> None:
    """Deals by other dice that look the same to a seat, and go on so, are determinized to the same copies for it."""
    purposes = at.card.purposes
    if not purposes:
        return
    other = at.trial.seed % len(purposes)  # other seeds try the other purposes
    deals: list[Game] = []
    pairs: dict[tuple[int, int], list[int]] = {}
    alike: dict[tuple[int, str], tuple[int, str]] = {}
    for number in range(MOST_DEALS):
        if number >= DEALS and pairs:
            break
        deals.append(dealt(at, other, number))
        for seat in range(at.trial.players if number < DEALS else 1):
            looks = seat, line(sent(at, deals[-1], seat, []))
            if looks not in alike:
                alike[looks] = number, imagined(at, deals[-1], seat)
                continue
            first, guess = alike[looks]
            at.expect(guess == imagined(at, deals[-1], seat), apart(seat, purposes[other], "as dealt"))
            at.trial.compared += 1
            pairs.setdefault((first, number), []).append(seat)
    if pairs:
        a, b = max(pairs, key=lambda pair: len(pairs[pair]))
        play_on(at, deals[a], deals[b], pairs[a, b], purposes[other])


def dealt(at: Position, other: int, number: int) -> Game:
    """The match with other dice for one purpose from the deal on: a stream is keyed by its name, so it gets another."""
    names = tuple(f"{name} {number}" if i == other else name for i, name in enumerate(at.card.purposes))
    return at.card.new(at.trial.players, Dice.from_number(at.trial.seed, names), at.trial.settings)


def imagined(at: Position, g: Game, seat: int) -> str:
    """The fingerprint of a copy for a seat, by the same random numbers for every deal."""
    copy = g.determinize(seat, Stream.from_number(at.trial.seed, "law deals"))
    copy.dice.purposes = at.card.purposes
    return at.card.codec.fingerprint(copy)


def play_on(at: Position, a: Game, b: Game, seats: list[int], purpose: str) -> None:
    """Play two deals on by the same choices, as long as they look the same to some of the seats."""
    stream = at.stream("choices")
    a.listen()
    b.listen()
    path = ""
    for _ in range(PLAYED_ON):
        choice = common_choice(a, b, stream) if asked(a) == asked(b) else None
        if choice is None:
            return
        chooser, opt = choice
        path += f" {chooser}:{opt.code}"
        choose(a, chooser, opt)
        choose(b, chooser, opt)
        events_a, events_b = a.heard(), b.heard()
        seats = [seat for seat in seats if line(sent(at, a, seat, events_a)) == line(sent(at, b, seat, events_b))]
        for seat in seats:
            at.expect(imagined(at, a, seat) == imagined(at, b, seat), apart(seat, purpose, f"played on by{path}"))
            at.trial.compared += 1
        if not seats:
            return


def apart(seat: int, purpose: str, when: str) -> str:
    """What is wrong when copies of deals that look alike differ."""
    return f"seat {seat} cannot tell two deals apart whose dice for '{purpose}' differ, {when}, but its copies differ."


@law(ONCE)
def what_is_imagined_is_as_likely_as_what_is_dealt(at: Position) -> None:
    """Over many deals hidden things lie where they do as often as in the copies made for a seat at each deal.

    Deal and copy are two draws of what the seat cannot know, so which of the two has a thing is as a coin falls.
    """
    t = at.trial
    in_deal: Counter[Leaf] = Counter()
    in_copy: Counter[Leaf] = Counter()
    for number in range(MANY_DEALS):
        dice = Dice.from_number(t.seed * MANY_DEALS + number, at.card.purposes)
        g = at.card.new(t.players, dice, t.settings)
        copy = g.determinize(number % t.players, Stream.from_number(number, "law copies"))
        for path, was, is_now in differences(hidden_part(at, g), hidden_part(at, copy)):
            in_deal[path, was] += 1
            in_copy[path, is_now] += 1
    for leaf in sorted(in_deal | in_copy, key=repr):
        more, less = in_deal[leaf], in_copy[leaf]
        at.expect(
            abs(more - less) <= SIGMAS * sqrt(more + less),
            f"of {MANY_DEALS} deals and their copies, {named(at, leaf[0])} is {leaf[1]!r} in {more} deals alone "
            f"and in {less} copies alone; shuffle what copies draw anew, and draw it as it is dealt.",
        )


@law(AT_SOME)
def what_was_seen_is_shuffled_when_taken_back(at: Position) -> None:
    """After an undo by consent, hidden pieces of which somebody has seen some lie as new dice say, not as before."""
    later = played_later(at)
    seats = range(at.trial.players)
    if all(later.told(seat) == at.game.told(seat) for seat in seats):
        return
    waiting = seen_since(at, later)
    lying: dict[Path, object] = {}
    for number in range(SHUFFLES):
        if not waiting:
            return
        back = at.game.clone()
        back.dice = Dice.from_number(at.trial.seed + 1_000_003 + number, at.card.purposes)
        back.unsee(later)
        now = hidden_part(at, back)
        waiting = [path for path in waiting if lying.setdefault(path, found(now, path)) == found(now, path)]
    at.expect(
        not waiting,
        f"taken back to here by {SHUFFLES} different dice, {named(at, waiting[0]) if waiting else ''} is always the "
        "same, though nobody knew it and somebody has seen of it since.",
    )


def seen_since(at: Position, later: Game) -> list[Path]:
    """The lists of pieces in an order nobody knows here, of which somebody has seen some later, or which changed."""
    now, then = hidden_part(at, at.game), hidden_part(at, later)
    loose: dict[Path, set[Path]] = {}
    for path in set.intersection(*[unsure(at, at.game, seat, COPIES) for seat in range(at.trial.players)]):
        if not isinstance(path[-2], str) or path[-2] == "t":  # in a list or tuple, not in a field of its own
            loose.setdefault(path[:-1], set()).add(path)
    wanted: list[Path] = []
    for path in sorted(loose, key=repr):
        if len({found(now, leaf) for leaf in loose[path]}) > 1 and (
            found(now, path) != found(then, path) or looked_into(at, later, loose[path])
        ):
            wanted.append(path)
    return wanted


def looked_into(at: Position, later: Game, slots: set[Path]) -> bool:
    """Whether somebody has been shown some of the slots: all would be those that follow when other things are known."""
    for seat in range(at.trial.players):
        if later.told(seat) != at.game.told(seat):
            hidden: set[Path] = set()
            for copies in (COPIES, SHUFFLES):  # few suffice when they differ everywhere
                hidden = slots & unsure(at, later, seat, copies)
                if hidden == slots:
                    break
            if hidden and hidden != slots:
                return True
    return False


def unsure(at: Position, g: Game, seat: int, copies: int) -> set[Path]:
    """Where copies for a seat differ from the truth, here or later."""
    key = f"unsure {seat} by {copies} {'here' if g is at.game else 'later'}"
    if key not in at.memo:
        truth = hidden_part(at, g)
        stream = at.stream(key)
        guesses = [hidden_part(at, g.determinize(seat, stream)) for _ in range(copies)]
        at.memo[key] = {path for guess in guesses for path, _, _ in differences(truth, guess)}
    paths: set[Path] = at.memo[key]
    return paths


def hidden_part(at: Position, g: Game) -> Any:
    """A state's dump without its dice."""
    plain = at.card.codec.dump(g)
    (fields,) = plain.values()
    fields[g.FIELDS.index("dice")] = None
    return plain


def differences(a: Any, b: Any, path: Path = ()) -> Iterator[tuple[Path, object, object]]:
    """Where two dumps differ, and what is there in each."""
    if a == b:
        return
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        for key in a:
            yield from differences(a[key], b[key], (*path, key))
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i in range(len(a)):
            yield from differences(a[i], b[i], (*path, i))
    else:
        yield path, plainly(a), plainly(b)


def plainly(value: Any) -> object:
    """What lies at the end of a path; for lists of different length, the list as a line."""
    return line(value) if isinstance(value, dict | list) else value


def found(plain: Any, path: Path) -> object:
    """What lies at a path in a dump, as a line; None when there is no such place."""
    for key in path:
        if isinstance(plain, list):
            places: Any = range(len(plain))
        else:
            places = plain if isinstance(plain, dict) else ()
        if key not in places:
            return None
        plain = plain[key]
    return plainly(plain)


def named(at: Position, path: Path) -> str:
    """A place in a state, as people who wrote the game call it."""
    field = at.game.FIELDS[int(path[1])]
    return field + "".join(f"[{key}]" for key in path[2:] if isinstance(key, int))
