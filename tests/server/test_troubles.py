"""What people are told when something goes wrong: written in message files, said in their language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from chimera.engine import trouble as house
from chimera.engine.reasons import ChimeraError
from chimera.engine.trouble import Trouble, house_texts, sentence, trouble_of
from chimera.server.troubles import language_of, problem
from tests.server.helpers import Person, serving

SOURCE = Path(house.__file__).parent.parent
CODE = "typescript.py"  # writes lines of code, which end in a semicolon too
ROOMS = [file for room in ("table", "server") for file in sorted((SOURCE / room).rglob("*.py")) if file.name != CODE]
SENTENCE = re.compile(r"\S \S.*[.;!?]\s*$", re.DOTALL)


def sentences(text: str) -> list[str]:
    """What in a module is written for people: any text with a space in it and the end of a sentence."""
    tree = ast.parse(text)
    not_for_people = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):  # a docstring
                not_for_people.add(node.value)
            case ast.Call(func=ast.Name(id="EngineBug")):  # for the log and whoever reads it
                not_for_people.update(ast.walk(node))
    found = []
    for node in ast.walk(tree):
        if node in not_for_people:
            continue
        if isinstance(node, ast.JoinedStr):
            said = "".join(str(v.value) if isinstance(v, ast.Constant) else "x" for v in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            said = node.value if isinstance(node.value, str) else node.value.decode("latin-1")
        else:
            continue
        if SENTENCE.search(said):
            found.append(said)
    return found


@pytest.mark.parametrize("file", ROOMS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_sentence_for_people_is_written_in_python(file: Path) -> None:
    assert sentences(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        'raise ChimeraError("This seat is taken; ask for another.")',
        'raise Trouble(f"{name} is here; wait.")',
        'GONE = b"There is nothing here."',
        'Problem(sentence="One " "two;")',
    ],
)
def test_a_sentence_in_python_would_be_found(code: str) -> None:
    assert sentences(code)


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every trouble the house knows: its key and the names of what is filled in."""
    kinds = {
        "Trouble",
        "NoSuchTable",
        "NoSuchGame",
        "NoSuchEdition",
        "NoSuchBoard",
        "NotYet",
        "TooMuch",
        "NotWritten",
        "PutAway",
    }
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                for key in ast.walk(node.args[0]):
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        yield key.value, {str(word.arg) for word in node.keywords}


def test_every_trouble_has_its_sentence_and_every_sentence_its_trouble() -> None:
    written: dict[str, set[str]] = {}
    for file in SOURCE.glob("*/messages/en.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("trouble-"):
                written[line.partition(" ")[0]] = set(re.findall(r"\$([\w-]+)", line))
    known = {"trouble-" + key: filling for key, filling in raised()} | {"trouble-plain": {"sentence"}}
    assert set(written) == set(known)
    for key, filling in written.items():
        assert filling <= known[key], key


def test_a_trouble_is_a_message_and_in_english_a_sentence() -> None:
    error = Trouble("person-here", name="Ada")
    assert str(error) == "Ada is at the table; only they can give their seat to a bot."
    assert (error.message.key, error.message.args) == ("trouble-person-here", {"name": "Ada"})
    again = pickle.loads(pickle.dumps(error))  # from a process in which a bot thinks
    assert str(again) == str(error)
    plain = trouble_of(ChimeraError("An add-on says so; believe it."))
    assert sentence(plain) == "An add-on says so; believe it."


@pytest.fixture
def pig_latin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A house that speaks more languages, not yet all of them."""
    for room in ("engine", "table"):
        folder = tmp_path / room / "messages"
        folder.mkdir(parents=True)
        folder.joinpath("en.ftl").write_bytes((SOURCE / room / "messages" / "en.ftl").read_bytes())
    tmp_path.joinpath("table", "messages", "xx.ftl").write_text("trouble-nothing-here = Othingnay.\n", encoding="utf-8")
    tmp_path.joinpath("table", "messages", "pt-BR.ftl").write_text("", encoding="utf-8")
    monkeypatch.setattr(house, "HOUSE", tmp_path)
    for kept in (house.house_languages, house_texts):
        kept.cache_clear()
    yield
    for kept in (house.house_languages, house_texts):
        kept.cache_clear()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("xx", "xx"),
        ("xx-CH,xx;q=0.9,en;q=0.8", "xx"),
        ("en-GB, xx;q=0.5", "en"),
        ("zz, xx;q=0.2, en;q=0.1", "xx"),
        ("en;q=0.1, XX;q=0.9", "xx"),
        ("pt-br, xx;q=0.5", "pt-BR"),
        ("pt-PT, xx;q=0.5", "xx"),
        ("xx;q=0", "en"),
        ("xx;q=nonsense, ;;, *", "en"),
    ],
)
def test_people_are_answered_in_the_language_their_browser_likes_best(
    accepted: str, language: str, pig_latin: None
) -> None:
    assert language_of(accepted) == language


def test_a_request_is_answered_in_its_language_and_in_english_where_words_are_missing(
    pig_latin: None, tmp_path: Path
) -> None:
    with serving(tmp_path) as address:
        wish = {"Accept-Language": "xx, en;q=0.5"}
        there = httpx.get(address + "/api/nothing", headers=wish).json()
        assert there == {"type": "error", "sentence": "Othingnay.", "text": {"key": "trouble-nothing-here", "args": {}}}
        assert "no such table" in httpx.get(address + "/api/tables/none/file", headers=wish).json()["sentence"]
    assert problem(Trouble("nothing-here"), "en").sentence == "There is nothing here; go back to the first page."


def test_on_a_socket_a_trouble_comes_as_a_message_too(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        me = Person(address)
        with me.at(me.make("pig", "me", "random")["id"]) as page:
            page.my_turn()
            page.send("consent", yes=True)
            said = page.next("error")
    assert said["text"] == {"key": "trouble-no-wish", "args": {}}
    assert said["sentence"] == "Nobody waits for your consent now; play on."
