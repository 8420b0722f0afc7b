"""The weight sets of Evo's evaluation, read once."""

from __future__ import annotations

from typing import Final

from chimera.engine.content import Pack, Record, load
from chimera.games.evo.content import FOLDER
from chimera.games.evo.tables import GENE_NAMES


class WeightSet(Record, frozen=True, kw_only=True):
    """One way to value positions; worth.py says what each number means."""

    growth: float
    crowding: float
    danger: float
    distance: float
    threat: float
    prospect: float
    place: float
    card: float
    point: float
    rival: float
    genes: dict[str, float]

    def flat(self) -> list[float]:
        """The weights in the order of worth.py."""
        names = ("growth", "crowding", "danger", "distance", "threat", "prospect", "place", "card", "point", "rival")
        return [float(getattr(self, name)) for name in names] + [self.genes[gene] for gene in GENE_NAMES]


class Weights(Pack, frozen=True, kw_only=True):
    """The file weights.yaml; the last set is the one in use."""

    sets: list[WeightSet]


PACK: Final = load(FOLDER / "weights.yaml", Weights, trusted=True)
SETS: Final[dict[str, list[float]]] = {s.id: s.flat() for s in PACK.sets} | {"greedy": PACK.sets[-1].flat()}
CURRENT: Final[list[float]] = PACK.sets[-1].flat()
