"""The words of Blind Evolution Mythos: what can be chosen, and the numbers that the rules share."""

from __future__ import annotations

from typing import Final

from chimera.engine.game import Words

SEATS: Final = 4
TILES: Final = 7
PER_TILE: Final = 19  # hexes
MOST_HEXES: Final = TILES * PER_TILE
CHARACTERS: Final = 8
KINDS: Final = 30  # of ability cards
EVENTS: Final = 80
TYPES: Final = 3  # of TB bits
PER_TYPE: Final = 14
CARDS: Final = 19  # of judgement, in each deck
SPREAD_CARDS: Final = 19
MOST_SUPERS: Final = 20
MOST_PAWNS: Final = 60
MOST_ITEMS: Final = 5
MOST_BOSSES: Final = 5
MOST_CLUES: Final = 20
MOST_OPTIONS: Final = 4  # of an option card
OCCUPIED_LOSE: Final = 3  # tiles
RESERVE_BITS: Final = 3  # unplaced, at the end of one's turn
POINTS: Final = 2  # action points of a turn
WALK_HEXES: Final = 3
TAXI_HEXES: Final = 6
CLEAN_BITS: Final = 3  # for decontamination
MOST_DRAWS: Final = 10  # of a puzzle
MOST_TOSSES: Final = 3  # of a puzzle
ESCAPE: Final = 2  # success needed
HEALED: Final = 2  # HP for a money in hospital

STRAIGHT: Final = 0
GENTLE: Final = 1
SHARP: Final = 2
READ_OUT: Final = 2  # from these rules on reading out what nobody knew ends free undo, and silence is not forgotten
BITS: Final = ("straight", "gentle", "sharp")

HIGH: Final = 0  # hands of judgement cards
LOW: Final = 1
WIDE: Final = 2

COLOURS: Final = ("blue", "red", "yellow", "green")

# what a judgement is for
SEARCHING: Final = 0
RESEARCHING: Final = 1
EARNING: Final = 2
FALLEN_CHECK: Final = 3
BATTLE: Final = 4
ESCAPING: Final = 5
JUDGEMENTS: Final = ("search", "research", "earn", "fallen", "battle", "escape")

# what is kept of a judgement while it is made
JUDGE_SEAT: Final = 0
JUDGE_FOR: Final = 1
JUDGE_LINKED: Final = 2  # cards that link
JUDGE_FORGIVEN: Final = 3  # broken links that counted as joined
JUDGE_BEFORE: Final = 4  # what the try before it was worth, where it is repeated
JUDGE_EXTRA: Final = 5  # accomplishment that others, cards and abilities add
JUDGE_LUCK: Final = 6  # success that an event card added

# of a battle
FIGHT_BOSS: Final = 0
FIGHT_ROUND: Final = 1
FIGHTERS_IN: Final = 2  # one bit per seat that takes part
FIGHT_ON: Final = 3  # those of them who fight in this round
FIGHT_BLOWS: Final = 4  # + seat: the success of this round, 0 for none

# of a TB puzzle
PUZZLE_SEAT: Final = 0
PUZZLE_BIT: Final = 1  # the type that was drawn
PUZZLE_DRAWN: Final = 2
PUZZLE_TOSSED: Final = 3
PUZZLE_BITS: Final = 4  # of the finished line; 0 while it is not, or when the puzzle failed

# chips on hexes
NO_CHIP: Final = 0
FACE_DOWN: Final = 1
CLUE_CHIP: Final = 2  # found, face up

# clues
CLOSED: Final = 0  # the scenario opens it later
OPEN: Final = 1  # can be found: under a chip, or at its facility
FOUND: Final = 2  # everybody knows where it is
SOLVED: Final = 3

NOWHERE: Final = -1  # of a pawn, a boss, an item
DEFEATED: Final = -2  # of a boss
ON_GROUND: Final = 8  # an item lies on hex n: 8 + n; below: the seat that holds it

PHASES: Final = ("setup", "turn", "event", "battle", "spread", "won", "lost")
SETTING_UP: Final = 0
TURN: Final = 1
EVENT: Final = 2
FIGHTING: Final = 3
SPREADING: Final = 4
WON: Final = 5
LOST: Final = 6

HOW_LOST: Final = ("", "turns", "characters", "occupied", "tide")
BY_TURNS: Final = 1
BY_CHARACTERS: Final = 2
BY_OCCUPIED: Final = 3
BY_TIDE: Final = 4

