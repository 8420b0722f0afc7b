"""The bot of Myth: it answers every question of the game by what its seat may know, and weighs instead of rolling."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.dice import Stream
from chimera.engine.game import PASS, READY, Opt
from chimera.engine.visibility import Seen
from chimera.games.myth.aims import in_deed
from chimera.games.myth.counsel import settle
from chimera.games.myth.darkness.moments import Moment
from chimera.games.myth.fitting import hand_over_worth, refit
from chimera.games.myth.hero_deck import KeepOne, KeepOngoing
from chimera.games.myth.heroes.play import Follow
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import POTION_ANTI_VENOM, POTION_FOCUS, POTION_VITALITY
from chimera.games.myth.lingering import mightiest
from chimera.games.myth.merits import ap_of, card_merit, rank_in_hand, role_of
from chimera.games.myth.ops import (
    ACTION_REACTION,
    INTERRUPT,
    O_ATTACK,
    PER_RAGE,
    REACTION,
)
from chimera.games.myth.outlook import Outlook, loot_on
from chimera.games.myth.round import HeroCycle
from chimera.games.myth.treasure.items import EquipNow, Refit
from chimera.games.myth.walking import mp_to_spend, way_open
from chimera.games.myth.words import (
    AGGRESSIVE,
    BREAK_FREE,
    CAUTIOUS,
    DONE,
    DRINK,
    FACE_DOWN,
    GIVE,
    GO,
    HAND_OVER,
    NORMAL,
    NOTHING,
    OPEN,
    PICK,
    PLAY,
    PLAYED_AS_ACTION,
    PLAYED_AS_REACTION,
    REACT,
    SPACES,
    STILL,
    TAKE_RAGE,
    TINKER,
)

WORTH_A_CARD: Final = 0.04  # more than its AP
WORTH_AN_ANSWER: Final = 0.3  # an interrupt is kept for something worth more than this
WORTH_A_WALK: Final = 0.05
WORTH_KEEPING: Final = 0.5
LOOT: Final = 0.4  # a treasure within reach
NEXT: Final = (1.0, 0.85, 0.65, 0.5)  # what a further card of the same round counts, for they share their targets
LOOKED_AT: Final = 7  # squares that are looked at closely
DRY: Final = 2  # Vitality lost from which on a potion is drunk
LOW: Final = 3
RAGES: Final = 2
WORTH_A_RAGE: Final = 0.15
STORMY: Final = 1.0  # what a cycle deals from which on an answer will be needed


def play(seen: Seen[Any], stream: Stream) -> Opt:
    """The choice of a seat."""
    g: Horde = seen.game
    seat = seen.seat
    step = g.agenda[-1]
    opts = step.options(g, seat)
    if len(opts) == 1:
        return opts[0]
    if isinstance(step, HeroCycle):
        return in_hero_cycle(g, seat, opts)
    if isinstance(step, Moment):
        return at_moment(g, seat, step.moment, opts)
    if isinstance(step, Follow):
        return best_card(Outlook(g, seat), opts, step.moment, DONE.at(), WORTH_A_CARD)
    if isinstance(step, KeepOne):
        return keep_one(g, seat, opts)
    if isinstance(step, KeepOngoing):
        return opts[1]
    if isinstance(step, (Refit, EquipNow)):
        return refit(g, seat, opts)
    if g.deed:
        return in_deed(g, seat, step, opts)
    return settle(g, seat, step, opts)


# The Hero Cycle


def in_hero_cycle(g: Horde, seat: int, opts: list[Opt]) -> Opt:
    """The next act of a hero: what is free, the best card, the best walk, or nothing."""
    look = Outlook(g, seat)
    free = for_free(look, opts)
    if free is not None:
        return free
    here = g.at[seat]
    hand = g.kinds_in(seat, g.hand[seat])
    value, stride = plan(look, hand, here, 0)
    walk = best_walk(look, hand, opts, value)
    if walk is not None:
        return walk
    if PICK.at() in opts and (g.stride[seat] != OPEN or value < LOOT):
        return PICK.at()
    if TAKE_RAGE.at() in opts and wants_rage(look, hand, stride):
        return TAKE_RAGE.at()
    fitting = [opt for opt in opts if opt.verb in (PLAY.name, REACT.name) and opt.b in (stride, OPEN)]
    card = best_card(look, fitting, -1, READY, WORTH_A_CARD)
    if card is not READY:
        return card
    if PICK.at() in opts:
        return PICK.at()
    if BREAK_FREE.at() in opts:  # the hand is discarded anyway
        return BREAK_FREE.at()
    return READY


def for_free(look: Outlook, opts: list[Opt]) -> Opt | None:
    """Something that takes no AP and is worth doing at once."""
    g = look.g
    seat = look.seat
    best: Opt | None = None
    best_value = 0.0
    for opt in opts:
        verb = opt.verb
        value = 0.0
        if verb == TINKER.name:
            value = 2.0
        elif verb == DRINK.name:
            value = drink_worth(look, opt.a)
        elif verb in (GIVE.name, HAND_OVER.name):
            value = hand_over_worth(g, seat, opt)
        if value > best_value:
            best_value = value
            best = opt
    return best


def drink_worth(look: Outlook, potion: int) -> float:
    """What it is worth to drink a potion now."""
    g = look.g
    seat = look.seat
    if potion == POTION_VITALITY:
        lost = g.most_hp(seat) - g.hp[seat]
        return 3.0 if lost >= DRY and g.hp[seat] <= LOW else 0.0
    if potion == POTION_ANTI_VENOM:
        return 2.0
    if potion == POTION_FOCUS and not g.acted[seat] and mightiest(look) > 2.5:
        return 0.5
    return 0.0


def strides_from(g: Horde, seat: int, cost: int) -> list[int]:
    """The movement types that are still open after a walk of so many MP that count as movement."""
    chosen = g.stride[seat]
    if chosen != OPEN:
        return [chosen]
    spent = g.mp_spent[seat] + max(0, cost - g.mp_free[seat])
    return [stride for stride in (STILL, CAUTIOUS, NORMAL, AGGRESSIVE) if g.allowance(seat, stride) >= spent]


def plan(look: Outlook, hand: list[int], square: int, cost: int) -> tuple[float, int]:
    """What the cards of the hand are worth together from a square, and the movement type that serves them best."""
    g = look.g
    seat = look.seat
    spaces = g.empty_spaces(seat)
    best = 0.0
    strides = strides_from(g, seat, cost)
    best_stride = strides[0] if strides else OPEN  # none, if what it wears now allows less than it has walked
    for stride in strides:
        values: list[float] = []
        action = 0.0
        for kind in hand:
            type_ = g.box.card_type[kind]
            if type_ == INTERRUPT or not (g.box.allowed[kind * 4 + stride] or g.box.card_free[kind]):
                continue
            if type_ in (REACTION, ACTION_REACTION):
                net = net_worth(look, kind, stride, PLAYED_AS_REACTION, square)
                if net > WORTH_A_CARD:
                    values.append(net)
            if type_ != REACTION and not g.acted[seat] and type_ != ACTION_REACTION:
                action = max(action, net_worth(look, kind, stride, PLAYED_AS_ACTION, square))
        if action > WORTH_A_CARD:
            values.append(action)
        values.sort(reverse=True)
        total = 0.0
        for i in range(min(spaces, len(values), len(NEXT))):
            total += values[i] * NEXT[i]
        if total > best:
            best = total
            best_stride = stride
    return best, best_stride


def net_worth(look: Outlook, kind: int, stride: int, played_as: int, square: int) -> float:
    """What a card is worth beyond its AP."""
    return card_merit(look, kind, stride, played_as, square) - look.price * ap_of(look.g, look.seat, kind, played_as)


def best_card(look: Outlook, opts: list[Opt], moment: int, otherwise: Opt, least: float) -> Opt:
    """The card that is worth most beyond its AP; something else if none is worth that much."""
    g = look.g
    best = otherwise
    best_value = least
    for opt in opts:
        if opt.verb not in (PLAY.name, REACT.name):
            continue
        played_as = role_of(g, opt.a, opt.verb == REACT.name, moment)
        stride = opt.b if opt.b != OPEN else STILL
        value = card_merit(look, opt.a, stride, played_as, g.at[look.seat], moment)
        value -= look.price * ap_of(g, look.seat, opt.a, played_as)
        if value > best_value:
            best_value = value
            best = opt
    return best


def best_walk(look: Outlook, hand: list[int], opts: list[Opt], now: float) -> Opt | None:
    """The walk that is worth more than to stay: for what can be done from there, and what threatens there."""
    g = look.g
    seat = look.seat
    here = g.at[seat]
    mp = mp_to_spend(g, seat)
    if mp == 0:
        return None
    costs = [0] * g.ground.size
    waves = g.ground.waves(1 << here, mp, way_open(g))
    for cost in range(1, len(waves)):
        left = waves[cost]
        while left:
            lowest = left & -left
            costs[lowest.bit_length() - 1] = cost
            left ^= lowest
    stands: list[tuple[float, int]] = []
    for opt in opts:
        if opt.verb == GO.name:
            value = look.stand_worth(opt.a)
            if costs[opt.a] < mp:
                value += LOOT * loot_on(g, opt.a)
            stands.append((value, opt.a))
    stands.sort(reverse=True)
    stay = now + look.stand_worth(here)
    if mp > 0:
        stay += LOOT * loot_on(g, here)
    best: Opt | None = None
    best_value = stay + WORTH_A_WALK
    for value, square in stands[:LOOKED_AT]:
        more, _ = plan(look, hand, square, costs[square])
        if value + more > best_value:
            best_value = value + more
            best = GO.at(square)
    return best


def wants_rage(look: Outlook, hand: list[int], stride: int) -> bool:
    """Whether the Soldier has use for one more Rage: it makes a card better that is played, or might answer with."""
    g = look.g
    seat = look.seat
    place = seat * SPACES + g.free_space(seat)
    if look.awake == 0 or g.rage(seat) >= RAGES or g.empty_spaces(seat) < 2:
        return False
    gain = 0.0
    answers = False
    for kind in hand:
        if not scales(g, kind):
            continue
        if g.box.card_type[kind] == INTERRUPT:
            answers = True
        elif g.box.allowed[kind * 4 + stride]:
            role = role_of(g, kind, g.acted[seat] != 0, -1)
            now = card_merit(look, kind, stride, role, g.at[seat])
            g.spaces[place] = 0  # as if a card, whichever, lay there face down
            g.lying[place] = FACE_DOWN
            gain = max(gain, card_merit(Outlook(g, seat), kind, stride, role, g.at[seat]) - now)
            g.spaces[place] = NOTHING
            g.lying[place] = 0
    return gain > WORTH_A_RAGE or (answers and g.empty_spaces(seat) > 2 and look.storm > STORMY)


def scales(g: Horde, kind: int) -> bool:
    """Whether Rage makes a card better."""
    for op in g.box.does[kind]:
        if op.op == O_ATTACK and PER_RAGE in (op.squares_per, op.points_per, op.d10_per, op.fd_per):
            return True
    return any([aura.per == PER_RAGE for aura in g.box.in_play[kind]])


# The Darkness Cycle


def at_moment(g: Horde, seat: int, moment: int, opts: list[Opt]) -> Opt:
    """An answer to the Darkness, if it is worth its card."""
    look = Outlook(g, seat)
    free = for_free(look, opts)
    if free is not None:
        return free
    card = best_card(look, opts, moment, PASS, WORTH_AN_ANSWER)
    if card is PASS and TAKE_RAGE.at() in opts and wants_rage(look, g.kinds_in(seat, g.hand[seat]), STILL):
        return TAKE_RAGE.at()
    return card


def keep_one(g: Horde, seat: int, opts: list[Opt]) -> Opt:
    """The card that is kept for the next round, if any is better than a new one."""
    best = READY
    best_value = WORTH_KEEPING
    for opt in opts:
        if opt is not READY:
            value = rank_in_hand(g, seat, opt.a)
            if value > best_value:
                best_value = value
                best = opt
    return best
