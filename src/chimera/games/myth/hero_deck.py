"""The Hero Deck Phase: Threat goes down, spaces are cleared, a card is kept, and hands are drawn."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.asking import Apart
from chimera.games.myth.heroes import quiver
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import PENALTY_THREAT_LOSS, SLOT_SECONDARY, TRAIT_REFILLS
from chimera.games.myth.known import Known
from chimera.games.myth.words import HERO_DECK, KEEP, NOTHING, SPACES, STAY, STAYS


class HeroDeckPhase(Step[Horde]):
    """Reduce Threat, clear spaces, discard, draw."""

    def run(self, g: Horde) -> None:
        g.begin_phase(HERO_DECK)
        g.do(ReduceThreat(), KeepOngoing(), ClearSpaces(), KeepOne(), DrawHands())


class ReduceThreat(Step[Horde]):
    """Each hero loses 1 Threat for each of its empty spaces."""

    def run(self, g: Horde) -> None:
        less = g.penalty(PENALTY_THREAT_LOSS)
        for seat in g.living():
            g.change_threat(seat, -max(0, g.empty_spaces(seat) + less))


class KeepOngoing(Apart):
    """Ongoing cards may stay where they are."""

    def can(self, g: Horde, seat: int) -> bool:
        return g.alive(seat) and len(self.to_keep(g, seat)) > 0

    def to_keep(self, g: Known, seat: int) -> list[int]:
        """The Ongoing cards of which it is not said yet that they stay."""
        return [space for space in g.ongoing(seat) if not g.lying[seat * SPACES + space] & STAYS]

    def acts(self, g: Horde, seat: int) -> list[Opt]:
        return [STAY.at(space) for space in self.to_keep(g, seat)]

    def act(self, g: Horde, seat: int, opt: Opt) -> bool:
        g.let_stay(seat, opt.a)
        return False

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-keep-ongoing", {"seat": seat})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.hero-deck-phase.clear-spaces"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == STAY.name:
            return Reason("not-ongoing", "myth.hero-deck-phase.clear-spaces")
        return Reason("clearing-spaces", "myth.hero-deck-phase.order")


class ClearSpaces(Step[Horde]):
    """All other cards go to the discards; Ammo goes into the quiver, as much as there is room for."""

    def run(self, g: Horde) -> None:
        for seat in g.living():
            quiver.load_spaces(g, seat)
            for space in range(SPACES):
                place = seat * SPACES + space
                if g.spaces[place] != NOTHING and not g.lying[place] & STAYS:
                    g.clear_space(seat, space)
            g.forget_stays(seat)
            refill(g, seat)


def refill(g: Horde, seat: int) -> None:
    """A quiver that never runs dry takes an Ammo of the discards."""
    item = g.gear[seat * 5 + SLOT_SECONDARY]
    if item < 0 or not g.box.item_traits[item] & TRAIT_REFILLS or g.quiver_room(seat) == 0:
        return
    pile = g.discards[seat]
    for i in range(len(pile) - 1, -1, -1):
        if quiver.is_ammo_at(g, seat, i):
            g.load_from_discards(seat, i)
            return


class KeepOne(Apart):
    """Each hero may keep one card of its hand; the others are discarded."""

    SHY: ClassVar[tuple[str, ...]] = ("ready",)

    def can(self, g: Horde, seat: int) -> bool:
        return g.alive(seat) and g.hand[seat] != 0

    def acts(self, g: Horde, seat: int) -> list[Opt]:
        return [KEEP.at(kind) for kind in g.kinds_in(seat, g.hand[seat])]

    def act(self, g: Horde, seat: int, opt: Opt) -> bool:
        drop_all(g, seat, g.copy_in(seat, g.hand[seat], opt.a))
        return True

    def finish(self, g: Horde, seat: int) -> bool:
        drop_all(g, seat, NOTHING)
        return True

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-keep-one", {"seat": seat})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.hero-deck-phase.keep-one"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == KEEP.name:
            return Reason("not-in-hand", "myth.hero-deck-phase.keep-one")
        return Reason("keeping-one", "myth.hero-deck-phase.order")


def drop_all(g: Horde, seat: int, kept: int) -> None:
    """All cards of a hand but one are discarded."""
    for copy in cells_of(g.hand[seat]):
        if copy != kept:
            g.discard(seat, copy)


class DrawHands(Step[Horde]):
    """Everybody draws up to the hand size."""

    def run(self, g: Horde) -> None:
        for seat in g.living():
            g.draw(seat, max(0, g.hand_limit(seat) - g.hand_size(seat)))
