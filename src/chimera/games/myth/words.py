"""The words of Myth: what can be chosen, and the numbers that the rules share. (Numbers of content are in ops.py.)"""

from __future__ import annotations

from typing import Final

from chimera.engine.game import Words

SEATS: Final = 5
SPACES: Final = 4  # action spaces of a hero
COPIES: Final = 30  # cards of a class, base and novice
CARDS: Final = 120  # kinds of hero cards, at most
SQUARES: Final = 144
FOE_SLOTS: Final = 64  # slots for monsters, lairs and larvae
MONSTERS: Final = 24  # kinds, at most
ITEMS: Final = 64  # kinds, at most
FIGURES: Final = 36  # in the Realm at one time
BOARD: Final = 12  # squares along an edge of the tile
MOST_THREAT: Final = 10
METER: Final = 6
RUNES: Final = 4  # of the Wave Timer
HAND: Final = 5
SIDES: Final = 10  # of a hit die
NOWHERE: Final = -1
NOTHING: Final = -1
NOBODY: Final = -1

# movement types
STILL: Final = 0  # no movement
CAUTIOUS: Final = 1
NORMAL: Final = 2
AGGRESSIVE: Final = 3
OPEN: Final = 4  # not chosen yet
STRIDES: Final = ("none", "cautious", "normal", "aggressive", "open")

BOTH_HANDS: Final = -2  # in the secondary slot while a two-handed item is held

TRADED_POTIONS: Final = 3  # vitality, focus and anti-venom: those that are in the box
POTIONS_SHOWN: Final = ("V", "F", "A")  # in the terminal

# what ails a hero, as bits
POISONED: Final = 1
PRONE: Final = 2
RISING: Final = 4  # stood up, but misses the next Hero Cycle except for interrupts
STUNNED: Final = 8
WEBBED: Final = 16
CURSED: Final = 32
FROZEN: Final = 64
SLAIN: Final = 128  # lies on its square until Cleanup
GONE: Final = 256  # taken off the tile
AILMENTS: Final = POISONED | PRONE | STUNNED | WEBBED | CURSED | FROZEN  # what a cleansing takes off
STATUSES: Final = ("poisoned", "prone", "rising", "stunned", "webbed", "cursed", "frozen", "slain", "gone")

# how a card lies in its space, as bits
FACE_DOWN: Final = 1  # Rage: nobody has seen it
TURNED: Final = 2  # it works no more and is discarded in the next Hero Deck Phase
STALE: Final = 4  # face down since before the deck was shuffled last
SPENT: Final = 8  # what it does once, it has done
FROM_SHADOWS: Final = 16  # it was played in Shadows
COMBO: Final = 32  # it followed another card directly
STOOD_STILL: Final = 64  # the movement type it was played with, two bits from here on
STRIDE_SHIFT: Final = 6
BLESSINGS: Final = SEATS * SPACES  # a mark on a foe from here on: + seat, whose gear keeps it from standing up again
ANSWERS: Final = 512  # its attack comes when the acting group has attacked
STAYS: Final = 256  # an Ongoing card that is not cleared with the others

# the mood of a foe, as bits
ACTIVE: Final = 1
DOWN: Final = 2  # prone: stands up instead of acting
DAZED: Final = 4  # stunned: misses an activation
FALLEN: Final = 8  # slain, but will stand up again
RAISED: Final = 16  # has stood up once and will not again
WOKEN: Final = 32  # became active in this Darkness Cycle
ROOTED: Final = 64  # may not move or attack in this activation (failed Courage, stood up, stunned)
MOVED: Final = 128  # has moved in this Darkness Cycle
STRUCK: Final = 256  # has attacked in this Darkness Cycle
BROODED: Final = 512  # was spawned in this Darkness Cycle: does not act
NOTED: Final = 1024  # has tested Notice in this Darkness Cycle
HELD: Final = 2048  # must act on the hero it has chosen (taunted)
WAVE_SHIFT: Final = 16  # the wave with which a foe came, four bits from here on
WAVE_BITS: Final = 15
CYCLE_MOODS: Final = WOKEN | ROOTED | MOVED | STRUCK | BROODED | NOTED | HELD
MOODS: Final = ("active", "down", "dazed", "fallen")

DECOY: Final = 16  # as a target: the decoy token whose card lies in space n is 16 + n (n = seat * 4 + space)
ALLY: Final = 48  # as a target: ally n is 48 + n

PHASES: Final = ("setup", "heroes", "darkness", "hero_deck", "refresh", "won", "lost")
SETTING_UP: Final = 0
HERO_CYCLE: Final = 1
DARKNESS_CYCLE: Final = 2
HERO_DECK: Final = 3
REFRESH: Final = 4
WON: Final = 5
LOST: Final = 6

