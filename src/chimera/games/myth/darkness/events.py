"""What Darkness cards do: their events, their Threat penalties and their lines for the spawn step."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.events import Event, Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import (
    OMEN_CAPTAIN,
    OMEN_DISCARD,
    OMEN_DOUBLE_SPAWN,
    OMEN_IF_ALWAYS,
    OMEN_IF_LAIR,
    OMEN_IF_LARGE_TILE,
    OMEN_LULL,
    OMEN_MINI_BOSS,
    OMEN_THREAT,
    OMEN_THRESHOLD,
    OMEN_WEB,
    PENALTY_CAPTAIN_SPAWN,
    PENALTY_DOUBLE_SPAWN,
    PENALTY_PACK,
    PENALTY_WAKE,
    SIZE_MINI_BOSS,
    SPAWN_AGAIN,
    SPAWN_HEAVY,
)
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.arrivals import Arrive, Pack
from chimera.games.myth.monsters.fates import Loses
from chimera.games.myth.monsters.reach import apart
from chimera.games.myth.monsters.spawning import lairs_on, place_mini_boss
from chimera.games.myth.words import BOARD, CALM, DOUBLE_SPAWN, EARLY_BOSS, HERO, IGNORED, NOTHING, TARGET, WEBBED


def holds(g: Known, card: int) -> bool:
    """Whether the event of a card has its condition."""
    if g.tide & IGNORED:
        return False
    condition = g.box.omen_if[card]
    if condition == OMEN_IF_LAIR:
        return len(lairs_on(g)) > 0
    if condition == OMEN_IF_LARGE_TILE:
        return min(g.box.width, g.box.height) >= BOARD
    return condition == OMEN_IF_ALWAYS


class CarryOutEvent(Step[Horde]):
    """The event of the card that was drawn happens, if its condition holds."""

    def run(self, g: Horde) -> None:
        card = g.omen
        if card == NOTHING or not holds(g, card):
            return
        event = g.box.omen_event[card]
        amount = g.box.omen_amount[card]
        if g.listening:
            g.tell(Event("happens", -1, {"omen": card}))
        if event == OMEN_DOUBLE_SPAWN:
            g.let_be(DOUBLE_SPAWN)
        elif event == OMEN_DISCARD:
            g.do(*[Loses(seat, amount) for seat in g.living()])
        elif event == OMEN_CAPTAIN:
            lairs = nearest_lairs(g)
            if len(lairs) > 1:
                g.do(WhichLair(g.lowest(), mask_of(lairs), amount))
            else:
                come_at(g, lairs[0], amount)
        elif event == OMEN_WEB:
            seats = most_threatening(g)
            if len(seats) > 1:
                g.do(WhoIsWebbed(g.lowest(), mask_of(seats), amount))
            elif seats:
                g.afflict(seats[0], WEBBED, amount)
        elif event == OMEN_THREAT:
            for seat in g.living():
                g.change_threat(seat, amount)
        elif event == OMEN_MINI_BOSS:
            call_mini_boss(g)
        elif event == OMEN_LULL:
            g.let_be(CALM)


def call_mini_boss(g: Horde) -> None:
    """A mini-boss comes; one that is there already acts first in this cycle."""
    sizes = g.box.monster_size
    for foe in g.foes():
        if sizes[g.kind[foe]] == SIZE_MINI_BOSS:
            g.let_be(EARLY_BOSS)
            return
    place_mini_boss(g, sizes.index(SIZE_MINI_BOSS))


def nearest_lairs(g: Known) -> list[int]:
    """The lairs nearest a hero: several at the same distance."""
    lairs = lairs_on(g)
    gaps = [min([apart(g, g.squares_of(lair), g.at[seat]) for seat in g.living()]) for lair in lairs]
    return [lairs[i] for i in range(len(lairs)) if gaps[i] == min(gaps)]


def come_at(g: Horde, lair: int, captains: int) -> None:
    """Captains appear at a lair."""
    g.do(Arrive(g.box.monster_family[g.kind[lair]], 0, captains, lair, 0))


def most_threatening(g: Known) -> list[int]:
    """The living heroes with most Threat."""
    living = g.living()
    most = max([g.threat[seat] for seat in living], default=0)
    return [seat for seat in living if g.threat[seat] == most]


class WhichLair(Step[Horde]):
    """Lairs as near to the heroes as each other: the players choose at which the event happens."""

    __slots__ = ("captains", "lairs")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "lairs", "captains")

    def __init__(self, seat: int, lairs: int, captains: int) -> None:
        self.seat = seat
        self.lairs = lairs
        self.captains = captains

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [TARGET.at(lair) for lair in cells_of(self.lairs)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        come_at(g, opt.a, self.captains)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-lair")

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.darkness.content-cards"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.darkness.content-cards")


class WhoIsWebbed(Step[Horde]):
    """Heroes with as much Threat as each other: the players choose who is webbed."""

    __slots__ = ("cards", "heroes")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "heroes", "cards")

    def __init__(self, seat: int, heroes: int, cards: int) -> None:
        self.seat = seat
        self.heroes = heroes
        self.cards = cards

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [HERO.at(hero) for hero in cells_of(self.heroes)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.afflict(opt.a, WEBBED, self.cards)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-webbed", {"n": self.cards})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.darkness.content-cards"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.darkness.content-cards")


def threshold(g: Known, card: int) -> int:
    """At how much Threat the penalty of a card starts."""
    least = g.box.omen_threshold[card]
    if g.box.omen_event[card] == OMEN_THRESHOLD and holds(g, card):
        least = min(least, g.box.omen_amount[card])
    return least


class ThreatPenalty(Step[Horde]):
    """III. Check Threat penalty: one hero with enough Threat starts it, once."""

    def run(self, g: Horde) -> None:
        card = g.omen
        if card == NOTHING:
            return
        least = threshold(g, card)
        if not [seat for seat in g.living() if g.threat[seat] >= least]:
            return
        g.penalise(card)
        what = g.box.omen_penalty[card]
        if what == PENALTY_PACK:
            g.do(Pack(g.box.omen_penalty_amount[card]))
        elif what == PENALTY_WAKE:
            for foe in g.foes():
                if g.is_monster(foe):
                    g.wake(foe)


class SpawnStep(Step[Horde]):
    """V. Spawn: what the card says, then every lair its whole number; without a lair nothing of it."""

    def run(self, g: Horde) -> None:
        card = g.omen
        lairs = lairs_on(g)
        if card == NOTHING or not lairs:  # myth.spawn.no-lair
            return
        box = g.box
        g.raise_meter(box.omen_ap[card], "omen")
        for seat in g.living():
            g.change_threat(seat, box.omen_threat[card])
        heavy = 1 if box.omen_spawn[card] == SPAWN_HEAVY else 0
        times = 2 if g.tide & DOUBLE_SPAWN or penalised(g, PENALTY_DOUBLE_SPAWN) else 1
        for lair in lairs:
            family = box.monster_family[g.kind[lair]]
            counts = box.spawn[family * 2 + heavy]
            minions = sum([counts[kind] for kind in box.minions_of[family]]) * times
            captains = counts[box.captain_of[family]] * times + g.penalty(PENALTY_CAPTAIN_SPAWN)
            g.do(Arrive(family, minions, captains, lair, 0))


def penalised(g: Known, what: int) -> bool:
    """Whether a Threat penalty of this kind is in force."""
    for card in cells_of(g.penalties):
        if g.box.omen_penalty[card] == what:
            return True
    return False


def acts_again(g: Known) -> bool:
    """Whether the minions act once more instead of a spawn."""
    return g.omen != NOTHING and g.box.omen_spawn[g.omen] == SPAWN_AGAIN and len(lairs_on(g)) > 0
