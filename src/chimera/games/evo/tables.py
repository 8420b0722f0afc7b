"""The numbers that rules are written with: phases, streams, stats, zones, moments, operations. They are no content.

What the rulebook prints, and may correct, is in the box (box.py).
"""

from __future__ import annotations

from typing import Final, Literal

# phases of a round, in order; income closes survival
PHASES: Final = ("climate", "mutations", "initiative", "movement", "births", "survival", "income")
CLIMATE_PHASE: Final = 0
MUTATIONS: Final = 1
INITIATIVE: Final = 2
MOVEMENT: Final = 3
BIRTHS: Final = 4
SURVIVAL: Final = 5
INCOME: Final = 6

# streams of the dice
CLIMATE_TOKENS: Final = 0
GENE_BAG: Final = 1
EVENT_DECK: Final = 2
LOTS: Final = 3
COMBAT: Final = 4
PURPOSES: Final = ("climate", "genes", "events", "lots", "combat")

# numbers of a species: a row of STATS per seat, once for its genes and once for what cards lend it
STAT_NAMES: Final = (
    "legs",
    "attack",
    "defence",
    "thermoregulation",
    "fur",
    "caves",
    "eggs",
    "discount",
    "range",
    "floor",
)
LEGS: Final = 0
HORNS_ATTACKING: Final = 1
HORNS_DEFENDING: Final = 2
THERMOREGULATION: Final = 3
FUR: Final = 4
CAVES: Final = 5
EGGS: Final = 6
DISCOUNT: Final = 7
RANGE: Final = 8
FLOOR: Final = 9
STATS: Final = 10

EMPTY: Final = -1

# what the climate makes of a terrain
IDEAL: Final = 0
HOT: Final = 1
COLD: Final = 2
DEADLY: Final = 3
Zone = Literal["ideal", "hot", "cold", "deadly"]
ZONE_NAMES: Final[tuple[Zone, ...]] = ("ideal", "hot", "cold", "deadly")
PROTECTION: Final[list[int]] = [-1, THERMOREGULATION, FUR, CAVES]

# abilities that no number can tell, each given by unique genes
ABILITIES: Final = ("swim", "fly", "pounce", "foresee", "choose_place", "retreat")
SWIM_ABILITY: Final = 0
FLY_ABILITY: Final = 1
POUNCE_ABILITY: Final = 2
FORESEE_ABILITY: Final = 3
PLACE_ABILITY: Final = 4
RETREAT_ABILITY: Final = 5

# moments at which event cards are played, in the order of a round
MOMENTS: Final = (
    "climate before_reveal",
    "climate after_reveal",
    "climate after_turn",
    "mutations before_payment",
    "initiative end",
    "movement start_of_own_turn",
    "movement own_turn",
    "movement when_attacked",
    "births start",
    "survival start",
)
BEFORE_REVEAL: Final = 0
AFTER_REVEAL: Final = 1
AFTER_TURN: Final = 2
BEFORE_PAYMENT: Final = 3
END_OF_INITIATIVE: Final = 4
START_OF_TURN: Final = 5
OWN_TURN: Final = 6
WHEN_ATTACKED: Final = 7
START_OF_BIRTHS: Final = 8
START_OF_SURVIVAL: Final = 9

OPS: Final = ("order_tokens", "turn_wheel", "cancel_turn", "first_place", "slip", "add", "raise")
ORDER_TOKENS: Final = 0
TURN_WHEEL: Final = 1
CANCEL_TURN: Final = 2
FIRST_PLACE: Final = 3
SLIP_THROUGH: Final = 4
ADD: Final = 5
RAISE: Final = 6

NEVER: Final = 99  # a margin that no attacker has
FARTHEST: Final = 9  # no range, flight or pass reaches farther

# the number of a lone bit: 2 has a different remainder by 67 in each of its first 66 powers
BIT_NUMBER: Final[list[int]] = [0] * 67
for _bit in range(66):
    BIT_NUMBER[(1 << _bit) % 67] = _bit

FEWEST: Final = 2
MOST: Final = 5
