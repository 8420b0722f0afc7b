"""A table as one viewer may see it, in the words of the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from chimera.bots.levels import Tip
from chimera.engine.agenda import options
from chimera.engine.card import GameCard, SettingValue
from chimera.engine.events import HOST, SPECTATOR, Message
from chimera.engine.game import Game, Outcome
from chimera.engine.reasons import Reason
from chimera.engine.record import sealed
from chimera.engine.undo import Loss
from chimera.engine.views import Part
from chimera.server.messages import (
    CampaignState,
    Chat,
    EventState,
    Hint,
    HintOption,
    HostState,
    Invited,
    Lingers,
    Manners,
    MatchStory,
    Msg,
    OptionState,
    OthersLoss,
    OutcomeState,
    Pieces,
    Proof,
    Refused,
    Replay,
    ReplayLine,
    SeatQuestion,
    SeatState,
    Stand,
    State,
    TableState,
    TurningPoint,
    UndoAsked,
    UndoPreview,
    Why,
    You,
)
from chimera.server.shelf import amounts_of, invitations, rule_text, seat_cards, terms_of
from chimera.table.absence import gone
from chimera.table.campaign import carried_on
from chimera.table.free_order import could_go_ahead, is_ready
from chimera.table.looking_back import eyes
from chimera.table.pausing import paused
from chimera.table.questions import in_free_order
from chimera.table.seating import may_let_sit_in
from chimera.table.seats import Until
from chimera.table.standing import offered
from chimera.table.story import Happening, Told, last_choice, still_so
from chimera.table.table import ChatLine, Table
from chimera.table.turning import Account, Turn
from chimera.table.undo import may_take_back

LOG_LINES: Final = 200


def msg(message: Message) -> Msg:
    """A message for the wire."""
    return Msg(key=message.key, args=message.args)


def why_msg(reason: Reason) -> Msg:
    """A reason for the wire."""
    return Msg(key="reason-" + reason.key, args=reason.args)


def event_states(told: Iterable[Told], role: int) -> list[EventState]:
    """The events among things told, as a role may see them."""
    found: list[EventState] = []
    for each in told:
        seen = None if each.event is None else each.event.seen_by(role)
        if seen is not None:
            found.append(EventState(kind=seen.kind, seat=seen.seat, args=seen.args, text=msg(seen.message())))
    return found


def recap(table: Table, role: int, hands: Sequence[int]) -> list[EventState]:
    """What happened since a player last chose, for somebody who comes back."""
    if table.match is None or role < 0:
        return []
    chose = last_choice(table.match, hands or (role,))
    told = table.story.since(table.story.number_at(chose - 1))  # with what it brought about
    return event_states(still_so(table.match, told), role)


def log_lines(card: GameCard, told: Iterable[Told], role: int) -> list[Msg]:
    """The lines of the log, as a role may read them: one for a choice that was made in several parts."""
    whole = [each for each in told if each.event is None or each.event.kind not in card.halves]
    return [msg(line) for each in whole if (line := each.line(role)) is not None]


def seat_states(table: Table) -> list[SeatState]:
    """Who sits where, as everybody may see it."""
    asked = table.seen_asked(SPECTATOR)
    return [
        SeatState(
            name=place.name,
            kind=place.kind,
            bot=place.bot,
            away=place.away,
            connected=place.kind == "bot" or place.connected > 0,
            asked=seat in asked,
            ready=table.match is not None and is_ready(table.match.game, seat),
            gone=gone(table, seat),
            resigned=place.lent == "resigned",
            choices=choices_of(table, seat),
        )
        for seat, place in enumerate(table.places)
    ]


def choices_of(table: Table, seat: int) -> dict[str, SettingValue]:
    """What a seat chose before the match."""
    chosen = table.brought.choices
    return chosen[seat] if chosen else {}


def host_state(table: Table) -> HostState | None:
    """The host, as everybody may see it."""
    return None if table.host is None else HostState(name=table.host.name, connected=table.host.connected > 0)


def campaign_state(table: Table) -> CampaignState | None:
    """Where the match stands in its campaign."""
    if not table.number:
        return None
    goes_on = carried_on(table) != ""
    return CampaignState(number=table.number, goes_on=goes_on, ticks=sorted(table.ticks), next=table.next)


def manners(table: Table) -> Manners:
    """What people here agreed on."""
    return Manners(take_backs=table.manners.take_backs, sit_in=table.manners.sit_in)


def table_state(table: Table) -> TableState:
    """What is so about the table itself."""
    return TableState(
        name=table.name,
        manners=manners(table),
        watching=table.spectators,
        ended=table.ended,
        parting=sorted(table.parting),
    )


def what_if(table: Table) -> int | None:
    """After how many choices of another match this one branched off."""
    origin = "" if table.match is None else table.match.header.origin
    return int(origin.rpartition(" ")[2]) if origin else None


def asked_among(seats: list[SeatState], now: tuple[int, ...]) -> list[SeatState]:
    """The same seats, with those asked of whom one viewer knows it."""
    if all(each.asked == (seat in now) for seat, each in enumerate(seats)):
        return seats
    return [msgspec.structs.replace(each, asked=seat in now) for seat, each in enumerate(seats)]


def question(table: Table, role: int) -> tuple[Msg | None, list[OptionState]]:
    """What a role is asked, and its options; nothing where the table answers for it."""
    if table.match is None or role not in table.asked() or table.stands(role) or table.has_no_choice(role):
        return None, []
    if role in table.last:
        return None, []
    g = table.game_for(role)
    return msg(g.agenda[-1].prompt(g, role)), option_states(g, role)


def option_states(g: Game, role: int) -> list[OptionState]:
    """The options of a role that is asked."""
    step = g.agenda[-1]
    return [
        OptionState(
            code=opt.code,
            text=msg(g.describe(role, opt)),
            rule=step.rule(g, role, opt),
            gist=step.gist(g, role, opt),
            shy=opt.verb in step.SHY,
        )
        for opt in options(g, role)
    ]


def seat_question(table: Table, seat: int) -> SeatQuestion:
    """One of several seats that a person plays without a curtain, and what it is asked."""
    prompt, opts = question(table, seat)
    return SeatQuestion(
        seat=seat,
        own=NOTHING if table.match is None else encoded_part(table.game_for(seat).private_view(seat)),
        prompt=prompt,
        options=opts,
        pass_until=list(offered(table, seat)) if len(opts) > 1 else [],
        standing=standing_of(table, seat),
        draft=table.drafted(seat),
    )


def standing_of(table: Table, role: int) -> Until | None:
    """Until what a role passes."""
    standing = table.places[role].standing if role >= 0 else None
    return None if standing is None else standing.until


def lingers(table: Table, role: int) -> Lingers | None:
    """The last choice of a role, while it may still take it back."""
    last = table.last.get(role)
    if last is None:
        return None
    return Lingers(code=last.codes[-1], text=msg(last.said), seconds=max(0.0, last.due - table.house.clock()))


def outcome_state(outcome: Outcome | None) -> OutcomeState | None:
    """How the match ended."""
    if outcome is None:
        return None
    how = Msg(key="ending-" + outcome.how, args={})
    return OutcomeState(winners=list(outcome.winners), scores=list(outcome.scores), how=how, together=outcome.together)


def encoded_part(part: Part) -> msgspec.Raw:
    """A part of a view as it goes over the wire."""
    return msgspec.Raw(msgspec.json.encode(part))


class PublicViews:
    """What everybody sees, made and encoded once for all who look at the same game; for one change of a table."""

    def __init__(self) -> None:
        self.made: list[tuple[Game, msgspec.Raw]] = []

    def of(self, g: Game) -> msgspec.Raw:
        """The public view of a game: the table's, or that with a seat's draft."""
        for game, view in self.made:
            if game is g:
                return view
        view = encoded_part(g.public_view())
        self.made.append((g, view))
        return view


NOTHING: Final = encoded_part({})


def pieces(table: Table) -> Pieces | None:
    """The names of pieces, for a match that is not played with the content on the shelf."""
    card = table.card
    if card.content_hash == table.shelf.content_hash:
        return None
    return Pieces(terms=terms_of(card), amounts=amounts_of(card))


def state(
    table: Table,
    role: int,
    since: int,
    seats: list[SeatState],
    first: bool,
    undone: bool,
    views: PublicViews | None = None,
    hands: Sequence[int] = (),
) -> State:
    """The whole table for one role; `since` is the number of the last thing it was told.

    Who sends it to several roles gives the same `views` for all, as long as the table does not change. A person who
    plays several seats without a curtain (`hands`) is asked for all of them.
    """
    match = table.match
    g = None if match is None else table.shown_to(role)
    prompt, opts = question(table, role)
    undo_n, undo_free, redo_n = may_take_back(table, role) if role >= 0 else (0, False, 0)
    told = table.story.since(since)
    log = log_lines(table.card, table.story.since(0) if first else told, role)
    wish = table.wish
    now_asked = table.seen_asked(role)
    return State(
        seq=table.seq,
        game=table.card.name,
        settings=table.settings,
        pieces=pieces(table) if first else None,
        commitment="" if match is None else match.header.commitment,
        started=match is not None,
        seat=role if role >= 0 else None,
        seats=asked_among(seats, now_asked),
        host=host_state(table),
        files=list(table.brought.files),
        campaign=campaign_state(table),
        table=table_state(table),
        what_if=what_if(table),
        free_order=match is not None and in_free_order(match.game),
        bots_wait=could_go_ahead(table),
        paused=paused(table),
        mine=[seat_question(table, seat) for seat in hands] if len(hands) > 1 else [],
        public=NOTHING if g is None else (views or PublicViews()).of(g),
        own=NOTHING if g is None else encoded_part(g.private_view(role)),
        asked=list(now_asked),
        prompt=prompt,
        options=opts,
        pass_until=list(offered(table, role)) if len(opts) > 1 else [],
        standing=standing_of(table, role),
        draft=table.drafted(role),
        lingers=lingers(table, role),
        events=[] if undone else event_states(told, role),
        recap=recap(table, role, hands) if first else [],
        log=log[-LOG_LINES:],
        first=first,
        undone=undone,
        can_undo=undo_n > 0,
        undo_free=undo_free,
        can_redo=redo_n > 0,
        undo_asked=None if wish is None else UndoAsked(by=wish.by, n=wish.n, waiting=sorted(wish.waiting)),
        outcome=None if match is None else outcome_state(match.game.outcome()),
    )


def replay(table: Table, guest: str, role: int, told: list[Happening]) -> Replay:
    """A match to look back at, as a role may have seen it."""
    match = table.playing()
    lines = [ReplayLine(at=at, text=msg(seen.message())) for at, e in told if (seen := e.seen_by(role)) is not None]
    return Replay(
        game=table.card.name,
        choices=len(match.line),
        over=table.over,
        eyes=eyes(table, guest),
        seat=role,
        own=next(iter(table.seats_of(guest)), None),
        outcome=outcome_state(match.game.outcome()),
        lines=lines,
    )


def point(table: Table, g: Game, number: int, role: int, told: list[Happening]) -> State:
    """One point of a match, as a role may have seen it then: nothing to choose, nothing to take back."""
    now = table.seen_asked(role, g)
    seats = [
        SeatState(
            name=p.name,
            kind=p.kind,
            bot=p.bot,
            away=False,
            connected=True,
            asked=seat in now,
            ready=is_ready(g, seat),
            gone=False,
            resigned=p.lent == "resigned",
            choices=choices_of(table, seat),
        )
        for seat, p in enumerate(table.places)
    ]
    events = [Told(0, number, event, None) for at, event in told if at == number]
    return State(
        seq=number,
        game=table.card.name,
        settings=table.settings,
        pieces=pieces(table),
        commitment=table.playing().header.commitment,
        started=True,
        seat=role if role >= 0 else None,
        seats=seats,
        host=host_state(table),
        files=list(table.brought.files),
        campaign=campaign_state(table),
        table=table_state(table),
        what_if=what_if(table),
        free_order=in_free_order(g),
        bots_wait=False,
        paused=False,
        mine=[],
        public=encoded_part(g.public_view()),
        own=encoded_part(g.private_view(role)),
        asked=list(now),
        prompt=None,
        options=[],
        pass_until=[],
        standing=None,
        draft=0,
        lingers=None,
        events=event_states(events, role),
        recap=[],
        log=log_lines(table.card, events, role),
        first=True,
        undone=False,
        can_undo=False,
        undo_free=False,
        can_redo=False,
        undo_asked=None,
        outcome=outcome_state(g.outcome()),
    )


def story(card: GameCard, account: Account) -> MatchStory:
    """A finished match in short."""
    return MatchStory(
        together=card.together,
        stands=[
            Stand(round=s.round, at=s.at, tally=s.tally, chances=[percent(chance) for chance in s.chances])
            for s in account.stands
        ],
        turns=[
            TurningPoint(round=t.round, at=t.at, what=[msg(event.message()) for event in t.events], meant=meant(t))
            for t in account.turns
        ],
        proof=Proof(
            commitment=account.header.commitment,
            sealed=sealed(account.header).decode(),
            choices=account.choices,
            replays=account.replays,
        ),
    )


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


def meant(turn: Turn) -> Msg:
    """What a turning point did to the chance of whom it concerned most."""
    key = ("turned" if turn.round else "moved") + ("-up" if turn.after > turn.before else "-down")
    change: dict[str, int | str] = {"before": percent(turn.before), "after": percent(turn.after)}
    if turn.seat < 0:
        return Msg(key=f"{key}-team", args=change)
    return Msg(key=key, args={"seat": turn.seat, **change})


def invited(table: Table, seat: int, by: str) -> Invited:
    """The seat, or the host's place, that a link leads to."""
    return Invited(
        game=table.card.name,
        seat=seat,
        choices={} if seat == HOST else choices_of(table, seat),
        name=table.name,
        by=by,
        seats=seat_cards(table.places),
        settings=table.settings,
        manners=manners(table),
        files=list(table.brought.files),
        started=table.match is not None,
    )


