"""Survival: what the climate takes, and the owner's choice of losses."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.dice import Stream
from chimera.engine.events import Message
from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.evo.cards import card_refused
from chimera.games.evo.rules import doomed, losses, off_island, other_question
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import COLD, DEADLY, HOT, IDEAL, MOST, PROTECTION
from chimera.games.evo.words import LOSE


class Suffer(Step[Evo]):
    """One species faces the climate. Who dies for certain goes at once; the owner chooses among the others."""

    __slots__ = ("species",)
    FIELDS: ClassVar[tuple[str, ...]] = ("species",)

    def __init__(self, species: int) -> None:
        self.seat = AUTO
        self.species = species

    def run(self, g: Evo) -> None:
        seat = self.species
        total = losses(g, seat)
        if total == 0:
            return
        dying = doomed(g, seat)
        if dying[HOT] + dying[COLD] + dying[DEADLY] > total or take_certain(g, seat) < total:
            g.agenda.append(CHOOSE_LOSS[seat])


def take_certain(g: Evo, seat: int) -> int:
    """Take off every dinosaur in zones without any protection; how many."""
    zones = g.island().zone[g.wheel]
    first = seat * g.box.herd
    taken = 0
    i = first + g.herds[seat] - 1
    while i >= first:
        space = g.spots[i]
        zone = zones[space]
        if zone != IDEAL and g.stat(seat, PROTECTION[zone]) == 0:
            g.take_off(space, "climate")
            taken += 1
        i -= 1
    return taken


class ChooseLoss(Step[Evo]):
    """The owner names the next victim (evo.survival.owner-chooses-losses)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        dying = doomed(g, seat)
        zones = g.island().zone[g.wheel]
        loses = LOSE.opts
        return [loses[space] for space in g.herd(seat) if dying[zones[space]] > 0]

    def sample(self, g: Evo, seat: int, stream: Stream) -> Opt:
        """Draw a dinosaur until it is one that may die."""
        dying = doomed(g, seat)
        zones = g.island().zone[g.wheel]
        while True:
            space = g.spots[seat * g.box.herd + stream.below(g.herds[seat])]
            if dying[zones[space]] > 0:
                return LOSE.opts[space]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        g.take_off(opt.a, "climate")
        g.agenda.append(SUFFER[seat])

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-lose", {"seat": seat, "losses": losses(g, seat)})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.survival.owner-chooses-losses"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt is PASS:
            return Reason("losses-mandatory", "evo.survival.removal-mandatory")
        if opt.verb == "play":
            return card_refused(g, seat, opt.a, -1)
        if opt.verb != "lose":
            return other_question(g, opt)
        off = off_island(g, opt.a)
        if off is not None:
            return off
        zone = g.island().zone[g.wheel][opt.a]
        args: dict[str, int | str] = {"at": g.island().labels[opt.a], "zone": zone}
        if g.board[opt.a] != seat:
            return Reason("not-your-dinosaur", "evo.survival.owner-chooses-losses", args)
        if zone == IDEAL:
            return Reason("zone-ideal", "evo.survival.ideal-safe", args)
        return Reason("protected-there", PROTECTED_RULES[zone], args)


PROTECTED_RULES: Final = [
    "evo.survival.ideal-safe",
    "evo.survival.thermoregulation-saves-in-hot",
    "evo.survival.fur-saves-in-cold",
    "evo.unique.cave-dweller",
]
SUFFER: Final[list[Step[Evo]]] = [Suffer(seat) for seat in range(MOST)]
CHOOSE_LOSS: Final = [ChooseLoss(seat) for seat in range(MOST)]
