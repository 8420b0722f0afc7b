"""What is printed on hero cards, as typed records: their effects are ops, each a sentence of few words.

docs/write-a-card.md explains every key; SAYS and HOLDS below say which keys an op or aura takes, and the first ones it
cannot do without.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from chimera.engine.content import Id, Key, Pack, Record
from chimera.games.myth.ops import (
    AURAS,
    CARD_TYPES,
    CLEANSES,
    CONDITIONS,
    FOES,
    HEROES,
    KEYWORDS,
    MOVEMENTS,
    ONLY,
    OPS,
    PERS,
    RANGES,
    RANKS,
    SHAPES,
    TARGETS,
    WHEN,
    WHO,
    WHOM,
    WINDOWS,
)

Faults = Iterator[tuple[tuple[Key, ...], str]]
Keys = tuple[Key, ...]
Known = Literal["rulebook", "public", "reconstructed", "own"]
Sources = dict[Known, list[str]]  # what single fields are known from, where that is not the source of the record

Amount = Annotated[int, Meta(ge=-20, le=20, examples=[1])]
Some = Annotated[int, Meta(ge=0, le=20, examples=[2])]
Size = Annotated[int, Meta(ge=1, le=12, examples=[3])]
Most = Annotated[int, Meta(ge=-1, le=12, examples=[1])]

BASE_CARDS: Final = 25  # of every class
NOVICE_CARDS: Final = 5

SAYS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {  # by op: the keys it needs, and those it may have
    "attack": (
        (),
        (
            "shape",
            "target",
            "only",
            "squares",
            "squares_per",
            "most",
            "within",
            "points",
            "points_per",
            "d10_per",
            "fd_per",
            "tn_armored",
            "adjacent_damage",
            "combo_damage",
            "if",
            "after",
            "needs_target",
            "delayed",
            "spaces_pay",
            "joined",
            "joined_squares",
            "hit",
        ),
    ),
    "heal": (("who", "amount"), ("per", "most", "most_per")),
    "cleanse": (("who",), ("what", "most")),
    "threat": (("amount",), ()),
    "calm": (("who", "amount"), ("per",)),
    "meter": (("amount",), ()),
    "mp": (("amount",), ("no_move", "if")),
    "shift": (("amount",), ("past", "beside_target")),
    "root": ((), ()),
    "choose": (("who",), ("most", "most_per", "other")),
    "decoy": ((), ()),
    "load": (("amount",), ("pair",)),
    "search": (("amount",), ()),
    "pray": (("amount",), ()),
    "dodge": ((), ()),
    "clear": (("least", "most"), ()),
    "deflect": ((), ()),
    "hide_again": ((), ()),
    "burn": (("amount",), ("per",)),
    "prone": ((), ("only",)),
    "stun": ((), ("only", "present")),
    "slow": ((), ()),
    "weaken": (("amount",), ()),
}
IN_HIT: Final = ("heal", "burn", "prone", "stun", "slow", "weaken")
ONLY_IN_HIT: Final = IN_HIT[1:]
BONUS: Final = (("amount", "when"), ("per", "whom", "foes", "once", "if", "after"))
HOLDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {  # by aura, likewise
    "enemy_tn": (("amount",), ("per", "whom", "foes", "if", "after")),
    "reroll_hits": (("whom",), ()),
    "d10": BONUS,
    "fd": BONUS,
    "tn": BONUS,
    "damage": BONUS,
    "ap": (("amount", "when"), ("whom",)),
    "courage_pass": ((), ("whom",)),
    "redirect_to_me": (("whom",), ()),
    "redirect_ranged": ((), ()),
    "taunt": ((), ()),
    "rage": (("amount",), ()),
    "all_rage": ((), ()),
    "faith": (("amount",), ("per",)),
    "monster_courage": (("amount",), ("per",)),
    "shield_around": (("whom",), ()),
    "decoy": (("amount",), ()),
    "ward": (("amount",), ()),
    "ice": (("amount",), ()),
    "reroll": (("amount", "when"), ("whom", "within")),
    "sap": (("amount",), ("if", "after")),
    "double_treasure": ((), ()),
    "shadows": (("amount",), ("late",)),
    "handed_on": ((), ()),
}


def wrong_word(word: str, words: tuple[str, ...], at: Keys) -> Faults:
    """A word that is none of these."""
    if word not in words:
        near = difflib.get_close_matches(word[:100], words, 1)
        remedy = f"did you mean '{near[0]}'?" if near else "write one of them."
        yield at, f"'{word[:40]}' is not known here, expected one of {', '.join(words)}; {remedy}"


def wrong_keys(name: str, keys: dict[str, object], says: tuple[tuple[str, ...], tuple[str, ...]], at: Keys) -> Faults:
    """Keys an op or aura cannot do without or has no use for."""
    needs, may = says
    for key in needs:
        if key not in keys:
            yield at, f"'{name}' has no '{key}', expected one; add it."
    for key in keys:
        if key not in needs and key not in may:
            known = ", ".join((*needs, *may))
            only = f"only {known}" if known else "nothing else"
            yield (*at, key), f"'{name}' has no use for '{key}', expected {only}; delete it."


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of a record."""

    def written(self) -> dict[str, object]:
        """The keys that differ from what is usual, by the names they have in a file."""
        keys: dict[str, object] = {}
        defaults = type(self)(**{name: getattr(self, name) for name in self.__struct_fields__[:1]})
        for field, key in zip(self.__struct_fields__[1:], self.__struct_encode_fields__[1:], strict=True):
            if getattr(self, field) != getattr(defaults, field):
                keys[key] = getattr(self, field)
        return keys


