"""Languages: nothing is missing in any of them, nothing is left in English, and both Fluents say the same."""

from __future__ import annotations

import ast
import itertools
import json
import math
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from chimera import __version__, cli
from chimera.cli import program
from chimera.engine.card import games
from chimera.engine.languages import ENGLISH, Written, lacking, languages, wanted_language
from chimera.engine.ledger import load_ledger
from chimera.engine.reasons import ChimeraError
from chimera.engine.texts import Texts, chapter_name, said_by_card
from chimera.server.run import announced
from chimera.terminal.words import texts_for
from tests.toys import peek
from tools import client

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
FOLDERS = program.message_folders() | program.client_folders(WEB)
OTHERS = [language for language in languages(FOLDERS.values()) if language != ENGLISH]
FILES = [(whose, language) for language in (ENGLISH, *OTHERS) for whose in FOLDERS]
NAMES = ("Ada", 7)  # what an argument that selects nothing may be
SAME = {  # what is said alike in English and another language: names, signs, words that both have
    "Chimera",
    "Menu",
    "Normal",
    "Tables",
    "Mutations",
    "Initiative",
    "initiative",
    "Prescience",
    "Skarnvik",
    "Lomsund",
    "{ $n } min",
    "Toru Kodai",
    "Chihiro Sakura",
    "Shiro Kanda",
    "Takuan",
    "Rex",
    "Amanogawa",
    "Richard",
    "Yukari Mizuno",
    "Acolyte",
    "Yardu",
    "Nature",
    "Rage",
}


def written(whose: str, language: str) -> Written:
    return Written((FOLDERS[whose] / f"{language}.ftl").read_text(encoding="utf-8"))


def texts_of(whose: str, language: str) -> dict[str, str]:
    """The messages of a file as they are written, without what differs between two that say the same."""
    serializer = FluentSerializer()
    patterns = written(whose, language).patterns
    found = {
        key: serializer.serialize(fluent.Resource([fluent.Message(fluent.Identifier("x"), pattern)])).partition("=")[2]
        for key, pattern in patterns.items()
    }
    return {key: " ".join(text.split()) for key, text in found.items()}


def in_english(whose: str) -> dict[str, str]:
    return texts_of(whose, ENGLISH) | (said_by_card(games()[whose]) if whose in games() else {})


# What is written


def test_french_is_one_of_the_languages() -> None:
    assert "fr" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("whose", FOLDERS)
def test_every_language_has_the_messages_and_arguments_of_english(whose: str, language: str) -> None:
    assert list(lacking(FOLDERS[whose], language, said_by_card(games()[whose]) if whose in games() else ())) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("whose", FOLDERS)
def test_nothing_is_left_in_english(whose: str, language: str) -> None:
    assert {key: text for key, text in same(whose, language).items() if text not in SAME} == {}


def test_whatever_is_excepted_is_still_the_same_somewhere() -> None:
    assert {text for whose in FOLDERS for language in OTHERS for text in same(whose, language).values()} == SAME


def same(whose: str, language: str) -> dict[str, str]:
    """What a language says with the words of English."""
    english = in_english(whose)
    return {key: text for key, text in texts_of(whose, language).items() if text == english[key] and has_words(text)}


def has_words(text: str) -> bool:
    """Whether a text is more than signs and arguments."""
    return bool(re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text)))


@pytest.mark.parametrize("whose", FOLDERS)
def test_french_is_set_as_french_is(whose: str) -> None:
    text = (FOLDERS[whose] / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not re.search(r"Tapez \?|: \? 1|^ +\? N", line)]  # a typed ?
    plain_spaces = [line for line in lines if re.search(r"\S [;!?»%]|\S :(\s|$)|« |'|\w[;!?»]|\.\.\.$", line)]
    assert plain_spaces == [], "a colon, « and » and % want a no-break space, ; ! ? a narrow one, and ' is ’"
    assert [
        line for line in lines if re.search(r"\b([dlnqjmst]|qu)’\{|\b(de|que|si) \{ \$(\w+_)?(seat|name)", line)
    ] == [], "a name may begin with a vowel; say it without de, que or an apostrophe before it"


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
@pytest.mark.parametrize("game", games())
def test_every_chapter_of_a_ledger_has_a_heading(game: str, language: str) -> None:
    card = games()[game]
    own = written(game, language).patterns
    chapters = {rule.id.split(".")[1] for rule in load_ledger(card.folder / file for file in card.ledger).rules}
    assert {key for key in own if key.startswith("chapter-")} == {f"chapter-{chapter}" for chapter in chapters}


# Both Fluents

MOST_CASES = 2_000  # of one message


