"""Why a dinosaur cannot go or attack somewhere: answers for people, never asked in play."""

from __future__ import annotations

from chimera.engine.reasons import Reason
from chimera.games.evo.rules import floor_rule, lacks_gene, may_swim, off_island
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import EMPTY, FLY_ABILITY, SWIM_ABILITY
from chimera.games.evo.words import FLY, SWIM


def not_yours(g: Evo, space: int) -> Reason:
    """A reason: no dinosaur of the player stands there."""
    return Reason("not-your-dinosaur", "evo.move.one-point-one-space", {"at": g.island().labels[space]})


def walk_refused(g: Evo, seat: int, source: int, target: int) -> Reason:
    """Why a dinosaur cannot walk so."""
    off = off_island(g, source, target)
    if off is not None:
        return off
    isle = g.island()
    args: dict[str, int | str] = {"from": isle.labels[source], "to": isle.labels[target]}
    if g.board[source] != seat:
        return not_yours(g, source)
    if g.board[target] != EMPTY:
        return Reason("space-occupied", "evo.move.no-enter-occupied", {"at": isle.labels[target]})
    if isle.coast[source] and isle.coast[target]:
        return Reason("sea-between", "evo.move.no-sea", args)
    return Reason("not-beside", "evo.move.one-point-one-space", args)


def attack_refused(g: Evo, seat: int, source: int, target: int) -> Reason:
    """Why an attack is not possible."""
    off = off_island(g, source, target)
    if off is not None:
        return off
    isle = g.island()
    if g.board[source] != seat:
        return not_yours(g, source)
    defender = g.board[target]
    args: dict[str, int | str] = {"at": isle.labels[target], "target_seat": defender}
    if defender == seat:
        return Reason("own-dinosaur", "evo.combat.no-attack-own", args)
    if defender == EMPTY:
        return Reason("nobody-there", "evo.combat.adjacent-enemy", args)
    if target not in isle.near[source]:
        return Reason("attack-beside", "evo.combat.adjacent-enemy", args)
    return Reason("species-safe", floor_rule(g, defender), {"target_seat": defender, "herd": g.herds[defender]})


def flight_refused(g: Evo, seat: int, source: int) -> Reason:
    """Why wings do not help here."""
    off = off_island(g, source)
    if off is not None:
        return off
    if not g.able(seat, FLY_ABILITY):
        return lacks_gene(g, FLY_ABILITY, "evo.unique.wings-move", FLY.opts[source])
    if g.flown:
        return Reason("wings-used", "evo.unique.wings-once-per-phase")
    if g.board[source] != seat:
        return not_yours(g, source)
    return Reason("nowhere-to-land", "evo.unique.wings-target-empty", {"at": g.island().labels[source]})


def swim_refused(g: Evo, seat: int, source: int) -> Reason:
    """Why flippers do not help here."""
    off = off_island(g, source)
    if off is not None:
        return off
    if not g.able(seat, SWIM_ABILITY):
        return lacks_gene(g, SWIM_ABILITY, "evo.unique.flippers-move", SWIM.opts[source])
    if not may_swim(g):
        return Reason("flippers-used", "evo.unique.flippers-once-per-phase")
    if g.board[source] != seat:
        return not_yours(g, source)
    args: dict[str, int | str] = {"at": g.island().labels[source]}
    if not g.island().coast[source]:
        return Reason("not-coastal", "evo.unique.flippers-coastal-only", args)
    return Reason("nowhere-to-land", "evo.unique.flippers-target-empty", args)
