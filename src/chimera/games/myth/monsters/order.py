"""In which order kinds of monsters act: size, class, Threat range, nearness, then the players."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import C_INSTINCT, C_INTELLECT, SIZE_MINI_BOSS
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.reach import FAR, nearest_hero
from chimera.games.myth.words import ACTIVE, EARLY_BOSS, FALLEN, KIND, NOTHING


def waiting(g: Known) -> list[int]:
    """The kinds that have somebody to act in this cycle: active figures, and fallen ones that stand up."""
    kinds: list[int] = []
    for foe in range(len(g.kind)):
        if (
            g.kind[foe] != NOTHING
            and g.is_monster(foe)
            and g.mood[foe] & (ACTIVE | FALLEN)
            and g.kind[foe] not in kinds
        ):
            kinds.append(g.kind[foe])
    kinds.sort()
    return kinds


def rank(g: Known, kind: int) -> tuple[int, int, int, int]:
    """Where a kind stands in the order; less is earlier."""
    box = g.box
    size = box.order.index(box.monster_size[kind])
    if g.tide & EARLY_BOSS and box.monster_size[kind] == SIZE_MINI_BOSS:
        size = -1
    classes = box.monster_classes[kind]
    temper = 0 if classes & C_INSTINCT else 1 if classes & C_INTELLECT else 2
    nearest = FAR
    for foe in range(len(g.kind)):
        if g.kind[foe] == kind and g.mood[foe] & ACTIVE and not g.mood[foe] & FALLEN:
            nearest = min(nearest, nearest_hero(g, foe))
    reach = box.monster_range[kind]
    return size, temper, -reach if reach >= 0 else -FAR, nearest


def first_kinds(g: Known, kinds: list[int]) -> list[int]:
    """Those of some kinds that act first: several where no rule says which."""
    ranks = [rank(g, kind) for kind in kinds]
    least = min(ranks)
    return [kinds[i] for i in range(len(kinds)) if ranks[i] == least]


class MakeOrder(Step[Horde]):
    """A. Order: kind by kind, asking the players where no rule decides."""

    def run(self, g: Horde) -> None:
        left = [kind for kind in waiting(g) if kind not in g.order]
        while left:
            first = first_kinds(g, left)
            if len(first) > 1:
                g.do(WhoActsFirst(g.lowest(), mask_of(first)), MakeOrder())
                return
            g.line_up(first[0])
            left.remove(first[0])


class WhoActsFirst(Step[Horde]):
    """Kinds of monsters between which no rule decides: the players do."""

    __slots__ = ("kinds",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kinds")

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat = seat
        self.kinds = kinds

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [KIND.at(kind) for kind in cells_of(self.kinds)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.line_up(opt.a)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-who-acts-first")

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.activation.tie"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.activation.tie")
