"""A cooperative game as one self-contained page: how often teams win, and where and when they lose."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from chimera.engine.card import GameCard, written
from chimera.engine.texts import Texts
from chimera.lab import charts
from chimera.lab.observe import Story
from chimera.lab.report import card_of, lengths, told, whole
from chimera.lab.simulate import Plan
from chimera.lab.teams import by_choice, result, setting_names, team_name, won

CURVES: Final = 6  # so many lines can be told apart by their colours
PLACES: Final = 4  # where a team loses most often

Cases = Sequence[tuple[Plan, Sequence[Story]]]


def team_page(card: GameCard, cases: Cases, sample: Story, command: str) -> str:
    """The whole page; the sample is of the last case."""
    stories = [story for _, found in cases for story in found]
    bots = cases[-1][0].bots
    parts = [*win_rates(card, cases), *choices(card, cases), lost_when(cases), lost_where(card, cases), turning(cases)]
    parts += lengths(stories)
    parts.append(sample_story(sample))
    facts = [
        (f"{len(stories):,}", "matches"),
        (f"{len(cases)}", "teams and settings" if len(cases) > 1 else "team"),
        (f"{statistics.fmean(won(story) for story in stories):.0%}", "of all matches won"),
        (f"{statistics.fmean(story.rounds for story in stories):.1f}", "rounds on average"),
        (f"{statistics.fmean(story.decisions for story in stories):.0f}", "choices per match"),
    ]
    teams = " and ".join(", ".join(by_team(cases)).rsplit(", ", 1))
    lead = (
        f"{card.summary} All win or all lose. Simulated with teams of {teams}; the match told is of {team_name(bots)}."
    )
    return whole(card, f"{card.title}, played together", lead, facts, [part for part in parts if part], command)


def win_rates(card: GameCard, cases: Cases) -> list[str]:
    """A plot for every setting: each team with each number of players."""
    grouped: dict[str, list[tuple[str, float, float, float]]] = {}
    settings = setting_names(card, [plan.settings for plan, _ in cases])
    for (plan, stories), setting in zip(cases, settings, strict=True):
        row = result(plan, stories)
        name = f"{len(plan.bots)} {team_name(plan.bots)}"
        grouped.setdefault(setting, []).append((name[:24], row.win_rate, row.win_rate_low, row.win_rate_high))
    said = "Players and bots. Dots are win rates, lines their 95 % intervals."
    return [
        card_of(
            f"How often teams win{': ' if setting else ''}{setting}",
            said,
            charts.intervals(f"win rate of teams {setting}".strip(), rows),
        )
        for setting, rows in grouped.items()
    ]


def choices(card: GameCard, cases: Cases) -> list[str]:
    """A plot for every choice of seats that was drawn: each team with each value."""
    drawn = cases[0][0].drawn
    rows: dict[str, list[tuple[str, float, float, float]]] = {}
    for team, stories in by_team(cases).items():
        for row in by_choice(card, drawn, stories):
            label = f"{written(row.value)}: {team}"
            rows.setdefault(row.name, []).append((label[:24], row.win_rate, row.win_rate_low, row.win_rate_high))
    said = (
        "Drawn by lot for every match. Teams in which somebody had it, whatever the setting and the number of players."
    )
    return [
        card_of(f"How often teams win, by {name}", said, charts.intervals(f"win rate by {name}", found))
        for name, found in rows.items()
    ]


def by_team(cases: Cases) -> dict[str, list[Story]]:
    """All matches of each team, whatever the setting and the number of players."""
    found: dict[str, list[Story]] = {}
    for plan, stories in cases:
        found.setdefault(team_name(plan.bots), []).extend(stories)
    return found


def still_in_it(stories: Sequence[Story], rounds: int) -> list[float]:
    """After each round, the percentage of matches that were not lost by then."""
    lost = Counter(story.rounds for story in stories if not won(story))
    left = len(stories)
    values = []
    for number in range(1, rounds + 1):
        left -= lost[number]
        values.append(100 * left / len(stories))
    return values


def lost_when(cases: Cases) -> str:
    """In which rounds teams lose; nothing where all matches have one round."""
    teams = by_team(cases)
    rounds = max(story.rounds for stories in teams.values() for story in stories)
    if rounds < 2:
        return ""
    series = [(name[:10], still_in_it(stories, rounds)) for name, stories in list(teams.items())[:CURVES]]
    said = "Of 100 matches, how many were not lost by the end of each round; a steep fall is where it goes wrong."
    return card_of(
        "When matches are lost", said, charts.curves("matches not lost, by round", series, "round", top=100.0)
    )


def lost_where(card: GameCard, cases: Cases) -> str:
    """In which phase teams lose, and how."""
    texts = Texts(card, ())
    rows: list[tuple[str, float]] = []
    endings: dict[str, None] = {}
    for name, stories in by_team(cases).items():
        lost = Counter((story.where, story.how) for story in stories if not won(story))
        kinds = {how for _, how in lost}
        for (where, how), count in lost.most_common(PLACES):
            label = f"{name}: {where}" + (f", {how}" if len(kinds) > 1 else "")
            rows.append((label[:30], count / len(stories)))
            endings[texts.fill("ending-" + how, {})] = None
    if not rows:
        return card_of("Where matches are lost", "Not one was lost.", "")
    said = f"The phase in which it was over, as a part of all matches of the team. How: {' '.join(endings)}"
    return card_of("Where matches are lost", said, charts.bars("where matches are lost", rows, "of all matches"))


def turning(cases: Cases) -> str:
    """The team's chance from round to round, of matches that will be won and of those that will be lost."""
    stories = [story for _, found in cases for story in found]
    series = []
    for name, kind in (("won", True), ("lost", False)):
        some = [story for story in stories if won(story) is kind]
        if some:
            series.append((name, mean_chances(some)))
    if max(len(values) for _, values in series) < 2:
        return ""
    said = "The chance of winning as the game guesses it at the end of each round, on average, in percent."
    return card_of("When it turns", said, charts.curves("chance by round", series, "round", top=100.0))


