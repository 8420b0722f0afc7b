"""Judgement: cards are laid in a chain as long as hands link; then others may help."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.agenda import Window
from chimera.engine.events import Event, Message
from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.refusals import rule_of, why_not
from chimera.games.blind_evolution.words import (
    ADD_ACCOMPLISHMENT,
    ADD_MONEY,
    AGAIN,
    BATTLE,
    BATTLE_DAMAGE,
    CARDS,
    CHOOSE,
    CHOOSE_BITS,
    DRAW,
    EARNING,
    ESCAPE,
    ESCAPING,
    EXTRA_HEXES,
    FORGIVE_LINK,
    FOUND,
    HELP,
    INFORM,
    JUDGE_1,
    JUDGE_4,
    JUDGE_8,
    JUDGE_BEFORE,
    JUDGE_EXTRA,
    JUDGE_FOR,
    JUDGE_FORGIVEN,
    JUDGE_LINKED,
    JUDGE_LUCK,
    JUDGE_SEAT,
    JUDGEMENT_STREAM,
    JUDGEMENTS,
    ON,
    REROLL,
    RESEARCHING,
    SEARCHING,
    STOP,
    SUPER_USED,
    TALENT,
    TYPES,
    WIDE,
)

ACCOMPLISHMENT: Final = (0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8)
FREE_TO_STOP: Final = (EARNING, BATTLE, ESCAPING)


def accomplishment(success: int) -> int:
    """The accomplishment level for a success level."""
    return ACCOMPLISHMENT[min(success, CARDS)]


def half(success: int) -> int:
    """Half a success level, rounded up: money, or damage."""
    return (success + 1) // 2


def linked(g: City) -> int:
    """Linked cards of the judgement that was made, the better of two tries."""
    return max(g.judge[JUDGE_LINKED], g.judge[JUDGE_BEFORE])


def success(g: City) -> int:
    """The success level of the judgement that was made."""
    return linked(g) + g.judge[JUDGE_LUCK]


def level(g: City) -> int:
    """Its accomplishment level with all that was added."""
    return accomplishment(success(g)) + g.judge[JUDGE_EXTRA]


def own_level(g: City) -> int:
    """Its accomplishment level before anything was added: so many bits it brings."""
    return accomplishment(linked(g))  # blind_evolution.judge.bits-by-original-level


def brings(g: City) -> int:
    """What the judgement is worth to its character: hexes, level, money, damage; 0 where success alone counts."""
    who = g.judge[JUDGE_SEAT]
    what = g.judge[JUDGE_FOR]
    if what == SEARCHING:
        return level(g) + g.total(who, EXTRA_HEXES)
    if what == RESEARCHING:
        return level(g)
    if what == EARNING:
        return half(success(g)) + g.gift(who, ADD_MONEY)
    if what == BATTLE:
        return half(success(g)) + g.total(who, BATTLE_DAMAGE) + g.gift(who, BATTLE_DAMAGE)
    return 0


def goal(g: City, need: int) -> int:
    """The success that brings what the judgement is made for; 0 where there is no such mark."""
    what = g.judge[JUDGE_FOR]
    if what == ESCAPING:
        return ESCAPE
    if what != RESEARCHING:
        return need
    clue = g.clue_on(g.at[g.judge[JUDGE_SEAT]])
    if clue < 0 or g.clues[clue] != FOUND:
        return 0
    short = g.box.difficulty[clue] - g.progress[clue] + (1 if g.box.exceed else 0) - g.judge[JUDGE_EXTRA]
    return next((won for won in range(1, CARDS + 1) if accomplishment(won) >= short), 0)


def links(g: City, before: int, after: int) -> bool:
    """Whether the right hand of a card and the left hand of the next share a height."""
    right = g.box.card_right[before]
    left = g.box.card_left[after]
    return right in (left, WIDE) or left == WIDE


def begin(g: City, who: int, what: int) -> None:
    """A judgement begins with all nineteen cards."""
    boost = 0
    if what in (SEARCHING, RESEARCHING):
        boost = g.boost[who] + g.total(who, ADD_ACCOMPLISHMENT, what)
    g.judge = [who, what, 0, 0, 0, boost, g.luck[who]]
    g.chain = []
    g.dice.open(JUDGEMENT_STREAM)
    g.drop_kept(who, what in (SEARCHING, RESEARCHING), True)
    if g.listening:
        g.tell(Event("judges", who, {"judgement": what}))


def draw_card(g: City) -> bool:
    """One more card; whether the chain holds."""
    n = g.dice.below(JUDGEMENT_STREAM, CARDS - len(g.chain))
    card = 0
    while True:
        if card not in g.chain:
            if n == 0:
                break
            n -= 1
        card += 1
    who = g.judge[JUDGE_SEAT]
    holds = not g.chain or links(g, g.chain[-1], card)
    if not holds and g.judge[JUDGE_FORGIVEN] < g.total(who, FORGIVE_LINK):
        g.judge[JUDGE_FORGIVEN] += 1
        holds = True
    g.chain.append(card)
    if holds:
        g.judge[JUDGE_LINKED] += 1
    if g.listening:
        args: dict[str, int | str] = {"card_number": card, "n": g.judge[JUDGE_LINKED]}
        g.tell(Event("linked" if holds else "broke", who, args))
    return holds


def draw_on(g: City, need: int) -> None:
    """Cards until the chain breaks, all are laid, or enough of them link."""
    while len(g.chain) < CARDS:
        if not draw_card(g) or (need and success_now(g) >= need):
            return


def success_now(g: City) -> int:
    """The success level of the try that is being made."""
    return g.judge[JUDGE_LINKED] + g.judge[JUDGE_LUCK]


class Judge(Step[City]):
    """A character makes a judgement; what comes of it lies below on the agenda. `need`: more would bring nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "what", "need")

    def __init__(self, who: int, what: int, need: int = 0) -> None:
        self.seat = AUTO
        self.who = who
        self.what = what
        self.need = need

    def run(self, g: City) -> None:
        if not g.here(self.who):
            return
        begin(g, self.who, self.what)
        g.do(Judged(self.who, self.what, self.need))
        laid_out(g, self.who, self.what, self.need)


