"""Changes somebody will make, each made for trial in a copy of the project: the files it touches are all it needs.

Where a text or a weight is missing nothing crashes: one sentence says what is missing, or something sensible stands in.
"""

from __future__ import annotations

import json
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

from chimera.cli import run
from chimera.engine.card import find
from chimera.engine.trouble import Trouble
from tests.addon.track import TRACK
from tests.table.helpers import ME, OpenHouse, settled, solo
from tests.table.test_editions import Left, chosen, in_house
from tests.trials.copies import ROOT, Copy, Done

EVO: Final = "games/evo"
ENGLISH: Final = f"{EVO}/messages/en.ftl"
FRENCH: Final = f"{EVO}/messages/fr.ftl"
TOUCHED: Final[dict[str, tuple[str, list[str]]]] = {  # change -> its row in docs/architecture.md, the files it touches
    "gene": ("add a gene or an event card to Evo", [f"{EVO}/content/genes.yaml", ENGLISH, FRENCH]),
    "card": ("add a gene or an event card to Evo", [f"{EVO}/content/events.yaml", ENGLISH, FRENCH]),
    "label": ("change a card, a map, a price", [f"{EVO}/content/genes.yaml"]),
    "price": (
        "change a card, a map, a price",
        ["games/dice_mutants/content/menus.yaml", f"{EVO}/content/events.yaml", f"{EVO}/content/genes.yaml"],
    ),
    "setting": (
        'add an option to a table ("house rule")',
        [f"{EVO}/card.py", FRENCH, f"{EVO}/phases.py"],
    ),
    "language": ("add a language", ["engine/messages/eo.ftl", f"{EVO}/messages/eo.ftl"]),
    "board": ("draw a game in the browser", []),
}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path / "copy")


def refused(done: Done) -> str:
    """The one sentence with which a command was refused."""
    assert (done.status, done.out.count("Traceback"), done.err.count("\n")) == (2, 0, 1), done.out + done.err
    return done.err


def good(done: Done) -> str:
    assert done.status == 0, done.out + done.err
    return done.out


# --- content ---


def test_a_new_gene_is_its_record_and_its_texts(copy: Copy) -> None:
    normal = "  - {id: tail, source: own, copies: 4, effect: {op: add, stats: [legs, fur], amount: 1}}\n"
    unique = "  - {id: spines, source: own, effect: {op: add, stats: [attack, defence], amount: 2}}\n"
    copy.edit(f"{EVO}/content/genes.yaml", "unique:\n", normal + "unique:\n" + unique)
    keys = "gene-tail, gene-spines, gene-tail-text, gene-spines-text"
    told = refused(copy.chimera("content", "check"))
    assert f"no text is written for {keys}; add a line such as 'gene-tail = ...' for each" in told
    assert told.endswith(f"{copy.package / ENGLISH}.\n")
    good(copy.chimera("play", "evo", "--seats", "greedy,greedy,greedy", "--seed", "1"))  # no text, no weight, no crash
    copy.edit(ENGLISH, "", "\ngene-tail = long tail\ngene-tail-text = It steers { $amount } better.\n")
    copy.edit(ENGLISH, "", "gene-spines = spines\ngene-spines-text = They prick { $amount } times.\n")
    assert "genes.yaml is a valid evo/genes file" in good(copy.chimera("content", "check"))
    missing = copy.chimera("texts", "check", "fr")
    assert missing.status == 1
    assert missing.out.splitlines() == [
        f"evo/fr: {key} is missing; English stands in."
        for key in ("gene-tail", "gene-tail-text", "gene-spines", "gene-spines-text")
    ]
    copy.edit(FRENCH, "", "\ngene-tail = longue queue\ngene-tail-text = Elle guide { $amount } fois mieux.\n")
    copy.edit(FRENCH, "", "gene-spines = épines\ngene-spines-text = Elles piquent { $amount } fois.\n")
    assert good(copy.chimera("texts", "check", "fr")) == "Complete: fr.\n"
    assert copy.program("plays", "evo", "bought", "gene", "tail", "spines").keys() == {"tail", "spines"}
    assert copy.touched() == TOUCHED["gene"][1]  # no weight: bots value it by what it does


