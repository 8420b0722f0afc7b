"""The numbers of what monsters, items and Darkness cards say in words: sizes, powers, gifts, omens.

Each tuple lists the words in the order of their numbers, as the files in content/ write them.
"""

from __future__ import annotations

from typing import Final

# --- monsters ---

FAMILIES: Final = ("tribal", "insect", "undead")  # families
TRIBAL: Final = 0
INSECT: Final = 1
UNDEAD: Final = 2

SIZES: Final = (
    "minion",
    "captain",
    "mini_boss",
    "boss",
    "token",
    "lair",
)  # of monsters, in the order in which they act
SIZE_MINION: Final = 0
SIZE_CAPTAIN: Final = 1
SIZE_MINI_BOSS: Final = 2
SIZE_BOSS: Final = 3
SIZE_TOKEN: Final = 4
SIZE_LAIR: Final = 5

CLASSES: Final = ("intellect", "instinct", "undead", "armored")  # of monsters, as bits
C_INTELLECT: Final = 1 << 0
C_INSTINCT: Final = 1 << 1
C_UNDEAD: Final = 1 << 2
C_ARMORED: Final = 1 << 3

PRIORITIES: Final = (
    "threat",
    "proximity",
    "arcane",
    "faith",
    "guile",
    "nature",
    "rage",
    "least_vitality",
    "most_damaged",
    "last_damaged",
    "most_targets",
)  # what decides between targets
P_THREAT: Final = 0
P_PROXIMITY: Final = 1
P_ARCANE: Final = 2
P_FAITH: Final = 3
P_GUILE: Final = 4
P_NATURE: Final = 5
P_RAGE: Final = 6
P_LEAST_VITALITY: Final = 7
P_MOST_DAMAGED: Final = 8
P_LAST_DAMAGED: Final = 9
P_MOST_TARGETS: Final = 10

AREAS: Final = ("one", "side")  # the squares an attack of a monster takes
AREA_ONE: Final = 0
AREA_SIDE: Final = 1

POWERS: Final = (
    "prone",
    "poison",
    "discard",
    "embolden",
    "larvae",
    "web",
    "burrow",
    "resurrect",
    "tremor",
)  # what recipes, webs and powers of monsters do
POWER_PRONE: Final = 0
POWER_POISON: Final = 1
POWER_DISCARD: Final = 2
POWER_EMBOLDEN: Final = 3
POWER_LARVAE: Final = 4
POWER_WEB: Final = 5
POWER_BURROW: Final = 6
POWER_RESURRECT: Final = 7
POWER_TREMOR: Final = 8

VICTIMS: Final = ("target", "adjacent_one", "adjacent_all", "family", "near")  # whom they mean
VICTIM_TARGET: Final = 0
VICTIM_ADJACENT_ONE: Final = 1
VICTIM_ADJACENT_ALL: Final = 2
VICTIM_FAMILY: Final = 3
VICTIM_NEAR: Final = 4

IMMUNITIES: Final = ("prone", "stun", "dot")  # what a monster cannot suffer, as bits
IMMUNE_PRONE: Final = 1 << 0
IMMUNE_STUN: Final = 1 << 1
IMMUNE_DOT: Final = 1 << 2

# --- items and potions ---

RARITIES: Final = ("brown", "white", "green", "blue")  # colours of items
BROWN: Final = 0
WHITE: Final = 1
GREEN: Final = 2
BLUE: Final = 3

SLOTS: Final = (
    "primary",
    "secondary",
    "armor",
    "helm",
    "accessory",
    "two_hands",
    "consumable",
)  # where an item is worn
SLOT_PRIMARY: Final = 0
SLOT_SECONDARY: Final = 1
SLOT_ARMOR: Final = 2
SLOT_HELM: Final = 3
SLOT_ACCESSORY: Final = 4
SLOT_TWO_HANDS: Final = 5
SLOT_CONSUMABLE: Final = 6

