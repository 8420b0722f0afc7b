"""What a choice would mean, as things stand: the ground a dinosaur would stand on, how far it walks, which faces win.

People are shown this before they choose; nothing of it is asked in play. It is all made of what everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.games.evo.rules import attacking, defending, newborn_wins, wins
from chimera.games.evo.shown import Die, Ground, Odds, Reach
from chimera.games.evo.tables import EMPTY, IDEAL, PROTECTION, ZONE_NAMES

if TYPE_CHECKING:
    from chimera.games.evo.state import Evo

NEWBORN: Final = -1  # comes from nowhere


def ground(g: Evo, seat: int, source: int, zone: int) -> Ground:
    """What the climate would do to a dinosaur that comes from a space, or is born, into a zone.

    It is safe while its species has more layers there than dinosaurs; none dies when the herd is at its floor.
    """
    if zone == IDEAL:
        return Ground(danger="ideal", layers=0)
    herd = [space for space in g.herd(seat) if space != source]
    layers = g.stat(seat, PROTECTION[zone])
    zones = g.island().zone[g.wheel]
    others = len([space for space in herd if zones[space] == zone])
    if others < layers:  # evo.survival.fur-saves-in-cold and its kin
        fate = "safe"
    elif len(herd) + 1 <= g.floor(seat):  # evo.survival.floor-two
        return Ground(danger="spared", layers=layers)
    elif layers > 0:
        fate = "full"
    else:
        fate = "bare"
    return Ground(danger=f"{ZONE_NAMES[zone]}-{fate}", layers=layers)


def mover(g: Evo) -> int:
    """Who is asked to move now, or -1."""
    step = g.agenda[-1] if g.agenda else None
    return g.mover if step is not None and type(step).__name__ == "Moves" else EMPTY


def reaches(g: Evo) -> list[Reach]:
    """How far each dinosaur of the player in turn can walk with the points left, where that is more than a step."""
    seat = mover(g)
    return [reach(g, seat, space) for space in g.herd(seat)] if seat >= 0 and g.points > 1 else []


def reach(g: Evo, seat: int, source: int) -> Reach:
    """Where a dinosaur can walk, step by step over empty spaces (evo.move.one-point-one-space)."""
    isle = g.island()
    board = g.board
    to: list[int] = []
    via: list[int] = []
    cost: list[int] = []
    edge = [source]
    for points in range(1, g.points + 1):
        beyond: list[int] = []
        for space in edge:
            for target in isle.near[space]:
                if board[target] == EMPTY and target not in to:
                    to.append(target)
                    via.append(space)
                    cost.append(points)
                    beyond.append(target)
        edge = beyond
    grounds = [ground(g, seat, source, zone) for zone in range(len(ZONE_NAMES))]
    return Reach(at=source, to=to, via=via, cost=cost, grounds=grounds)


def all_odds(g: Evo) -> list[Odds]:
    """The faces that would win each attack of the player in turn."""
    seat = mover(g)
    if seat < 0:
        return []
    found: list[Odds] = []
    for space in g.herd(seat):
        for target in g.island().near[space]:
            other = g.board[target]
            if other not in (EMPTY, seat) and not g.at_floor(other):
                attack, defence = attacking(g, seat), defending(g, other)
                faces = [wins(g, face, attack, defence) for face in g.box.die]
                found.append(Odds(lair=space, prey=target, wins=faces))
    return found


def die(g: Evo) -> Die:
    """The combat die, side by side, and the sides that win for a killer baby."""
    return Die(faces=list(g.box.die), newborn=[newborn_wins(g, face) for face in g.box.die])
