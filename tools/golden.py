"""Writes what the tests compare with: whole matches that must replay forever, playthroughs to be read, fingerprints.

    python tools/golden.py              what is missing, for every game on the shelf; playthroughs and fingerprints anew
    python tools/golden.py pig          the same for one game
    python tools/golden.py pig --anew   its matches anew too: only before a release, old matches are promises
    python tools/golden.py --fingerprints   print the fingerprints, write nothing

tests/games/GAME-NN.chimera         ten matches per game, of different players, settings, seats and seeds
tests/playthroughs/GAME-Np-seedS.txt    every question, option, choice and event of a match; a view every ten choices
tests/playthroughs/fingerprints.txt     what seeded matches come to, in every build and process
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from chimera.bots import find_bot
from chimera.engine.agenda import asked, choose, options
from chimera.engine.card import GameCard, SettingValue, find, games
from chimera.engine.dice import Dice, Stream, open_seed
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.game import Game
from chimera.engine.laws import fingerprints
from chimera.engine.matchfile import text_of
from chimera.engine.record import FORCED, Match, Seat, commit
from chimera.engine.texts import Texts
from chimera.engine.undo import free_undo, redo_reach
from chimera.engine.visibility import see

ROOT: Final = Path(__file__).resolve().parent.parent
MATCHES: Final = ROOT / "tests" / "games"
PLAYTHROUGHS: Final = ROOT / "tests" / "playthroughs"
FINGERPRINTS: Final = PLAYTHROUGHS / "fingerprints.txt"

MATCHES_EACH: Final = 20
PEOPLE: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo", "Gus", "Hal")
BOTS: Final = ("normal", "greedy", "random")
SEEDS: Final = (1, 7)  # of playthroughs, with the fewest and the most players
MIDDLE_SEED: Final = 5  # of one more playthrough, with a number of players between
UNDO_ONE_IN: Final = 8
CONSENT_ONE_IN: Final = 60
VIEW_EVERY: Final = 10
IN_FULL: Final = 300  # choices
SHORT: Final[dict[str, dict[str, SettingValue]]] = {"myth": {"rounds": 5}}  # else these would fill megabytes
WIDTH: Final = 118


# Whole matches


def variants(card: GameCard) -> list[dict[str, SettingValue]]:
    """The usual settings, and each other value of each on its own; short matches where the usual ones are long."""
    short = SHORT.get(card.name, {})
    changed = [{s.name: value} for s in card.settings if s.name not in short for value in s.values[1:]]
    return [short, *({**short, **settings} for settings in changed)]


def seats_of(number: int, players: int) -> list[Seat]:
    """People and bots around a table, each match another round."""
    seats: list[Seat] = []
    for seat in range(players):
        bot = "random" if number % 5 == 0 else BOTS[(number + 2 * seat) % len(BOTS)]
        person = (number + seat) % 3 == 0
        seats.append(Seat(PEOPLE[seat]) if person else Seat(bot, bot))
    return seats


def corpus_match(card: GameCard, number: int) -> Match:
    """One match of the corpus, played to its end; the same whenever it is made by the same rules."""
    low, high = card.players
    players = low + number % (high - low + 1)
    settings = variants(card)[number % len(variants(card))]
    match = Match.new(card, seats_of(number, players), settings, number)
    if number % 2:  # as at a table on the net: a seed nobody knew before the end
        header = msgspec.structs.replace(match.header, seed=open_seed(-number), open_number=None)
        match = Match(card, msgspec.structs.replace(header, commitment=commit(header)))
    stream = Stream.from_number(number, f"corpus {card.name}")
    while match.game.agenda:
        one_choice(match, stream)
        sometimes_undo(match, stream)
    return match


def one_choice(match: Match, stream: Stream) -> None:
    """Somebody who is asked chooses: bots as they do, people by lot, the table where there is nothing to choose."""
    waiting = asked(match.game)
    seat = waiting[stream.below(len(waiting))]
    opts = options(match.game, seat)
    if len(opts) == 1:
        match.choose(seat, opts[0].code, FORCED)
        return
    bot = find_bot(match.card, match.header.seats[seat].bot or "random")
    opt = bot(see(match.game, seat, stream), stream)
    match.choose(seat, opt.code, "a note" if stream.below(40) == 0 else "")


def sometimes_undo(match: Match, stream: Stream) -> None:
    """People change their minds: take back, and play again or go on otherwise; rarely the whole table consents."""
    if match.game.outcome() is None and stream.below(CONSENT_ONE_IN) == 0:
        match.undo_by_consent(1 + stream.below(min(3, len(match.line))))
    people = [seat for seat, who in enumerate(match.header.seats) if not who.bot]
    undoable = [(seat, n) for seat in people if (n := free_undo(match, seat))]
    if not undoable or stream.below(UNDO_ONE_IN):
        return
    seat, n = undoable[0]
    match.undo(n)
    if stream.below(2):
        match.redo(redo_reach(match, seat))


def write_matches(card: GameCard, anew: bool) -> None:
    """The matches of a game that are not there yet."""
    MATCHES.mkdir(parents=True, exist_ok=True)
    for number in range(1, MATCHES_EACH + 1):
        path = MATCHES / f"{card.name}-{number:02}.chimera"
        if anew or not path.exists():
            path.write_text(text_of(corpus_match(card, number)), encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


# Playthroughs


def playthrough(card: GameCard, players: int, seed: int) -> Iterator[str]:
    """The lines of a playthrough: the first choices in full, then only how it ends."""
    card = card.as_played(card.full_settings(SHORT.get(card.name, {})))
    names = PEOPLE[:players]
    texts = Texts(card, names)
    stream = Stream.from_number(seed, f"playthrough {card.name}")
    g = card.new(players, Dice.from_number(seed, card.purposes))
    g.listen()
    shown: dict[str, str] = {}
    number = 0
    yield f"{card.title}, {players} players, seed {seed}, rules {card.rules}"
    while g.agenda:
        if number % VIEW_EVERY == 0 and number <= IN_FULL:
            yield from views(g, names, shown)
        number += 1
        seat = asked(g)[0]
        opts = options(g, seat)
        opt = opts[stream.below(len(opts))]  # by lot, so that only rules and texts can change what is written
        said = [
            "",
            f"{number}. {texts.say(g.agenda[-1].prompt(g, seat))}",
            *wrapped([each.code for each in opts]),
            f"   {names[seat]}: {texts.say(g.describe(seat, opt))} [{opt.code}]",
        ]
        choose(g, seat, opt)
        said.extend(line for event in g.heard() for line in told(texts, event))
        if number <= IN_FULL:
            yield from said
    yield ""
    yield from views(g, names, shown)
    outcome = g.outcome()
    assert outcome is not None
    winners = ", ".join(names[seat] for seat in outcome.winners) or "nobody"
    yield f"end after {number} choices: {outcome.how}, won by {winners}, scores {list(outcome.scores)}"


def told(texts: Texts, event: Event) -> Iterator[str]:
    """An event, and what is told to those who may not know it whole."""
    hidden = event.seen_by(SPECTATOR)
    yield f"   - {texts.say(event.message())}"
    if hidden is None or hidden.args != event.args:
        yield f"     (others: {texts.say(hidden.message()) if hidden else 'nothing'})"


def wrapped(codes: Sequence[str]) -> Iterator[str]:
    """Codes in lines of a readable length."""
    line = "  "
    for code in codes:
        if len(line) + len(code) > WIDTH:
            yield line
            line = "  "
        line += " " + code
    yield line


def views(g: Game, names: Sequence[str], shown: dict[str, str]) -> Iterator[str]:
    """What bystanders see, and what each seat sees otherwise, as far as it has changed since it was shown."""
    common = g.view(SPECTATOR)
    entries = [("all", key, value) for key, value in common.items()]
    for seat, name in enumerate(names):
        entries += [(name, key, value) for key, value in g.view(seat).items() if value != common.get(key)]
    for who, key, value in entries:
        line = f"   | {who} see{'' if who == 'all' else 's'} {key}: {plain(value)}"
        if shown.get(f"{who} {key}") != line:
            shown[f"{who} {key}"] = line
            yield line


def plain(value: Any) -> str:
    """A part of a view on one line."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)


