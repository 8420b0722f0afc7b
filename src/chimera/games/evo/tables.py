"""The content of Evo as flat tables of numbers, made once at load."""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import mask_of
from chimera.engine.game import Opt
from chimera.engine.hexes import HexMap
from chimera.games.evo.content import BASICS, CLIMATE, EVENT_CARDS, GENES, ISLAND_RECORDS, IslandRecord
from chimera.games.evo.words import MOVE

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
YOUNG_SPECIES: Final = [BASICS.species.get(name, 0) for name in STAT_NAMES]

EMPTY: Final = -1
HERD: Final = BASICS.dinosaurs
START_POINTS: Final = BASICS.mutation_points
HIGHEST_BID: Final = BASICS.highest_bid

# what the climate makes of a terrain
IDEAL: Final = 0
HOT: Final = 1
COLD: Final = 2
DEADLY: Final = 3
ZONE_NAMES: Final = ("ideal", "hot", "cold", "deadly")
PROTECTION: Final[list[int]] = [-1, THERMOREGULATION, FUR, CAVES]

TERRAINS: Final = [terrain.id for terrain in CLIMATE.terrains]
SECTIONS: Final = len(CLIMATE.wheel)
TOKENS: Final = [token.id for token in CLIMATE.tokens]
TOKEN_TURN: Final[list[int]] = [token.turn for token in CLIMATE.tokens]
TOKEN_COUNT: Final[list[int]] = [token.count for token in CLIMATE.tokens]
METEORITE: Final = [token.ends_game for token in CLIMATE.tokens].index(True)
BOTTOM: Final = BASICS.bottom_tokens + 1  # the last tokens of the stack, the meteorite among them

GENE_NAMES: Final = [gene.id for gene in GENES.normal] + [gene.id for gene in GENES.unique]
NORMAL: Final = len(GENES.normal)
UNIQUE: Final = len(GENES.unique)
UNIQUE_IN_BAG: Final = BASICS.unique_in_bag
GENE_COPIES: Final[list[int]] = [gene.copies for gene in GENES.normal] + [1] * UNIQUE
GENE_OPS: Final = [gene.effect.op for gene in GENES.normal] + [gene.effect.op for gene in GENES.unique]
GENE_STATS: Final[list[list[int]]] = [
    [STAT_NAMES.index(stat) for stat in effect.stats]
    for effect in [gene.effect for gene in GENES.normal] + [gene.effect for gene in GENES.unique]
]
GENE_AMOUNT: Final[list[int]] = [gene.effect.amount for gene in GENES.normal] + [g.effect.amount for g in GENES.unique]
GENE_RAISES: Final[list[bool]] = [op == "raise" for op in GENE_OPS]
# places among the unique genes, counted from 0, of the abilities that no number can tell
SWIM_GENE: Final = GENE_OPS.index("swim") - NORMAL
FLY_GENE: Final = GENE_OPS.index("fly") - NORMAL
POUNCE_GENE: Final = GENE_OPS.index("pounce") - NORMAL
FORESEE_GENE: Final = GENE_OPS.index("foresee") - NORMAL
PLACE_GENE: Final = GENE_OPS.index("choose_place") - NORMAL
RETREAT_GENE: Final = GENE_OPS.index("retreat") - NORMAL
FLIGHT: Final = GENE_AMOUNT[NORMAL + FLY_GENE]

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
CARD_NAMES: Final = [card.id for card in EVENT_CARDS]
DECK_SIZE: Final = len(EVENT_CARDS)
CARD_MOMENT: Final[list[int]] = [MOMENTS.index(f"{card.phase} {card.moment}") for card in EVENT_CARDS]
CARDS_AT: Final[list[list[int]]] = [
    [card for card in range(DECK_SIZE) if CARD_MOMENT[card] == moment] for moment in range(len(MOMENTS))
]
CARD_OP: Final[list[int]] = [OPS.index(card.effect.op) for card in EVENT_CARDS]
CARD_STATS: Final[list[list[int]]] = [[STAT_NAMES.index(s) for s in card.effect.stats] for card in EVENT_CARDS]
CARD_AMOUNT: Final[list[int]] = [card.effect.amount for card in EVENT_CARDS]
CARD_STRIKES: Final[list[bool]] = [card.effect.who == "opponent" for card in EVENT_CARDS]
CARD_CHOOSES: Final[list[bool]] = [card.effect.choose for card in EVENT_CARDS]
CHANGES_CLIMATE: Final[list[bool]] = [op in (TURN_WHEEL, CANCEL_TURN) for op in CARD_OP]

