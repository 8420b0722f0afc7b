"""Why something is not allowed: a reason key, the rule behind it, and what to fill in."""

from __future__ import annotations


class Reason:
    """An answer to "why not?": a message key `reason-KEY`, a rule id, arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str = "", args: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, int | str] = {} if args is None else args


class Refused(Exception):
    """A choice that changes nothing because it is not allowed; carries the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class ChimeraError(Exception):
    """Something a person can put right; its text is one sentence: what happened, what was expected, what to do."""


class EngineBug(Exception):
    """A game broke the contract (a loop without an end, nobody asked): to be reported, never to hang."""
