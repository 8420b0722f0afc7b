"""Commands about what games are made of: rules, types, content, texts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text
from typer.exceptions import Exit

from chimera.cli.program import (
    Language,
    app,
    client_folders,
    console,
    content_app,
    language_for,
    message_folders,
    texts_app,
)
from chimera.engine import COMPILED
from chimera.engine.card import Brought, GameCard, find, games
from chimera.engine.content import check_file, parse, read_text
from chimera.engine.dice import Dice
from chimera.engine.editions import keep
from chimera.engine.languages import ENGLISH, lacking, languages, wanted_language
from chimera.engine.ledger import coverage, load_ledger
from chimera.engine.reasons import ChimeraError
from chimera.engine.texts import chapter_name, said_by_card
from chimera.terminal import words


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
    file: Annotated[
        Path | None, typer.Argument(help="a content file, or one to bring to a match; all of ours when left out")
    ] = None,
) -> None:
    """Check content files: cards, maps, variants, and scenarios of your own."""
    if file is not None:
        print(checked_file(file))
        return
    for card in games().values():
        for name in card.content:
            print(f"{card.name}: {check_file(card.folder / name, kinds(card))}")
        check_texts(card)


def checked_file(path: Path) -> str:
    """Say that a file is good, and with how many players the game takes it if people may bring it to a match."""
    takers = {kind: card for card in games().values() for kind in card.user_files}
    said = check_file(path, {kind: type_ for card in games().values() for kind, type_ in kinds(card).items()})
    card = takers.get(parse(path).kind())
    if card is None:
        return said
    numbers = " or ".join(", ".join(map(str, takes(card, path))).rsplit(", ", 1))
    return f"{said} {card.title} can be played with it by {numbers}."


def takes(card: GameCard, path: Path) -> list[int]:
    """With how many players a match with this file can be set up; the game's own complaint when with none."""
    brought = Brought(files={path.name: read_text(path)})
    found: list[int] = []
    low, high = card.players_with(brought.files)
    for seats in range(low, high + 1):
        try:
            card.new(seats, Dice.from_number(0, card.purposes), brought=brought)
        except ChimeraError as error:
            if seats == high and not found:
                raise error from None
        else:
            found.append(seats)
    return found


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
    """What a game's content files can be, and those that people bring: "game/kind" -> schema."""
    return {f"{card.name}/{Path(name).stem}": type_ for name, type_ in card.content.items()} | dict(card.user_files)


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
def version() -> None:
    """The version, and whether this is the compiled build."""
    from chimera import __version__

    print(f"chimera {__version__} ({'compiled' if COMPILED else 'interpreted'})")