def test_a_new_event_card_is_its_record_and_its_texts(copy: Copy) -> None:
    effect = "{op: add, stats: [legs, attack], amount: 2}"
    card = f"  - {{id: stampede, source: own, phase: movement, moment: start_of_own_turn, effect: {effect}}}\n"
    copy.edit(f"{EVO}/content/events.yaml", "", card)
    told = refused(copy.chimera("content", "check"))
    assert "no text is written for card-stampede, card-stampede-text" in told
    assert told.endswith(f"{copy.package / ENGLISH}.\n")
    good(copy.chimera("play", "evo", "--seats", "greedy,greedy,greedy", "--seed", "1"))
    copy.edit(ENGLISH, "", "\ncard-stampede = Stampede\ncard-stampede-text = All run: { $amount } more.\n")
    good(copy.chimera("content", "check"))
    assert "evo/fr: card-stampede is missing; English stands in." in copy.chimera("texts", "check", "fr").out
    copy.edit(FRENCH, "", "\ncard-stampede = Ruée\ncard-stampede-text = Tous courent : { $amount } de plus.\n")
    assert copy.program("plays", "evo", "played", "card", "stampede").keys() == {"stampede"}
    assert copy.touched() == TOUCHED["card"][1]


def begun(database: Path, game: str) -> tuple[str, Left]:
    """A table that this program began and put away: its id, and how it was left."""
    found: list[tuple[str, Left]] = []

    async def work(house: OpenHouse) -> None:
        table = await solo(house, game, "greedy")
        for _ in range(8):
            await settled(table)
            await chosen(table)
        await settled(table)
        match = table.playing()
        fingerprint = table.card.codec.fingerprint(match.game)
        found.append((table.id, (game, len(match.line), match.game.view(0)["round"], fingerprint)))

    in_house(database, work)
    return found[0]


def test_a_corrected_label_price_or_card_hurts_no_match(copy: Copy, tmp_path: Path) -> None:
    running = [
        json.dumps([str(tmp_path / f"{game}.db"), *begun(tmp_path / f"{game}.db", game)])
        for game in ("evo", "dice_mutants")
    ]
    copy.edit(f"{EVO}/content/genes.yaml", "{id: legs, source: rulebook", "{id: legs, source: own")
    assert copy.touched() == TOUCHED["label"][1]
    evo, mutants = find("evo"), find("dice_mutants")
    labelled = copy.program("prints")
    assert labelled == {
        "evo": evo.content_hash,  # a label does not play
        "dice_mutants": mutants.content_hash,
        "luck": 10,
        "great_march": "At the start of your movement: 3 more movement points this phase.",
    }
    march = "{id: great_march, source: reconstructed, phase: movement, moment: start_of_own_turn, "
    effect = "effect: {op: add, stats: [legs], amount: 3}}"
    copy.edit(f"{EVO}/content/events.yaml", march + effect, march + effect.replace("3", "5"))
    copy.edit(
        "games/dice_mutants/content/menus.yaml",
        "{id: luck, source: rulebook, cost: 10",
        "{id: luck, source: rulebook, cost: 15",
    )
    assert copy.touched() == TOUCHED["price"][1]
    corrected = copy.program("prints")
    assert corrected["evo"] != evo.content_hash
    assert corrected["dice_mutants"] != mutants.content_hash
    assert corrected["luck"] == 15
    assert corrected["great_march"] == "At the start of your movement: 5 more movement points this phase."
    assert copy.program("loads", "evo", "dice_mutants", "pig") == {"evo": 20, "dice_mutants": 20, "pig": 20}
    games = ["evo", "dice_mutants", "evo", "pig", "evo", "dice_mutants"]  # of the version before, then of this one
    assert copy.program("opens", str(tmp_path), *running) == games


# --- settings, languages, boards, bots ---


