"""The wire: what server and client say to each other. The client's types are made from these (tools/wire_types.py).

Every message of the socket is a JSON object with a `type`. `seq` is the number of lines in the match's record
that a message was made against.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Value = bool | int | str
Encoded = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]  # JSON already


class Out(msgspec.Struct, frozen=True, kw_only=True):
    """What the server says: every field is always there."""


class In(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the client says: checked strictly."""


class Msg(Out, frozen=True):
    """A text to be: a Fluent message and its arguments.

    An argument called `seat` or ending in `_seat` is a seat's number and shown as its name; other numbers are shown by
    the game's `terms`, if it has some for that argument.
    """

    key: str
    args: dict[str, int | str]


# HTTP


class Problem(Out, frozen=True, tag="error"):
    """What went wrong, on a socket or as any answer that is not a success: one sentence that says what to do."""

    sentence: str  # in the language the browser asks for
    text: Msg  # the same, for a client that has the words itself


class Me(Out, frozen=True):
    """The guest."""

    nickname: str
    known: bool  # False until the guest chose a nickname


class NewNickname(In, frozen=True):
    """What the guest wants to be called."""

    nickname: str


class SettingInfo(Out, frozen=True):
    """A setting of a game; the first value is the default."""

    name: str
    title: str
    doc: str
    values: list[Value]
    titles: list[str]  # of the values; empty for numbers and for yes and no, which the client says itself
    distinct: bool  # a choice of seats of which no two have the same


class BotInfo(Out, frozen=True):
    """A bot that plays a game."""

    name: str
    title: str


