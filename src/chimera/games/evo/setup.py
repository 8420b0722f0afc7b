"""Setting up a match of Evo, step by step as the rulebook does."""

from __future__ import annotations

from chimera.engine.dice import Dice
from chimera.games.evo.phases import ROUND
from chimera.games.evo.secrets import IN_DECK
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import (
    BOTTOM,
    CLIMATE_PHASE,
    CLIMATE_TOKENS,
    DECK_SIZE,
    EMPTY,
    EVENT_DECK,
    FEWEST,
    GENE_BAG,
    GENE_COPIES,
    HERD,
    ISLANDS,
    LOTS,
    METEORITE,
    NORMAL,
    START_POINTS,
    TOKEN_COUNT,
    UNIQUE,
    UNIQUE_IN_BAG,
    YOUNG_SPECIES,
)


def deal(seats: int, dice: Dice, open_scores: bool, unlimited: bool, rules: int) -> Evo:
    """A table ready for its first round."""
    left_out, bag = fill_bag(dice)
    stack, spare = stack_climate(dice)
    deck = list(range(DECK_SIZE))
    dice.shuffle(EVENT_DECK, deck)
    order = list(range(seats))
    dice.shuffle(LOTS, order)  # evo.setup.initial-initiative-random
    species: list[int] = []
    for _ in range(seats):
        species.extend(YOUNG_SPECIES)
    g = Evo(
        agenda=[ROUND],
        dice=dice,
        scores=[START_POINTS] * seats,
        rules=rules,
        open_scores=open_scores,
        unlimited=unlimited,
        round=0,
        phase=CLIMATE_PHASE,
        wheel=0,  # evo.setup.wheel-start-position
        stack=tuple(stack),
        stack_known=(0,) * len(stack),
        spare=spare,
        revealed=(),
        changed=False,
        cancelled=False,
        board=[EMPTY] * ISLANDS[seats - FEWEST].size,
        herds=[0] * seats,
        spots=[EMPTY] * (seats * HERD),
        order=tuple(order),
        bag=tuple(bag),
        left_out=tuple(left_out),
        lab=[EMPTY] * seats,
        bids=[-1] * seats,
        bidders=[-1] * seats,
        lost=[-1] * seats,
        genes=(0,) * (seats * NORMAL),
        owners=(-1,) * UNIQUE,
        species=tuple(species),
        boons=(0,) * len(species),
        deck=tuple(deck),
        holder=(IN_DECK,) * DECK_SIZE,
        known=(0,) * DECK_SIZE,
        hidden=(0,) * seats,
        bared=0,
        announced=(),
        mover=-1,
        points=0,
        acted=False,
        flown=False,
        swum=False,
        lair=EMPTY,
        prey=EMPTY,
        face=-1,
        rolled=0,
        egg=0,
        told_seats=(0,) * seats,
    )
    place_herds(g)
    return g


def fill_bag(dice: Dice) -> tuple[list[int], list[int]]:
    """The unique genes left out, unseen, and the bag with the others and all normal genes."""
    unique = [NORMAL + i for i in range(UNIQUE)]
    dice.shuffle(GENE_BAG, unique)
    bag = unique[:UNIQUE_IN_BAG]  # evo.setup.bag-eight-unique
    for gene in range(NORMAL):
        bag.extend([gene] * GENE_COPIES[gene])
    dice.shuffle(GENE_BAG, bag)
    return unique[UNIQUE_IN_BAG:], bag


def stack_climate(dice: Dice) -> tuple[list[int], int]:
    """The climate stack from its bottom, and the token removed from it, unseen."""
    tokens: list[int] = []
    for token in range(len(TOKEN_COUNT)):
        if token != METEORITE:
            tokens.extend([token] * TOKEN_COUNT[token])
    dice.shuffle(CLIMATE_TOKENS, tokens)
    spare = tokens.pop()  # evo.setup.climate-token-removed
    bottom = tokens[: BOTTOM - 1]
    bottom.append(METEORITE)
    dice.shuffle(CLIMATE_TOKENS, bottom)  # evo.setup.climate-bottom-three
    bottom.extend(tokens[BOTTOM - 1 :])  # evo.setup.climate-top-nine
    return bottom, spare


def place_herds(g: Evo) -> None:
    """Each player gets a pair of start spaces by lot and puts a dinosaur on both."""
    starts = g.island().starts
    pairs = list(range(len(starts)))
    g.dice.shuffle(LOTS, pairs)  # evo.setup.start-spaces-assignment
    for seat in range(len(g.scores)):
        for space in starts[pairs[seat]]:
            g.put_on(seat, space)
