"""The command line: one command per thing a person does."""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import platformdirs
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from typer.exceptions import Abort, Exit, TyperException

from chimera.bots import bots_for
from chimera.engine import COMPILED
from chimera.engine.card import GameCard, SettingValue, find, games
from chimera.engine.content import check_file
from chimera.engine.editions import keep
from chimera.engine.languages import ENGLISH, WISH, lacking, languages, wanted_language
from chimera.engine.ledger import coverage, load_ledger
from chimera.engine.matchfile import MatchFile, match_of, read_bytes
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match, Seat, names
from chimera.engine.texts import chapter_name, said_by_card
from chimera.engine.trouble import rooms
from chimera.terminal import words
from chimera.terminal.play import TerminalTable, check_seats
from chimera.terminal.shelf import pick_game, shelf

app = typer.Typer(
    name="chimera",
    help="Board games of evolution and myth: play, watch, simulate.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
content_app = typer.Typer(help="Cards, maps, scenarios: the content of the games.", no_args_is_help=True)
app.add_typer(content_app, name="content")
texts_app = typer.Typer(help="The languages of the texts.", no_args_is_help=True)
app.add_typer(texts_app, name="texts")

USUAL_SEATS: Final = 4  # where nobody says how many
Language = Annotated[
    str, typer.Option("--language", help=f"such as en or fr; {WISH} or the system's language when left out")
]


def console() -> Console:
    """Standard output, 80 columns wide when it is not a terminal."""
    return Console() if sys.stdout.isatty() else Console(width=80)


def home() -> Path:
    """Where matches are kept."""
    folder = os.environ.get("CHIMERA_HOME")
    return Path(folder) if folder else Path(platformdirs.user_data_dir("chimera", appauthor=False))


def settings_of(card: GameCard, given: list[str]) -> dict[str, SettingValue]:
    """Settings as typed: NAME=VALUE, several times."""
    return dict(card.setting_from_text(text) for text in given)


def message_folders() -> dict[str, Path]:
    """Where messages lie, by whose they are."""
    return {**rooms(), **{card.name: card.folder / "messages" for card in games().values()}}


def client_folders(web: Path) -> dict[str, Path]:
    """Where the messages of the client lie, in a checkout: the frame's, and those of each world."""
    return {f"{web.name}/{file.parent.relative_to(web)}": file.parent for file in sorted(web.rglob("messages/en.ftl"))}


def language_for(asked: str) -> str:
    """The language to speak: as asked for, or the system's."""
    return wanted_language(asked, os.environ, languages(message_folders().values()))


@app.command("games")
def games_command(language: Language = "") -> None:
    """The games on the shelf."""
    console().print(shelf(games().values(), language_for(language)))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="the game; see `chimera games`")] = "",
    seats: Annotated[str, typer.Option(help="who sits where: bots by their names, people by any other")] = "",
    option: Annotated[list[str] | None, typer.Option(help="a setting of the game, NAME=VALUE")] = None,
    seed: Annotated[int | None, typer.Option(help="an open seed, to play the same match again")] = None,
    save: Annotated[Path | None, typer.Option(help="the match file to write")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with the match of this file")] = None,
    language: Language = "",
) -> None:
    """Play a game in the terminal."""
    spoken = language_for(language)
    if resume is not None:
        file = MatchFile.resume(resume)
    elif game:
        file = new_match(find(game), seats, settings_of(find(game), option or []), seed, save, spoken)
    elif not sys.stdin.isatty():
        console().print(words.words(spoken).fill("terminal-how-to-play", {}), highlight=False)
        return
    else:
        file = new_match(pick_game(list(games().values()), spoken, input), seats, {}, seed, save, spoken)
    try:
        TerminalTable(file, console(), input, spoken).play()
    finally:
        file.close()