class Doing(Part, frozen=True, kw_only=True):
    """One op of a card."""

    op: str
    who: str = ""
    other: bool = False
    amount: Amount = 0
    per: str = "flat"
    least: Most | None = None
    most: Most | None = None
    most_per: str = "flat"
    what: str = "all"
    only: str = "any"
    past: bool = False
    beside_target: bool = False
    no_move: bool = False
    pair: bool = False
    present: bool = False
    shape: str = "one"
    target: str = "any"
    squares: Some = 0
    squares_per: str = "flat"
    within: Some = 0
    points: Some = 0
    points_per: str = "flat"
    d10_per: str = "flat"
    fd_per: str = "flat"
    tn_armored: Amount = 0
    adjacent_damage: Some = 0
    combo_damage: Some = 0
    needs_target: bool = True
    delayed: bool = False
    spaces_pay: bool = False
    joined: str = ""
    joined_squares: Some = 0
    hit: list[Doing] = msgspec.field(default_factory=list)
    if_: str = msgspec.field(default="always", name="if")
    after: list[Id] = msgspec.field(default_factory=list)

    def faults(self, ops: tuple[str, ...], at: Keys) -> Faults:
        """What is wrong with it where only these ops may stand."""
        if self.op not in ops:
            yield from wrong_word(self.op, ops, (*at, "op"))
            return
        yield from wrong_keys(self.op, self.written(), SAYS[self.op], at)
        for key, word, words in (
            ("who", self.who or "self", WHO),
            ("per", self.per, PERS),
            ("most_per", self.most_per, PERS),
            ("squares_per", self.squares_per, PERS),
            ("points_per", self.points_per, PERS),
            ("d10_per", self.d10_per, PERS),
            ("fd_per", self.fd_per, PERS),
            ("what", self.what, CLEANSES),
            ("only", self.only, ONLY),
            ("shape", self.shape, SHAPES),
            ("target", self.target, TARGETS),
            ("if", self.if_, CONDITIONS),
        ):
            yield from wrong_word(word, words, (*at, key))
        if self.if_.startswith("after") != bool(self.after):
            yield at, "'after' names the cards of a combo, and 'if' says 'after' or 'after_in_shadows'; write both."
        for i, each in enumerate(self.hit):
            yield from each.faults(IN_HIT, (*at, "hit", i))


