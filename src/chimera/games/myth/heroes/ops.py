"""What cards do besides attacking: how each op is carried out."""

from __future__ import annotations

from chimera.engine.cells import cells_of
from chimera.games.myth.heroes import answers, quiver
from chimera.games.myth.heroes.auras import used_up
from chimera.games.myth.heroes.choosing import ChooseSquare, Search
from chimera.games.myth.heroes.means import ASK_SQUARE, asks, deed_per, heroes_for, op_holds
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    CLEANSE_CURSE,
    CLEANSE_POISON,
    O_CALM,
    O_CHOOSE,
    O_CLEANSE,
    O_CLEAR,
    O_DODGE,
    O_HEAL,
    O_LOAD,
    O_METER,
    O_MP,
    O_PRAY,
    O_SEARCH,
    O_SHIFT,
    O_THREAT,
    WHO_ALL,
    WHO_FOE,
    WHO_SELF,
)
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    BLOW_KIND,
    CURSED,
    DEED_CLEARED,
    DEED_COMBO,
    DEED_FLAGS,
    DEED_FROM_SHADOWS,
    DEED_HEROES,
    DEED_KIND,
    DEED_SEAT,
    DEED_SPACE,
    DEED_SQUARE,
    DEED_STRIDE,
    POISONED,
    SPACES,
)


def carry_out_op(g: Horde, op: Op) -> None:
    """The card that is being carried out does one thing; it has been paid and lies in its space."""
    deed = g.deed
    flags = deed[DEED_FLAGS]
    if not op_holds(g, op, flags & DEED_FROM_SHADOWS != 0, flags & DEED_COMBO != 0):
        return
    seat = deed[DEED_SEAT]
    what = op.op
    if what in (O_HEAL, O_CLEANSE, O_CALM):
        for other in meant(g, op):
            help_hero(g, op, other)
    elif what == O_THREAT:
        g.change_threat(seat, op.amount * deed_per(g, op.per))
    elif what == O_METER:
        g.raise_meter(op.amount * deed_per(g, op.per), "card")
    elif what == O_MP:
        if op.no_move:
            g.gain_free_mp(seat, op.amount)
        else:
            g.forces_aggressive(seat)
            g.gain_mp(seat, op.amount)
    elif what == O_SHIFT:
        shift(g, op)
    elif what == O_CHOOSE and op.who == WHO_FOE:
        for foe in g.targets:
            g.mark(foe, seat * SPACES + deed[DEED_SPACE])
    elif what == O_LOAD:
        quiver.load(g, seat, op)
    elif what == O_SEARCH:
        g.look_through(seat)
        g.do(Search(seat, op.amount))
    elif what == O_PRAY:
        g.pray(seat, deed[DEED_SPACE], op.amount)
    elif what == O_DODGE:
        answers.dodge(g, seat)
    elif what == O_CLEAR and op.least < 0:
        for space in g.ongoing(seat):
            deed[DEED_CLEARED] |= 1 << space


def meant(g: Known, op: Op) -> list[int]:
    """The heroes whom an op means, ascending."""
    deed = g.deed
    if op.who == WHO_SELF:
        return [deed[DEED_SEAT]]
    if op.who == WHO_ALL:
        return list(cells_of(heroes_for(g, deed[DEED_SEAT], deed[DEED_KIND], op, deed[DEED_STRIDE])))
    return list(cells_of(deed[DEED_HEROES]))


def help_hero(g: Horde, op: Op, seat: int) -> None:
    """One hero is healed, freed of what ails it, or loses Threat."""
    if op.op == O_HEAL:
        g.heal(seat, op.amount * deed_per(g, op.per))
    elif op.op == O_CALM:
        g.change_threat(seat, -op.amount * deed_per(g, op.per))
    elif op.what == CLEANSE_POISON:
        g.relieve(seat, POISONED)
    elif op.what == CLEANSE_CURSE:
        g.relieve(seat, CURSED)
    else:
        g.cleanse(seat)


def shift(g: Horde, op: Op) -> None:
    """The hero is shifted; where a shift follows an attack its square is only chosen now."""
    deed = g.deed
    seat = deed[DEED_SEAT]
    if deed[DEED_SQUARE] < 0:
        g.do(ChooseSquare(seat))
    elif deed[DEED_SQUARE] != g.at[seat]:
        g.shift(seat, deed[DEED_SQUARE])


def chosen_for(g: Known) -> int:
    """What the card was played for, kept with it in its space: a square, seats, or the kind of monster it answers."""
    deed = g.deed
    for op in g.box.does[deed[DEED_KIND]]:
        if op.delayed and g.blow:
            return g.blow[BLOW_KIND]
        if asks(op) == ASK_SQUARE and op.op != O_SHIFT:
            return deed[DEED_SQUARE]
    return deed[DEED_HEROES]


def finish(g: Horde) -> None:
    """A card has been carried out: the Ongoing cards that it cleared helped it to the end, and now work no more."""
    deed = g.deed
    seat = deed[DEED_SEAT]
    for space in cells_of(deed[DEED_CLEARED]):
        g.turn_card(seat, space)


def spend_once(g: Horde, seat: int, when: int, foes: int) -> None:
    """A hero has rolled: what helps one roll only, and helped this one, helps no more."""
    for place in used_up(g, seat, when, foes):
        g.use_up(place)
