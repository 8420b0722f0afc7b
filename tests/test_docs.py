"""The documents tell the truth: their code runs, their links lead somewhere, their tables are up to date."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from chimera import cli
from chimera.engine.card import games
from chimera.engine.content import ContentError, parse_kind
from tools import docs

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
OPEN_SECRET = '{"card": card}, known_by=1 << seat, secret=("card",)))'
BLOCK = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
MOST_LINES = 100  # of Python, for a whole game


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """The fenced blocks of a page: language, path if the block is a file, text."""
    return [(m[1], m[2], m[3]) for m in BLOCK.finditer(page.read_text(encoding="utf-8"))]


def run(*command: str | Path, cwd: Path, path: Path) -> subprocess.CompletedProcess[str]:
    """Run a command of this environment, with a folder from which it may import."""
    search = [str(path), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(search), "CHIMERA_HOME": str(cwd / "home")}
    env["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), env.get("PATH", "")])
    words = [str(c) for c in command]
    return subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)


# --- add-a-game.md: a newcomer's first game ---


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every file the page tells the reader to write, and the game installed from it."""
    folder = tmp_path_factory.mktemp("newcomer")
    for _, name, text in blocks(DOCS / "add-a-game.md"):
        if name:
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    install = "pip install -q --no-deps --no-index --no-build-isolation --disable-pip-version-check --target shelf ."
    done = run(sys.executable, "-m", *install.split(), cwd=folder, path=folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_newcomers_game_is_short(newcomer: Path) -> None:
    lines = (newcomer / "my_pig" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert max(map(len, lines)) <= 120


@pytest.mark.parametrize("check", ["check.py", "check_sealed.py"])
def test_the_newcomers_games_keep_the_laws(newcomer: Path, check: str) -> None:
    done = run(sys.executable, check, cwd=newcomer, path=newcomer)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("all laws hold") == 5


def test_every_command_for_the_newcomer_works(newcomer: Path) -> None:
    commands = [line for kind, _, text in blocks(DOCS / "add-a-game.md") if kind == "sh" for line in text.splitlines()]
    done_elsewhere = ["python check.py", "pip install -e .", "python check_sealed.py"]  # `newcomer` needs no network
    assert [command for command in commands if command in done_elsewhere] == done_elsewhere
    said = ""
    for command in commands:
        if command in done_elsewhere:
            continue
        done = run("sh", "-c", command, cwd=newcomer, path=newcomer / "shelf")
        assert done.returncode == 0, f"{command}: {done.stderr}"
        said += done.stdout
    assert "My pig: 100 matches" in said
    assert "my_pig.turn.enough" in said


def test_the_newcomers_test_proves_its_rule(newcomer: Path) -> None:
    quiet = ("-q", "-p", "no:cacheprovider", "-W", "ignore")
    done = run(sys.executable, "-m", "pytest", *quiet, "tests", cwd=newcomer, path=newcomer / "shelf")
    assert "1 passed" in done.stdout, done.stdout
    done = run("chimera", "rules", "my_pig", "--coverage", cwd=newcomer, path=newcomer / "shelf")
    assert done.stdout.endswith("covered 1 of 4\n")
    assert done.stdout.count("has no test.") == 3


BREAKS = [
    ("my_pig", "check.py", '"rolled": ("pot", "turns")', '"rolled": ("pot",)', "every-change-is-told"),
    ("my_pig", "check.py", "self.scores[:]", "self.scores", "a-copy-is-equal-and-shares-nothing"),
    ("my_sealed", "check_sealed.py", OPEN_SECRET, '{"card": card}))', "hidden-choices-stay-hidden"),
    ("my_sealed", "check_sealed.py", "g.cards.resample(", "print(", "determinizing-follows-from-the-view"),
    (
        *("my_sealed", "check_sealed.py", "        dice.shuffle(SHUFFLE, order)\n", ""),
        "what-is-imagined-is-as-likely-as-what-is-dealt",
    ),
]


@pytest.mark.parametrize(("game", "check", "old", "new", "law"), BREAKS, ids=lambda it: it if "-" in it else None)
def test_the_laws_find_what_the_page_tells_the_reader_to_break(
    newcomer: Path, tmp_path: Path, game: str, check: str, old: str, new: str, law: str
) -> None:
    shutil.copytree(newcomer / game, tmp_path / game)
    shutil.copy(newcomer / check, tmp_path)
    file = tmp_path / game / "__init__.py"
    before, place, after = file.read_text(encoding="utf-8").rpartition(old)
    assert place
    file.write_text(before + new + after, encoding="utf-8")
    done = run(sys.executable, check, cwd=tmp_path, path=tmp_path)
    assert done.returncode != 0
    assert f"breaks the law '{law}'" in done.stderr, done.stderr


# --- add-a-game.md: the cooperative game that is quoted ---


QUOTED = re.compile(r"`(src/chimera/games/\S+\.py)`\):\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_what_the_page_quotes_stands_in_the_file_it_names() -> None:
    quotes = QUOTED.findall((DOCS / "add-a-game.md").read_text(encoding="utf-8"))
    assert len(quotes) >= 9
    for name, text in quotes:
        assert text in (ROOT / name).read_text(encoding="utf-8"), f"{name} does not say:\n{text}"


def test_the_broken_coast_is_refused_as_the_page_says() -> None:
    said = next(text.strip() for kind, _, text in blocks(DOCS / "add-a-game.md") if kind == "text" and "sauth" in text)
    file = ROOT / "tests" / "reference" / "coasts" / "broken_link.yaml"
    schemas = games()["storm_watch"].user_files
    with pytest.raises(ContentError) as error:
        parse_kind(file.read_text(encoding="utf-8"), schemas, file.name)
    assert str(error.value) == said


# --- all pages ---


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as they are made on the web."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        if link.startswith(("https://", "http://", "mailto:")):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), f"{page.name} links to {link}"
        assert target.is_relative_to(ROOT), f"{page.name} links out of the project: {link}"
        if anchor:
            assert anchor in anchors(target), f"{page.name} links to {link}"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_path_that_is_named_exists(page: Path) -> None:
    words = re.findall(r"`([^`\n]+)`", BLOCK.sub("", page.read_text(encoding="utf-8")))
    rooms = ("src/", "tests/", "docs/", "tools/", "web/", "benchmarks/")
    for word in words:
        if word.startswith(rooms) and "NAME" not in word:
            assert list(ROOT.glob(word)), f"{page.name} names {word}, which is not there"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_no_page_knows_the_machine_it_was_written_on(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for place in (ROOT, ROOT.parent, Path.home()):
        if len(place.parts) > 1:
            assert f"{place}/" not in text
    assert not re.search(r"index-url|registry *[=:]", text)


@pytest.mark.parametrize("name", docs.PARTS)
def test_what_follows_from_the_code_is_up_to_date(name: str) -> None:
    said = (DOCS / name).read_text(encoding="utf-8")
    assert said == docs.fresh(name), f"docs/{name} is out of date; run 'python tools/docs.py' and look"


def test_every_dependency_earns_its_line_and_no_line_is_left_over() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {requirement.name for requirement in requirements()} - {project["project"]["name"]}
    rows = re.findall(r"^\| ([\w., -]+) \|", (DOCS / "dependencies.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {name for row in rows for name in row.split(", ")} - {"package"}
    assert named == needed


def requirements() -> list[Requirement]:
    """What pyproject.toml asks for, to run, build, test and measure."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for extra in project["project"]["optional-dependencies"].values():
        needed += extra
    return [Requirement(line) for line in needed]


def test_add_ons_may_have_other_versions_and_make_installs_exact_ones() -> None:
    """A package that names ours must not be tied to one patch release; our own tests must be."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()[1:]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)
    pins = {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}
    for requirement in requirements():
        if requirement.name == "chimera-tabletop":
            continue
        assert "==" not in {each.operator for each in requirement.specifier}, requirement
        assert pins[canonicalize_name(requirement.name)] in requirement.specifier, requirement


def test_every_command_of_the_readme_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    set_up, commands = (text.splitlines() for kind, _, text in blocks(ROOT / "README.md") if kind == "sh")
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in set_up:
        assert re.search(rf"^{command.removeprefix('make ')}:", targets, re.MULTILINE), command
    for command in commands:
        name, *words = shlex.split(command)
        assert name == "chimera"
        keys = "1\n2\n" * 5000 if "--resume" in words else ""  # roll, hold, to the end; at a new table just leave
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        assert cli.run(words) == 0, command


def test_every_game_of_the_readme_is_on_the_shelf() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d-]+) \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert rows
    for name, players in rows:
        low, high = games()[name].players
        assert players == (f"{low}-{high}" if low < high else str(low))


def test_every_icon_names_its_author_and_every_author_is_named_on_the_page() -> None:
    shown: set[str] = set()
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in {".svelte", ".ts"}:
            shown.update(re.findall(r"~icons/game-icons/([a-z0-9-]+)", file.read_text(encoding="utf-8")))
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    lines = re.findall(r"^- (\w+): (.*?)(?=\n- |\n\n)", notice, re.MULTILINE | re.DOTALL)
    credited = [icon for _, icons in lines for icon in re.split(r",\s+", icons)]
    assert sorted(credited) == sorted(shown)
    about = next(
        line
        for line in (ROOT / "web" / "src" / "messages" / "en.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("about-icons-authors")
    )
    assert [author for author, _ in lines if author not in about] == []