class Holding(Part, frozen=True, kw_only=True):
    """One aura of a card."""

    aura: str
    amount: Amount = 0
    per: str = "flat"
    whom: str = "self"
    within: Some = 0
    when: str = "always"
    foes: str = "all"
    once: bool = False
    late: bool = False
    if_: str = msgspec.field(default="always", name="if")
    after: list[Id] = msgspec.field(default_factory=list)

    def faults(self, at: Keys) -> Faults:
        """What is wrong with it."""
        if self.aura not in AURAS:
            yield from wrong_word(self.aura, AURAS, (*at, "aura"))
            return
        yield from wrong_keys(self.aura, self.written(), HOLDS[self.aura], at)
        for key, word, words in (
            ("per", self.per, PERS),
            ("whom", self.whom, WHOM),
            ("when", self.when, WHEN),
            ("foes", self.foes, FOES),
            ("if", self.if_, CONDITIONS),
        ):
            yield from wrong_word(word, words, (*at, key))
        if self.if_.startswith("after") != bool(self.after):
            yield at, "'after' names the cards of a combo, and 'if' says 'after' or 'after_in_shadows'; write both."


class Entry(Part, frozen=True, kw_only=True):
    """What a type of movement does to the card."""

    d10: Amount = 0
    fd: Amount = 0
    tn: Amount = 0
    damage: Some = 0
    dot: Some = 0  # rounds more
    after: Some = 0  # counts only after so many squares moved before


class Movement(Part, frozen=True, kw_only=True):
    """What each type of movement does to a card."""

    none: Literal["ok", "blocked"] | Entry
    cautious: Literal["ok", "blocked"] | Entry
    normal: Literal["ok", "blocked"] | Entry
    aggressive: Literal["ok", "blocked"] | Entry


Reach = Annotated[int | str, Meta(description="a number of squares or one of " + ", ".join(RANGES), examples=[3])]


class Later(Part, frozen=True, kw_only=True):
    """What a card does in the later printing."""

    does: list[Doing] | None = None
    in_play: list[Holding] | None = None


class HeroCard(Record, frozen=True, kw_only=True):
    """A kind of hero card."""

    hero: str
    rank: str
    copies: Annotated[int, Meta(ge=1, le=10)]
    same_as: Id | None = None  # a further copy of that card, with a text of its own rank
    type: str
    ap: Annotated[int, Meta(ge=0, le=6)]
    damage: Annotated[int, Meta(ge=0, le=6)] | None = None
    range: Reach | dict[str, Reach]
    keywords: list[str]
    windows: list[str] = msgspec.field(default_factory=list)
    follows: list[Id] = msgspec.field(default_factory=list)  # in a combo
    movement: Movement
    does: list[Doing] = msgspec.field(default_factory=list)
    in_play: list[Holding] = msgspec.field(default_factory=list)
    later: Later | None = msgspec.field(default=None, name="v1.1")
    field_sources: Sources = msgspec.field(default_factory=dict)

    def reach(self, movement: str) -> int:
        """The code of its range with this type of movement."""
        reach = self.range[movement] if isinstance(self.range, dict) else self.range
        return RANGES[reach] if isinstance(reach, str) else reach

    def faults(self, at: Keys) -> Faults:
        """What is wrong with it, whatever other cards there are."""
        yield from wrong_word(self.hero, HEROES, (*at, "hero"))
        yield from wrong_word(self.rank, RANKS, (*at, "rank"))
        yield from wrong_word(self.type, CARD_TYPES, (*at, "type"))
        for i, word in enumerate(self.keywords):
            yield from wrong_word(word, KEYWORDS, (*at, "keywords", i))
        for i, word in enumerate(self.windows):
            yield from wrong_word(word, WINDOWS, (*at, "windows", i))
        yield from self.wrong_range(at)
        if (self.type == "interrupt") != bool(self.windows):
            what = "an interrupt names the windows in which it may be played, and no other card does; "
            yield at, what + ("add 'windows: [...]'." if self.type == "interrupt" else "delete 'windows'.")
        for i, does in enumerate(self.does):
            yield from does.faults(tuple(op for op in OPS if op not in ONLY_IN_HIT), (*at, "does", i))
        for i, aura in enumerate(self.in_play):
            yield from aura.faults((*at, "in_play", i))
        for i, does in enumerate((self.later and self.later.does) or []):
            yield from does.faults(OPS, (*at, "v1.1", "does", i))
        for i, aura in enumerate((self.later and self.later.in_play) or []):
            yield from aura.faults((*at, "v1.1", "in_play", i))
        yield from self.wrong_effect(at)

    def wrong_range(self, at: Keys) -> Faults:
        """A word for a range that is none, or a type of movement without one."""
        by_type = self.range if isinstance(self.range, dict) else {"": self.range}
        if isinstance(self.range, dict) and sorted(by_type) != sorted(MOVEMENTS):
            yield (*at, "range"), f"expected a range for each of {', '.join(MOVEMENTS)}; list all four."
        for reach in by_type.values():
            if isinstance(reach, str):
                yield from wrong_word(reach, tuple(RANGES), (*at, "range"))

    def wrong_effect(self, at: Keys) -> Faults:
        """A card that does nothing, or does what its keywords do not say."""
        attacks = [each for each in self.does if each.op == "attack"]
        if not self.does and not self.in_play and "ammo" not in self.keywords:
            yield at, f"'{self.id}' has no effect, expected 'does' or 'in_play'; write what it does."
        if bool(attacks) != ("attack" in self.keywords):
            what = "an attack has the keyword 'attack', and no other card has it; "
            yield (*at, "keywords"), what + ("add it." if attacks else "delete it, or add an attack to 'does'.")
        by_points = any(each.shape == "points" for each in attacks)
        if (self.damage is not None) != (bool(attacks) and not by_points):
            what = "'damage' is what an attack deals to each target, not by points; "
            yield at, what + ("delete it." if self.damage is not None else "add it, such as 'damage: 1'.")
        chosen = any(each.whom == "chosen" or each.foes == "chosen" for each in self.in_play)
        if chosen and not any(each.op in ("choose", "heal") for each in self.does):
            yield (*at, "in_play"), "nobody is chosen for it, expected a 'choose' in 'does'; add one."
        if "requires_combo" in self.keywords and not self.follows:
            yield (*at, "keywords"), "it needs a card before it, but 'follows' names none; add 'follows: [...]'."


