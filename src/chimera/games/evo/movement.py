"""Movement: walking, wings, flippers, the hidden pass, and combat."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.dice import Stream
from chimera.engine.events import Message
from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.evo.cards import NOTHING, ONLY_PASS, card_refused, holds, may_be_asked, playable, take_effect
from chimera.games.evo.changes import ADVANCE, FLIGHT_MOVE, RETREAT_MOVE, SLIP_MOVE, SWIM_MOVE, WALK
from chimera.games.evo.refusals import attack_refused, flight_refused, not_yours, swim_refused, walk_refused
from chimera.games.evo.rules import (
    attacking,
    defending,
    empty_near,
    may_swim,
    off_island,
    other_question,
    winning_faces,
    wins,
)
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import (
    EMPTY,
    FLY_ABILITY,
    MOST,
    OWN_TURN,
    RETREAT_ABILITY,
    SLIP_THROUGH,
    START_OF_TURN,
    SWIM_ABILITY,
    WHEN_ATTACKED,
)
from chimera.games.evo.words import ATTACK, FLY, LAND, RETREAT, SLIP, SWIM

FIRST_ATTACK: Final = ATTACK.opts[0].rank  # of a player's options to move, those below are walks
SIDES: Final = 6  # of a space


class BeginMoves(Step[Evo]):
    """A player's turn to move begins, with fresh movement points (evo.move.points-total)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("mover",)
    __slots__ = ("mover",)

    def __init__(self, mover: int) -> None:
        self.seat = AUTO
        self.mover = mover

    def run(self, g: Evo) -> None:
        g.begin_moves(self.mover)
        if g.points > 0:  # cards can take them all
            g.agenda.append(MOVES[self.mover])


class Moves(Step[Evo]):
    """A player spends a movement point, plays a card, or stops."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        isle = g.island()
        board = g.board
        spots = g.spots
        opts: list[Opt] = [PASS]  # evo.move.optional
        attacks: list[Opt] = []
        first = seat * g.box.herd
        for k in range(first, first + g.herds[seat]):
            space = spots[k]
            for walk in isle.moves[space]:
                other = board[walk.b]
                if other == EMPTY:
                    opts.append(walk)
                elif other != seat and not g.at_floor(other):  # evo.combat.two-dinosaurs-immune
                    attacks.append(ATTACK.at(space, walk.b))
        if attacks:
            opts.extend(attacks)
        special = special_moves(g, seat)
        if special:
            opts.extend(special)
        return opts

    def sample(self, g: Evo, seat: int, stream: Stream) -> Opt:
        """Draw a dinosaur and a side of its space until that is a move."""
        moves = g.island().moves
        board = g.board
        special = special_moves(g, seat)
        spots = g.spots
        first = seat * g.box.herd
        walks = 1 + SIDES * g.herds[seat]
        while True:
            i = stream.below(walks + len(special))
            if i == 0:
                return PASS
            if i >= walks:
                return special[i - walks]
            space = spots[first + (i - 1) // SIDES]
            side = (i - 1) % SIDES
            if side < len(moves[space]):
                walk = moves[space][side]
                other = board[walk.b]
                if other == EMPTY:
                    return walk
                if other != seat and not g.at_floor(other):
                    return ATTACK.at(space, walk.b)

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        if opt is PASS:
            return
        verb = opt.verb
        if opt.rank < FIRST_ATTACK:
            g.move(opt.a, opt.b, WALK)
            if g.points > 0:
                g.agenda.append(self)
        elif verb == "attack":
            g.declare(opt.a, opt.b)
            if g.points > 0:
                g.agenda.append(self)
            g.agenda.append(FIGHT)
            defender = g.board[opt.b]
            if may_be_asked(g, defender, WHEN_ATTACKED):
                g.agenda.append(GUARD[defender])
        else:
            g.agenda.append(self)
            if verb == "fly":
                g.prepare(seat, opt.a)
                g.agenda.append(Land(seat, opt.a, FLIGHT_MOVE))
            elif verb == "swim":
                g.prepare(seat, opt.a)
                g.agenda.append(Land(seat, opt.a, SWIM_MOVE))
            elif g.box.card_op[opt.a] == SLIP_THROUGH:
                g.use(opt.a)
                g.agenda.append(SLIPS[seat])
            else:
                take_effect(g, opt.a)

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-moves", {"seat": seat, "points": g.points})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return MOVE_RULES[MOVE_VERBS.index(opt.verb)]

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "move":
            return walk_refused(g, seat, opt.a, opt.b)
        if opt.verb == "attack":
            return attack_refused(g, seat, opt.a, opt.b)
        if opt.verb == "fly":
            return flight_refused(g, seat, opt.a)
        if opt.verb == "swim":
            return swim_refused(g, seat, opt.a)
        if opt.verb == "play":
            if holds(g, seat, opt.a) and g.box.card_op[opt.a] == SLIP_THROUGH:
                return Reason("no-way-through", "evo.event.overrides-rules", {"card": opt.a, "range": g.box.slip_range})
            return card_refused(g, seat, opt.a, -1)
        return other_question(g, opt)


MOVE_VERBS: Final = ["pass", "move", "attack", "fly", "swim", "play"]
MOVE_RULES: Final = [
    "evo.move.optional",
    "evo.move.one-point-one-space",
    "evo.combat.cost-one-point",
    "evo.unique.wings-move",
    "evo.unique.flippers-move",
    "evo.event.printed-timing",
]


def special_moves(g: Evo, seat: int) -> list[Opt]:
    """What wings, flippers and cards offer besides walks and attacks."""
    opts: list[Opt] = NOTHING
    isle = g.island()
    board = g.board
    if not g.flown and g.able(seat, FLY_ABILITY):
        opts = [FLY.opts[s] for s in range(isle.size) if board[s] == seat and landings(g, s, FLIGHT_MOVE)]
    if may_swim(g) and g.able(seat, SWIM_ABILITY):
        opts = [*opts, *[SWIM.opts[s] for s in isle.coasts if board[s] == seat and landings(g, s, SWIM_MOVE)]]
    if g.hidden[seat] > 0:  # cards of this phase are never announced, so never known to all
        cards = cards_in_turn(g, seat)
        if cards:
            opts = [*opts, *cards]
    return opts


def cards_in_turn(g: Evo, seat: int) -> list[Opt]:
    """Cards for one's own turn to move; those for its start only before the first move."""
    now = playable(g, seat, OWN_TURN)
    if now and not any_slip(g, seat):
        now = [opt for opt in now if g.box.card_op[opt.a] != SLIP_THROUGH]
    if not g.acted:
        starting = playable(g, seat, START_OF_TURN)
        if starting:
            now = [*now, *starting]
            now.sort(key=card_of)
    return now


