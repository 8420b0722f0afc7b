"""Laws of the state and of what is said about it: copies, saves, questions, views, events, reasons, texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any, Final

import msgspec

from chimera.engine.agenda import asked, choose, options, why_not
from chimera.engine.events import EVERYBODY, HOST, Message
from chimera.engine.game import Game, Opt, Step
from chimera.engine.lawbook import AT_SOME, Position, heard_by, law, wander
from chimera.engine.views import Part, entries

PLAYED_ON: Final = 6  # choices
MANY_WORDS: Final = 400  # a larger vocabulary is asked for in parts, other parts at other positions
DRAWS: Final = 40  # per option, to see whether `sample` is fair
CLOSE: Final = 1e-6  # numbers that differ by less come of rounding
SIGMAS: Final = 6.0  # how far from fair is too far: about one in a thousand million


@law(AT_SOME)
def no_field_is_forgotten(at: Position) -> None:
    """Every field of a state and of its steps is in FIELDS, so that copies and saves keep it."""
    lost = at.card.codec.forgotten()
    at.expect(not lost, f"not listed in FIELDS: {', '.join(lost)}.")
    for thing in things(at.game):
        derived = ("seat",) if isinstance(thing, Step) else ("listening", "events", "box")
        extra = [name for name in getattr(thing, "__dict__", ()) if name not in (*type(thing).FIELDS, *derived)]
        at.expect(not extra, f"{type(thing).__name__} holds {', '.join(extra)}, not listed in FIELDS.")


@law(AT_SOME)
def a_copy_is_equal_and_shares_nothing(at: Position) -> None:
    """A clone equals the original, listens to nobody, and shares no list or part that can change."""
    copy = at.game.clone()
    at.expect(type(copy) is type(at.game), f"the copy is a {type(copy).__name__}.")
    text = at.card.codec.text(copy)
    at.equal(at.text, text, "the copy differs")
    at.expect(not copy.listening, "somebody listens to the copy; events are not copied.")
    mine = {id(x) for x in changeable(at.game)}
    shared = [x for x in changeable(copy) if id(x) in mine]
    at.expect(not shared, f"the copy shares {shared[:1]} with the original.")


@law(AT_SOME)
def choices_on_a_copy_leave_the_original(at: Position) -> None:
    """Taking any option on a clone leaves the original as it was."""
    for seat in at.asked:
        for opt in options(at.game, seat):
            choose(at.game.clone(), seat, opt)
            at.equal(at.text, at.now(), f"after {seat}:{opt.code} on a copy the original differs")


@law(AT_SOME)
def a_save_is_the_same(at: Position) -> None:
    """A state saved as text and loaded is the same, agenda and all, and plays on in the same way."""
    codec = at.card.codec
    loaded = codec.from_text(at.text)
    at.equal(at.text, codec.text(loaded), "loaded, it differs")
    seats = [(type(s), s.seat) for s in at.game.agenda]
    at.expect([(type(s), s.seat) for s in loaded.agenda] == seats, "loaded, other steps or seats are on the agenda.")
    for role in (*at.trial.roles, HOST):
        at.expect(loaded.view(role) == at.game.view(role), f"loaded, role {role} sees something else.")
    copy = at.game.clone()
    for seat, opt in wander(copy, at.stream(), PLAYED_ON):
        at.expect(
            seat in asked(loaded) and opt in options(loaded, seat), f"loaded, {seat}:{opt.code} is no longer offered."
        )
        choose(loaded, seat, opt)
        at.equal(codec.text(copy), codec.text(loaded), f"played on to {seat}:{opt.code}, the loaded one differs")


@law(AT_SOME)
def asking_changes_nothing(at: Position) -> None:
    """Questions (asked, options, sample, gist, prompt, rule, why_not, views, outcome, evaluation) change nothing."""
    g = at.game
    step = g.agenda[-1] if g.agenda else None
    for seat in at.asked:
        assert step is not None
        opts = options(g, seat)
        step.sample(g, seat, at.stream())
        step.gist(g, seat, opts[0])
        step.prompt(g, seat)
        step.rule(g, seat, opts[0])
        g.describe(seat, opts[0])
        for opt in at.trial.vocabulary[:8]:
            if opt not in opts:
                step.why_not(g, seat, opt)
    for role in (*at.trial.roles, HOST):
        g.view(role)
    for seat in range(at.trial.players):
        g.evaluate(seat)
        g.told(seat)
    g.standings()
    if at.card.together:
        g.team_value()
    g.doubt()
    g.chapter()
    g.outcome()
    g.totals()
    at.equal(at.text, at.now(), "after being asked, it differs")


@law(AT_SOME)
def listening_changes_nothing(at: Position) -> None:
    """A match runs the same whether somebody listens to its events or not."""
    for after in at.next():
        quiet = at.game.clone()
        choose(quiet, after.seat, after.opt)
        what = f"after {after.seat}:{after.opt.code} it differs when somebody listens"
        at.equal(at.card.codec.text(quiet), at.card.codec.text(after.game), what)


@law(AT_SOME)
def a_view_is_plain_and_stays(at: Position) -> None:
    """A view is plain data (numbers, texts, lists, entries by name) and does not change when the match goes on."""
    g = at.game.clone()
    roles = (*at.trial.roles, HOST)
    for role in roles:
        odd = strange(g.view(role))
        at.expect(odd is None, f"the view of role {role} holds {odd}, which is no plain data.")
    parts = [g.public_view(), *(g.private_view(role) for role in roles)]
    then = msgspec.json.encode(parts).decode()
    for seat, opt in wander(g, at.stream(), PLAYED_ON):
        now = msgspec.json.encode(parts).decode()
        at.equal(then, now, f"a view taken before {seat}:{opt.code} changed")


@law(AT_SOME)
def the_parts_of_a_view_fit(at: Position) -> None:
    """The public and the private part of a view share no entry, and are of the types that the card names."""
    public = at.game.public_view()
    fits(at, "public", public, 0)
    for role in (*at.trial.roles, HOST):
        private = at.game.private_view(role)
        fits(at, "private", private, 1)
        twice = sorted(set(entries(public)) & set(entries(private)))
        at.expect(not twice, f"{', '.join(twice)} stands in the public view and in the private one of role {role}.")


@law(AT_SOME)
def every_change_is_told(at: Position) -> None:
    """Whatever changes in a view between two decisions is named by an event that this viewer sees."""
    for after in at.next():
        for role in at.trial.roles:
            before, now = after.before[role], after.after[role]
            named: set[str] = set()
            seen = heard_by(after.events, role)
            for event in seen:
                named.update(at.card.events.get(event.kind, ()))
            changed = [key for key in {**before, **now} if before.get(key) != now.get(key)]
            untold = [key for key in changed if key not in named]
            at.expect(
                not untold,
                f"after {after.seat}:{after.opt.code} role {role} sees a change in {', '.join(untold)}, "
                f"named by none of the events it sees: {', '.join(e.kind for e in seen) or 'none'}.",
            )


@law(AT_SOME)
def every_event_is_declared(at: Position) -> None:
    """Every event has a kind that the card declares, plain arguments, and secrets among them."""
    for after in at.next():
        for event in after.events:
            what = f"after {after.seat}:{after.opt.code} the event '{event.kind}'"
            at.expect(event.kind in at.card.events, f"{what} is told, and not on the card.")
            at.expect(-1 <= event.seat < at.trial.players, f"{what} is about seat {event.seat}.")
            odd = [k for k, v in event.args.items() if type(v) is not int and type(v) is not str]
            at.expect(not odd, f"{what} has arguments that are neither number nor text: {', '.join(odd)}.")
            odd = [k for k in event.secret if k not in event.args and k != "*"]
            at.expect(not odd, f"{what} keeps secret what it does not have: {', '.join(odd)}.")
            aloud = event.known_by != EVERYBODY and not event.secret
            at.expect(not aloud, f"{what} is for some seats only and keeps nothing secret, so all see it whole.")


@law(AT_SOME)
def why_not_answers(at: Position) -> None:
    """Every option of the vocabulary that is not offered has a reason with a rule and a text; an offered one none."""
    t = at.trial
    parts = 1 + len(t.vocabulary) // MANY_WORDS
    for seat in at.asked:
        opts = options(at.game, seat)
        for opt in opts:
            at.expect(why_not(at.game, at.card.words, seat, opt.code) is None, f"{opt!r} is offered and refused.")
        for opt in t.vocabulary[at.number % parts :: parts]:
            if opt in opts:
                continue
            reason = why_not(at.game, at.card.words, seat, opt.code)
            what = f"{opt!r} is not offered to seat {seat}, and the reason"
            if reason is None:
                at.broken(f"{what} is missing.")
            at.expect(reason.rule in t.rules, f"{what} names the rule '{reason.rule}', which the ledger does not have.")
            wrong = unsaid(at, Message("reason-" + reason.key, reason.args))
            at.expect(not wrong, f"{what}: {wrong}.")


@law(AT_SOME)
def everything_has_its_words(at: Position) -> None:
    """Pieces, prompts, options and events have texts with all their arguments; options name a rule of the ledger."""
    g = at.game
    unwritten = at.trial.texts.missing()
    at.expect(not unwritten, f"content calls for texts that nobody wrote: {', '.join(unwritten)}.")
    for seat in at.asked:
        step = g.agenda[-1]
        wrong = unsaid(at, step.prompt(g, seat))
        at.expect(not wrong, f"the prompt to seat {seat}: {wrong}.")
        for opt in options(g, seat):
            wrong = unsaid(at, g.describe(seat, opt))
            at.expect(not wrong, f"the option {opt!r} of seat {seat}: {wrong}.")
            rule = step.rule(g, seat, opt)
            at.expect(rule in at.trial.rules, f"the option {opt!r} names the rule '{rule}', not in the ledger.")
    for after in at.next():
        for role in at.trial.roles:
            for event in heard_by(after.events, role):
                wrong = unsaid(at, event.message())
                at.expect(not wrong, f"the event '{event.kind}' to role {role}: {wrong}.")


@law(AT_SOME)
def sample_is_fair(at: Position) -> None:
    """`sample` gives only offered options, each equally often."""
    for seat in at.asked:
        step = at.game.agenda[-1]
        opts = options(at.game, seat)
        if type(step).sample is Step.sample:
            continue  # takes one of `options` by a fair number
        stream = at.stream(f"seat {seat}")
        counts: dict[Opt, int] = dict.fromkeys(opts, 0)
        for _ in range(DRAWS * len(opts)):
            opt = step.sample(at.game, seat, stream)
            at.expect(opt in counts, f"sample gave seat {seat} {opt!r}, which is not offered.")
            counts[opt] += 1
        odds = sum((n - DRAWS) ** 2 for n in counts.values()) / DRAWS
        at.expect(odds <= most_odds(len(opts) - 1), f"sample gave seat {seat} {counts}, expected about {DRAWS} each.")


@law(AT_SOME)
def alike_options_stand_alike(at: Position) -> None:
    """Options of one gist lead to positions that ask the same seats the same question and stand the same."""
    for seat in at.asked:
        step = at.game.agenda[-1]
        if type(step).gist is Step.gist:
            continue  # no two options share a rank
        first: dict[int, tuple[Opt, Game]] = {}
        for opt in options(at.game, seat):
            copy = at.game.clone()
            choose(copy, seat, opt)
            twin, other = first.setdefault(step.gist(at.game, seat, opt), (opt, copy))
            same = asked(copy) == asked(other) and list(map(type, copy.agenda)) == list(map(type, other.agenda))
            far = max(abs(a - b) for a, b in zip(copy.standings(), other.standings(), strict=True))
            at.expect(same and far < CLOSE, f"{seat}:{twin.code} and {seat}:{opt.code} have one gist, but differ.")


def most_odds(freedom: int) -> float:
    """The chi-square that fair counts hardly ever exceed (the approximation of Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + SIGMAS * sqrt(spread)) ** 3)


