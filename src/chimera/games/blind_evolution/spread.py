"""The end of a turn: contamination spreads, bosses stir, contact hurts, the counter goes on."""

from __future__ import annotations

from chimera.engine.events import Event
from chimera.engine.game import AUTO, Step
from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.words import (
    BY_TURNS,
    CONVERT_DAMAGE,
    P_HUNT,
    P_SPREAD,
    SPREAD_CARDS,
    SPREAD_STREAM,
    SPREADING,
)


class EndOfTurn(Step[City]):
    """After everybody's turn."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        g.begin_phase(SPREADING)
        for part in (spread, bosses_stir, contact, rise, count_on):
            if not g.over():
                part(g)


def spread(g: City) -> None:
    """A card for each tile in order of its letter; all nineteen are shuffled before."""
    cards = list(range(SPREAD_CARDS))
    g.dice.shuffle(SPREAD_STREAM, cards)
    extra = 1 if g.box.tide_every and g.tide >= g.box.tide_extra_from else 0
    for tile in range(len(g.box.tiles)):
        if g.over():
            return
        card = cards.pop()
        stars = g.box.stars[card]
        if stars == 0:
            if g.listening:
                g.tell(Event("calm", -1, {"tile": g.box.tiles[tile]}))
            continue
        number = 0
        if g.tile_pawns(tile) == 0:  # blind_evolution.spread.clean-tile-second-card
            number = cards.pop() + 1
        g.add_pawns(tile, stars + extra, "spread", number)


def bosses_stir(g: City) -> None:
    """What bosses do at the end of a turn."""
    for boss in range(len(g.boss_at)):
        for power, n, _x in g.box.powers[boss]:
            if g.boss_at[boss] < 0 or g.over():
                break
            if power == P_SPREAD:
                g.add_pawns(g.box.tile_of[g.boss_at[boss]], n, "boss")
            elif power == P_HUNT:
                for _ in range(n):
                    step_towards_prey(g, boss)


def step_towards_prey(g: City, boss: int) -> None:
    """A boss goes a hex towards the nearest character; the lowest number of equals."""
    here = g.boss_at[boss]
    prey = [place for place in g.at if place >= 0]
    if not prey:
        return
    near = min(prey, key=lambda place: (g.box.steps[here][place], place))
    far = g.box.steps[here][near]
    if far == 0:
        return
    for place in g.box.near[here]:
        if g.box.steps[place][near] < far and g.boss_on(place) < 0:
            g.hunt(boss, place)
            return


def contact(g: City) -> None:
    """Every pawn next to a character, or on its hex, does 1 damage; all at once."""
    for seat in range(len(g.scores)):
        if not g.here(seat):
            continue
        place = g.at[seat]
        touched = g.pawns[place]
        for other in g.box.near[place]:
            touched += g.pawns[other]
        if touched == 0 or g.warded[seat]:
            continue
        drained = g.total(seat, CONVERT_DAMAGE)
        if drained:  # blind_evolution.spread.energy-drain
            g.heal(seat, 1)
            touched -= drained
        g.hurt(seat, touched, "contact")
    for seat in range(len(g.scores)):
        g.warded[seat] = 0
    g.warding = []
    if g.listening:
        g.tell(Event("contact", -1))
    g.falls()


def rise(g: City) -> None:
    """The tide rises at the end of every so many turns."""
    if g.box.tide_every and g.turn % g.box.tide_every == 0:
        g.change_tide(1)


def count_on(g: City) -> None:
    """The turn counter; past the limit all have lost."""
    g.turn += 1
    if g.listening:
        pawns = ",".join([str(g.tile_pawns(tile)) for tile in range(len(g.box.tiles))])
        g.tell(Event("counted", -1, {"turn": g.turn, "pawns": pawns}))
    if g.turn > g.box.turn_limit:
        g.lose(BY_TURNS)
