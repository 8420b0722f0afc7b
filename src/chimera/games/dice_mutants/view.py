"""What everybody sees: nothing in this game is secret, so all roles share one view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from chimera.games.dice_mutants import foresight, rules
from chimera.games.dice_mutants.shown import (
    Cut,
    DiceMutantsPublic,
    Die,
    Grids,
    Life,
    Points,
    Settings,
    Strength,
)
from chimera.games.dice_mutants.words import (
    ATTACK,
    CLAIM,
    DEFENCE,
    GONE,
    GRID,
    MARKED,
    MARKS,
    PHASES,
    PLACED,
    POINTS,
    POOL,
    TOTALS,
)

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants


def table(g: DiceMutants) -> DiceMutantsPublic:
    """The whole table. Lists run over seats; grids have an entry per number, the first one unused."""
    seats = range(len(g.life))
    claiming = g.phase == CLAIM and not g.how
    return DiceMutantsPublic(
        round=g.round,
        phase=PHASES[g.phase],
        order=list(g.order),
        claimer=rules.next_claimer(g) if claiming else -1,
        cuts=cuts(g),
        dice=[shown_die(g, die) for die in range(len(g.faces)) if g.owner[die] != GONE],
        tokens=list(g.tokens),
        alive=[life > 0 for life in g.life],
        life=[Life(left=g.life[seat], most=g.most[seat]) for seat in seats],
        points=[Points(**{name: g.points[seat * TOTALS + i] for i, name in enumerate(POINTS)}) for seat in seats],
        marks=[{name: g.marks[seat * MARKS + i] == 1 for i, name in enumerate(MARKED)} for seat in seats],
        grids=[Grids(attack=ticked(g, seat, ATTACK), defence=ticked(g, seat, DEFENCE)) for seat in seats],
        strength=[strength(g, seat) for seat in seats],
        blows=[[blow(g, seat, other) for other in seats] for seat in seats],
        fates=[foresight.fate(g, seat) for seat in seats],
        last_boxes=[foresight.last_boxes(g, seat) for seat in seats],
        reach=[foresight.reach(g, seat) for seat in seats],
        last_damage=g.hurt_in,
        printed=g.box.printed,
        settings=Settings(tie="overkill" if g.overkill else "shared", stalemate=g.calm_rounds or "off"),
        winners=list(g.winners),
        how=g.how,
    )


def cuts(g: DiceMutants) -> list[Cut]:
    """The claims that were bought and not yet served, in the order in which they will be."""
    queue = [Cut(seat=seat, item="quickness") for seat in g.quick]
    return queue + [Cut(seat=seat, item="initiative") for seat in reversed(g.cuts)]


def shown_die(g: DiceMutants, die: int) -> Die:
    """A die: its face, where it lies and with whom."""
    owner = g.owner[die]
    where: Literal["pool", "claimed", "placed"] = (
        "pool" if owner == POOL else "placed" if owner == PLACED else "claimed"
    )
    return Die(die=die, face=g.faces[die], where=where, seat=max(owner, -1))


def ticked(g: DiceMutants, seat: int, grid: int) -> list[int]:
    """How many boxes are ticked under each number of a grid."""
    base = (seat * 2 + grid) * GRID
    return g.ticks[base : base + GRID]


def strength(g: DiceMutants, seat: int) -> Strength:
    """The circled strengths, and what they count for with sword and shield."""
    return Strength(
        attack=g.strength[seat * 2 + ATTACK],
        defence=g.strength[seat * 2 + DEFENCE],
        full_attack=rules.attack_of(g, seat),
        full_defence=rules.defence_of(g, seat),
    )


def blow(g: DiceMutants, seat: int, other: int) -> int:
    """What one mutant would deal another in the damage step now; the dead neither strike nor suffer."""
    if seat == other or g.life[seat] == 0 or g.life[other] == 0:
        return 0
    return rules.strike(g, seat, other)
