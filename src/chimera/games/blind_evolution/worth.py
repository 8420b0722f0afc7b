"""What a position is worth by public knowledge, and the team's chance as bots see it."""

from __future__ import annotations

import math
from typing import Final

from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.words import (
    ACTION_POINTS,
    ADD_ACCOMPLISHMENT,
    BATTLE_ARMOUR,
    BATTLE_DAMAGE,
    CONVERT_DAMAGE,
    DECON_COUNT,
    DECON_LINE,
    DECON_RANGE,
    DECON_TILE,
    DEFEATED,
    EXCHANGE_RATE,
    EXTRA_HEXES,
    FACE_DOWN,
    FALLEN_REQUIREMENT,
    FIRST_STRIKE,
    FORGIVE_LINK,
    FOUND,
    FREE_TRAIN,
    GAIN_MONEY,
    HEAL_OP,
    MAX_HP,
    NOWHERE,
    OCCUPIED_LOSE,
    ON_GROUND,
    OPS,
    P_SHIELD,
    PER_TILE,
    PERMANENT,
    PREVENT_DAMAGE,
    REROLL,
    RESTORE,
    SLIP_THROUGH,
    SOLVED,
    TELEPORT,
    TYPES,
    W_DAMAGE,
    W_HP,
    WALK_OP,
    WARD_HEX,
)

# The unit is a clue that is solved.
AT_LEAST: Final = [1.0, 1.0, 0.735, 0.54, 0.395, 0.29, 0.21, 0.155, 0.11, 0.08]  # that the success is so much or more
MEAN_LEVEL: Final = 3.3  # of a judgement, what it accomplishes on average
MEAN_BLOW: Final = 2.15  # what it does in a battle
CLUE: Final = 1.0
LEAD: Final = 1.4  # a clue at a place that another one led to
FIND: Final = 0.8  # a clue that is found
BOSS: Final = 4.0  # one that the aim asks for
GUARD: Final = 0.5  # another boss
ALL: Final = 7.0  # the match
FALL: Final = 1.4  # a character, while there is another to join
HARDY: Final = 2.2  # HP within which danger is felt
ITEM: Final = 0.7
SUPER: Final = 0.16
BIT: Final = 0.03
TOKEN: Final = 0.25  # the first of the fallen
SURE: Final = 0.9  # how much a lead decides
PACE: Final = 5.0  # clues' worth of work that a match asks for
NEAR: Final = 0.9  # what is a hex away counts so much less

OP_WORTH: Final = [0.2] * len(OPS)
OP_WORTH[FORGIVE_LINK] = 1.0
OP_WORTH[ACTION_POINTS] = 0.95
OP_WORTH[ADD_ACCOMPLISHMENT] = 0.3  # for each level, where it is permanent
OP_WORTH[EXTRA_HEXES] = 0.3
OP_WORTH[BATTLE_DAMAGE] = 0.3  # for each point
OP_WORTH[WALK_OP] = 0.35
OP_WORTH[TELEPORT] = 0.45
OP_WORTH[SLIP_THROUGH] = 0.4
OP_WORTH[CONVERT_DAMAGE] = 0.45
OP_WORTH[MAX_HP] = 0.4
OP_WORTH[DECON_COUNT] = 0.4
OP_WORTH[DECON_LINE] = 0.4
OP_WORTH[DECON_TILE] = 0.4
OP_WORTH[RESTORE] = 0.35
OP_WORTH[FIRST_STRIKE] = 0.35
OP_WORTH[HEAL_OP] = 0.33
OP_WORTH[REROLL] = 0.3
OP_WORTH[BATTLE_ARMOUR] = 0.3
OP_WORTH[FALLEN_REQUIREMENT] = 0.25
OP_WORTH[GAIN_MONEY] = 0.22
OP_WORTH[FREE_TRAIN] = 0.2
OP_WORTH[WARD_HEX] = 0.2
OP_WORTH[DECON_RANGE] = 0.15
OP_WORTH[PREVENT_DAMAGE] = 0.15
OP_WORTH[EXCHANGE_RATE] = 0.12