def things(value: Any) -> Iterator[Any]:
    """All objects with FIELDS in a state: itself, its parts, its steps."""
    if isinstance(value, list | tuple):
        for x in value:
            yield from things(x)
    elif hasattr(type(value), "FIELDS"):
        yield value
        for field in type(value).FIELDS:
            yield from things(getattr(value, field))


def changeable(value: Any) -> Iterator[Any]:
    """All lists and objects of a state that may change; steps may not."""
    if isinstance(value, list | tuple):
        if isinstance(value, list):
            yield value
        for x in value:
            yield from changeable(x)
    elif hasattr(type(value), "FIELDS") and not isinstance(value, Step):
        yield value
        for field in type(value).FIELDS:
            yield from changeable(getattr(value, field))


def fits(at: Position, name: str, part: Part, place: int) -> None:
    """Expect a part of a view to be of its type on the card; where that names none, a dict, and empty beside a type."""
    views = at.card.views
    if place >= len(views):
        at.expect(isinstance(part, dict), f"the {name} view is a {type(part).__name__}, not among the card's views.")
        at.expect(not views or not entries(part), f"the {name} view holds entries and has no type on the card.")
        return
    wanted = views[place]
    at.expect(type(part) is wanted, f"the {name} view is a {type(part).__name__}; the card says {wanted.__name__}.")
    try:
        msgspec.convert(entries(part), wanted)
    except msgspec.ValidationError as error:
        at.broken(f"the {name} view does not fit {wanted.__name__}: {error}.", error)


def strange(value: Any) -> str | None:
    """The first thing in a view that is no plain data, in words."""
    if value is None or type(value) in (bool, int, float, str):
        return None
    if isinstance(value, Mapping):
        inside = [*(f"the name {k!r}" for k in value if type(k) is not str), *(strange(v) for v in value.values())]
    elif isinstance(value, list | tuple):
        inside = [strange(v) for v in value]
    else:
        return f"a {type(value).__name__}"
    return next((odd for odd in inside if odd is not None), None)


def unsaid(at: Position, message: Message) -> str:
    """What is missing for a message to become a sentence; empty when nothing is."""
    texts = at.trial.texts
    if not texts.has(message.key):
        return f"there is no text '{message.key}'"
    value = texts.bundle.get_message(message.key).value
    if value is None:
        return f"the text '{message.key}' is empty"
    _, errors = texts.bundle.format_pattern(value, texts.given(message.key, message.args))
    return f"the text '{message.key}' lacks something: {errors[0]}" if errors else ""
