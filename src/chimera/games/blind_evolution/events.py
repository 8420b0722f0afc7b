"""Event cards, and what cards, clues and defeated bosses do."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Event
from chimera.engine.game import AUTO, Opt, Step
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.demands import DiscardBits, FreeWalk, RemovePawns, RevealChips, Teleport, add_pawns
from chimera.games.blind_evolution.judgement import ChooseBits, random_bits
from chimera.games.blind_evolution.lines import offer_card
from chimera.games.blind_evolution.puzzle import BeginPuzzle
from chimera.games.blind_evolution.words import (
    ALL,
    ALL_ON_TILE,
    ANYWHERE,
    E_ACCOMPLISHMENT,
    E_ACTION_POINTS,
    E_ADD_PAWNS,
    E_BOSS_DAMAGE,
    E_CHOOSE_BITS,
    E_DAMAGE,
    E_DISCARD_BITS,
    E_FALLEN_TOKEN,
    E_FREE_WALK,
    E_GAIN_BITS,
    E_GAIN_MONEY,
    E_GAIN_SUPER,
    E_GIVE_ABILITY,
    E_GIVE_ITEM,
    E_HEAL,
    E_LOSE_MONEY,
    E_OPEN_CLUE,
    E_REMOVE_PAWNS,
    E_REVEAL_CHIPS,
    E_SPAWN_BOSS,
    E_SUCCESS,
    E_TELEPORT,
    E_TIDE,
    E_WEAKEN_BOSS,
    EVENT,
    FIGHT_BOSS,
    FIGHTERS,
    FIGHTERS_IN,
    FIGHTING,
    FROM_CARD,
    FROM_CLUE,
    NOWHERE,
    ONE_OTHER,
    PUZZLE_BITS,
    PUZZLE_SEAT,
    SELECT,
    SHARED,
    SHOWN,
    TURN,
    WHOM,
)

RESULT: Final = 0  # kinds of event cards
OPTION: Final = 1
PUZZLE: Final = 2

Effect = tuple[int, int, int, int, int]  # op, n, who, where, x


def resolve(g: City) -> None:
    """The card that was revealed is resolved at once, before anything else."""
    card = g.piles.pieces[SHOWN][-1]
    seat = g.active
    g.do(EventEnds(g.boost[seat] + g.luck[seat]))
    g.begin_phase(EVENT)
    change_reader(g, card)
    kind = g.box.event_kind[card]
    if kind == RESULT:
        g.do(Effects(FROM_CARD, card, 0, 0, seat))
    elif kind == OPTION:
        g.do(SelectOption(seat, card))
    else:
        g.do(BeginPuzzle(seat), PuzzleResult(card))


def change_reader(g: City, card: int) -> None:
    """If the reader's character is a target, the next one to the left reads on; with two players the active one."""
    if g.reader < 0:
        return
    concerned = [False] * len(g.scores)
    for branch in g.box.event_effects[card]:
        for effect in branch:
            for seat in targets(g, effect, g.active):
                concerned[seat] = True
            if effect[2] == ONE_OTHER:
                for seat in range(len(g.scores)):
                    concerned[seat] = True
    if not concerned[g.reader]:
        return
    seats = len(g.scores)
    reader = g.active
    for i in range(1, seats):
        other = (g.reader + i) % seats
        if other != g.active and other != g.reader and (not concerned[other] or effect_for_all(concerned)):
            reader = other
            break
    g.reader = reader
    if g.listening:
        g.tell(Event("reads_on", reader, {"card": card}))


def effect_for_all(concerned: list[bool]) -> bool:
    """Whether everybody is a target, so that nobody is left to read who is none."""
    return all(concerned)


class EventEnds(Step[City]):
    """The card is put away; one with a lasting effect stays with its target until it is used."""

    FIELDS: ClassVar[tuple[str, ...]] = ("before",)

    def __init__(self, before: int) -> None:
        self.seat = AUTO
        self.before = before  # what was lasting already

    def run(self, g: City) -> None:
        seat = g.active
        if g.here(seat) and g.boost[seat] + g.luck[seat] > self.before:
            g.keep_event(seat)
        else:
            g.discard_event()
        g.begin_phase(FIGHTING if g.fight else TURN)