TRIGGERS: Final = (
    "walk_3",
    "take_taxi",
    "take_train",
    "use_hospital",
    "share_hex",
    "end_at_station",
    "end_at_facility",
    "enter_tile",
    "no_move",
    "search_done",
    "search_empty",
    "clue_found",
    "research_done",
    "clue_solved",
    "judge_1",
    "judge_4",
    "judge_8",
    "decon_done",
    "decon_twice",
    "earn_done",
    "money_4",
    "money_0",
    "damage",
    "hp_low",
    "near_taint",
    "line_done",
    "ability_gain",
    "fallen_pass",
    "fallen_fail",
    "super_used",
    "reserve_3",
    "battle_start",
    "alone",
)
WALK_3: Final = 0
TAKE_TAXI: Final = 1
TAKE_TRAIN: Final = 2
USE_HOSPITAL: Final = 3
SHARE_HEX: Final = 4
END_AT_STATION: Final = 5
END_AT_FACILITY: Final = 6
ENTER_TILE: Final = 7
NO_MOVE: Final = 8
SEARCH_DONE: Final = 9
SEARCH_EMPTY: Final = 10
CLUE_FOUND: Final = 11
RESEARCH_DONE: Final = 12
CLUE_SOLVED: Final = 13
JUDGE_1: Final = 14
JUDGE_4: Final = 15
JUDGE_8: Final = 16
DECON_DONE: Final = 17
DECON_TWICE: Final = 18
EARN_DONE: Final = 19
MONEY_4: Final = 20
MONEY_0: Final = 21
DAMAGE: Final = 22
HP_LOW: Final = 23
NEAR_TAINT: Final = 24
LINE_DONE: Final = 25
ABILITY_GAIN: Final = 26
FALLEN_PASS: Final = 27
FALLEN_FAIL: Final = 28
SUPER_USED: Final = 29
RESERVE_3: Final = 30
BATTLE_START: Final = 31
ALONE: Final = 32
REMEMBERED: Final = len(TRIGGERS)  # so much further up stand triggers tested in a course that was taken back

# what ability cards and special abilities do; a card is known by its op, never by its name
OPS: Final = (
    "decon_range",
    "battle_damage",
    "heal",
    "add_accomplishment",
    "extra_hexes",
    "gain_money",
    "walk",
    "prevent_contamination_damage",
    "reroll_judgement",
    "max_hp",
    "battle_armour",
    "ignore_contamination_block",
    "decon_count",
    "convert_damage",
    "exchange_rate",
    "fallen_requirement",
    "free_train",
    "first_strike",
    "decon_line",
    "action_points",
    "ward_hex",
    "teleport",
    "restore",
    "decon_tile",
    "forgive_link",
    "follow",
    "choose_bits",
    "search_range",
    "add_money",
)
DECON_RANGE: Final = 0
BATTLE_DAMAGE: Final = 1
HEAL_OP: Final = 2
ADD_ACCOMPLISHMENT: Final = 3
EXTRA_HEXES: Final = 4
GAIN_MONEY: Final = 5
WALK_OP: Final = 6
PREVENT_DAMAGE: Final = 7
REROLL: Final = 8
MAX_HP: Final = 9
BATTLE_ARMOUR: Final = 10
SLIP_THROUGH: Final = 11
DECON_COUNT: Final = 12
CONVERT_DAMAGE: Final = 13
EXCHANGE_RATE: Final = 14
FALLEN_REQUIREMENT: Final = 15
FREE_TRAIN: Final = 16
FIRST_STRIKE: Final = 17
DECON_LINE: Final = 18
ACTION_POINTS: Final = 19
WARD_HEX: Final = 20
TELEPORT: Final = 21
RESTORE: Final = 22
DECON_TILE: Final = 23
FORGIVE_LINK: Final = 24
FOLLOW: Final = 25
CHOOSE_BITS: Final = 26
SEARCH_RANGE: Final = 27
ADD_MONEY: Final = 28

