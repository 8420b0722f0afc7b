"""The words of the game: seats, dice, menu items, and every option a player can ever be offered."""

from __future__ import annotations

from typing import Final, Literal

from chimera.engine.game import Verb, Words

GridName = Literal["attack", "defence"]

SEATS: Final = 6  # dice_mutants.comp.player-count
DICE_EACH: Final = 3  # dice_mutants.comp.three-dice-per-player
DICE: Final = SEATS * DICE_EACH
FACES: Final = 6
HIGHEST: Final = 18  # three sixes
DIGIT: Final = FACES + 1  # faces are written as digits: 0 for no die

# Where a die is when it is not with a player.
POOL: Final = -1
PLACED: Final = -2  # assigned, waiting for the next roll
GONE: Final = -3  # left the game with a dead mutant

# The phases of a round.
ROLL: Final = 0
CLAIM: Final = 1
ASSIGN: Final = 2
MUTATION: Final = 3
DAMAGE: Final = 4
PHASES: Final = ("roll", "claim", "assign", "mutate", "damage")

# The two grids of a sheet; a grid has a slot for every number up to 18, and slot 0 is never used.
ATTACK: Final = 0
DEFENCE: Final = 1
GRID: Final = HIGHEST + 1
GRIDS: Final[tuple[GridName, GridName]] = ("attack", "defence")

# The three point totals of a sheet.
SPEED: Final = 0
MUTATE: Final = 1
GUILE: Final = 2
TOTALS: Final = 3
POINTS: Final = ("speed", "mutate", "guile")

# The menu items, guile first; the four that leave a mark on the sheet have a tick box each.
LUCK: Final = 0
INITIATIVE: Final = 1
FORCE: Final = 2
QUICKNESS: Final = 3
FOCUS: Final = 4
EXTREME_FOCUS: Final = 5
GUILE_GLAND: Final = 6
EXTRA_LEG: Final = 7
SCALES: Final = 8
SPIKES: Final = 9
SWORD: Final = 10
SHIELD: Final = 11
RAGE: Final = 12
FIRST_MUTATION: Final = 6
ITEMS: Final = (
    *("luck", "initiative", "force", "quickness", "focus", "extreme_focus"),
    *("guile_gland", "extra_leg", "scales", "spikes", "sword", "shield", "rage"),
)

HAS_SWORD: Final = 0
HAS_SHIELD: Final = 1
RAGES: Final = 2  # this round only
FOCUSED: Final = 3  # Extreme Focus is used up
MARKS: Final = 4
MARKED: Final = ("sword", "shield", "rage", "extreme_focus")

# The dice streams.
TOKEN_STREAM: Final = 0
ROLL_STREAM: Final = 1
GUILE_STREAM: Final = 2
MUTATION_STREAM: Final = 3
STREAMS: Final = ("tokens", "roll", "guile", "mutation")

# Dice are called 0 to 17, faces 1 to 6, players by their seats.
WORDS: Final = Words()
DO_CLAIM: Final[Verb] = WORDS.verb("claim", DICE, doc="take a die from the pool")
DO_LUCK: Final[Verb] = WORDS.verb("luck", DICE, doc="guile menu: reroll a die you claimed")
DO_INITIATIVE: Final[Verb] = WORDS.verb("initiative", doc="guile menu: cut in line to claim the next die")
DO_FORCE: Final[Verb] = WORDS.verb("force", DICE, doc="guile menu: reroll a die an opponent claimed")
DO_QUICKNESS: Final[Verb] = WORDS.verb("quickness", doc="guile menu: cut in line, with nobody cutting in front")
DO_FOCUS: Final[Verb] = WORDS.verb("focus", DICE, DIGIT, doc="guile menu: turn a die you claimed to a face, 1 to 6")
DO_EXTREME: Final[Verb] = WORDS.verb("extreme_focus", doc="guile menu: turn all three of your dice, once per game")
DO_SET: Final[Verb] = WORDS.verb("set", DICE, DIGIT, doc="the face, 1 to 6, of a die under Extreme Focus")
DO_ATTACK: Final[Verb] = WORDS.verb("attack", DICE, doc="tick an attack box with one die")
DO_ATTACK_PAIR: Final[Verb] = WORDS.verb("attack_pair", DICE, DICE, doc="tick an attack box with two dice together")
DO_ATTACK_ALL: Final[Verb] = WORDS.verb("attack_all", doc="tick an attack box with all three dice together")
DO_DEFENCE: Final[Verb] = WORDS.verb("defence", DICE, doc="tick a defence box with one die")
DO_DEFENCE_PAIR: Final[Verb] = WORDS.verb("defence_pair", DICE, DICE, doc="tick a defence box with two dice together")
DO_DEFENCE_ALL: Final[Verb] = WORDS.verb("defence_all", doc="tick a defence box with all three dice together")
DO_SPEED: Final[Verb] = WORDS.verb("speed", DICE, doc="add a die to your speed")
DO_MUTATE: Final[Verb] = WORDS.verb("mutate", DICE, doc="add a die to your mutate points")
DO_GUILE: Final[Verb] = WORDS.verb("guile", DICE, doc="add a die to your guile points")
DO_TRADE: Final[Verb] = WORDS.verb("trade", SEATS, doc="swap order tokens with a slower player")
DO_GLAND: Final[Verb] = WORDS.verb("guile_gland", doc="mutation menu: roll dice and add them to your guile")
DO_LEG: Final[Verb] = WORDS.verb("extra_leg", doc="mutation menu: roll dice and add them to your speed")
DO_SCALES: Final[Verb] = WORDS.verb("scales", doc="mutation menu: more life boxes")
DO_SPIKES: Final[Verb] = WORDS.verb("spikes", SEATS, doc="mutation menu: damage to an opponent, whatever its defence")
DO_SWORD: Final[Verb] = WORDS.verb("sword", doc="mutation menu: more attack for good, once per game")
DO_SHIELD: Final[Verb] = WORDS.verb("shield", doc="mutation menu: more defence for good, once per game")
DO_RAGE: Final[Verb] = WORDS.verb("rage", doc="mutation menu: attack again in this round's damage")
