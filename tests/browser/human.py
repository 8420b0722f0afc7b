"""A person with a human reaction: decides on what it sees, and its hand comes later, whatever stands there by then.

It clicks by the place where it saw something, without looking again; sometimes twice, sometimes at a place from a
picture that is half a second old. It notes what it meant; afterwards the record is held against these notes.
"""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Page

from chimera.engine.record import FORCED, Entry, Match
from tests.browser.person import AT_LEAST, OPEN, STUCK, Person

REACTION: Final = (0.3, 0.8)  # seconds from seeing something to pressing it
TWICE: Final = (0.05, 0.2)  # between the two presses of a double click
ASTRAY: Final = (0.1, 0.3)  # from a press to another one, at a place of the same old picture
DOUBLE: Final = 0.15  # how often a click is a double click
STALE: Final = 0.15  # how often it is followed by one that goes astray
LOOK: Final = 100  # ms between two looks while there is nothing to do

# What an eye sees: everything that can be chosen, each at a place where nothing lies on it.
SEE: Final = """(open) => {
  const table = document.querySelector('main.table');
  const found = [];
  const look = (selector, kind) => {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      for (const [i, j] of [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5]]) {
        const [x, y] = [box.left + box.width * i, box.top + box.height * j];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(element === hit || element.contains(hit))) continue;
        found.push({ kind, x, y, code: kind === 'source' ? '' : element.dataset.code });
        break;
      }
    }
  };
  look(`.prompt .acts ${open}`, 'button');
  look(`.board ${open}:not(.source)`, 'board');
  look('.board .cells path.source', 'source');
  return {
    mine: table?.dataset.mine === 'true' && table.dataset.pending !== 'true',
    seq: Number(table?.dataset.seq ?? 0),
    prompt: document.querySelector('.prompt h2')?.textContent?.trim() ?? '',
    things: found,
  };
}"""

# A press that follows the next one by itself, so many ms later by the page's clock: commands from outside come late.
AGAIN: Final = """([x, y, ms]) => {
  const press = () => {
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      const make = kind.startsWith('pointer') ? PointerEvent : MouseEvent;
      const how = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, detail: 1 };
      document.elementFromPoint(x, y)?.dispatchEvent(new make(kind, { ...how, pointerType: 'mouse', isPrimary: true }));
    }
  };
  window.addEventListener('click', () => setTimeout(press, ms), { capture: true, once: true });
}"""


class Thing(Struct):
    """Something to press, and where it was seen."""

    kind: str
    x: float
    y: float
    code: str  # what it chooses; "" when it only picks something up


class Picture(Struct):
    """What a person saw at one moment."""

    mine: bool
    seq: int
    prompt: str
    things: list[Thing]


class Meant(Struct):
    """What a person wanted to choose: on which state, to which question, what."""

    seq: int
    prompt: str
    code: str


class Human(Person):
    """A person whose hand is slower than the page."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        super().__init__(page, address, seed)
        self.meant: list[Meant] = []

    def sees(self) -> Picture:
        """One look at the page."""
        seen: dict[str, Any] = self.page.evaluate(SEE, OPEN)
        return Picture(seen["mine"], seen["seq"], seen["prompt"], [Thing(**thing) for thing in seen["things"]])

    def waits_for(self, seconds: tuple[float, float]) -> None:
        """Somewhere between two times."""
        self.page.wait_for_timeout(1000 * self.rng.uniform(*seconds))

    def presses(self, thing: Thing) -> None:
        """The hand goes where the eye was."""
        self.page.mouse.move(thing.x, thing.y, steps=2)
        self.page.mouse.down()
        self.page.mouse.up()
        self.clicks += 1

    def will_press(self, thing: Thing, seconds: tuple[float, float]) -> None:
        """After the next press the hand comes down once more, where something was seen before that."""
        self.page.evaluate(AGAIN, [thing.x, thing.y, 1000 * self.rng.uniform(*seconds)])

    def decides(self, picture: Picture, shy: float) -> Thing | None:
        """What to press of all that is seen; None for nothing."""
        buttons = [thing for thing in picture.things if thing.kind == "button"]
        board = [thing for thing in picture.things if thing.kind == "board"]
        board = board or [thing for thing in picture.things if thing.kind == "source"]
        pool = buttons if buttons and (not board or self.rng.random() < shy) else board
        return self.rng.choice(pool) if pool else None

    def reacts(self, shy: float) -> bool:
        """See, decide, press; False when there is nothing to press."""
        picture = self.sees()
        thing = self.decides(picture, shy) if picture.mine else None
        if thing is None:
            return False
        self.waits_for(REACTION)
        if thing.code:
            self.meant.append(Meant(picture.seq, picture.prompt, thing.code))
        slip = self.rng.random()
        if slip < DOUBLE:
            self.will_press(thing, TWICE)
        elif slip < DOUBLE + STALE:
            self.will_press(self.rng.choice(picture.things), ASTRAY)
        self.presses(thing)
        if slip < DOUBLE + STALE:
            self.page.wait_for_timeout(1000 * ASTRAY[1])
        return True

    def plays_as_people_do(self, seconds: float, shy: float = 0.3) -> None:
        """Until the match is over."""
        end = time.monotonic() + max(seconds, AT_LEAST)
        stuck = time.monotonic() + STUCK
        while time.monotonic() < min(end, stuck):
            if self.reacts(shy):
                stuck = time.monotonic() + STUCK
            elif self.over.count() or self.record().ok:  # a click that went astray may have put the ending away
                return
            else:
                self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"After {seconds} seconds and {self.clicks} clicks: {self.says()}")


def unmeant(match: Match, seat: int, meant: list[Meant]) -> list[str]:
    """The choices of a seat that its person did not mean: no wish for each, on what the table was when it was made."""
    wrong = [line for line in match.log if line.split(" ", 1)[0] in ("undo", "redo")]
    rows = [row for row, line in enumerate(match.log) if line[0].isdigit()]
    if wrong:
        return wrong
    left = list(meant)
    begun = -1  # the row of the choice that began the move
    own = before = -1  # rows of this person's last choice, and of their last one before this move
    for row, entry in zip(rows, match.line, strict=True):
        if not entry.link:
            begun, before = row, own
        if entry.seat != seat or entry.note == FORCED:
            continue
        found = next((wish for wish in left if wish.code == entry.opt.code and before < wish.seq <= begun), None)
        if found is None:
            wrong.append(f"row {row}: {told(entry, left, begun)}")
        else:
            left.remove(found)
        own = row
    return wrong


def told(entry: Entry, left: list[Meant], seq: int) -> str:
    """An unwanted choice in words, with what was wanted around that time."""
    near = [wish for wish in left if abs(wish.seq - seq) <= 3]
    return f"{entry.line}; meant near it: {near}"