# what event cards, solved clues and defeated bosses do: an effect is (op, n, who, where, x)
EFFECTS: Final = (
    "gain_money",
    "lose_money",
    "heal",
    "damage",
    "gain_bits",
    "choose_bits",
    "discard_bits",
    "gain_super",
    "action_points",
    "add_pawns",
    "remove_pawns",
    "free_walk",
    "teleport",
    "accomplishment",
    "success",
    "reveal_chips",
    "fallen_token",
    "boss_damage",
    "open_clue",
    "give_item",
    "spawn_boss",
    "weaken_boss",
    "tide",
    "give_ability",
)
E_GAIN_MONEY: Final = 0
E_LOSE_MONEY: Final = 1
E_HEAL: Final = 2
E_DAMAGE: Final = 3
E_GAIN_BITS: Final = 4
E_CHOOSE_BITS: Final = 5
E_DISCARD_BITS: Final = 6
E_GAIN_SUPER: Final = 7
E_ACTION_POINTS: Final = 8  # x: 0 this turn, 1 the next
E_ADD_PAWNS: Final = 9
E_REMOVE_PAWNS: Final = 10
E_FREE_WALK: Final = 11
E_TELEPORT: Final = 12  # to any station
E_ACCOMPLISHMENT: Final = 13
E_SUCCESS: Final = 14
E_REVEAL_CHIPS: Final = 15
E_FALLEN_TOKEN: Final = 16
E_BOSS_DAMAGE: Final = 17
E_OPEN_CLUE: Final = 18  # x: clue
E_GIVE_ITEM: Final = 19  # x: item
E_SPAWN_BOSS: Final = 20  # n: hex, x: boss
E_WEAKEN_BOSS: Final = 21  # n: HP, x: boss
E_TIDE: Final = 22
E_GIVE_ABILITY: Final = 23  # n: level

FROM_CARD: Final = 0  # where an effect comes from
FROM_CLUE: Final = 1
FROM_BOSS: Final = 2

WHO: Final = ("target", "all", "all_on_tile", "one_other", "fighters", "shared")
TARGET: Final = 0  # who met the trigger, who solved the clue
ALL: Final = 1
ALL_ON_TILE: Final = 2
ONE_OTHER: Final = 3
FIGHTERS: Final = 4  # each of those who defeated the boss
SHARED: Final = 5  # among them, one after the other from the active one on

WHERE: Final = ("own_tile", "neighbour_tile", "any")
OWN_TILE: Final = 0
NEIGHBOUR_TILE: Final = 1
ANYWHERE: Final = 2

# what a boss does, (power, n, x), and what is its weakness, (weakness, item, n)
POWERS: Final = ("spread", "hunt", "flee_money", "shield")
P_SPREAD: Final = 0  # places n pawns on its tile at the end of every turn
P_HUNT: Final = 1  # goes n hexes towards the nearest character then
P_FLEE_MONEY: Final = 2  # who flees from it loses n money
P_SHIELD: Final = 3  # while it stands, boss x ignores the first n points of damage each round
WEAKNESSES: Final = ("hp", "damage")
W_HP: Final = 0  # it has n HP less as soon as a fighter holds the item
W_DAMAGE: Final = 1  # it does n damage less, at least 1, while a fighter holds the item

ONCE_PER_TURN: Final = 0  # how an ability card is used
DISCARD: Final = 1
PERMANENT: Final = 2
USES: Final = ("once_per_turn", "discard", "permanent")

STREAMS: Final = ("setup", "events", "judgement", "bits", "spread", "chance")
SETUP_STREAM: Final = 0
EVENT_STREAM: Final = 1
JUDGEMENT_STREAM: Final = 2
BIT_STREAM: Final = 3
SPREAD_STREAM: Final = 4
CHANCE_STREAM: Final = 5

# Piles; behind them the event cards that seats keep, then the chips of the tiles in order of the box.
DECK: Final = 0  # event cards
DISCARDS: Final = 1
READ: Final = 2  # the card of this turn, in secret
SHOWN: Final = 3  # the card that is being resolved, open
KEPT: Final = 4  # + seat
CHIPS: Final = KEPT + SEATS  # + tile; a slot for each vacant hex of the tile, and it stays when the chip is gone

