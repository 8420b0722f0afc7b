"""What everybody sees of the table, and what a player, the host or a spectator knows beyond it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.events import knows
from chimera.engine.visibility import HIDDEN
from chimera.games.evo.foresight import all_odds, die, reaches
from chimera.games.evo.rules import chances_of_sections, losses, perils
from chimera.games.evo.shown import (
    Boon,
    Climate,
    EvoOwn,
    EvoPublic,
    Fight,
    Lab,
    Meteorite,
    Peril,
    Settings,
    Sheet,
    Turn,
)
from chimera.games.evo.tables import (
    PHASES,
    STAT_NAMES,
    STATS,
)

if TYPE_CHECKING:
    from chimera.games.evo.state import Evo

CHAINED: Final = ("Land", "Relay", "Strike", "ChooseLayer")  # steps in the middle of a chain of choices


def public(g: Evo) -> EvoPublic:
    """The table as everybody sees it."""
    seats = range(len(g.scores))
    return EvoPublic(
        round=g.round,
        phase=PHASES[g.phase],
        island=g.island().drawn,
        board=list(g.board),
        herds=list(g.herds),
        dying=[losses(g, seat) for seat in seats],  # if survival came now
        perils=[Peril(seat=seat, dies=dies, spaces=spaces) for seat in seats for dies, spaces in perils(g, seat)],
        supply=[g.supply(seat) for seat in seats],
        wheel=g.box.wheels[g.wheel],
        meteorite=meteorite(g),
        order=list(g.order),
        lab=Lab(genes=list(g.lab), bids=list(g.bids), bidders=list(g.bidders), lost=list(g.lost)),
        bag=len(g.bag),
        sheets=[sheet(g, seat) for seat in seats],
        boons=boons(g),
        deck=len(g.deck),
        announced=list(g.announced),
        discard=[card for card in range(len(g.holder)) if g.holder[card] == -2],
        turn=Turn(seat=g.mover, points=g.points, acted=g.acted, flown=g.flown, swum=g.swum),
        fight=Fight(lair=g.lair, prey=g.prey, face=g.face),
        reach=reaches(g),
        odds=all_odds(g),
        die=die(g),
        egg=g.egg,
        chain=chain(g),
        settings=Settings(open_scores=g.open_scores, flippers="unlimited" if g.unlimited else "once"),
    )


def private(g: Evo, role: int) -> EvoOwn:
    """What a role knows beyond it."""
    seats = range(len(g.scores))
    return EvoOwn(
        climate=climate(g, role),
        forecast=[round(chance, 4) for chance in chances_of_sections(g, role)],
        scores=[points(g, role, seat) for seat in seats],
        hands=[hand(g, role, seat) for seat in seats],
    )


def climate(g: Evo, role: int) -> Climate:
    """The stack from its top, as far as the role knows it, and the tokens revealed so far."""
    known = [token if knows(k, role) else HIDDEN for token, k in zip(g.stack, g.stack_known, strict=True)]
    return Climate(
        left=len(g.stack),
        stack=known[::-1],
        revealed=list(g.revealed),
        changed=g.changed,
        cancelled=g.cancelled,
    )


def meteorite(g: Evo) -> Meteorite:
    """A token is revealed each round, the meteorite is among the last ones (evo.setup.climate-bottom-three)."""
    revealed = len(g.revealed)
    last = revealed + len(g.stack)
    first = last - g.box.bottom + 1
    return Meteorite(first=min(last, max(first, revealed + 1)), last=last)


def sheet(g: Evo, seat: int) -> Sheet:
    """A species: how many of each normal gene, which unique ones, and what they add up to."""
    numbers = g.species[seat * STATS : (seat + 1) * STATS]
    return Sheet(
        genes=[g.copies(seat, kind) for kind in range(g.box.normal)],
        unique=[g.box.normal + i for i in range(g.box.unique) if g.owners[i] == seat],
        stats=dict(zip(STAT_NAMES, numbers, strict=True)),
    )


def boons(g: Evo) -> list[Boon]:
    """What cards have lent until the phase ends."""
    return [Boon(seat=i // STATS, stat=i % STATS, amount=amount) for i, amount in enumerate(g.boons) if amount != 0]


def chain(g: Evo) -> dict[str, int]:
    """What the player who is asked has chosen already of a move or a card in several steps."""
    if not g.agenda:
        return {}
    step = g.agenda[-1]
    if type(step).__name__ not in CHAINED:
        return {}
    return {field: getattr(step, field) for field in type(step).FIELDS}


def points(g: Evo, role: int, seat: int) -> int | None:
    """Mutation points lie face down until the end (evo.setup.mutation-points-hidden)."""
    return g.scores[seat] if g.open_scores or role == seat or not g.agenda else None


def hand(g: Evo, role: int, seat: int) -> list[int]:
    """Event cards of a hand that the role knows, then HIDDEN for each of the others."""
    held = [card for card in range(len(g.holder)) if g.holder[card] == seat]
    seen = [card for card in held if knows(g.known[card], role)]
    return seen + [HIDDEN] * (len(held) - len(seen))
