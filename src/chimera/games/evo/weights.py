"""The weight sets of Evo's evaluation, and what a gene is worth that they do not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from chimera.engine.content import Pack, Record, load
from chimera.games.evo.content import FOLDER, GeneEffect
from chimera.games.evo.worth import NAMES


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

    def flat(self, genes: Sequence[str], effects: Sequence[GeneEffect]) -> list[float]:
        """The weights in the order of worth.py."""
        known = [(self.genes[gene], effect) for gene, effect in zip(genes, effects, strict=True) if gene in self.genes]
        ordered = [
            self.genes[gene] if gene in self.genes else likely(effect, known)
            for gene, effect in zip(genes, effects, strict=True)
        ]
        return [float(getattr(self, name)) for name in NAMES] + ordered


class Weights(Pack, frozen=True, kw_only=True):
    """The file weights.yaml; the last set is the one in use."""

    sets: list[WeightSet]


@cache
def weight_sets() -> Mapping[str, WeightSet]:
    """All sets by name; `greedy` is the one in use."""
    sets = load(FOLDER / "weights.yaml", Weights, trusted=True).sets
    return {each.id: each for each in sets} | {"greedy": sets[-1]}


def fitted(genes: Sequence[str], effects: Sequence[GeneEffect]) -> dict[str, list[float]]:
    """All sets for the genes of an edition."""
    return {name: each.flat(genes, effects) for name, each in weight_sets().items()}


def likely(effect: GeneEffect, known: Sequence[tuple[float, GeneEffect]]) -> float:
    """What a gene without a weight is worth: as much as genes that do the same for the same numbers, by their amounts.

    Where there are none, as much as those that do the same, and else as an average gene.
    """
    alike = [
        weight * effect.amount / other.amount
        for weight, other in known
        if other.op == effect.op and other.amount and set(other.stats) & set(effect.stats)
    ]
    alike = alike or [weight for weight, other in known if other.op == effect.op]
    alike = alike or [weight for weight, _ in known]
    return sum(alike) / len(alike) if alike else 0.0
