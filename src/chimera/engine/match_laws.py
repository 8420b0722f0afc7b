"""Laws of a match as it runs: it ends, somebody is asked, options are in order, nothing is lost, nothing returns."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from chimera.engine.agenda import Together, Window, asked, choose, options, turn
from chimera.engine.game import PASS, READY, SILENCE, Game
from chimera.engine.lawbook import AT_ALL, AT_REPLAY, AT_SOME, Position, law, wander

DETOURS: Final = 3
DETOUR_LENGTH: Final = 5


@law(AT_SOME)
def no_offered_choice_fails(at: Position) -> None:
    """Whatever is offered can be carried out, and the game then runs on to its next decision."""
    for seat in at.asked:
        for opt in options(at.game, seat):
            try:
                choose(at.game.clone(), seat, opt)
            except Exception as error:
                at.broken(f"when seat {seat} chooses {opt!r}: {type(error).__name__}: {error}.", error)


@law(AT_ALL)
def ends_within_its_bound(at: Position) -> None:
    """Every match ends, with an outcome, within the number of choices its card promises."""
    t = at.trial
    at.expect(at.number <= t.bound, f"the card promises an end within {t.bound} choices, and this is more.")
    if at.asked:
        return
    outcome = at.game.outcome()
    if outcome is None:
        at.broken("the match is over and has no outcome.")
    at.expect(len(outcome.scores) == t.players, f"the outcome has {len(outcome.scores)} scores.")
    at.expect(
        all(0 <= seat < t.players for seat in outcome.winners) and (outcome.winners or outcome.together),
        f"the winners are {outcome.winners}, expected at least one of the seats.",
    )
    at.expect(t.texts.has("ending-" + outcome.how), f"the ending 'ending-{outcome.how}' has no text.")


@law(AT_ALL)
def somebody_is_asked_until_the_end(at: Position) -> None:
    """Somebody is asked exactly as long as there is no outcome."""
    over = at.game.outcome() is not None
    at.expect(over != bool(at.asked), f"asked are {at.asked}, and there is {'an' if over else 'no'} outcome.")
    at.expect(
        list(at.asked) == sorted(set(at.asked) & set(range(at.trial.players))),
        f"asked are {at.asked}, expected different seats in their order.",
    )
    at.expect(turn(at.game) == (at.asked[0] if at.asked else -1), "it is not the first asked seat's turn.")


@law(AT_ALL)
def options_are_in_order(at: Position) -> None:
    """An asked seat has options: at least one, each once, by rank, from the vocabulary, the same for a copy."""
    if not at.asked:
        return
    copy = at.game.clone()
    for seat in at.asked:
        opts = options(at.game, seat)
        at.expect(opts, f"seat {seat} is asked and has no option; offer PASS.")
        rank = -1
        for opt in opts:
            if id(opt) not in at.trial.known_words:
                at.broken(f"seat {seat} is offered {opt!r}, not a word of this game.")
            if rank >= opt.rank:
                at.broken(f"{opt!r} is offered to seat {seat} twice or out of order: {opts}.")
            rank = opt.rank
        others = options(copy, seat)
        if len(opts) != len(others) or any(a is not b for a, b in zip(opts, others, strict=True)):
            at.broken(f"seat {seat} is offered {opts}, and {others} in a copy.")


@law(AT_SOME)
def a_chain_stays_with_its_seat(at: Position) -> None:
    """A decision that goes on with a composite move asks the seat that chose last, and nobody else."""
    for seat in at.asked:
        for opt in options(at.game, seat):
            g = at.game.clone()
            choose(g, seat, opt)
            if g.agenda and (g.agenda[-1].in_chain(g) or g.agenda[-1].MIDWAY):
                at.expect(asked(g) == (seat,), f"after {opt!r} of seat {seat} its chain goes on with {asked(g)}.")


@law(AT_ALL)
def a_window_can_be_passed(at: Position) -> None:
    """Everybody whom a window asks may pass."""
    if not at.asked or not at.game.agenda[-1].WINDOW:
        return
    for seat in at.asked:
        at.expect(PASS in options(at.game, seat), f"seat {seat} is asked in a window and cannot pass.")


@law(AT_ALL)
def nobody_with_something_to_do_is_passed_over(at: Position) -> None:
    """Where seats act together, whoever has something to do or to play is asked until READY or PASS."""
    step = at.game.agenda[-1] if at.asked else None
    for seat in range(at.trial.players):
        if isinstance(step, Together) and not (step.ready >> seat) & 1 and seat not in at.asked:
            acts = step.acts(at.game, seat)
            at.expect(not acts, f"seat {seat} could do {acts} and is not asked: `can` says no.")
        elif isinstance(step, Window) and not (step.passed >> seat) & 1 and seat not in at.asked:
            plays = step.plays(at.game, seat)
            at.expect(not plays, f"seat {seat} could play {plays} and is not asked: `could` says no.")


@law(AT_SOME)
def an_act_asks_everybody_anew(at: Position) -> None:
    """Where seats act together, an act of one withdraws the READY of all, and a play in a window their PASS."""
    place = len(at.game.agenda) - 1
    step = at.game.agenda[-1] if at.asked else None
    if not isinstance(step, Together | Window):
        return
    for seat in at.asked:
        for opt in options(at.game, seat):
            if opt is READY or opt is PASS:
                continue
            g = at.game.clone()
            choose(g, seat, opt)
            now = g.agenda[place] if place < len(g.agenda) else None
            if type(now) is type(step):
                still = now.ready if isinstance(now, Together) else now.passed
                at.expect(not still, f"after {seat}:{opt.code} somebody is still taken for READY or to have passed.")


@law(AT_ALL)
def nothing_is_lost(at: Position) -> None:
    """What the game declares as conserved never changes."""
    totals = at.game.totals()
    at.expect(totals == at.trial.totals, f"at the start there were {at.trial.totals}, now {totals}.")


@law(AT_ALL)
def no_state_returns(at: Position) -> None:
    """No state, dice apart, occurs twice in a match: nobody can go round in circles."""
    if not at.noted:
        return
    earlier = at.trial.before.setdefault(apart_from_dice(at.game, at.text and at.plain), at.number)
    at.expect(earlier == at.number, f"the state is the same as before choice {earlier}.")


@law(AT_SOME)
def no_detour_returns(at: Position) -> None:
    """No few choices on from a position lead back to a state that was there before, dice apart."""
    stream = at.stream()
    codec = at.card.codec
    for _ in range(DETOURS):
        g = at.game.clone()
        met = {apart_from_dice(g, codec.dump(g))}
        path: list[str] = []
        for seat, opt in wander(g, stream, DETOUR_LENGTH):
            path.append(f"{seat}:{opt.code}")
            state = apart_from_dice(g, codec.dump(g))
            at.expect(state not in met, f"the choices {' '.join(path)} go round in a circle.")
            met.add(state)


@law(AT_ALL)
def steps_never_change(at: Position) -> None:
    """A step on the agenda holds only ids, and stays as it was when it was pushed."""
    if not at.noted:
        return
    pushed = at.trial.pushed
    dump = at.card.codec.dump
    for step in at.game.agenda:
        plain = dump(step)
        was = pushed.get(id(step))
        if was is None:
            at.expect(not lists_in(plain), f"the step {plain} holds a list or another thing that can change.")
            pushed[id(step)] = (step, str(plain))
        else:
            at.expect(was[1] == str(plain), f"a step was {was[1]} and is now {plain}.")


@law(AT_REPLAY)
def replay_is_the_same(at: Position) -> None:
    """The same seed and choices give the same states."""
    if at.number in at.trial.marks:
        at.equal(at.trial.marks[at.number], at.text, "played again, the state differs")


@law(AT_REPLAY)
def nobody_talks_to_an_empty_room(at: Position) -> None:
    """Events are told only while somebody listens."""
    if SILENCE:
        kinds = [event.kind for event in SILENCE]
        SILENCE.clear()
        at.broken(f"the events {kinds} were told while nobody listened; tell them behind `if g.listening`.")


def apart_from_dice(g: Game, plain: Any) -> bytes:
    """What tells states apart when dice do not count, given the state's dump."""
    (fields,) = plain.values()
    where = g.FIELDS.index("dice")
    return blake2b(msgspec.json.encode([*fields[:where], *fields[where + 1 :]]), digest_size=16).digest()


def lists_in(plain: Any) -> bool:
    """Whether the dump of a step holds a list or another object, besides the step itself."""
    (fields,) = plain.values()
    waiting = list(fields)
    while waiting:
        x = waiting.pop()
        if isinstance(x, list) or (isinstance(x, dict) and list(x) != ["t"]):
            return True
        if isinstance(x, dict):
            waiting.extend(x["t"])
    return False
