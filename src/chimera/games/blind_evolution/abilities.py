"""Ability cards and special abilities that are used in the own turn, and decontamination with all that widens it."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Event
from chimera.engine.game import AUTO, Opt, Step
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.judgement import random_bits
from chimera.games.blind_evolution.moves import EnterHex
from chimera.games.blind_evolution.words import (
    CLEAN,
    CLEAN_BITS,
    CLEANSE,
    DECON_COUNT,
    DECON_DONE,
    DECON_LINE,
    DECON_RANGE,
    DECON_TILE,
    DECON_TWICE,
    ENOUGH,
    GAIN_MONEY,
    HEAL_OP,
    KINDS,
    LINE,
    PER_TILE,
    PREVENT_DAMAGE,
    RESTORE,
    SEVERAL,
    SLIP_THROUGH,
    TALENT,
    TELEPORT,
    TO,
    USE,
    WARD_HEX,
    WHOM,
)

FREE: Final = (HEAL_OP, GAIN_MONEY, PREVENT_DAMAGE, WARD_HEX, TELEPORT, RESTORE)  # what is used without an action

# Decontamination


def in_reach(g: City, seat: int) -> list[int]:
    """The contaminated hexes next to a character, and with the right card its own."""
    here = g.at[seat]
    found = [place for place in g.box.near[here] if g.pawns[place]]
    if g.pawns[here] and g.owns(seat, SLIP_THROUGH):
        found.append(here)
    return sorted(found)


def on_line(g: City, seat: int, side: int, far: int) -> list[int]:
    """The contaminated hexes on a straight line from a character, as far as the map goes."""
    found: list[int] = []
    place = g.at[seat]
    for _ in range(far):
        place = g.box.beside[place][side]
        if place < 0:
            break
        if g.pawns[place]:
            found.append(place)
    return found


def afar(g: City, seat: int) -> list[int]:
    """The contaminated hexes that only a card reaches."""
    found: list[int] = []
    for kind in g.usable(seat, DECON_RANGE):
        for side in range(6):
            for place in on_line(g, seat, side, g.box.ability_range[kind]):
                if g.box.steps[g.at[seat]][place] > 1:
                    found.append(place)
    return found


def cleans(g: City, seat: int) -> list[Opt]:
    """How a character can decontaminate."""
    near = in_reach(g, seat)
    opts: list[Opt] = [CLEAN[place] for place in sorted(near + afar(g, seat))]
    if len(near) > 1:
        opts.extend([SEVERAL[kind] for kind in g.usable(seat, DECON_COUNT)])
    for kind in g.usable(seat, DECON_LINE):
        opts.extend([LINE[side] for side in range(6) if on_line(g, seat, side, g.box.ability_range[kind])])
    if g.usable(seat, DECON_TILE) and g.tile_pawns(g.box.tile_of[g.at[seat]]) > 0:
        opts.append(CLEANSE)
    return opts


def clean_action(g: City, seat: int, opt: Opt) -> None:
    """A decontamination, which is an action."""
    g.spend_point()
    g.cleaned += 1
    bits = CLEAN_BITS
    if opt.verb == "several":
        g.do(CleanMore(seat, g.box.ability_n[opt.a], 0), Cleaned(seat, bits))
        g.use_card(seat, opt.a)
        return
    g.do(Cleaned(seat, bits))
    if opt.verb == "clean":
        if opt.a not in in_reach(g, seat):
            g.use_card(seat, g.usable(seat, DECON_RANGE)[0])
        g.clean(seat, opt.a)
    elif opt.verb == "line":
        kind = g.usable(seat, DECON_LINE)[0]
        g.use_card(seat, kind)
        for place in on_line(g, seat, opt.a, g.box.ability_range[kind]):
            g.clean(seat, place)
    else:
        g.use_card(seat, g.usable(seat, DECON_TILE)[0])
        tile = g.box.tile_of[g.at[seat]]
        for place in range(tile * PER_TILE, (tile + 1) * PER_TILE):
            if g.pawns[place]:
                g.clean(seat, place)


class CleanMore(Step[City]):
    """Several pawns with one action, while there are any in reach."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n", "gone")

    def __init__(self, who: int, n: int, gone: int) -> None:
        self.seat = AUTO
        self.who = who
        self.n = n
        self.gone = gone  # removed already

    def run(self, g: City) -> None:
        if self.n > 0 and in_reach(g, self.who):
            g.do(CleanNext(self.who, self.n, self.gone))