def test_a_new_setting_is_the_card_and_the_step_that_minds_it(copy: Copy) -> None:
    last = '        Setting("flippers", ("once", "unlimited"), "how often flippers work in a movement phase"),\n'
    new = '        Setting("income", ("full", "none"), "what dinosaurs earn at the end of a round"),\n'
    copy.edit(f"{EVO}/card.py", last, last + new)
    earn = "            g.earn(seat, g.herds[seat])\n"
    minds = '            g.earn(seat, g.herds[seat] if g.box.settings["income"] == "full" else 0)\n'
    copy.edit(f"{EVO}/phases.py", earn, minds)
    missing = copy.chimera("texts", "check", "fr").out
    assert "evo/fr: setting-income is missing; English stands in." in missing
    copy.edit(FRENCH, "", "\nsetting-income = Revenu\nsetting-income-text = ce que gagnent les dinosaures\n")
    copy.edit(FRENCH, "", "setting-income-full = Entier\nsetting-income-none = Aucun\n")
    assert copy.touched() == TOUCHED["setting"][1]
    assert good(copy.chimera("texts", "check", "fr")) == "Complete: fr.\n"
    assert copy.program("offers", "evo", "fr")["income"] == "Revenu"
    assert copy.program("loads", "evo") == {"evo": 20}
    means: dict[str, float] = {}
    for value in ("full", "none"):
        words = ("--players", "2", "--games", "2", "--jobs", "1", "--json", "--option", f"income={value}")
        seats = json.loads(good(copy.chimera("sim", "evo", *words)))["seats"]
        means[value] = sum(seat["mean_score"] for seat in seats)
    assert means["none"] < means["full"]
    told = refused(copy.chimera("sim", "evo", "--option", "income=double"))
    assert "full, none" in told


def test_a_new_language_is_files_of_messages_and_may_begin_small(copy: Copy) -> None:
    copy.edit("engine/messages/eo.ftl", "", "opt-pass = Pasi\nbot-easy = Facila\n")
    copy.edit(f"{EVO}/messages/eo.ftl", "", "game-summary = Dinosaŭroj sub ŝanĝiĝanta ĉielo.\ngene-legs = kruroj\n")
    assert copy.touched() == TOUCHED["language"][1]
    shelf = " ".join(good(copy.chimera("games", "--language", "eo")).split())
    assert "Dinosaŭroj sub ŝanĝiĝanta ĉielo." in shelf
    assert "Roll again or hold" in shelf  # Pig has no Esperanto
    lacks = copy.chimera("texts", "check", "eo")
    assert lacks.status == 1
    assert "evo/eo: gene-horn is missing; English stands in." in lacks.out
    assert "evo/eo: gene-legs is" not in lacks.out
    good(copy.chimera("content", "check"))
    assert copy.program("offers", "evo", "eo")["flippers"] == "Flippers"
    assert "choose one of: en, eo, fr" in refused(copy.chimera("games", "--language", "tlh"))


def test_a_board_of_an_add_on_package_touches_nothing_of_ours(copy: Copy, tmp_path: Path) -> None:
    address, module = copy.program("boards", str(tmp_path), "track", packages=ROOT / "tests" / "addon")
    assert re.fullmatch(r"boards/track/[0-9a-f]{16}/board\.js", address)
    assert TRACK.board is not None
    assert module == TRACK.board.read_text(encoding="utf-8")
    assert copy.touched() == TOUCHED["board"][1]


def test_a_bot_that_does_not_exist_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for command in (["sim", "evo", "--bots", "nobody"], ["tournament", "evo", "--bots", "greedy,nobody"]):
        assert run(command) == 2
        told = capsys.readouterr().err
        assert told.startswith("No bot for Evo is called 'nobody'; there are: easy, expert, greedy")
        assert told.count("\n") == 1

    async def work(house: OpenHouse) -> None:
        with pytest.raises(Trouble, match="No bot for Evo is called 'nobody'"):
            await house.make(ME, "Ada", "evo", [("me", ""), ("bot", "nobody")], {}, False)

    in_house(tmp_path / "house.db", work)


# --- what the documents say of it ---


@pytest.mark.parametrize("row", sorted({row for row, _ in TOUCHED.values()}))
def test_the_documents_name_the_files_a_change_touches(row: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith(f"| {row} |")]
    assert len(lines) == 1
    named = re.findall(r"`([\w/*]+\.(?:py|yaml|ftl))`", lines[0])
    patterns = ["*/" + name.replace("LANGUAGE", "*") for name in named]
    files = {file for title, touched in TOUCHED.values() if title == row for file in touched}
    assert [file for file in files if not any(fnmatch(file, pattern) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(fnmatch(file, pattern) for file in files)] == []
