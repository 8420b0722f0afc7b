"""What a choice would mean, as things stand: which boxes a die can reach, what the last box of a number brings, who
would die in this round's damage step. People see these numbers before they choose; bots have `outlook`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chimera.games.dice_mutants import rules
from chimera.games.dice_mutants.shown import Boxes, Fate, LastBox
from chimera.games.dice_mutants.words import ATTACK, CLAIM, DEFENCE, DICE_EACH, DIGIT, GRID, GRIDS, POOL

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants


def fate(g: DiceMutants, seat: int) -> Fate:
    """What the damage step would do to a mutant now; nothing to the dead."""
    life = g.life[seat]
    if life == 0:
        return Fate(deals=0, takes=0, left=0)
    takes = rules.taken(g, seat, rules.defence_of(g, seat))
    deals = rules.dealt(g, seat, rules.attack_of(g, seat), rules.strikes_of(g, seat))
    return Fate(deals=deals, takes=takes, left=max(0, life - takes))


def missing(g: DiceMutants, seat: int, grid: int, number: int) -> int:
    """How many boxes under a number are not ticked yet."""
    return g.box.boxes[grid * GRID + number] - g.ticks[(seat * 2 + grid) * GRID + number]


def last_boxes(g: DiceMutants, seat: int) -> list[LastBox]:
    """The boxes that would make a living mutant stronger if they were ticked, and the harm before and after."""
    found: list[LastBox] = []
    if g.life[seat] == 0:
        return found
    for grid in (ATTACK, DEFENCE):
        strength = g.strength[seat * 2 + grid]
        base = (seat * 2 + grid) * GRID
        ticks = g.ticks[base : base + GRID]
        boxes = g.box.boxes[grid * GRID : (grid + 1) * GRID]
        short = [number for number in range(strength + 1, GRID) if boxes[number] - ticks[number] == 1]
        before = rules.harm(g, seat, grid, strength) if short else 0
        for number in short:
            after = rules.harm(g, seat, grid, number)
            found.append(LastBox(grid=GRIDS[grid], number=number, before=before, after=after))
    return found


def reach(g: DiceMutants, seat: int) -> list[Boxes]:
    """By face: the numbers with a free box that a die of the pool could tick for a player, alone or with dice in hand.

    The list is empty when no die can be claimed; the entry for no face, and those for faces that nobody rolled, are.
    """
    if g.phase != CLAIM or g.how or g.life[seat] == 0 or g.held[seat] == DICE_EACH:
        return []
    rolled = {g.faces[die] for die in range(len(g.owner)) if g.owner[die] == POOL}
    sums = hand_sums(g, seat)
    found: list[Boxes] = []
    for face in range(DIGIT):
        numbers = sorted({face + more for more in sums}) if face in rolled else []
        attack = [number for number in numbers if missing(g, seat, ATTACK, number) > 0]
        defence = [number for number in numbers if missing(g, seat, DEFENCE, number) > 0]
        found.append(Boxes(attack=attack, defence=defence))
    return found


def hand_sums(g: DiceMutants, seat: int) -> dict[int, list[int]]:
    """What the dice in hand add up to, some or all or none of them, and the faces that do; the fewest dice."""
    sums: dict[int, list[int]] = {0: []}
    for die in rules.dice_of(g, seat):
        for number, faces in list(sums.items()):
            sums.setdefault(number + g.faces[die], [*faces, g.faces[die]])
    return sums


def best_of_claim(g: DiceMutants, seat: int, face: int) -> tuple[LastBox, str] | None:
    """The last box that a die from the pool could tick and that changes most, and the sum as people write it."""
    sums = hand_sums(g, seat)
    boxes = [box for box in last_boxes(g, seat) if box.number - face in sums and box.before != box.after]
    if not boxes:
        return None
    best = max(boxes, key=lambda box: abs(box.after - box.before))
    return best, " + ".join([str(each) for each in [face, *sums[best.number - face]]])
