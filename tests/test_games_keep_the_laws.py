"""Every game on the shelf keeps the laws, for every number of players and every value of every setting.

How much is tried stands on the game's card (`trials`); CHIMERA_LAW_SEEDS says for all games how many matches.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from itertools import islice, product
from math import gcd

import msgspec
import pytest

from chimera.engine import COMPILED
from chimera.engine.card import Brought, GameCard, LawTrials, Setting, SettingValue, games
from chimera.engine.events import HOST
from chimera.engine.lawbook import Trial
from chimera.engine.laws import check_game
from tests.toys.camp import CARD as CAMP

ALL_SEEDS = os.environ.get("CHIMERA_LAW_SEEDS", "")
CHUNK = 20  # seeds per test, so that several processes share them

Variant = tuple[str, Mapping[str, SettingValue], Brought]


def seeds_of(trials: LawTrials) -> int:
    """How many matches are played with the usual settings."""
    if ALL_SEEDS:
        return min(int(ALL_SEEDS), trials.most) if trials.most else int(ALL_SEEDS)
    return trials.seeds_compiled if COMPILED else trials.seeds


def positions_of(trials: LawTrials, seeds: int) -> int:
    """How many positions of each are looked at closely: many matches, few in each."""
    if seeds <= trials.seeds:
        return trials.positions
    return trials.positions_compiled if seeds <= trials.seeds_compiled else 1


def variants(card: GameCard) -> Iterator[Variant]:
    """Each other value of each setting on its own, and of what the first seat may choose."""
    for setting in card.settings:
        for value in setting.values[1:]:
            yield f"{setting.name}={value}", {setting.name: value}, Brought()
    for choice in card.seat_choices:
        for value in choice.values[1:]:
            yield f"{choice.name}={value}", {}, Brought(choices=({choice.name: value},))


def tried(card: GameCard) -> Iterator[tuple[Variant, int]]:
    """What is tried of a game, and with how many matches."""
    trials = card.trials
    seeds = seeds_of(trials)
    yield ("", {}, Brought()), seeds
    luggage: list[Variant] = [(f"brought{i}", {}, brought) for i, brought in enumerate(trials.brought)]
    for variant in [*islice(variants(card), trials.settings), *luggage]:
        yield variant, max(1, seeds // trials.share)


def for_so_many(brought: Brought, players: int) -> Brought:
    """The choice of the first seat, with none for the others."""
    if not brought.choices:
        return brought
    return msgspec.structs.replace(brought, choices=(brought.choices[0], *({} for _ in range(1, players))))


Corner = tuple[int, dict[str, SettingValue], bool]  # players, settings, with a host


def corners(card: GameCard) -> list[Corner]:
    """Every number of players in every value of the settings to spread over, open and with a host."""
    values = {setting.name: setting.values for setting in card.settings}
    over = card.trials.over
    return [
        (players, dict(zip(over, chosen, strict=True)), host)
        for players in range(card.players[0], card.players[1] + 1)
        for chosen in product(*[values[name] for name in over])
        for host in ((False, True) if card.hosted else (False,))
    ]


def spread(card: GameCard, seeds: int) -> list[tuple[Corner, list[int]]]:
    """So many matches in all, each with a seed of its own: one corner after the other, neighbours far apart."""
    found = corners(card)
    n = len(found)
    pace = next(step for step in range(max(1, n * 5 // 13), 2 * n + 2) if gcd(step, n) == 1)
    dealt: list[list[int]] = [[] for _ in found]
    for seed in range(seeds):
        dealt[seed * pace % n].append(seed)
    return [(corner, mine) for corner, mine in zip(found, dealt, strict=True) if mine]


SPREAD = [card for card in games().values() if card.trials.over]


def spread_cases() -> Iterator[object]:
    for card in SPREAD:
        for (players, settings, host), seeds in spread(card, seeds_of(card.trials)):
            name = "-".join([card.name, str(players), *map(str, settings.values()), "host" if host else "open"])
            for first in range(0, len(seeds), CHUNK):
                chunk = seeds[first : first + CHUNK]
                yield pytest.param(card, players, settings, host, chunk, id=f"{name}-{chunk[0]}")


@pytest.mark.parametrize(("card", "players", "settings", "host", "seeds"), list(spread_cases()))
def test_a_game_keeps_all_laws_in_every_corner(
    card: GameCard, players: int, settings: Mapping[str, SettingValue], host: bool, seeds: list[int]
) -> None:
    positions = positions_of(card.trials, seeds_of(card.trials))
    report = check_game(card, players, seeds, settings, dear_positions=positions, host=host)
    assert report.matches == len(seeds)


def test_matches_are_spread_evenly_over_all_corners() -> None:
    card = games()["blind_evolution"]
    assert len(corners(card)) == 18, "three numbers of characters, three scenarios, open and with a host"
    for seeds, fewest, most in ((4, 1, 1), (40, 2, 3), (500, 27, 28)):
        dealt = spread(card, seeds)
        assert sorted(seed for _, mine in dealt for seed in mine) == list(range(seeds))
        assert {len(mine) for _, mine in dealt} <= set(range(fewest, most + 1))
        assert len(dealt) == min(seeds, 18)
    few = [corner for corner, _ in spread(card, 4)]
    assert {players for players, _, _ in few} == {2, 3, 4}
    assert len({settings["scenario"] for _, settings, _ in few}) > 1
    assert {host for _, _, host in few} == {False, True}
    assert [HOST in Trial(card, 2, 0, card.full_settings({}), None, host).roles for host in (False, True)] == [
        False,
        True,
    ]


def cases() -> Iterator[object]:
    for card in games().values():
        if card.trials.over:
            continue
        for players in range(card.players[0], card.players[1] + 1):
            for (variant, settings, brought), seeds in tried(card):
                for first in range(0, seeds, CHUNK):
                    name = "-".join([card.name, str(players), *([variant] if variant else []), str(first)])
                    chunk = range(first, min(first + CHUNK, seeds))
                    yield pytest.param(card, players, settings, for_so_many(brought, players), chunk, id=name)


@pytest.mark.parametrize(("card", "players", "settings", "brought", "seeds"), list(cases()))
def test_a_game_keeps_all_laws(
    card: GameCard, players: int, settings: Mapping[str, SettingValue], brought: Brought, seeds: range
) -> None:
    positions = positions_of(card.trials, seeds_of(card.trials))
    report = check_game(card, players, seeds, settings, dear_positions=positions, brought=brought)
    assert report.matches == len(seeds)


# the budget on the card


def test_more_matches_are_looked_at_less_closely() -> None:
    trials = LawTrials(seeds=20, seeds_compiled=200, positions=8, positions_compiled=2)
    assert [positions_of(trials, seeds) for seeds in (1, 20, 21, 200, 201)] == [8, 8, 2, 2, 1]


def test_the_card_says_how_much_is_tried_unless_the_environment_does(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dear(type(CAMP)):  # type: ignore[misc]
        trials = LawTrials(seeds=6, seeds_compiled=6, settings=2, share=3, brought=CAMP.trials.brought)
        settings = (Setting("dogs", (True, False), "dogs"), Setting("rain", (False, True), "rain"))

    monkeypatch.setattr(sys.modules[__name__], "ALL_SEEDS", "")
    assert [(variant[0], seeds) for variant, seeds in tried(Dear())] == [
        ("", 6),
        ("dogs=False", 2),
        ("rain=True", 2),
        ("brought0", 2),
    ]
    assert [variant[0] for variant, _ in tried(CAMP)] == [
        "",
        "dogs=False",
        "hero=archer",
        "hero=bard",
        "tent=blue",
        "brought0",
    ]
    monkeypatch.setattr(sys.modules[__name__], "ALL_SEEDS", "30")
    assert [seeds for _, seeds in tried(Dear())] == [30, 10, 10, 10]
