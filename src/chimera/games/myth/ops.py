"""The numbers of what hero cards say in words: keywords, ops, auras; those of monsters and goods are in kinds.py.

Each tuple lists the words in the order of their numbers, as the files in content/ write them.
"""

from __future__ import annotations

from typing import Final

# --- heroes and their cards ---

HEROES: Final = ("acolyte", "apprentice", "archer", "brigand", "soldier")  # in the order of the content
ACOLYTE: Final = 0
APPRENTICE: Final = 1
ARCHER: Final = 2
BRIGAND: Final = 3
SOLDIER: Final = 4

SYMBOLS: Final = (
    "arcane",
    "faith",
    "guile",
    "nature",
    "rage",
    "darkness",
)  # on the faces of a fate die, and in the order of every table of six rows
ARCANE: Final = 0
FAITH: Final = 1
GUILE: Final = 2
NATURE: Final = 3
RAGE: Final = 4
DARKNESS: Final = 5

RANKS: Final = ("base", "novice", "journeyman", "master", "agent")  # of cards; the last three are not in the core game
RANK_COLOURS: Final = ("white", "green", "blue", "orange", "red")  # of the flame that marks them
BASE: Final = 0
NOVICE: Final = 1

CARD_TYPES: Final = ("action", "reaction", "action_reaction", "interrupt")  # of cards
ACTION: Final = 0
REACTION: Final = 1
ACTION_REACTION: Final = 2
INTERRUPT: Final = 3

MOVEMENTS: Final = ("none", "cautious", "normal", "aggressive")  # types of movement
M_NONE: Final = 0
M_CAUTIOUS: Final = 1
M_NORMAL: Final = 2
M_AGGRESSIVE: Final = 3

WINDOWS: Final = (
    "begin",
    "event",
    "target",
    "moved",
    "dice",
    "damage",
    "spawn",
)  # moments of a Darkness Cycle, as bits
W_BEGIN: Final = 1 << 0
W_EVENT: Final = 1 << 1
W_TARGET: Final = 1 << 2
W_MOVED: Final = 1 << 3
W_DICE: Final = 1 << 4
W_DAMAGE: Final = 1 << 5
W_SPAWN: Final = 1 << 6

KEYWORDS: Final = (
    "attack",
    "move",
    "heal",
    "faith",
    "holy",
    "fire",
    "earth",
    "air",
    "ice",
    "arcane",
    "nature",
    "battle",
    "relic",
    "focus",
    "shield",
    "ammo",
    "requires_ammo",
    "optional_ammo",
    "ongoing",
    "shadows",
    "requires_shadows",
    "optional_shadows",
    "requires_combo",
    "optional_combo",
    "dodge",
    "parry",
)  # of cards, as bits
K_ATTACK: Final = 1 << 0
K_MOVE: Final = 1 << 1
K_HEAL: Final = 1 << 2
K_FAITH: Final = 1 << 3
K_HOLY: Final = 1 << 4
K_FIRE: Final = 1 << 5
K_EARTH: Final = 1 << 6
K_AIR: Final = 1 << 7
K_ICE: Final = 1 << 8
K_ARCANE: Final = 1 << 9
K_NATURE: Final = 1 << 10
K_BATTLE: Final = 1 << 11
K_RELIC: Final = 1 << 12
K_FOCUS: Final = 1 << 13
K_SHIELD: Final = 1 << 14
K_AMMO: Final = 1 << 15
K_REQUIRES_AMMO: Final = 1 << 16
K_OPTIONAL_AMMO: Final = 1 << 17
K_ONGOING: Final = 1 << 18
K_SHADOWS: Final = 1 << 19
K_REQUIRES_SHADOWS: Final = 1 << 20
K_OPTIONAL_SHADOWS: Final = 1 << 21
K_REQUIRES_COMBO: Final = 1 << 22
K_OPTIONAL_COMBO: Final = 1 << 23
K_DODGE: Final = 1 << 24
K_PARRY: Final = 1 << 25

# --- what a card does (`does`, and `hit` of an attack) ---

OPS: Final = (
    "attack",
    "heal",
    "cleanse",
    "threat",
    "calm",
    "meter",
    "mp",
    "shift",
    "root",
    "choose",
    "decoy",
    "load",
    "search",
    "pray",
    "dodge",
    "clear",
    "deflect",
    "hide_again",
    "burn",
    "prone",
    "stun",
    "slow",
    "weaken",
)  # see docs/write-a-card.md
O_ATTACK: Final = 0
O_HEAL: Final = 1
O_CLEANSE: Final = 2
O_THREAT: Final = 3
O_CALM: Final = 4
O_METER: Final = 5
O_MP: Final = 6
O_SHIFT: Final = 7
O_ROOT: Final = 8
O_CHOOSE: Final = 9
O_DECOY: Final = 10
O_LOAD: Final = 11
O_SEARCH: Final = 12
O_PRAY: Final = 13
O_DODGE: Final = 14
O_CLEAR: Final = 15
O_DEFLECT: Final = 16
O_HIDE_AGAIN: Final = 17
O_BURN: Final = 18
O_PRONE: Final = 19
O_STUN: Final = 20
O_SLOW: Final = 21
O_WEAKEN: Final = 22

PERS: Final = (
    "flat",
    "faith",
    "rage",
    "ammo",
    "cleared",
    "under",
)  # what an amount is multiplied with; flat: with nothing
PER_FLAT: Final = 0
PER_FAITH: Final = 1
PER_RAGE: Final = 2
PER_AMMO: Final = 3
PER_CLEARED: Final = 4
PER_UNDER: Final = 5