def playthrough_file(card: GameCard, players: int, seed: int) -> Path:
    """Where a playthrough is kept."""
    return PLAYTHROUGHS / f"{card.name}-{players}p-seed{seed}.txt"


def playthroughs(card: GameCard) -> list[tuple[int, int]]:
    """Players and seeds of a game's playthroughs."""
    low, high = card.players
    return [*zip(card.players, SEEDS, strict=True), ((low + high) // 2, MIDDLE_SEED)]


def write_playthroughs(card: GameCard) -> None:
    """The playthroughs of a game as they are now."""
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for players, seed in playthroughs(card):
        text = "".join(f"{line}\n" for line in playthrough(card, players, seed))
        playthrough_file(card, players, seed).write_text(text, encoding="utf-8")


# Fingerprints


def fingerprint_line(card: GameCard, players: int, seed: int) -> str:
    """A random match in one line: how many positions, and what they come to."""
    marks = fingerprints(card, players, seed)
    digest = blake2b(" ".join(marks).encode(), digest_size=8).hexdigest()
    return f"{card.name} {players}p seed {seed}: {len(marks)} {digest}"


def fingerprint_lines(names: Sequence[str] = ()) -> list[str]:
    """The lines of some games, or of all."""
    cards = [find(name) for name in names] or list(games().values())
    return [
        fingerprint_line(card, players, seed) for card in cards for players in sorted({*card.players}) for seed in SEEDS
    ]


def write_fingerprints(names: Sequence[str]) -> None:
    """The lines of these games anew, the others as they are."""
    old = FINGERPRINTS.read_text(encoding="utf-8").splitlines() if FINGERPRINTS.exists() else []
    kept = [line for line in old if line.split(" ")[0] not in names]
    FINGERPRINTS.write_text(
        "".join(f"{line}\n" for line in sorted({*kept, *fingerprint_lines(names)})), encoding="utf-8"
    )


def main() -> None:
    """Write what is asked for."""
    arguments = argparse.ArgumentParser(description="Write the matches and playthroughs the tests compare with.")
    arguments.add_argument("games", nargs="*", help="games; all on the shelf when left out")
    arguments.add_argument("--anew", action="store_true", help="write matches that are there already anew, too")
    arguments.add_argument("--fingerprints", action="store_true", help="print the fingerprints, write nothing")
    given = arguments.parse_args()
    names = given.games or list(games())
    if given.fingerprints:
        print("\n".join(sorted(fingerprint_lines(names))))
        return
    for name in names:
        write_matches(find(name), given.anew)
        write_playthroughs(find(name))
    write_fingerprints(names)


if __name__ == "__main__":
    main()
