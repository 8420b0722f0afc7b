"""Maps of hexes."""

from typing import Final

from chimera.engine.cells import CellMap, Place, mask_of

HEX_DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

# Corners of a pointy-top hex with its centre at (2q + r, 3r): a stretched grid on which all corners are whole numbers.
# Stretching keeps lines straight, so sight is exact. The inside of a hex is |x| < 1, |x + y| < 2, |x - y| < 2.
_HEX_CORNERS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


def _crosses(px: int, py: int, qx: int, qy: int, cx: int, cy: int) -> bool:
    """Whether the line from p to q passes through the inside of the hex around c (stretched grid)."""
    dx = qx - px
    dy = qy - py
    if abs(dx * (cy - py) - dy * (cx - px)) >= max(2 * abs(dx), abs(dx) + abs(dy)):
        return False
    if max(px, qx) <= cx - 1 or min(px, qx) >= cx + 1:
        return False
    if max(px + py, qx + qy) <= cx + cy - 2 or min(px + py, qx + qy) >= cx + cy + 2:
        return False
    return max(px - py, qx - qy) > cx - cy - 2 and min(px - py, qx - qy) < cx - cy + 2


def _hex_lines(dq: int, dr: int) -> list[list[Place]]:
    """For each line from a corner of hex (0, 0) to one of hex (dq, dr), the hexes between that it passes through."""
    between: list[Place] = []
    for q in range(min(0, dq) - 1, max(0, dq) + 2):
        for r in range(min(0, dr) - 1, max(0, dr) + 2):
            if (q, r) != (0, 0) and (q, r) != (dq, dr):
                between.append((q, r))
    lines: list[list[Place]] = []
    for px, py in _HEX_CORNERS:
        for ox, oy in _HEX_CORNERS:
            qx = 2 * dq + dr + ox
            qy = 3 * dr + oy
            lines.append([(q, r) for q, r in between if _crosses(px, py, qx, qy, 2 * q + r, 3 * r)])
    return lines


class HexMap(CellMap):
    """A map of pointy-top hexes in axial coordinates (q, r), numbered in the order given; what is not on it is sea.

    Two hexes see each other if a line from a corner of one to a corner of the other passes through the inside of no
    blocked hex and no sea between them; a line that touches a corner or runs along an edge is free.
    """

    __slots__ = ("_coastal", "_offsets", "beside")

    def __init__(self, coords: list[Place]) -> None:
        super().__init__(coords)
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.index_of(q + dq, r + dr) for dq, dr in HEX_DIRECTIONS]) for q, r in coords]
        )
        self._coastal: tuple[bool, ...] = tuple([-1 in sides for sides in self.beside])
        self._offsets: dict[Place, list[list[Place]]] = {}
        self._connect([tuple(sorted([cell for cell in sides if cell >= 0])) for sides in self.beside])

    def distance(self, a: int, b: int) -> int:
        """How far apart two hexes are as the crow flies."""
        q, r = self.coords[a]
        x, y = self.coords[b]
        return max(abs(q - x), abs(r - y), abs(q - x + r - y))

    def coast(self, a: int) -> bool:
        """Whether at least one side of the hex is sea."""
        return self._coastal[a]

    def _lines(self, a: int, b: int) -> list[int]:
        aq, ar = self.coords[a]
        bq, br = self.coords[b]
        offset = (bq - aq, br - ar)
        if offset not in self._offsets:
            self._offsets[offset] = _hex_lines(offset[0], offset[1])
        free: list[int] = []
        for line in self._offsets[offset]:
            cells = [self.index_of(aq + q, ar + r) for q, r in line]
            if -1 not in cells:
                free.append(mask_of(cells))
        return free
