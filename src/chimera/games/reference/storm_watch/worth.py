"""What a position of Storm Watch is worth: the team's chance as bots see it."""

from __future__ import annotations

import math
from typing import Final

from chimera.games.reference.storm_watch.words import BRIGHTEST, IN_HAND

GLOW: Final = [0.0, 0.55, 0.9, 1.1, 1.22, 1.3, 1.34]  # what a fire that burns so high is worth: most, that it burns
CARD: Final = [0.10, 0.16, 0.10, 0.14, 0.04, 0.03]  # a card in hand, by its kind
STEP: Final = 0.6  # what is a step away counts so much less
PLACE: Final = 0.30  # how much it counts where a keeper stands
GUST: Final = 0.31  # what every storm card to come takes
WATCH: Final = 0.17  # what every keeper gives in an hour to come
SURE: Final = 1.6  # how much a lead decides


def glow(burns: int) -> float:
    """What a fire is worth."""
    return GLOW[min(max(burns, 0), BRIGHTEST)]


def need(burns: int, most: int) -> float:
    """How much a fire gains by a little care."""
    return glow(burns + 1) - glow(burns) if burns < most else 0.0


def chance(lead: float) -> float:
    """A lead as a chance of winning."""
    return 1.0 / (1.0 + math.exp(-SURE * lead))


def room(cards: int) -> float:
    """How much a keeper with so many cards gains by gathering."""
    return 0.07 * (IN_HAND - cards)
