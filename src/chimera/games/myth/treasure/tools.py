"""Tools with which a hero damages a lair for 1 MP; that is no attack."""

from __future__ import annotations

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.myth.combat.slaying import bury_slain, strike
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import SIZE_LAIR, TRAIT_LAIR_TOOLS
from chimera.games.myth.known import Known
from chimera.games.myth.walking import mp_to_spend
from chimera.games.myth.words import NOTHING, TINKER


def has_tools(g: Known, seat: int) -> bool:
    """Whether a hero wears such tools."""
    item = g.tool(seat)
    return item >= 0 and g.box.item_traits[item] & TRAIT_LAIR_TOOLS != 0


def lair_here(g: Known, seat: int, foe: int) -> bool:
    """Whether a foe is a lair next to a hero."""
    if foe >= len(g.kind) or g.kind[foe] == NOTHING or g.box.monster_size[g.kind[foe]] != SIZE_LAIR:
        return False
    return g.beside(foe, g.at[seat])


def acts(g: Known, seat: int) -> list[Opt]:
    """The lairs that a hero can damage."""
    if not has_tools(g, seat) or mp_to_spend(g, seat) == 0:
        return []
    return [TINKER.at(foe) for foe in range(len(g.kind)) if lair_here(g, seat, foe)]


def use(g: Horde, seat: int, foe: int) -> None:
    """A lair is damaged: no attack, so there is no Threat for it."""
    g.spend_mp(seat, 1)
    strike(g, foe, 1, seat)
    if g.life[foe] == 0:
        bury_slain(g, seat, False, [foe])


def why_not(g: Known, seat: int, foe: int) -> Reason:
    """Why a hero does not damage a lair."""
    rule = "myth.noncombat.thiefs-tools"
    if not has_tools(g, seat):
        return Reason("no-tools", rule)
    return Reason("no-lair-here", rule) if not lair_here(g, seat, foe) else Reason("no-mp", rule)
