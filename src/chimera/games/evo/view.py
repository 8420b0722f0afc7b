"""What a player, the host or a spectator sees of the table: plain data, one entry per thing on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chimera.engine.events import knows
from chimera.engine.visibility import HIDDEN
from chimera.games.evo.box import Island
from chimera.games.evo.rules import chances_of_sections, losses, perils
from chimera.games.evo.tables import (
    PHASES,
    STAT_NAMES,
    STATS,
    ZONE_NAMES,
)

if TYPE_CHECKING:
    from chimera.games.evo.state import Evo

CHAINED: Final = ("Land", "Relay", "Strike", "ChooseLayer")  # steps in the middle of a chain of choices


def shown(g: Evo, role: int) -> dict[str, Any]:
    """The table as a role sees it."""
    return {
        "round": g.round,
        "phase": PHASES[g.phase],
        "island": island(g.island(), g.box.terrains),
        "board": list(g.board),
        "herds": list(g.herds),
        "dying": [losses(g, seat) for seat in range(len(g.scores))],  # if survival came now
        "perils": [
            {"seat": seat, "dies": dies, "spaces": spaces}
            for seat in range(len(g.scores))
            for dies, spaces in perils(g, seat)
        ],
        "supply": [g.supply(seat) for seat in range(len(g.scores))],
        "wheel": {
            "section": g.wheel,
            "zones": [ZONE_NAMES[zone] for zone in g.box.zones[g.wheel]],  # per terrain, beach first
            "sections": [[ZONE_NAMES[zone] for zone in zones] for zones in g.box.zones],
        },
        "climate": climate(g, role),
        "forecast": [round(chance, 4) for chance in chances_of_sections(g, role)],
        "order": list(g.order),
        "lab": {"genes": list(g.lab), "bids": list(g.bids), "bidders": list(g.bidders), "lost": list(g.lost)},
        "bag": len(g.bag),
        "sheets": [sheet(g, seat) for seat in range(len(g.scores))],
        "boons": boons(g),
        "scores": [points(g, role, seat) for seat in range(len(g.scores))],
        "deck": len(g.deck),
        "hands": [hand(g, role, seat) for seat in range(len(g.scores))],
        "announced": list(g.announced),
        "discard": [card for card in range(len(g.holder)) if g.holder[card] == -2],
        "turn": {"seat": g.mover, "points": g.points, "acted": g.acted, "flown": g.flown, "swum": g.swum},
        "fight": {"from": g.lair, "to": g.prey, "face": g.face},
        "egg": g.egg,
        "chain": chain(g),
        "settings": {"open_scores": g.open_scores, "flippers": "unlimited" if g.unlimited else "once"},
    }


def island(isle: Island, terrains: list[str]) -> dict[str, Any]:
    """The board itself: it never changes."""
    spaces = [
        {"q": q, "r": r, "label": isle.labels[s], "terrain": terrains[isle.terrain[s]], "coast": isle.coast[s]}
        for s, (q, r) in enumerate(isle.hexes.coords)
    ]
    return {"name": isle.name, "spaces": spaces, "starts": [list(pair) for pair in isle.starts]}


def climate(g: Evo, role: int) -> dict[str, Any]:
    """The stack from its top, as far as the role knows it, and the tokens revealed so far."""
    known = [token if knows(k, role) else HIDDEN for token, k in zip(g.stack, g.stack_known, strict=True)]
    return {
        "left": len(g.stack),
        "stack": known[::-1],
        "revealed": list(g.revealed),
        "changed": g.changed,
        "cancelled": g.cancelled,
    }


def sheet(g: Evo, seat: int) -> dict[str, Any]:
    """A species: how many of each normal gene, which unique ones, and what they add up to."""
    numbers = g.species[seat * STATS : (seat + 1) * STATS]
    return {
        "genes": [g.copies(seat, kind) for kind in range(g.box.normal)],
        "unique": [g.box.normal + i for i in range(g.box.unique) if g.owners[i] == seat],
        "stats": dict(zip(STAT_NAMES, numbers, strict=True)),
    }


def boons(g: Evo) -> list[dict[str, int]]:
    """What cards have lent until the phase ends."""
    return [
        {"seat": i // STATS, "stat": i % STATS, "amount": amount} for i, amount in enumerate(g.boons) if amount != 0
    ]


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
