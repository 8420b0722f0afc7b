"""What a card that attacks is told: Ammo, the square it is shifted to, its targets, its area, its path."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.combat.pool import attack_op, attack_reach
from chimera.games.myth.combat.sight import arc, blockers, centres, next_squares, ring, turns_of
from chimera.games.myth.heroes.aim import (
    ammo_with_targets,
    fitting_squares,
    foes_in_reach,
    foes_on,
    points_of,
    squares_to_attack_from,
    width_of,
)
from chimera.games.myth.heroes.choosing import ChooseSquare
from chimera.games.myth.heroes.quiver import ChooseAmmo
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    O_ATTACK,
    O_SHIFT,
    ONLY_ANY,
    SHAPE_ARC,
    SHAPE_PATH,
    SHAPE_POINTS,
    SHAPE_RING,
    TARGET_ANY,
)
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    AMMO,
    DEED_AMMO,
    DEED_AREA,
    DEED_FLAGS,
    DEED_FRIENDLY,
    DEED_KIND,
    DEED_SEAT,
    DEED_SPACE,
    DEED_SQUARE,
    DEED_STRIDE,
    DEED_TURN,
    DONE,
    SQUARE,
    TARGET,
    TURN,
)

ORDER: Final = "myth.order.resolve-fully"


def attack_after(g: Known) -> Op | None:
    """The attack of the card that is being played, None if it makes none."""
    for op in g.box.does[g.deed[DEED_KIND]]:
        if op.op == O_ATTACK:
            return op
    return None


class Shoot(ChooseAmmo):
    """How much Ammo an attack takes: only as there is a target for it."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = super().options(g, seat)
        op = attack_after(g)
        if op is None:
            return opts
        deed = g.deed
        fitting = ammo_with_targets(g, seat, deed[DEED_KIND], op, deed[DEED_STRIDE])
        return [opt for opt in opts if (0 if opt is AMMO.at(0) else 1) in fitting]

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == AMMO.name and opt in super().options(g, seat):
            return Reason("no-target", "myth.area.needs-target", {"card": g.deed[DEED_KIND]})
        return super().why_not(g, seat, opt)


class ShiftFirst(ChooseSquare):
    """Where the hero is shifted before it attacks: only where it then has a target."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        op = attack_after(g)
        assert op is not None
        deed = g.deed
        squares = squares_to_attack_from(g, seat, deed[DEED_KIND], op, deed[DEED_STRIDE], deed[DEED_AMMO])
        return [SQUARE.at(square) for square in cells_of(squares)]

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt in super().options(g, seat):
            return Reason("no-target", "myth.area.needs-target", {"card": g.deed[DEED_KIND]})
        return super().why_not(g, seat, opt)


def stand(g: Known) -> int:
    """Where the hero will stand when the attack is made."""
    deed = g.deed
    first = g.box.does[deed[DEED_KIND]][0]
    if deed[DEED_SPACE] < 0 and first.op == O_SHIFT and deed[DEED_SQUARE] >= 0:
        return deed[DEED_SQUARE]
    return g.at[deed[DEED_SEAT]]


def candidates(g: Known) -> list[int]:
    """The foes that the attack may take as single targets."""
    reach = attack_reach(g)
    blocked = blockers(g, g.deed[DEED_SEAT]) if reach > 1 else 0
    return foes_in_reach(g, attack_op(g), stand(g), reach, blocked)


def laid(g: Known) -> bool:
    return g.deed[DEED_SPACE] >= 0


def points(g: Known) -> int:
    """How many damage points the attack assigns."""
    deed = g.deed
    return points_of(g, deed[DEED_SEAT], deed[DEED_KIND], attack_op(g), laid(g))


def width(g: Known) -> int:
    """How many squares the attack takes."""
    deed = g.deed
    return width_of(g, deed[DEED_SEAT], deed[DEED_KIND], attack_op(g), laid(g))


def question(g: Horde) -> Step[Horde] | None:
    """What the attack needs to be told next; None where it has nobody to take."""
    seat = g.deed[DEED_SEAT]
    shape = attack_op(g).shape
    if shape == SHAPE_RING:
        return ChooseCentre(seat)
    if shape == SHAPE_ARC:
        return ChooseTurn(seat)
    if shape == SHAPE_PATH:
        return ChoosePath(seat)
    if (shape == SHAPE_POINTS and points(g) == 0) or not candidates(g):
        return None
    return AimAt(seat)


class Aiming(Step[Horde]):
    """A question about the attack that is being made."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def in_chain(self, g: Horde) -> bool:
        return not laid(g)

    def asking(self, g: Horde, key: str, n: int) -> Message:
        """A prompt that names the card."""
        return Message(key, {"seat": self.seat, "card": g.deed[DEED_KIND], "n": n})


