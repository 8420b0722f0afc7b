"""The words of Storm Watch: what can be chosen, the kinds of cards, and the numbers that the rules share."""

from __future__ import annotations

from typing import Final

from chimera.engine.game import Words

SEATS: Final = 4
MOST_PLACES: Final = 12
NO_FIRE: Final = -1  # at a place where none is kept
BRIGHTEST: Final = 6  # no fire burns higher
SCARRED: Final = 4  # one that went out never burns higher again
EFFORT: Final = 2  # for every keeper, every hour
IN_HAND: Final = 5  # cards, at most
NIGHTS: Final = 2  # of a campaign

CARDS: Final = ("driftwood", "pitch", "flint", "sailcloth", "boat", "weather_glass")
DRIFTWOOD: Final = 0
PITCH: Final = 1
FLINT: Final = 2
SAILCLOTH: Final = 3
BOAT: Final = 4
WEATHER_GLASS: Final = 5

TRADES: Final = ("forester", "lamplighter", "sailor", "piper", "innkeeper")
FORESTER: Final = 0
LAMPLIGHTER: Final = 1
SAILOR: Final = 2
PIPER: Final = 3
INNKEEPER: Final = 4

SIGNS: Final = ("dark", "faint", "bright", "crowd", "lonely")  # what an omen waits for
DARK: Final = 0
FAINT: Final = 1
BRIGHT: Final = 2
CROWD: Final = 3
LONELY: Final = 4

PHASES: Final = ("dusk", "work", "storm", "omen", "dawn")
DUSK: Final = 0
WORK: Final = 1
STORM: Final = 2
OMEN: Final = 3
DAWN: Final = 4

STREAMS: Final = ("stores", "storm", "omen")  # of the dice
STORES_STREAM: Final = 0
STORM_STREAM: Final = 1
OMEN_STREAM: Final = 2

# Piles; behind them the hands, one for each seat.
STORES: Final = 0
SPENT: Final = 1
STORM_DECK: Final = 2
BLOWN: Final = 3
FACE_DOWN: Final = 4  # the omen of the night
ASIDE: Final = 5  # omens that are not laid
KNOWN_OMENS: Final = 6  # those that came, and those that are known not to lie there
HANDS: Final = 7

WORDS: Final = Words()
WALK: Final = WORDS.verb("walk", MOST_PLACES, doc="walk to this neighbouring place").opts
TEND: Final = WORDS.verb("tend", doc="tend the fire where you stand").at()
GATHER: Final = WORDS.verb("gather", doc="gather cards from the stores where you stand").at()
LIGHT: Final = WORDS.verb("light", doc="light the dark fire where you stand, as the lamplighter").at()
PIPE: Final = WORDS.verb("pipe", SEATS, doc="cheer this seat on, as the piper: it has one more effort").opts
GIVE: Final = WORDS.verb("give", SEATS, doc="give this seat a card; which one comes next").opts
HAND: Final = WORDS.verb("hand", len(CARDS), doc="the card that is given").opts
PLAY: Final = WORDS.verb("play", len(CARDS), doc="play a card of this kind; what for comes next").opts
AT: Final = WORDS.verb("at", MOST_PLACES, doc="the fire for which the card is played").opts
WHOM: Final = WORDS.verb("whom", SEATS, doc="the seat that goes by boat").opts
TO: Final = WORDS.verb("to", MOST_PLACES, doc="the place where the boat lands").opts
SHIELD: Final = WORDS.verb("shield", MOST_PLACES, doc="shield this fire with a sailcloth").opts