class GameInfo(Out, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    minutes: int
    settings: list[SettingInfo]
    together: bool  # a cooperative game: all win or all lose
    seat_choices: list[SettingInfo]  # what each seat chooses before the match
    user_files: list[str]  # the kinds of files people may bring, "game/kind": the first key of such a file
    campaign: bool  # matches may follow each other, the next begins with what the last one left
    host: bool  # somebody may sit at the table as its host, who plays no seat and sees more
    bots: list[BotInfo]
    best_bot: str  # whom to play against when nothing else is asked for
    terms: dict[str, list[str]]  # argument of a message -> message keys by number
    amounts: dict[str, dict[str, int]]  # message key -> arguments its text always has
    board: str  # the address of the board that its package brings, below the base; empty for the client's own


class SeatCard(Out, frozen=True):
    """A seat on a table's card."""

    name: str
    kind: Literal["person", "bot", "open"]
    you: bool


class TableCard(Out, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    seats: list[SeatCard]
    started: bool
    over: bool
    your_turn: bool
    updated: float  # seconds since 1970
    campaign: int  # which match of a campaign, from 1; 0 outside of one
    join: str | None  # the path to take a seat by, at a public table with an open seat


class Tables(Out, frozen=True):
    """The guest's tables, newest first, and public ones that wait for somebody."""

    mine: list[TableCard]
    open: list[TableCard]


class NewSeat(In, frozen=True):
    """A seat of a new table."""

    kind: Literal["me", "bot", "open"]  # several may be "me": played in turn at one device
    bot: str = ""  # "" for the game's best_bot
    name: str = ""  # who sits there, if it is "me"; "" for the guest's nickname
    choices: dict[str, Value] = {}  # by the names of `seat_choices`; the usual where none is made


class NewTable(In, frozen=True):
    """A new table. The match begins when no seat is open any more."""

    game: str
    seats: list[NewSeat]
    settings: dict[str, Value] = {}
    public: bool = False
    files: dict[str, str] = {}  # that people wrote: name -> text
    host: Literal["", "me", "open"] = ""  # somebody who plays no seat and may see more; "open": whoever follows a link


class UserFile(In, frozen=True):
    """A file that somebody wants to bring, to be looked at before the table is made."""

    game: str
    name: str
    text: str


class FileRead(Out, frozen=True):
    """The file is in order."""

    kind: str


class Invitation(Out, frozen=True):
    """A link that gives a seat to whoever follows it first."""

    seat: int  # -2 for the host
    path: str


class TableMade(Out, frozen=True):
    """The new table."""

    id: str
    invitations: list[Invitation]


class Invited(Out, frozen=True):
    """What a link leads to, for whoever has not followed it yet."""

    game: str
    seat: int  # -2 for the host's place
    choices: dict[str, Value]  # made for this seat
    people: list[str]  # who sits at the table
    files: list[str]  # the names of those that were brought


class Joined(Out, frozen=True):
    """The seat that a link gave."""

    id: str
    seat: int  # -2 for the host's place


class RuleText(Out, frozen=True):
    """A rule of a game in our words."""

    id: str
    rule: str
    ruling: str


# The socket, from the server


class SeatState(Out, frozen=True):
    """Who sits where."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str  # the bot that plays this seat now, "" when none does
    away: bool  # a person's seat that a bot plays for the time being: they may take it back
    connected: bool
    asked: bool
    ready: bool  # said so in free order, and nothing has happened since
    gone: bool  # a person who has not been here for two minutes: others may say READY for them
    choices: dict[str, Value]  # made before the match


class HostState(Out, frozen=True):
    """The host: plays no seat and may see more."""

    name: str  # "" as long as nobody took the place
    connected: bool


class OptionState(Out, frozen=True):
    """An option of the decision this viewer is asked for."""

    code: str
    text: Msg
    rule: str
    gist: int  # options that make no difference share it; lists show one of them


class EventState(Out, frozen=True):
    """Something that happened, as this viewer may see it; seat -1 is the whole table."""

    kind: str
    seat: int
    args: dict[str, int | str]
    text: Msg


class UndoAsked(Out, frozen=True):
    """Somebody wants to take back choices behind a barrier; everybody in `waiting` is asked for consent."""

    by: int
    n: int
    waiting: list[int]


class OutcomeState(Out, frozen=True):
    """How the match ended."""

    winners: list[int]
    scores: list[int]
    how: Msg
    together: bool  # a cooperative game: all win or all lose


class SeatQuestion(Out, frozen=True):
    """One of several seats that a person plays without a curtain, and what it is asked."""

    seat: int
    own: Encoded  # what this seat knows beyond what everybody sees
    prompt: Msg | None
    options: list[OptionState]
    pass_until: list[Literal["act", "phase", "round"]]
    standing: Literal["act", "phase", "round"] | None
    draft: int


class CampaignState(Out, frozen=True):
    """Where a match stands in its campaign."""

    number: int  # of this match, from 1
    goes_on: bool  # the match is over and another may follow
    ticks: list[int]  # the seats that want it
    next: str | None  # the table of the match that follows


class Pieces(Out, frozen=True):
    """What the pieces of a match are called that is played with other content than today's."""

    terms: dict[str, list[str]]  # as in GameInfo
    amounts: dict[str, dict[str, int]]


class State(Out, frozen=True, tag="state"):
    """The whole table as one viewer may see it; sent after every change."""

    seq: int
    game: str
    settings: dict[str, Value]
    pieces: Pieces | None  # with the first state, where the content on the shelf would name other ones
    commitment: str  # to the seed; "" before the match begins
    started: bool
    seat: int | None  # None for a spectator
    seats: list[SeatState]
    host: HostState | None
    files: list[str]  # the names of those that people brought
    campaign: CampaignState | None
    free_order: bool  # everybody who is asked may act, in any order
    bots_wait: bool  # for people who are here; `go_ahead` lets them act
    mine: list[SeatQuestion]  # of somebody who plays several seats without a curtain: all of them, else none
    public: Encoded  # what everybody sees of the match, of the game's own type; {} before it begins
    own: Encoded  # what this viewer knows beyond that; the view is both together
    asked: list[int]
    prompt: Msg | None
    options: list[OptionState]
    pass_until: list[Literal["act", "phase", "round"]]  # until what this viewer may pass now
    standing: Literal["act", "phase", "round"] | None  # until what this viewer passes: windows are answered for them
    draft: int  # choices of a chain this viewer has begun and may cancel: nobody else knows of them
    events: list[EventState]  # since the last state this viewer was sent
    log: list[Msg]  # the last 200 lines in the first state (`first`), then only new ones
    first: bool
    undone: bool  # this state comes from an undo: nothing to animate
    can_undo: bool
    undo_free: bool  # False: the other people are asked for consent
    can_redo: bool
    undo_asked: UndoAsked | None
    outcome: OutcomeState | None


class ReplayLine(Out, frozen=True):
    """A line of the log, with the number of the choice it followed."""

    at: int
    text: Msg


class Replay(Out, frozen=True):
    """A match to look back at; the points themselves are states whose `seq` is the number of choices."""

    game: str
    choices: int
    over: bool
    eyes: list[int]  # the seats through whose eyes this guest may look, -1 for what everybody sees, -2 for the host
    seat: int  # through whose eyes these lines were seen
    lines: list[ReplayLine]


class You(Out, frozen=True, tag="you"):
    """What concerns this guest alone; sent after the first state and when it changes."""

    seat: int | None
    seats: list[int]  # all seats played at this device; of several, `turn_to` chooses the one to look from
    curtain: bool  # these seats keep secrets from each other: the device is handed over
    host: bool
    owner: bool  # made the table: may give open, bot's and deserted seats to bots
    invitations: list[Invitation]  # open seats, for the owner
    return_path: str | None  # the personal link to this seat, for the guest's other devices; not to be shared


class Refused(Out, frozen=True, tag="refused"):
    """A choice that changed nothing, and why."""

    seq: int
    code: str
    reason: Msg
    rule: str
    rule_text: str


class Why(Out, frozen=True, tag="why"):
    """The answer to "why not?"; reason is null when the code can be chosen, then the rule is the one behind it."""

    seq: int
    code: str
    reason: Msg | None
    rule: str
    rule_text: str


class HintOption(Out, frozen=True):
    """An option a bot likes."""

    code: str
    text: Msg
    value: float  # larger is better; to be compared within one hint only
    why: Msg
    rule: str


class Hint(Out, frozen=True, tag="hint"):
    """A bot's best three options, best first."""

    seq: int
    options: list[HintOption]


class Chat(Out, frozen=True, tag="chat"):
    """A line of the chat; the last 100 follow the first state."""

    id: int
    seat: int | None  # -2 for the host, None for a spectator
    name: str = msgspec.field(name="from")
    text: str
    at: float


# Advice: said among friends, never recorded, gone when it is no longer true


class PlanStep(Out, frozen=True):
    """One choice of a plan."""

    code: str
    text: Msg


class PlanState(Out, frozen=True):
    """What a seat plans to do."""

    seat: int
    steps: list[PlanStep]
    broken: Msg | None  # why it can no longer be carried out
    next: list[OptionState]  # what could be planned after it; for the planner alone


class OfferState(Out, frozen=True):
    """Something a seat would do for another, if they want it."""

    id: int
    by: int
    to: int
    code: str
    text: Msg


class Advice(Out, frozen=True, tag="advice"):
    """All plans and offers as they are now; sent after the first state if there are some, and when they change."""

    plans: list[PlanState]
    offers: list[OfferState]


class Pointed(Out, frozen=True, tag="pointed"):
    """A seat points at something on the board, which the board has named."""

    seat: int
    what: str


class Cheered(Out, frozen=True, tag="cheered"):
    """A seat cheers."""

    seat: int


ServerMessage = State | You | Refused | Why | Hint | Chat | Advice | Pointed | Cheered | Problem


# The socket, from the client


class Hello(In, frozen=True, tag="hello"):
    """The first message: the last `seq` this client has seen, and the seat of several it looked from, or null."""

    seen: int | None = None
    seat: int | None = None


class TurnTo(In, frozen=True, tag="turn_to"):
    """The device was handed over: show the table to another of its seats."""

    seat: int


class Choose(In, frozen=True, tag="choose"):
    """A choice, and the `seq` and `draft` of the state it was made on.

    Here and below `seat` is one of those in `mine`; null for the seat one looks from.
    """

    code: str
    seq: int
    draft: int = 0
    seat: int | None = None


class AskWhy(In, frozen=True, tag="why"):
    """Why can this not be chosen?"""

    code: str
    seat: int | None = None


class Undo(In, frozen=True, tag="undo"):
    """Take back my last choice."""


class Cancel(In, frozen=True, tag="cancel"):
    """Drop the chain I have begun."""

    seat: int | None = None


class PassUntil(In, frozen=True, tag="pass_until"):
    """Pass now and in windows like this one until somebody else acts in one, or the next phase or round begins."""

    until: Literal["act", "phase", "round"]
    seq: int
    seat: int | None = None


class AskAgain(In, frozen=True, tag="ask_again"):
    """Do not pass for me any more."""

    seat: int | None = None


class GoAhead(In, frozen=True, tag="go_ahead"):
    """In free order: let the bots act now, before the people are ready."""


class NotReady(In, frozen=True, tag="not_ready"):
    """In free order: take back READY."""

    seat: int | None = None


class ReadyFor(In, frozen=True, tag="ready_for"):
    """In free order: say READY for somebody who is `gone`."""

    seat: int


class PlanAhead(In, frozen=True, tag="plan"):
    """Show the others what I mean to do: choices in their order; none clears the plan."""

    codes: list[str]
    seat: int | None = None


class CarryOut(In, frozen=True, tag="carry_out"):
    """Choose what my plan says, as far as it is allowed; made on the state with this `seq`."""

    seq: int
    seat: int | None = None


class Point(In, frozen=True, tag="point"):
    """Point at something on the board."""

    what: str
    seat: int | None = None


class Offer(In, frozen=True, tag="offer"):
    """Offer to make this choice of mine for somebody who is asked."""

    to: int
    code: str
    seat: int | None = None


class AnswerOffer(In, frozen=True, tag="answer_offer"):
    """Take an offer, and it is carried out, or decline it; whoever made it may withdraw it the same way."""

    id: int
    yes: bool


class Cheer(In, frozen=True, tag="cheer"):
    """Cheer."""

    seat: int | None = None


class NextMatch(In, frozen=True, tag="next_match"):
    """Whether I want the next match of the campaign; it is made when all people at the table do."""

    yes: bool


class Redo(In, frozen=True, tag="redo"):
    """Play again what was taken back."""


class Consent(In, frozen=True, tag="consent"):
    """The answer to `undo_asked`."""

    yes: bool


class AskHint(In, frozen=True, tag="hint"):
    """What would a bot do?"""

    seat: int | None = None


class Say(In, frozen=True, tag="chat"):
    """A line of chat."""

    text: str


class HandOver(In, frozen=True, tag="hand_over"):
    """Let a bot play a seat: one's own, or as the owner an open, a bot's or a deserted one."""

    seat: int
    bot: str = ""


class TakeBack(In, frozen=True, tag="take_back"):
    """Play one's own seat again."""

    seat: int


ClientMessage = (
    Hello
    | TurnTo
    | Choose
    | AskWhy
    | Undo
    | Cancel
    | PassUntil
    | AskAgain
    | GoAhead
    | NotReady
    | ReadyFor
    | PlanAhead
    | CarryOut
    | Point
    | Offer
    | AnswerOffer
    | Cheer
    | NextMatch
    | Redo
    | Consent
    | AskHint
    | Say
    | HandOver
    | TakeBack
)

FROM_SERVER: Final = (
    *(Me, GameInfo, Tables, TableMade, FileRead, Invited, Joined, RuleText, Replay),
    *(State, You, Refused, Why, Hint, Chat, Advice, Pointed, Cheered, Problem),
)
FROM_CLIENT: Final = (
    *(NewNickname, NewTable, UserFile),
    *(
        Hello,
        TurnTo,
        Choose,
        AskWhy,
        Undo,
        Cancel,
        PassUntil,
        AskAgain,
        GoAhead,
        NotReady,
        ReadyFor,
        PlanAhead,
        CarryOut,
        Point,
        Offer,
        AnswerOffer,
        Cheer,
        NextMatch,
        Redo,
        Consent,
        AskHint,
        Say,
        HandOver,
        TakeBack,
    ),
)
