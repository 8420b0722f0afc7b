"""Births: egg by egg, in passes round the table."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.dice import Stream
from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.evo.cards import card_refused
from chimera.games.evo.rules import lacks_gene, may_pounce, nest_spaces, newborn_wins, off_island, other_question
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import BIT_NUMBER, EGGS, EMPTY, MOST, POUNCE_ABILITY
from chimera.games.evo.words import LAY, POUNCE, REMOVE

NOWHERE: Final = -1


class Brood(Step[Evo]):
    """One pass: everybody with at least so many eggs may lay (evo.birth.in-egg-passes)."""

    def run(self, g: Evo) -> None:
        egg = g.egg + 1
        i = len(g.order) - 1
        waiting = False
        while i >= 0:
            seat = g.order[i]
            if g.stat(seat, EGGS) >= egg:
                if not waiting:
                    g.next_pass(egg)
                    g.agenda.append(BROOD)
                    waiting = True
                g.agenda.append(LAYS[seat])
            i -= 1


class Lay(Step[Evo]):
    """A player lays one egg, or skips this pass (evo.birth.optional)."""

    SHY: ClassVar[tuple[str, ...]] = ("pass",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        opts: list[Opt] = [PASS]
        if g.supply(seat) > 0:
            opts.extend(births(g, seat, NOWHERE))
        else:  # evo.birth.relocate-at-eight
            for space in g.herd(seat):
                if births(g, seat, space):
                    opts.append(REMOVE.opts[space])
        return opts

    def sample(self, g: Evo, seat: int, stream: Stream) -> Opt:
        """Draw a space until an egg can lie there."""
        if g.supply(seat) == 0 or g.able(seat, POUNCE_ABILITY):
            opts = self.options(g, seat)
            return opts[stream.below(len(opts))]
        mask = nest_spaces(g, seat, NOWHERE)
        board = g.board
        while True:
            space = stream.below(len(board) + 1) - 1
            if space < 0:
                return PASS
            if board[space] == EMPTY and (mask >> space) & 1:
                return LAY.opts[space]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        if opt.verb == "remove":
            g.take_off(opt.a, "relocation")
            g.agenda.append(Relay(seat, opt.a))
        elif opt is not PASS:
            hatch(g, seat, opt)

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-lay", {"seat": seat, "egg": g.egg, "supply": g.supply(seat)})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return BIRTH_RULES[BIRTH_VERBS.index(opt.verb)]

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "play":
            return card_refused(g, seat, opt.a, -1)
        if opt.verb == "remove":
            off = off_island(g, opt.a)
            if off is not None:
                return off
            args: dict[str, int | str] = {"at": g.island().labels[opt.a], "herd": g.herds[seat], "all": g.box.herd}
            if g.supply(seat) > 0:
                return Reason("not-all-on-island", "evo.birth.no-removal-below-eight", args)
            if g.board[opt.a] != seat:
                return Reason("not-your-dinosaur", "evo.birth.relocate-at-eight", args)
            return Reason("no-nest-elsewhere", "evo.birth.relocate-at-eight", args)
        if opt.verb in BIRTH_VERBS and g.supply(seat) == 0:
            return Reason("all-on-island", "evo.birth.max-eight", {"herd": g.box.herd})
        return birth_refused(g, seat, opt, NOWHERE)


class Relay(Step[Evo]):
    """The dinosaur taken up is laid elsewhere: beside one that stayed, and not where it stood."""

    __slots__ = ("vacated",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "vacated")

    def __init__(self, seat: int, vacated: int) -> None:
        self.seat = seat
        self.vacated = vacated

    def options(self, g: Evo, seat: int) -> list[Opt]:
        return births(g, seat, self.vacated)

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        hatch(g, seat, opt, again=True)

    def in_chain(self, g: Evo) -> bool:
        return True

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-relay", {"seat": seat, "from": g.island().labels[self.vacated]})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.birth.relocate-at-eight"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt is PASS or (opt.verb in ("lay", "pounce") and opt.a == self.vacated):
            args: dict[str, int | str] = {"at": g.island().labels[self.vacated]}
            return Reason("lay-elsewhere", "evo.birth.relocate-at-eight", args)
        return birth_refused(g, seat, opt, self.vacated)


BIRTH_VERBS: Final = ["pass", "remove", "lay", "pounce"]
BIRTH_RULES: Final = [
    "evo.birth.optional",
    "evo.birth.relocate-at-eight",
    "evo.birth.adjacent-empty",
    "evo.unique.killer-babies-target",
]


def births(g: Evo, seat: int, vacated: int) -> list[Opt]:
    """Where a newborn may be placed, leaving out a dinosaur that is taken up and its space."""
    board = g.board
    lays = LAY.opts
    opts: list[Opt] = []
    pounces: list[Opt] = []
    hunting = g.able(seat, POUNCE_ABILITY)
    mask = nest_spaces(g, seat, vacated)
    while mask:
        low = mask & -mask
        mask ^= low
        space = BIT_NUMBER[low % 67]
        if board[space] == EMPTY:
            if space != vacated:
                opts.append(lays[space])
        elif hunting and may_pounce(g, seat, space):
            pounces.append(POUNCE.opts[space])
    if pounces:
        opts.extend(pounces)
    return opts


def hatch(g: Evo, seat: int, opt: Opt, again: bool = False) -> None:
    """A newborn arrives, or a killer baby fights for its space (evo.unique.killer-babies-kill, -fail)."""
    if opt.verb == "pounce":
        face = g.roll()
        won = newborn_wins(g, face)
        g.show_die(seat, NOWHERE, opt.a, face, won)
        if not won:
            return
        g.take_off(opt.a, "killer-baby", seat)
    g.put_on(seat, opt.a, again)


def birth_refused(g: Evo, seat: int, opt: Opt, vacated: int) -> Reason:
    """Why a newborn cannot be placed there."""
    if opt.verb not in ("lay", "pounce"):
        return other_question(g, opt)
    off = off_island(g, opt.a)
    if off is not None:
        return off
    args: dict[str, int | str] = {"at": g.island().labels[opt.a], "range": g.birth_range(seat)}
    there = g.board[opt.a]
    close = (nest_spaces(g, seat, vacated) >> opt.a) & 1 == 1
    if opt.verb == "lay":
        if there != EMPTY:
            return Reason("space-occupied", "evo.birth.adjacent-empty", args)
        return Reason(
            "nest-too-far", "evo.unique.thick-shell" if args["range"] != 1 else "evo.birth.adjacent-empty", args
        )
    if not g.able(seat, POUNCE_ABILITY):
        return lacks_gene(g, POUNCE_ABILITY, "evo.birth.adjacent-empty", opt)
    if there == EMPTY:
        return Reason("nobody-there", "evo.unique.killer-babies-target", args)
    if there == seat:
        return Reason("own-dinosaur", "evo.unique.killer-babies-target", args)
    if not close:
        return Reason("nest-too-far", "evo.unique.killer-babies-with-thick-shell", args)
    safe: dict[str, int | str] = {"target_seat": there, "herd": g.herds[there]}
    return Reason("species-safe", "evo.unique.killer-babies-respects-floor", safe)


LAYS: Final = [Lay(seat) for seat in range(MOST)]
BROOD: Final = Brood()
