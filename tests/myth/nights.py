"""Darkness Cycles for tests: to their end, where nobody answers and the first choice is taken, or step by step."""

from __future__ import annotations

from chimera.engine.agenda import asked, choose_code
from chimera.engine.cells import mask_of
from chimera.games.myth.darkness.cycle import DarknessCycle
from chimera.games.myth.darkness.moments import Moment
from chimera.games.myth.monsters.moving import MoveKind
from chimera.games.myth.monsters.odds import target_number
from chimera.games.myth.monsters.strikes import Deal, Reckon, StrikeKind
from chimera.games.myth.words import DARKNESS_CYCLE, MOMENTS, MONSTER_DICE, STAGE_DICE, WORDS
from tests.myth.field import Field


def night(f: Field) -> Field:
    """A whole Darkness Cycle."""
    return settle(f.then(DarknessCycle()))


def settle(f: Field) -> Field:
    """Nobody answers any more; where the players must choose the first choice is taken."""
    g = f.g
    while g.agenda and asked(g):
        seat = asked(g)[0]
        choose_code(g, WORDS, seat, g.agenda[-1].options(g, seat)[0].code)
    return f


def windows(f: Field) -> list[str]:
    """The moments that are opened from here to the end of what lies on the agenda; nobody answers."""
    g = f.g
    seen: list[str] = []
    last = None
    while g.agenda and asked(g):
        step = g.agenda[-1]
        if isinstance(step, Moment) and (last is None or g.agenda[:-1] != last):
            seen.append(MOMENTS[step.moment])
        last = g.agenda[:-1]
        seat = asked(g)[0]
        choose_code(g, WORDS, seat, step.options(g, seat)[0].code)
    return seen


def moves(f: Field, *kinds: str) -> Field:
    """The monsters of these kinds choose and move."""
    f.g.phase = DARKNESS_CYCLE
    return settle(f.then(*[MoveKind(f.kind(kind)) for kind in kinds]))


def strikes(f: Field, *kinds: str) -> Field:
    """The monsters of these kinds attack."""
    f.g.phase = DARKNESS_CYCLE
    return settle(f.then(*[StrikeKind(f.kind(kind)) for kind in kinds]))


def roll(f: Field, *pips: int, fates: tuple[str, ...] = ()) -> Field:
    """The next dice of monsters show this."""
    return f.dice(*pips, fates=fates, stream=MONSTER_DICE)


def lie(f: Field, kind: str, hero: str, *pips: int) -> Field:
    """The hit dice of all figures of a kind lie on the table, rolled against a hero; what follows is carried out."""
    g = f.g
    g.phase = DARKNESS_CYCLE
    number = f.kind(kind)
    seat = f.seat(hero)
    foes = [foe for foe in g.foes() if g.kind[foe] == number]
    strike = g.box.strikes[number][0]
    swings: list[int] = []
    for i, pip in enumerate(pips):
        foe = foes[i * len(foes) // len(pips)]
        swings += [pip, target_number(g, foe, strike, seat), foe * 4]
    g.begin_blow(number, seat, mask_of(foes), foes[0], STAGE_DICE)
    g.swing(0, seat, 0, swings)
    return settle(f.then(Reckon(), Deal()))


def spots(f: Field, kind: str) -> list[str]:
    """The squares of the figures of a kind, in reading order."""
    g = f.g
    number = f.kind(kind)
    return [f.box.map.label(spot) for spot in sorted(g.spot[foe] for foe in g.foes() if g.kind[foe] == number)]


def near(f: Field, kind: str, hero: str) -> int:
    """How many figures of a kind stand next to a hero."""
    g = f.g
    number = f.kind(kind)
    return len([foe for foe in g.foes() if g.kind[foe] == number and g.beside(foe, g.at[f.seat(hero)])])
