"""Setting up a match from a scenario."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.dice import Dice
from chimera.engine.game import Step
from chimera.engine.visibility import Piles
from chimera.games.blind_evolution.box import CityBox
from chimera.games.blind_evolution.joining import Agreement, deal_characters
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.turn import Turn
from chimera.games.blind_evolution.words import (
    CHIPS,
    CLOSED,
    DECK,
    EVENT_STREAM,
    EVENTS,
    FACE_DOWN,
    NO_CHIP,
    NOWHERE,
    OPEN,
    PER_TYPE,
    SETTING_UP,
    SETUP_STREAM,
    TYPES,
)

NOBODY: Final = -1


def set_up(box: CityBox, dice: Dice, rules: int) -> BlindEvolution:
    """A match up to its first steps: the city laid out, chips face down, decks shuffled."""
    seats = box.seats
    piles = Piles.empty(CHIPS + len(box.tiles), seats)
    deck = list(range(EVENTS))
    dice.shuffle(EVENT_STREAM, deck)
    for card in deck:
        piles.put(DECK, card, 0)
    chips = [NO_CHIP] * box.hexes
    for tile in range(len(box.tiles)):
        pieces = [clue + 1 for clue in box.tile_clues[tile]]
        pieces.extend([0] * (len(box.vacant[tile]) - len(pieces)))
        if pieces:
            dice.shuffle(SETUP_STREAM, pieces)
        for piece in pieces:
            piles.put(CHIPS + tile, piece, 0)
        for place in box.vacant[tile]:
            chips[place] = FACE_DOWN
    clues = [CLOSED if box.opened_by[clue] or box.gauges_needed[clue] else OPEN for clue in range(len(box.clue_ids))]
    agenda: list[Step[Any]] = [Turn()]
    nothing = [0] * seats
    g = BlindEvolution(
        box,
        agenda,
        dice,
        [0] * seats,
        rules,
        piles=piles,
        turn=1,
        phase=SETTING_UP,
        starter=0,
        active=NOBODY,
        points=0,
        heroes=[-1] * seats,
        at=[NOWHERE] * seats,
        hp=nothing[:],
        money=nothing[:],
        supers=box.carried_supers[:],
        fallen=nothing[:],
        colours=[-1] * seats,
        bits=[0] * (seats * TYPES),
        lines=[[] for _ in range(seats)],
        cards=nothing[:],
        used=nothing[:],
        boost=nothing[:],
        luck=nothing[:],
        tired=nothing[:],
        warded=nothing[:],
        moved=0,
        cleaned=0,
        rode=0,
        tested=0,
        reader=NOBODY,
        pawns=[0] * box.hexes,
        chips=chips,
        occupied=0,
        warding=[],
        clues=clues,
        clue_at=[NOWHERE] * len(clues),
        progress=[0] * len(clues),
        items=[NOWHERE] * box.item_count,
        boss_at=[NOWHERE] * len(box.boss_ids),
        boss_hp=[0] * len(box.boss_ids),
        boss_known=[0] * len(box.boss_ids),
        tide=box.tide_start,
        pool=[PER_TYPE] * TYPES,
        supply=box.ability_copies[:],
        reserve=[],
        judge=[],
        chain=[],
        puzzle=[],
        aside=[],
        fight=[],
        lost_by=0,
    )
    wished = box.wish_first >= 0 or any([wish >= 0 for wish in box.wish_hero + box.wish_colour])
    if box.ask and wished:
        agenda.append(Agreement(0, -1, -1))  # blind_evolution.setup.character-choice-by-agreement
    else:
        deal_characters(g, False)
    return g
