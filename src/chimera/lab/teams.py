"""Whole teams at games that are won or lost together: how often they win, and where and when they lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product

import msgspec
from rich.table import Table

from chimera.engine.card import Brought, GameCard, SettingValue, find, written
from chimera.engine.plan import NOTHING
from chimera.engine.reasons import ChimeraError
from chimera.lab.observe import Story
from chimera.lab.simulate import Plan, wilson


class ChoiceResult(msgspec.Struct, frozen=True):
    """How teams did in which at least one seat had chosen this."""

    name: str
    value: SettingValue
    games: int
    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float


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
    choices: list[ChoiceResult]  # of the choices of seats that were drawn


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
    bring: Callable[[int], Brought] = lambda seats: NOTHING,
) -> list[Plan]:
    """Every team with every number of players, or one, in every value of some settings.

    What is to be tried of seats' choices is drawn for every match instead: there are too many ways to choose.
    """
    check_together(card)
    low, high = card.players_with(bring(card.players[0]).files)
    known = {setting.name: setting.values for setting in card.settings}
    drawn = tuple(setting.name for setting in card.seat_choices if setting.name in over)
    for name in over:
        if name not in known and name not in drawn:
            names = ", ".join([*known, *[setting.name for setting in card.seat_choices]])
            raise ChimeraError(f"{card.title} has no '{name}' to try with --over; it has: {names or 'nothing'}.")
        if name in settings:
            raise ChimeraError(f"--option fixes '{name}' and --over tries all its values; leave one of them out.")
    tried = [name for name in over if name not in drawn]
    seats = [players] if players is not None else range(low, high + 1)
    return [
        Plan(
            card.name,
            (team,) * n,
            seed,
            card.full_settings({**settings, **dict(zip(tried, values, strict=True))}),
            bring(n),
            drawn,
        )
        for values in product(*[known[name] for name in tried])
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
        by_choice(find(plan.game), plan.drawn, stories),
    )


def by_choice(card: GameCard, drawn: Sequence[str], stories: Sequence[Story]) -> list[ChoiceResult]:
    """How teams did with each value of the choices that were drawn; what no team had is left out."""
    found = []
    for setting in card.seat_choices:
        for value in setting.values if setting.name in drawn else ():
            some = [won(story) for story in stories if any(seat[setting.name] == value for seat in story.choices)]
            if some:
                n, wins = len(some), sum(some)
                found.append(ChoiceResult(setting.name, value, n, wins, wins / n, *wilson(wins, n)))
    return found


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
    shown = titled(f"{card.title}: {games} matches of each team, seed {seed}")
    for column in ("team", "players", "setting"):
        shown.add_column(column, justify="right" if column == "players" else "left")
    for column in ("win rate", "95 % interval", "lost in", "round"):
        shown.add_column(column, justify="left" if column in ("lost in", "round") else "right", no_wrap=True)
    for row, setting in zip(results, setting_names(card, [row.settings for row in results]), strict=True):
        shown.add_row(
            team_name(row.bots),
            str(len(row.bots)),
            setting or "usual",
            *rate(row),
            mostly(row.lost_where),
            mostly(row.lost_when),
        )
    return shown


def choice_table(card: GameCard, results: Sequence[TeamResult]) -> Table:
    """How teams did by what their seats had chosen, for a terminal."""
    shown = titled("By the choices of seats: teams in which somebody had it")
    for column in ("team", "players", "setting", "choice", "matches", "win rate", "95 % interval"):
        shown.add_column(column, justify="left" if column in ("team", "setting", "choice") else "right")
    for row, setting in zip(results, setting_names(card, [row.settings for row in results]), strict=True):
        for choice in row.choices:
            said = f"{choice.name} {written(choice.value)}"
            name = team_name(row.bots)
            shown.add_row(name, str(len(row.bots)), setting or "usual", said, str(choice.games), *rate(choice))
    return shown


def titled(title: str) -> Table:
    """An empty table."""
    return Table(title=title, box=None, padding=(0, 2, 0, 0), title_justify="left")


def rate(row: TeamResult | ChoiceResult) -> tuple[str, str]:
    """A win rate and its interval."""
    return f"{row.win_rate:.1%}", f"{row.win_rate_low:.1%} - {row.win_rate_high:.1%}"
