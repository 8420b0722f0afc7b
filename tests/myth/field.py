"""Tables of Myth for tests, so that a test reads like its rule.

    f = field("soldier", "archer").at("soldier", "f6").monster("grubber", "f7").hand("soldier", "attack").meter(3)
    f.cycle().play("soldier", "play:attack:normal", "foe:f7")

Heroes, squares, cards, items and monsters go by their names: 'play:attack:cautious', 'go:f7', 'give:helm:archer'. A
field is quiet: nobody stands anywhere, nothing is in a hand and nothing comes next unless a test says so. Chance is
not replaced but chosen: `dice` puts a stream where it shows the wanted numbers, `rigged` looks for dice that do what
the test is about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import chimera.games.myth
from chimera.engine.agenda import advance, asked, choose_code, options, why_not
from chimera.engine.cells import cells_of
from chimera.engine.content import load
from chimera.engine.dice import PER_STREAM, Dice
from chimera.engine.events import Event
from chimera.engine.game import Opt, Step
from chimera.games.myth.box import MythBox
from chimera.games.myth.content import FILES
from chimera.games.myth.kinds import FAMILIES, POTIONS, RARITIES, SLOT_SECONDARY, SLOT_TWO_HANDS, SLOTS
from chimera.games.myth.ops import HEROES, SYMBOLS
from chimera.games.myth.state import Myth
from chimera.games.myth.words import (
    ACTIVE,
    BOTH_HANDS,
    COPIES,
    EDGES,
    FACE_DOWN,
    HERO_CYCLE,
    HERO_DICE,
    NOTHING,
    NOWHERE,
    OPEN,
    SIDES,
    SPACES,
    STATUSES,
    STREAMS,
    STRIDES,
    WORDS,
)

FOLDER = Path(chimera.games.myth.__file__).parent
SETTINGS: dict[str, str | int | bool] = {
    "mode": "hunt",
    "hands": "open",
    "figures": "shared",
    "cards": "first",
    "deck": "base",
    "first_wave": 1,
    "rounds": 60,
}
ON_SQUARE = ("go", "at")
ON_CARD = ("play", "react", "card", "keep")
ON_ITEM = ("give", "equip")
ON_POTION = ("drink", "hand")
FULL = 1 << 32


@cache
def contents() -> dict[str, Any]:
    """The files in content/, read once."""
    return {name: load(FOLDER / name, kind, trusted=True) for name, kind in FILES.items()}


@cache
def box_of(classes: tuple[str, ...], settings: tuple[tuple[str, str | int | bool], ...]) -> MythBox:
    """The box of a match; tests share it and change nothing in it."""
    return MythBox(contents(), {**SETTINGS, **dict(settings)}, list(classes))


class Field:
    """A table in the making; every method returns it."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.box: MythBox = g.box

    # names

    def seat(self, hero: str) -> int:
        """The seat of a hero."""
        return self.box.seat_hero.index(HEROES.index(hero))

    def square(self, name: str) -> int:
        """The number of a square."""
        return self.box.map.cell_named(name)

    def squares(self, *names: str) -> int:
        """A set of squares."""
        found = 0
        for name in names:
            found |= 1 << self.square(name)
        return found

    def named(self, squares: int) -> list[str]:
        """The names of a set of squares."""
        return [self.box.map.label(square) for square in cells_of(squares)]

    def card(self, hero: str, name: str) -> int:
        """The kind of a hero's card."""
        return self.box.card_ids.index(f"{hero}_{name}")

    def item(self, name: str) -> int:
        """The kind of an item; its colour may be left out."""
        ids = self.box.item_ids
        return ids.index(name) if name in ids else next(i for i in range(len(ids)) if ids[i].partition("_")[2] == name)

    def kind(self, monster: str) -> int:
        """The kind of a monster or lair."""
        return self.box.monster_ids.index(monster)

    def foe(self, square: str) -> int:
        """The slot of the foe on a square, a fallen one too."""
        number = self.square(square)
        found: int = next(foe for foe in self.g.foes() if self.g.squares_of(foe) >> number & 1)
        return found

    # what the table looks like

    def at(self, hero: str, square: str) -> Field:
        """A hero stands on a square."""
        self.g.at[self.seat(hero)] = self.square(square)
        return self

    def hp(self, hero: str, n: int) -> Field:
        """A hero has so much Vitality."""
        self.g.hp[self.seat(hero)] = n
        return self

    def threat(self, hero: str, n: int) -> Field:
        """A hero has so much Threat."""
        self.g.threat[self.seat(hero)] = n
        return self

    def ails(self, hero: str, *statuses: str, web: int = 0) -> Field:
        """Something ails a hero: 'poisoned', 'slain' ...; a web holds until so many cards are discarded."""
        seat = self.seat(hero)
        for status in statuses:
            self.g.ails[seat] |= 1 << STATUSES.index(status)
        self.g.web[seat] = web
        if "slain" in statuses:
            self.g.hp[seat] = 0
        return self

    def stride(self, hero: str, stride: str) -> Field:
        """A hero has chosen a movement type."""
        self.g.stride[self.seat(hero)] = STRIDES.index(stride)
        return self

    def mp(self, hero: str, *, spent: int = 0, more: int = 0, free: int = 0, steps: int = -1) -> Field:
        """MP spent so far in this Hero Cycle, from Move cards, and not a Move; squares walked (as many as spent)."""
        seat = self.seat(hero)
        self.g.mp_spent[seat] = spent
        self.g.mp_more[seat] = more
        self.g.mp_free[seat] = free
        self.g.steps[seat] = spent if steps < 0 else steps
        return self

    def acted(self, *heroes: str) -> Field:
        """These heroes have played their action."""
        for hero in heroes:
            self.g.acted[self.seat(hero)] = 1
        return self

    def take(self, hero: str, name: str) -> int:
        """A copy of a card, out of the deck."""
        seat = self.seat(hero)
        copy: int = self.g.copy_in(seat, self.g.deck[seat], self.card(hero, name))
        if copy == NOTHING:
            copy = next(
                copy
                for copy in range(COPIES)
                if self.box.copy_kind[self.box.seat_hero[seat] * COPIES + copy] == self.card(hero, name)
                and not self.lies(seat, copy)
            )
        self.g.deck[seat] &= ~(1 << copy)
        return copy

    def lies(self, seat: int, copy: int) -> bool:
        """Whether a copy lies anywhere but in the deck."""
        g = self.g
        own = range(seat * SPACES, (seat + 1) * SPACES)
        beneath = any(g.beneath[space] >> copy & 1 or g.spaces[space] == copy for space in own)
        held = (g.hand[seat] | g.quiver[seat]) >> copy & 1
        return bool(held) or beneath or copy in g.discards[seat] or copy + COPIES in g.discards[seat]

    def hand(self, hero: str, *cards: str) -> Field:
        """A hero holds these cards besides what it holds already."""
        for name in cards:
            self.g.hand[self.seat(hero)] |= 1 << self.take(hero, name)
        return self

    def quiver(self, hero: str, *cards: str) -> Field:
        """Ammo in a hero's quiver."""
        for name in cards:
            self.g.quiver[self.seat(hero)] |= 1 << self.take(hero, name)
        return self

    def discarded(self, hero: str, *cards: str) -> Field:
        """These cards lie in a hero's discards."""
        for name in cards:
            self.g.discards[self.seat(hero)].append(self.take(hero, name))
        return self

    def deck(self, hero: str, *cards: str) -> Field:
        """A hero's deck holds only these cards; the others lie in the discards."""
        seat = self.seat(hero)
        rest = self.g.deck[seat]
        kept = 0
        for name in cards:
            copy = self.g.copy_in(seat, rest & ~kept, self.card(hero, name))
            assert copy != NOTHING, f"no {name} is left in the deck"
            kept |= 1 << copy
        self.g.deck[seat] = kept
        self.g.discards[seat].extend(cells_of(rest & ~kept))
        return self

    def without_discards(self, hero: str) -> Field:
        """A hero's discards are gone from the table."""
        self.g.discards[self.seat(hero)] = []
        return self

    def space(self, hero: str, card: str, space: int = -1, lying: int = 0, chosen: int = 0) -> Field:
        """A card lies in a hero's action space, the first empty one unless told otherwise."""
        seat = self.seat(hero)
        if space < 0:
            space = next(i for i in range(SPACES) if self.g.spaces[seat * SPACES + i] == NOTHING)
        place = seat * SPACES + space
        self.g.spaces[place] = self.take(hero, card)
        self.g.lying[place] = lying
        self.g.chosen[place] = chosen
        return self

    def rage(self, n: int) -> Field:
        """The soldier has so many face-down Rage cards."""
        for _ in range(n):
            seat = self.seat("soldier")
            copy = cells_of(self.g.deck[seat])[-1]
            self.g.deck[seat] &= ~(1 << copy)
            place = next(p for p in range(seat * SPACES, (seat + 1) * SPACES) if self.g.spaces[p] == NOTHING)
            self.g.spaces[place] = copy
            self.g.lying[place] = FACE_DOWN
        return self

    def worn(self, hero: str, *items: str) -> Field:
        """A hero wears these items, whatever it wore in their places."""
        base = self.seat(hero) * 5
        for name in items:
            item = self.item(name)
            slot = self.box.item_slot[item]
            if slot == SLOT_TWO_HANDS:
                slot = 0
                self.g.gear[base + SLOT_SECONDARY] = BOTH_HANDS
            self.g.gear[base + slot] = item
            if self.g.stock[item] > 0:
                self.g.stock[item] -= 1
        return self

    def bare(self, hero: str, *slots: str) -> Field:
        """A hero wears nothing, or nothing in these slots."""
        for slot in slots or SLOTS[:5]:
            self.g.gear[self.seat(hero) * 5 + SLOTS.index(slot)] = NOTHING
        return self

    def pack(self, hero: str, *items: str) -> Field:
        """Items in a hero's inventory."""
        seat = self.seat(hero)
        for name in items:
            item = self.item(name)
            self.g.pack[seat].append(item)
            self.g.pack[seat].sort()
            if self.g.stock[item] > 0:
                self.g.stock[item] -= 1
        return self

    def potions(self, hero: str, **n: int) -> Field:
        """Potions of a hero: potions("soldier", vitality=1)."""
        for name, count in n.items():
            self.g.potions[self.seat(hero) * 3 + POTIONS.index(name)] = count
        return self

    def monster(
        self, kind: str, square: str, *, active: bool = True, life: int = 0, mood: int = 0, aim: str = ""
    ) -> Field:
        """A monster, lair or larva stands on a square (the north west one of a large base)."""
        foe = self.g.spawn(self.kind(kind), self.square(square), mood | (ACTIVE if active else 0))
        if life:
            self.g.life[foe] = life
        if aim:
            self.g.aim[foe] = self.seat(aim)
        return self

    def meter(self, n: int) -> Field:
        """The Darkness Meter shows this."""
        self.g.meter = n
        return self

    def loot(self, *names: str) -> Field:
        """Treasures lie on these squares."""
        self.g.loot = sorted([*self.g.loot, *map(self.square, names)])
        return self

    def tokens(self, n: int) -> Field:
        """So many treasure tokens are on the Darkness Board."""
        self.g.tokens = n
        return self

    def bag(self, **n: int) -> Field:
        """The treasure bag holds these tokens and no others: bag(green=1)."""
        self.g.bag = [n.get(colour, 0) for colour in RARITIES]
        return self

    def stock(self, *items: str) -> Field:
        """The item decks hold one card of each of these kinds, and no others."""
        self.g.stock = [0] * len(self.box.item_ids)
        for name in items:
            self.g.stock[self.item(name)] += 1
        return self

    def wave(self, n: int, timer: int = 4, *families: str) -> Field:
        """This wave has come, with these families chosen so far."""
        self.g.wave = n
        self.g.came = (2 << n) - 2  # figures of all of them
        self.g.timer = timer
        self.g.families = [FAMILIES.index(name) for name in families]
        return self

    def omens(self, *ids: str) -> Field:
        """These Darkness cards are drawn next, in this order; the others lie below."""
        numbers = [self.box.omen_ids.index(name) for name in ids]
        self.g.omens_top = numbers[::-1]
        self.g.omens = (1 << len(self.box.omen_ids)) - 1
        for number in numbers:
            self.g.omens &= ~(1 << number)
        return self

    def set(self, **values: Any) -> Field:
        """Fields of the table as they are: set(round=3, phase=HERO_DECK)."""
        for name, value in values.items():
            assert hasattr(self.g, name), name
            setattr(self.g, name, value)
        return self

    # what happens

    def then(self, *steps: Step[Any]) -> Field:
        """These steps come, and are run to the next question."""
        self.g.do(*steps)
        advance(self.g)
        return self

    def cycle(self) -> Field:
        """The Hero Cycle is going on: everybody is asked."""
        from chimera.games.myth.round import HeroCycle

        return self.then(HeroCycle())

    def play(self, hero: str, *codes: str) -> Field:
        """A hero chooses one option after the other."""
        for code in codes:
            choose_code(self.g, WORDS, self.seat(hero), self.coded(hero, code))
        return self

    def everybody(self, code: str) -> Field:
        """All who are asked choose this, one after the other, as long as this question stands."""
        step = type(self.g.agenda[-1])
        while self.g.agenda and isinstance(self.g.agenda[-1], step) and asked(self.g):
            choose_code(self.g, WORDS, asked(self.g)[0], code)
        return self

    def codes(self, hero: str, *verbs: str) -> list[str]:
        """What a hero may choose, by names; of these verbs, if any are given. [] when it is not asked."""
        seat = self.seat(hero)
        if seat not in asked(self.g):
            return []
        return [self.spelt(hero, opt) for opt in options(self.g, seat) if not verbs or opt.verb in verbs]

    def refused(self, hero: str, code: str) -> str:
        """That a choice is not offered, with a reason: the id of its rule, "" for somebody who is not asked at all."""
        seat = self.seat(hero)
        text = self.coded(hero, code)
        reason = why_not(self.g, WORDS, seat, text)
        assert reason is not None, f"{code} is offered"
        if seat not in asked(self.g):
            assert reason.key == "not-asked"
            return ""
        assert reason.key != "unknown-code", f"no option is written {text}"
        assert reason.rule.startswith("myth."), f"{code} is refused without a rule ({reason.key})"
        return reason.rule

    def asks(self) -> list[str]:
        """The heroes who are asked."""
        return [HEROES[self.box.seat_hero[seat]] for seat in asked(self.g)]

    def heard(self) -> list[str]:
        """The kinds of what was told since the last time."""
        return [event.kind for event in self.g.heard()]

    def told(self, kind: str = "") -> list[Event]:
        """What was told since the last time, of one kind if it is given."""
        return [event for event in self.g.heard() if not kind or event.kind == kind]

    # codes

    def coded(self, hero: str, text: str) -> str:
        """A code in which squares, cards, items, foes and heroes may go by their names."""
        verb, _, rest = text.partition(":")
        first, _, second = rest.partition(":")
        if verb == "die" and second and not second.isdigit():
            return f"die:{first}:{self.kind(second)}"
        if not first or first.isdigit():
            return text
        number = -1
        if verb in ON_SQUARE:
            number = self.square(first)
        elif verb in ON_CARD:
            number = self.card(hero, first)
            second = str(STRIDES.index(second)) if second and not second.isdigit() else second
        elif verb in ON_ITEM:
            number = self.item(first)
        elif verb in ON_POTION:
            number = POTIONS.index(first)
        elif verb in ("foe", "tinker"):
            number = self.foe(first)
        elif verb == "hero":
            number = self.seat(first)
        elif verb == "edge":
            number = EDGES.index(first)
        elif verb == "family":
            number = FAMILIES.index(first)
        elif verb == "kind":
            number = self.kind(first)
        elif verb in ("remove", "recipe"):
            number = SLOTS.index(first)
        if verb in ("give", "hand"):
            second = str(self.seat(second))
        assert number >= 0, text
        return f"{verb}:{number}:{second}" if second else f"{verb}:{number}"

    def spelt(self, hero: str, opt: Opt) -> str:
        """An option as `coded` reads it."""
        verb = opt.verb
        first = ""
        second = str(opt.b) if opt.arity > 1 else ""
        if verb in ON_SQUARE:
            first = self.box.map.label(opt.a)
        elif verb in ON_CARD:
            first = self.box.card_ids[opt.a].partition("_")[2]
            second = STRIDES[opt.b] if opt.arity > 1 else ""
        elif verb in ON_ITEM:
            first = self.box.item_ids[opt.a]
        elif verb in ON_POTION:
            first = POTIONS[opt.a]
        elif verb in ("foe", "tinker"):
            first = self.box.map.label(self.g.spot[opt.a])
        elif verb == "hero":
            first = HEROES[self.box.seat_hero[opt.a]]
        elif verb == "edge":
            first = EDGES[opt.a]
        elif verb == "family":
            first = FAMILIES[opt.a]
        elif verb == "kind":
            first = self.box.monster_ids[opt.a]
        elif verb in ("remove", "recipe"):
            first = SLOTS[opt.a]
        else:
            first = str(opt.a) if opt.arity else ""
        if verb in ("give", "hand"):
            second = HEROES[self.box.seat_hero[opt.b]]
        elif verb == "die":
            second = self.box.monster_ids[opt.b]
        return ":".join(part for part in (verb, first, second) if part)

    # what can be read

    def where(self, hero: str) -> str:
        """The square of a hero, "" for none."""
        square = self.g.at[self.seat(hero)]
        return "" if square == NOWHERE else self.box.map.label(square)

    def held(self, hero: str) -> list[str]:
        """The cards in a hero's hand, each copy."""
        return self.cards_of(hero, self.g.hand[self.seat(hero)])

    def cards_of(self, hero: str, copies: int) -> list[str]:
        """A set of copies by name."""
        seat = self.seat(hero)
        return [self.box.card_ids[self.g.kind_of(seat, copy)].partition("_")[2] for copy in cells_of(copies)]

    def laid(self, hero: str) -> list[str]:
        """What lies in a hero's spaces, "" for nothing and "?" for what lies face down."""
        seat = self.seat(hero)
        found: list[str] = []
        for place in range(seat * SPACES, (seat + 1) * SPACES):
            copy = self.g.spaces[place]
            if copy == NOTHING:
                found.append("")
            elif self.g.lying[place] & FACE_DOWN:
                found.append("?")
            else:
                found.append(self.box.card_ids[self.g.kind_of(seat, copy)].partition("_")[2])
        return found

    def wears(self, hero: str) -> list[str]:
        """The items a hero wears, slot by slot; "" for nothing, "-" for the second hand of a two-handed item."""
        base = self.seat(hero) * 5
        names = {NOTHING: "", BOTH_HANDS: "-"}
        return [names.get(item) if item < 0 else self.box.item_ids[item] for item in self.g.gear[base : base + 5]]  # type: ignore[misc]

    def carries(self, hero: str) -> list[str]:
        """The inventory of a hero."""
        return [self.box.item_ids[item] for item in self.g.pack[self.seat(hero)]]

    def monsters(self) -> list[str]:
        """The foes by kind and square: 'grubber f7'."""
        g = self.g
        return [f"{self.box.monster_ids[g.kind[foe]]} {self.box.map.label(g.spot[foe])}" for foe in g.foes()]

    # chance

    def dice(self, *pips: int, fates: tuple[str, ...] = (), stream: int = HERO_DICE) -> Field:
        """The next dice of a stream show this: hit dice first, then fate dice by their symbols."""
        rolls = [(pip - 1, SIDES) for pip in pips] + [(SYMBOLS.index(fate), len(SYMBOLS)) for fate in fates]
        return self.numbers(stream, *rolls)

    def numbers(self, stream: int, *wanted: tuple[int, int]) -> Field:
        """The next draws of a stream are these: each a number and below what it is drawn.

        The first two decide where the stream stands; for the others such places are tried until one goes on right.
        """
        words = self.g.dice.words
        base = stream * PER_STREAM
        if not wanted:
            return self
        for number in range(1_000_000):
            c = number * 2_654_435_761 % FULL
            low = [(value * FULL + below // 2 * (FULL // below)) // below for value, below in wanted]
            first = low[0] % FULL
            b = 0 if len(wanted) < 2 else unfolded((low[1] - 9 * c - 2) % FULL)
            words[base : base + 4] = [(first - b - 1) % FULL, b, c, 1]
            if words[base + 4] == 0:
                words[base + 4] = 1
            twin = self.g.dice.clone()
            if all(twin.below(stream, below) == value for value, below in wanted):
                return self
        raise AssertionError(f"no place of the stream shows {wanted}")

    def rigged(self, wanted: Callable[[Field], object], most: int = 20_000) -> Field:
        """Dice with which `wanted` is true; it may do anything with the copy that it is given."""
        for number in range(most):
            twin = self.twin()
            twin.g.dice = Dice.from_number(number, STREAMS)
            if wanted(twin):
                self.g.dice = Dice.from_number(number, STREAMS)
                return self
        raise AssertionError(f"no dice among {most} do what is wanted")

    def twin(self) -> Field:
        """A copy to try something on."""
        twin = Field(self.g.clone())
        twin.g.listen()
        return twin


def unfolded(number: int) -> int:
    """The word b for which b ^ (b >> 9) is this number."""
    b = number
    for shift in (9, 18):
        b ^= b >> shift
    return b


def field(*heroes: str, **settings: str | int | bool) -> Field:
    """A quiet table for these heroes (a soldier, if none is named): their first gear, whole decks, nothing else."""
    heroes = heroes or ("soldier",)
    seed = int(settings.pop("seed", 1))
    box = box_of(tuple(heroes), tuple(sorted(settings.items())))
    n = len(heroes)
    values: dict[str, Any] = dict.fromkeys(Myth.FIELDS, 0)
    for name in ("hp", "threat", "ails", "web", "mp_spent", "mp_more", "mp_free", "steps", "slowed", "acted"):
        values[name] = [0] * n
    for name in ("focus", "spared", "gold", "traded", "refitted", "hand", "quiver", "fresh", "stale", "drawn"):
        values[name] = [0] * n
    for name in ("lying", "chosen", "beneath"):
        values[name] = [0] * (n * SPACES)
    for name in ("kind", "spot", "life", "mood", "aim", "marked", "struck", "dots", "loot", "omens_top"):
        values[name] = []
    for name in ("omens_bottom", "order", "families", "deed", "targets", "path", "pips", "fates", "blow", "swings"):
        values[name] = []
    values |= {
        "agenda": [],
        "dice": Dice.from_number(seed, STREAMS),
        "scores": [0] * n,
        "rules": 1,
        "phase": HERO_CYCLE,
        "round": 1,
        "at": [NOWHERE] * n,
        "hp": [box.hero_vitality[hero] for hero in box.seat_hero],
        "stride": [OPEN] * n,
        "gear": [NOTHING] * (n * 5),
        "pack": [[] for _ in range(n)],
        "potions": [0] * (n * 3),
        "deck": [box.deck[hero] for hero in box.seat_hero],
        "discards": [[] for _ in range(n)],
        "spaces": [NOTHING] * (n * SPACES),
        "entry": 2 if box.mode == 0 else NOWHERE,
        "tokens": box.treasure if box.mode == 0 else 0,
        "bag": box.bag[:],
        "stock": [0 if box.item_rarity[item] == 0 else box.item_copies[item] for item in range(len(box.item_ids))],
        "omens": (1 << len(box.omen_ids)) - 1,
        "omen": NOTHING,
        "timer": 4 if box.mode == 1 else 0,
    }
    f = Field(Myth(box, *[values[name] for name in Myth.FIELDS]))
    for seat in range(n):
        for item in box.hero_gear[box.seat_hero[seat]]:
            f.worn(heroes[seat], box.item_ids[item])
    f.g.listen()
    return f
