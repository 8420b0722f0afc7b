"""TB boards: where a line of bits goes, where it can go on, and what a finished one is worth."""

from __future__ import annotations

from typing import Final

from chimera.games.blind_evolution.box import CityBox
from chimera.games.blind_evolution.words import GENTLE, STRAIGHT

EAST: Final = 0
WEST: Final = 3  # sides are counted from the east against the clock, as directions of hexes are
DEAD: Final = -1  # the open end points off the board or at a bit


def exits(kind: int, entry: int) -> tuple[int, ...]:
    """The sides by which a bit of this type can leave a hex that the line enters by a side, ascending."""
    if kind == STRAIGHT:
        return ((entry + 3) % 6,)
    turn = 2 if kind == GENTLE else 1
    a = (entry + turn) % 6
    b = (entry + 6 - turn) % 6
    return (a, b) if a < b else (b, a)


def open_end(box: CityBox, colour: int, line: list[int]) -> tuple[int, int]:
    """The hex of the board where the next bit goes and the side by which the line enters it; (DEAD, 0) for none."""
    beside = box.board_beside[colour]
    cell = box.board_left[colour]
    entry = WEST
    filled = 0
    for bit in line:
        filled |= 1 << cell
        side = bit % 6
        cell = beside[cell][side]
        if cell < 0 or (filled >> cell) & 1:
            return DEAD, 0
        entry = (side + 3) % 6
    return cell, entry


def cells_of(box: CityBox, colour: int, line: list[int]) -> list[int]:
    """The hexes of the board on which the bits of a line lie."""
    beside = box.board_beside[colour]
    cells: list[int] = []
    cell = box.board_left[colour]
    for bit in line:
        cells.append(cell)
        cell = beside[cell][bit % 6]
    return cells


def completes(box: CityBox, colour: int, line: list[int]) -> bool:
    """Whether a bit that joins the line now lies on the right arrow hex."""
    return open_end(box, colour, line)[0] == box.board_right[colour]


def ways(box: CityBox, colour: int, line: list[int], kind: int) -> list[int]:
    """How a bit of this type can join the line: sides of its open end; on the right arrow hex they are all the same."""
    cell, entry = open_end(box, colour, line)
    if cell == DEAD:
        return []
    sides = list(exits(kind, entry))
    return sides[:1] if cell == box.board_right[colour] else sides


def level_of(bits: int) -> int:
    """The level of the ability card for a line of so many bits; 0 for none."""
    if bits < 4:
        return 0
    return 1 if bits <= 5 else 2 if bits == 6 else 3  # blind_evolution.tb.ability-level-table, .line-eight-or-more


def required(bits: int) -> int:
    """The success that the fallen check asks for after a line of so many bits."""
    return level_of(bits) + 1  # blind_evolution.fallen.required-success


def can_lay_all(box: CityBox, colour: int, line: list[int], left: list[int]) -> bool:
    """Whether all bits that are left, by type, can be joined to a line without reaching the right arrow hex."""
    if sum(left) == 0:
        return True
    cell, entry = open_end(box, colour, line)
    if cell == DEAD or cell == box.board_right[colour]:
        return False
    for kind in range(len(left)):
        if left[kind] > 0:
            left[kind] -= 1
            for side in exits(kind, entry):
                if can_lay_all(box, colour, [*line, kind * 6 + side], left):
                    left[kind] += 1
                    return True
            left[kind] += 1
    return False