def card_worth(g: City, kind: int) -> float:
    """What an ability card is worth."""
    box = g.box
    op = box.ability_op[kind]
    worth = OP_WORTH[op]
    if op == ADD_ACCOMPLISHMENT:
        return worth * box.ability_n[kind] if box.ability_use[kind] == PERMANENT else worth
    if op == BATTLE_DAMAGE:
        return worth * box.ability_n[kind]
    if op == WALK_OP and box.ability_n[kind] > 4:
        return 1.6 * worth
    return worth


def cards_worth(g: City, seat: int) -> float:
    """What all the cards of a seat are worth."""
    owned = g.cards[seat]
    total = 0.0
    kind = 0
    while owned:
        if owned & 1:
            total += card_worth(g, kind)
        owned >>= 1
        kind += 1
    return total


def fall_cost(g: City) -> float:
    """What is lost when one more character falls."""
    absent = 0
    for hero in g.heroes:
        if hero < 0:
            absent += 1
    return FALL if absent < len(g.reserve) else ALL


def health(hp: float, cost: float) -> float:
    """What is lost already by being so weak: near to nothing when hale, all that a fall costs at 0."""
    return -cost if hp <= 0.0 else -cost * math.exp(-hp / HARDY)


def mean_stars(g: City) -> float:
    """How many pawns come to a tile at the end of a turn, on average."""
    stars = 0
    for n in g.box.stars:
        stars += n
    extra = 0.7 if g.box.tide_every and g.tide >= g.box.tide_extra_from else 0.0
    return stars / len(g.box.stars) + extra


def overrun(g: City, spared: int) -> float:
    """The chance that too many tiles will be occupied; `spared`: a tile with a pawn less, -1 for none."""
    box = g.box
    rate = mean_stars(g)
    turns = box.turn_limit - g.turn + 1
    odds = [1.0, 0.0, 0.0, 0.0]  # that so many tiles will be occupied, the last: or more
    for tile in range(len(box.tiles)):
        if (g.occupied >> tile) & 1:
            p = 1.0
        else:
            pawns = g.tile_pawns(tile) - (1 if tile == spared else 0)
            p = 1.0 / (1.0 + math.exp((box.occupied_at - pawns - rate * turns) / 1.5))
        odds[3] += odds[2] * p
        odds[2] = odds[2] * (1.0 - p) + odds[1] * p
        odds[1] = odds[1] * (1.0 - p) + odds[0] * p
        odds[0] *= 1.0 - p
    return odds[OCCUPIED_LOSE]


def to_solve(g: City, clue: int) -> int:
    """How much progress a clue still needs."""
    return max(1, g.box.difficulty[clue] + (1 if g.box.exceed else 0) - g.progress[clue])


def clue_found_on(g: City, tile: int) -> bool:
    """Whether a clue chip of a tile lies open, or did."""
    for clue in range(len(g.clues)):
        found = g.clues[clue] in (FOUND, SOLVED) and g.box.clue_hex[clue] < 0
        if found and g.box.tile_of[g.clue_at[clue]] == tile:
            return True
    return False


def face_down_on(g: City, tile: int) -> int:
    """How many chips of a tile lie face down."""
    n = 0
    for place in range(tile * PER_TILE, (tile + 1) * PER_TILE):
        if g.chips[place] == FACE_DOWN:
            n += 1
    return n


def items_missing(g: City) -> int:
    """How many items the aim still asks for."""
    held = 0
    for item in g.box.aim_items:
        if 0 <= g.items[item] < ON_GROUND:
            held += 1
    return max(0, g.box.aim_item_count - held)


def quarry(g: City) -> int:
    """A boss of the aim that has appeared, or -1."""
    for boss in g.box.aim_bosses:
        if g.boss_at[boss] >= 0:
            return boss
    return -1


def force(g: City, seat: int) -> float:
    """What a fighter does to a boss in a round."""
    trained = g.total(seat, BATTLE_DAMAGE) + g.gift(seat, BATTLE_DAMAGE)
    return MEAN_BLOW + trained + (1.5 if g.owns(seat, FORGIVE_LINK) else 0.0)