def laid_out(g: City, who: int, what: int, need: int) -> None:
    """The cards of a judgement are laid: all of them, or as many as its character wants."""
    if what in FREE_TO_STOP:
        draw_card(g)
        g.do(Drawing(who))
    else:
        draw_on(g, need)


class Drawing(Ask):
    """Who is free to stop may stop after every card."""

    KEY: ClassVar[str] = "drawing"
    SHY: ClassVar[tuple[str, ...]] = ("stop",)

    def options(self, g: City, seat: int) -> list[Opt]:
        return [ON, DRAW, STOP]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": g.judge[JUDGE_LINKED], "judgement": g.judge[JUDGE_FOR]}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is ON:
            draw_on(g, 0)
        elif opt is DRAW and draw_card(g) and len(g.chain) < CARDS:
            g.do(self)


class Judged(Step[City]):
    """The chain is broken or was stopped; a card may allow another try. Then the success level is known."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "what", "need")

    def __init__(self, who: int, what: int, need: int) -> None:
        self.seat = AUTO
        self.who = who
        self.what = what
        self.need = need

    def run(self, g: City) -> None:
        if not g.here(self.who):
            return
        done = success(g) >= self.need > 0
        if self.who == g.active and not done and g.usable(self.who, REROLL):
            g.do(Retry(self.who, self.what, self.need))
        else:
            know(g, self.who, self.what, self.need)


def know(g: City, who: int, what: int, need: int) -> None:
    """The success level of a judgement is known."""
    won = success(g)
    if g.listening:
        args: dict[str, int | str] = {"judgement": what, "what": JUDGEMENTS[what], "success": won, "level": level(g)}
        args["cards"] = ",".join([str(card) for card in g.chain])
        args["linked"] = g.judge[JUDGE_LINKED]
        args["brings"] = brings(g)
        args["bits"] = own_level(g) if what in (SEARCHING, RESEARCHING) else 0
        args["need"] = goal(g, need)
        g.tell(Event("judged", who, args))
    if who == g.active:
        if won == 1:
            g.occurs(JUDGE_1)
        if won >= 4:
            g.occurs(JUDGE_4)
        if won >= 8:
            g.occurs(JUDGE_8)


class Retry(Ask):
    """A judgement may be repeated; the better result counts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "what", "need")
    KEY: ClassVar[str] = "retry"

    def __init__(self, seat: int, what: int, need: int) -> None:
        self.seat = seat
        self.what = what
        self.need = need

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [PASS]
        opts.extend([AGAIN[kind] for kind in g.usable(seat, REROLL)])
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"success": success(g), "judgement": self.what}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is PASS:
            know(g, seat, self.what, self.need)
            return
        g.use_card(seat, opt.a)
        g.judge[JUDGE_BEFORE] = linked(g)
        g.judge[JUDGE_LINKED] = 0
        g.judge[JUDGE_FORGIVEN] = 0
        g.chain = []
        g.do(Judged(seat, self.what, self.need))
        laid_out(g, seat, self.what, self.need)


