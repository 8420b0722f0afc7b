"""The round as the rulebook tells it: roll, claim, assign, spend mutation points, determine damage."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.agenda import then
from chimera.engine.events import Event, Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.dice_mutants import refusals, rules
from chimera.games.dice_mutants.assign import ASSIGNING
from chimera.games.dice_mutants.guile import WINDOWS
from chimera.games.dice_mutants.mutation import MUTATION_TURNS
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    ASSIGN,
    CLAIM,
    DAMAGE,
    DICE_EACH,
    DO_CLAIM,
    MUTATION,
    POOL,
    ROLL,
    SEATS,
)


class Round(Step[DiceMutants]):
    """Each round has five steps."""

    def run(self, g: DiceMutants) -> None:
        g.begin_round()
        then(g, ROLL_DICE, CLAIM_DICE, ASSIGN_TURNS, SPEND_MUTATION_POINTS, DETERMINE_DAMAGE, END_OF_ROUND)


class RollEvolutionDice(Step[DiceMutants]):
    """Three dice are rolled for each mutant in the game; it does not matter who rolls."""

    def run(self, g: DiceMutants) -> None:
        g.enter(ROLL)
        g.roll()


class ClaimEvolutionDice(Step[DiceMutants]):
    """In the order of the tokens the players take one die after the other until everybody has three."""

    def run(self, g: DiceMutants) -> None:
        g.enter(CLAIM)
        then(g, WINDOWS[0], NEXT_CLAIM)


class NextClaim(Step[DiceMutants]):
    """The window before a claim has closed: whoever is next takes a die. After the last claim the step is over."""

    def run(self, g: DiceMutants) -> None:
        claimer = rules.next_claimer(g)
        if claimer >= 0:
            g.agenda.append(CLAIMS[claimer])


class ClaimDie(Step[DiceMutants]):
    """Take one die from the pool; it has to be taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: DiceMutants, seat: int) -> list[Opt]:
        claims = DO_CLAIM.opts
        owner = g.owner
        return [claims[die] for die in range(len(owner)) if owner[die] == POOL]

    def gist(self, g: DiceMutants, seat: int, opt: Opt) -> int:
        return opt.rank - opt.a + g.faces[opt.a]  # the face in place of the die

    def take(self, g: DiceMutants, seat: int, opt: Opt) -> None:
        g.claim(seat, opt.a)
        then(g, WINDOWS[0], NEXT_CLAIM)  # dice_mutants.guile.any-time-in-step, also after the last claim

    def prompt(self, g: DiceMutants, seat: int) -> Message:
        return Message("prompt-claim", {"seat": seat, "held": g.held[seat], "dice": DICE_EACH})

    def rule(self, g: DiceMutants, seat: int, opt: Opt) -> str:
        return "dice_mutants.claim.free-choice"

    def why_not(self, g: DiceMutants, seat: int, opt: Opt) -> Reason:
        return refusals.in_claim(g, seat, opt)


class AssignEvolutionDice(Step[DiceMutants]):
    """In the order of the tokens each player assigns all three dice; trades do not change this order."""

    def run(self, g: DiceMutants) -> None:
        g.enter(ASSIGN)
        order = g.order
        for place in range(len(order) - 1, -1, -1):
            g.agenda.append(ASSIGNING[order[place] * 2])


class SpendMutationPoints(Step[DiceMutants]):
    """Again in token order, now with the traded tokens, each player has one turn on the mutation menu."""

    def run(self, g: DiceMutants) -> None:
        g.enter(MUTATION)
        order = g.order
        for place in range(len(order) - 1, -1, -1):
            g.agenda.append(MUTATION_TURNS[order[place]])


class DetermineDamage(Step[DiceMutants]):
    """Each mutant attacks each other; all blows are counted first and then crossed off together."""

    def run(self, g: DiceMutants) -> None:
        g.enter(DAMAGE)
        living = g.order
        damage = rules.damage(g)
        if g.listening:
            tell_blows(g)
        beyond = [damage[seat] - g.life[seat] for seat in living]  # 0 or more for those who fall
        for seat in living:
            if damage[seat] > 0:
                g.lose_life(seat, damage[seat])
        for place in range(len(living)):
            seat = living[place]
            if g.life[seat] == 0:
                g.bury(seat, "blows", rules.hardest_hitter(g, seat), damage[seat], damage[seat] - beyond[place])
        check_the_end(g, living, beyond)


def tell_blows(g: DiceMutants) -> None:
    """Who hits whom, with the numbers that make the damage."""
    for seat in g.order:
        for other in g.order:
            blow = rules.strike(g, seat, other)
            if other != seat and blow > 0:
                args: dict[str, int | str] = {"other_seat": other, "damage": blow, "strikes": rules.strikes_of(g, seat)}
                args["attack"] = rules.attack_of(g, seat)
                args["defence"] = rules.defence_of(g, other)
                g.tell(Event("fought", seat, args))


class EndOfRound(Step[DiceMutants]):
    """Battles without blows come to an end; otherwise a new round begins."""

    def run(self, g: DiceMutants) -> None:
        calm = g.round - g.hurt_in
        if g.calm_rounds > 0 and g.hurt_in > 0 and calm >= g.calm_rounds:
            g.finish(rules.most_alive(g), "stalemate")  # dice_mutants.end.stalemate-twenty-rounds
        elif g.round >= g.box.last_round:
            g.finish(rules.most_alive(g), "bound")  # dice_mutants.end.bound-round-120
        else:
            g.agenda.append(ROUND)


def check_the_end(g: DiceMutants, fought: tuple[int, ...], beyond: list[int]) -> None:
    """The last one alive wins; the last ones who fell together share the victory, or the least beaten has it."""
    living = rules.token_order(g)
    if len(living) == 1:
        g.finish(living, "last-alive")
    elif not living:
        if g.overkill:
            g.finish((fought[beyond.index(min(beyond))],), "overkill")  # of equals the lower token, which stands first
        else:
            g.finish(tuple(sorted(fought)), "together")


ROUND: Final = Round()
ROLL_DICE: Final = RollEvolutionDice()
CLAIM_DICE: Final = ClaimEvolutionDice()
NEXT_CLAIM: Final = NextClaim()
CLAIMS: Final = [ClaimDie(seat) for seat in range(SEATS)]
ASSIGN_TURNS: Final = AssignEvolutionDice()
SPEND_MUTATION_POINTS: Final = SpendMutationPoints()
DETERMINE_DAMAGE: Final = DetermineDamage()
END_OF_ROUND: Final = EndOfRound()
