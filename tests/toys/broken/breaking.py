"""How a broken toy is entered: the law it breaks, its card, and the steps it brings."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.card import GameCard
from chimera.engine.game import Step
from tests.toys.peek import PeekCard


class BrokenToy:
    """A broken game and the law that finds it; `alone` when another law finds it too, and earlier."""

    def __init__(self, law: str, card: GameCard, alone: bool = False) -> None:
        self.law = law
        self.card = card
        self.alone = alone

    def __repr__(self) -> str:
        return f"{self.law}: {self.card.name}"


BROKEN: Final[list[BrokenToy]] = []


def breaks(law: str, *steps: type[Step[Any]], alone: bool = False, card: type[GameCard] = PeekCard) -> Any:
    """Enter a broken state (or card) and the further steps it uses."""
    usual = card

    def enter(cls: Any) -> Any:
        card = cls() if issubclass(cls, GameCard) else usual()
        card.name = cls.__name__
        if not issubclass(cls, GameCard):
            card.state = cls
        card.steps = (*card.steps, *steps)
        BROKEN.append(BrokenToy(law, card, alone))
        return cls

    return enter
