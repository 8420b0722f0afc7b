"""Questions to the rulebook: what something costs, who may be attacked, who dies, what chances there are.

Nothing here changes the table. The steps ask here, and so does what people are shown: both always agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.evo.tables import (
    COLD,
    DEADLY,
    DISCOUNT,
    EMPTY,
    FLOOR,
    HORNS_ATTACKING,
    HORNS_DEFENDING,
    HOT,
    IDEAL,
    POUNCE_ABILITY,
    PROTECTION,
)

if TYPE_CHECKING:
    from chimera.games.evo.fields import Fields
    from chimera.games.evo.state import Evo


def price(g: Evo, seat: int, bid: int) -> int:
    """What a bid costs: vials make it cheaper, never below 0 (evo.pay.discount-floor-zero)."""
    cost = bid - g.stat(seat, DISCOUNT)
    return cost if cost > 0 else 0


def wins(g: Evo, face: int, attack: int, defence: int) -> bool:
    """Whether a face of the combat die wins for the attacker (evo.combat.odds)."""
    return attack - defence >= g.box.face_margin[face]


def winning_faces(g: Evo, attack: int, defence: int) -> int:
    """How many sides of the combat die win for the attacker (evo.combat.odds)."""
    found = 0
    for face in g.box.die:
        if wins(g, face, attack, defence):
            found += 1
    return found


def newborn_wins(g: Evo, face: int) -> bool:
    """Whether a face of the combat die wins for a killer baby (evo.unique.killer-babies-kill)."""
    return g.box.newborn_wins[face]


def newborn_faces(g: Evo) -> int:
    """How many sides of the combat die win for a killer baby."""
    found = 0
    for face in g.box.die:
        if newborn_wins(g, face):
            found += 1
    return found


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
    first = seat * g.box.herd
    mask = 0
    for i in range(first, first + g.herds[seat]):
        if spots[i] != without:
            mask |= close[spots[i]]
    return mask


def may_pounce(g: Evo, seat: int, space: int) -> bool:
    """Whether killer babies may be laid on the dinosaur of this space (evo.unique.killer-babies-respects-floor)."""
    victim = g.board[space]
    return victim >= 0 and victim != seat and g.able(seat, POUNCE_ABILITY) and not g.at_floor(victim)


def doomed(g: Fields, seat: int) -> list[int]:
    """How many of a species must die per zone, floor aside: those in it less those who are protected there."""
    zones = g.island().zone[g.wheel]
    spots = g.spots
    first = seat * g.box.herd
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


def may_lose(g: Fields, seat: int) -> int:
    """How many dinosaurs a species can lose at most (evo.survival.floor-two)."""
    most = g.herds[seat] - g.floor(seat)
    return most if most > 0 else 0


def losses(g: Fields, seat: int) -> int:
    """How many of a species survival takes, as things stand."""
    most = may_lose(g, seat)
    if most == 0:
        return 0
    dying = doomed(g, seat)
    total = dying[HOT] + dying[COLD] + dying[DEADLY]
    return total if total < most else most


def perils(g: Evo, seat: int) -> list[tuple[int, list[int]]]:
    """Whom of a species survival takes, as things stand: so many among the dinosaurs on these spaces.

    Where as many die as stand there, it is certain who; otherwise the owner chooses.
    """
    dying = doomed(g, seat)
    zones = g.island().zone[g.wheel]
    herd = g.herd(seat)
    most = may_lose(g, seat)
    if dying[HOT] + dying[COLD] + dying[DEADLY] > most:  # some live, in whichever zone the owner likes
        return [(most, [space for space in herd if dying[zones[space]] > 0])] if most > 0 else []
    found: list[tuple[int, list[int]]] = []
    for zone in range(HOT, DEADLY + 1):
        if dying[zone] > 0:
            found.append((dying[zone], [space for space in herd if zones[space] == zone]))
    return found


def chances_of_sections(g: Evo, role: int) -> list[float]:
    """The chances of each section of the wheel next round, as a role can know them; what is missing to 1 is the end."""
    box = g.box
    sections = box.sections
    chances = [0.0] * sections
    if not g.stack:
        return chances
    known = g.stack_known[-1]
    if known < 0 or (role >= 0 and (known >> role) & 1):
        if g.stack[-1] != box.meteorite:
            chances[(g.wheel + box.token_turn[g.stack[-1]]) % sections] = 1.0
        return chances
    end = 1.0 / len(g.stack) if len(g.stack) <= box.bottom else 0.0
    left = box.token_count[:]
    left[box.meteorite] = 0
    total = 0
    for token in g.revealed:
        left[token] -= 1
    for token in range(len(left)):
        total += left[token]
    for token in range(len(left)):
        if left[token] > 0:
            chances[(g.wheel + box.token_turn[token]) % sections] += (1.0 - end) * left[token] / total
    return chances


def floor_rule(g: Evo, seat: int) -> str:
    """The rule by which a species at its floor cannot be attacked."""
    if g.floor(seat) > g.box.young_species[FLOOR]:
        return "evo.unique.regeneration-no-attack"
    return "evo.combat.two-dinosaurs-immune"


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


def lacks_gene(g: Evo, ability: int, rule: str, opt: Opt) -> Reason:
    """A reason: the species does not have the unique gene that gives an ability."""
    bearers = g.box.bearers[ability]
    if not bearers:  # nobody can have it in this edition
        return other_question(g, opt)
    return Reason("lacks-gene", rule, {"gene": g.box.normal + bearers[0]})


def may_swim(g: Evo) -> bool:
    """Flippers work once per movement phase, or as often as points allow (evo.unique.flippers-once-per-phase)."""
    return g.unlimited or not g.swum
