"""The laws every game keeps, whoever wrote it: run `check_game` on your card, for every number of players.

    from chimera.engine.card import find
    from chimera.engine.laws import check_game

    check_game(find("pig"), players=3)      # a LawBroken says what is wrong, and where

The laws are in match_laws.py (how a match runs), team_laws.py (what a team shares), state_laws.py (copies, saves,
views, events, reasons, texts), knowledge_laws.py (who may know what), deal_laws.py (what chance hides) and
record_laws.py (files, seeking, undo); lawbook.py says how to write one.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec

from chimera.engine import deal_laws, knowledge_laws, match_laws, record_laws, state_laws, team_laws
from chimera.engine.agenda import choose, options
from chimera.engine.card import Brought, GameCard, SettingValue, find
from chimera.engine.dice import Stream
from chimera.engine.lawbook import ALL, AT_ALL, AT_DEAL, AT_REPLAY, AT_SOME, ONCE, Law, LawBroken, Position, Trial
from chimera.engine.reasons import ChimeraError

__all__ = ["LAWS", "LawBroken", "LawReport", "check_game", "fingerprints"]

CHAPTERS: Final = (match_laws, team_laws, state_laws, knowledge_laws, deal_laws, record_laws)
IN_ORDER: Final[list[Law]] = [
    entry for chapter in CHAPTERS for entry in ALL.values() if entry.check.__module__ == chapter.__name__
]
LAWS: Final[Mapping[str, str]] = {entry.name: entry.sentence for entry in IN_ORDER}


class LawReport(msgspec.Struct):
    """What was looked at: a law that was never put to the test proves nothing."""

    game: str
    players: int
    matches: int = 0
    choices: int = 0
    longest: int = 0
    positions: int = 0
    most_options: int = 0
    compared: int = 0  # decisions to which two states were played on that somebody cannot tell apart
    steps: set[str] = msgspec.field(default_factory=set)  # kinds of decisions met
    events: set[str] = msgspec.field(default_factory=set)  # kinds of events heard


def check_game(
    card: GameCard,
    players: int,
    seeds: Iterable[int] = range(20),
    settings: Mapping[str, SettingValue] | None = None,
    dear_positions: int = 20,
    only: Collection[str] = (),
    brought: Brought | None = None,
    host: bool = False,
) -> LawReport:
    """Play random matches of a game and hold it to all laws, or only to some; LawBroken at the first breach.

    With a host somebody more looks on, who sees what a host may see.
    """
    unknown = [name for name in only if name not in LAWS]
    if unknown:
        raise ChimeraError(f"There is no law called '{unknown[0]}'; choose from: {', '.join(LAWS)}.")
    laws = [entry for entry in IN_ORDER if not only or entry.name in only]
    report = LawReport(card.name, players)
    for seed in seeds:
        t = Trial(card, players, seed, card.full_settings(settings or {}), brought, host)
        play(t, [entry for entry in laws if entry.when == AT_ALL], report)
        for at in t.again():
            at.hold([entry for entry in laws if entry.when == AT_REPLAY])
        places = t.some(dear_positions)
        for at in t.again():
            if at.number in places:
                at.write_down()
                at.hold([entry for entry in laws if entry.when == AT_SOME])
        t.first().hold(
            [entry for entry in laws if entry.when == AT_DEAL or (entry.when == ONCE and not report.matches)]
        )
        report.matches += 1
        report.choices += len(t.choices)
        report.longest = max(report.longest, len(t.choices))
        report.positions += len(places)
        report.compared += t.compared
        report.steps |= set(t.kinds)
        report.events |= t.heard
    return report


def play(t: Trial, laws: list[Law], report: LawReport) -> None:
    """Play a random match to its end, and note what the second time is compared with."""
    stream = Stream.from_number(t.seed, "law choices")
    at = t.begin()
    while True:
        if at.noted:
            t.marks[at.number] = at.text
        at.hold(laws)
        if not at.asked or at.number > t.bound:
            return
        seat = at.asked[stream.below(len(at.asked))]
        opts = options(at.game, seat)
        report.most_options = max(report.most_options, len(opts))
        opt = opts[stream.below(len(opts))]
        t.kinds.append(type(at.game.agenda[-1]).__name__)
        t.choices.append((seat, opt))
        try:
            choose(at.game, seat, opt)
        except Exception as error:
            at.law = "no-offered-choice-fails"
            at.broken(f"when seat {seat} chooses {opt!r}: {type(error).__name__}: {error}.", error)
        at = Position(t, at.number + 1, at.game)


def fingerprints(
    card: GameCard, players: int, seed: int, settings: Mapping[str, SettingValue] | None = None
) -> list[str]:
    """The fingerprint of every position of a random match, to be compared across processes and builds."""
    t = Trial(card, players, seed, card.full_settings(settings or {}))
    play(t, [], LawReport(card.name, players))
    return [card.codec.fingerprint(at.game) for at in t.again()]


if __name__ == "__main__":  # python -m chimera.engine.laws GAME PLAYERS SEED: fingerprints, one per line
    print("\n".join(fingerprints(find(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
