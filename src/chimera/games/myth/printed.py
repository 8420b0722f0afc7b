"""What is printed on cards, monsters and items, as numbers (ops.py, kinds.py) that rules walk through."""

from __future__ import annotations

from chimera.games.myth.ops import (
    CLEANSE_ALL,
    FOES_ALL,
    IF_ALWAYS,
    ONLY_ANY,
    PER_FLAT,
    SHAPE_ONE,
    TARGET_ANY,
    WHEN_ALWAYS,
    WHO_SELF,
    WHOM_SELF,
)


class Op:
    """One thing that a card does, or that an attack does to whom it hits."""

    __slots__ = (
        "adjacent_damage",
        "after",
        "amount",
        "beside_target",
        "combo_damage",
        "d10_per",
        "delayed",
        "fd_per",
        "hit",
        "if_",
        "joined",
        "joined_squares",
        "least",
        "most",
        "most_per",
        "needs_target",
        "no_move",
        "only",
        "op",
        "other",
        "pair",
        "past",
        "per",
        "points",
        "points_per",
        "present",
        "shape",
        "spaces_pay",
        "squares",
        "squares_per",
        "target",
        "tn_armored",
        "what",
        "who",
        "within",
    )

    def __init__(self, op: int) -> None:
        self.op: int = op  # O_
        self.if_: int = IF_ALWAYS  # IF_: it counts only then
        self.after: int = 0  # set of kinds of cards (bits), for IF_AFTER and IF_AFTER_IN_SHADOWS
        self.who: int = WHO_SELF  # WHO_
        self.other: bool = False  # not the hero who plays it
        self.amount: int = 0  # Vitality, Threat, AP (below 0: less), MP, squares, cards, rounds
        self.per: int = PER_FLAT  # PER_: times this
        self.least: int = 1  # heroes, foes or cards chosen: at least ...
        self.most: int = 1  # ... and at most so many; -1: all there are (as least, too); of squares: with squares_per
        self.most_per: int = PER_FLAT  # times this
        self.what: int = CLEANSE_ALL  # CLEANSE_
        self.only: int = ONLY_ANY  # ONLY_: whom an attack may take; of a hit's effect, whom it reaches
        self.past: bool = False  # a shift past anything, to a free square
        self.beside_target: bool = False  # a shift that ends next to a target
        self.no_move: bool = False  # MP that are not a Move
        self.pair: bool = False  # all of the cards or none
        self.present: bool = False  # a stun: of the present activation, if it has not attacked yet, else of the next
        # of an attack
        self.shape: int = SHAPE_ONE
        self.target: int = TARGET_ANY
        self.squares: int = 0  # of an arc, a cross or a path; of a ring around its centre; of a hop, further targets
        self.squares_per: int = PER_FLAT  # so many more for each
        self.within: int = 0  # squares from target to target, of a hop
        self.points: int = 0  # damage points to assign, for SHAPE_POINTS
        self.points_per: int = PER_FLAT  # times this
        self.d10_per: int = PER_FLAT  # one D10 more for each; flat: none
        self.fd_per: int = PER_FLAT  # one FD more for each; flat: none
        self.tn_armored: int = 0
        self.adjacent_damage: int = 0  # more, on adjacent targets
        self.combo_damage: int = 0  # more, where `if_` and `after` hold (the attack itself is always made)
        self.needs_target: bool = True
        self.delayed: bool = False  # carried out right after the acting group has attacked, if the hero is alive
        self.spaces_pay: bool = False  # Ammo that lies in an action space pays, too
        self.joined: int = 0  # set of kinds: played directly before, or added from the hand, such a card makes ...
        self.joined_squares: int = 0  # ... the path so much longer, and does nothing itself
        self.hit: list[Op] = []  # to each target that was hit


class Aura:
    """What a card does while it lies face up in its space."""

    __slots__ = ("after", "amount", "foes", "if_", "late", "name", "once", "per", "when", "whom", "within")

    def __init__(self, name: int) -> None:
        self.name: int = name  # A_
        self.amount: int = 0
        self.per: int = PER_FLAT  # PER_: times this, as it is at that moment
        self.whom: int = WHOM_SELF  # WHOM_: whose rolls, cards or skin
        self.within: int = 0  # squares, for WHOM_NEAR
        self.when: int = WHEN_ALWAYS  # WHEN_
        self.foes: int = FOES_ALL  # FOES_: which monsters
        self.once: bool = False  # only for the next one, then it is used up
        self.late: bool = False  # Shadows: a hit breaks them only after the whole combo
        self.if_: int = IF_ALWAYS  # IF_, as it was when the card was played
        self.after: int = 0  # set of kinds, for IF_AFTER


class Strike:
    """One attack on a monster's card."""

    __slots__ = ("amount", "area", "attacks", "d10", "damage", "each", "fd", "name", "power", "range", "ranged", "tn")

    def __init__(self, name: str, range_: int, tn: int) -> None:
        self.name: str = name  # of its message
        self.range: int = range_
        self.ranged: bool = False
        self.d10: int = 0
        self.fd: int = 0
        self.attacks: int = 1  # so many attacks, each hitting at most once; its dice are shared out evenly
        self.area: int = 0  # AREA_
        self.tn: int = tn
        self.damage: int = 1
        self.each: bool = False  # damage for each success, not for the hit
        self.power: int = -1  # POWER_ to whom it hits
        self.amount: int = 0  # of the power


class Recipe:
    """A fate recipe of a monster (power: POWER_, whom) or of an item (power: GIFT_)."""

    __slots__ = ("amount", "cost", "name", "power", "repeatable", "whom")

    def __init__(self, cost: list[int], power: int) -> None:
        self.cost: list[int] = cost  # by symbol, how many
        self.power: int = power
        self.amount: int = 0
        self.whom: int = 0  # VICTIM_
        self.repeatable: bool = False
        self.name: str = ""  # of its message; "": none


class Power:
    """What a monster can do besides its attacks."""

    __slots__ = ("amount", "fd", "near", "near_range", "once", "power", "range", "symbol")

    def __init__(self, power: int) -> None:
        self.power: int = power  # POWER_
        self.fd: int = 0  # rolled for it
        self.symbol: int = 0  # that must show
        self.amount: int = 0  # Vitality with which it stands up; 0: all
        self.range: int = 0  # squares
        self.once: bool = False  # once per figure
        self.near: int = -1  # kind of monster: with an active one within ...
        self.near_range: int = 0  # ... so many squares one FD more is rolled