ITEM_KINDS: Final = ("bow", "shield", "relic", "focus", "quiver")  # of items, as bits
IS_BOW: Final = 1 << 0
IS_SHIELD: Final = 1 << 1
IS_RELIC: Final = 1 << 2
IS_FOCUS: Final = 1 << 3
IS_QUIVER: Final = 1 << 4

GIFTS: Final = (
    "calm",
    "second_target",
    "step",
    "keep_shadows",
    "extra_attack",
    "prone",
    "impale",
    "damage",
    "heal",
)  # what a fate recipe of an item does
GIFT_CALM: Final = 0
GIFT_SECOND_TARGET: Final = 1
GIFT_STEP: Final = 2
GIFT_KEEP_SHADOWS: Final = 3
GIFT_EXTRA_ATTACK: Final = 4
GIFT_PRONE: Final = 5
GIFT_IMPALE: Final = 6
GIFT_DAMAGE: Final = 7
GIFT_HEAL: Final = 8

TRAITS: Final = (
    "lair_tools",
    "holds_ongoing",
    "refills",
    "no_resurrect",
    "unseen",
)  # what an item does besides, as bits
TRAIT_LAIR_TOOLS: Final = 1 << 0
TRAIT_HOLDS_ONGOING: Final = 1 << 1
TRAIT_REFILLS: Final = 1 << 2
TRAIT_NO_RESURRECT: Final = 1 << 3
TRAIT_UNSEEN: Final = 1 << 4

POTIONS: Final = ("vitality", "focus", "anti_venom", "major_vitality", "lucky", "shadow")
POTION_VITALITY: Final = 0
POTION_FOCUS: Final = 1
POTION_ANTI_VENOM: Final = 2
POTION_MAJOR_VITALITY: Final = 3
POTION_LUCKY: Final = 4
POTION_SHADOW: Final = 5

# --- Darkness cards ---

OMENS: Final = (
    "nothing",
    "double_spawn",
    "discard",
    "threshold",
    "captain",
    "web",
    "threat",
    "mini_boss",
    "lull",
)  # what an event does
OMEN_NOTHING: Final = 0
OMEN_DOUBLE_SPAWN: Final = 1
OMEN_DISCARD: Final = 2
OMEN_THRESHOLD: Final = 3
OMEN_CAPTAIN: Final = 4
OMEN_WEB: Final = 5
OMEN_THREAT: Final = 6
OMEN_MINI_BOSS: Final = 7
OMEN_LULL: Final = 8

OMEN_CONDITIONS: Final = ("never", "always", "lair", "large_tile")  # when it does
OMEN_IF_NEVER: Final = 0
OMEN_IF_ALWAYS: Final = 1
OMEN_IF_LAIR: Final = 2
OMEN_IF_LARGE_TILE: Final = 3

PENALTIES: Final = (
    "double_spawn",
    "hand_size",
    "enemy_tn",
    "heal_captains",
    "captain_spawn",
    "movement",
    "early_cycle",
    "threat_loss",
    "pack",
    "wake",
)  # what a Threat penalty does
PENALTY_DOUBLE_SPAWN: Final = 0
PENALTY_HAND_SIZE: Final = 1
PENALTY_ENEMY_TN: Final = 2
PENALTY_HEAL_CAPTAINS: Final = 3
PENALTY_CAPTAIN_SPAWN: Final = 4
PENALTY_MOVEMENT: Final = 5
PENALTY_EARLY_CYCLE: Final = 6
PENALTY_THREAT_LOSS: Final = 7
PENALTY_PACK: Final = 8
PENALTY_WAKE: Final = 9

LASTS: Final = ("act", "tile", "once")  # how long a penalty lasts
LASTS_ACT: Final = 0
LASTS_TILE: Final = 1
LASTS_ONCE: Final = 2

SPAWNS: Final = ("normal", "heavy", "again")  # of the spawn step
SPAWN_NORMAL: Final = 0
SPAWN_HEAVY: Final = 1
SPAWN_AGAIN: Final = 2
