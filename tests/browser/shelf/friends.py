"""A toy for the browser: Potluck, in which one person may play several seats without a curtain."""

from __future__ import annotations

from typing import Final

from tests.toys.potluck import PotluckCard


class FriendsCard(PotluckCard):
    """Its visiting card."""

    name = "friends"
    title = "Friends"

    @property
    def open_seats(self) -> bool:
        return True


CARD: Final = FriendsCard()