def new_match(
    card: GameCard,
    seats: str,
    settings: dict[str, SettingValue],
    seed: int | None,
    save: Path | None,
    language: str = ENGLISH,
) -> MatchFile:
    """A new match and its file."""
    bots = bots_for(card)
    best = "greedy" if "greedy" in bots else "random"
    names = seats.split(",") if seats else ["me"] + [best] * (max(card.players[0], 2) - 1)
    check_seats(names, language)
    match = Match.new(card, [Seat(name, name if name in bots else "") for name in names], settings, seed)
    path = save
    if path is None:
        folder = home() / "matches"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ChimeraError(f"{folder} cannot be made ({error.strerror}); say where with --save FILE.") from None
        path = folder / f"{card.name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.chimera"
    return MatchFile.new(path, match)


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="the game")],
    players: Annotated[int | None, typer.Option(min=1, help="number of players")] = None,
    bots: Annotated[
        str, typer.Option(help="a bot per seat, separated by commas; one alone sits everywhere")
    ] = "random",
    number: Annotated[int, typer.Option("--games", help="number of matches")] = 100,
    seed: Annotated[int, typer.Option(help="the series' seed")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores when left out")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a setting of the game, NAME=VALUE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
) -> None:
    """Let bots play many matches and count who wins."""
    from chimera.lab.simulate import as_dict, simulate

    card = find(game)
    names = seat_bots(card, bots, players)
    with progress_bar() as bar:
        task = bar.add_task(card.title, total=number)
        settings = settings_of(card, option or [])
        result = simulate(card, names, number, seed, settings, jobs, lambda n: bar.advance(task, n))
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
        str, typer.Option(help="a bot per seat, separated by commas; one alone sits everywhere")
    ] = "greedy",
    number: Annotated[int, typer.Option("--games", help="number of matches")] = 500,
    seed: Annotated[int, typer.Option(help="the series' seed")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; all cores when left out")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a setting of the game, NAME=VALUE")] = None,
) -> None:
    """Study a game by simulation and write one page of plots."""
    from chimera.lab.observe import observe, observe_match
    from chimera.lab.report import page
    from chimera.lab.simulate import Plan, checked

    card = find(game)
    names = seat_bots(card, bots, players)
    settings = settings_of(card, option or [])
    checked(card, names, number, settings)
    if out.is_dir() or not out.absolute().parent.is_dir():  # said now, not after a thousand matches
        what = "it is a folder" if out.is_dir() else "its folder does not exist"
        raise ChimeraError(f"{out} cannot be written ({what}); choose another place with -o.")
    with progress_bar() as bar:
        task = bar.add_task(card.title, total=number)
        stories = observe(card, names, number, seed, settings, jobs, lambda n: bar.advance(task, n))
    sample = observe_match(Plan(card.name, tuple(names), seed, card.full_settings(settings)), 0, keep_log=True)
    command = f"chimera report {game} --players {len(names)} --bots {','.join(names)} --games {number} --seed {seed}"
    try:
        out.write_text(page(card, stories, sample, names, command, home() / "tournaments"), encoding="utf-8")
    except OSError as error:
        raise ChimeraError(f"{out} cannot be written ({error.strerror}); choose another place with -o.") from None
    print(f"{out} shows {number} matches of {card.title}.")


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


