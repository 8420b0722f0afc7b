"""Questions to the rulebook: what something costs, who may be attacked, who dies. Nothing here changes the table."""

from __future__ import annotations

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import (
    CAVES,
    COLD,
    DEADLY,
    DISCOUNT,
    EMPTY,
    FACE_MARGIN,
    FLOOR,
    FUR,
    HORNS_ATTACKING,
    HORNS_DEFENDING,
    HOT,
    NORMAL,
    POUNCE_GENE,
    STATS,
    THERMOREGULATION,
    YOUNG_SPECIES,
)


def price(g: Evo, seat: int, bid: int) -> int:
    """What a bid costs: vials make it cheaper, never below 0 (evo.pay.discount-floor-zero)."""
    cost = bid - g.stat(seat, DISCOUNT)
    return cost if cost > 0 else 0


def wins(face: int, attack: int, defence: int) -> bool:
    """Whether a face of the combat die wins for the attacker (evo.combat.odds)."""
    return attack - defence >= FACE_MARGIN[face]


def attacking(g: Evo, seat: int) -> int:
    """The horns a species counts in attack."""
    return g.stat(seat, HORNS_ATTACKING)


def defending(g: Evo, seat: int) -> int:
    """The horns a species counts in defence."""
    return g.stat(seat, HORNS_DEFENDING)


def empty_near(g: Evo, space: int) -> list[int]:
    """The empty spaces beside a space."""
    board = g.board
    return [t for t in g.island().near[space] if board[t] == EMPTY]


def nest_spaces(g: Evo, seat: int, without: int) -> list[bool]:
    """Per space whether it is within birth range of the species, leaving out one dinosaur (-1: none)."""
    isle = g.island()
    reach = isle.reach[g.birth_range(seat)]
    board = g.board
    close = [False] * isle.size
    left = g.herds[seat]
    for space in range(isle.size):
        if board[space] == seat:
            if space != without:
                for t in reach[space]:
                    close[t] = True
            left -= 1
            if left == 0:
                break
    return close


def may_pounce(g: Evo, seat: int, space: int) -> bool:
    """Whether killer babies may be laid on the dinosaur of this space (evo.unique.killer-babies-respects-floor)."""
    victim = g.board[space]
    return victim >= 0 and victim != seat and g.owners[POUNCE_GENE] == seat and not g.at_floor(victim)


def doomed(g: Evo, seat: int) -> list[int]:
    """How many of a species must die per zone, floor aside: those in it less those who are protected there."""
    zones = g.island().zone[g.wheel]
    board = g.board
    counts = [0, 0, 0, 0]
    left = g.herds[seat]
    for space in range(len(board)):
        if board[space] == seat:
            counts[zones[space]] += 1
            left -= 1
            if left == 0:
                break
    counts[0] = 0
    counts[HOT] -= g.stat(seat, THERMOREGULATION)
    counts[COLD] -= g.stat(seat, FUR)
    counts[DEADLY] -= g.stat(seat, CAVES)
    return [count if count > 0 else 0 for count in counts]


def floor_rule(g: Evo, seat: int) -> str:
    """The rule by which a species at its floor cannot be attacked."""
    if g.species[seat * STATS + FLOOR] > YOUNG_SPECIES[FLOOR]:
        return "evo.unique.regeneration-no-attack"
    return "evo.combat.two-dinosaurs-immune"


def has_unique(g: Evo, seat: int, gene: int) -> bool:
    """Whether a seat owns a unique gene."""
    return g.owners[gene] == seat


def other_question(g: Evo, opt: Opt) -> Reason:
    """What is asked now is something else."""
    args: dict[str, int | str] = {"code": opt.code, "phase": g.phase}
    return Reason("other-question", "evo.round.phase-completed-before-next", args)


def off_island(g: Evo, *spaces: int) -> Reason | None:
    """A reason when one of the spaces is not on this island."""
    for space in spaces:
        if space >= g.island().size:
            return Reason("no-such-space", "evo.comp.board-map", {"space": space, "size": g.island().size})
    return None


def lacks_gene(gene: int, rule: str) -> Reason:
    """A reason: the species does not have a unique gene."""
    return Reason("lacks-gene", rule, {"gene": NORMAL + gene})
