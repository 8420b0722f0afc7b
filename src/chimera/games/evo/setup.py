"""Setting up a match of Evo, step by step as the rulebook does."""

from __future__ import annotations

from chimera.engine.dice import Dice
from chimera.games.evo.box import EvoBox
from chimera.games.evo.phases import ROUND
from chimera.games.evo.secrets import IN_DECK
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import (
    CLIMATE_PHASE,
    CLIMATE_TOKENS,
    EMPTY,
    EVENT_DECK,
    FEWEST,
    GENE_BAG,
    LOTS,
)


def deal(box: EvoBox, seats: int, dice: Dice, rules: int) -> Evo:
    """A table ready for its first round."""
    left_out, bag = fill_bag(box, dice)
    stack, spare = stack_climate(box, dice)
    cards = len(box.card_names)
    deck = list(range(cards))
    dice.shuffle(EVENT_DECK, deck)
    order = list(range(seats))
    dice.shuffle(LOTS, order)  # evo.setup.initial-initiative-random
    species: list[int] = []
    for _ in range(seats):
        species.extend(box.young_species)
    g = Evo(
        box=box,
        agenda=[ROUND],
        dice=dice,
        scores=[box.start_points] * seats,
        rules=rules,
        open_scores=box.settings["open_scores"] is True,
        unlimited=box.settings["flippers"] == "unlimited",
        round=0,
        phase=CLIMATE_PHASE,
        wheel=0,  # evo.setup.wheel-start-position
        stack=tuple(stack),
        stack_known=(0,) * len(stack),
        spare=spare,
        revealed=(),
        changed=False,
        cancelled=False,
        board=[EMPTY] * box.islands[seats - FEWEST].size,
        herds=[0] * seats,
        spots=[EMPTY] * (seats * box.herd),
        order=tuple(order),
        bag=tuple(bag),
        left_out=tuple(left_out),
        lab=[EMPTY] * seats,
        bids=[-1] * seats,
        bidders=[-1] * seats,
        lost=[-1] * seats,
        genes=(0,) * (seats * box.normal),
        owners=(-1,) * box.unique,
        species=tuple(species),
        boons=(0,) * len(species),
        deck=tuple(deck),
        holder=(IN_DECK,) * cards,
        known=(0,) * cards,
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


def fill_bag(box: EvoBox, dice: Dice) -> tuple[list[int], list[int]]:
    """The unique genes left out, unseen, and the bag with the others and all normal genes."""
    unique = [box.normal + i for i in range(box.unique)]
    dice.shuffle(GENE_BAG, unique)
    bag = unique[: box.unique_in_bag]  # evo.setup.bag-eight-unique
    for gene in range(box.normal):
        bag.extend([gene] * box.gene_copies[gene])
    dice.shuffle(GENE_BAG, bag)
    return unique[box.unique_in_bag :], bag


def stack_climate(box: EvoBox, dice: Dice) -> tuple[list[int], int]:
    """The climate stack from its bottom, and the token removed from it, unseen."""
    tokens: list[int] = []
    for token in range(len(box.token_count)):
        if token != box.meteorite:
            tokens.extend([token] * box.token_count[token])
    dice.shuffle(CLIMATE_TOKENS, tokens)
    spare = tokens.pop()  # evo.setup.climate-token-removed
    bottom = tokens[: box.bottom - 1]
    bottom.append(box.meteorite)
    dice.shuffle(CLIMATE_TOKENS, bottom)  # evo.setup.climate-bottom-three
    bottom.extend(tokens[box.bottom - 1 :])  # evo.setup.climate-top-nine
    return bottom, spare


def place_herds(g: Evo) -> None:
    """Each player gets a pair of start spaces by lot and puts a dinosaur on both."""
    starts = g.island().starts
    pairs = list(range(len(starts)))
    g.dice.shuffle(LOTS, pairs)  # evo.setup.start-spaces-assignment
    for seat in range(len(g.scores)):
        for space in starts[pairs[seat]]:
            g.put_on(seat, space)