def you(table: Table, guest: str, role: int) -> You:
    """What concerns one guest alone."""
    seat = role if role >= 0 else None
    owner = guest == table.owner
    place = table.host if role == HOST else None if seat is None else table.places[seat]
    return You(
        seat=seat,
        seats=table.seats_of(guest),
        curtain=len(table.seats_of(guest)) > 1 and table.curtained,
        host=role == HOST,
        owner=owner,
        lets_sit_in=may_let_sit_in(table, guest),
        invitations=invitations(table.places, table.host) if owner else [],
        return_path=None if place is None else f"/join/{place.key}",
    )


def chat(line: ChatLine) -> Chat:
    """A line of chat."""
    return Chat(id=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at)


def refused(table: Table, code: str, reason: Reason) -> Refused:
    """A choice that changed nothing."""
    text = rule_text(table.shelf, reason.rule)
    return Refused(seq=table.seq, code=code[:40], reason=why_msg(reason), rule=reason.rule, rule_text=text)


def why(table: Table, code: str, reason: Reason | None, rule: str) -> Why:
    """The answer to "why not?"."""
    said = None if reason is None else why_msg(reason)
    return Why(seq=table.seq, code=code[:40], reason=said, rule=rule, rule_text=rule_text(table.shelf, rule))


def undo_preview(seq: int, lost: Loss) -> UndoPreview:
    """What an undo would take back."""
    others = [OthersLoss(seat=seat, n=n) for seat, n in lost.others.items()]
    return UndoPreview(seq=seq, own=[msg(each) for each in lost.own], others=others, anew=lost.anew, shown=lost.shown)


def hint(table: Table, seat: int, seq: int, drafted: int, tips: list[tuple[Tip, list[Message]]]) -> Hint:
    """A search's best options; empty when the table has moved on meanwhile."""
    if table.match is None or table.seq != seq or table.drafted(seat) != drafted:
        return Hint(seq=seq, options=[])
    g = table.game_for(seat)
    found: list[HintOption] = []
    for tip, reasons in tips:
        opt = table.card.words.by_code[tip.code]
        because = Msg(key="hint-search", args={"percent": round(100 * tip.value), "times": tip.visits})
        if tip.helps:
            because = Msg(key="hint-search-helps", args={**because.args, "seat": tip.helps[0]})
        rule = g.agenda[-1].rule(g, seat, opt)
        found.append(
            HintOption(
                code=tip.code,
                text=msg(g.describe(seat, opt)),
                value=tip.value,
                why=because,
                reasons=[msg(reason) for reason in reasons],
                rule=rule,
            )
        )
    return Hint(seq=seq, options=found)