class HeroCards(Pack, frozen=True, kw_only=True):
    """The file hero_cards.yaml."""

    cards: list[HeroCard]

    def faults(self) -> Faults:
        for i, card in enumerate(self.cards):
            yield from card.faults(("cards", i))
        yield from self.wrong_decks()
        yield from self.wrong_names()

    def wrong_decks(self) -> Faults:
        """Classes with too few or too many cards, and cards out of their order."""
        order = [(HEROES.index(card.hero), RANKS.index(card.rank)) for card in self.cards]
        for i in range(1, len(order)):
            if order[i] < order[i - 1]:
                what = f"'{self.cards[i].id}' comes after cards of a later class or rank, expected the order "
                yield ("cards", i), what + f"{', '.join(HEROES)}, base before novice; move it."
        copies: Counter[tuple[str, str]] = Counter()
        for card in self.cards:
            copies[card.hero, card.rank] += card.copies
        for hero in HEROES:
            for rank, expected in (("base", BASE_CARDS), ("novice", NOVICE_CARDS)):
                if copies[hero, rank] != expected:
                    what = f"the {hero} has {copies[hero, rank]} {rank} cards, expected {expected}; "
                    yield ("cards",), what + "correct the copies, or add or delete some."

    def wrong_names(self) -> Faults:
        """Cards that are named and do not exist, or belong to another class."""
        hero_of = {card.id: card.hero for card in self.cards}
        for i, card in enumerate(self.cards):
            named: list[tuple[Keys, str]] = [(("same_as",), card.same_as)] if card.same_as else []
            named += [(("follows", j), name) for j, name in enumerate(card.follows)]
            for j, does in enumerate(card.does):
                named += [(("does", j, "joined"), does.joined)] if does.joined else []
                named += [(("does", j, "after", k), name) for k, name in enumerate(does.after)]
            for j, aura in enumerate(card.in_play):
                named += [(("in_play", j, "after", k), name) for k, name in enumerate(aura.after)]
            for at, name in named:
                if hero_of.get(name) != card.hero:
                    what = f"'{name}' is no card of the {card.hero}, expected one of that class; correct it."
                    yield ("cards", i, *at), what
