"""What was told at a table, so that everybody can be told what they missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import Final

from chimera.engine.agenda import choose
from chimera.engine.events import Event, Message
from chimera.engine.game import PASS
from chimera.engine.record import Match, load_state
from chimera.engine.undo import own_choice

KEPT: Final = 400
TOLD_AGAIN: Final = 150  # choices whose events are told again when a table is loaded


Happening = tuple[int, Event]  # an event, after the number of the choice it followed


class Told:
    """One thing that was told: an event of the game, or a line of the table's own."""

    __slots__ = ("event", "message", "number", "only", "seq")

    def __init__(
        self, number: int, seq: int, event: Event | None, message: Message | None, only: Collection[int] | None = None
    ) -> None:
        self.number = number
        self.seq = seq  # lines in the record when it was told
        self.event = event
        self.message = message
        self.only = only  # the seats of the one person that a line of the table's own is for; None: everybody

    def line(self, role: int) -> Message | None:
        """The line of the log, as a role may read it."""
        if self.event is None:
            return self.message if self.only is None or role in self.only else None
        seen = self.event.seen_by(role)
        return None if seen is None else seen.message()


class Story:
    """The last things told, numbered."""

    def __init__(self) -> None:
        self.told: deque[Told] = deque(maxlen=KEPT)
        self.count = 0

    def happened(self, seq: int, events: Iterable[Event]) -> None:
        """Events of the game."""
        for event in events:
            self.count += 1
            self.told.append(Told(self.count, seq, event, None))

    def say(
        self, seq: int, key: str, args: dict[str, int | str] | None = None, only: Collection[int] | None = None
    ) -> None:
        """A line of the table's own, for everybody or for one person."""
        self.count += 1
        self.told.append(Told(self.count, seq, None, Message(key, args), only))

    def since(self, number: int) -> list[Told]:
        """What was told after a number."""
        new = min(self.count - number, len(self.told))
        return [self.told[-i] for i in range(new, 0, -1)]

    def number_at(self, seq: int) -> int:
        """The number of the last thing told to somebody who has seen a sequence number."""
        return max((told.number for told in self.told if told.seq <= seq), default=0)


def story_of(match: Match) -> Story:
    """The story of a match that was loaded: the events of its last choices, played again."""
    story = Story()
    if not match.line:
        return story
    start = max(0, len(match.line) - TOLD_AGAIN)
    base = max((k for k in match.snapshots if k <= start), default=min(match.snapshots))
    g = load_state(match.card, match.snapshots[base])
    g.listen()
    seqs = seqs_of(match)
    for number in range(base, len(match.line)):
        if number in match.snapshots and number != base:  # after an undo by consent it is not what the choices give
            g = load_state(match.card, match.snapshots[number])
            g.listen()
        choose(g, match.line[number].seat, match.line[number].opt)
        story.happened(seqs[number], g.heard())
    return story


def last_choice(match: Match, seats: Collection[int]) -> int:
    """How many lines the record had after the last choice that the person of these seats made, more than a pass.

    What a bot chose for them while they were away, or the table because there was one option only, is none of theirs.
    """
    line = list(zip(seqs_of(match), match.line, strict=True))
    return next((seq for seq, entry in reversed(line) if own_choice(entry, *seats) and entry.opt is not PASS), 0)


def still_so(match: Match, told: Iterable[Told]) -> list[Told]:
    """What was told, without what was taken back since."""
    spans = retraced(match)[1]
    return [each for each in told if not any(each.seq in span for span in spans)]


def seqs_of(match: Match) -> list[int]:
    """For every choice on the line of play, how many lines the record had after it."""
    line = retraced(match)[0]
    missing = len(match.line) - len(line)  # of a match that goes on from a snapshot only the later part is here
    return [0] * missing + line if missing >= 0 else line[-missing:]


def retraced(match: Match) -> tuple[list[int], list[range]]:
    """The lines of the record with the choices that stand, and from which line up to which it was taken back."""
    line: list[int] = []
    spans: list[range] = []
    for seq, text in enumerate(match.log, start=1):
        words = text.split(" ", 2)
        if words[0] == "undo":
            first = max(0, len(line) - int(words[1]))
            spans.append(range(min(line[first:], default=seq), seq))
            del line[first:]
        elif words[0] == "redo":
            if words[2:] == ["consent"]:
                del spans[-1:]  # all of that is so again, and is not told again
            line.extend([seq] * int(words[1]))
        elif words[0].isdigit():
            line.append(seq)
    return line, spans