FACE_NAMES: Final = [face.id for face in BASICS.die]
DIE: Final[list[int]] = [i for i in range(len(BASICS.die)) for _ in range(BASICS.die[i].count)]
NEVER: Final = 99
FACE_MARGIN: Final[list[int]] = [NEVER if face.margin is None else face.margin for face in BASICS.die]
NEWBORN_WINS: Final[list[bool]] = [face.newborn_wins for face in BASICS.die]


def zones_of(section: int) -> list[int]:
    """What a section of the wheel makes of each terrain."""
    framed = CLIMATE.wheel[section]
    zones: list[int] = []
    for terrain in TERRAINS:
        if terrain == framed.ideal:
            zones.append(IDEAL)
        elif terrain == framed.hot:
            zones.append(HOT)
        elif terrain == framed.cold:
            zones.append(COLD)
        else:
            zones.append(DEADLY)
    return zones


ZONES: Final[list[list[int]]] = [zones_of(section) for section in range(SECTIONS)]


class Island:
    """One island: which spaces lie beside which, and all that follows."""

    __slots__ = (
        "close",
        "coast",
        "coasts",
        "flights",
        "hexes",
        "labels",
        "moves",
        "name",
        "near",
        "reach",
        "size",
        "starts",
        "terrain",
        "zone",
    )

    def __init__(self, record: IslandRecord) -> None:
        self.name: str = record.id
        self.hexes = HexMap([(space.q, space.r) for space in record.spaces])
        size = self.hexes.size
        self.size: int = size
        self.labels: list[str] = [self.hexes.label(s) for s in range(size)]
        self.terrain: list[int] = [TERRAINS.index(space.terrain) for space in record.spaces]
        self.coast: list[bool] = [self.hexes.coast(s) for s in range(size)]
        self.coasts: list[int] = [s for s in range(size) if self.coast[s]]
        self.near: list[list[int]] = [list(self.hexes.neighbours[s]) for s in range(size)]
        self.moves: list[list[Opt]] = [[MOVE.at(s, t) for t in self.near[s]] for s in range(size)]
        self.flights: list[list[int]] = [list(self.hexes.ring(s, FLIGHT)) for s in range(size)]
        # reach[n][s]: the spaces at most n steps from s, s itself left out; close[n][s]: the same as bits
        self.reach: list[list[list[int]]] = [
            [[t for t in self.hexes.within(s, n) if t != s] for s in range(size)] for n in range(10)
        ]
        self.close: list[list[int]] = [[mask_of(spaces) for spaces in row] for row in self.reach]
        self.starts: list[list[int]] = [[self.hexes.index_of(q, r) for q, r in pair] for pair in record.starts]
        # zone[section][s]: what the climate makes of the space
        self.zone: list[list[int]] = [[zones[t] for t in self.terrain] for zones in ZONES]


# the number of a lone bit: 2 has a different remainder by 67 in each of its first 66 powers
BIT_NUMBER: Final[list[int]] = [0] * 67
for _bit in range(66):
    BIT_NUMBER[(1 << _bit) % 67] = _bit

FEWEST: Final = 2
MOST: Final = 5
ISLANDS: Final[list[Island]] = [Island(record) for record in sorted(ISLAND_RECORDS, key=lambda r: r.players)]