class CleanNext(Ask):
    """The next of several pawns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "gone")
    KEY: ClassVar[str] = "clean-next"
    SHY: ClassVar[tuple[str, ...]] = ("enough",)

    def __init__(self, seat: int, n: int, gone: int) -> None:
        self.seat = seat
        self.n = n
        self.gone = gone

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [ENOUGH] if self.gone > 0 else []
        opts.extend([CLEAN[place] for place in in_reach(g, seat)])
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.n}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is not ENOUGH:
            g.do(CleanMore(seat, self.n - 1, self.gone + 1))
            g.clean(seat, opt.a)


class Cleaned(Step[City]):
    """The bits for a decontamination: always the same number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "bits")

    def __init__(self, who: int, bits: int) -> None:
        self.seat = AUTO
        self.who = who
        self.bits = bits

    def run(self, g: City) -> None:
        random_bits(g, self.who, self.bits)  # blind_evolution.decon.three-bits-even-if-many
        g.occurs(DECON_DONE)
        if g.cleaned > 1:
            g.occurs(DECON_TWICE)


# Cards that name no action


def uses(g: City, seat: int) -> list[Opt]:
    """The cards that a character can use now, without an action."""
    owned = g.cards[seat] & ~g.used[seat]
    opts: list[Opt] = []
    for kind in range(KINDS):
        if (owned >> kind) & 1 and g.box.ability_op[kind] in FREE and useful(g, seat, kind):
            opts.append(USE[kind])
    return opts


def useful(g: City, seat: int, kind: int) -> bool:
    """Whether a card that names no action can do anything now."""
    box = g.box
    op = box.ability_op[kind]
    place = g.at[seat]
    if op == GAIN_MONEY:
        return (box.facility[place] >= 0 and box.ability_facilities[kind]) or (
            box.station[place] and box.ability_stations[kind]
        )
    if op == PREVENT_DAMAGE:
        return g.warded[seat] == 0
    return len(aims(g, seat, kind)) > 0


def talents(g: City, seat: int) -> list[Opt]:
    """The special ability of a character, where it can be used by itself."""
    return [TALENT] if g.talent(seat, HEAL_OP) and aims(g, seat, KINDS) else []


def use(g: City, seat: int, kind: int) -> None:
    """A card is used; whom or where it concerns comes next."""
    op = g.box.ability_op[kind]
    if op == GAIN_MONEY:
        g.use_card(seat, kind)
        g.earn(seat, g.box.ability_n[kind])
    elif op == PREVENT_DAMAGE:
        g.use_card(seat, kind)
        g.protect(seat)
    else:
        aim(g, seat, kind)


def aim(g: City, seat: int, kind: int) -> None:
    """A card, or the special ability (KINDS), is about to be used on somebody or somewhere."""
    g.do(Aim(seat, kind))
    if g.listening:
        if kind < KINDS:
            g.tell(Event("aims", seat, {"ability": kind}))
        else:
            g.tell(Event("aims_talent", seat, {"hero": g.heroes[seat]}))


def aims(g: City, seat: int, kind: int) -> list[Opt]:
    """Whom or where a card, or the special ability (KINDS), can concern."""
    box = g.box
    op = HEAL_OP if kind == KINDS else box.ability_op[kind]
    far = box.hero_range[g.heroes[seat]] if kind == KINDS else box.ability_range[kind]
    steps = box.steps[g.at[seat]]
    if op in (HEAL_OP, RESTORE):
        return [WHOM[other] for other in range(len(g.scores)) if in_need(g, other, op) and steps[g.at[other]] <= far]
    if op == WARD_HEX:
        return [TO[place] for place in range(box.hexes) if steps[place] <= far]
    if op == TELEPORT:
        return [TO[place] for place in range(box.hexes) if gate(g, seat, kind, place)]
    return []


def in_need(g: City, seat: int, op: int) -> bool:
    """Whether a character would gain by being healed."""
    if not g.here(seat):
        return False
    return g.hp[seat] < g.full_hp(seat) or (op == RESTORE and g.fallen[seat] > 0)


def gate(g: City, seat: int, kind: int, place: int) -> bool:
    """Whether a card leads to a hex: a place of its sort without contamination."""
    box = g.box
    if place == g.at[seat] or g.pawns[place]:
        return False
    return (box.facility[place] >= 0 and box.ability_facilities[kind]) or (
        box.station[place] and box.ability_stations[kind]
    )


class Aim(Ask):
    """Whom or where a card or the special ability concerns."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")
    KEY: ClassVar[str] = "aim"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind  # of the card; KINDS for the special ability

    def in_chain(self, g: City) -> bool:
        return True

    def options(self, g: City, seat: int) -> list[Opt]:
        return aims(g, seat, self.kind)

    def take(self, g: City, seat: int, opt: Opt) -> None:
        box = g.box
        kind = self.kind
        if kind == KINDS:
            g.use_talent(seat)
            g.heal(opt.a, g.gift(seat, HEAL_OP))
            return
        op = box.ability_op[kind]
        if op == TELEPORT:
            g.do(EnterHex(seat))
        g.use_card(seat, kind)
        if op == HEAL_OP:
            g.heal(opt.a, box.ability_n[kind])
        elif op == RESTORE:
            g.heal(opt.a, g.full_hp(opt.a))
            g.gain_fallen(opt.a, -1)
        elif op == WARD_HEX:
            g.ward(seat, opt.a)
        else:
            g.go(seat, opt.a, "gate", [g.at[seat], opt.a])
