"""Everything a player of Evo can say: the permanent grammar of match files.

The sizes are upper limits, which content is checked against; the order of the verbs never changes.
"""

from __future__ import annotations

from typing import Final

from chimera.engine.game import Words

MOST_SPACES: Final = 60
MOST_SEATS: Final = 5
CARDS: Final = 64
BIDS: Final = 16  # 0 to 15

WORDS: Final = Words()
BID: Final = WORDS.verb(
    "bid", MOST_SEATS + 1, BIDS, doc="bid in a column, 1 is the event card: bid:2:3 is 3 in column 2"
)
PLACE: Final = WORDS.verb("place", MOST_SEATS + 1, doc="take this place on the initiative track, 1 is the first")
MOVE: Final = WORDS.verb("move", MOST_SPACES, MOST_SPACES, doc="walk from a space to the empty space beside it")
ATTACK: Final = WORDS.verb("attack", MOST_SPACES, MOST_SPACES, doc="attack from a space the dinosaur beside it")
FLY: Final = WORDS.verb("fly", MOST_SPACES, doc="use wings with the dinosaur on this space, then land")
SWIM: Final = WORDS.verb("swim", MOST_SPACES, doc="use flippers with the dinosaur on this space, then land")
SLIP: Final = WORDS.verb("slip", MOST_SPACES, doc="send the dinosaur on this space through the hidden pass, then land")
LAND: Final = WORDS.verb("land", MOST_SPACES, doc="end a flight, a swim or the hidden pass on this space")
RETREAT: Final = WORDS.verb(
    "retreat", MOST_SPACES, doc="flee from a lost combat to this space; pass lets the dinosaur die"
)
REMOVE: Final = WORDS.verb(
    "remove", MOST_SPACES, doc="with all eight on the island, take up this one to lay it elsewhere"
)
LAY: Final = WORDS.verb("lay", MOST_SPACES, doc="place a newborn on this empty space")
POUNCE: Final = WORDS.verb("pounce", MOST_SPACES, doc="place a killer baby on this opponent's space")
LOSE: Final = WORDS.verb("lose", MOST_SPACES, doc="name the dinosaur on this space as a victim of the climate")
PLAY: Final = WORDS.verb("play", CARDS, doc="announce or play an event card from the hand")
WITHDRAW: Final = WORDS.verb("withdraw", CARDS, doc="take an announced event card back into the hand")
VICTIM: Final = WORDS.verb("victim", MOST_SEATS, doc="choose the opponent a card strikes")
LAYER: Final = WORDS.verb("layer", 2, doc="choose a protection: 0 against heat, 1 against cold")
KEEP: Final = WORDS.verb("keep", doc="put the two climate tokens back as they lay").at()
SWAP: Final = WORDS.verb("swap", doc="put the two climate tokens back in the other order").at()