def progress_bar() -> Progress:
    """A bar on standard error, when somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a match file")],
    verify: Annotated[
        bool, typer.Option("--verify", help="check seed, commitment, every fingerprint and the end")
    ] = False,
    commitment: Annotated[str, typer.Option(help="the commitment published when the match began")] = "",
    step: Annotated[bool, typer.Option("--step", help="stop after every choice")] = False,
    language: Language = "",
) -> None:
    """Watch a match again, or check that it was played fairly."""
    from chimera.terminal.replay import verified, watch

    spoken = language_for(language)
    data = read_bytes(file)
    match = match_of(data, file.name)
    if verify or commitment:
        print(verified(match, file.name, data.decode(), commitment, spoken))
        return
    watch(match, console(), step, spoken)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="the file of a running match")],
    seed: Annotated[int, typer.Option(help="the search's seed")] = 1,
    language: Language = "",
) -> None:
    """What a strong bot would consider now: the top three options and why."""
    from chimera.engine.agenda import turn
    from chimera.engine.dice import Stream
    from chimera.terminal.plain import hint_table

    match = match_of(read_bytes(file), file.name)
    seat = turn(match.game)
    if seat < 0:
        raise ChimeraError(f"{file.name} is over, there is nothing to choose; watch it with 'chimera replay'.")
    texts = words.texts_for(match.card, names(match.header.seats), language_for(language))
    out = console()
    out.print(texts.say(match.game.agenda[-1].prompt(match.game, seat)), highlight=False, markup=False)
    out.print(hint_table(texts, match.card, match.game, seat, Stream.from_number(seed, "hint")))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="the game")],
    show_coverage: Annotated[bool, typer.Option("--coverage", help="which tests prove which rule")] = False,
    part: Annotated[int | None, typer.Option(help="only the rules of this part of a large game")] = None,
    tests: Annotated[Path, typer.Option(help="the folder of the tests")] = Path("tests"),
    language: Language = "",
) -> None:
    """The rules of a game, each with its id."""
    card = find(game)
    ledger = load_ledger([card.folder / name for name in card.ledger])
    chosen = ledger.of_part(part)
    if not chosen:
        raise ChimeraError(f"The rules of {card.name} have no part {part}; choose another one, or all without --part.")
    out = console()
    if not show_coverage:
        texts = words.texts_for(card, (), language_for(language))
        chapter = ""
        for rule in chosen:
            heading = chapter_name(texts, rule.id)
            if heading != chapter:
                chapter = heading
                out.print(Text(heading, style="bold underline"))
            out.print(f"[bold]{rule.id}[/bold]", highlight=False)
            out.print("  " + rule.rule, highlight=False, markup=False)
        return
    if not tests.is_dir():
        raise ChimeraError(
            f"There is no folder '{tests}' with tests here; run this in a checkout or name it with --tests."
        )
    report = coverage(ledger, tests, part)
    for rule in chosen:
        out.print(rule.id + ("  (note)" if rule.note else ""), highlight=False, markup=False)
        for test in report.tests[rule.id]:
            out.print("    " + test, highlight=False, markup=False, soft_wrap=True)
    ours = {rule_id: tests for rule_id, tests in report.unknown.items() if rule_id.startswith(card.name + ".")}
    problems = msgspec.structs.replace(report, unknown=ours).problems()
    problems += [f"{rule_id} has no test." for rule_id in report.untested]
    for problem in problems:
        out.print(problem, highlight=False, markup=False, soft_wrap=True)
    print(f"covered {report.covered} of {report.counted}")
    if problems:
        raise Exit(1)


@app.command()
def types(game: Annotated[str, typer.Argument(help="the game; see `chimera games`")]) -> None:
    """The types of a game's view in TypeScript, for a board in the browser."""
    from chimera.server.typescript import view_types

    print(view_types(find(game)), end="")


@content_app.command("check")
def content_check(
    file: Annotated[Path | None, typer.Argument(help="a content file; all of ours when left out")] = None,
) -> None:
    """Check content files: cards, maps, variants."""
    if file is not None:
        print(check_file(file, {kind: type_ for card in games().values() for kind, type_ in kinds(card).items()}))
        return
    for card in games().values():
        for name in card.content:
            print(f"{card.name}: {check_file(card.folder / name, kinds(card))}")
        check_texts(card)


def check_texts(card: GameCard) -> None:
    """Refuse content for which people would read keys instead of words; for other languages English stands in."""
    from chimera.engine.texts import Texts

    if missing := Texts(card, ()).missing():
        what = f"no text is written for {', '.join(missing)}; add a line such as '{missing[0]} = ...' for each"
        raise ChimeraError(f"{card.name}: {what} to {card.folder / 'messages' / f'{ENGLISH}.ftl'}.")


@content_app.command("keep")
def content_keep(game: Annotated[str, typer.Argument(help="a game of the shelf")]) -> None:
    """Keep a game's content as it is now among its published editions, before it is released or changed."""
    card = find(game)
    if not card.content:
        raise ChimeraError(f"{card.title} has no content files, so there is nothing to keep; name another game.")
    print(f"{card.title} keeps its content {card.content_hash[:16]} in {keep(card.folder, card.contents)}.")


def kinds(card: GameCard) -> dict[str, type]:
    """What a game's content files can be: "game/kind" -> schema."""
    return {f"{card.name}/{Path(name).stem}": type_ for name, type_ in card.content.items()}