def mean_chances(stories: Sequence[Story]) -> list[float]:
    """Per round the mean chance in percent; a match that is over stays as it ended."""
    rounds = max(len(story.chances) for story in stories)
    return [
        100 * statistics.fmean(story.chances[min(at, len(story.chances) - 1)] for story in stories)
        for at in range(rounds)
    ]


def team_moments(sample: Story) -> list[tuple[int, int, str]]:
    """What to look at in a match of a team: its best and its worst round, who is out, and the end."""
    chances = sample.chances
    last = len(chances) - 1
    changes = [now - was for was, now in pairwise(chances[:-1])]  # the end speaks for itself
    found: dict[int, list[str]] = {}
    if changes and min(changes) < 0:
        at = changes.index(min(changes)) + 1
        found.setdefault(at, []).append(f"The chance falls from {chances[at - 1]:.0%} to {chances[at]:.0%}.")
    if changes and max(changes) > 0:
        at = changes.index(max(changes)) + 1
        found.setdefault(at, []).append(f"The chance rises from {chances[at - 1]:.0%} to {chances[at]:.0%}.")
    for line in sample.log:
        if line.kind == "out":
            found.setdefault(min(line.round, len(chances)) - 1, []).append(line.text)
    found.setdefault(last, []).append("All win." if won(sample) else f"All lose ({sample.where}).")
    return [(at, 0, " ".join(said)) for at, said in sorted(found.items())]


def sample_story(sample: Story) -> str:
    """One match told from beginning to end by the team's chance."""
    end = "won" if won(sample) else "lost"
    said = f"Match {sample.number} of the series: {sample.rounds} rounds, {end} by all."
    chance = [100 * each for each in sample.chances]
    return told(sample, said, [("chance, %", chance)], team_moments(sample), top=100.0)
