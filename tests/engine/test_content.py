"""Content files: what loads, and the sentence a person reads when it does not."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from typing import Annotated, Any, Literal

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
    at: tuple[int, str] | None = None
    prices: dict[str, Annotated[int, Meta(ge=0)]] = msgspec.field(default_factory=dict)
    steps: list[Roll | Bank] = msgspec.field(default_factory=list)

    def __post_init__(self) -> None:
        if self.title == "forbidden":
            raise ValueError("its title is reserved; choose another")


class Variants(Pack, frozen=True):
    variants: list[Variant]
    faces: dict[int, str] = msgspec.field(default_factory=dict)


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
    at: [1, b]
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
    [
        ("7", 7),
        ("-3", -3),
        ("0", 0),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        ("true", True),
        ("~", None),
        ("'7'", "7"),
        ("", None),
    ],
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


# --- the sentence: line, what is wrong, what was expected, the remedy ---


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "target: 150",
            "target: many",
            "line 13: variants[1].target is 'many', expected a whole number; write one such as 100.",
        ),
        (
            "target: 150",
            "target: 5",
            "line 13: variants[1].target is 5, expected a whole number >= 10; write one such as 100.",
        ),
        (
            "    target: 150\n",
            "",
            "line 11: variants[1] has no key 'target', expected one; add a line such as 'target: 100'.",
        ),
        (
            "target: 150",
            "taget: 150",
            "line 13: variants[1] has the unknown key 'taget', expected only target, double, title, at, prices, steps, "
            "id, source; did you mean 'target'?",
        ),
        (
            "faces:\n  1: pig\n",
            "zzz: 1\n",
            "line 20: the file has the unknown key 'zzz', expected only variants, faces, chimera; rename or delete it.",
        ),
        (
            "source: own",
            "source: owm",
            "line 12: variants[1].source is 'owm', expected one of rulebook, public, reconstructed, own; write 'own'.",
        ),
        (
            "double: true",
            "double: yes",
            "line 14: variants[1].double is 'yes', expected true or false; write one of the two.",
        ),
        ("at: [1, b]", "at: [1, 2]", "line 15: variants[1].at[1] is 2, expected text; put it in quotes."),
        (
            "target: 150",
            "target: '150'",
            "line 13: variants[1].target is '150', expected a whole number; write one such as 100.",
        ),
        ("title: no", "title: 12", "line 7: variants[0].title is 12, expected text; put it in quotes."),
        (
            "at: [1, b]",
            "at: [1, b, c]",
            "line 15: variants[1].at is a list of 3, expected a list of length 2; "
            "write a list, one '- ' line for each item.",
        ),
        (
            "faces:\n  1: pig\n",
            "faces: [pig]\n",
            "line 20: faces is a list of 1, expected a mapping; write 'key: value' lines.",
        ),
        (
            "id: two_dice",
            "id: two dice",
            "line 11: variants[1].id is 'two dice', expected a name of at most 100 letters, digits, '.', '_' and '-'; "
            "write one such as two_horns.",
        ),
        (
            "title: no",
            "title: forbidden",
            "line 4: variants[0] is not right: its title is reserved; choose another.",
        ),
    ],
)
def test_a_misfit_is_explained_in_one_sentence(old: str, new: str, sentence: str) -> None:
    assert refusal(changed(old, new)) == f"pig.yaml, {sentence}"


def test_a_value_in_a_dictionary_is_found_by_its_key() -> None:
    message = refusal(changed("roll: 1", "roll: cheap"))
    assert message.startswith("pig.yaml, line 10: variants[0].prices.roll is 'cheap', expected a whole number;")


def test_a_wrong_dictionary_key_is_found_on_its_line() -> None:
    message = refusal(changed("  1: pig", "  1: pig\n  two: pig"))
    assert message.startswith("pig.yaml, line 22: a key of faces is 'two', expected a whole number;")


def test_a_number_as_the_key_of_a_record_is_found_on_its_line() -> None:
    message = refusal(changed("points: 5", "5: 5"))
    assert message == "pig.yaml, line 19: a key of variants[1].steps[1] is 5, expected text; put it in quotes."


def test_an_unknown_operation_lists_the_known_ones() -> None:
    message = refusal(changed("op: bank", "op: bnak"))
    assert message == "pig.yaml, line 18: variants[1].steps[1].op is 'bnak', expected one of roll, bank; write 'bank'."


def test_a_tagged_record_is_judged_by_the_keys_of_its_own_tag() -> None:
    message = refusal(changed("points: 5", "dice: 5"))
    assert "line 19: variants[1].steps[1] has the unknown key 'dice', expected only op, points;" in message


def test_a_key_that_imitates_a_path_does_not_mislead() -> None:
    message = refusal(changed("faces:", '"x` - at `$.variants[0].target`": 1\nfaces:'))
    assert message.startswith("pig.yaml, line 20: the file has the unknown key 'x` - at `")


def test_two_records_with_one_id_are_refused_with_both_lines() -> None:
    message = refusal(changed("id: two_dice", "id: classic"))
    assert message.startswith("pig.yaml, line 11: variants[1].id is 'classic', which line 4 already uses,")


def test_two_records_with_one_id_on_one_line_are_refused() -> None:
    with pytest.raises(ContentError, match="line 1 already uses"):
        load("[{id: a, source: own}, {id: a, source: own}]", list[Record])


def test_ids_may_repeat_in_different_lists() -> None:
    assert len(load("[[{id: a, source: own}], [{id: a, source: own}]]", list[list[Record]])) == 2


def test_long_values_are_shortened() -> None:
    assert len(refusal(changed("target: 150", "target: " + "m" * 5000))) < 200
    assert len(refusal(changed("hold: 0", "m" * 500 + ": many"))) < 200


# --- what is not YAML of ours ---


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("  - id: two_dice", "  - id: two: dice", 11, "not valid YAML (mapping values are not allowed"),
        ("double: true", "\tdouble: true", 14, "not valid YAML"),
        ("title: no", "title: [no", 8, "not valid YAML"),
        ("title: no", "title: 'no", 7, "not valid YAML"),
        ("faces:\n  1: pig\n", "faces: {\n  1: pig\n", 20, "not valid YAML"),
        ("faces:\n  1: pig\n", "faces: 'a\n  1", 20, "not valid YAML"),
        ("  1: pig\n", "  1: pig\n  - pig\n", 22, "in what begins on line 21"),
        ("dice: 2}", "dice: 2", 18, "in what begins on line 17"),
        ("target: 150", "target: 150\n    target: 160", 14, "the key 'target' stands on line 13 already"),
        ("target: 150", "target: &a 150", 13, "anchors (&)"),
        ("target: 150", "target: *a", 13, "anchors (&)"),
        ("target: 150", "target: !!python/name:os.system 150", 13, "the tag "),
        ("target: 150", "target: !dice 150", 13, "the tag '!dice' is not allowed"),
        ("at: [1, b]", "at: !pair [1, b]", 15, "the tag '!pair' is not allowed"),
        ("target: 150", "target: 0150", 13, "'0150' starts with 0"),
        ("target: 150", "target: 1234567890123456789", 13, "over 18 digits"),
        ("target: 150", "target: 1e999", 13, "too large"),
        ("target: 150", "true: 150", 13, "a key is true"),
        ("target: 150", "? [a]\n    : 150", 13, "a key is a list of 1"),
        ("target: 150", "target: \x00", 13, "the invisible character U+0000"),
        ("title: no", "title: \u2028", 7, "the invisible character U+2028"),
        ("title: no", 'title: "\\0"', 7, "an invisible character"),
        ("faces:", "---\nfaces:", 20, "a second document"),
    ],
)
def test_text_we_do_not_read_is_refused_on_its_line(old: str, new: str, line: int, words: str) -> None:
    message = refusal(changed(old, new))
    assert message.startswith(f"pig.yaml, line {line}: ")
    assert words in message


def test_lines_are_counted_with_windows_line_ends_too() -> None:
    assert "line 13:" in refusal(changed("target: 150", "target: many").replace("\n", "\r\n"))
    assert "line 13:" in refusal(changed("target: 150", "target: \x01").replace("\n", "\r\n"))


def test_a_fault_at_the_end_is_never_reported_beyond_the_last_line() -> None:
    assert refusal("%YAML 1.1\n\n\n").startswith("pig.yaml, line 1: this is not valid YAML")


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n", "null"])
def test_an_empty_file_is_refused(text: str) -> None:
    assert refusal(text).startswith("pig.yaml, line 1: the file is empty")


def test_bytes_that_are_not_utf8_are_refused_on_their_line() -> None:
    assert refusal(GOOD.encode().replace(b"150", b"\xff")).startswith("pig.yaml, line 13: byte 0xff is not UTF-8")


def test_a_key_of_a_number_and_its_text_are_duplicates() -> None:
    with pytest.raises(ContentError, match="line 2: the key 1 stands on line 1 already"):
        parse("'1': a\n1: b")


def test_nesting_is_bounded() -> None:
    parse("[" * DEPTH_LIMIT + "x" + "]" * DEPTH_LIMIT)
    with pytest.raises(ContentError, match="line 1: this is nested too deep"):
        parse("[" * (DEPTH_LIMIT + 1) + "]" * (DEPTH_LIMIT + 1))


@pytest.mark.parametrize("piece", ["[", "{a: ", "- ", "? ", "[a, ", "a: ", "'", "&", "a:\n ", "[?", "!!"])
def test_hostile_repetition_is_refused_rather_than_followed(piece: str) -> None:
    assert refusal(piece * (USER_LIMIT // len(piece)))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^gone\.yaml: the file cannot be read \(No such file"):
        load(tmp_path / "gone.yaml", Variants)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="this is not a file"):
        load(tmp_path, Variants)


def test_a_large_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pig.yaml"
    path.write_text(GOOD + "#" * USER_LIMIT)
    with pytest.raises(ContentError, match=r"^pig\.yaml: the file is too large"):
        load(path, Variants)


def test_an_error_is_one_line_whatever_it_quotes() -> None:
    assert str(ContentError("pig\n.yaml", 3, "no\n  such\u2028key.")) == "pig .yaml, line 3: no such key."


def test_an_error_survives_the_way_between_processes() -> None:
    error = ContentError("pig.yaml", 3, "no.")
    assert str(pickle.loads(pickle.dumps(error))) == "pig.yaml, line 3: no."


# --- kinds ---


def test_check_file_knows_the_schema_by_the_first_key(tmp_path: Path) -> None:
    path = tmp_path / "pig.yaml"
    path.write_text(GOOD)
    sentence = check_file(path, {"pig/variants": Variants, "pig/dice": Pack})
    assert sentence == "pig.yaml is a valid pig/variants file."


def test_check_file_judges_by_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "pig.yaml"
    path.write_text(changed("target: 150", "target: many"))
    with pytest.raises(ContentError, match="line 13:"):
        check_file(path, {"pig/variants": Variants})


def test_check_file_lists_the_known_kinds(tmp_path: Path) -> None:
    path = tmp_path / "pig.yaml"
    path.write_text(changed("pig/variants", "pig/varients"))
    with pytest.raises(ContentError) as caught:
        check_file(path, {"pig/variants": Variants, "evo/cards": Pack})
    assert str(caught.value) == (
        "pig.yaml, line 2: the kind 'pig/varients' is not known, expected one of evo/cards, pig/variants; "
        "write 'pig/variants'."
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (changed("chimera: pig/variants\n", ""), 2),
        (changed("chimera: pig/variants\n", "") + "chimera: pig/variants\n", 21),
        ("- a\n", 1),
    ],
)
def test_a_pack_that_does_not_name_its_kind_first_is_refused(text: str, line: int) -> None:
    assert refusal(text).startswith(f"pig.yaml, line {line}: the first key must be 'chimera';")


def test_a_pack_type_may_fix_its_kind() -> None:
    class Cards(Pack, frozen=True):
        chimera: Literal["evo/cards"]

    with pytest.raises(ContentError, match="chimera is 'pig/cards', expected evo/cards; write 'evo/cards'"):
        load("chimera: pig/cards", Cards)


# --- whatever a file holds, a person gets one sentence ---

LINES = GOOD.splitlines()
VALUES = [
    "many",
    "-1",
    "[]",
    "{}",
    "[1, [2]]",
    "{a: {b: c}}",
    "''",
    "~",
    "1.5",
    "*a",
    "!!str x",
    "'",
    "|",
    "2024-01-31",
]


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["delete", "double", "swap", "value", "key", "indent"]))
        if how == "delete" and len(lines) > 1:
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == "value":
            lines[at] = lines[at].partition(":")[0] + ": " + draw(st.sampled_from(VALUES))
        elif how == "key":
            lines[at] = draw(st.text(max_size=6)) + ":" + lines[at].partition(":")[2]
        else:
            lines[at] = " " * draw(st.integers(1, 6)) + lines[at]
    raw = bytearray("\n".join(lines).encode())
    if draw(st.booleans()):
        at = draw(st.integers(0, len(raw)))
        raw[at : at + 1] = draw(st.binary(max_size=3))
    return bytes(raw)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container of the data with each of its keys or indices."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    return [(data, key) for key in keys] + [place for key in keys for place in places(data[key])]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=4,
)


@st.composite
def miswritten(draw: st.DrawFn) -> bytes:
    """A file that is well-formed YAML (as JSON, one value per line) with a value, key or item gone wrong."""
    data = parse(GOOD).root.data
    del data["faces"]  # JSON has no numbers as keys
    for _ in range(draw(st.integers(1, 2))):
        holder, key = draw(st.sampled_from(places(data)))
        how = draw(st.sampled_from(["value", "value", "delete", "key", "double"]))
        if how == "value":
            holder[key] = draw(ANYTHING)
        elif how == "delete" and len(data) > 1:
            del holder[key]
        elif isinstance(holder, list):
            holder.append(holder[key])
        else:
            holder[draw(st.text(max_size=4)) if how == "key" else f"{key}s"] = holder[key]
    return json.dumps(data, indent=1, ensure_ascii=draw(st.booleans())).encode()


def refused(raw: bytes) -> ContentError | None:
    try:
        load(raw, Variants, name="pig.yaml")
    except ContentError as error:
        return error
    return None


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(spoiled() | miswritten())
def test_a_spoiled_file_loads_or_is_refused_in_one_line_with_its_name(raw: bytes) -> None:
    if error := refused(raw):
        assert str(error).startswith(f"pig.yaml, line {error.line}: ")
        assert str(error).endswith((".", "?"))
        assert len(str(error).splitlines()) == 1
        assert error.line in range(1, len(re.split(rb"\r\n?|\n", raw)) + 1)


@pytest.mark.parametrize("at", [at for at, line in enumerate(LINES) if re.fullmatch(r"[^{#]*: [a-z0-9_/]+", line)])
def test_a_mapping_where_a_word_belongs_is_refused_on_that_very_line(at: int) -> None:
    key = LINES[at].partition(":")[0]
    error = refused("\n".join([*LINES[:at], f"{key}: {{a: 1}}", *LINES[at + 1 :]]).encode())
    assert error is not None
    assert error.line == at + 1
