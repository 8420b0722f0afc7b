"""What happens to monsters, the tile and the Darkness. Every observable change is one method that tells it."""

from __future__ import annotations

from typing import Any

from chimera.engine.agenda import then
from chimera.engine.cells import cells_of
from chimera.engine.events import Event
from chimera.engine.game import Step
from chimera.games.myth.kinds import GIFTS, LASTS_ONCE, PENALTY_EARLY_CYCLE
from chimera.games.myth.menace import Menace
from chimera.games.myth.ops import SYMBOLS
from chimera.games.myth.printed import Recipe
from chimera.games.myth.words import (
    ACTIVE,
    ANSWERS,
    BY_CLEARING,
    BY_WAVES,
    CYCLE_MOODS,
    DARKNESS_CYCLE,
    DARKNESS_STREAM,
    DAZED,
    DEED_FLAGS,
    DEED_HIT,
    DEED_HITS,
    DEED_KIND,
    DEED_SEAT,
    DOWN,
    EMBOLDENED,
    ENDINGS,
    FALLEN,
    HERO_CYCLE,
    HERO_DICE,
    IN_REFRESH,
    LOST,
    METER,
    MONSTER_DICE,
    MOODS,
    MOVED,
    NOBODY,
    NOTHING,
    RAISED,
    REFRESH,
    RUNES,
    SIDES,
    WANING,
    WAVE_SHIFT,
    WOKEN,
    WON,
)