ENDINGS: Final = ("", "cleared", "waves", "slain", "rounds")
BY_CLEARING: Final = 1
BY_WAVES: Final = 2
BY_DEATH: Final = 3
BY_ROUNDS: Final = 4

# moments of a Darkness Cycle at which heroes may answer
AT_BEGIN: Final = 0
AT_EVENT: Final = 1
AT_TARGET: Final = 2
AT_MOVED: Final = 3
AT_DICE: Final = 4
AT_DAMAGE: Final = 5
AT_SPAWN: Final = 6
MOMENTS: Final = ("begin", "event", "target", "moved", "dice", "damage", "spawn")

# edges of the tile
NORTH_EDGE: Final = 0
EAST_EDGE: Final = 1
SOUTH_EDGE: Final = 2
WEST_EDGE: Final = 3
EDGES: Final = ("north", "east", "south", "west")

# the card that is being carried out (`deed`); squares, foes and dice of it lie in lists of their own
DEED_SEAT: Final = 0
DEED_KIND: Final = 1  # the kind of card
DEED_COPY: Final = 2
DEED_AS: Final = 3  # PLAYED_AS_...
DEED_STRIDE: Final = 4  # the movement type its entries are read by
DEED_SPACE: Final = 5  # where it lies (0 to 3), -1 until it is committed
DEED_AMMO: Final = 6  # Ammo it takes: 0 for none; -1 while it is not chosen
DEED_KNIFE: Final = 7  # 1: Optional Ammo, made with the knife
DEED_OP: Final = 8  # the op that comes next
DEED_HEROES: Final = 9  # set of chosen seats
DEED_SQUARE: Final = 10  # a chosen square (centre of an area, end of a shift, decoy), -1 for none
DEED_TURN: Final = 11  # how the area lies
DEED_AREA: Final = 12  # set of squares that are attacked, 0 for none
DEED_TN: Final = 13  # change of the target number by card and movement type
DEED_DAMAGE: Final = 14  # damage to each target hit, with its bonuses
DEED_DICE: Final = 15  # hit dice in the pool
DEED_FATE: Final = 16  # fate dice in the pool
DEED_FLAGS: Final = 17  # see DEED_...: bits
DEED_MOMENT: Final = 18  # the moment it answers, -1 for none
DEED_ORIGIN: Final = 19  # where the hero stood when it was begun
DEED_CLEARED: Final = 20  # set of spaces whose Ongoing cards it clears
DEED_AP: Final = 21  # the AP it cost
DEED_HITS: Final = 22  # set of foes that were hit
DEED_NAMES: Final = 23  # set of names of targets that had their die
DEED_USED: Final = 24  # set of hit dice that are used, by place
DEED_PAID: Final = 25  # set of recipes that were paid or passed over: slot * 3 + recipe
DEED_LEADER: Final = 26  # the kind of card that it follows in a combo, -1 for none
DEED_SIZE: Final = 27

PLAYED_AS_ACTION: Final = 0
PLAYED_AS_REACTION: Final = 1
PLAYED_AS_INTERRUPT: Final = 2

DEED_ATTACKS: Final = 1  # bits of DEED_FLAGS
DEED_HIT: Final = 2  # at least one target was hit
DEED_FAILED: Final = 4  # the Courage test failed
DEED_COMMITTED: Final = 8
DEED_FROM_SHADOWS: Final = 16
DEED_COMBO: Final = 32
DEED_HOLY: Final = 64
DEED_RANGED: Final = 128
DEED_FRIENDLY: Final = 256  # heroes stand in the area
DEED_LOOKS: Final = 512  # the hero looks through its deck
DEED_TYPE_OPEN: Final = 1024  # it fits any movement: the type stays as it is
DEED_EXTRA: Final = 2048  # a further attack that an item gives: 1 damage on one target in weapon range
DEED_EXTRA_DUE: Final = 4096
DEED_ANSWERED: Final = 8192  # it was played before the group attacked, and its attack comes now

# the group of monsters that is acting (`blow`)
BLOW_KIND: Final = 0
BLOW_TARGET: Final = 1  # a seat, DECOY + space or ALLY + n
BLOW_GROUP: Final = 2  # set of foes
BLOW_STAGE: Final = 3  # STAGE_...
BLOW_ATTACK: Final = 4  # which of its attacks
BLOW_TN: Final = 5
BLOW_HITS: Final = 6  # that stand
BLOW_IGNORED: Final = 7  # hits that were dodged or parried
BLOW_FOE: Final = 8  # the scout, or who strikes first
BLOW_VICTIM: Final = 9  # against whom it is rolled: a seat (another hero may stand in), or STAND_IN + a minion
BLOW_VICTIMS: Final = 10  # set of seats that it hurts, where it is rolled against all of an area
BLOW_REROLLED: Final = 11  # 1: its hits have been rolled again
BLOW_SIZE: Final = 12
STAND_IN: Final = 64