@texts_app.command("check")
def texts_check(
    language: Annotated[str, typer.Argument(help="a language such as fr; all when left out")] = "",
    web: Annotated[Path, typer.Option(help="the folder of the client's sources")] = Path("web/src"),
) -> None:
    """What the texts of a language lack; until it is written, English stands in."""
    folders = message_folders() | client_folders(web)
    known = languages(folders.values())
    wanted = [wanted_language(language, {}, known)] if language else known
    found = 0
    for name in wanted:
        for whose, folder in folders.items():
            by_card = said_by_card(games()[whose]) if whose in games() and name != ENGLISH else {}
            for sentence in lacking(folder, name, by_card):
                found += 1
                print(f"{whose}/{name}: {sentence}")
    if found:
        raise Exit(1)
    print(f"Complete: {', '.join(wanted)}.")


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="interleaved runs; the median counts")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU seconds per measurement")] = 0.4,
) -> None:
    """Measure the engine: decisions per second, clone, and ratios against interpreted code and OpenSpiel."""
    from chimera.lab.bench import measure, table

    result = measure(rounds, seconds)
    if as_json:
        print(json.dumps(result))
    else:
        console().print(table(result))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 127.0.0.1 keeps it to this machine")] = "0.0.0.0",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="the port; 8000 or the next that is free")] = None,
    database: Annotated[str, typer.Option(help="a file, or postgresql://...; your data folder when left out")] = "",
    workers: Annotated[int, typer.Option(min=0, help="processes in which bots think")] = 1,
    pace: Annotated[float, typer.Option(min=0, max=10, help="seconds a bot's answer takes at least")] = 0.4,
    think: Annotated[
        float,
        typer.Option(min=0, help="seconds an expert searches at most while a person waits, hard a third; 0: no end"),
    ] = 6.0,
    base_path: Annotated[str, typer.Option(help="the path below which a proxy shows it")] = "/",
    origin: Annotated[list[str] | None, typer.Option(help="an origin of pages, if a proxy changes the host")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="open it in the browser")] = False,
    language: Language = "",
) -> None:
    """Play in the browser: open the table to this machine and its network."""
    from chimera.server.run import serve as run_server

    origins = tuple(origin or [])
    run_server(
        *(host, port, kept_in(database), workers),
        pace=pace,
        think=think,
        base=base_path,
        origins=origins,
        open_browser=open_browser,
        language=language_for(language),
    )


def kept_in(database: str) -> str:
    """Where tables are kept when nothing else is asked for."""
    return database or str(home() / "chimera.db")


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(help="the file to write")],
    database: Annotated[str, typer.Option(help="a file, or postgresql://...; your data folder when left out")] = "",
) -> None:
    """Write all tables, matches and guests of the server into one file."""
    from chimera.table.backup import backup

    print(f"{file}: {backup(kept_in(database), file)} rows. Keep it as safe as the database: it holds every secret.")


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(help="a file that `chimera backup` wrote")],
    database: Annotated[str, typer.Option(help="an empty database; your data folder when left out")] = "",
) -> None:
    """Fill an empty database from a backup."""
    from chimera.table.backup import restore

    print(f"{restore(kept_in(database), file)} rows restored.")


@app.command()
def version() -> None:
    """The version, and whether this is the compiled build."""
    from chimera import __version__

    print(f"chimera {__version__} ({'compiled' if COMPILED else 'interpreted'})")


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; every fault becomes one sentence and an exit status."""
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """The command line without leaving the program: the exit status."""
    command: Any = typer.main.get_command(app)
    try:
        return int(command.main(args=arguments, prog_name="chimera", standalone_mode=False) or 0)
    except Exit as leaving:
        return leaving.exit_code
    except Abort:
        return 130
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    except TyperException as error:
        what = error.format_message().rstrip(".")  # empty when help was asked for by saying nothing, and is shown
        return complain(f"{what}; 'chimera --help' shows what there is.") if what else 2
    except ChimeraError as error:
        return complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception:
        return crashed(traceback.format_exc())


def crashed(trace: str) -> int:
    """Keep what went wrong for a report; the exit status for a fault of ours."""
    report = home() / "crash.txt"
    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text(trace, encoding="utf-8", errors="backslashreplace")
    except OSError:
        print(trace, file=sys.stderr)
    complain(f"Chimera met a fault of its own and stopped; please report it with the file {report}.")
    return 70


def complain(sentence: str) -> int:
    """One line on standard error; the exit status for bad input."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2
