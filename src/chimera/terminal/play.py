"""Playing a match in the terminal: people by keyboard, bots beside them, every choice on the disk before it is told."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from chimera.bots import find_bot
from chimera.engine.agenda import asked, distinct, options
from chimera.engine.dice import Stream
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.game import Opt
from chimera.engine.languages import ENGLISH
from chimera.engine.ledger import load_ledger
from chimera.engine.matchfile import MatchFile
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import FORCED, LETTERS, names
from chimera.engine.undo import free_undo, redo_reach
from chimera.engine.visibility import see
from chimera.terminal.plain import (
    MANY_OPTIONS,
    about,
    drawn,
    ending,
    hint_table,
    option_table,
    pieces,
    pieces_in,
)
from chimera.terminal.replay import events_since
from chimera.terminal.words import texts_for, words

MANY_LINES: Final = 40  # of what happened, at most
FRAME: Final = 2  # lines around the table: its heading, and the line that is typed
FEWEST_LINES: Final = 4  # for options, however high the table is
LONGEST_NAME: Final = 30  # characters, for the terminal's tables


class Leave(Exception):
    """The person leaves the table."""


class TerminalTable:
    """One match, one terminal."""

    def __init__(self, file: MatchFile, console: Console, read: Callable[[str], str], language: str = ENGLISH) -> None:
        self.file = file
        self.match = file.match
        self.card = self.match.card
        self.console = console
        self.read = read  # asks for a line; EOFError when nobody is there any more
        self.people = [s for s, seat in enumerate(self.match.header.seats) if not seat.bot]
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR  # several go by their names
        self.texts = texts_for(self.card, names(self.match.header.seats), language, reader)
        self.stream = Stream.from_number(secrets.randbits(60), "terminal")
        self.at_keyboard = self.people[0] if self.people else SPECTATOR

    def play(self) -> None:
        """Play until the end, or until the person leaves."""
        if self.people:
            self.tell_person("terminal-start")
        try:
            while self.match.game.agenda:
                self.one_choice()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.tell_person("terminal-kept", file=str(self.file.path))
            self.tell_person("terminal-go-on", file=str(self.file.path))
            return
        self.console.print(drawn(self.card, self.match.game, self.at_keyboard, self.texts))
        self.console.print(ending(self.texts, self.match.game))
        if self.card.carry(self.match.game):
            self.tell_person("terminal-next", file=str(self.file.path))
        self.tell_person("terminal-watch", file=str(self.file.path))

    def tell_person(self, key: str, **args: int | str) -> None:
        """Print a message as it is, whatever a name or a path holds."""
        self.console.print(self.texts.fill(key, args), soft_wrap=True, highlight=False, markup=False)

    def one_choice(self) -> None:
        """Let whoever is asked choose; bots first, since people take their time."""
        game = self.match.game
        seats = asked(game)
        for seat in seats:
            bot = self.match.header.seats[seat].bot
            opts = options(game, seat)
            if len(opts) == 1:
                self.chosen(seat, opts[0], FORCED)
                return
            if bot:
                self.chosen(seat, find_bot(self.card, bot)(see(game, seat, self.stream), self.stream), "")
                return
        self.ask(seats[0])

    def chosen(self, seat: int, opt: Opt, note: str) -> None:
        """Carry out a choice, wait for the disk, then tell."""
        events = self.match.choose(seat, opt.code, note)
        self.file.save()
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        """Say what happened, as the person at the keyboard may see it."""
        for line in self.lines(events):
            self.console.print(Text("  " + line, style="dim"))

    def lines(self, events: list[Event]) -> list[str]:
        """Events in words, as the person at the keyboard may see them."""
        whole = [event for event in events if event.kind not in self.match.card.halves]
        seen = [event.seen_by(self.at_keyboard) for event in whole]
        return [self.texts.say(event.message()) for event in seen if event is not None]

    def ask(self, seat: int) -> None:
        """Ask a person, until one choice is made."""
        if seat != self.at_keyboard:
            self.curtain(seat)
        self.draw(seat)
        while not self.answer(seat, self.read("> ").strip()):
            pass

    def curtain(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        if len(self.people) > 1:
            self.console.clear()
            self.read(self.texts.fill("terminal-curtain", {"seat": seat}) + " ")
        self.at_keyboard = seat
        if len(self.people) > 1:  # the screen was cleared: tell what this person has missed
            own = [n for n, entry in enumerate(self.match.line) if entry.seat == seat and entry.note != FORCED]
            for line in self.lines(events_since(self.match, own[-1] + 1 if own else 0))[-MANY_LINES:]:
                self.console.print(Text("  " + line, style="dim"))

    def draw(self, seat: int) -> None:
        """The table, the question, the options."""
        game = self.match.game
        seats = self.match.header.seats
        who = ", ".join(f"{letter} {seated.name}" for letter, seated in zip(LETTERS, seats, strict=False))
        self.console.print(
            Rule(Text(self.texts.fill("terminal-heading", {"title": self.card.title, "who": who})), style="dim")
        )
        picture = drawn(self.card, game, seat, self.texts)
        prompt = Text(self.texts.say(game.agenda[-1].prompt(game, seat)), style="bold")
        self.console.print(picture)
        self.console.print(prompt)
        self.offer(seat, self.console.height - self.lines_of(picture) - self.lines_of(prompt) - FRAME)

    def lines_of(self, what: RenderableType) -> int:
        """How many lines of the screen something takes."""
        return len(self.console.render_lines(what, pad=False))

    def offer(self, seat: int, room: int) -> None:
        """The options; on a screen only as many as leave the table in sight, the others when they are asked for."""
        opts = distinct(self.match.game, seat)
        table = self.option_table(seat, opts)
        room = max(room, FEWEST_LINES)
        if self.console.is_terminal and self.lines_of(table) > room:
            table = self.option_table(seat, opts, room, codes=False)
            shown = len(opts)
            while self.lines_of(table) > room - (shown < len(opts)) and shown > 1:
                shown -= 1
                table = self.option_table(seat, opts[:shown], room - 1, codes=False)
            self.console.print(table)
            if shown < len(opts):
                self.tell_person("terminal-more-options", count=len(opts) - shown)
            return
        self.console.print(table)

    def option_table(
        self, seat: int, opts: Sequence[Opt], many: int = MANY_OPTIONS, codes: bool = True
    ) -> RenderableType:
        """Some of the options by their numbers."""
        return option_table(self.texts, self.match.game, seat, opts, self.console.width, many, codes)

    def answer(self, seat: int, line: str) -> bool:
        """Do what a line says; True when a choice was made, taken back or played again."""
        word, _, rest = line.partition(" ")
        if line in ("quit", "q", "exit"):
            raise Leave
        if line in ("undo", "redo"):
            return self.undo(seat) if line == "undo" else self.redo(seat)
        if line in ("help", "h", ""):
            self.tell_person("terminal-help")
        elif line == "hint":
            self.console.print(hint_table(self.texts, self.card, self.match.game, seat, self.stream))
        elif line == "look":
            self.draw(seat)
        elif line == "options":
            self.console.print(self.option_table(seat, distinct(self.match.game, seat)))
        elif line == "log":
            for said in self.lines(events_since(self.match, 0))[-MANY_LINES:]:
                self.console.print(Text("  " + said))
        elif line == "save":
            self.tell_person("terminal-saved", file=str(self.file.path))
        elif word == "?":
            self.explain(seat, rest)
        elif word == "why":
            self.why(seat, rest.strip())
        elif word == "about":
            self.about(rest.strip().lower())
        else:
            opt = self.option(seat, line)
            if opt is not None:
                self.chosen(seat, opt, "")
                return True
            if not self.ask_which(seat, line):
                self.why(seat, line)
        return False

    def ask_which(self, seat: int, line: str) -> bool:
        """Ask which of several options is meant by some words; False when they are no words of an option."""
        words = [] if line.isdigit() else line.lower().split()
        meant = [opt for opt in distinct(self.match.game, seat) if in_order(words, self.said(seat, opt))]
        if not meant:
            return False
        self.tell_person("terminal-which-option", words=line)
        self.console.print(self.option_table(seat, meant))
        return True

    def said(self, seat: int, opt: Opt) -> list[str]:
        """The words of an option, without case and signs."""
        return re.findall(r"[\w+-]+", self.texts.say(self.match.game.describe(seat, opt)).lower())

    def about(self, name: str) -> None:
        """What a piece of the game does, or which pieces can be asked about."""
        known = pieces(self.texts)
        found = [key for key in known if name in self.texts.fill(key, {}).lower()]
        if name and found:
            self.console.print(about(self.texts, found))
        elif known:
            listed = ", ".join(self.texts.fill(key, {}) for key in known)
            self.console.print(Text(self.texts.fill("terminal-about", {"pieces": listed})))
        else:
            self.tell_person("terminal-about-nothing")

    def option(self, seat: int, line: str) -> Opt | None:
        """The option a number, a code or some of its words name, if it is offered."""
        listed = distinct(self.match.game, seat)
        if line.isascii() and line.isdigit():
            return listed[int(line) - 1] if len(line) < 6 and 1 <= int(line) <= len(listed) else None
        named = [opt for opt in options(self.match.game, seat) if opt.code == line]
        return named[0] if named else self.spoken(seat, line, listed)

    def spoken(self, seat: int, line: str, opts: Iterable[Opt]) -> Opt | None:
        """The only option that is said with these words, in their order; a single word must be its first."""
        words = line.lower().split()
        if len(words) == 1:
            meant = [opt for opt in opts if self.said(seat, opt)[:1] == words]
        else:
            meant = [opt for opt in opts if words and in_order(words, self.said(seat, opt))]
        return meant[0] if len(meant) == 1 else None

    def why(self, seat: int, code: str) -> None:
        """Say why a code cannot be chosen, and by which rule."""
        opt = self.option(seat, code)
        if opt is None and code.isascii() and code.isdigit():
            count = len(distinct(self.match.game, seat))
            self.tell_person("terminal-no-option", code=code[:20], count=count)
            return
        if opt is None and self.card.words.parse(code) is None:
            opt = self.spoken(seat, code, self.card.words.by_code.values())
        code = code if opt is None else opt.code
        reason = self.match.why_not(seat, code)
        if reason is None:
            self.tell_person("terminal-allowed", code=code)
            return
        rule = f" [{reason.rule}]" if reason.rule else ""
        self.console.print(Text(self.texts.why(reason) + rule, style="yellow"))

    def explain(self, seat: int, line: str) -> None:
        """The rule behind an option."""
        opt = self.option(seat, line.strip())
        if opt is None and self.card.words.parse(line.strip()) is not None:
            self.why(seat, line.strip())  # it is an option, but not now
            return
        if opt is None:
            self.tell_person("terminal-how-to-ask")
            return
        game = self.match.game
        rule_id = game.agenda[-1].rule(game, seat, opt)
        ledger = load_ledger([self.card.folder / name for name in self.card.ledger])
        said = next((rule.rule for rule in ledger.rules if rule.id == rule_id), "")
        self.console.print(Text(f"{said} [{rule_id}]", style="green"))
        spoken_of = pieces_in(self.texts, game.describe(seat, opt))
        if spoken_of:
            self.console.print(about(self.texts, spoken_of))

    def undo(self, seat: int) -> bool:
        """Take back the person's last choice, as far as nothing was rolled, shown or chosen by another person since."""
        n = free_undo(self.match, seat)
        if n == 0:
            self.tell_person("terminal-no-undo")
            return False
        self.match.undo(n)
        self.file.save()
        self.tell_person("terminal-undone")
        return True

    def redo(self, seat: int) -> bool:
        """Play what the person took back again, and the bots' answers to it."""
        n = redo_reach(self.match, seat)
        if n == 0:
            self.tell_person("terminal-no-redo")
            return False
        events = self.match.redo(n)
        self.file.save()
        self.tell(events)
        return True


def in_order(words: list[str], sentence: list[str]) -> bool:
    """Whether these words stand in a sentence in this order, others between them."""
    rest = iter(sentence)
    return bool(words) and all(word in rest for word in words)


def check_seats(names: list[str], language: str = ENGLISH) -> None:
    """Refuse names that would not fit on a line of the match file."""
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise ChimeraError(
                words(language).fill("trouble-seat-name", {"name": ascii(name[:30]), "most": LONGEST_NAME})
            )
