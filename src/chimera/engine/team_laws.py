"""Laws of games that are won or lost together."""

from __future__ import annotations

from chimera.engine.lawbook import AT_ALL, Position, law


@law(AT_ALL)
def a_team_wins_or_loses_as_one(at: Position) -> None:
    """Where the card says `together` the outcome says so too, and all win or nobody does; elsewhere it never does."""
    outcome = at.game.outcome()
    if outcome is None:
        return
    together = at.card.together
    at.expect(
        outcome.together == together,
        f"the card says together={together}, the outcome together={outcome.together}.",
    )
    if together:
        one = outcome.winners == () or outcome.winners == tuple(range(at.trial.players))
        at.expect(one, f"the winners are {outcome.winners}, expected all seats in their order or none.")


@law(AT_ALL)
def a_teams_chance_is_a_chance(at: Position) -> None:
    """A team's chance is from 0 to 1 at every decision, 1 when all have won and 0 when all have lost."""
    if not at.card.together:
        return
    chance = at.game.team_value()
    at.expect(0.0 <= chance <= 1.0, f"the team's chance is {chance}, expected a number from 0 to 1.")
    outcome = at.game.outcome()
    if outcome is not None:
        sure = 1.0 if outcome.winners else 0.0
        at.expect(chance == sure, f"the match is over, and the team's chance is {chance}, expected {sure}.")
