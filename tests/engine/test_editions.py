"""Content may be corrected: matches go on with the content they began with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from chimera.engine.card import NoSuchEdition, Setting, find, games
from chimera.engine.content import parse, text_keys
from chimera.engine.dice import Stream
from chimera.engine.editions import Contents, Kept, hash_of, keep, read_contents, typed_edition
from chimera.engine.matchfile import load_match, match_of, text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match, Seat, commit
from chimera.games.reference.pig.card import PigCard
from tests.editions import pig_from
from tests.matches import play_on

PIG = find("pig")
PEOPLE = [Seat("Ann"), Seat("Bob")]


def the_match(card: PigCard | None = None, choices: int = 30) -> Match:
    match = Match.new(card or PIG, PEOPLE, number=7)
    return play_on(match, choices)


def hashed(text: str) -> str:
    return hash_of({"content/a.yaml": text_keys(parse(text).root.data)})


def test_comments_layout_and_key_order_make_no_other_content() -> None:
    assert hashed("a: 1\nb: [x, y]\n") == hashed("# hello\n{b: ['x', y],\n a: 1}")


@pytest.mark.parametrize("other", ["a: 2", "a: '1'", "a: [1]", "b: 1", "a: 1.0", "a: true", "a:"])
def test_whatever_else_is_written_is_other_content(other: str) -> None:
    assert hashed("a: 1") != hashed(f"{other}\n")


def test_the_order_of_a_list_is_content() -> None:
    assert hashed("[a, b]") != hashed("[b, a]")


def test_numbers_and_names_may_be_keys_side_by_side() -> None:
    assert len(hashed("1: a\nb: c")) == 64


def test_a_label_may_be_corrected_without_making_other_content(tmp_path: Path) -> None:
    corrected = pig_from(tmp_path / "pig", "source: public", "source: own")
    assert corrected.content_hash == PIG.content_hash


def test_a_match_goes_on_with_the_content_it_began_with(tmp_path: Path) -> None:
    text = text_of(the_match())
    raised = pig_from(tmp_path / "pig", "target: 100", "target: 200")
    assert raised.content_hash != PIG.content_hash
    old = match_of(text.encode(), "old", card=raised)
    assert (old.whole, old.stopped, len(old.line)) == (True, False, 30)
    assert old.game.view(0)["target"] == 100
    assert Match.new(raised, PEOPLE).game.view(0)["target"] == 200
    again = play_on(old, 10)
    assert text_of(match_of(text_of(again).encode(), "again", card=raised)) == text_of(again)


def test_a_fork_keeps_the_content_of_its_match(tmp_path: Path) -> None:
    raised = pig_from(tmp_path / "pig", "target: 100", "target: 200")
    old = match_of(text_of(the_match()).encode(), "old", card=raised)
    fork = old.fork(5, 0, Stream.from_number(1, "test"))
    assert (fork.header.content, fork.game.view(0)["target"]) == (PIG.content_hash, 100)


def test_content_that_is_not_kept_travels_with_the_match(tmp_path: Path) -> None:
    trial = pig_from(tmp_path / "trial", "target: 100", "target: 60")
    match = the_match(trial, 20)
    text = text_of(match)
    assert text.splitlines()[4].startswith('edition {"content/variants.yaml"')
    elsewhere = match_of(text.encode(), "elsewhere", card=PigCard())  # which never saw that content
    assert (elsewhere.game.view(0)["target"], text_of(elsewhere)) == (60, text)


def test_content_that_is_kept_does_not(tmp_path: Path) -> None:
    trial = pig_from(tmp_path / "trial", "target: 100", "target: 60")
    keep(trial.folder, trial.contents)
    kept = type(trial)()
    assert (the_match(kept, 0).header.edition, kept.kept.keys() >= {PIG.content_hash, trial.content_hash}) == ("", True)
    assert match_of(text_of(the_match(kept, 5)).encode(), "m", card=kept).game.view(0)["target"] == 60


def test_an_edition_that_was_changed_is_refused(tmp_path: Path) -> None:
    trial = pig_from(tmp_path / "trial", "target: 100", "target: 60")
    header = the_match(trial, 0).header
    forged = msgspec.structs.replace(header, edition=header.edition.replace('"target":60', '"target":61'))
    assert commit(forged) == header.commitment  # the hash of the content is in it, not the content
    with pytest.raises(NoSuchEdition, match="not kept here"):
        Match(PigCard(), forged)


@pytest.mark.parametrize("edition", ["{}", "[]", "nonsense", '{"content/variants.yaml": {"chimera": "pig/variants"}}'])
def test_an_edition_that_cannot_be_read_is_one_sentence(tmp_path: Path, edition: str) -> None:
    trial = pig_from(tmp_path / "trial", "target: 100", "target: 60")
    lines = text_of(the_match(trial, 5)).split("\n")
    lines[4] = f"edition {edition}"
    with pytest.raises(ChimeraError) as error:
        match_of("\n".join(lines).encode(), "m.chimera", card=PigCard())
    assert str(error.value).startswith("m.chimera, line 5: the content that came with the match cannot be read")
    assert "\n" not in str(error.value)


def test_a_new_setting_leaves_old_matches_as_they_were(tmp_path: Path) -> None:
    class Fancy(PigCard):
        def open(self, contents: Contents) -> None:
            super().open(contents)
            self.settings = (*self.settings, Setting("hats", ("none", "tall"), "what pigs wear"))

    text = text_of(the_match())
    old = match_of(text.encode(), "old", card=Fancy())
    assert (old.card.chosen["hats"], text_of(old)) == ("none", text)


def test_matches_of_the_version_before_find_their_content_by_its_older_name() -> None:
    old = load_match(Path(__file__).parent.parent / "games" / "pig-01.chimera")
    assert old.header.content != PIG.content_hash
    assert old.header.content in PIG.kept
    assert old.card.content_hash == PIG.content_hash


@pytest.mark.parametrize("game", [name for name, card in games().items() if card.content])
def test_published_content_can_still_be_played(game: str) -> None:
    card = find(game)
    assert card.kept
    for name, kept in card.kept.items():
        assert typed_edition(kept, card.content).plain == kept.files  # by the schemas of today
        assert card.as_played({}, name).content_hash == hash_of(kept.files)


def test_content_is_read_in_any_order_of_keys_and_files(tmp_path: Path) -> None:
    copy = pig_from(tmp_path / "pig", "chimera: pig/variants", "# a remark\nchimera: pig/variants")
    assert read_contents(copy.folder, copy.content).hash == PIG.content_hash


def test_a_kept_edition_that_the_schemas_of_today_refuse_is_as_good_as_lost(tmp_path: Path) -> None:
    text = text_of(the_match(choices=60))
    later = pig_from(tmp_path / "later", "target: 100", "target: 90")
    too_low = {"id": "classic", "source": "own", "target": 5}
    files = {"content/variants.yaml": {"chimera": "pig/variants", "variants": [too_low]}}
    later.kept = {PIG.content_hash: Kept(files)}
    assert match_of(text.encode(), "m", card=later).stopped
