"""Positions of Evo that read like a rule.

    t = table(players=3).with_dinos(A, "c3", "c4").climate("hills").genes(A, "horn").movement()
    t.choose(A, "move:c3:c2")
    assert t.refused(A, "move:c2:z9").rule == "evo.comp.board-map"

Spaces go by their labels, cards, tokens and genes by their ids, players by their letters; see README.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chimera.engine.agenda import advance, asked, choose_code, options, why_not
from chimera.engine.content import parse
from chimera.engine.dice import PER_STREAM, Dice
from chimera.engine.editions import contents_of
from chimera.engine.events import SPECTATOR, Event, Message
from chimera.engine.game import Step
from chimera.engine.reasons import Reason
from chimera.games.evo.box import EvoBox
from chimera.games.evo.card import CARD, EvoCard
from chimera.games.evo.fields import changed_at
from chimera.games.evo.phases import (
    BREED,
    CLIMATE,
    EARN,
    MOVE_ALL,
    MUTATION,
    ROUND,
    SET_INITIATIVE,
    SURVIVE,
)
from chimera.games.evo.secrets import IN_DECK
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import COMBAT, EMPTY, PHASES

A, B, C, D, E = range(5)
BOX: EvoBox = CARD.box  # the printed game, as it is today
LETTERS = "ABCDE"
SPACE_VERBS = ("move", "attack", "fly", "swim", "slip", "land", "retreat", "remove", "lay", "pounce", "lose")
CARD_VERBS = ("play", "withdraw")
SCATTER = (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35)  # odd numbers that spread small ones over 32 bits
STARTS: dict[str, Step[Any]] = {
    "climate": CLIMATE,
    "mutations": MUTATION,
    "initiative": SET_INITIATIVE,
    "movement": MOVE_ALL,
    "births": BREED,
    "survival": SURVIVE,
    "income": EARN,
}


def edition(*changes: tuple[str, str, str]) -> EvoCard:
    """The card of an edition in which something is printed otherwise: (file, what stands there, what shall)."""
    texts = {name: (CARD.folder / name).read_text(encoding="utf-8") for name in CARD.content}
    for file, old, new in changes:
        name = f"content/{file}.yaml"
        assert old in texts[name], f"{old} does not stand in {file}"
        texts[name] = texts[name].replace(old, new)
    contents = contents_of({name: parse(text, name=name) for name, text in texts.items()}, CARD.content)
    card = CARD.as_played({}, contents.hash, contents.text)
    assert isinstance(card, EvoCard)
    return card


def table(players: int = 3, seed: int = 7, card: EvoCard = CARD, **settings: Any) -> Table:
    """A table set up as for a new match, before its first round; initiative A, B, C, ... and round 1."""
    played = card.as_played(card.full_settings(settings))
    g = played.deal(players, Dice.from_number(seed, card.purposes), played.chosen, card.rules)
    assert isinstance(g, Evo)
    return Table(g).order(*range(players))


class Table:
    """A match that can be arranged, played with readable codes, and asked about."""

    def __init__(self, g: Evo) -> None:
        self.g = g
        self.box = g.box
        self.isle = g.island()
        self.log: list[Event] = []
        g.round = 1
        g.listen()

    # --- arranging: every method gives the table back ---

    def empty_island(self) -> Table:
        """No dinosaurs at all."""
        for space in range(self.isle.size):
            self.g.board[space] = EMPTY
        return self.recount()

    def with_dinos(self, seat: int, *labels: str) -> Table:
        """Exactly these dinosaurs for a seat; whoever else stood there is gone."""
        g = self.g
        for space in range(self.isle.size):
            if g.board[space] == seat:
                g.board[space] = EMPTY
        for label in labels:
            g.board[self.space(label)] = seat
        return self.recount()

    def recount(self) -> Table:
        """Make the herds follow the board."""
        g = self.g
        most = self.box.herd
        for seat in range(len(g.herds)):
            spaces = [s for s in range(self.isle.size) if g.board[s] == seat]
            assert len(spaces) <= most, f"{LETTERS[seat]} has only {most} dinosaurs"
            g.herds[seat] = len(spaces)
            g.spots[seat * most : (seat + 1) * most] = spaces + [EMPTY] * (most - len(spaces))
        return self

    def climate(self, terrain: str) -> Table:
        """The first section of the wheel whose ideal terrain this is."""
        ideal = self.box.terrains.index(terrain)
        return self.wheel([zones[ideal] for zones in self.box.zones].index(0))

    def wheel(self, section: int) -> Table:
        """The framed section."""
        self.g.wheel = section
        return self

    def genes(self, seat: int, *names: str) -> Table:
        """Genes on a seat's sheet, taken out of the bag (unique ones also out of those left out)."""
        g = self.g
        for name in names:
            gene = self.box.gene_names.index(name)
            if gene in g.left_out:
                spare = next(x for x in g.bag if x >= self.box.normal)
                g.left_out = tuple(spare if x == gene else x for x in g.left_out)
                bag = list(g.bag)
                bag.remove(spare)
            else:
                bag = list(g.bag)
                bag.remove(gene)
            g.bag = tuple(bag)
            g.grow(seat, gene)
        return self

    def points(self, seat: int, points: int) -> Table:
        """A seat's mutation points."""
        self.g.scores[seat] = points
        return self

    def order(self, *seats: int) -> Table:
        """The initiative track from the left."""
        self.g.order = tuple(seats)
        return self

    def columns(self, *seats: int) -> Table:
        """Who won which column, from the first."""
        self.g.bidders[:] = list(seats)
        return self

    def stack(self, *tokens: str) -> Table:
        """The climate stack from its top; nobody knows it."""
        self.g.stack = tuple(self.box.tokens.index(token) for token in reversed(tokens))
        self.g.stack_known = (0,) * len(tokens)
        self.g.foresee()
        return self

    def bag(self, *genes: str) -> Table:
        """The whole bag, in the order in which the genes will be drawn."""
        self.g.bag = tuple(self.box.gene_names.index(gene) for gene in reversed(genes))
        return self

    def next_genes(self, *genes: str) -> Table:
        """The next genes to be drawn, on top of the bag; they leave it, so counts stay right."""
        bag = list(self.g.bag)
        wanted = [self.box.gene_names.index(gene) for gene in genes]
        for gene in wanted:
            if gene in bag:
                bag.remove(gene)
        self.g.bag = (*bag, *reversed(wanted))
        return self

    def deck(self, *cards: str) -> Table:
        """The next event cards to be drawn, on top of the deck."""
        wanted = [self.box.card_names.index(card) for card in cards]
        rest = [card for card in self.g.deck if card not in wanted]
        self.g.deck = (*rest, *reversed(wanted))
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Event cards in a seat's hand, known to that seat alone."""
        g = self.g
        for name in cards:
            card = self.box.card_names.index(name)
            assert g.holder[card] == IN_DECK, f"{name} is not in the deck any more"
            g.deck = tuple(c for c in g.deck if c != card)
            g.holder = changed_at(g.holder, card, seat)
            g.known = changed_at(g.known, card, 1 << seat)
            g.hidden = changed_at(g.hidden, seat, g.hidden[seat] + 1)
        return self

    def die(self, *faces: str) -> Table:
        """The next faces of the combat die. Call it in the running movement or birth phase, before the roll."""
        wanted = [self.box.face_names.index(face) for face in faces]
        base = COMBAT * PER_STREAM
        self.g.rolled = self.g.round
        for number in range(1, 1_000_000):
            self.g.dice.words[base : base + 4] = [number * factor % 2**32 for factor in SCATTER] + [1]
            trial = self.g.dice.clone()
            if [self.box.die[trial.below(COMBAT, len(self.box.die))] for _ in wanted] == wanted:
                return self
        raise AssertionError(f"no numbers found that roll {faces}")

    # --- starting: what comes next is the game's own order, never one written here ---

    def begin(self) -> Table:
        """Play from what setup left on the agenda, as a match does, and run to the first decision."""
        advance(self.g)
        return self.hear()

    def climate_phase(self) -> Table:
        return self.start("climate")

    def mutations(self, *genes: str) -> Table:
        """Begin bidding; the genes named lie under the columns from the second on."""
        return self.next_genes(*genes).start("mutations")

    def initiative(self) -> Table:
        return self.start("initiative")

    def movement(self) -> Table:
        return self.start("movement")

    def births(self) -> Table:
        return self.start("births")

    def survival(self) -> Table:
        return self.start("survival")

    def income(self) -> Table:
        return self.start("income")

    def start(self, phase: str) -> Table:
        """Begin a phase, followed by what the game itself lets follow, and run to the first decision."""
        ahead = self.g.clone()
        ahead.agenda[:] = []
        ROUND.run(ahead)
        self.g.agenda[:] = ahead.agenda[: ahead.agenda.index(STARTS[phase]) + 1]
        advance(self.g)
        return self.hear()

    # --- playing ---

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked now; () when the match is over."""
        return asked(self.g)

    @property
    def phase(self) -> str:
        """The running phase."""
        return PHASES[self.g.phase]

    def options(self, seat: int, verb: str = "") -> list[str]:
        """Readable codes of what an asked seat may choose, of one verb when it is named."""
        assert seat in self.asked, f"{LETTERS[seat]} is not asked, but {self.asked} are"
        codes = [self.readable(opt.code) for opt in options(self.g, seat)]
        return [code for code in codes if not verb or code.split(":")[0] == verb]

    def choose(self, seat: int, *codes: str) -> Table:
        """Choose one thing after the other; Refused when one is not offered."""
        for code in codes:
            choose_code(self.g, CARD.words, seat, self.code(code))
            self.hear()
        return self

    def refused(self, seat: int, code: str) -> Reason:
        """Why a code cannot be chosen; the test fails when it can."""
        reason = why_not(self.g, CARD.words, seat, self.code(code))
        assert reason is not None, f"{code} is offered"
        return reason

    def prompt(self, seat: int) -> Message:
        """The question to an asked seat."""
        return self.g.agenda[-1].prompt(self.g, seat)

    def rule(self, seat: int, code: str) -> str:
        """The rule behind a code that is offered."""
        return next(
            self.g.agenda[-1].rule(self.g, seat, opt) for opt in options(self.g, seat) if opt.code == self.code(code)
        )

    def passing(self, until: str = "", seat: int | None = None) -> Table:
        """Everybody passes, or takes the first option, until a phase begins or a seat is asked something."""
        for _ in range(500):
            if not self.asked or (until and self.phase == until and (seat is None or seat in self.asked)):
                return self
            if not until and seat is not None and seat in self.asked:
                return self
            who = self.asked[0]
            self.choose(who, self.options(who)[0])
        raise AssertionError(f"{until} was not reached")

    # --- asking ---

    def space(self, label: str) -> int:
        """The number of a space."""
        return self.isle.hexes.cell_named(label)

    def at(self, label: str) -> int:
        """Whose dinosaur stands on a space, EMPTY (-1) for nobody's."""
        return self.g.board[self.space(label)]

    def dinos(self, seat: int) -> list[str]:
        """Labels of the spaces a seat's dinosaurs stand on, sorted."""
        return sorted(self.isle.labels[s] for s in range(self.isle.size) if self.g.board[s] == seat)

    def herd(self, seat: int) -> int:
        """A seat's dinosaurs on the island."""
        return self.g.herds[seat]

    def mp(self, seat: int) -> int:
        """A seat's mutation points."""
        return self.g.scores[seat]

    def cards(self, seat: int) -> list[str]:
        """The event cards a seat holds."""
        return [self.box.card_names[card] for card in range(len(self.box.card_names)) if self.g.holder[card] == seat]

    def lab(self) -> list[str]:
        """The genes under the columns from the second on, '' where one was taken."""
        return [self.box.gene_names[gene] if gene >= 0 else "" for gene in self.g.lab[1:]]

    def spaces(self, terrain: str) -> list[str]:
        """Labels of all spaces of a terrain, in the order of their numbers."""
        return [
            self.isle.labels[s] for s in range(self.isle.size) if self.box.terrains[self.isle.terrain[s]] == terrain
        ]

    def beside(self, label: str) -> list[str]:
        """Labels of the spaces beside one."""
        return [self.isle.labels[s] for s in self.isle.near[self.space(label)]]

    def distance(self, one: str, other: str) -> int:
        """Steps over land from one space to another."""
        return self.isle.hexes.steps(self.space(one), self.space(other))

    def view(self, role: int = SPECTATOR) -> dict[str, Any]:
        """What a role sees."""
        return self.g.view(role)

    def happened(self, kind: str) -> list[Event]:
        """The events of one kind so far, in order."""
        return [event for event in self.log if event.kind == kind]

    def copy(self) -> Table:
        """An independent copy of the position, with an empty log."""
        round_number = self.g.round
        twin = Table(self.g.clone())
        twin.g.round = round_number
        return twin

    # --- codes ---

    def hear(self) -> Table:
        """Keep what happened."""
        self.log.extend(self.g.heard())
        return self

    def code(self, readable: str) -> str:
        """'move:c3:c4' or 'play:charge' as the match file writes it."""
        verb, *numbers = readable.split(":")
        return ":".join([verb, *[self.number(verb, text) for text in numbers]])

    def number(self, verb: str, text: str) -> str:
        if text.isdigit():
            return text
        if verb in SPACE_VERBS:
            return str(self.space(text))
        if verb in CARD_VERBS:
            return str(self.box.card_names.index(text))
        if verb == "victim":
            return str(LETTERS.index(text))
        return str(["thermoregulation", "fur"].index(text))

    def readable(self, code: str) -> str:
        """A code of the match file with labels and names."""
        verb, *numbers = code.split(":")
        names: Sequence[str] = ()
        if verb in SPACE_VERBS:
            names = self.isle.labels
        elif verb in CARD_VERBS:
            names = self.box.card_names
        elif verb == "victim":
            names = LETTERS
        elif verb == "layer":
            names = ("thermoregulation", "fur")
        return ":".join([verb, *[names[int(n)] if names else n for n in numbers]])