class Selectors(Visitor):
    """What to try for each argument of a message: every variant it selects by, or any name and number."""

    def __init__(self, file: Written) -> None:
        self.file = file
        self.tried: dict[str, list[Any]] = {}

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.visit(self.file.patterns[node.id.name])  # a message said inside another takes its arguments

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.tried.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            tried = self.tried.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                if isinstance(variant.key, fluent.NumberLiteral):
                    tried += [int(variant.key.value), 12]
                elif variant.key.name in ("zero", "one", "two", "few", "many", "other"):
                    tried += [0, 1, 2, 5, 21, 1234]
                else:
                    tried += [variant.key.name]
        self.generic_visit(node)


def cases(file: Written) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every message with every choice of arguments that could make a difference."""
    for key, pattern in file.patterns.items():
        reader = Selectors(file)
        reader.visit(pattern)
        tried = {name: list(dict.fromkeys(values)) or list(NAMES) for name, values in reader.tried.items()}
        plain = [name for name, values in reader.tried.items() if not values]
        values = {name: tried[name][: 1 if name in plain[1:] else None] for name in tried}
        if math.prod(map(len, values.values())) <= MOST_CASES:
            for together in itertools.product(*values.values()):
                yield key, dict(zip(tried, together, strict=True))
        else:  # too many together: each on its own
            usual = {name: some[0] for name, some in values.items()}
            for name, some in values.items():
                for value in some:
                    yield key, {**usual, name: value}


@cache
def said_by_the_client() -> dict[tuple[str, str], dict[str, Any]]:
    """What the client's Fluent makes of every message of every language."""
    client.npm()
    client.install()
    asked = [
        {
            "language": language,
            "source": (FOLDERS[whose] / f"{language}.ftl").read_text(encoding="utf-8"),
            "cases": list(cases(written(whose, language))),
        }
        for whose, language in FILES
    ]
    node = shutil.which("node")
    assert node is not None
    done = subprocess.run(
        [node, "tests/say.mjs"], cwd=client.WEB, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    return dict(zip(FILES, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize(("whose", "language"), FILES)
def test_browser_and_terminal_say_every_message_the_same(whose: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDERS[whose] / f"{language}.ftl").read_text(encoding="utf-8")))
    here: list[str] = []
    for key, args in cases(written(whose, language)):
        value = bundle.get_message(key).value
        assert value is not None
        sentence, errors = bundle.format_pattern(value, args)
        assert errors == [], key
        here.append(str(sentence))
    there = said_by_the_client()[whose, language]
    assert there["errors"] == []
    assert there["sentences"] == here
    assert here


# Which language


@pytest.mark.parametrize(
    ("asked", "environ", "wanted"),
    [
        ("", {}, "en"),
        ("fr", {"CHIMERA_LANGUAGE": "en", "LANG": "de_DE"}, "fr"),
        ("", {"CHIMERA_LANGUAGE": "fr", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        ("", {"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "en_US", "LANG": "en_US"}, "fr"),
        ("", {"LC_ALL": "", "LC_MESSAGES": "fr_CA@euro", "LANG": "en_US"}, "fr"),
        ("", {"LANG": "fr"}, "fr"),
        ("", {"LC_MESSAGES": "C", "LANG": "fr_FR"}, "en"),
        ("", {"LANG": "tlh_KX.UTF-8"}, "en"),
        ("FR-be", {}, "fr"),
        ("pt-BR", {}, "pt-BR"),
        ("pt", {}, "en"),
    ],
)
def test_the_switch_counts_before_the_wish_and_the_wish_before_the_system(
    asked: str, environ: dict[str, str], wanted: str
) -> None:
    if asked == "pt":
        with pytest.raises(ChimeraError, match="language 'pt'; choose one of: en, fr, pt-BR"):
            wanted_language(asked, environ, ["en", "fr", "pt-BR"])
    else:
        assert wanted_language(asked, environ, ["en", "fr", "pt-BR"]) == wanted


def test_a_wish_that_cannot_be_met_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games", "--language", "xx"]) == 2
    assert capsys.readouterr().err == "There are no texts in the language 'xx'; choose one of: en, fr.\n"


def test_a_file_is_all_a_language_needs(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\nbye = Bye\n", encoding="utf-8")
    assert languages([tmp_path, tmp_path / "none"]) == ["en"]
    (tmp_path / "de.ftl").write_text("hello = Hallo\n", encoding="utf-8")
    assert languages([tmp_path]) == ["en", "de"]
    texts = Texts(None, (), "de", [tmp_path])
    assert [texts.fill(key, {}) for key in ("hello", "bye", "opt-pass", "none")] == ["Hallo", "Bye", "Pass", "none"]
    assert [texts.has(key) for key in ("hello", "bye", "none")] == [True, True, False]


def test_what_english_says_for_another_language_is_english_in_its_plurals_too(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("n = { $n ->\n    [one] one\n   *[other] many\n}\n", encoding="utf-8")
    assert Texts(None, (), "fr", [tmp_path]).fill("n", {"n": 0}) == "many"  # French counts 0 as one


def test_a_card_speaks_english_where_no_message_does() -> None:
    card = games()["evo"]
    keys = ("game-summary", "setting-flippers", "setting-flippers-once")
    assert [Texts(card, ()).fill(key, {}) for key in keys] == [card.summary, "Flippers", "Once"]
    french = [Texts(card, (), "fr").fill(key, {}) for key in keys]
    assert french[1:] == ["Nageoires", "Une fois"]
    assert french[0] != card.summary


# The terminal


def test_the_terminal_speaks_the_language_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHIMERA_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    lines = iter(["help", "hint", "1"])

    def read(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    file = tmp_path / "m.chimera"
    play = ["play", "evo", "--seats", "Ada,greedy", "--seed", "3", "--save", str(file), "--language", "fr"]
    assert cli.run(play) == 0
    said = capsys.readouterr().out
    for words in ("Tour 1, phase", "dernier jeton", "Placez votre mise", "essayé", "vaut", "Pour reprendre", "annuler"):
        assert words in said
    assert not re.search(r"\b(the|you|your|of|round|phase ends)\b", said.replace(str(file), ""), re.IGNORECASE)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert cli.run(["replay", str(file)]) == 0
    assert "La partie n’est pas encore terminée." in capsys.readouterr().out
    assert cli.run(["replay", str(file), "--verify"]) == 2
    assert "n’est pas terminé" in capsys.readouterr().err


def test_rules_are_printed_under_the_headings_of_their_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "pig", "--language", "fr"]) == 0
    out = capsys.readouterr().out.splitlines()
    headings = [line for line in out if line and not line.startswith((" ", "pig.")) and line[0].isupper()]
    assert [line for line in headings if line in ("Mise en place", "Le tour", "Fin de la partie", "Variantes")] == [
        "Mise en place",
        "Le tour",
        "Fin de la partie",
        "Variantes",
    ]
    assert out[0] == "Mise en place"
    assert out[1] == "pig.setup.scores-zero"


def test_a_chapter_without_a_name_is_called_as_in_its_ids() -> None:
    assert chapter_name(Texts(peek.CARD, ()), "peek.last_word.rule") == "Last word"


def test_no_sentence_for_people_stands_in_the_terminals_python() -> None:
    found = []
    for file in sorted((ROOT / "src" / "chimera" / "terminal").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        quiet = {
            id(body[0].value)
            for node in ast.walk(tree)
            if isinstance(body := getattr(node, "body", None), list) and body and isinstance(body[0], ast.Expr)
        }
        found += [
            f"{file.name}: {node.value}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet
            if re.search(r"[A-Za-z]+ [a-z]+|^[A-Z][a-z]+\b.*[.?]$", node.value) and not is_style(node.value)
        ]
    assert found == []


def is_style(text: str) -> bool:
    return bool(re.fullmatch(r"(not )?bold|bold (cyan|underline)", text))


# What a language lacks


def test_the_check_says_everything_a_language_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "messages"
    mine.mkdir()
    (mine / "en.ftl").write_text("a = { $n } of { $m }\nb = B\nc = C\n", encoding="utf-8")
    (mine / "fr.ftl").write_text("a = { $n } sur { $x }\nc = Un\nc = Deux\nd = { $n\ne = E\n", encoding="utf-8")
    whose = f"{tmp_path.name}/messages/fr"
    assert cli.run(["texts", "check", "fr", "--web", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{whose}: 'd = {{ $n' cannot be read; look there for a missing brace, '=' or default variant.",
        f"{whose}: c is written twice; keep one.",
        f"{whose}: b is missing; English stands in.",
        f"{whose}: a uses the arguments n, x, English m, n; use the same.",
        f"{whose}: e is not a message of English; correct its name or delete it.",
    ]


def test_ours_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["texts", "check", "--web", str(WEB)]) == 0
    assert capsys.readouterr().out == f"Complete: {', '.join((ENGLISH, *OTHERS))}.\n"


def test_the_server_says_where_it_is_in_the_language_of_its_system() -> None:
    said, address = announced("127.0.0.1", 8123, "/", "fr")
    assert said.splitlines() == [
        f"Chimera {__version__} est ouvert\u00a0: {address}",
        "Ctrl-C le ferme\u202f; rien n’est perdu.",
    ]


def test_a_hint_has_the_decimal_sign_of_its_language() -> None:
    card = games()["pig"]
    better = {"up": 1, "whole": 2, "tenths": 3}
    worse = {"up": 0, "whole": 0, "tenths": 9}
    said = [
        texts_for(card, (), language).fill("hint-gain", change)
        for language in ("en", "fr")
        for change in (better, worse)
    ]
    assert said == [
        "changes the evaluation by +2.3",
        "changes the evaluation by -0.9",
        "change l’évaluation de +2,3",
        "change l’évaluation de \u22120,9",
    ]