class Horde(Menace):
    """The whole table; how people and bots see it is in state.py."""

    __slots__ = ()

    def do(self, *steps: Step[Any]) -> None:
        """These steps come next, in reading order."""
        then(self, *steps)

    # The course of the match

    def begin_phase(self, phase: int) -> None:
        """The next part of the round."""
        if self.phase == phase or self.over():
            return
        self.phase = phase
        if self.listening:
            self.tell(Event("phase", -1, {"phase": phase}))

    def begin_round(self) -> None:
        """Another round."""
        self.round += 1
        if self.listening:
            self.tell(Event("round", -1, {"round": self.round, "rounds": self.box.rounds}))

    def end(self, how: int) -> None:
        """The match is over."""
        if self.over():
            return
        self.ending = how
        self.phase = WON if how in (BY_CLEARING, BY_WAVES) else LOST
        self.agenda.clear()
        self.deed = []
        self.blow = []
        if self.listening:
            self.tell(Event("ended", -1, {"how": ENDINGS[how], "won": 1 if self.phase == WON else 0}))

    # The Darkness Meter

    def meter_full(self) -> int:
        """At how many AP the Darkness answers."""
        early = self.penalty(PENALTY_EARLY_CYCLE)
        return early if 0 < early < METER else METER

    def raise_meter(self, n: int, why: str) -> None:
        """The Darkness Meter rises, or falls, never below 0."""
        n = max(n, -self.meter)
        if n == 0:
            return
        self.meter += n
        if self.listening:
            self.tell(Event("meter", -1, {"n": n, "meter": self.meter, "why": why}))

    def pay(self, seat: int, ap: int) -> None:
        """A hero pays AP; a negative price lowers the meter."""
        if self.phase != 2 and ap > 0:
            self.spent += ap
        self.raise_meter(ap, "card")

    def begin_cycle(self, in_refresh: bool) -> None:
        """The Darkness acts."""
        waning = self.tide >> EMBOLDENED & 15
        self.tide = (IN_REFRESH if in_refresh else 0) | waning << WANING
        self.order = []
        self.forget_cycle()
        self.begin_phase(DARKNESS_CYCLE)
        if self.listening:
            self.tell(Event("cycle", -1, {"meter": self.meter}))

    def end_cycle(self) -> None:
        """What was so in one Darkness Cycle is over."""
        self.discard_omen()
        self.end_blow()
        self.order = []
        back = REFRESH if self.tide & IN_REFRESH else HERO_CYCLE
        self.tide &= 15 << EMBOLDENED
        self.forget_cycle()
        self.begin_phase(back)

    def line_up(self, kind: int) -> None:
        """A kind of monster is the next in the order."""
        self.order.append(kind)
        if self.listening:
            self.tell(Event("lined_up", -1, {"monster": kind, "n": len(self.order)}))

    def let_be(self, tide: int) -> None:
        """Something is so in this Darkness Cycle."""
        self.tide |= tide

    # Foes

    def spawn(self, kind: int, square: int, mood: int) -> int:
        """A monster appears; its slot."""
        foe = 0
        while foe < len(self.kind) and self.kind[foe] != NOTHING:
            foe += 1
        if foe == len(self.kind):
            self.kind.append(NOTHING)
            self.spot.append(0)
            self.life.append(0)
            self.mood.append(0)
            self.aim.append(NOBODY)
            self.marked.append(0)
            self.struck.append(0)
        self.kind[foe] = kind
        self.spot[foe] = square
        self.life[foe] = self.box.monster_vitality[kind]
        self.mood[foe] = mood | self.wave << WAVE_SHIFT
        self.came |= 1 << self.wave
        self.aim[foe] = NOBODY
        self.marked[foe] = 0
        self.struck[foe] = 0
        if self.listening:
            self.tell(Event("spawned", -1, {"monster": kind, "at": square, "square": self.name(square), "foe": foe}))
        return foe

    def take_off(self, foe: int) -> None:
        """A foe leaves the tile."""
        self.kind[foe] = NOTHING
        self.mood[foe] = 0
        self.marked[foe] = 0
        self.aim[foe] = NOBODY
        dots = self.dots
        i = 0
        while i < len(dots):
            if dots[i] == foe:
                del dots[i : i + 4]
            else:
                i += 4
        while self.kind and self.kind[-1] == NOTHING:
            for row in (self.kind, self.spot, self.life, self.mood, self.aim, self.marked, self.struck):
                row.pop()

    def wake(self, foe: int) -> None:
        """A monster becomes active."""
        if self.mood[foe] & ACTIVE:
            return
        self.mood[foe] |= ACTIVE | WOKEN
        if self.listening:
            spot = self.spot[foe]
            args: dict[str, int | str] = {"monster": self.kind[foe], "square": self.name(spot), "at": spot, "foe": foe}
            self.tell(Event("woke", -1, args))

    def wound(self, foe: int, n: int, seat: int) -> int:
        """A foe loses Vitality, by a hero or by nobody (-1); how much. Who is slain stays until it is buried."""
        n = min(n, self.life[foe])
        if n <= 0:
            return 0
        self.life[foe] -= n
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "n": n, "life": self.life[foe]}
            self.tell(Event("wounded", seat, {**args, "at": self.spot[foe], "foe": foe}))
        return n

    def bury(self, foe: int, seat: int) -> None:
        """A slain foe is taken off the tile."""
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "at": self.spot[foe], "foe": foe}
            self.tell(Event("slew", seat, {**args, "square": self.name(self.spot[foe])}))
        self.take_off(foe)

    def fall(self, foe: int) -> None:
        """A slain monster stays where it fell and will stand up again."""
        moved = MOVED if self.phase == DARKNESS_CYCLE else 0  # it rises in a later cycle
        self.mood[foe] |= FALLEN | RAISED | moved
        if self.listening:
            self.tell(Event("fell", -1, {"monster": self.kind[foe], "at": self.spot[foe], "foe": foe}))

    def rise(self, foe: int, square: int, life: int) -> None:
        """A fallen monster stands up again."""
        self.mood[foe] &= ~FALLEN
        self.spot[foe] = square
        self.life[foe] = life
        if self.listening:
            self.tell(Event("rose", -1, {"monster": self.kind[foe], "at": square, "foe": foe}))

    def next_stage(self, foe: int, kind: int) -> None:
        """A boss goes on as something worse."""
        self.kind[foe] = kind
        self.life[foe] = self.box.monster_vitality[kind]
        if self.listening:
            self.tell(Event("stage", -1, {"monster": kind, "at": self.spot[foe], "foe": foe}))

    def move_foe(self, foe: int, square: int) -> None:
        """A monster goes somewhere."""
        was = self.spot[foe]
        if was == square:
            return
        self.spot[foe] = square
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "square": self.name(square), "at": square}
            self.tell(Event("moved", -1, {**args, "from": was, "foe": foe}))

    def set_aim(self, foe: int, target: int) -> None:
        """A monster has chosen a target."""
        self.aim[foe] = target

    def trouble(self, foe: int, mood: int) -> None:
        """A monster is knocked down, dazed, or the like."""
        if self.mood[foe] & mood == mood:
            return
        self.mood[foe] |= mood
        if self.listening and mood & (DOWN | DAZED):
            word = MOODS[1] if mood & DOWN else MOODS[2]
            self.tell(
                Event("troubled", -1, {"monster": self.kind[foe], "at": self.spot[foe], "mood": word, "foe": foe})
            )

    def recover(self, foe: int, mood: int) -> None:
        """A monster has got over something."""
        if not self.mood[foe] & mood:
            return
        self.mood[foe] &= ~mood
        if self.listening and mood & (DOWN | DAZED):
            word = MOODS[1] if mood & DOWN else MOODS[2]
            args: dict[str, int | str] = {"monster": self.kind[foe], "at": self.spot[foe], "mood": word, "foe": foe}
            self.tell(Event("recovered", -1, args))

    def note(self, foe: int, mood: int) -> None:
        """Something is so of a monster for this Darkness Cycle."""
        self.mood[foe] |= mood

    def forget_cycle(self) -> None:
        """What was so for one Darkness Cycle is so no more."""
        for foe in range(len(self.kind)):
            self.mood[foe] &= ~CYCLE_MOODS
            self.aim[foe] = NOBODY
        for place in range(len(self.lying)):
            self.lying[place] &= ~ANSWERS

    def mark(self, foe: int, place: int) -> None:
        """The card of a space lies on a foe."""
        self.marked[foe] |= 1 << place

    def add_dot(self, foe: int, seat: int, card: int, rounds: int) -> None:
        """A foe takes damage in so many Status steps; the same card again only renews its own."""
        dots = self.dots
        for i in range(0, len(dots), 4):
            if dots[i] == foe and dots[i + 2] == card:
                dots[i + 1] = seat
                dots[i + 3] = max(dots[i + 3], rounds)
                rounds = 0
        if rounds > 0:
            dots.extend([foe, seat, card, rounds])
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "at": self.spot[foe], "card": card, "foe": foe}
            self.tell(Event("burns", seat, args))

    def burn_down(self) -> None:
        """A Status step has passed for all damage over time."""
        dots = self.dots
        left: list[int] = []
        for i in range(0, len(dots), 4):
            if dots[i + 3] > 1:
                left += [dots[i], dots[i + 1], dots[i + 2], dots[i + 3] - 1]
        self.dots = left

    def mend(self, foe: int) -> None:
        """A monster regains all Vitality."""
        most = self.box.monster_vitality[self.kind[foe]]
        n = most - self.life[foe]
        if n <= 0:
            return
        self.life[foe] = most
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "at": self.spot[foe], "foe": foe}
            self.tell(Event("mended", -1, {**args, "n": n, "life": most}))

    # A card that is being carried out

    def take_up(self, deed: list[int]) -> None:
        """A hero takes up a card, or goes on with one that answers later."""
        self.deed = deed
        self.targets = []
        self.path = []
        if self.listening:
            self.tell(Event("takes", deed[DEED_SEAT], {"card": deed[DEED_KIND]}))

    def aims(self, seat: int) -> None:
        """A hero says something of what the card shall do."""
        if self.listening:
            self.tell(Event("aims", seat, {"card": self.deed[DEED_KIND]}))

    def put_down(self) -> None:
        """A card has been carried out."""
        if self.listening:
            self.tell(Event("done", self.deed[DEED_SEAT], {"card": self.deed[DEED_KIND]}))
        self.deed = []
        self.targets = []
        self.path = []

    # Dice

    def roll(self, seat: int, dice: int, fate: int) -> None:
        """A hero rolls for the card that is being carried out: hit dice and fate dice together."""
        self.pips = [1 + self.fall_die(HERO_DICE, SIDES) for _ in range(dice)]
        self.fates = [self.fall_die(HERO_DICE, len(SYMBOLS)) for _ in range(fate)]
        self.pips.sort()
        self.fates.sort()
        if self.listening:
            shown = " ".join([str(pip) for pip in self.pips])
            self.tell(Event("rolled", seat, {"dice": shown, "d10": dice, "fd": fate}))
            for symbol in self.fates:
                self.tell(Event("fated", seat, {"symbol": symbol}))

    def put_dice_away(self) -> None:
        """The dice of a hero are put away."""
        self.pips = []
        self.fates = []

    def roll_courage(self, seat: int, dice: int, tn: int) -> bool:
        """A hero tests Courage."""
        pips = [1 + self.fall_die(HERO_DICE, SIDES) for _ in range(dice)]
        pips.sort()
        passed = tn <= SIDES and bool(pips) and (tn <= 1 or pips[-1] >= tn)
        if self.listening:
            shown = " ".join([str(pip) for pip in pips])
            self.tell(Event("courage", seat, {"dice": shown, "tn": tn, "passed": 1 if passed else 0}))
        return passed

    def roll_fate(self, monster: int, dice: int) -> list[int]:
        """Fate dice are rolled for a monster."""
        found = [self.fall_die(MONSTER_DICE, len(SYMBOLS)) for _ in range(dice)]
        if self.listening:
            for symbol in found:
                self.tell(Event("foe_fated", -1, {"monster": monster, "symbol": symbol}))
        return found

    def hit(self, foe: int, pip: int) -> None:
        """A hit die reaches a target of the attack."""
        deed = self.deed
        deed[DEED_HITS] |= 1 << foe
        deed[DEED_FLAGS] |= DEED_HIT
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "at": self.spot[foe], "die": pip, "foe": foe}
            self.tell(Event("hit", deed[DEED_SEAT], args))

    def miss(self) -> None:
        """No target of the attack was hit."""
        if self.listening:
            self.tell(Event("missed", self.deed[DEED_SEAT]))

    def pay_recipe(self, seat: int, item: int, recipe: Recipe) -> None:
        """Fate dice are spent on a recipe of an item."""
        for symbol in range(len(recipe.cost)):
            for _ in range(recipe.cost[symbol]):
                self.fates.remove(symbol)
        if self.listening:
            self.tell(Event("recipe", seat, {"item": item, "gift": GIFTS[recipe.power]}))

    # Treasure

    def drop(self, square: int, limited: bool) -> None:
        """A treasure is dropped on a square, as long as there are tokens where they are limited."""
        if limited:
            if self.tokens <= 0:
                return
            self.tokens -= 1
        self.loot.append(square)
        self.loot.sort()
        if self.listening:
            self.tell(Event("dropped", -1, {"at": square, "square": self.name(square)}))

    def lose_token(self) -> None:
        """Loitering: a treasure token goes."""
        if self.tokens > 0:
            self.tokens -= 1
            if self.listening:
                self.tell(Event("loitered", -1, {"tokens": self.tokens}))

    def spend_luck(self, n: int) -> None:
        """The party spends serendipity."""
        self.luck -= n
        if self.listening:
            self.tell(Event("luck", -1, {"n": n, "luck": self.luck}))

    def sweep(self) -> None:
        """Nothing lies on the tile any more, and no treasure may drop."""
        n = len(self.loot)
        self.loot = []
        self.tokens = 0
        if self.listening:
            self.tell(Event("swept", -1, {"n": n}))

    def take_loot(self, seat: int) -> None:
        """A treasure is picked up from the hero's square."""
        self.loot.remove(self.at[seat])
        if self.listening:
            self.tell(Event("picked", seat, {"at": self.at[seat], "square": self.name(self.at[seat])}))

    # The Darkness deck

    def draw_omen(self) -> int:
        """The next Darkness card, for all to see."""
        if self.omens_top:
            card = self.omens_top.pop()
        elif self.omens:
            card = cells_of(self.omens)[self.dice.below(DARKNESS_STREAM, self.omens.bit_count())]
            self.omens &= ~(1 << card)
        elif self.omens_bottom:
            card = self.omens_bottom.pop()
        else:
            return NOTHING
        self.omen = card
        if self.listening:
            self.tell(Event("omen", -1, {"omen": card}))
        return card

    def discard_omen(self) -> None:
        """The Darkness card of this cycle is discarded; after the last one the deck is shuffled anew."""
        if self.omen == NOTHING:
            return
        self.omen = NOTHING
        if not self.omens and not self.omens_top and not self.omens_bottom:
            self.omens = (1 << len(self.box.omen_ids)) - 1
            if self.listening:
                self.tell(Event("reshuffled", -1))

    def penalise(self, card: int) -> None:
        """The Threat penalty of a card is in force from now on."""
        if self.penalties >> card & 1:
            return
        if self.box.omen_lasts[card] != LASTS_ONCE:
            self.penalties |= 1 << card
        if self.listening:
            self.tell(Event("penalty", -1, {"omen": card}))

    # Waves

    def begin_wave(self) -> None:
        """The next wave comes."""
        self.wave += 1
        self.timer = RUNES
        if self.listening:
            self.tell(Event("wave", -1, {"wave": self.wave}))

    def tick(self) -> None:
        """A rune of the Wave Timer goes."""
        self.timer -= 1
        if self.listening:
            self.tell(Event("timer", -1, {"timer": self.timer}))

    def choose_family(self, family: int) -> None:
        """One more family of monsters comes with the waves."""
        self.families.append(family)
        if self.listening:
            self.tell(Event("family", -1, {"family": family}))

    def enter_by(self, edge: int) -> None:
        """The heroes come in by an edge of the tile."""
        self.entry = edge
        if self.listening:
            self.tell(Event("entered", -1, {"edge": edge}))

    def decide(self, what: str, **args: int) -> None:
        """The party has decided something of what is to come."""
        if self.listening:
            self.tell(Event(what, -1, dict(args)))

    def prepare(self, part: str) -> None:
        """A part of the adventure is prepared."""
        if self.listening:
            self.tell(Event("prepared", -1, {"part": part}))

    def score(self, n: int) -> None:
        """The party has beaten so many waves."""
        if self.scores[0] != n:
            self.scores = [n] * len(self.scores)
            if self.listening:
                self.tell(Event("beaten", -1, {"n": n}))
