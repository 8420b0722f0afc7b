"""The game's own bot: it knows what every box, point and die is worth to everybody, and thinks the draft through.

`greedy-1` plays by frozen weights and is the yardstick; `greedy` plays by the best set there is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chimera.engine.agenda import options
from chimera.engine.dice import Stream
from chimera.engine.game import PASS, Opt
from chimera.engine.visibility import Seen
from chimera.games.dice_mutants import rules
from chimera.games.dice_mutants.assign import AssignDice, Trade, dice_in, grid_of
from chimera.games.dice_mutants.guile import FocusOn
from chimera.games.dice_mutants.hands import HANDS, MEAN_FACE, Hands
from chimera.games.dice_mutants.mutation import ITEM_OF, BuyMutation
from chimera.games.dice_mutants.outlook import Draft, favourite, shelf_of
from chimera.games.dice_mutants.phases import ClaimDie
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.weights import SETS
from chimera.games.dice_mutants.words import (
    DICE_EACH,
    DIGIT,
    DO_EXTREME,
    DO_FOCUS,
    DO_INITIATIVE,
    DO_QUICKNESS,
    EXTRA_LEG,
    EXTREME_FOCUS,
    FACES,
    FOCUS,
    FOCUSED,
    FORCE,
    GRID,
    GUILE_GLAND,
    INITIATIVE,
    LUCK,
    QUICKNESS,
    SPIKES,
)
from chimera.games.dice_mutants.worth import DENIAL, JUDGE, NERVE, Judge, Race

CLOSE: Final = 1e-9
FIRST_WHOLE: Final = DIGIT * DIGIT + DIGIT + 1  # three ones


class Greedy:
    """A player with a set of weights."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, seen: Seen[DiceMutants], stream: Stream) -> Opt:
        """The option that is worth most; ties go to the one named first."""
        g = seen.game
        seat = seen.seat
        step = g.agenda[-1]
        if isinstance(step, AssignDice):
            return self.assign(g, seat)
        if isinstance(step, ClaimDie):
            return self.claim(g, seat)
        if isinstance(step, BuyMutation):
            return self.mutate(g, seat)
        if isinstance(step, Trade):
            return trade(g, seat)
        if isinstance(step, FocusOn):
            return self.focus(g, seat, step.die)
        return self.cheat(g, seat)

    def tables(self, g: DiceMutants) -> list[Hands]:
        """What everything is worth to everybody in this claim step."""
        return shelf_of(g, self.judge).of(g).drafted()

    def claim(self, g: DiceMutants, seat: int) -> Opt:
        """Take the face after which the draft ends best; equal faces are one."""
        draft = Draft(g, self.tables(g), g.quick, g.cuts)
        best = PASS
        best_value = 0.0
        tried = [False] * DIGIT
        for opt in options(g, seat):
            face = g.faces[opt.a]
            if not tried[face]:
                tried[face] = True
                value = draft.outcome(seat, face, self.judge.weights[DENIAL])
                if best is PASS or value > best_value + CLOSE:
                    best = opt
                    best_value = value
        return best

    # The guile menu

    def cheat(self, g: DiceMutants, seat: int) -> Opt:
        """Cut the line while there are dice to claim, change dice when all are claimed."""
        tables = self.tables(g)
        claimer = rules.next_claimer(g)
        if claimer < 0:
            return self.change_dice(g, seat, tables)
        cost = g.box.cost
        guile = g.guile(seat)
        if claimer == seat or guile < cost[INITIATIVE] or rules.claims_left(g, seat) == 0:
            return PASS
        denial = self.judge.weights[DENIAL]
        waiting = Draft(g, tables, g.quick, g.cuts).outcome(seat, 0, denial)
        gain = Draft(g, tables, g.quick, (*g.cuts, seat)).outcome(seat, 0, denial) - waiting
        rate = tables[seat].guile
        if gain <= cost[INITIATIVE] * rate:
            return PASS
        if not self.challenged(g, seat, tables):
            return DO_INITIATIVE.opts[0]
        risky = gain * self.judge.weights[NERVE] - cost[INITIATIVE] * rate
        safe = gain - cost[QUICKNESS] * rate if guile >= cost[QUICKNESS] and not g.quick else 0.0
        if safe > 0.0 and safe >= risky:
            return DO_QUICKNESS.opts[0]
        return DO_INITIATIVE.opts[0] if risky > 0.0 else PASS

    def challenged(self, g: DiceMutants, seat: int, tables: list[Hands]) -> bool:
        """Whether a rival can pay to cut in and wants the same die."""
        draft = Draft(g, tables, g.quick, g.cuts)
        cost = g.box.cost
        mine = favourite(tables[seat].value, draft.hands[seat] * DIGIT, draft.pool)
        for other in g.order:
            if other == seat or g.guile(other) < cost[INITIATIVE] or rules.claims_left(g, other) == 0:
                continue
            if favourite(tables[other].value, draft.hands[other] * DIGIT, draft.pool) == mine:
                return True
        return False

    def change_dice(self, g: DiceMutants, seat: int, tables: list[Hands]) -> Opt:
        """All dice are claimed: turn or reroll one's own, reroll a rival's, if that is worth its guile."""
        cost = g.box.cost
        value = tables[seat].value
        rate = tables[seat].guile
        own = rules.dice_of(g, seat)
        now = value[hand_of(g, own, -1, 0)]
        best = self.turn_dice(g, seat, own, tables[seat])
        best_value = CLOSE
        if best is not PASS:
            return best
        for opt in options(g, seat):
            gain = 0.0
            if opt.verb == "luck":
                gain = rerolled(g, value, own, opt.a) - now - rate * cost[LUCK]
            elif opt.verb == "force":
                gain = self.forced(g, tables, opt.a) - rate * cost[FORCE]
            if gain > best_value:
                best = opt
                best_value = gain
        return best

    def turn_dice(self, g: DiceMutants, seat: int, own: list[int], hands: Hands) -> Opt:
        """The first die to turn on the way to the hand that is worth most, Focus by Focus or by one Extreme Focus."""
        guile = g.guile(seat)
        focus = g.box.cost[FOCUS]
        all_three = g.box.cost[EXTREME_FOCUS]
        if guile < min(focus, all_three):
            return PASS
        faces = [g.faces[die] for die in own]
        extreme = guile >= all_three and not g.has(seat, FOCUSED)
        best = PASS
        best_value = hands.value[hand_of(g, own, -1, 0)] + CLOSE
        for hand in range(FIRST_WHOLE, HANDS):
            wanted = [hand // (DIGIT * DIGIT), hand // DIGIT % DIGIT, hand % DIGIT]
            if hands.value[hand] <= best_value or 0 in wanted:
                continue
            turned = [i for i in range(DICE_EACH) if wanted[i] != faces[i]]
            cost = focus * len(turned)
            opt = DO_FOCUS.at(own[turned[0]], wanted[turned[0]])
            if extreme and cost >= all_three:
                cost = all_three
                opt = DO_EXTREME.opts[0]
            if cost <= guile and hands.value[hand] - cost * hands.guile > best_value:
                best = opt
                best_value = hands.value[hand] - cost * hands.guile
        return best

    def forced(self, g: DiceMutants, tables: list[Hands], die: int) -> float:
        """What rerolling a rival's die is worth."""
        owner = g.owner[die]
        theirs = rules.dice_of(g, owner)
        value = tables[owner].value
        loss = value[hand_of(g, theirs, -1, 0)] - rerolled(g, value, theirs, die)
        return loss * self.judge.weights[DENIAL] / (len(g.order) - 1)

    def focus(self, g: DiceMutants, seat: int, die: int) -> Opt:
        """Extreme Focus: the face that leads to the best hand, with the dice that are turned later free."""
        value = self.tables(g)[seat].value
        own = rules.dice_of(g, seat)
        place = own.index(die)
        hand = 0
        for i in range(place):
            hand = hand * DIGIT + g.faces[own[i]]
        best = 0
        best_value = 0.0
        opts = options(g, seat)
        for i in range(FACES):
            found = best_end(value, hand * DIGIT + i + 1, DICE_EACH - 1 - place)
            if i == 0 or found > best_value + CLOSE:
                best = i
                best_value = found
        return opts[best]

    # Placing dice, and the mutation menu

    def assign(self, g: DiceMutants, seat: int) -> Opt:
        """The placement that is best together with the best for the dice that are left; equal faces are one."""
        hands = shelf_of(g, self.judge).of(g).tables[seat]
        own = rules.dice_of(g, seat)
        best = PASS
        best_value = 0.0
        for opt in options(g, seat):
            placed = [opt.a]
            gain = 0.0
            if opt.verb == "mutate":
                gain = g.faces[opt.a] * hands.mutate
            elif opt.verb == "guile":
                gain = g.faces[opt.a] * hands.guile
            elif opt.verb == "speed":
                gain = hands.speed[g.faces[opt.a]]
            else:
                placed = dice_in(g, seat, opt)
                number = 0
                for die in placed:
                    number += g.faces[die]
                gain = hands.box[grid_of(opt) * GRID + number]
            gain += hands.rest([g.faces[die] for die in own if die not in placed])
            if best is PASS or gain > best_value + CLOSE:
                best = opt
                best_value = gain
        return best

    def mutate(self, g: DiceMutants, seat: int) -> Opt:
        """Buy what brings most beyond what its points would bring later."""
        race = Race(g, self.judge)
        hands = shelf_of(g, self.judge).of(g).tables[seat]
        cost = g.box.cost
        best = PASS
        best_value = CLOSE
        for opt in options(g, seat):
            if opt is PASS:
                continue
            item = ITEM_OF[opt.verb]
            if item == GUILE_GLAND:
                gain = MEAN_FACE * g.box.amount[GUILE_GLAND] * hands.guile - hands.mutate * cost[GUILE_GLAND]
            elif item == EXTRA_LEG:
                gain = hands.leg
            elif item == SPIKES:
                gain = race.with_life(seat, opt.a, -g.box.amount[SPIKES]) - race.now(seat) - hands.mutate * cost[SPIKES]
            else:
                gain = race.gain_of(seat, item) - hands.mutate * cost[item]
            if gain > best_value:
                best = opt
                best_value = gain
        return best


def trade(g: DiceMutants, seat: int) -> Opt:
    """Take the lowest order token there is, if it is lower than one's own."""
    best = PASS
    lowest = g.tokens[seat]
    for opt in options(g, seat):
        if opt is not PASS and g.tokens[opt.a] < lowest:
            best = opt
            lowest = g.tokens[opt.a]
    return best


def hand_of(g: DiceMutants, dice: list[int], turned: int, face: int) -> int:
    """A hand in digits, with one die turned to another face."""
    hand = 0
    for die in dice:
        hand = hand * DIGIT + (face if die == turned else g.faces[die])
    return hand


def rerolled(g: DiceMutants, value: list[float], dice: list[int], die: int) -> float:
    """What a hand is worth after one of its dice is rolled again, on average."""
    total = 0.0
    for face in range(1, FACES + 1):
        total += value[hand_of(g, dice, die, face)]
    return total / FACES


def best_end(value: list[float], hand: int, free: int) -> float:
    """The best a hand can become when so many more dice can be turned to any face."""
    if free == 0:
        return value[hand]
    best = -1.0
    for face in range(1, FACES + 1):
        best = max(best, best_end(value, hand * DIGIT + face, free - 1))
    return best


PLAYERS: Final = {name: Greedy(JUDGE if name == "greedy" else Judge(weights)) for name, weights in SETS.items()}
BOTS: Final[dict[str, Callable[[Seen[DiceMutants], Stream], Opt]]] = {
    name: player.choose for name, player in PLAYERS.items()
}
