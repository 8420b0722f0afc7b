"""Commands to let bots play many matches, and to measure."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table
from typer.exceptions import Exit

from chimera.cli.luggage import After, Choose, Files, luggage, match_before
from chimera.cli.program import app, console, home, progress_bar, settings_of
from chimera.engine.card import Brought, GameCard, SettingValue, find
from chimera.engine.reasons import ChimeraError

if TYPE_CHECKING:
    from chimera.lab.observe import Story
    from chimera.lab.simulate import Plan


USUAL_SEATS: Final = 4  # where nobody says how many
TEAMS: Final = "random,normal"  # where nobody says which
Teams = Annotated[str, typer.Option("--team", help="whole teams of bots, A,B,C, in a game that is won together")]
Over = Annotated[
    list[str] | None,
    typer.Option(help="with --team: a setting of which every value is tried, or a choice of seats to draw"),
]


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="the game")],
    players: Annotated[int | None, typer.Option(min=1, help="number of players; with --team all when left out")] = None,
    bots: Annotated[
        str, typer.Option(help="a bot per seat, separated by commas; one alone sits everywhere; random when left out")
    ] = "",
    number: Annotated[int, typer.Option("--games", help="number of matches")] = 100,
    seed: Annotated[int, typer.Option(help="the series' seed")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores when left out")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a setting of the game, NAME=VALUE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
    team: Teams = "",
    over: Over = None,
    file: Files = None,
    choose: Choose = None,
    after: After = None,
) -> None:
    """Let bots play many matches and count who wins."""
    from chimera.lab.simulate import as_dict, checked, simulate

    card = find(game)
    settings = settings_of(card, option or [])
    bring = bringing(card, file, choose, after)
    if card.together or team or over:
        from chimera.lab import teams

        series = team_plans(card, team, bots, players, seed, settings, over or [], bring)
        for plan in series:
            checked(card, plan.bots, number, plan.settings, plan.brought)
        results = [teams.result(*case) for case in watched(card, series, number, jobs)]
        if as_json:
            print(json.dumps(as_dict(teams.TeamSeries(card.name, seed, results))))
        else:
            console().print(teams.table(card, results, number, seed))
            if series[0].drawn:
                console().print(teams.choice_table(card, results))
        return
    names = seat_bots(card, bots or "random", players)
    with progress_bar() as bar:
        task = bar.add_task(card.title, total=number)
        brought = bring(len(names))
        result = simulate(card, names, number, seed, settings, jobs, lambda n: bar.advance(task, n), brought)
    if as_json:
        print(json.dumps(as_dict(result)))
        return
    table = Table(
        title=f"{card.title}: {number} matches, seed {seed}", box=None, padding=(0, 2, 0, 0), title_justify="left"
    )
    for column in ("seat", "bot", "wins", "win rate", "95 % interval", "mean score"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat, row in enumerate(result.seats):
        interval = f"{row.win_rate_low:.1%} - {row.win_rate_high:.1%}"
        table.add_row(str(seat), row.bot, f"{row.wins:.1f}", f"{row.win_rate:.1%}", interval, f"{row.mean_score:.1f}")
    console().print(table)
    console().print(f"{result.decisions} decisions, {result.decisions_per_second:,.0f} per second", highlight=False)


@app.command()
def tournament(
    game: Annotated[str, typer.Argument(help="the game")],
    bots: Annotated[str, typer.Option(help="two or more bots, separated by commas")] = "greedy,random",
    players: Annotated[int | None, typer.Option(min=1, help="number of players")] = None,
    number: Annotated[int, typer.Option("--games", help="number of matches")] = 100,
    seed: Annotated[int, typer.Option(help="the tournament's seed")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores when left out")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a setting of the game, NAME=VALUE")] = None,
    file: Annotated[Path | None, typer.Option(help="where results are kept; a stopped tournament goes on")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the ladder as JSON")] = False,
) -> None:
    """Let bots meet in pairs, seats rotating, and rate them."""
    from chimera.lab.ratings import ladder
    from chimera.lab.simulate import as_dict
    from chimera.lab.tournament import hold

    card = find(game)
    names = bots.split(",")
    seats = players or max(card.players[0], 2)
    if file is None:
        file = home() / "tournaments" / f"{card.name}-{seats}p-{'-'.join(names)}-seed{seed}.jsonl"
    try:
        with progress_bar() as bar:
            task = bar.add_task(card.title, total=number)
            settings = settings_of(card, option or [])
            bouts = hold(card, names, seats, number, seed, file, settings, jobs, lambda n: bar.advance(task, n))
    except KeyboardInterrupt:
        print(f"\nStopped; the same command goes on with what is kept in {file}", file=sys.stderr)
        raise Exit(130) from None
    ratings = ladder(bouts)
    if as_json:
        shown = {"game": card.name, "players": seats, "games": number, "seed": seed, "ladder": as_dict(ratings)}
        print(json.dumps(shown))
        return
    table = Table(title=f"{card.title}, {seats} players, {number} matches, seed {seed}", box=None, padding=(0, 2, 0, 0))
    for column in ("bot", "Elo", "95 % interval", "win rate", "seats"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in ratings:
        interval = f"{row.low:+.0f} to {row.high:+.0f}"
        table.add_row(row.bot, f"{row.elo:+.0f}", interval, f"{row.win_rate:.1%}", str(row.seats))
    console().print(table)
    console().print(f"Results are kept in {file}", soft_wrap=True, highlight=False)


@app.command()
def report(
    game: Annotated[str, typer.Argument(help="the game")],
    out: Annotated[Path, typer.Option("-o", "--out", help="the page to write")],
    players: Annotated[int | None, typer.Option(help="number of players")] = None,
    bots: Annotated[
        str, typer.Option(help="a bot per seat, separated by commas; one alone sits everywhere; greedy when left out")
    ] = "",
    number: Annotated[int, typer.Option("--games", help="number of matches")] = 500,
    seed: Annotated[int, typer.Option(help="the series' seed")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores when left out")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a setting of the game, NAME=VALUE")] = None,
    team: Teams = "",
    over: Over = None,
    file: Files = None,
    choose: Choose = None,
    after: After = None,
) -> None:
    """Study a game by simulation and write one page of plots."""
    from chimera.lab.observe import observe_match
    from chimera.lab.report import page
    from chimera.lab.simulate import Plan, checked
    from chimera.lab.team_report import team_page

    card = find(game)
    settings = settings_of(card, option or [])
    bring = bringing(card, file, choose, after)
    names: list[str] = []
    if card.together or team or over:
        series = team_plans(card, team, bots, players, seed, settings, over or [], bring)
    else:
        names = seat_bots(card, bots or "greedy", players)
        series = [Plan(card.name, tuple(names), seed, card.full_settings(settings), bring(len(names)))]
    for plan in series:
        checked(card, plan.bots, number, plan.settings, plan.brought)
    if out.is_dir() or not out.absolute().parent.is_dir():  # said now, not after a thousand matches
        what = "it is a folder" if out.is_dir() else "its folder does not exist"
        raise ChimeraError(f"{out} cannot be written ({what}); choose another place with -o.")
    cases = watched(card, series, number, jobs)
    sample = observe_match(series[-1], 0, keep_log=True)
    played = f"--players {len(names)} --bots {','.join(names)}" if names else as_typed(team, bots, players, over or [])
    fixed = "".join(
        f" --{name} {shlex.quote(str(text))}"
        for name, given in (("option", option), ("file", file), ("choose", choose), ("after", [after] if after else []))
        for text in given or []
    )
    command = f"chimera report {game} {played} --games {number} --seed {seed}{fixed}"
    if card.together:
        text = team_page(card, cases, sample, command)
    else:
        text = page(card, cases[0][1], sample, names, command, home() / "tournaments")
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ChimeraError(f"{out} cannot be written ({error.strerror}); choose another place with -o.") from None
    print(f"{out} shows {number * len(series)} matches of {card.title}.")


def team_plans(
    card: GameCard,
    team: str,
    bots: str,
    players: int | None,
    seed: int,
    settings: dict[str, SettingValue],
    over: list[str],
    bring: Callable[[int], Brought],
) -> list[Plan]:
    """What to simulate of a game that is won together: whole teams, or one team with a bot per seat."""
    from chimera.lab.simulate import Plan
    from chimera.lab.teams import check_together, plans

    check_together(card)
    if team and bots:
        raise ChimeraError("--team names whole teams and --bots a bot per seat; leave one of them out.")
    if not bots:
        return plans(card, (team or TEAMS).split(","), players, seed, settings, over, bring)
    if over:
        raise ChimeraError("--over tries settings with whole teams; name them with --team instead of --bots.")
    names = tuple(seat_bots(card, bots, players))
    return [Plan(card.name, names, seed, card.full_settings(settings), bring(len(names)))]


def bringing(
    card: GameCard, files: list[Path] | None, choose: list[str] | None, after: Path | None
) -> Callable[[int], Brought]:
    """What so many seats bring to every match of a series."""
    before = match_before(after, card.name)
    return lambda seats: luggage(card, seats, files, choose, before)


def as_typed(team: str, bots: str, players: int | None, over: list[str]) -> str:
    """The options that name the teams of a report, so that the same command makes it again."""
    typed = [f"--bots {bots}" if bots else f"--team {team or TEAMS}"]
    if players is not None:
        typed.append(f"--players {players}")
    return " ".join(typed + [f"--over {name}" for name in over])


def watched(card: GameCard, series: list[Plan], number: int, jobs: int | None) -> list[tuple[Plan, list[Story]]]:
    """So many matches of every plan, remembered; a bar shows how far it is. What is stopped goes on where it was."""
    from chimera.lab.observe import forget, observe

    folder = home() / "series"
    try:
        with progress_bar() as bar:
            task = bar.add_task(card.title, total=number * len(series))
            cases = [(plan, observe(plan, number, jobs, lambda n: bar.advance(task, n), folder)) for plan in series]
    except KeyboardInterrupt:
        print(f"\nStopped; the same command goes on with what is kept in {folder}", file=sys.stderr)
        raise Exit(130) from None
    forget(series, folder)
    return cases


def seat_bots(card: GameCard, bots: str, players: int | None) -> list[str]:
    """One bot per seat: as many as named, or one name for every seat."""
    names = bots.split(",")
    if len(names) == 1:
        names *= players or min(max(card.players[0], USUAL_SEATS), card.players[1])
    if players is not None and players != len(names):
        raise ChimeraError(
            f"--players says {players}, but --bots names {len(names)}; name one bot per seat or only one."
        )
    return names


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="interleaved runs; the median counts")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU seconds per measurement")] = 0.4,
) -> None:
    """Measure the engine: decisions per second, clone, and ratios against interpreted code and OpenSpiel."""
    from chimera.lab.bench import free_order_lines, measure, table

    result = measure(rounds, seconds)
    if as_json:
        print(json.dumps(result))
    else:
        console().print(table(result))
        for line in free_order_lines(result):
            console().print(line, highlight=False)