class AimAt(Aiming):
    """Which foe is attacked; where damage points are assigned, one point after the other."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [TARGET.at(foe) for foe in candidates(g)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        g.targets.append(opt.a)
        if attack_op(g).shape != SHAPE_POINTS:
            return
        left = points(g) - len(g.targets)
        if left <= 0:
            return
        if len(candidates(g)) == 1:  # nobody else to give a point
            g.targets.extend([opt.a] * left)
        else:
            g.do(AimAt(seat))

    def prompt(self, g: Horde, seat: int) -> Message:
        if attack_op(g).shape == SHAPE_POINTS:
            return self.asking(g, "prompt-points", points(g) - len(g.targets))
        return self.asking(g, "prompt-target", 1)

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.multi.distribute" if attack_op(g).shape == SHAPE_POINTS else "myth.card.steps"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != TARGET.name:
            return Reason("choose-a-target", ORDER)
        if opt.a >= len(g.kind) or not g.targetable(opt.a):
            return Reason("no-such-foe", "myth.area.needs-target")
        args: dict[str, int | str] = {"monster": g.kind[opt.a]}
        far = g.gap(opt.a, stand(g))
        reach = attack_reach(g)
        if far > reach:
            return Reason("out-of-range", "myth.range.weapon" if reach <= 1 else "myth.range.number", args)
        op = attack_op(g)
        if op.target != TARGET_ANY or op.only != ONLY_ANY:
            return Reason("not-that-foe", card_rule(g, g.deed[DEED_KIND]), args)
        if far <= 1:
            return Reason("line-between", "myth.los.adjacent-wall", args)
        return Reason("out-of-sight", "myth.los.corner-to-corner", args)


class ChooseCentre(Aiming):
    """Around which square the area lies: only that one must be in range and sight."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        wanted = fitting_squares(g, attack_op(g), stand(g))
        return [SQUARE.at(square) for square in centres(g, seat, stand(g), attack_reach(g), width(g), wanted)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        g.deed[DEED_SQUARE] = opt.a
        turns = open_turns(g)
        if len(turns) == 1:
            lay_area(g, turns[0])
        else:
            g.do(ChooseTurn(seat))

    def prompt(self, g: Horde, seat: int) -> Message:
        return self.asking(g, "prompt-centre", width(g) + 1)

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.area.initial-square"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != SQUARE.name:
            return Reason("choose-a-square", ORDER)
        if g.ground.distance(stand(g), opt.a) > attack_reach(g):
            return Reason("square-out-of-reach", "myth.area.initial-square")
        if opt.a != stand(g) and not g.ground.line_of_sight(stand(g), opt.a, blockers(g, seat)):
            return Reason("out-of-sight", "myth.area.initial-square")
        return Reason("no-target", "myth.area.needs-target", {"card": g.deed[DEED_KIND]})


def open_turns(g: Known) -> list[int]:
    """The ways in which the area of the attack can lie and take somebody."""
    op = attack_op(g)
    square = g.deed[DEED_SQUARE] if op.shape == SHAPE_RING else stand(g)
    return turns_of(g, op.shape, square, width(g), fitting_squares(g, op, stand(g)))


def lay_area(g: Horde, turn: int) -> None:
    """The area lies so; who stands in it is a target."""
    deed = g.deed
    op = attack_op(g)
    n = width(g)
    squares = ring(g, deed[DEED_SQUARE], turn, n) if op.shape == SHAPE_RING else arc(g, stand(g), turn, n)
    deed[DEED_TURN] = turn
    deed[DEED_AREA] = mask_of(squares)
    g.targets = foes_on(g, op, squares, stand(g))
    for other in g.living():
        if other != deed[DEED_SEAT] and deed[DEED_AREA] >> g.at[other] & 1:
            deed[DEED_FLAGS] |= DEED_FRIENDLY


class ChooseTurn(Aiming):
    """How the area lies: it is turned, not changed."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [TURN.at(turn) for turn in open_turns(g)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        lay_area(g, opt.a)

    def prompt(self, g: Horde, seat: int) -> Message:
        return self.asking(g, "prompt-turn", width(g))

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.area.orientation"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != TURN.name:
            return Reason("choose-a-turn", ORDER)
        if opt.a >= (4 if attack_op(g).shape == SHAPE_RING else 8):
            return Reason("no-such-turn", "myth.area.orientation")
        return Reason("no-target", "myth.area.needs-target", {"card": g.deed[DEED_KIND]})


class ChoosePath(Aiming):
    """Over which squares the hero goes, one after the other, past monsters."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [SQUARE.at(square) for square in next_squares(g, self.here(g), g.path)]
        if g.path:
            opts.append(DONE.at())
        return opts

    def here(self, g: Horde) -> int:
        """Where the path has come to."""
        return g.path[-1] if g.path else g.at[self.seat]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        if opt.verb == SQUARE.name:
            g.path.append(opt.a)
            if len(g.path) < width(g) and next_squares(g, opt.a, g.path):
                g.do(ChoosePath(seat))
                return
        g.targets = foes_on(g, attack_op(g), g.path, g.at[seat])

    def prompt(self, g: Horde, seat: int) -> Message:
        return self.asking(g, "prompt-path", width(g) - len(g.path))

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.through.path"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != SQUARE.name:
            return Reason("choose-a-square", ORDER)
        if opt.a in g.path or opt.a == g.at[seat]:
            return Reason("twice-over-a-square", "myth.through.path")
        if g.heroes_mask() >> opt.a & 1:
            return Reason("hero-in-the-way", "myth.through.terrain")
        if g.ground.distance(self.here(g), opt.a) > 1:
            return Reason("not-a-neighbour", "myth.through.path")
        return Reason("line-between", "myth.through.terrain")


def card_rule(g: Known, kind: int) -> str:
    """The rule of a card."""
    hero, _, name = g.box.card_ids[kind].removesuffix("_novice").partition("_")
    return f"myth.{hero}.{name.replace('_', '-')}"
