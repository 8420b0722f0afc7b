"""What a position is worth to a species: the mutation points it will probably end with.

Points in hand, the income of the herd as far as the climate lets it live, and what genes and cards will still bring.
The weights are data (weights.yaml).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.games.evo.rules import chances_of_sections
from chimera.games.evo.tables import (
    BIRTHS,
    CAVES,
    COLD,
    DEADLY,
    DISCOUNT,
    EGGS,
    EMPTY,
    FUR,
    HORNS_ATTACKING,
    HORNS_DEFENDING,
    HOT,
    IDEAL,
    INCOME,
    MOVEMENT,
    MUTATIONS,
    THERMOREGULATION,
)

if TYPE_CHECKING:
    from chimera.games.evo.state import Evo

# places in a list of weights
GROWTH: Final = 0
CROWDING: Final = 1
DANGER: Final = 2
DISTANCE: Final = 3
THREAT: Final = 4
PROSPECT: Final = 5
PLACE: Final = 6
CARD: Final = 7
POINT: Final = 8
RIVAL: Final = 9
GENES: Final = 10  # from here on one weight per gene
NAMES: Final = ("growth", "crowding", "danger", "distance", "threat", "prospect", "place", "card", "point", "rival")

FAR: Final = 4


def rounds_left(g: Evo) -> float:
    """Incomes still to come: this round's, and one for every token above the meteorite, wherever it lies."""
    n = len(g.stack)
    bottom = g.box.bottom
    coming = n - bottom + (bottom - 1) / 2 if n >= bottom else (n - 1) / 2
    if coming < 0.0:
        coming = 0.0
    return coming + (1.0 if g.phase < INCOME and g.round > 0 else 0.0)


def win_chance(g: Evo, attack: int, defence: int) -> float:
    """The chance that an attack succeeds."""
    odds = g.box.odds
    widest = len(odds) // 2
    margin = attack - defence
    if margin < -widest:
        margin = -widest
    elif margin > widest:
        margin = widest
    return odds[margin + widest]


def exposed(g: Evo, seat: int, zones: list[int], herd: list[int]) -> int:
    """How many of a herd have no protection under these zones, floor aside."""
    hot = cold = deadly = 0
    for space in herd:
        zone = zones[space]
        if zone == HOT:
            hot += 1
        elif zone == COLD:
            cold += 1
        elif zone == DEADLY:
            deadly += 1
    hot -= g.stat(seat, THERMOREGULATION)
    cold -= g.stat(seat, FUR)
    deadly -= g.stat(seat, CAVES)
    return (hot if hot > 0 else 0) + (cold if cold > 0 else 0) + (deadly if deadly > 0 else 0)


def worth(g: Evo, seat: int, weights: list[float], odds: list[float]) -> float:
    """The points a species will probably end with."""
    isle = g.island()
    most = g.box.herd
    left = rounds_left(g)
    future = left - 1.0 if left > 1.0 else 0.0
    herd = g.herd(seat)
    size = len(herd)
    floor = g.floor(seat)
    least = size if size < floor else floor
    eggs = g.stat(seat, EGGS)
    zones = isle.zone[g.wheel]
    value = float(g.scores[seat])
    alive = float(size)
    nests = open_spaces(g, seat, zones, herd)
    if g.phase < INCOME:
        bare = exposed(g, seat, zones, herd)
        alive -= bare
        coming = eggs if g.phase < BIRTHS else eggs - g.egg if g.phase == BIRTHS else 0
        if coming > 0:
            young = nests
            if young > coming:
                young = coming
            if young > most - size:
                young = most - size
            alive += 0.9 * young
        if alive < least:
            alive = float(least)
        value += alive
        if bare > 0 and g.phase <= MOVEMENT:
            value -= weights[DISTANCE] * way_to_safety(g, zones, herd)
    if future > 0.0:
        # who lives through the next turn of the wheel, and what eggs add after that
        staying = 0.0
        for section in range(len(odds)):
            if odds[section] > 0.0:
                kept = alive - weights[DANGER] * exposed(g, seat, isle.zone[section], herd)
                staying += odds[section] * (kept if kept > least else least)
        grown = staying + weights[GROWTH] * eggs * (future if future < 4.0 else 4.0) * 0.5
        if grown > most:
            grown = float(most)
        value += future * (0.45 * staying + 0.45 * grown)
        value += weights[CROWDING] * (nests if nests < 4 else 4) * (1.0 if future > 1.0 else future)
    value += genes_worth(g, seat, weights, future)
    value += neighbours_worth(g, seat, weights, herd, left)
    if g.phase <= MUTATIONS:
        value += lab_worth(g, seat, weights, future)
    value += weights[CARD] * cards_held(g, seat) * (1.0 if future > 2.0 else 0.4 * future)
    place = g.order.index(seat)
    value += weights[PLACE] * (len(g.order) - place) * (1.0 if future > 0.0 else 0.0)
    if g.mover == seat:
        value += weights[POINT] * g.points
    return value


