"""Whole teams at games that are won or lost together: how often they win, and where and when they lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product

import msgspec
from rich.table import Table

from chimera.engine.card import GameCard, SettingValue, written
from chimera.engine.reasons import ChimeraError
from chimera.lab.observe import Story
from chimera.lab.simulate import Plan, wilson


class TeamResult(msgspec.Struct, frozen=True):
    """How one team did in one setting."""

    bots: tuple[str, ...]
    settings: dict[str, SettingValue]
    games: int
    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_rounds: float
    decisions: int
    lost_where: dict[str, int]  # the phase in which they lost -> how often
    lost_when: dict[int, int]  # the round
    lost_how: dict[str, int]  # the ending, as the game names it


class TeamSeries(msgspec.Struct, frozen=True):
    """The result of `chimera sim` for a cooperative game."""

    game: str
    seed: int
    teams: list[TeamResult]


def check_together(card: GameCard) -> None:
    """Say it in one sentence when a game knows no teams."""
    if not card.together:
        raise ChimeraError(
            f"In {card.title} everybody plays for themselves, so --team and --over mean nothing; name bots with --bots."
        )


def plans(
    card: GameCard,
    teams: Sequence[str],
    players: int | None,
    seed: int,
    settings: Mapping[str, SettingValue],
    over: Sequence[str] = (),
) -> list[Plan]:
    """Every team with every number of players, or one, in every value of some settings."""
    check_together(card)
    low, high = card.players
    known = {setting.name: setting.values for setting in card.settings}
    for name in over:
        if name not in known:
            card.full_settings({name: ""})
        if name in settings:
            raise ChimeraError(f"--option fixes '{name}' and --over tries all its values; leave one of them out.")
    seats = [players] if players is not None else range(low, high + 1)
    return [
        Plan(card.name, (team,) * n, seed, card.full_settings({**settings, **dict(zip(over, values, strict=True))}))
        for values in product(*[known[name] for name in over])
        for n in seats
        for team in teams
    ]


def won(story: Story) -> bool:
    """Whether the team won."""
    return story.shares[0] > 0.0


def result(plan: Plan, stories: Sequence[Story]) -> TeamResult:
    """What came of one plan."""
    n = len(stories)
    lost = [story for story in stories if not won(story)]
    wins = n - len(lost)
    return TeamResult(
        plan.bots,
        plan.settings,
        n,
        wins,
        wins / n,
        *wilson(wins, n),
        sum(story.rounds for story in stories) / n,
        sum(story.decisions for story in stories),
        dict(Counter(story.where for story in lost).most_common()),
        dict(sorted(Counter(story.rounds for story in lost).items())),
        dict(Counter(story.how for story in lost).most_common()),
    )


def team_name(bots: Sequence[str]) -> str:
    """A team in words: one name when all are alike."""
    return bots[0] if len(set(bots)) == 1 else ", ".join(bots)


def setting_names(card: GameCard, series: Sequence[Mapping[str, SettingValue]]) -> list[str]:
    """The settings of a series in words: as far as any of them is not the usual one, the rest goes without saying."""
    usual = card.full_settings({})
    told = [name for name in usual if any(settings[name] != usual[name] for settings in series)]
    return [", ".join(f"{name} {written(settings[name])}" for name in told) for settings in series]


def mostly(counts: Mapping[str, int] | Mapping[int, int]) -> str:
    """What occurred most often, and how often: "dusk (80%)"."""
    if not counts:
        return "never"
    most, count = max(counts.items(), key=lambda entry: entry[1])
    return f"{most} ({count / sum(counts.values()):.0%})"


def table(card: GameCard, results: Sequence[TeamResult], games: int, seed: int) -> Table:
    """The series for a terminal."""
    shown = Table(
        title=f"{card.title}: {games} matches of each team, seed {seed}",
        box=None,
        padding=(0, 2, 0, 0),
        title_justify="left",
    )
    for column in ("team", "players", "setting"):
        shown.add_column(column, justify="right" if column == "players" else "left")
    for column in ("win rate", "95 % interval", "lost in", "round"):
        shown.add_column(column, justify="left" if column in ("lost in", "round") else "right", no_wrap=True)
    for row, setting in zip(results, setting_names(card, [row.settings for row in results]), strict=True):
        shown.add_row(
            team_name(row.bots),
            str(len(row.bots)),
            setting or "usual",
            f"{row.win_rate:.1%}",
            f"{row.win_rate_low:.1%} - {row.win_rate_high:.1%}",
            mostly(row.lost_where),
            mostly(row.lost_when),
        )
    return shown