WORDS: Final = Words()
AGREE: Final = WORDS.verb("agree", doc="agree to what was proposed").at()
OBJECT: Final = WORDS.verb("object", doc="object: it is dealt by lot instead").at()
HERO: Final = WORDS.verb("hero", CHARACTERS, doc="ask for this character of the reserve").opts
LOT: Final = WORDS.verb("lot", doc="let the lot decide which character joins").at()
CARD: Final = WORDS.verb("card", KINDS, doc="take this ability card").opts
WALK: Final = WORDS.verb("walk", MOST_HEXES, doc="walk to this hex and end the move").opts
VIA: Final = WORDS.verb("via", MOST_HEXES, doc="walk to this hex and go on from there").opts
TAXI: Final = WORDS.verb("taxi", MOST_HEXES, doc="go to this hex by taxi").opts
RIDE: Final = WORDS.verb("ride", MOST_HEXES, doc="take the train one section, to the station on this hex").opts
HALT: Final = WORDS.verb("halt", doc="end the move here").at()
HOSPITAL: Final = WORDS.verb("hospital", doc="pay 1 money at the hospital").at()
SEARCH: Final = WORDS.verb("search", doc="search the area").at()
CHECK: Final = WORDS.verb("check", MOST_HEXES, doc="look at this hex").opts
ENOUGH: Final = WORDS.verb("enough", doc="check no more hexes").at()
RESEARCH: Final = WORDS.verb("research", doc="research the hex where you stand").at()
READ_CLUE: Final = WORDS.verb("read", doc="look at the clue first").at()
TAKE_BITS: Final = WORDS.verb("bits", doc="take the TB bits first").at()
CLEAN: Final = WORDS.verb("clean", MOST_HEXES, doc="remove the contamination from this hex").opts
SEVERAL: Final = WORDS.verb("several", KINDS, doc="decontaminate several hexes with this card").opts
LINE: Final = WORDS.verb("line", 6, doc="decontaminate a straight line in this direction").opts
CLEANSE: Final = WORDS.verb("cleanse", doc="decontaminate the whole tile").at()
EARN: Final = WORDS.verb("earn", doc="earn money").at()
ON: Final = WORDS.verb("on", doc="draw cards until the chain breaks").at()
DRAW: Final = WORDS.verb("draw", doc="draw one card more").at()
STOP: Final = WORDS.verb("stop", doc="stop drawing").at()
HELP: Final = WORDS.verb("help", MOST_SUPERS + 1, doc="spend so many super tokens on this judgement").opts
INFORM: Final = WORDS.verb("inform", KINDS, doc="use this informant for the judgement").opts
TALENT: Final = WORDS.verb("talent", doc="use the special ability of your character").at()
AGAIN: Final = WORDS.verb("again", KINDS, doc="repeat the judgement with this card").opts
LAY: Final = WORDS.verb("lay", TYPES, 6, doc="lay a bit of this type, its open end to this side").opts
SWAP: Final = WORDS.verb("swap", TYPES, doc="exchange bits for one of this type; which are given comes next").opts
GIVE: Final = WORDS.verb("give", TYPES, doc="give a bit of this type").opts
CHOOSE: Final = WORDS.verb("choose", TYPES, doc="take a bit of this type").opts
TOSS: Final = WORDS.verb("toss", TYPES, doc="put an unplaced bit of this type back into the pool").opts
BACK: Final = WORDS.verb("back", doc="put the last bit of your line back into the pool").at()
SAME: Final = WORDS.verb("same", doc="lay your bits as they were").at()
GIVE_UP: Final = WORDS.verb("give_up", doc="give the puzzle up").at()
USE: Final = WORDS.verb("use", KINDS, doc="use this ability card").opts
WHOM: Final = WORDS.verb("whom", SEATS, doc="this seat's character").opts
TO: Final = WORDS.verb("to", MOST_HEXES, doc="to this hex, or this hex").opts
TILE: Final = WORDS.verb("tile", TILES, doc="on this tile of the map").opts
PICK: Final = WORDS.verb("pick", MOST_ITEMS, doc="pick this item up").opts
SELECT: Final = WORDS.verb("option", MOST_OPTIONS, doc="select this option of the event card").opts
STRIKE: Final = WORDS.verb("strike", KINDS, doc="use this card before the first round of the battle").opts
JOIN: Final = WORDS.verb("join", doc="join the battle").at()
FIGHT: Final = WORDS.verb("fight", doc="fight another round").at()
FLEE: Final = WORDS.verb("flee", doc="try to escape").at()
FOLLOW_ON: Final = WORDS.verb("follow", doc="go along with the character who moves").at()
END: Final = WORDS.verb("end", doc="end your turn").at()


def lay(kind: int, side: int) -> int:
    """The place of LAY:kind:side among the options of that verb."""
    return kind * 6 + side
