"""What people bring: into the header, kept while a table waits, and nothing is kept of what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa

from chimera.bots import bots_for
from chimera.engine import plan
from chimera.engine.card import MOST_EDITIONS, Brought, GameCard
from chimera.engine.content import parse_kind
from chimera.engine.matchfile import header_lines
from chimera.engine.plan import NOTHING
from chimera.engine.reasons import ChimeraError, Reason
from chimera.server import shelf, states
from chimera.table.luggage import kind_of_file, with_hands
from chimera.table.schema import SEATS, TABLES
from chimera.table.seating import replace_lost_bots
from chimera.table.seats import Place, new_place
from tests.table.helpers import FRIEND, ME, OpenHouse, house_at
from tests.toys import hosted

NIGHT = "chimera: camp/night\nwolves: 2\n"


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(hosted.CARD)


def in_house(database: str, work: Callable[[OpenHouse], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            await work(house)

    asyncio.run(inside())


def test_what_people_bring_is_in_the_header_of_the_match(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        brought = Brought(choices=({"hero": "bard"}, {}), files={"night.yaml": NIGHT})
        table = await house.make(ME, "Ada", "camp", [("me", ""), ("bot", "random")], {}, False, brought)
        header = table.playing().header
        assert [chosen["hero"] for chosen in header.choices] == ["bard", "knight"]
        assert (header.files, header.hands) == ({"night.yaml": NIGHT}, ())
        view = table.playing().game.view(0)
        assert (view["strengths"], view["wolves"]) == ([1, 3], 2)
        assert table.brought == header.brought

    in_house(database, work)


def test_it_waits_with_the_table_until_the_match_begins_also_through_a_restart(database: str) -> None:
    found: list[tuple[str, str]] = []

    async def before(house: OpenHouse) -> None:
        brought = Brought(choices=({"hero": "bard"}, {"hero": "archer"}), files={"night.yaml": NIGHT})
        table = await house.make(ME, "Ada", "camp", [("me", ""), ("open", "")], {}, False, brought)
        assert table.match is None
        assert [chosen["hero"] for chosen in table.brought.choices] == ["bard", "archer"]
        found.append((table.id, table.places[1].invitation))

    async def after(house: OpenHouse) -> None:
        table_id, invitation = found[0]
        table, seat = await house.join(invitation, FRIEND, "Bea")
        assert (table.id, seat) == (table_id, 1)
        assert table.playing().game.view(0)["strengths"] == [1, 2]
        kept = house.storage.rows(sa.select(TABLES.c.brought))
        assert kept == [{"brought": ""}]  # the header has it now

    async def again(house: OpenHouse) -> None:
        table = await house.table(found[0][0])
        assert table.brought.files == {"night.yaml": NIGHT}
        assert table.playing().game.view(0)["wolves"] == 2

    in_house(database, before)
    in_house(database, after)
    in_house(database, again)


def places(*guests: str) -> list[Place]:
    found = [new_place("person" if of else "bot", "x") for of in guests]
    for place, of in zip(found, guests, strict=True):
        place.guests = set(of)
    return found


@pytest.mark.parametrize(
    ("guests", "hands"),
    [
        (("a", "b", ""), ()),
        (("", "", ""), ()),  # every bot is somebody
        (("a", "", "a"), (0, 1, 0)),
        (("a", "b", "b"), (0, 1, 1)),
        (("ax", "a", "b"), (0, 0, 1)),  # with a second device at one of the seats
    ],
)
def test_hands_are_told_where_somebody_has_several_seats(guests: tuple[str, ...], hands: tuple[int, ...]) -> None:
    assert with_hands(NOTHING, places(*guests)).hands == hands


def test_one_person_with_all_seats_has_the_dog(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await house.make(ME, "Ada", "camp", [("me", ""), ("me", "")], {}, False)
        assert table.playing().header.hands == (0, 0)
        assert table.card.box.dog == 1

    in_house(database, work)


def test_the_header_of_a_game_to_which_nobody_brings_anything_is_as_it_always_was(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await house.make(ME, "Ada", "pig", [("me", ""), ("bot", "random")], {}, False)
        words = {line.split(" ")[0] for line in header_lines(table.playing().header)}
        assert words == {"chimera", "game", "rules", "content", "settings", "seat", "seed", "commitment"}

    in_house(database, work)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"choices": ({"hero": "dragon"}, {})}, "cannot be 'dragon'; choose one of"),
    ({"choices": ({"hat": "red"}, {})}, "cannot choose a 'hat'"),
    ({"choices": ({"hero": "bard"}, {"hero": "bard"})}, "Two seats want the hero 'bard'"),
    ({"files": {"a.yaml": "chimera: camp/night\nwolves: 99\n"}}, "a.yaml, line 2: "),
    ({"files": {"a.yaml": "chimera: camp/day\nwolves: 1\n"}}, "expected one of camp/night; write"),
    ({"files": {"a.yaml": "chimera: [camp\n"}}, "a.yaml, line "),
    ({"files": {f"{i}.yaml": NIGHT for i in range(9)}}, "9 files are too many"),
    ({"files": {"a\nb": NIGHT}}, "file"),
]


@pytest.mark.parametrize("second", ["bot", "open"])
@pytest.mark.parametrize(("brought", "sentence"), WRONG)
def test_what_is_wrong_is_refused_in_one_sentence_before_anything_is_kept(
    brought: dict[str, Any], sentence: str, second: str, tmp_path: Any
) -> None:
    async def work(house: OpenHouse) -> None:
        with pytest.raises(ChimeraError) as refused:
            await house.make(ME, "Ada", "camp", [("me", ""), (second, "")], {}, False, Brought(**brought))
        said = str(refused.value)
        assert sentence in said
        assert "\n" not in said
        assert (house.storage.rows(sa.select(TABLES)), house.storage.rows(sa.select(SEATS))) == ([], [])
        assert not house.tables

    in_house(str(tmp_path / "chimera.db"), work)


def test_a_game_without_files_or_choices_takes_none(tmp_path: Any) -> None:
    async def work(house: OpenHouse) -> None:
        for brought in (Brought(files={"a.yaml": NIGHT}), Brought(choices=({"hero": "bard"}, {}))):
            with pytest.raises(ChimeraError):
                await house.make(ME, "Ada", "pig", [("me", ""), ("open", "")], {}, False, brought)
        assert house.storage.rows(sa.select(TABLES)) == []

    in_house(str(tmp_path / "chimera.db"), work)


def test_a_game_that_cannot_be_set_up_so_says_it_before_anybody_waits(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def set_up(*_: Any) -> Any:
        raise ChimeraError("These do not go together; leave one out.")

    async def work(house: OpenHouse) -> None:
        monkeypatch.setattr(hosted.HostedCard, "set_up", set_up)
        with pytest.raises(ChimeraError, match="do not go together"):
            await house.make(ME, "Ada", "camp", [("me", ""), ("open", "")], {}, False, Brought(files={"a": NIGHT}))
        assert house.storage.rows(sa.select(TABLES)) == []

    in_house(str(tmp_path / "chimera.db"), work)


def test_a_file_is_looked_at_before_there_is_a_table() -> None:
    assert kind_of_file(hosted.CARD, "a.yaml", NIGHT) == "camp/night"
    with pytest.raises(ChimeraError, match=r"^a.yaml, line 2: .*; "):
        kind_of_file(hosted.CARD, "a.yaml", "chimera: camp/night\nwolves: many\n")


def test_a_file_is_read_once_however_often_it_is_asked_for(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(text: str, schemas: Any, name: str) -> Any:
        read.append(name)
        return parse_kind(text, schemas, name)

    async def work(house: OpenHouse) -> None:
        brought = Brought(files={"only-once.yaml": NIGHT})
        table = await house.make(ME, "Ada", "camp", [("me", ""), ("bot", "random")], {}, False, brought)
        house.drop(table)
        await house.table(table.id)

    monkeypatch.setattr(plan, "parse_kind", counted)
    in_house(str(tmp_path / "chimera.db"), work)
    assert read == ["only-once.yaml"]


def test_the_house_does_not_keep_for_good_what_was_brought_to_each_match(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        shelf.rules_of(hosted.CARD)
        rules = shelf.rules_of.cache_info().currsize
        for number in range(MOST_EDITIONS + 6):
            brought = Brought(files={f"night {number}.yaml": NIGHT})
            table = await house.make(ME, "Ada", "camp", [("me", ""), ("bot", "random")], {}, False, brought)
            await replace_lost_bots(table)
            states.refused(table, "guard", Reason("not-asked", "camp.wolves"))
            states.why(table, "guard", None, "camp.wolves")
        assert shelf.rules_of.cache_info().currsize == rules
        assert bots_for.cache_info().currsize <= MOST_EDITIONS

    in_house(database, work)
