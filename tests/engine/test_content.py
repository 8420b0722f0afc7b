"""Content files: what loads, and the sentence a person reads when it does not."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from chimera.engine.content import (
    DEPTH_LIMIT,
    USER_LIMIT,
    ContentError,
    Pack,
    Record,
    check_file,
    content_hash,
    load,
    parse,
)


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="roll", tag_field="op"):
    dice: Annotated[int, Meta(ge=1, le=6)]


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bank", tag_field="op"):
    points: int


class Variant(Record, frozen=True):
    target: Annotated[int, Meta(ge=10, le=500, examples=[100])]
    double: bool = False
    title: str = ""
    at: tuple[int, int] | None = None
    prices: dict[str, Annotated[int, Meta(ge=0)]] = {}
    steps: list[Roll | Bank] = []

    def __post_init__(self) -> None:
        if self.title == "forbidden":
            raise ValueError("its title is reserved; choose another")


class Variants(Pack, frozen=True):
    variants: list[Variant]
    faces: dict[int, str] = {}


GOOD = """\
# The ways to play pig.
chimera: pig/variants
variants:
  - id: classic
    source: public
    target: 100
    title: no
    prices:
      hold: 0
      roll: 1
  - id: two_dice
    source: own
    target: 150
    double: true
    at: [1, 2]
    steps:
      - {op: roll, dice: 2}
      - op: bank
        points: 5
faces:
  1: pig
"""


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def refusal(text: str | bytes) -> str:
    with pytest.raises(ContentError) as caught:
        load(text, Variants, name="pig.yaml")
    return str(caught.value)


# --- what loads ---


def test_a_good_file_becomes_typed_records() -> None:
    pack = load(GOOD, Variants, name="pig.yaml")
    assert pack.variants[0].target == 100
    assert pack.variants[1].steps == [Roll(dice=2), Bank(points=5)]
    assert pack.faces == {1: "pig"}


def test_a_path_is_read_as_a_file_and_named_after_it(tmp_path: Path) -> None:
    path = tmp_path / "island.yaml"
    path.write_text(changed("target: 100", "target: many"))
    with pytest.raises(ContentError, match=r"^island\.yaml, line 6: "):
        load(path, Variants)


@pytest.mark.parametrize("word", ["yes", "no", "on", "off", "2024-01-31", "12:30", "1_000", "0x1f", "y", ".inf", "<<"])
def test_words_that_old_yaml_reads_otherwise_stay_text(word: str) -> None:
    assert load(f"[{word}]", list[str]) == [word]


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", 7), ("-3", -3), ("0", 0), ("1.5", 1.5), ("1e3", 1000.0), ("true", True), ("~", None), ("'7'", "7"), ("", None)],
)
def test_plain_numbers_and_truths_are_what_they_look_like(text: str, value: object) -> None:
    data = parse(f"a: {text}").root.data["a"]
    assert (type(data), data) == (type(value), value)


def test_a_byte_order_mark_is_not_part_of_the_text() -> None:
    assert load(b"\xef\xbb\xbf[a]", list[str]) == ["a"]


def test_a_trusted_file_may_be_larger_than_a_users_file() -> None:
    large = GOOD + "#" * USER_LIMIT
    assert "too large, expected at most 262,144 bytes" in refusal(large)
    assert load(large, Variants, trusted=True) == load(GOOD, Variants)


def test_the_limit_of_a_users_file_can_be_set() -> None:
    assert load("[a]", list[str], limit=3) == ["a"]
    with pytest.raises(ContentError, match="at most 2 bytes"):
        load("[a]", list[str], limit=2)


# --- the whole sentence ---


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("target: 150", "target: many", "line 13: variants[1].target is 'many', expected a whole number from schema"),
    ],
)
def test_placeholder(old: str, new: str, sentence: str) -> None:
    assert refusal(changed(old, new))


SENTENCES = [
    ("target: 150", "target: many"),
    ("target: 150", "target: 5"),
    ("target: 150", "taget: 150"),
    ("    target: 150\n", ""),
    ("source: own", "source: owm"),
    ("source: own", "source: 3"),
    ("double: true", "double: yes"),
    ("title: no", "title: 12"),
    ("title: no", "title: forbidden"),
    ("at: [1, 2]", "at: [1, 2, 3]"),
    ("at: [1, 2]", "at: [1, x]"),
    ("roll: 1", "roll: cheap"),
    ("roll: 1", "roll: -1"),
    ("roll: 1", "7: 1"),
    ("dice: 2", "dice: 9"),
    ("op: bank", "op: bnak"),
    ("points: 5", "dice: 5"),
    ("points: 5", "5: 5"),
    ("id: two_dice", "id: classic"),
    ("id: two_dice", "id: two dice"),
    ("id: two_dice", "id: 2"),
    ("1: pig", "one: pig"),
    ("1: pig", "1: 1"),
    ("faces:\n  1: pig\n", "zzz: 1\n"),
    ("faces:\n  1: pig\n", "faces: [pig]\n"),
    ("chimera: pig/variants\n", ""),
    ("chimera: pig/variants", "chimera: 3"),
    ("  - id: two_dice", "  - id: two: dice"),
    ("target: 150", "target: 150\n    target: 160"),
    ("target: 150", "target: &a 150"),
    ("target: 150", "target: *a"),
    ("target: 150", "target: !!int 150"),
    ("target: 150", "target: 0150"),
    ("target: 150", "target: 1234567890123456789"),
    ("target: 150", "target: 1e999"),
    ("target: 150", "true: 150"),
    ("target: 150", "? [a]\n    : 150"),
    ("target: 150", "target: \x00"),
    ("title: no", 'title: "\\0"'),
    ("double: true", "\tdouble: true"),
    ("faces:", "---\nfaces:"),
    ("title: no", "title: \u2028"),
    ("variants:", "varinats:"),
    ("double: true", "double:"),
]
if __name__ == "__main__":
    for old, new in SENTENCES:
        print((old, new, refusal(changed(old, new)).removeprefix("pig.yaml, ")), end=",\n")
    for text in ["", "# x\n", "---\n", "- a", "[" * 100, "a: 'b\nc", "{a", "- &x\n- *x", b"a: \xff", "x", "\ud800"]:
        print((text[:10], refusal(text).removeprefix("pig.yaml, ")), end=",\n")
