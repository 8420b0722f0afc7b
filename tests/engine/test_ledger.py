"""The rule ledger, and finding the tests that prove its rules."""

from __future__ import annotations

import hashlib
from pathlib import Path
from textwrap import dedent

import pytest

from chimera.engine.content import USER_LIMIT, ContentError
from chimera.engine.ledger import Coverage, Ledger, Rule, coverage, load_ledger

LEDGER = """\
# Rules ledger: pig
- id: pig.roll.one-ends
  rule: A one ends the turn, nothing is banked.
  where: silent
  example: given 12 points in the turn; when a 1 is rolled; then the turn ends with 0

- id: pig.bank
  rule: A player may bank.
  where: Play
  example: given 12 points; when banked; then 12 more
  ruling: yes
  needs: content
  part: 2
  card: Bank
  class: Pig

- id: pig.comp.dice
  rule: One die.
  where: Components
  note: true
"""


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / f"{name}.py"
        path.write_text(dedent(text))
    return folder


def ledger_of(folder: Path, text: str = LEDGER, name: str = "pig.yaml") -> Ledger:
    path = folder / name
    path.write_text(text)
    return load_ledger([path])


@pytest.fixture
def ledger(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    return ledger_of(tmp_path_factory.mktemp("ledger"))


# --- the ledger ---


def test_a_ledger_becomes_rules_in_their_order(ledger: Ledger) -> None:
    assert [rule.id for rule in ledger.rules] == ["pig.roll.one-ends", "pig.bank", "pig.comp.dice"]
    bank = ledger.rules[1]
    assert bank == Rule(
        id="pig.bank",
        rule="A player may bank.",
        where="Play",
        example="given 12 points; when banked; then 12 more",
        ruling="yes",
        needs="content",
        part=2,
        card="Bank",
        hero="Pig",
    )


def test_several_files_are_one_ledger_in_the_order_of_their_names(tmp_path: Path) -> None:
    one, two = tmp_path / "a.yaml", tmp_path / "b.yaml"
    one.write_text("- {id: x.one, rule: r, where: w, example: e}\n")
    two.write_text("- {id: x.two, rule: r, where: w, example: e}\n")
    ledger = load_ledger([two, one])
    assert [rule.id for rule in ledger.rules] == ["x.one", "x.two"]
    assert ledger.sha256 == hashlib.sha256(one.read_bytes() + two.read_bytes()).hexdigest()


def test_a_ledger_may_be_larger_than_a_users_file(tmp_path: Path) -> None:
    assert len(ledger_of(tmp_path, LEDGER + "#" * USER_LIMIT).rules) == 3


def test_the_hash_is_of_the_bytes(tmp_path: Path) -> None:
    assert ledger_of(tmp_path).sha256 == hashlib.sha256(LEDGER.encode()).hexdigest()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "id: pig.bank",
            "id: pig.roll.one-ends",
            "line 7: the rule id 'pig.roll.one-ends' is already used in pig.yaml, ",
        ),
        ("needs: content", "needs: contents", "line 12: [1].needs is 'contents', expected content; write 'content'."),
        ("ruling: yes", "rulling: yes", "line 11: [1] has the unknown key 'rulling', "),
        ("note: true", "note: yes", "line 20: [2].note is 'yes', expected true or false"),
        ("part: 2", "part: 3", "line 13: [1].part is 3, expected one of 1, 2; "),
        ("  note: true\n", "", "line 17: [2] is not right: it has no example; "),
        ("  where: Play\n", "", "line 7: [1] has no key 'where'"),
    ],
)
def test_a_bad_ledger_is_refused_with_the_line(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert LEDGER.count(old) == 1
    with pytest.raises(ContentError) as caught:
        ledger_of(tmp_path, LEDGER.replace(old, new))
    assert sentence in str(caught.value)


def test_an_id_used_in_two_files_is_refused_with_both_places(tmp_path: Path) -> None:
    one, two = tmp_path / "a.yaml", tmp_path / "b.yaml"
    one.write_text("- {id: x.one, rule: r, where: w, example: e}\n")
    two.write_text("\n- {id: x.one, rule: r, where: w, example: e}\n")
    with pytest.raises(ContentError) as caught:
        load_ledger([one, two])
    assert str(caught.value) == (
        "b.yaml, line 2: the rule id 'x.one' is already used in a.yaml, line 1; rename one of the two."
    )


# --- coverage ---


def found(ledger: Ledger, folder: Path, source: str) -> Coverage:
    return coverage(ledger, written(folder, test_pig=source))


def bank_tests(ledger: Ledger, folder: Path, source: str) -> tuple[str, ...]:
    report = found(ledger, folder, source)
    assert report.errors == ()
    return report.tests["pig.bank"]


def test_a_marked_test_covers_its_rule(ledger: Ledger, tmp_path: Path) -> None:
    report = found(
        ledger,
        tmp_path,
        """
        import pytest
        @pytest.mark.rule("pig.bank")
        def test_it(): ...
        """,
    )
    assert report.tests == {"pig.roll.one-ends": (), "pig.bank": ("test_pig.py::test_it",), "pig.comp.dice": ()}
    assert report.untested == ("pig.roll.one-ends",)
    assert str(report) == "covered 1 of 2"
    assert report.problems() == []


def test_a_test_of_a_note_is_known_but_not_counted(ledger: Ledger, tmp_path: Path) -> None:
    report = found(ledger, tmp_path, "@pytest.mark.rule('pig.comp.dice')\ndef test_it(): ...\n")
    assert report.tests["pig.comp.dice"] == ("test_pig.py::test_it",)
    assert str(report) == "covered 0 of 2"
    assert report.unknown == {}


def test_the_rules_of_one_part_are_counted_alone(ledger: Ledger, tmp_path: Path) -> None:
    written(tmp_path, test_pig="@pytest.mark.rule('pig.bank')\ndef test_it(): ...\n")
    first, second = coverage(ledger, tmp_path, part=1), coverage(ledger, tmp_path, part=2)
    assert (str(first), first.untested) == ("covered 0 of 1", ("pig.roll.one-ends",))
    assert (str(second), second.untested) == ("covered 1 of 1", ())
    assert first.unknown == {}
    assert first.tests == second.tests == coverage(ledger, tmp_path).tests


def test_a_rule_that_names_no_part_belongs_to_the_first(ledger: Ledger) -> None:
    assert [rule.id for rule in ledger.of_part(1)] == ["pig.roll.one-ends", "pig.comp.dice"]
    assert [rule.id for rule in ledger.of_part(2)] == ["pig.bank"]
    assert ledger.of_part(None) == ledger.rules


def test_one_mark_may_name_several_rules(ledger: Ledger, tmp_path: Path) -> None:
    report = found(ledger, tmp_path, "@mark.rule('pig.bank', 'pig.roll.one-ends')\nasync def test_it(): ...\n")
    assert str(report) == "covered 2 of 2"


def test_marks_of_methods_classes_and_nested_classes_are_found(ledger: Ledger, tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("pig.bank")
        class TestBank:
            def test_a(self): ...
            def helper(self): ...
            class TestInner:
                def test_b(self): ...
        class TestOther:
            pytestmark = pytest.mark.rule("pig.bank")
            def test_c(self): ...
        class TestMethod:
            @pytest.mark.rule("pig.bank")
            def test_d(self): ...
            def test_e(self): ...
        """
    names = ["TestBank::test_a", "TestBank::TestInner::test_b", "TestOther::test_c", "TestMethod::test_d"]
    assert bank_tests(ledger, tmp_path, source) == tuple(f"test_pig.py::{name}" for name in names)


@pytest.mark.parametrize(
    "mark",
    [
        "pytestmark = pytest.mark.rule('pig.bank')",
        "pytestmark = [pytest.mark.slow, pytest.mark.rule('pig.bank')]",
        "pytestmark: list = [pytest.mark.rule('pig.bank')]",
    ],
)
def test_a_mark_of_the_module_holds_for_every_test(ledger: Ledger, tmp_path: Path, mark: str) -> None:
    source = f"def test_a(): ...\n{mark}\ndef test_b(): ...\n"
    assert bank_tests(ledger, tmp_path, source) == ("test_pig.py::test_a", "test_pig.py::test_b")


def test_tests_under_a_condition_are_found(ledger: Ledger, tmp_path: Path) -> None:
    source = """
        try:
            import numpy
        except ImportError:
            pass
        else:
            if numpy:
                @pytest.mark.rule("pig.bank")
                def test_a(): ...
        """
    assert bank_tests(ledger, tmp_path, source) == ("test_pig.py::test_a",)


def test_files_in_folders_are_named_by_their_way_from_the_tests_folder(ledger: Ledger, tmp_path: Path) -> None:
    (tmp_path / "pig").mkdir()
    written(tmp_path / "pig", bank_test="@pytest.mark.rule('pig.bank')\ndef test_a(): ...\n")
    assert coverage(ledger, tmp_path).tests["pig.bank"] == ("pig/bank_test.py::test_a",)


def test_nothing_is_imported(ledger: Ledger, tmp_path: Path) -> None:
    source = "raise SystemExit\n@pytest.mark.rule('pig.bank')\ndef test_a(): ...\n"
    assert bank_tests(ledger, tmp_path, source) == ("test_pig.py::test_a",)


def test_a_file_that_is_no_test_file_does_not_count(ledger: Ledger, tmp_path: Path) -> None:
    written(tmp_path, helpers="@pytest.mark.rule('pig.bank')\ndef test_a(): ...\n")
    assert coverage(ledger, tmp_path).untested == ("pig.roll.one-ends", "pig.bank")


def test_a_mark_in_a_text_is_no_mark(ledger: Ledger, tmp_path: Path) -> None:
    assert bank_tests(ledger, tmp_path, "def test_a(): '''@pytest.mark.rule('pig.bank')'''\n") == ()


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("@pytest.mark.rule('pig.bank')\ndef helper(): ...\n", 1),
        ("class Helper:\n    @pytest.mark.rule('pig.bank')\n    def test_a(self): ...\n", 2),
        ("def test_a():\n    @pytest.mark.rule('pig.bank')\n    def test_b(): ...\n", 2),
        ("bank = pytest.mark.rule('pig.bank')\n@bank\ndef test_a(): ...\n", 1),
        ("pytestmark = []\npytestmark += [pytest.mark.rule('pig.bank')]\ndef test_a(): ...\n", 2),
    ],
)
def test_a_mark_where_pytest_finds_no_test_does_not_count_and_is_reported(
    ledger: Ledger, tmp_path: Path, source: str, line: int
) -> None:
    report = found(ledger, tmp_path, source)
    assert report.tests["pig.bank"] == ()
    assert report.errors == (
        f"test_pig.py, line {line}: this pytest.mark.rule marks nothing that pytest collects; "
        "put it right above a test, or in pytestmark.",
    )


@pytest.mark.parametrize(
    "mark",
    [
        "pytest.mark.rule",
        "pytest.mark.rule()",
        "pytest.mark.rule(BANK)",
        "pytest.mark.rule(f'pig.{x}')",
        "pytest.mark.rule(*IDS)",
        "pytest.mark.rule(7)",
        "pytest.mark.rule(id='pig.bank')",
        "pytest.mark.rule('pig.bank' + '')",
        "pytest.mark.rule('pig.bank', BANK)",
        "pytest.mark.rule('pig.bank', where='Play')",
    ],
)
def test_a_mark_without_plain_ids_is_reported(ledger: Ledger, tmp_path: Path, mark: str) -> None:
    report = found(ledger, tmp_path, f"\n@{mark}\ndef test_a(): ...\n")
    assert report.tests["pig.bank"] == ()
    assert report.errors == (
        "test_pig.py, line 2: this pytest.mark.rule names no plain rule id, expected texts only; "
        "write it as pytest.mark.rule('game.id').",
    )


def test_an_id_that_no_rule_has_is_reported(ledger: Ledger, tmp_path: Path) -> None:
    report = found(ledger, tmp_path, "@pytest.mark.rule('pig.bnak')\ndef test_a(): ...\n")
    assert report.unknown == {"pig.bnak": ("test_pig.py::test_a",)}
    assert report.problems() == [
        "test_pig.py::test_a names the rule 'pig.bnak', which the ledger does not have; correct the id or add the rule."
    ]


def test_a_test_that_names_more_than_three_rules_is_reported(ledger: Ledger, tmp_path: Path) -> None:
    source = """
        pytestmark = pytest.mark.rule("pig.bank")
        @pytest.mark.rule("pig.comp.dice", "pig.bank")
        @pytest.mark.rule("pig.roll.one-ends")
        def test_three(): ...
        @pytest.mark.rule("pig.comp.dice", "pig.roll.one-ends")
        @pytest.mark.rule("pig.four")
        def test_four(): ...
        """
    report = found(ledger, tmp_path, source)
    four = ("pig.bank", "pig.comp.dice", "pig.roll.one-ends", "pig.four")
    assert report.crowded == {"test_pig.py::test_four": four}
    assert (
        report.problems()[-1]
        == "test_pig.py::test_four names 4 rules, expected at most 3; split it into several tests."
    )


def test_a_file_that_is_not_python_is_reported(ledger: Ledger, tmp_path: Path) -> None:
    report = found(ledger, tmp_path, "x = 1\ndef test_a(:\n")
    assert report.errors == ("test_pig.py, line 2: the file cannot be read as Python; correct it, then look again.",)


def test_a_missing_tests_folder_is_reported(ledger: Ledger, tmp_path: Path) -> None:
    report = coverage(ledger, tmp_path / "gone")
    assert report.errors == (f"{tmp_path / 'gone'} is not a folder; name the folder that holds the tests.",)