class Boost(Window[City]):
    """Others may spend super tokens on an area search or research; informants and abilities may add to it, too."""

    def could(self, g: City, seat: int) -> bool:
        return len(self.plays(g, seat)) > 0  # everything that can be played here lies open

    def plays(self, g: City, seat: int) -> list[Opt]:
        who = g.judge[JUDGE_SEAT]
        opts: list[Opt] = []
        if seat != who:  # blind_evolution.judge.super-token-others-only
            opts.extend([HELP[n] for n in range(1, g.supers[seat] + 1)])
        for kind in g.usable(seat, ADD_ACCOMPLISHMENT):
            if g.money[seat] >= g.box.ability_cost[kind]:
                opts.append(INFORM[kind])
        own = seat == who and g.talent(seat, ADD_ACCOMPLISHMENT)
        if own and g.box.hero_action[g.heroes[seat]] in (-1, g.judge[JUDGE_FOR]):
            opts.append(TALENT)
        return opts

    def play(self, g: City, seat: int, opt: Opt) -> None:
        who = g.judge[JUDGE_SEAT]
        if opt.verb == "help":
            g.judge[JUDGE_EXTRA] += opt.a
            g.spend_supers(seat, opt.a)
            if who == g.active:
                g.occurs(SUPER_USED)
        elif opt is TALENT:
            g.judge[JUDGE_EXTRA] += g.gift(seat, ADD_ACCOMPLISHMENT)
            g.use_talent(seat)
        else:
            g.judge[JUDGE_EXTRA] += g.box.ability_n[opt.a]
            g.pay(seat, g.box.ability_cost[opt.a])
            g.use_card(seat, opt.a)

    def prompt(self, g: City, seat: int) -> Message:
        who = g.judge[JUDGE_SEAT]
        args: dict[str, int | str] = {"seat": seat, "other_seat": who, "level": level(g)}
        return Message("prompt-boost", {**args, "judgement": g.judge[JUDGE_FOR]})

    def rule(self, g: City, seat: int, opt: Opt) -> str:
        return rule_of("boost", opt)

    def why_not(self, g: City, seat: int, opt: Opt) -> Reason:
        return why_not(g, "boost", seat, opt)


class Reward(Step[City]):
    """The TB bits of an area search or research: as many as its own level, or one of choice and a super token."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        if success(g) == 1:  # blind_evolution.search.success-one-bonus
            g.do(ChooseBits(self.who, 1))
            g.gain_supers(self.who, 1)
        else:
            random_bits(g, self.who, own_level(g))


def random_bits(g: City, who: int, n: int) -> None:
    """Bits at random; who can appraise them may choose one instead."""
    if n > 0 and who == g.active and g.talent(who, CHOOSE_BITS) and sum(g.pool) > 0:
        g.do(Appraise(who, n))
    else:
        g.gain_bits(who, n)


class Appraise(Ask):
    """One of the bits that are drawn may be chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    KEY: ClassVar[str] = "appraise"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [PASS]
        opts.extend([CHOOSE[kind] for kind in range(TYPES) if g.pool[kind] > 0])
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        n = self.n
        if opt is not PASS:
            g.use_talent(seat)
            g.take_bit(seat, opt.a)
            n -= g.gift(seat, CHOOSE_BITS)
        g.gain_bits(seat, n)


class ChooseBits(Step[City]):
    """Bits of choice, one after the other, while the pool has any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n")

    def __init__(self, who: int, n: int) -> None:
        self.seat = AUTO
        self.who = who
        self.n = n

    def run(self, g: City) -> None:
        if self.n > 0 and sum(g.pool) > 0 and g.here(self.who):
            g.do(ChooseBit(self.who, self.n))


class ChooseBit(Ask):
    """A bit of choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    KEY: ClassVar[str] = "choose-bit"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, g: City, seat: int) -> list[Opt]:
        return [CHOOSE[kind] for kind in range(TYPES) if g.pool[kind] > 0]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.do(ChooseBits(seat, self.n - 1))
        g.take_bit(seat, opt.a)


class JudgementEnds(Step[City]):
    """The cards are put together again."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        g.judge = []
        g.chain = []
        if g.listening:
            g.tell(Event("cards_gathered", -1))


ENDS: Final = JudgementEnds()
