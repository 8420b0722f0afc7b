"""The weight sets of the evaluation, read once."""

from __future__ import annotations

from typing import Final

from chimera.engine.content import Pack, Record, load
from chimera.games.dice_mutants.printed import FOLDER


class WeightSet(Record, frozen=True, kw_only=True):
    """One way to value positions; worth.py and hands.py say what each number means."""

    pace: float
    doubt: float
    leader: float
    thrift: float
    guile: float
    place: float
    speed: float
    denial: float
    nerve: float
    fury: float

    def flat(self) -> list[float]:
        """The weights in the order of worth.py."""
        names = ("pace", "doubt", "leader", "thrift", "guile", "place", "speed", "denial", "nerve", "fury")
        return [float(getattr(self, name)) for name in names]


class Weights(Pack, frozen=True, kw_only=True):
    """The file weights.yaml; the last set is the one in use."""

    sets: list[WeightSet]


PACK: Final = load(FOLDER / "weights.yaml", Weights, trusted=True)
SETS: Final[dict[str, list[float]]] = {s.id: s.flat() for s in PACK.sets} | {"greedy": PACK.sets[-1].flat()}
CURRENT: Final[list[float]] = PACK.sets[-1].flat()
