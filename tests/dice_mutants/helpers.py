"""A table for the tests: set it up in the words of the rules, play on it, look at it.

t = table(players=3).tokens(A=2, B=1, C=3).guile(A=10).hands(A=(5,)).claiming()
t.asked == A
t.rolling("guile", 6).do(A, "luck", 5)
t.refused(A, "luck", 6).rule == "dice_mutants.guile.cannot-overspend"
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from chimera.engine.agenda import advance, choose_code, options, turn, why_not
from chimera.engine.card import GameCard
from chimera.engine.dice import Dice
from chimera.engine.editions import edition_from
from chimera.engine.events import Event
from chimera.engine.game import AUTO, Outcome
from chimera.engine.reasons import Reason, Refused
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.phases import (
    ASSIGN_TURNS,
    CLAIM_DICE,
    DETERMINE_DAMAGE,
    END_OF_ROUND,
    ROUND,
    SPEND_MUTATION_POINTS,
)
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    ATTACK,
    DEFENCE,
    FOCUSED,
    GONE,
    GRID,
    GUILE,
    GUILE_STREAM,
    HAS_SHIELD,
    HAS_SWORD,
    MARKED,
    MARKS,
    MUTATE,
    MUTATION_STREAM,
    PHASES,
    PLACED,
    POOL,
    RAGES,
    SPEED,
    TOTALS,
)

A, B, C, D, E, F = range(6)
LETTERS = "ABCDEF"
FILLER = 4  # what dice show that a test does not care about
ON_DICE = ("luck", "force", "focus", "set", "attack", "defence", "speed", "mutate", "guile")
IN_PAIRS = ("attack_pair", "defence_pair")
GRIDS = {"attack": ATTACK, "defence": DEFENCE}
MENU_STREAMS = {"guile": GUILE_STREAM, "mutation": MUTATION_STREAM}


def edition(**changed: int) -> GameCard:
    """The game with other numbers in its content: edition(menus_guile_luck_cost=5, sheet_sheet_life=30)."""
    plain = json.loads(CARD.contents.text)
    for path, number in changed.items():
        put(plain, path, number)
    contents = edition_from(json.dumps(plain), CARD.content)
    return CARD.as_played({}, contents.hash, contents.text)


def put(plain: dict[str, Any], path: str, number: int) -> None:
    """Write a number into content: FILE_LIST_ID_KEY or FILE_RECORD_KEY."""
    file, group, rest = path.split("_", 2)
    found = plain[f"content/{file}.yaml"][group]
    if isinstance(found, list):
        record = next(record for record in found if rest.startswith(record["id"] + "_"))
        rest = rest.removeprefix(record["id"] + "_")
    else:
        record = found
    assert rest in record, path
    record[rest] = number


def table(players: int = 2, seed: int = 1, card: GameCard = CARD, **settings: str | int) -> Table:
    """A new match; the tokens lie in the order of the seats unless the test says otherwise."""
    g = card.new(players, Dice.from_number(seed, card.purposes), settings)
    assert isinstance(g, DiceMutants)
    t = Table(g)
    g.tokens = list(range(1, players + 1))
    return t


class Table:
    """A match and what was heard at it."""

    def __init__(self, g: DiceMutants) -> None:
        self.g = g
        self.log: list[Event] = []

    # Setting up: seats are named by letters, A=2

    def tokens(self, **by_seat: int) -> Table:
        self.g.tokens = [by_seat[LETTERS[seat]] for seat in range(len(self.g.life))]
        return self

    def life(self, **by_seat: int) -> Table:
        for seat, value in seats(by_seat):
            self.g.life[seat] = value
        return self

    def most(self, **by_seat: int) -> Table:
        for seat, value in seats(by_seat):
            self.g.most[seat] = value
        return self

    def speed(self, **by_seat: int) -> Table:
        return self.points(SPEED, by_seat)

    def mutate(self, **by_seat: int) -> Table:
        return self.points(MUTATE, by_seat)

    def guile(self, **by_seat: int) -> Table:
        return self.points(GUILE, by_seat)

    def points(self, kind: int, by_seat: dict[str, int]) -> Table:
        for seat, value in seats(by_seat):
            self.g.points[seat * TOTALS + kind] = value
        return self

    def attack(self, **by_seat: int) -> Table:
        return self.strength(ATTACK, by_seat)

    def defence(self, **by_seat: int) -> Table:
        return self.strength(DEFENCE, by_seat)

    def strength(self, grid: int, by_seat: dict[str, int]) -> Table:
        """Complete the column of a strength, and no other."""
        for seat, number in seats(by_seat):
            self.g.strength[seat * 2 + grid] = number
            self.g.ticks[(seat * 2 + grid) * GRID + number] = self.g.box.boxes[grid * GRID + number]
        return self

    def ticked(self, seat: int, grid: str, number: int, boxes: int) -> Table:
        self.g.ticks[(seat * 2 + GRIDS[grid]) * GRID + number] = boxes
        return self

    def sword(self, *owners: int) -> Table:
        return self.marking(HAS_SWORD, owners)

    def shield(self, *owners: int) -> Table:
        return self.marking(HAS_SHIELD, owners)

    def raging(self, *owners: int) -> Table:
        return self.marking(RAGES, owners)

    def focused_before(self, *owners: int) -> Table:
        return self.marking(FOCUSED, owners)

    def marking(self, mark: int, owners: tuple[int, ...]) -> Table:
        for seat in owners:
            self.g.marks[seat * MARKS + mark] = 1
        return self

    def dead(self, *gone: int) -> Table:
        for seat in gone:
            self.g.life[seat] = 0
            self.g.tokens[seat] = 0
        return self

    def round(self, number: int, last_damage: int = 0) -> Table:
        self.g.round = number
        self.g.hurt_in = last_damage
        return self

    def hands(self, **by_seat: tuple[int, ...]) -> Table:
        """Claimed dice by their faces; the rest of the dice lies in the pool."""
        g = self.g
        living = sum(life > 0 for life in g.life)
        for die in range(len(g.owner)):
            g.owner[die] = POOL if die < 3 * living else GONE
            g.faces[die] = FILLER
        g.held = [0] * len(g.life)
        die = 3 * living
        for letter, faces in by_seat.items():
            for face in faces:
                die -= 1
                g.owner[die], g.faces[die] = LETTERS.index(letter), face
            g.held[LETTERS.index(letter)] = len(faces)
        return self

    def pool(self, *faces: int) -> Table:
        """The faces of the first dice in the pool."""
        for die, face in enumerate(faces):
            assert self.g.owner[die] == POOL, "say first what the hands hold"
            self.g.faces[die] = face
        return self

    def rolling(self, menu: str, *faces: int) -> Table:
        """The next dice rolled for a menu item will show these faces."""
        self.g.dice = Dice.from_number(seed_for(MENU_STREAMS[menu], faces), CARD.purposes)
        return self

    # Where the round stands

    def claiming(self, turn: int | None = None) -> Table:
        """The window before a claim: that of the first token, or of the player whose turn is named."""
        living = sorted((token, seat) for seat, token in enumerate(self.g.tokens) if token)
        if sum(self.g.held) + self.pool_size != 3 * len(living):
            self.hands()
        place = 0 if turn is None else [seat for _, seat in living].index(turn)
        return self.begin(END_OF_ROUND, DETERMINE_DAMAGE, SPEND_MUTATION_POINTS, ASSIGN_TURNS, CLAIM_DICE, place=place)

    def assigning(self, **by_seat: tuple[int, ...]) -> Table:
        """The assign step; players the test does not name hold three dice it does not care about."""
        living = {LETTERS[seat]: (FILLER,) * 3 for seat, life in enumerate(self.g.life) if life > 0}
        self.hands(**{**living, **by_seat})
        return self.begin(END_OF_ROUND, DETERMINE_DAMAGE, SPEND_MUTATION_POINTS, ASSIGN_TURNS)

    def mutating(self) -> Table:
        self.put_dice_down()
        return self.begin(END_OF_ROUND, DETERMINE_DAMAGE, SPEND_MUTATION_POINTS)

    def damage(self) -> Table:
        """Run the damage step alone; what comes after it stays on the agenda."""
        self.put_dice_down()
        self.g.agenda[:] = [END_OF_ROUND, DETERMINE_DAMAGE]
        self.g.listen()
        self.g.agenda.pop().run(self.g)
        self.log += self.g.heard()
        return self

    def end_round(self) -> Table:
        """The damage step and what follows it."""
        self.put_dice_down()
        return self.begin(END_OF_ROUND, DETERMINE_DAMAGE)

    def new_round(self) -> Table:
        self.put_dice_down()
        return self.begin(ROUND)

    def put_dice_down(self) -> None:
        g = self.g
        g.owner = [PLACED if place != GONE else GONE for place in g.owner]
        g.held = [0] * len(g.life)

    def begin(self, *agenda: object, place: int = 0) -> Table:
        g = self.g
        g.agenda[:] = agenda  # type: ignore[assignment]
        g.quick = g.cuts = ()
        g.listen()
        if place:  # in the middle of a pass
            g.agenda.pop().run(g)
            g.place = place
        advance(g)
        self.log += g.heard()
        return self

    # Playing

    def code(self, seat: int, verb: str, *names: int) -> str:
        """An option's code: dice are named by the faces they show, claims from the pool, others by their owner."""
        ids = list(names)
        if verb == "claim":
            ids[0] = self.die(POOL, names[0])
        elif verb == "force":
            ids[0] = self.die(names[0], names[1])
            del ids[1]
        elif verb in IN_PAIRS:
            first = self.die(seat, names[0])
            second = self.die(seat, names[1], besides=first)
            ids = sorted([first, second])
        elif verb in ON_DICE:
            ids[0] = self.die(seat, names[0])
        return ":".join([verb, *map(str, ids)])

    def do(self, seat: int, verb: str, *names: int) -> Table:
        """A player chooses: do(A, "claim", 6), do(A, "force", B, 6), do(A, "focus", 1, 6), do(A, "spikes", B)."""
        return self.choose(seat, self.code(seat, verb, *names))

    def choose(self, seat: int, code: str) -> Table:
        choose_code(self.g, CARD.words, seat, code)
        self.log += self.g.heard()
        return self

    def buys(self, seat: int, item: str, *names: int) -> Table:
        """A player buys in a guile window; whoever is asked before passes."""
        while self.asked != seat and "pass" in self.offers:
            self.choose(-1 if self.asked is None else self.asked, "pass")
        return self.do(seat, item, *names)

    def passes(self, *who: int) -> Table:
        for seat in who:
            self.choose(seat, "pass")
        return self

    def all_pass(self) -> Table:
        """Everybody who is asked and may pass does, until somebody has to act."""
        while self.asked is not None and "pass" in self.offers:
            self.choose(self.asked, "pass")
        return self

    def claim_all(self) -> list[int]:
        """Claim to the end of the step without guile: who claimed, in order."""
        claimers: list[int] = []
        while self.phase == "claim":
            self.all_pass()
            if self.phase == "claim" and self.asked is not None:
                claimers.append(self.asked)
                self.choose(self.asked, self.offers[0])
        return claimers

    def claim_next(self) -> int:
        """Everybody passes, then the next player claims any die: who it was."""
        self.all_pass()
        claimer = self.asked
        assert claimer is not None
        self.choose(claimer, self.offers[0])
        return claimer

    def assign_all(self) -> Table:
        """Everybody puts all dice into guile and keeps the token, to the end of the assign step."""
        while self.phase == "assign" and self.asked is not None:
            self.choose(self.asked, "pass" if "pass" in self.offers else guile_die(self.offers))
        return self

    def assign_all_of(self, seat: int) -> Table:
        """A player puts all dice into guile."""
        while self.g.held[seat]:
            self.choose(seat, guile_die(self.offers))
        return self

    def play_round(self) -> Table:
        """The rest of the round: first dice claimed, all put into guile, nothing bought."""
        number = self.g.round
        while self.g.round == number and self.asked is not None:
            if self.phase == "assign":
                self.assign_all()
            else:
                self.choose(self.asked, self.offers[0])
        return self

    def refused(self, seat: int, verb: str, *names: int) -> Reason:
        """Why a choice is not allowed; choosing it raises and changes nothing."""
        return self.refused_code(seat, self.code(seat, verb, *names))

    def refused_code(self, seat: int, code: str) -> Reason:
        before = CARD.codec.fingerprint(self.g)
        with pytest.raises(Refused) as refusal:
            choose_code(self.g, CARD.words, seat, code)
        assert CARD.codec.fingerprint(self.g) == before
        reason = why_not(self.g, CARD.words, seat, code)
        assert reason is not None
        assert reason.key == refusal.value.reason.key
        return reason

    # Looking

    @property
    def asked(self) -> int | None:
        seat = turn(self.g)
        return None if seat == AUTO else seat

    @property
    def offers(self) -> list[str]:
        seat = self.asked
        return [] if seat is None else [opt.code for opt in options(self.g, seat)]

    @property
    def verbs(self) -> set[str]:
        return {code.split(":")[0] for code in self.offers}

    @property
    def phase(self) -> str:
        return PHASES[self.g.phase] if self.g.agenda else "over"

    @property
    def claimer(self) -> int:
        return int(self.g.view(A)["claimer"])

    @property
    def pool_size(self) -> int:
        return self.g.owner.count(POOL)

    @property
    def outcome(self) -> Outcome:
        outcome = self.g.outcome()
        assert outcome is not None, "the battle goes on"
        return outcome

    def die(self, owner: int, face: int, besides: int = -1) -> int:
        """The id of a die by who has it and what it shows."""
        g = self.g
        return next(d for d in range(len(g.owner)) if g.owner[d] == owner and g.faces[d] == face and d != besides)

    def faces(self, owner: int) -> list[int]:
        """What the dice of a player, or of the POOL, show; sorted."""
        return sorted(face for face, place in zip(self.g.faces, self.g.owner, strict=True) if place == owner)

    def total(self, seat: int, name: str) -> int:
        return int(self.g.view(A)["points"][seat][name])

    def boxes(self, seat: int, grid: str) -> dict[int, int]:
        """The numbers of a grid under which boxes are ticked, and how many."""
        return {number: n for number, n in enumerate(self.g.view(A)["grids"][seat][grid]) if n}

    def power(self, seat: int, grid: str) -> int:
        """The strength in a grid, without sword and shield."""
        return int(self.g.view(A)["strength"][seat][grid])

    def has(self, seat: int, mark: str) -> bool:
        return self.g.marks[seat * MARKS + MARKED.index(mark)] == 1

    def heard(self, kind: str) -> list[Event]:
        return [event for event in self.log if event.kind == kind]


def seats(by_seat: dict[str, int]) -> list[tuple[int, int]]:
    """Seats by their letters."""
    return [(LETTERS.index(letter), value) for letter, value in by_seat.items()]


def guile_die(offers: list[str]) -> str:
    """The first option that puts a die into guile."""
    return next(code for code in offers if code.startswith("guile:"))


@cache
def seed_for(stream: int, faces: tuple[int, ...]) -> int:
    """The first open seed whose stream begins with these faces."""
    for seed in range(100_000):
        dice = Dice.from_number(seed, CARD.purposes)
        if all(1 + dice.below(stream, 6) == face for face in faces):
            return seed
    raise AssertionError(f"no seed rolls {faces}")
