"""Questions to the rulebook: what something costs, who may be attacked, who dies. Nothing here changes the table."""

from __future__ import annotations

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import (
    DEADLY,
    DISCOUNT,
    EMPTY,
    FACE_MARGIN,
    FLOOR,
    HERD,
    HORNS_ATTACKING,
    HORNS_DEFENDING,
    HOT,
    IDEAL,
    NORMAL,
    POUNCE_GENE,
    PROTECTION,
    STATS,
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


def nest_spaces(g: Evo, seat: int, without: int) -> int:
    """The spaces within birth range of the species as bits, leaving out one dinosaur (-1: none)."""
    close = g.island().close[g.birth_range(seat)]
    spots = g.spots
    first = seat * HERD
    mask = 0
    for i in range(first, first + g.herds[seat]):
        if spots[i] != without:
            mask |= close[spots[i]]
    return mask


def may_pounce(g: Evo, seat: int, space: int) -> bool:
    """Whether killer babies may be laid on the dinosaur of this space (evo.unique.killer-babies-respects-floor)."""
    victim = g.board[space]
    return victim >= 0 and victim != seat and g.owners[POUNCE_GENE] == seat and not g.at_floor(victim)


def doomed(g: Evo, seat: int) -> list[int]:
    """How many of a species must die per zone, floor aside: those in it less those who are protected there."""
    zones = g.island().zone[g.wheel]
    spots = g.spots
    first = seat * HERD
    dying = [0, 0, 0, 0]
    danger = False
    for i in range(first, first + g.herds[seat]):
        zone = zones[spots[i]]
        if zone != IDEAL:
            dying[zone] += 1
            danger = True
    if danger:
        for zone in range(HOT, DEADLY + 1):
            if dying[zone] > 0:
                over = dying[zone] - g.stat(seat, PROTECTION[zone])
                dying[zone] = over if over > 0 else 0
    return dying


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


def may_swim(g: Evo) -> bool:
    """Flippers work once per movement phase, or as often as points allow (evo.unique.flippers-once-per-phase)."""
    return g.unlimited or not g.swum
