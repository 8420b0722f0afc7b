"""Camp with a host, who alone knows where the wolves are."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.events import HOST
from chimera.engine.game import Game
from tests.toys.camp import Camp, CampCard

LAIR: Final = "behind-the-third-hill"


class HostedCamp(Camp):
    """The camp."""

    __slots__ = ()

    def private_view(self, role: int) -> dict[str, Any]:
        return {"lair": LAIR if role == HOST else ""}


class HostedCard(CampCard):
    """Its visiting card."""

    state: type[Game] = HostedCamp
    hosted = True


class LastNightCard(HostedCard):
    """After this night there is no other."""

    def carry(self, game: Game) -> str:
        return ""


CARD: Final = HostedCard()
LAST_NIGHT: Final = LastNightCard()
