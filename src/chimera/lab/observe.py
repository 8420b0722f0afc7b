"""What happens in a match, read from the standard events: rounds, purchases, fights, losses, the score as it goes."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from chimera.engine.card import GameCard, SettingValue, find
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.game import Game
from chimera.engine.texts import Texts
from chimera.lab.kept import Kept, series_file
from chimera.lab.simulate import Plan, card_for, first_position, play_match, run_batches

ELSEWHERE: Final = "delete it, or set CHIMERA_HOME to another folder"


class LogLine(msgspec.Struct, frozen=True):
    """One event in words."""

    round: int  # from 1; what ends a round belongs to it
    kind: str
    seat: int
    text: str


class Story(msgspec.Struct, frozen=True):
    """One match as the lab remembers it."""

    number: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    how: str
    starts: dict[str, list[int]]
    timeline: list[list[int]]  # the scores at the end of every round
    bought: list[list[str]]  # per seat what it bought, by name
    fights: int
    log: list[LogLine]  # only of a sample match
    where: str = ""  # the phase in which it ended, or its last decision in a game that tells no phases
    chances: list[float] = []  # of a team: its chance of winning at the end of every round
    choices: tuple[dict[str, SettingValue], ...] = ()  # what the seats chose before

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return len(self.timeline)

    def lead_changes(self) -> int:
        """How often another seat than before led alone."""
        return max(0, len(self.leads()) - 1)

    def leads(self) -> list[tuple[int, int]]:
        """Who led alone and was not the last to do so: rounds, counted from 0, and seats."""
        found: list[tuple[int, int]] = []
        for at, scores in enumerate(self.timeline):
            best = max(scores)
            seat = scores.index(best)
            if scores.count(best) == 1 and (not found or found[-1][1] != seat):
                found.append((at, seat))
        return found


@cache
def texts_for(card: GameCard, seats: int) -> Texts:
    """A game's texts for players called A, B, C; read once, not once per match."""
    return Texts(card, [f"Player {chr(65 + seat)}" for seat in range(seats)])


class Observer:
    """Collects one match."""

    def __init__(self, card: GameCard, seats: int, keep_log: bool) -> None:
        self.card = card
        self.texts = texts_for(find(card.name), seats)
        self.keep_log = keep_log
        self.timeline: list[list[int]] = []
        self.bought: list[list[str]] = [[] for _ in range(seats)]
        self.fights = 0
        self.log: list[LogLine] = []
        self.how = ""
        self.phase = ""
        self.step = ""
        self.chances: list[float] = []

    def __call__(self, g: Game) -> None:
        """Look at the events of one choice; what ends a round (an income, say) is part of the choice that ends it."""
        tally = self.card.tally(g)
        for event in g.heard():
            number = len(self.timeline) + 1
            if event.kind == "round":
                self.end_round(g, tally)
            elif event.kind == "phase":
                self.phase = str(self.texts.shown("phase", event.args.get("phase", "")))
            elif event.kind == "bought":
                self.bought[event.seat].append(self.thing(event))
            elif event.kind == "fought":
                self.fights += 1
            if self.keep_log:
                seen = event.seen_by(SPECTATOR)
                if seen is not None:
                    self.log.append(LogLine(number, event.kind, event.seat, self.texts.say(seen.message())))
        outcome = g.outcome()
        if outcome is not None:
            self.end_round(g, tally)
            self.how = outcome.how
        elif g.agenda:
            self.step = in_words(type(g.agenda[-1]).__name__)

    def end_round(self, g: Game, tally: list[int]) -> None:
        """Note how things stand when a round is over, or the match in the midst of one."""
        self.timeline.append(tally)
        if self.card.together:
            self.chances.append(g.team_value())

    def thing(self, event: Event) -> str:
        """The name of what was bought: the first argument that is a piece of the game."""
        for name, value in event.args.items():
            if name in self.card.terms:
                return str(self.texts.shown(name, value))
        return "something"


def in_words(name: str) -> str:
    """A step's name as people write it: LastStand is "last stand"."""
    return re.sub(r"(?<=.)([A-Z])", r" \1", name).lower()


def observe_match(plan: Plan, number: int, keep_log: bool = False) -> Story:
    """Play and remember one match."""
    card = card_for(plan, number)
    observer = Observer(card, len(plan.bots), keep_log)
    starts = card.starts(first_position(card, plan, number))
    played = play_match(plan, number, observer)
    return Story(
        number,
        played.shares,
        played.scores,
        played.decisions,
        observer.how,
        starts,
        observer.timeline,
        observer.bought,
        observer.fights,
        observer.log,
        observer.phase or observer.step,
        observer.chances,
        card.brought.choices,
    )


def observe_batch(plan: Plan, numbers: Sequence[int]) -> list[Story]:
    """Several matches in one process."""
    return [observe_match(plan, number) for number in numbers]


def observe(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    folder: Path | None = None,
) -> list[Story]:
    """Play and remember a series of matches; where a folder is named they are kept there until `forget`."""
    jobs = jobs or os.cpu_count() or 1
    if folder is None:
        return [story for batch in played(plan, range(games), jobs, progress) for story in batch]
    kept = Kept(*series_file(folder, plan), Story, "series", ELSEWHERE)
    done = {story.number: story for story in kept.done()}
    todo = [number for number in range(games) if number not in done]
    if progress is not None:
        progress(games - len(todo))
    if todo:
        with kept.opened() as out, closing(played(plan, todo, jobs, progress)) as batches:
            for batch in batches:
                kept.add(out, batch)
                done.update({story.number: story for story in batch})
    return [done[number] for number in range(games)]


def played(
    plan: Plan, numbers: Sequence[int], jobs: int, progress: Callable[[int], None] | None
) -> Generator[list[Story], None, None]:
    """These matches, a few at a time."""
    with closing(run_batches(observe_batch, plan, numbers, jobs)) as batches:
        for batch in batches:
            yield batch
            if progress is not None:
                progress(len(batch))


def forget(plans: Iterable[Plan], folder: Path) -> None:
    """What was kept of these series is needed no more."""
    for plan in plans:
        series_file(folder, plan)[0].unlink(missing_ok=True)