STAGE_TARGET: Final = 0
STAGE_MOVED: Final = 1
STAGE_DICE: Final = 2
STAGE_DAMAGE: Final = 3

# what is so in this Darkness Cycle, as bits of `tide`
DOUBLE_SPAWN: Final = 1
CALM: Final = 2  # who woke in it does not act
EARLY_BOSS: Final = 4  # the mini-boss acts first
IGNORED: Final = 8  # the event was ignored
ONCE_MORE: Final = 16  # all minions act once more instead of a spawn
IN_REFRESH: Final = 32  # the cycle runs in the Refresh Phase
NO_CARD: Final = 64
SHIFTED: Final = 8  # from this bit on, by seat: the hero was put somewhere else in this cycle
EMBOLDENED: Final = 16  # from this bit on, by family: one hit die more, until the next cycle has ended
WANING: Final = 20  # from this bit on, by family: the same, until this cycle has ended

MOVES: Final = 0  # the two sweeps of monsters
STRIKES: Final = 1
AT_EDGE: Final = 100  # where monsters come: at an edge, and its number; less is the slot of a lair

STREAMS: Final = ("hero", "monster", "cards", "treasure", "darkness", "setup")
HERO_DICE: Final = 0
MONSTER_DICE: Final = 1
CARD_STREAM: Final = 2
TREASURE_STREAM: Final = 3
DARKNESS_STREAM: Final = 4
SETUP_STREAM: Final = 5

WORDS: Final = Words()
PLAY: Final = WORDS.verb("play", CARDS, 5, "play card a (an action, reaction or interrupt) with movement type b")
REACT: Final = WORDS.verb("react", CARDS, 5, "play action/reaction card a as a reaction with movement type b")
TAKE_RAGE: Final = WORDS.verb("rage", doc="lay the top card of the deck face down into a space as Rage")
PICK: Final = WORDS.verb("pick", doc="pick up a treasure in one's square for 1 MP")
DRINK: Final = WORDS.verb("drink", 3, doc="drink potion a")
GIVE: Final = WORDS.verb("give", ITEMS, SEATS, "give item a to hero b")
HAND_OVER: Final = WORDS.verb("hand", 3, SEATS, "give potion a to hero b")
BREAK_FREE: Final = WORDS.verb("free", doc="discard cards to get out of a web")
TINKER: Final = WORDS.verb("tinker", FOE_SLOTS, doc="damage lair a with a tool, for 1 MP")
GO: Final = WORDS.verb("go", SQUARES, doc="walk to square a by the shortest way, for its MP")
AMMO: Final = WORDS.verb("ammo", 9, doc="discard a Ammo for this attack; 0 is the knife")
FROM_SPACE: Final = WORDS.verb("arrow", SPACES, doc="use the Ammo that lies in space a")
TARGET: Final = WORDS.verb("foe", FOE_SLOTS, doc="target foe a; with several damage points, give it one")
HERO: Final = WORDS.verb("hero", SEATS, doc="choose hero a")
SQUARE: Final = WORDS.verb("at", SQUARES, doc="choose square a")
TURN: Final = WORDS.verb("turn", 24, doc="lay the area this way")
CLEAR: Final = WORDS.verb("clear", SPACES, doc="clear the Ongoing card in space a")
DIE: Final = WORDS.verb("die", SIDES + 1, MONSTERS, "use a hit die that shows a against the targets named b")
RECIPE: Final = WORDS.verb("recipe", 5, 3, "pay recipe b of the item in slot a")
CARD: Final = WORDS.verb("card", CARDS, doc="choose card a")
KEEP: Final = WORDS.verb("keep", CARDS, doc="keep card a in the hand")
STAY: Final = WORDS.verb("stay", SPACES, doc="leave the Ongoing card in space a where it is")
EQUIP: Final = WORDS.verb("equip", ITEMS, doc="equip item a")
UNEQUIP: Final = WORDS.verb("remove", 5, doc="take off what is in slot a")
EDGE: Final = WORDS.verb("edge", len(EDGES), doc="choose an edge of the tile")
FAMILY: Final = WORDS.verb("family", 3, doc="choose a family of monsters")
KIND: Final = WORDS.verb("kind", MONSTERS, doc="choose a kind of monster")
NUMBER: Final = WORDS.verb("number", 13, doc="choose a number")
REWARD: Final = WORDS.verb("reward", 12, doc="pay serendipity for reward a")
DONE: Final = WORDS.verb("done", doc="that is all")
