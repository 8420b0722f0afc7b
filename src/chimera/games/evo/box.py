"""The box of Evo: what the rulebook prints, as flat tables of numbers, for one edition and one set of settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chimera.engine.cells import mask_of
from chimera.engine.game import Opt
from chimera.engine.hexes import HexMap
from chimera.games.evo import shown
from chimera.games.evo.content import (
    BASICS,
    CLIMATE,
    EVENTS,
    GENES,
    ISLANDS,
    Basics,
    ClimatePack,
    EventCard,
    GeneEffect,
    Genes,
    IslandRecord,
    Section,
)
from chimera.games.evo.tables import (
    ABILITIES,
    CANCEL_TURN,
    COLD,
    DEADLY,
    FARTHEST,
    HOT,
    IDEAL,
    MOMENTS,
    NEVER,
    OPS,
    SLIP_THROUGH,
    STAT_NAMES,
    TURN_WHEEL,
    ZONE_NAMES,
)
from chimera.games.evo.weights import fitted
from chimera.games.evo.words import MOVE


class Island:
    """One island: which spaces lie beside which, and all that follows."""

    __slots__ = (
        "close",
        "coast",
        "coasts",
        "drawn",
        "hexes",
        "labels",
        "moves",
        "name",
        "near",
        "reach",
        "rings",
        "size",
        "starts",
        "terrain",
        "zone",
    )

    def __init__(self, record: IslandRecord, terrains: list[str], zones: list[list[int]]) -> None:
        self.name: str = record.id
        self.hexes = HexMap([(space.q, space.r) for space in record.spaces])
        size = self.hexes.size
        self.size: int = size
        self.labels: list[str] = [self.hexes.label(s) for s in range(size)]
        self.terrain: list[int] = [terrains.index(space.terrain) for space in record.spaces]
        self.coast: list[bool] = [self.hexes.coast(s) for s in range(size)]
        self.coasts: list[int] = [s for s in range(size) if self.coast[s]]
        self.near: list[list[int]] = [list(self.hexes.neighbours[s]) for s in range(size)]
        self.moves: list[list[Opt]] = [[MOVE.at(s, t) for t in self.near[s]] for s in range(size)]
        # rings[n][s]: the spaces exactly n from s; reach[n][s]: those at most n steps from it, s itself left out;
        # close[n][s]: the same as bits
        self.rings: list[list[list[int]]] = [
            [list(self.hexes.ring(s, n)) for s in range(size)] for n in range(FARTHEST + 1)
        ]
        self.reach: list[list[list[int]]] = [
            [[t for t in self.hexes.within(s, n) if t != s] for s in range(size)] for n in range(FARTHEST + 1)
        ]
        self.close: list[list[int]] = [[mask_of(spaces) for spaces in row] for row in self.reach]
        self.starts: list[list[int]] = [[self.hexes.index_of(q, r) for q, r in pair] for pair in record.starts]
        # zone[section][s]: what the climate makes of the space
        self.zone: list[list[int]] = [[row[t] for t in self.terrain] for row in zones]
        spaces = [
            shown.Space(q=space.q, r=space.r, label=self.labels[s], terrain=space.terrain, coast=self.coast[s])
            for s, space in enumerate(record.spaces)
        ]
        self.drawn = shown.Island(name=self.name, spaces=spaces, starts=self.starts)  # as everybody sees it


class EvoBox:
    """All that content and settings say, by number. It never changes, and every copy of a match shares it."""

    __slots__ = (
        "bearers",
        "bottom",
        "card_amount",
        "card_chooses",
        "card_moment",
        "card_names",
        "card_op",
        "card_stats",
        "card_strikes",
        "cards_at",
        "changes_climate",
        "colours",
        "die",
        "face_margin",
        "face_names",
        "gene_amount",
        "gene_copies",
        "gene_names",
        "gene_raises",
        "gene_stats",
        "herd",
        "highest_bid",
        "islands",
        "meteorite",
        "newborn_wins",
        "normal",
        "odds",
        "sections",
        "sets",
        "settings",
        "slip_range",
        "start_points",
        "terrains",
        "token_count",
        "token_turn",
        "tokens",
        "unique",
        "unique_in_bag",
        "weights",
        "wheels",
        "young_species",
        "zones",
    )

    def __init__(self, files: Mapping[str, Any], settings: Mapping[str, Any]) -> None:
        self.settings = settings
        basics: Basics = files[BASICS]
        climate: ClimatePack = files[CLIMATE]
        genes: Genes = files[GENES]
        cards: list[EventCard] = files[EVENTS].cards
        islands: list[IslandRecord] = files[ISLANDS].islands
        self.herd: int = basics.dinosaurs  # dinosaurs of a colour
        self.start_points: int = basics.mutation_points
        self.highest_bid: int = basics.highest_bid
        self.young_species: list[int] = [basics.species.get(name, 0) for name in STAT_NAMES]
        self.face_names: list[str] = [face.id for face in basics.die]
        self.die: list[int] = [i for i in range(len(basics.die)) for _ in range(basics.die[i].count)]
        self.face_margin: list[int] = [NEVER if face.margin is None else face.margin for face in basics.die]
        self.newborn_wins: list[bool] = [face.newborn_wins for face in basics.die]
        # odds[widest + more]: the chance of an attack with so many more horns; beyond its ends it changes no more
        widest = 1 + max([0, *[abs(margin) for margin in self.face_margin if abs(margin) < NEVER]])
        self.odds: list[float] = [
            len([face for face in self.die if more >= self.face_margin[face]]) / len(self.die)
            for more in range(-widest, widest + 1)
        ]
        # climate
        self.terrains: list[str] = [terrain.id for terrain in climate.terrains]
        self.colours: list[str] = [terrain.colour for terrain in climate.terrains]
        self.sections: int = len(climate.wheel)
        self.zones: list[list[int]] = [zones_of(section, self.terrains) for section in climate.wheel]
        named = [[ZONE_NAMES[zone] for zone in zones] for zones in self.zones]
        self.wheels: list[shown.Wheel] = [  # by section, as everybody sees it
            shown.Wheel(section=section, zones=named[section], sections=named) for section in range(len(named))
        ]
        self.tokens: list[str] = [token.id for token in climate.tokens]
        self.token_turn: list[int] = [token.turn for token in climate.tokens]
        self.token_count: list[int] = [token.count for token in climate.tokens]
        self.meteorite: int = [token.ends_game for token in climate.tokens].index(True)
        self.bottom: int = basics.bottom_tokens + 1  # the last tokens of the stack, the meteorite among them
        self.islands: list[Island] = [  # by number of players
            Island(record, self.terrains, self.zones) for record in sorted(islands, key=players_of)
        ]
        # genes: the normal ones first
        self.normal: int = len(genes.normal)
        self.unique: int = len(genes.unique)
        self.unique_in_bag: int = basics.unique_in_bag
        self.gene_names: list[str] = [gene.id for gene in genes.normal] + [gene.id for gene in genes.unique]
        self.gene_copies: list[int] = [gene.copies for gene in genes.normal] + [1] * self.unique
        effects: list[GeneEffect] = [gene.effect for gene in genes.normal] + [gene.effect for gene in genes.unique]
        self.gene_stats: list[list[int]] = [[STAT_NAMES.index(stat) for stat in effect.stats] for effect in effects]
        self.gene_amount: list[int] = [effect.amount for effect in effects]
        self.gene_raises: list[bool] = [effect.op == "raise" for effect in effects]
        # bearers[ability]: the unique genes that give it, counted from 0
        self.bearers: list[list[int]] = [
            [i for i in range(self.unique) if genes.unique[i].effect.op == ability] for ability in ABILITIES
        ]
        # event cards
        self.card_names: list[str] = [card.id for card in cards]
        self.card_moment: list[int] = [MOMENTS.index(f"{card.phase} {card.moment}") for card in cards]
        self.cards_at: list[list[int]] = [
            [card for card in range(len(cards)) if self.card_moment[card] == moment] for moment in range(len(MOMENTS))
        ]
        self.card_op: list[int] = [OPS.index(card.effect.op) for card in cards]
        self.card_stats: list[list[int]] = [[STAT_NAMES.index(s) for s in card.effect.stats] for card in cards]
        self.card_amount: list[int] = [card.effect.amount for card in cards]
        self.card_strikes: list[bool] = [card.effect.who == "opponent" for card in cards]
        self.card_chooses: list[bool] = [card.effect.choose for card in cards]
        self.changes_climate: list[bool] = [op in (TURN_WHEEL, CANCEL_TURN) for op in self.card_op]
        slips = [card.effect.amount for card in cards if card.effect.op == OPS[SLIP_THROUGH]]
        self.slip_range: int = slips[0] if slips else 0  # the same for all cards that slip
        # what bots think of it all
        self.sets: dict[str, list[float]] = fitted(self.gene_names, effects)
        self.weights: list[float] = self.sets["greedy"]


def players_of(record: IslandRecord) -> int:
    """How many play on an island."""
    return record.players


def zones_of(framed: Section, terrains: list[str]) -> list[int]:
    """What a section of the wheel makes of each terrain."""
    zones: list[int] = []
    for terrain in terrains:
        if terrain == framed.ideal:
            zones.append(IDEAL)
        elif terrain == framed.hot:
            zones.append(HOT)
        elif terrain == framed.cold:
            zones.append(COLD)
        else:
            zones.append(DEADLY)
    return zones
