"""What happened: one typed event per observable change, told only when somebody listens."""

from __future__ import annotations

from typing import Final

NOBODY: Final = 0
EVERYBODY: Final = -1  # as a set of seats: all bits, and bystanders too
SPECTATOR: Final = -1  # as a role: sees what everybody sees
HOST: Final = -2  # as a role: a view and no decisions; a game may show it more

# Kinds every game uses where they fit, so that the lab can read any game.
STANDARD: Final = ("round", "phase", "gained", "spent", "bought", "built", "fought", "lost", "scored", "out", "ended")


def knows(known_by: int, role: int) -> bool:
    """Whether a set of seats holds a role."""
    if role >= 0:
        return (known_by >> role) & 1 == 1
    return known_by < 0


class Message:
    """A text to be: a message key and its arguments."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.args: dict[str, int | str] = {} if args is None else args


class Event:
    """Something that happened at the table.

    `known_by` is the set of seats that see it whole; the others see it with the arguments named in `secret` left out,
    or not at all when `secret` is "*".
    """

    __slots__ = ("args", "kind", "known_by", "seat", "secret", "whole")

    def __init__(
        self,
        kind: str,
        seat: int,
        args: dict[str, int | str] | None = None,
        known_by: int = EVERYBODY,
        secret: tuple[str, ...] = (),
        whole: bool = True,
    ) -> None:
        self.kind = kind
        self.seat = seat  # whom it is about; -1 for the whole table
        self.args: dict[str, int | str] = {} if args is None else args
        self.known_by = known_by
        self.secret = secret
        self.whole = whole  # False when something was left out

    def seen_by(self, role: int) -> Event | None:
        """The event as a role may see it."""
        if knows(self.known_by, role):
            return Event(self.kind, self.seat, self.args)
        if self.secret == ("*",):
            return None
        shown = {k: v for k, v in self.args.items() if k not in self.secret}
        return Event(self.kind, self.seat, shown, EVERYBODY, (), len(shown) == len(self.args))

    def message(self) -> Message:
        """The log line: `event-KIND`, or `event-KIND-hidden` when something is left out."""
        args: dict[str, int | str] = {"seat": self.seat}
        args.update(self.args)
        return Message("event-" + self.kind + ("" if self.whole else "-hidden"), args)