def card_of(opt: Opt) -> int:
    """The card of an option to play one."""
    return opt.a


def any_slip(g: Evo, seat: int) -> bool:
    """Whether some dinosaur of a species has a way through the hidden pass."""
    for space in range(len(g.board)):
        if g.board[space] == seat and landings(g, space, SLIP_MOVE):
            return True
    return False


def landings(g: Evo, source: int, how: int) -> list[int]:
    """Where a flight, a swim or the hidden pass from a space may end: on an empty space."""
    isle = g.island()
    board = g.board
    if how == FLIGHT_MOVE:
        return [t for t in isle.rings[g.flight(board[source])][source] if board[t] == EMPTY]
    if how == SWIM_MOVE:
        return [t for t in isle.coasts if board[t] == EMPTY] if isle.coast[source] else []
    return [t for t in isle.reach[g.box.slip_range][source] if board[t] == EMPTY]


class Slip(Step[Evo]):
    """A player chooses the dinosaur that takes the hidden pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        return [SLIP.opts[s] for s in range(len(g.board)) if g.board[s] == seat and landings(g, s, SLIP_MOVE)]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        g.prepare(seat, opt.a)
        g.agenda.append(Land(seat, opt.a, SLIP_MOVE))

    def in_chain(self, g: Evo) -> bool:
        return True

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-slip", {"seat": seat})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.event.overrides-rules"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "slip":
            off = off_island(g, opt.a)
            if off is not None:
                return off
            if g.board[opt.a] != seat:
                return not_yours(g, opt.a)
            return Reason("nowhere-to-land", "evo.event.overrides-rules", {"at": g.island().labels[opt.a]})
        return Reason("finish-move", "evo.event.overrides-rules", {"code": opt.code})


class Land(Step[Evo]):
    """A flight, a swim or the hidden pass ends on a space."""

    __slots__ = ("how", "source")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "how")

    def __init__(self, seat: int, source: int, how: int) -> None:
        self.seat = seat
        self.source = source
        self.how = how

    def options(self, g: Evo, seat: int) -> list[Opt]:
        lands = LAND.opts
        return [lands[t] for t in landings(g, self.source, self.how)]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        g.move(self.source, opt.a, self.how)
        if g.points == 0:
            g.agenda.pop()  # the player's `Moves`: nothing is left to spend

    def in_chain(self, g: Evo) -> bool:
        return True

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-land", {"seat": seat, "from": g.island().labels[self.source]})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return LAND_RULES[self.how]

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb != "land":
            return Reason("finish-move", LAND_RULES[self.how], {"code": opt.code})
        off = off_island(g, opt.a)
        if off is not None:
            return off
        args: dict[str, int | str] = {"at": g.island().labels[opt.a], "from": g.island().labels[self.source]}
        if g.board[opt.a] != EMPTY:
            return Reason("landing-occupied", OCCUPIED_RULES[self.how], args)
        if self.how != SWIM_MOVE:
            args["range"] = g.flight(seat) if self.how == FLIGHT_MOVE else g.box.slip_range
        return Reason(["", "landing-flight", "landing-coast", "landing-range"][self.how], FAR_RULES[self.how], args)


LAND_RULES: Final = ["", "evo.unique.wings-move", "evo.unique.flippers-move", "evo.event.overrides-rules"]
OCCUPIED_RULES: Final = [
    "",
    "evo.unique.wings-target-empty",
    "evo.unique.flippers-target-empty",
    "evo.move.one-dinosaur-per-space",
]
FAR_RULES: Final = [
    "",
    "evo.unique.wings-middle-space-exists",
    "evo.unique.flippers-coastal-only",
    "evo.event.overrides-rules",
]


# --- combat ---


class Guard(Step[Evo]):
    """An attacked player may play a card before the die is rolled."""

    WINDOW: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        plays = playable(g, seat, WHEN_ATTACKED)
        return [PASS, *plays] if plays else ONLY_PASS

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        if opt is not PASS:
            take_effect(g, opt.a)

    def prompt(self, g: Evo, seat: int) -> Message:
        attacker = g.board[g.lair]
        args: dict[str, int | str] = {"seat": seat, "target_seat": attacker, "at": g.island().labels[g.prey]}
        args["wins"] = winning_faces(g, attacking(g, attacker), defending(g, seat))
        args["faces"] = len(g.box.die)
        return Message("prompt-guard", args)

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.event.printed-timing"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "play":
            return card_refused(g, seat, opt.a, WHEN_ATTACKED)
        return other_question(g, opt)


class Fight(Step[Evo]):
    """The die is rolled and settles the combat at once (evo.combat.resolved-immediately)."""

    def run(self, g: Evo) -> None:
        attacker = g.board[g.lair]
        defender = g.board[g.prey]
        face = g.roll()
        attack = attacking(g, attacker)
        defence = defending(g, defender)
        won = wins(g, face, attack, defence)
        g.show_die(attacker, g.lair, g.prey, face, won, attack, defence)
        if not won:  # evo.combat.loss-stays
            return
        if g.able(defender, RETREAT_ABILITY) and empty_near(g, g.prey):
            g.agenda.append(FLEE[defender])
        else:
            g.take_off(g.prey, "combat", attacker)
            g.move(g.lair, g.prey, ADVANCE)  # evo.combat.win-moves-in


class Flee(Step[Evo]):
    """A beaten defender with chameleon skin goes to an empty space beside it, or dies after all.

    The attacker still stands on the space it came from, so that one is never empty
    (evo.unique.chameleon-not-attacker-origin).
    """

    SHY: ClassVar[tuple[str, ...]] = ("pass",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        return [PASS, *[RETREAT.opts[t] for t in empty_near(g, g.prey)]]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        if opt is PASS:
            g.take_off(g.prey, "combat", g.board[g.lair])
        else:
            g.move(g.prey, opt.a, RETREAT_MOVE)
        g.move(g.lair, g.prey, ADVANCE)  # evo.unique.chameleon-attacker-advances

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-flee", {"seat": seat, "at": g.island().labels[g.prey]})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.unique.chameleon-retreat"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb != "retreat":
            return other_question(g, opt)
        off = off_island(g, opt.a)
        if off is not None:
            return off
        args: dict[str, int | str] = {"at": g.island().labels[opt.a]}
        if opt.a == g.lair:
            return Reason("attacker-came-from", "evo.unique.chameleon-not-attacker-origin", args)
        if g.board[opt.a] != EMPTY:
            return Reason("space-occupied", "evo.unique.chameleon-target-empty", args)
        return Reason("retreat-beside", "evo.unique.chameleon-retreat", args)


MOVES: Final = [Moves(seat) for seat in range(MOST)]
BEGIN_MOVES: Final[list[Step[Evo]]] = [BeginMoves(seat) for seat in range(MOST)]
SLIPS: Final = [Slip(seat) for seat in range(MOST)]
GUARD: Final = [Guard(seat) for seat in range(MOST)]
FLEE: Final = [Flee(seat) for seat in range(MOST)]
FIGHT: Final = Fight()
