"""How an adventure is prepared: heroes, its kind, the tile, the treasure bag, the Darkness."""

from __future__ import annotations

from chimera.engine.dice import Dice
from chimera.engine.game import Step
from chimera.games.myth.box import MythBox
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import BROWN, SLOT_SECONDARY, SLOT_TWO_HANDS
from chimera.games.myth.modes.hunt import LegendChoices
from chimera.games.myth.modes.slaughterfield import TakeTheField
from chimera.games.myth.ops import MODE_HUNT
from chimera.games.myth.round import Round
from chimera.games.myth.state import Myth
from chimera.games.myth.words import BOTH_HANDS, NOTHING, NOWHERE, OPEN, SETTING_UP, SPACES, TRADED_POTIONS


def set_up(box: MythBox, dice: Dice, rules: int) -> Myth:
    """A new match, before its first question."""
    n = box.seats
    hunt = box.mode == MODE_HUNT
    return Myth(
        box,
        [Round(), ReadyDarkness(), FillBag(), LayTile(), OpenAdventure(), EquipHeroes()],
        dice,
        [0] * n,
        rules,
        SETTING_UP,
        0,  # round
        0,  # meter
        0,  # spent
        0,  # ending
        [NOWHERE] * n,  # at
        [box.hero_vitality[hero] for hero in box.seat_hero],  # hp
        [box.hero_threat[hero] for hero in box.seat_hero],  # threat
        [0] * n,  # ails
        [0] * n,  # web
        [OPEN] * n,  # stride
        [0] * n,  # mp_spent
        [0] * n,  # mp_more
        [0] * n,  # mp_free
        [0] * n,  # steps
        [0] * n,  # slowed
        [0] * n,  # acted
        [0] * n,  # focus
        [0] * n,  # spared
        worn(box),  # gear
        [[] for _ in range(n)],  # pack
        [0] * (n * TRADED_POTIONS),  # potions
        [0] * n,  # gold
        [0] * n,  # traded
        [0] * n,  # refitted
        [box.deck[hero] for hero in box.seat_hero],  # deck
        [0] * n,  # hand
        [0] * n,  # quiver
        [[] for _ in range(n)],  # discards
        [0] * n,  # fresh
        [0] * n,  # stale
        [0] * n,  # drawn
        [NOTHING] * (n * SPACES),  # spaces
        [0] * (n * SPACES),  # lying
        [0] * (n * SPACES),  # chosen
        [0] * (n * SPACES),  # beneath
        [],  # kind
        [],  # spot
        [],  # life
        [],  # mood
        [],  # aim
        [],  # marked
        [],  # struck
        [],  # dots
        NOWHERE,  # entry
        [],  # loot
        box.treasure if hunt else 0,  # tokens
        0,  # luck
        box.bag[:],  # bag
        full_stock(box),  # stock
        (1 << len(box.omen_ids)) - 1 if hunt else 0,  # omens
        [],  # omens_top
        [],  # omens_bottom
        NOTHING,  # omen
        0,  # penalties
        0,  # tide
        [],  # order
        0 if hunt else box.first_wave - 1,  # wave
        0,  # timer
        [],  # families
        0,  # came
        [],  # deed
        [],  # targets
        [],  # path
        [],  # pips
        [],  # fates
        [],  # blow
        [],  # swings
        0,  # cast
    )


def worn(box: MythBox) -> list[int]:
    """What the heroes wear at the start, by seat and slot."""
    gear: list[int] = []
    for hero in box.seat_hero:
        slots = [NOTHING] * 5
        for item in box.hero_gear[hero]:
            slot = box.item_slot[item]
            if slot == SLOT_TWO_HANDS:
                slots[0] = item
                slots[SLOT_SECONDARY] = BOTH_HANDS
            else:
                slots[slot] = item
        gear += slots
    return gear


def full_stock(box: MythBox) -> list[int]:
    """The item decks: all cards but the brown ones."""
    items = range(len(box.item_ids))
    return [0 if box.item_rarity[item] == BROWN else box.item_copies[item] for item in items]


class EquipHeroes(Step[Horde]):
    """Heroes stand ready with what they wear, and draw their opening hands."""

    def run(self, g: Horde) -> None:
        g.prepare("heroes")
        for seat in range(len(g.at)):
            g.draw(seat, g.hand_limit(seat))


class OpenAdventure(Step[Horde]):
    """The kind of adventure is the table's choice."""

    def run(self, g: Horde) -> None:
        g.prepare("adventure")


class LayTile(Step[Horde]):
    """The tile is laid and populated."""

    def run(self, g: Horde) -> None:
        g.prepare("first-tile")
        g.do(LegendChoices() if g.box.mode == MODE_HUNT else TakeTheField())


class FillBag(Step[Horde]):
    """The treasure bag holds the tokens of the adventure."""

    def run(self, g: Horde) -> None:
        g.prepare("treasure-bag")


class ReadyDarkness(Step[Horde]):
    """Darkness deck and meter are ready."""

    def run(self, g: Horde) -> None:
        g.prepare("darkness-board")
