"""The odds and deaths people are shown are those of the steps that roll and kill."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import advance, asked, choose, options
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import Message
from chimera.engine.texts import Texts
from chimera.games.evo.card import CARD, EvoCard
from chimera.games.evo.phases import FACE_CLIMATE
from chimera.games.evo.rules import chances_of_sections, doomed
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import (
    FUR,
    SURVIVAL,
    THERMOREGULATION,
)
from chimera.games.evo.worth import exposed, win_chance
from tests.evo.helpers import BOX, A, B, C, Table, edition, table

FEWER, EQUAL, ONE_MORE, TWO_MORE = (0, 1), (1, 1), (2, 1), (3, 1)  # horns of attacker and defender


def fight(attack: int, defence: int, card: EvoCard = CARD) -> Table:
    """A on d4 stands beside B on e4, with so many horns each."""
    t = (
        table(3, card=card)
        .empty_island()
        .with_dinos(A, "d4", "d2", "b5")
        .with_dinos(B, "e4", "f6", "g5")
        .with_dinos(C, "a7", "b7")
    )
    return t.genes(A, *["horn"] * attack).genes(B, *["horn"] * defence)


def said(t: Table, code: str) -> Message:
    """What an option of A says."""
    return t.g.describe(A, CARD.words.by_code[t.code(code)])


def won(t: Table, code: str) -> int:
    """On how many sides of the die a choice of A really wins the space e4, every side tried once."""
    found = 0
    for face in t.box.die:
        trial = t.copy()
        trial.die(t.box.face_names[face]).choose(A, code)
        found += trial.at("e4") == A
    return found


@pytest.mark.rule("evo.combat.odds")
@pytest.mark.parametrize(("horns", "wins"), [(FEWER, 1), (EQUAL, 2), (ONE_MORE, 4), (TWO_MORE, 5)])
def test_the_odds_of_an_attack_are_those_of_the_fight(horns: tuple[int, int], wins: int) -> None:
    t = fight(*horns).movement()
    shown = said(t, "attack:d4:e4")
    assert (shown.args["wins"], shown.args["faces"]) == (won(t, "attack:d4:e4"), 6) == (wins, 6)
    assert Texts(CARD, "ABC").say(shown) == f"Attack B on e4 from d4: {wins} in 6"
    assert win_chance(t.g, *horns) == wins / 6


@pytest.mark.rule("evo.combat.odds")
@pytest.mark.parametrize("horns", [FEWER, EQUAL, ONE_MORE, TWO_MORE])
def test_with_another_die_the_odds_shown_are_its_own(horns: tuple[int, int]) -> None:
    before = said(fight(*horns).movement(), "attack:d4:e4").args["wins"]
    other = edition(
        ("basics", "count: 2, margin: 1}", "count: 3, margin: 0}"),
        ("basics", "  - {id: cross, source: rulebook, count: 1, newborn_wins: false}\n", ""),
    )
    t = fight(*horns, other).movement()
    shown = said(t, "attack:d4:e4").args["wins"]
    assert shown == won(t, "attack:d4:e4")
    assert win_chance(t.g, *horns) == int(shown) / 6
    assert int(shown) - int(before) == {FEWER: 0, EQUAL: 3, ONE_MORE: 1, TWO_MORE: 1}[horns]


@pytest.mark.rule("evo.combat.odds")
def test_cards_in_play_count_for_the_odds_as_in_the_fight() -> None:
    t = fight(*EQUAL).hand(A, "charge").movement().choose(A, "play:charge")
    assert said(t, "attack:d4:e4").args["wins"] == won(t, "attack:d4:e4") == 5


@pytest.mark.rule("evo.unique.killer-babies-kill")
def test_the_odds_of_a_killer_baby_are_those_of_its_die() -> None:
    t = fight(0, 0).genes(A, "killer_babies").births()
    shown = said(t, "pounce:e4")
    assert (shown.args["wins"], shown.args["faces"]) == (won(t, "pounce:e4"), 6) == (4, 6)
    timid = edition(("basics", "count: 2, margin: 1}", "count: 2, margin: 1, newborn_wins: false}"))
    t = fight(0, 0, timid).genes(A, "killer_babies").births()
    assert said(t, "pounce:e4").args["wins"] == won(t, "pounce:e4") == 2


# --- who dies ---


def positions(players: int, seed: int, every: int) -> list[Evo]:
    """Positions of a match played at random, now and then one."""
    g = CARD.new(players, Dice.from_number(seed, CARD.purposes))
    assert isinstance(g, Evo)
    stream = Stream.from_number(seed)
    found: list[Evo] = []
    count = 0
    while g.agenda:
        seat = asked(g)[0]
        opts = options(g, seat)
        choose(g, seat, opts[stream.below(len(opts))])
        count += 1
        if count % every == 0 and g.agenda:
            found.append(g.clone())
    return found


def survive(g: Evo, stream: Stream) -> None:
    """Let the climate take its victims now, the owners choosing at random."""
    g.phase = SURVIVAL
    g.agenda[:] = [FACE_CLIMATE]
    advance(g)
    while g.agenda:
        seat = asked(g)[0]
        opts = options(g, seat)
        choose(g, seat, opts[stream.below(len(opts))])


@pytest.mark.rule("evo.survival.floor-two", "evo.survival.owner-chooses-losses")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_deaths_shown_are_those_that_survival_brings(players: int, seed: int) -> None:
    stream = Stream.from_number(seed)
    kinds = set()
    for g in positions(players, seed, every=3):
        for seat in range(players):  # as cards might lend it
            g.lend(seat, FUR, stream.below(4) - 1, False)
            g.lend(seat, THERMOREGULATION, stream.below(4) - 1, False)
        view = g.view(0)
        before = g.board[:]
        survive(g, stream)
        dead = [space for space in range(len(before)) if before[space] >= 0 and g.board[space] < 0]
        for seat in range(players):
            own = [space for space in dead if before[space] == seat]
            perils = [peril for peril in view["perils"] if peril["seat"] == seat]
            assert len(own) == view["dying"][seat] == sum(peril["dies"] for peril in perils)
            assert len([space for peril in perils for space in peril["spaces"] if space in own]) == len(own)
            for peril in perils:
                assert len([space for space in peril["spaces"] if space in own]) == peril["dies"] > 0
                kinds.add("certain" if len(peril["spaces"]) == peril["dies"] else "chosen")
            kinds.add("floor" if own and g.at_floor(seat) else "above")
    assert kinds == {"certain", "chosen", "floor", "above"}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (5, 4)])
def test_the_bots_count_of_the_unprotected_is_that_of_the_rules(players: int, seed: int) -> None:
    for g in positions(players, seed, every=5):
        for seat in range(players):
            herd = [space for space in range(len(g.board)) if g.board[space] == seat]
            assert exposed(g, seat, g.island().zone[g.wheel], herd) == sum(doomed(g, seat))


# --- where the wheel turns ---


def test_the_forecast_is_what_the_copies_of_a_player_turn_to() -> None:
    stream = Stream.from_number(11)
    looked = 0
    for g in positions(3, 6, every=40):
        for seat in range(3):
            shown = g.view(seat)["forecast"]
            assert shown == [round(chance, 4) for chance in chances_of_sections(g, seat)]
            turned = [0] * BOX.sections
            for _ in range(500):
                token = g.determinize(seat, stream).stack[-1]
                if token != BOX.meteorite:
                    turned[(g.wheel + BOX.token_turn[token]) % BOX.sections] += 1
            assert [times / 500 for times in turned] == pytest.approx(shown, abs=0.08)
            looked += 1
    assert looked > 6