def open_spaces(g: Evo, seat: int, zones: list[int], herd: list[int]) -> int:
    """Empty ideal spaces near the herd, where young ones can be laid; one counts for every dinosaur it is near."""
    near = g.island().reach[g.birth_range(seat)]
    board = g.board
    found = 0
    for space in herd:
        for t in near[space]:
            if board[t] == EMPTY and zones[t] == IDEAL:
                found += 1
    return found


def way_to_safety(g: Evo, zones: list[int], herd: list[int]) -> float:
    """The steps from dinosaurs in danger to the nearest empty ideal space, as the crow walks."""
    isle = g.island()
    board = g.board
    total = 0.0
    for space in herd:
        if zones[space] == IDEAL:
            continue
        nearest = FAR
        for n in range(1, FAR):
            for t in isle.reach[n][space]:
                if board[t] == EMPTY and zones[t] == IDEAL:
                    nearest = n
                    break
            if nearest < FAR:
                break
        total += nearest
    return total


def neighbours_worth(g: Evo, seat: int, weights: list[float], herd: list[int], left: float) -> float:
    """What enemies beside the herd threaten, and what it could take from them now."""
    near = g.island().near
    board = g.board
    safe = g.at_floor(seat)
    attack = g.stat(seat, HORNS_ATTACKING)
    defence = g.stat(seat, HORNS_DEFENDING)
    threatened = 0.0
    best = 0.0
    for space in herd:
        worst = 0.0
        for t in near[space]:
            other = board[t]
            if other >= 0 and other != seat:
                if not safe:
                    chance = win_chance(g, g.stat(other, HORNS_ATTACKING), defence)
                    if chance > worst:
                        worst = chance
                if g.mover == seat and g.points > 0 and not g.at_floor(other):
                    chance = win_chance(g, attack, g.stat(other, HORNS_DEFENDING))
                    if chance > best:
                        best = chance
        threatened += worst
    stake = left if left < 4.0 else 4.0
    return stake * (weights[PROSPECT] * best - weights[THREAT] * threatened * 0.5)


def genes_worth(g: Evo, seat: int, weights: list[float], future: float) -> float:
    """What the genes of a sheet will still bring."""
    total = 0.0
    normal = g.box.normal
    genes = g.genes
    owners = g.owners
    for kind in range(normal):
        count = genes[seat * normal + kind]
        if count > 0:
            total += weights[GENES + kind] * layers(count)
    for i in range(len(owners)):
        if owners[i] == seat:
            total += weights[GENES + normal + i]
    return total * future


def layers(count: int) -> float:
    """Several of a kind: each further one is worth a little less."""
    total = 0.0
    one = 1.0
    for _ in range(count):
        total += one
        one *= 0.8
    return total


def lab_worth(g: Evo, seat: int, weights: list[float], future: float) -> float:
    """What the column under a marker will bring: its gene or card, less its price."""
    for column in range(len(g.bidders)):
        if g.bidders[column] == seat:
            price = g.bids[column] - g.stat(seat, DISCOUNT)
            cost = float(price) if price > 0 else 0.0
            gene = g.lab[column]
            normal = g.box.normal
            if gene < 0:
                return weights[CARD] * (1.0 if future > 2.0 else 0.4 * future) - cost
            if gene < normal:
                more = layers(g.copies(seat, gene) + 1) - layers(g.copies(seat, gene))
                return weights[GENES + gene] * more * future - cost
            return weights[GENES + gene] * future - cost
    return 0.0


def cards_held(g: Evo, seat: int) -> int:
    """Event cards in a hand that are not announced."""
    held = 0
    for card in range(len(g.holder)):
        if g.holder[card] == seat and card not in g.announced:
            held += 1
    return held


def best_rival(g: Evo, seat: int, weights: list[float], odds: list[float]) -> float:
    """The worth of the strongest of the others."""
    best = -1000.0
    for other in range(len(g.scores)):
        if other != seat:
            found = worth(g, other, weights, odds)
            if found > best:
                best = found
    return best


def standing(g: Evo, seat: int, weights: list[float]) -> float:
    """A species' worth against the best of the others."""
    odds = chances_of_sections(g, seat)
    return worth(g, seat, weights, odds) - weights[RIVAL] * best_rival(g, seat, weights, odds)


def all_standings(g: Evo, weights: list[float]) -> list[float]:
    """`standing` for every seat; unless somebody alone knows the next climate token, each worth is found once."""
    n = len(g.scores)
    if g.stack and g.stack_known[-1] > 0:
        return [standing(g, seat, weights) for seat in range(n)]
    odds = chances_of_sections(g, 0)
    found = [worth(g, seat, weights, odds) for seat in range(n)]
    first = second = -1000.0
    for value in found:
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    return [value - weights[RIVAL] * (second if value == first else first) for value in found]