def odds(g: City, boss: int, fighters: list[int]) -> float:
    """The chance that these characters bring a boss down before they are down themselves."""
    box = g.box
    hp = float(g.boss_hp[boss])
    claws = MEAN_BLOW + box.boss_bonus[boss]
    for weakness, item, n in box.weak[boss]:
        if g.items[item] in fighters:
            if weakness == W_HP and not (g.boss_known[boss] >> item) & 1:
                hp -= n
            elif weakness == W_DAMAGE:
                claws -= n
    strength = 0.0
    health_of_all = 0.0
    armour = 0.0
    for seat in fighters:
        strength += force(g, seat)
        health_of_all += g.hp[seat]
        armour += g.total(seat, BATTLE_ARMOUR)
        for item in g.held_items(seat):
            armour += box.item_armour[item]
    for other in range(len(g.boss_at)):
        if g.boss_at[other] >= 0:
            for power, n, x in box.powers[other]:
                if power == P_SHIELD and x == boss:
                    strength -= n
    if not fighters or strength <= 0.0:
        return 0.0
    rounds = max(1.0, math.ceil(max(1.0, hp) / strength - 0.2))
    hits = max(0.5, claws - armour / len(fighters)) * rounds
    spare = health_of_all * (1.0 if len(fighters) == 1 else 0.85) - hits
    return 1.0 / (1.0 + math.exp(-1.1 * spare / math.sqrt(rounds)))


def standing(g: City, seat: int) -> float:
    """How well a character is doing: health, belongings, and a place where something is to be done."""
    if not g.here(seat):
        return SUPER * g.supers[seat] - FALL
    value = health(float(g.hp[seat]), fall_cost(g)) + cards_worth(g, seat) - TOKEN * g.fallen[seat]
    value += SUPER * g.supers[seat] + 0.06 * min(g.money[seat], 4) + BIT * min(g.unplaced(seat), 4)
    value += 1.6 * BIT * len(g.lines[seat]) + 0.1 * g.boost[seat] + 0.08 * g.luck[seat]
    return value + prospects(g, seat)


def prospects(g: City, seat: int) -> float:
    """What a character is near to."""
    box = g.box
    steps = box.steps[g.at[seat]]
    best = 0.0
    for clue in range(len(g.clues)):
        if g.clues[clue] == FOUND:
            best = max(best, 0.4 * NEAR ** steps[g.clue_at[clue]])
    for tile in range(len(box.tiles)):
        if not clue_found_on(g, tile):
            for place in range(tile * PER_TILE, (tile + 1) * PER_TILE):
                if g.chips[place] == FACE_DOWN:
                    best = max(best, 0.25 * NEAR ** max(1, steps[place]))
    boss = quarry(g)
    if boss >= 0:
        best = max(best, 0.8 * NEAR ** max(1, steps[g.boss_at[boss]]))
    return best


def work_done(g: City) -> float:
    """How far the team has come, by what everybody knows."""
    box = g.box
    done = 0.0
    for clue in range(len(g.clues)):
        worth = LEAD if box.clue_hex[clue] >= 0 else CLUE
        if g.clues[clue] == SOLVED:
            done += worth
        elif g.clues[clue] == FOUND:
            done += 0.4 + (worth - 0.4) * 0.8 * g.progress[clue] / (g.progress[clue] + to_solve(g, clue))
    for tile in range(len(box.tiles)):
        if box.vacant[tile] and not clue_found_on(g, tile):
            done += 0.35 * (1.0 - face_down_on(g, tile) / len(box.vacant[tile]))
    for boss in box.aim_bosses:
        if g.boss_at[boss] == DEFEATED:
            done += BOSS
        elif g.boss_at[boss] != NOWHERE:
            done += 1.0 + (BOSS - 1.0) * 0.8 * (1.0 - g.boss_hp[boss] / max(1, box.boss_full[boss]))
    for item in range(len(g.items)):
        if 0 <= g.items[item] < ON_GROUND:
            done += ITEM * (0.5 if item in box.aim_items else 0.3)
    return done


def team_chance(g: City) -> float:
    """The team's chance."""
    box = g.box
    spent = (g.turn - 1) / max(1, box.turn_limit)
    lead = work_done(g) - PACE * spent
    for seat in range(len(g.scores)):
        lead += 0.5 * standing(g, seat)
    lead += 0.4 * min(2, len(g.reserve))
    lead -= ALL * overrun(g, -1)
    if box.tide_lose_at:
        lead -= 0.3 * g.tide
    return 1.0 / (1.0 + math.exp(-SURE * lead))


def spare_bits(g: City, seat: int) -> list[int]:
    """A seat's unplaced bits by type."""
    return g.bits[seat * TYPES : seat * TYPES + TYPES]