SHAPES: Final = ("one", "arc", "ring", "cross", "pair", "points", "path", "hop")  # the squares or targets of an attack
SHAPE_ONE: Final = 0
SHAPE_ARC: Final = 1
SHAPE_RING: Final = 2
SHAPE_CROSS: Final = 3
SHAPE_PAIR: Final = 4
SHAPE_POINTS: Final = 5
SHAPE_PATH: Final = 6
SHAPE_HOP: Final = 7

ONLY: Final = ("any", "small", "captain")  # whom an attack can take, or its effect reach
ONLY_ANY: Final = 0
ONLY_SMALL: Final = 1
ONLY_CAPTAIN: Final = 2

TARGETS: Final = ("any", "attacker", "parried", "felled", "adjacent")  # who may be attacked
TARGET_ANY: Final = 0
TARGET_ATTACKER: Final = 1  # an adjacent figure of the acting group
TARGET_PARRIED: Final = 2
TARGET_FELLED: Final = 3  # by the card before
TARGET_ADJACENT: Final = 4

WHO: Final = ("self", "one", "up_to", "all", "chosen", "foe", "square")  # whom an op means
WHO_SELF: Final = 0
WHO_ONE: Final = 1
WHO_UP_TO: Final = 2
WHO_ALL: Final = 3
WHO_CHOSEN: Final = 4
WHO_FOE: Final = 5
WHO_SQUARE: Final = 6

CLEANSES: Final = ("all", "poison", "curse")  # what is taken off
CLEANSE_ALL: Final = 0
CLEANSE_POISON: Final = 1
CLEANSE_CURSE: Final = 2

CONDITIONS: Final = (
    "always",
    "in_shadows",
    "out_of_shadows",
    "after",
    "after_in_shadows",
)  # whether an op or aura counts
IF_ALWAYS: Final = 0
IF_IN_SHADOWS: Final = 1
IF_OUT_OF_SHADOWS: Final = 2
IF_AFTER: Final = 3
IF_AFTER_IN_SHADOWS: Final = 4

# --- what a card does while it lies face up in its space (`in_play`) ---

AURAS: Final = (
    "enemy_tn",
    "reroll_hits",
    "d10",
    "fd",
    "tn",
    "damage",
    "ap",
    "courage_pass",
    "redirect_to_me",
    "redirect_ranged",
    "taunt",
    "rage",
    "all_rage",
    "faith",
    "monster_courage",
    "shield_around",
    "decoy",
    "ward",
    "ice",
    "reroll",
    "sap",
    "double_treasure",
    "shadows",
    "handed_on",
)  # see docs/write-a-card.md
A_ENEMY_TN: Final = 0
A_REROLL_HITS: Final = 1
A_D10: Final = 2
A_FD: Final = 3
A_TN: Final = 4
A_DAMAGE: Final = 5
A_AP: Final = 6
A_COURAGE_PASS: Final = 7
A_REDIRECT_TO_ME: Final = 8
A_REDIRECT_RANGED: Final = 9
A_TAUNT: Final = 10
A_RAGE: Final = 11
A_ALL_RAGE: Final = 12
A_FAITH: Final = 13
A_MONSTER_COURAGE: Final = 14
A_SHIELD_AROUND: Final = 15
A_DECOY: Final = 16
A_WARD: Final = 17
A_ICE: Final = 18
A_REROLL: Final = 19
A_SAP: Final = 20
A_DOUBLE_TREASURE: Final = 21
A_SHADOWS: Final = 22
A_HANDED_ON: Final = 23

WHOM: Final = ("self", "all", "chosen", "adjacent", "others_in_reach", "near")  # whose rolls, cards or skin it is about
WHOM_SELF: Final = 0
WHOM_ALL: Final = 1
WHOM_CHOSEN: Final = 2
WHOM_ADJACENT: Final = 3
WHOM_OTHERS_IN_REACH: Final = 4
WHOM_NEAR: Final = 5

WHEN: Final = (
    "always",
    "attack",
    "attack_action",
    "action",
    "any_roll",
    "noncombat",
    "courage",
    "ammo_action",
    "arcane_attack",
)  # for what it counts
WHEN_ALWAYS: Final = 0
WHEN_ATTACK: Final = 1
WHEN_ATTACK_ACTION: Final = 2
WHEN_ACTION: Final = 3
WHEN_ANY_ROLL: Final = 4
WHEN_NONCOMBAT: Final = 5
WHEN_COURAGE: Final = 6
WHEN_AMMO_ACTION: Final = 7
WHEN_ARCANE_ATTACK: Final = 8

FOES: Final = ("all", "instinct", "ranged", "adjacent", "chosen")  # which monsters it is about
FOES_ALL: Final = 0
FOES_INSTINCT: Final = 1
FOES_RANGED: Final = 2
FOES_ADJACENT: Final = 3
FOES_CHOSEN: Final = 4

# --- ranges and dice of cards ---

RANGES: Final = {"self": 0, "weapon": -1, "weapon_or_knife": -2, "tile": -3, "threat": -4}  # else squares
RANGE_SELF: Final = 0
RANGE_WEAPON: Final = -1
RANGE_KNIFE: Final = -2  # that of the weapon with Ammo, else adjacent
RANGE_TILE: Final = -3
RANGE_THREAT: Final = -4  # a monster's Threat range, and the hero's Threat and Rage

DICE_NONE: Final = 0  # the hero's own alone
DICE_WEAPON: Final = 1  # and those of the primary item
DICE_RELIC: Final = 2
DICE_FOCUS: Final = 3
DICE_SHIELD: Final = 4
DICE_BOW: Final = 5  # those of the primary item with Ammo, else none

# --- settings ---

MODES: Final = ("hunt", "slaughterfield")  # of the match
MODE_HUNT: Final = 0
MODE_SLAUGHTERFIELD: Final = 1
