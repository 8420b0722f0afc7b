"""The table: dice, sheets, order tokens. Every observable change happens in one method here, which also tells it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chimera.engine.dice import Dice
from chimera.engine.events import Event, Message
from chimera.engine.game import Opt, Outcome
from chimera.games.dice_mutants import outlook, reasons, rules, texts, view
from chimera.games.dice_mutants.box import MutantsBox
from chimera.games.dice_mutants.fields import Fields
from chimera.games.dice_mutants.shown import DiceMutantsPublic
from chimera.games.dice_mutants.words import (
    DICE_EACH,
    FACES,
    GONE,
    GRID,
    GRIDS,
    GUILE_STREAM,
    MARKED,
    MARKS,
    MUTATION_STREAM,
    PLACED,
    POOL,
    QUICKNESS,
    RAGES,
    ROLL,
    ROLL_STREAM,
    SPEED,
    TOTALS,
)


@mypyc_attr(free_list_len=1)  # a search makes a copy, plays it out and drops it, again and again
class DiceMutants(Fields):
    """The state of a battle."""

    # written by tools/fields.py from the fields of Fields
    __slots__ = ()

    def clone(self) -> DiceMutants:
        """An independent copy."""
        return DiceMutants(
            self.box,
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.overkill,
            self.calm_rounds,
            self.tokens[:],
            self.life[:],
            self.most[:],
            self.points[:],
            self.marks[:],
            self.strength[:],
            self.ticks[:],
            self.faces[:],
            self.owner[:],
            self.held[:],
            self.round,
            self.phase,
            self.order,
            self.place,
            self.quick,
            self.cuts,
            self.hurt_in,
            self.winners,
            self.how,
        )

    # end

    @staticmethod
    def new(box: MutantsBox, dice: Dice, rules: int, tokens: list[int]) -> DiceMutants:
        """Fresh battle sheets and three dice for everybody who drew a token."""
        seats = len(tokens)
        stalemate = box.settings["stalemate"]
        return DiceMutants(
            box,
            agenda=[],
            dice=dice,
            scores=[0] * seats,
            rules=rules,
            overkill=box.settings["tie"] == "overkill",
            calm_rounds=stalemate if isinstance(stalemate, int) else 0,
            tokens=tokens,
            life=[box.life] * seats,
            most=[box.life] * seats,
            points=box.points * seats,
            marks=[0] * (MARKS * seats),
            strength=[box.strength] * (2 * seats),
            ticks=[0] * (2 * GRID * seats),
            faces=[0] * (DICE_EACH * seats),
            owner=[PLACED] * (DICE_EACH * seats),
            held=[0] * seats,
            round=0,
            phase=ROLL,
            order=(),
            place=0,
            quick=(),
            cuts=(),
            hurt_in=0,
            winners=(),
            how="",
        )

    def public_view(self) -> DiceMutantsPublic:
        return view.table(self)

    def describe(self, seat: int, opt: Opt) -> Message:
        return texts.describe(self, seat, opt)

    def reasons_for(self, seat: int, opt: Opt) -> list[Message]:
        return reasons.reasons(self, seat, opt)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        return Outcome(self.winners, tuple(self.scores), self.how)

    def evaluate(self, seat: int) -> float:
        return outlook.evaluate(self, seat)

    def standings(self) -> list[float]:
        return outlook.standings(self)

    def chapter(self) -> int:
        return self.round

    def totals(self) -> dict[str, int]:
        tokens = sum([1 for token in range(1, len(self.tokens) + 1) if token in self.tokens])
        return {
            "tokens and the dead": tokens + self.life.count(0),
            "dice": sum(self.held) + self.owner.count(POOL) + self.owner.count(PLACED) + self.owner.count(GONE),
            "sheets": len(self.ticks),
        }

    # The round

    def begin_round(self) -> None:
        """Count the round; rage does not outlast its own."""
        self.round += 1
        for seat in range(len(self.life)):
            self.marks[seat * MARKS + RAGES] = 0
        if self.listening:
            self.tell(Event("round", -1, {"round": self.round}))

    def enter(self, phase: int) -> None:
        """Begin a phase: its order is fixed by the tokens as they lie now."""
        self.phase = phase
        self.order = rules.token_order(self)
        self.place = 0
        if self.listening:
            self.tell(Event("phase", -1, {"phase": phase}))

    def roll(self) -> None:
        """Three dice for each of the living into the pool; the others have left the game."""
        dice = self.dice
        dice.open(ROLL_STREAM)
        rolled = DICE_EACH * len(self.order)
        for die in range(len(self.faces)):
            if die < rolled:
                self.faces[die] = 1 + dice.below(ROLL_STREAM, FACES)
                self.owner[die] = POOL
            else:
                self.owner[die] = GONE
        if self.listening:
            self.tell(Event("rolled", -1, {"faces": " ".join([str(face) for face in self.faces[:rolled]])}))

    # Claiming and guile

    def claim(self, seat: int, die: int) -> None:
        """A player takes a die from the pool; a served cut is over, a normal turn moves on."""
        self.owner[die] = seat
        self.held[seat] += 1
        if self.quick:
            self.quick = self.quick[1:]
        elif self.cuts:
            self.cuts = self.cuts[:-1]
        else:
            while self.order[self.place] != seat:  # players who are full were skipped
                self.place = (self.place + 1) % len(self.order)
            self.place = (self.place + 1) % len(self.order)
        if self.listening:
            args: dict[str, int | str] = {"die": die, "face": self.faces[die], "held": self.held[seat]}
            self.tell(Event("claimed", seat, args))

    def spend(self, seat: int, kind: int, item: int) -> None:
        """Pay for a menu item."""
        cost = self.box.cost[item]
        self.points[seat * TOTALS + kind] -= cost
        if self.listening:
            left = self.points[seat * TOTALS + kind]
            args: dict[str, int | str] = {"item": item, "points": kind, "cost": cost, "left": left}
            self.tell(Event("bought", seat, args))

    def cut_in(self, seat: int, item: int) -> None:
        """Queue a bought claim: Quickness behind earlier Quickness, Initiative in front of earlier Initiative."""
        overtaken = rules.overtaken(self)
        if item == QUICKNESS:
            self.quick = (*self.quick, seat)
        else:
            self.cuts = (*self.cuts, seat)
        if self.listening:
            args: dict[str, int | str] = {"item": item, "cost": self.box.cost[item], "other_seat": overtaken}
            args["whose"] = "own" if overtaken == seat else "other"
            self.tell(Event("cut", seat, args))

    def reroll(self, seat: int, die: int) -> None:
        """Roll a claimed die again; the old face is gone."""
        before = self.faces[die]
        face = 1 + self.dice.below(GUILE_STREAM, FACES)
        self.faces[die] = face
        if self.listening:
            owner = self.owner[die]
            args: dict[str, int | str] = {"die": die, "before": before, "face": face, "owner_seat": owner}
            args["whose"] = "own" if owner == seat else "other"
            self.tell(Event("rerolled", seat, args))

    def turn_die(self, seat: int, die: int, face: int) -> None:
        """Turn a claimed die to a chosen face."""
        before = self.faces[die]
        self.faces[die] = face
        if self.listening:
            self.tell(Event("turned", seat, {"die": die, "before": before, "face": face}))

    # Assigning

    def tick(self, seat: int, grid: int, dice: list[int]) -> None:
        """Tick a box under the sum of the dice; the last box of a number makes it the strength if it is higher."""
        number = 0
        for die in dice:
            number += self.faces[die]
            self.owner[die] = PLACED
        self.held[seat] -= len(dice)
        slot = (seat * 2 + grid) * GRID + number
        self.ticks[slot] += 1
        missing = self.box.boxes[grid * GRID + number] - self.ticks[slot]
        if self.listening:
            faces = " + ".join([str(self.faces[die]) for die in dice])
            args: dict[str, int | str] = {"grid": grid, "number": number, "missing": missing, "faces": faces}
            self.tell(Event("ticked", seat, args))
        if missing == 0 and number > self.strength[seat * 2 + grid]:
            self.build(seat, grid, number)

    def build(self, seat: int, grid: int, number: int) -> None:
        """All boxes under a number are ticked: it is the new strength."""
        weaker = self.strength[seat * 2 + grid]
        self.strength[seat * 2 + grid] = number
        if self.listening:
            args: dict[str, int | str] = {"grid": grid, "weaker": weaker, "number": number, "side": GRIDS[grid]}
            args["before"] = rules.harm(self, seat, grid, weaker)
            args["after"] = rules.harm(self, seat, grid, number)
            self.tell(Event("built", seat, args))

    def add_die(self, seat: int, kind: int, die: int) -> None:
        """Put a die into speed, mutate or guile."""
        self.owner[die] = PLACED
        self.held[seat] -= 1
        self.gain(seat, kind, self.faces[die], "die", str(self.faces[die]))

    def gain(self, seat: int, kind: int, amount: int, by: str, faces: str) -> None:
        """Add to a point total, by a die that is assigned or by dice rolled for a mutation."""
        self.points[seat * TOTALS + kind] += amount
        if self.listening:
            total = self.points[seat * TOTALS + kind]
            args: dict[str, int | str] = {"points": kind, "amount": amount, "total": total, "by": by, "faces": faces}
            self.tell(Event("gained", seat, args))

    def trade(self, seat: int, other: int) -> None:
        """Two players swap order tokens at once; the running phase keeps its order."""
        tokens = self.tokens
        token = tokens[other]
        tokens[other] = tokens[seat]
        tokens[seat] = token
        if self.listening:
            args: dict[str, int | str] = {"other_seat": other, "token": token, "gave": tokens[other]}
            args["speed"] = self.points[seat * TOTALS + SPEED]
            args["slower"] = self.points[other * TOTALS + SPEED]
            self.tell(Event("traded", seat, args))

    # Mutations

    def roll_points(self, seat: int, kind: int, dice: int) -> None:
        """Roll some dice and add them all to a point total."""
        faces = [1 + self.dice.below(MUTATION_STREAM, FACES) for _ in range(dice)]
        self.gain(seat, kind, sum(faces), "roll", " + ".join([str(face) for face in faces]))

    def grow(self, seat: int, amount: int) -> None:
        """Scales: fresh life boxes; crossed ones stay crossed."""
        self.most[seat] += amount
        self.life[seat] += amount
        if self.listening:
            args: dict[str, int | str] = {"amount": amount, "left": self.life[seat], "most": self.most[seat]}
            self.tell(Event("grew", seat, args))

    def mark(self, seat: int, mark: int) -> None:
        """Tick the box of sword, shield, rage or the one Extreme Focus."""
        self.marks[seat * MARKS + mark] = 1
        if self.listening:
            args: dict[str, int | str] = {"mark": mark, "change": MARKED[mark], "strikes": rules.strikes_of(self, seat)}
            args["attack"] = rules.attack_of(self, seat)
            args["defence"] = rules.defence_of(self, seat)
            self.tell(Event("marked", seat, args))

    # Damage and the end

    def lose_life(self, seat: int, amount: int) -> None:
        """Cross off life boxes, never below none."""
        before = self.life[seat]
        lost = min(amount, before)
        self.life[seat] -= lost
        self.hurt_in = self.round
        if self.listening:
            left = self.life[seat]
            args: dict[str, int | str] = {"amount": lost, "before": before, "left": left}
            args["again"] = "out" if 0 < left <= amount else "lives"  # what the same loss once more would mean
            self.tell(Event("lost", seat, args))

    def bury(self, seat: int, cause: str, by: int, damage: int, before: int) -> None:
        """A mutant without life leaves with its order token; its dice go at the next roll.

        What killed it is told: "blows" or "spikes", who dealt most of the damage, and how much life there was before.
        """
        self.tokens[seat] = 0
        if self.listening:
            args: dict[str, int | str] = {"cause": cause, "by_seat": by, "damage": damage, "before": before}
            self.tell(Event("out", seat, args))

    def finish(self, winners: tuple[int, ...], how: str) -> None:
        """The battle is over; nothing more is on the agenda."""
        self.winners = winners
        self.how = how
        self.scores = self.life[:]
        self.agenda.clear()
        if self.listening:
            self.tell(Event("ended", winners[0] if len(winners) == 1 else -1, {"winners": len(winners)}))
