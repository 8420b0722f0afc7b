"""A finished match in short: the stands after each round, where it turned, the proof of its dice."""

from __future__ import annotations

import asyncio
import hashlib
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from chimera.engine.card import find
from chimera.engine.matchfile import load_match, match_of, text_of
from chimera.engine.record import Match, sealed
from chimera.engine.texts import Texts
from chimera.engine.trouble import Trouble
from chimera.table.choosing import choose
from chimera.table.looking_back import NotYet, match_file
from chimera.table.parting import abandon
from chimera.table.turning import LEAST, account, account_of, proven
from tests.table.helpers import ME, house_at, settled, solo

GAMES = Path(__file__).parent.parent / "games"
PLAYED = ["evo-01", "evo-20", "dice_mutants-01", "storm_watch-01", "pig-01", "tic_tac_toe-01"]


def played(name: str) -> Match:
    return load_match(GAMES / f"{name}.chimera")


def test_the_stands_begin_with_the_deal_and_end_with_the_scores() -> None:
    match = played("evo-01")
    stands, _ = account_of(match.card, match.line, match.snapshots)
    assert stands[0].tally == match.card.tally(match.at(0))
    assert [stand.round for stand in stands] == list(range(len(stands)))
    for stand in stands:
        assert stand.tally == match.card.tally(match.at(stand.at))
    outcome = match.game.outcome()
    assert outcome is not None
    assert tuple(stands[-1].tally) == outcome.scores
    assert stands[-1].chances == [outcome.share(seat) for seat in range(3)]


@pytest.mark.parametrize("name", PLAYED)
def test_a_match_turns_where_chances_changed_most_and_every_turn_has_a_sentence(name: str) -> None:
    match = played(name)
    stands, turns = account_of(match.card, match.line, match.snapshots)
    texts = Texts(find(match.card.name), [f"P{seat}" for seat in range(len(match.header.seats))])
    assert 1 <= len(turns) <= 3
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    for turn in turns:
        assert 1 <= turn.at <= len(match.line)
        assert abs(turn.after - turn.before) >= LEAST
        assert 1 <= len(turn.events) <= 2
        assert all(texts.say(event.message()) for event in turn.events)
        assert (turn.seat == -1) == match.card.together
    if stands:
        changes = {
            after.round: max(abs(a - b) for a, b in zip(after.chances, before.chances, strict=True))
            for before, after in pairwise(stands)
        }
        told = {turn.round for turn in turns}
        assert min(changes[number] for number in told) >= max(
            (change for number, change in changes.items() if number not in told), default=0.0
        )
        for turn in turns:
            before, after = stands[turn.round - 1], stands[turn.round]
            assert before.at < turn.at <= after.at, "the choice lies in its round"


def test_a_game_without_rounds_has_no_stands() -> None:
    match = played("pig-01")
    stands, turns = account_of(match.card, match.line, match.snapshots)
    assert stands == []
    assert {turn.round for turn in turns} == {0}


def test_a_match_proves_its_dice_and_a_forged_one_does_not() -> None:
    match = played("evo-01")
    text = text_of(match)
    card = find("evo")
    assert proven(text, card)
    assert hashlib.sha256(sealed(match.header)).hexdigest() == match.header.commitment
    assert match.header.seed in sealed(match.header).decode()
    assert not proven(text.replace(f"seed {match.header.seed}", f"seed {'0' * 64}"), card)
    forged = msgspec.structs.replace(match.header, seed="0" * 64)
    assert hashlib.sha256(sealed(forged)).hexdigest() != match.header.commitment


def test_a_story_is_told_when_the_match_is_over_and_worked_out_once(database: str) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            table = await solo(house)
            with pytest.raises(NotYet):
                await account(table)
            while table.playing().game.outcome() is None:
                await settled(table)
                options = [o.code for o in table.playing().game.agenda[-1].options(table.playing().game, 0)]
                await choose(table, 0, options[0], table.seq)
                await settled(table)
            first, second = await asyncio.gather(account(table), account(table))
            assert first is second
            assert first.replays
            assert first.choices == len(table.playing().line)

    asyncio.run(inside())


def test_a_what_if_is_a_private_match_from_that_point_against_bots(database: str) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            table = await house.make(ME, "Ada", "pig", [("me", ""), ("open", ""), ("bot", "random")], {}, True)
            await house.join(table.places[1].invitation, "guest-friend", "Bea")
            with pytest.raises(NotYet):
                await house.what_if(ME, "Ada", table, 0, 0)
            while table.playing().game.outcome() is None:
                await settled(table)
                g = table.playing().game
                seat = next((s for s in (0, 1) if s in table.asked()), None)
                if seat is not None:
                    roll = g.agenda[-1].options(g, seat)
                    await choose(table, seat, roll[len(table.playing().line) % len(roll)].code, table.seq)
            match = table.playing()
            count = len(match.line) // 2
            forks = [await house.what_if("guest-friend", "Bea", table, count, 1) for _ in range(6)]
            for fork in forks:
                own = fork.playing()
                assert fork.public is False
                assert fork.number == 0
                assert [place.kind for place in fork.places] == ["bot", "person", "bot"]
                assert fork.places[2].name == table.places[2].name
                assert "Ada" not in {place.name for place in fork.places}, "a name is its person's own"
                assert fork.seats_of("guest-friend") == [1]
                assert own.header.origin == f"{match.header.commitment} {count}"
                assert own.at(0).view(1) == match.at(count).view(1)
                await settled(fork)
            dice = {str(fork.playing().at(0).dice.words) for fork in forks}
            assert len(dice) == len(forks)
            assert str(match.at(count).dice.words) not in dice
            with pytest.raises(Trouble):
                await house.what_if(ME, "Ada", table, len(match.line), 0)
            with pytest.raises(Trouble):
                await house.what_if(ME, "Ada", table, 0, 3)
            own_tables, _ = await house.listed("guest-friend")
            marked = {row["id"]: bool(row["what_if"]) for row, _ in own_tables}
            assert marked == {table.id: False, **{fork.id: True for fork in forks}}

            fork = forks[0]
            while fork.playing().game.outcome() is None:
                await settled(fork)
                g = fork.playing().game
                if g.outcome() is None and 1 in fork.asked():
                    await choose(fork, 1, g.agenda[-1].options(g, 1)[-1].code, fork.seq)
            text = await match_file(fork)
            assert text_of(match_of(text.encode(), "fork")) == text
            assert (await account(fork)).replays

            house.drop(fork)
            again = await house.table(fork.id)
            assert again.playing().header.origin == f"{match.header.commitment} {count}"

    asyncio.run(inside())


def test_an_abandoned_match_can_be_gone_on_with_from_where_it_was_left(tmp_path: Path) -> None:
    async def inside() -> None:
        async with house_at(str(tmp_path / "a.db")) as house:
            table = await solo(house, "pig")
            await settled(table)
            await choose(table, 0, "hold", table.seq)
            await settled(table)
            await abandon(table, ME, True)
            assert table.ended == "abandoned"
            match = table.playing()
            fork = await house.what_if(ME, "Ada", table, len(match.line), 0)
            assert fork.playing().at(0).view(0) == match.game.view(0)
            with pytest.raises(Trouble):
                await house.what_if(ME, "Ada", table, len(match.line) + 1, 0)

    asyncio.run(inside())