class SelectOption(Ask):
    """The target selects one of the options; what it brings is read only then."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    KEY: ClassVar[str] = "select"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: City, seat: int) -> list[Opt]:
        return [SELECT[i] for i in range(len(g.box.event_effects[self.card]))]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"card": self.card}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.do(Effects(FROM_CARD, self.card, opt.a, 0, seat))
        g.read_out()
        if g.listening:
            g.tell(Event("selected", seat, {"card": self.card, "choice": g.box.choice_base[self.card] + opt.a}))


class PuzzleResult(Step[City]):
    """What a puzzle brings follows from the bits of its line."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.seat = AUTO
        self.card = card

    def run(self, g: City) -> None:
        seat, bits = g.puzzle[PUZZLE_SEAT], g.puzzle[PUZZLE_BITS]
        branch = 0 if bits == 0 else 1 if bits <= 5 else 2 if bits == 6 else 3
        g.puzzle = []
        g.do(Effects(FROM_CARD, self.card, branch, 0, seat))
        if g.listening:
            g.tell(Event("puzzle_ends", seat, {"n": bits, "branch": branch}))


def effects_of(g: City, source: int, which: int, branch: int) -> list[Effect]:
    """What a card, a clue or a defeated boss does."""
    if source == FROM_CARD:
        return g.box.event_effects[which][branch]
    if source == FROM_CLUE:
        return g.box.effects[which]
    return g.box.rewards[which]


def targets(g: City, effect: Effect, who: int) -> list[int]:
    """Whom an effect concerns, in turn order from the active one; whom somebody has to choose is not among them."""
    reach = effect[2]
    if reach == ALL:
        return [seat for seat in g.from_active() if g.here(seat)]
    if reach == ALL_ON_TILE:
        if not g.here(who):
            return []
        tile = g.box.tile_of[g.at[who]]
        return [seat for seat in g.from_active() if g.here(seat) and g.box.tile_of[g.at[seat]] == tile]
    if reach == FIGHTERS:
        fighters = g.fight[FIGHTERS_IN] if g.fight else 0
        return [seat for seat in g.from_active() if (fighters >> seat) & 1]
    if reach in (ONE_OTHER, SHARED):
        return []
    return [who]


class Effects(Step[City]):
    """What a card, a clue or a defeated boss does, one thing after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "which", "branch", "index", "who")

    def __init__(self, source: int, which: int, branch: int, index: int, who: int) -> None:
        self.seat = AUTO
        self.source = source
        self.which = which
        self.branch = branch
        self.index = index
        self.who = who

    def run(self, g: City) -> None:
        effects = effects_of(g, self.source, self.which, self.branch)
        if self.index >= len(effects):
            return
        effect = effects[self.index]
        g.do(Effects(self.source, self.which, self.branch, self.index + 1, self.who))
        if effect[2] == ONE_OTHER:
            others = [seat for seat in range(len(g.scores)) if seat != self.who and g.here(seat)]
            if others:
                g.do(ChooseOther(self.who, self.source, self.which, self.branch, self.index))
            return
        if effect[2] == SHARED:
            share(g, effect)
            return
        carry_out(g, effect, targets(g, effect, self.who))


def share(g: City, effect: Effect) -> None:
    """Something for the fighters together, one by one from the active one on."""
    fighters = g.fight[FIGHTERS_IN] if g.fight else 0
    seats = [seat for seat in g.from_active() if (fighters >> seat) & 1]
    op, n, _who, where, x = effect
    shares = [(n + len(seats) - 1 - i) // len(seats) for i in range(len(seats))]
    g.do(*[OnOne(seats[i], op, shares[i], where, x) for i in range(len(seats)) if shares[i] > 0])


class ChooseOther(Ask):
    """Somebody else is chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "which", "branch", "index")
    KEY: ClassVar[str] = "choose-other"

    def __init__(self, seat: int, source: int, which: int, branch: int, index: int) -> None:
        self.seat = seat
        self.source = source
        self.which = which
        self.branch = branch
        self.index = index

    def options(self, g: City, seat: int) -> list[Opt]:
        return [WHOM[other] for other in range(len(g.scores)) if other != seat and g.here(other)]

    def take(self, g: City, seat: int, opt: Opt) -> None:
        carry_out(g, effects_of(g, self.source, self.which, self.branch)[self.index], [opt.a])


