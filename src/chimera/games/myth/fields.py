"""Everything that lies on the table of Myth, as flat rows of numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.dice import Dice
from chimera.engine.game import Game, Step
from chimera.games.myth.box import MythBox


class Fields(Game):
    """Heroes with their cards, monsters, the tile and the Darkness; what comes next lies on the agenda."""

    box: MythBox  # content and settings, shared by all copies and in no dump
    phase: int
    round: int
    meter: int
    spent: int  # AP spent in the Hero Cycle of this Cycle Phase
    ending: int  # how it ended
    # heroes, per seat
    at: list[int]  # square; NOWHERE once taken off
    hp: list[int]
    threat: list[int]
    ails: list[int]  # bits, see POISONED ...
    web: list[int]  # cards to discard to get free
    stride: list[int]  # movement type of this Cycle Phase, OPEN while it is not chosen
    mp_spent: list[int]  # that count as movement, in this Hero Cycle
    mp_more: list[int]  # from Move cards, in this Hero Cycle
    mp_free: list[int]  # that are not a Move, still to be spent
    steps: list[int]  # squares walked in this Hero Cycle
    slowed: list[int]  # 1: stood on ice when the Hero Cycle began
    acted: list[int]  # 1: has played its action of this Cycle Phase
    focus: list[int]  # fate dice from potions, until the Hero Cycle ends
    spared: list[int]  # bits: what this hero may use once a round and has used
    gear: list[int]  # seat * 5 + slot: the kind of item, NOTHING, or BOTH_HANDS
    pack: list[list[int]]  # kinds of items in the inventory, ascending
    potions: list[int]  # seat * 3 + potion
    gold: list[int]
    traded: list[int]  # set of item kinds (and potions from ITEMS on) that came by trade in this Hero Cycle
    refitted: list[int]  # set of slots changed in this Cleanup
    # cards, per seat: copies of the class by number
    deck: list[int]  # a set: it has no order, a draw is by dice
    hand: list[int]  # a set
    quiver: list[int]  # a set
    discards: list[list[int]]  # in order; a card nobody has seen is COPIES + its number
    fresh: list[int]  # a set: what everybody saw go into the deck when it was shuffled last
    stale: list[int]  # cards of the hand that were drawn before that, as others count
    drawn: list[int]  # how many hidden cards this seat has been shown so far
    # action spaces: seat * 4 + space
    spaces: list[int]  # copy, or NOTHING
    lying: list[int]  # how it lies there: bits, see FACE_DOWN ...
    chosen: list[int]  # what the card was played for: a set of seats, a square or a number
    beneath: list[int]  # set of copies under it
    # foes: monsters, lairs, larvae, by slot
    kind: list[int]  # NOTHING for a free slot
    spot: list[int]  # the square, north west of a larger base
    life: list[int]
    mood: list[int]  # bits, see ACTIVE ...
    aim: list[int]  # whom it has chosen in this Darkness Cycle: a target, or NOBODY
    marked: list[int]  # set of spaces whose cards lie on it
    struck: list[int]  # set of seats that its last attack hit
    dots: list[int]  # damage over time, four numbers each: foe, seat, kind of card, Status steps to come
    # the tile
    entry: int  # the edge where the heroes came in, NOWHERE in the Slaughterfield
    loot: list[int]  # a square per treasure that lies on the tile
    tokens: int  # treasure that may still drop
    luck: int  # serendipity
    bag: list[int]  # treasure tokens by colour
    stock: list[int]  # items left in their decks, by kind
    # the Darkness
    omens: int  # a set: the deck
    omens_top: list[int]  # known, the last is drawn first
    omens_bottom: list[int]  # known, the last is drawn first
    omen: int  # the card of this cycle, NOTHING
    penalties: int  # set of cards whose penalty is in force
    tide: int  # what is so in this cycle: bits
    order: list[int]  # kinds that act in this cycle, in order
    # the Slaughterfield
    wave: int
    timer: int
    families: list[int]  # in the order they were chosen
    came: int  # set of waves of which figures appeared
    # what is being carried out, for everybody to see
    deed: list[int]  # a hero's card, see DEED_...; [] for none
    targets: list[int]  # foes of the deed, one entry per damage point where points are assigned
    path: list[int]  # squares of the deed
    pips: list[int]  # hit dice of the deed
    fates: list[int]  # fate dice of deed or blow
    blow: list[int]  # the group of monsters that acts, see BLOW_...; [] for none
    swings: list[int]  # its hit dice, three numbers each: what it shows, its target number, foe * 4 + which attack
    cast: int  # follows from all dice that everybody has seen fall so far

    # written by tools/fields.py from the fields above
    __slots__ = (
        "acted",
        "ails",
        "aim",
        "at",
        "bag",
        "beneath",
        "blow",
        "box",
        "came",
        "cast",
        "chosen",
        "deck",
        "deed",
        "discards",
        "dots",
        "drawn",
        "ending",
        "entry",
        "families",
        "fates",
        "focus",
        "fresh",
        "gear",
        "gold",
        "hand",
        "hp",
        "kind",
        "life",
        "loot",
        "luck",
        "lying",
        "marked",
        "meter",
        "mood",
        "mp_free",
        "mp_more",
        "mp_spent",
        "omen",
        "omens",
        "omens_bottom",
        "omens_top",
        "order",
        "pack",
        "path",
        "penalties",
        "phase",
        "pips",
        "potions",
        "quiver",
        "refitted",
        "round",
        "slowed",
        "spaces",
        "spared",
        "spent",
        "spot",
        "stale",
        "steps",
        "stock",
        "stride",
        "struck",
        "swings",
        "targets",
        "threat",
        "tide",
        "timer",
        "tokens",
        "traded",
        "wave",
        "web",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "phase",
        "round",
        "meter",
        "spent",
        "ending",
        "at",
        "hp",
        "threat",
        "ails",
        "web",
        "stride",
        "mp_spent",
        "mp_more",
        "mp_free",
        "steps",
        "slowed",
        "acted",
        "focus",
        "spared",
        "gear",
        "pack",
        "potions",
        "gold",
        "traded",
        "refitted",
        "deck",
        "hand",
        "quiver",
        "discards",
        "fresh",
        "stale",
        "drawn",
        "spaces",
        "lying",
        "chosen",
        "beneath",
        "kind",
        "spot",
        "life",
        "mood",
        "aim",
        "marked",
        "struck",
        "dots",
        "entry",
        "loot",
        "tokens",
        "luck",
        "bag",
        "stock",
        "omens",
        "omens_top",
        "omens_bottom",
        "omen",
        "penalties",
        "tide",
        "order",
        "wave",
        "timer",
        "families",
        "came",
        "deed",
        "targets",
        "path",
        "pips",
        "fates",
        "blow",
        "swings",
        "cast",
    )

    def __init__(
        self,
        box: MythBox,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        phase: int,
        round: int,  # noqa: A002
        meter: int,
        spent: int,
        ending: int,
        at: list[int],
        hp: list[int],
        threat: list[int],
        ails: list[int],
        web: list[int],
        stride: list[int],
        mp_spent: list[int],
        mp_more: list[int],
        mp_free: list[int],
        steps: list[int],
        slowed: list[int],
        acted: list[int],
        focus: list[int],
        spared: list[int],
        gear: list[int],
        pack: list[list[int]],
        potions: list[int],
        gold: list[int],
        traded: list[int],
        refitted: list[int],
        deck: list[int],
        hand: list[int],
        quiver: list[int],
        discards: list[list[int]],
        fresh: list[int],
        stale: list[int],
        drawn: list[int],
        spaces: list[int],
        lying: list[int],
        chosen: list[int],
        beneath: list[int],
        kind: list[int],
        spot: list[int],
        life: list[int],
        mood: list[int],
        aim: list[int],
        marked: list[int],
        struck: list[int],
        dots: list[int],
        entry: int,
        loot: list[int],
        tokens: int,
        luck: int,
        bag: list[int],
        stock: list[int],
        omens: int,
        omens_top: list[int],
        omens_bottom: list[int],
        omen: int,
        penalties: int,
        tide: int,
        order: list[int],
        wave: int,
        timer: int,
        families: list[int],
        came: int,
        deed: list[int],
        targets: list[int],
        path: list[int],
        pips: list[int],
        fates: list[int],
        blow: list[int],
        swings: list[int],
        cast: int,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.box = box
        self.phase = phase
        self.round = round
        self.meter = meter
        self.spent = spent
        self.ending = ending
        self.at = at
        self.hp = hp
        self.threat = threat
        self.ails = ails
        self.web = web
        self.stride = stride
        self.mp_spent = mp_spent
        self.mp_more = mp_more
        self.mp_free = mp_free
        self.steps = steps
        self.slowed = slowed
        self.acted = acted
        self.focus = focus
        self.spared = spared
        self.gear = gear
        self.pack = pack
        self.potions = potions
        self.gold = gold
        self.traded = traded
        self.refitted = refitted
        self.deck = deck
        self.hand = hand
        self.quiver = quiver
        self.discards = discards
        self.fresh = fresh
        self.stale = stale
        self.drawn = drawn
        self.spaces = spaces
        self.lying = lying
        self.chosen = chosen
        self.beneath = beneath
        self.kind = kind
        self.spot = spot
        self.life = life
        self.mood = mood
        self.aim = aim
        self.marked = marked
        self.struck = struck
        self.dots = dots
        self.entry = entry
        self.loot = loot
        self.tokens = tokens
        self.luck = luck
        self.bag = bag
        self.stock = stock
        self.omens = omens
        self.omens_top = omens_top
        self.omens_bottom = omens_bottom
        self.omen = omen
        self.penalties = penalties
        self.tide = tide
        self.order = order
        self.wave = wave
        self.timer = timer
        self.families = families
        self.came = came
        self.deed = deed
        self.targets = targets
        self.path = path
        self.pips = pips
        self.fates = fates
        self.blow = blow
        self.swings = swings
        self.cast = cast

    # end