def carry_out(g: City, effect: Effect, seats: list[int]) -> None:
    """One effect on everybody whom it concerns."""
    op, n, _who, where, x = effect
    if op == E_DAMAGE:
        for seat in seats:
            g.hurt(seat, n, "event")
        g.falls()
    elif op == E_FALLEN_TOKEN:
        for seat in seats:
            g.gain_fallen(seat, n)
        g.falls()
    elif op in (E_OPEN_CLUE, E_SPAWN_BOSS, E_WEAKEN_BOSS, E_TIDE, E_BOSS_DAMAGE):
        change_city(g, op, n, x)
    else:
        g.do(*[OnOne(seat, op, n, where, x) for seat in seats])  # blind_evolution.event.multiple-targets


class OnOne(Step[City]):
    """What an effect does to one of those whom it concerns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "op", "n", "where", "x")

    def __init__(self, who: int, op: int, n: int, where: int, x: int) -> None:
        self.seat = AUTO
        self.who = who
        self.op = op
        self.n = n
        self.where = where
        self.x = x

    def run(self, g: City) -> None:
        if g.here(self.who) or self.op == E_GAIN_SUPER:  # tokens belong to the player
            affect(g, self.who, self.op, self.n, self.where, self.x)


def change_city(g: City, op: int, n: int, x: int) -> None:
    """What concerns the city and its bosses."""
    if op == E_OPEN_CLUE:
        g.open_clue(x)
    elif op == E_TIDE:
        g.change_tide(n)
    elif op == E_WEAKEN_BOSS:
        g.strike(x, n, g.active)
        if g.boss_at[x] >= 0 and g.boss_hp[x] == 0:
            g.boss_hp[x] = 1  # only a battle brings a boss down
    elif op == E_SPAWN_BOSS:
        emerges = g.boss_at[x] == NOWHERE
        g.spawn(x, n)
        if emerges and not g.fight and g.active >= 0 and g.at[g.active] == n:
            g.meet_boss(x)  # blind_evolution.boss.emerging-boss
    elif g.fight:
        g.strike(g.fight[FIGHT_BOSS], n, g.active)


def affect(g: City, seat: int, op: int, n: int, where: int, x: int) -> None:
    """What concerns one character."""
    if op == E_GAIN_MONEY:
        g.earn(seat, n)
    elif op == E_LOSE_MONEY:
        g.pay(seat, n)  # blind_evolution.event.pay-as-much-as-possible
    elif op == E_HEAL:
        g.heal(seat, n)
    elif op == E_GAIN_BITS:
        random_bits(g, seat, n)
    elif op == E_CHOOSE_BITS:
        g.do(ChooseBits(seat, n))
    elif op == E_DISCARD_BITS:
        g.do(DiscardBits(seat, n))
    elif op == E_GAIN_SUPER:
        g.gain_supers(seat, n)
    elif op == E_ACTION_POINTS:
        if x == 0 and seat == g.active:
            g.change_points(n)
        else:
            g.tire(seat, n)
    elif op == E_ADD_PAWNS:
        add_pawns(g, seat, n, where)
    elif op == E_REMOVE_PAWNS:
        g.do(RemovePawns(seat, n, -1 if where == ANYWHERE else g.box.tile_of[g.at[seat]]))
    elif op == E_FREE_WALK:
        g.do(FreeWalk(seat, n))
    elif op == E_TELEPORT:
        g.do(Teleport(seat))
    elif op == E_ACCOMPLISHMENT:
        g.lasting(seat, n, 0)
    elif op == E_SUCCESS:
        g.lasting(seat, 0, n)
    elif op == E_REVEAL_CHIPS:
        g.do(RevealChips(seat, n))
    elif op == E_GIVE_ITEM:
        g.pick_up(seat, x)
    elif op == E_GIVE_ABILITY:
        offer_card(g, seat, n)
