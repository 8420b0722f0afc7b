"""The wire: what server and client say to each other. The client's types are made from these (tools/wire_types.py).

Every message of the socket is a JSON object with a `type`. `seq` is the number of lines in the match's record
that a message was made against.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Value = bool | int | str
TakeBacks = Literal["free", "ask", "none"]
SitIn = Literal["anybody", "owner", "auto"]
Weight = Literal["quiet", "plain", "big"]  # of an event: in the log alone, told in passing, a moment of its own
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


class DifficultyRow(Out, frozen=True):
    """How often teams of a bot win with so many players and these settings, measured beforehand; in percent."""

    settings: dict[str, Value]  # the others were as usual
    players: int
    bot: str
    games: int
    won: float
    low: float  # the 95 % interval
    high: float


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
    difficulty: list[DifficultyRow]  # of a cooperative game that was measured
    terms: dict[str, list[str]]  # argument of a message -> message keys by number
    amounts: dict[str, dict[str, int]]  # message key -> arguments its text always has
    weights: dict[str, Weight]  # event kind -> how much is made of it
    board: str  # the address of the board that its package brings, below the base; empty for the client's own


class Manners(Out, frozen=True):
    """What people at a table agreed on beforehand."""

    take_backs: TakeBacks  # free: at once; ask: whoever is concerned is asked; none
    sit_in: SitIn  # who lets a bot play for somebody who is gone: anybody at the table, its owner, the table itself


class SeatCard(Out, frozen=True):
    """A seat on a table's card."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str  # the bot that plays it now, "" when none does
    you: bool
    resigned: bool


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
    what_if: bool  # it goes on from a point of another match
    join: str | None  # the path to take a seat by, at a public table with an open seat
    name: str  # what its owner called it, "" for nothing
    abandoned: bool  # people ended the match without a result
    round: int  # 0 for a game that knows none
    deciding: list[int]  # the seats that everybody may see deciding; none in a window
    winners: list[int]


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
    name: str = ""
    take_backs: TakeBacks = "ask"
    sit_in: SitIn = "anybody"


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
    name: str  # of the table
    by: str  # who invites
    seats: list[SeatCard]  # who sits where
    settings: dict[str, Value]
    manners: Manners
    files: list[str]  # the names of those that were brought
    started: bool


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
    gone: bool  # a person who has not been here for two minutes: others may say READY or let a bot sit in for them
    resigned: bool  # gave the seat up for good; a bot plays on
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
    shy: bool  # gives something up: never the large button


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


class TableState(Out, frozen=True):
    """What is so about the table itself, whatever is played at it."""

    name: str
    manners: Manners
    watching: int  # people who neither play nor host
    ended: Literal["", "abandoned", "closed"]  # by people: without a result, or before it began
    parting: list[int]  # seats that would rather abandon the match; it ends when all people who are here would


class Pieces(Out, frozen=True):
    """What the pieces of a match are called that is played with other content than today's."""

    terms: dict[str, list[str]]  # as in GameInfo
    amounts: dict[str, dict[str, int]]


class Lingers(Out, frozen=True):
    """A choice that is brought about after a moment; chosen again, at once."""

    code: str
    text: Msg
    seconds: float  # until then


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
    table: TableState
    what_if: int | None  # after so many choices of another match it branched off; None for a match of its own
    free_order: bool  # everybody who is asked may act, in any order
    bots_wait: bool  # for people who are here; `go_ahead` lets them act
    paused: bool  # the table answers nothing by itself: its only person reads the guide
    mine: list[SeatQuestion]  # of somebody who plays several seats without a curtain: all of them, else none
    public: Encoded  # what everybody sees of the match, of the game's own type; {} before it begins
    own: Encoded  # what this viewer knows beyond that; the view is both together
    asked: list[int]
    prompt: Msg | None
    options: list[OptionState]
    pass_until: list[Literal["act", "phase", "round"]]  # until what this viewer may pass now
    standing: Literal["act", "phase", "round"] | None  # until what this viewer passes: windows are answered for them
    draft: int  # choices of a chain this viewer has begun and may cancel: nobody else knows of them
    lingers: Lingers | None  # the choice that ended this viewer's move, while `undo` takes it back unseen
    events: list[EventState]  # since the last state this viewer was sent
    recap: list[EventState]  # with the first state: what happened since this viewer's last choice
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
    own: int | None  # the seat this guest plays or played here
    outcome: OutcomeState | None
    lines: list[ReplayLine]


class Stand(Out, frozen=True):
    """How the seats of a finished match stood when a round was over, or at the start."""

    round: int  # 0 at the start
    at: int  # after so many choices
    tally: list[int]
    chances: list[int]  # of winning, in percent, as bots see the position; of a team all the same


class TurningPoint(Out, frozen=True):
    """A round that changed much: the choice that did most of it, in the words of the log, and what it meant."""

    round: int  # 0 in a game without rounds
    at: int
    what: list[Msg]
    meant: Msg


class Proof(Out, frozen=True):
    """What anybody needs to check the dice: the SHA-256 of `sealed` is the commitment, and `sealed` holds the seed."""

    commitment: str
    sealed: str
    choices: int
    replays: bool  # played again from the seed, every choice gives what was told


class MatchStory(Out, frozen=True):
    """A finished match in short."""

    together: bool
    stands: list[Stand]  # empty in a game without rounds
    turns: list[TurningPoint]  # at most three, in their order
    proof: Proof


class WhatIf(In, frozen=True):
    """Where a finished match is left for a private table, and by which seat."""

    at: int
    seat: int


class You(Out, frozen=True, tag="you"):
    """What concerns this guest alone; sent after the first state and when it changes."""

    seat: int | None
    seats: list[int]  # all seats played at this device; of several, `turn_to` chooses the one to look from
    curtain: bool  # these seats keep secrets from each other: the device is handed over
    host: bool
    owner: bool  # made the table: may give open and bot's seats to bots, and close it before it begins
    lets_sit_in: bool  # may let a bot play for somebody who is gone
    invitations: list[Invitation]  # open seats, for the owner
    return_path: str | None  # the personal link to this seat, for the guest's other devices; not to be shared


class Refused(Out, frozen=True, tag="refused"):
    """A choice that changed nothing, and why."""

    seq: int
    code: str
    reason: Msg
    rule: str
    rule_text: str


class OthersLoss(Out, frozen=True):
    """How many answers of another seat an undo would take back."""

    seat: int
    n: int


class UndoPreview(Out, frozen=True, tag="undo_preview"):
    """The answer to an undo that should be thought over: what it would take back; `undo` with this `seq` does it."""

    seq: int
    own: list[Msg]  # choices of this viewer, as they were offered, the first one first
    others: list[OthersLoss]
    anew: bool  # dice will be rolled anew
    shown: bool  # what somebody was shown is shuffled again


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
    value: float  # the part of the victory it seems worth, 0 to 1
    why: Msg  # how a search came to that
    reasons: list[Msg]  # what it gains, costs and risks, in the game's words
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


ServerMessage = State | You | Refused | UndoPreview | Why | Hint | Chat | Advice | Pointed | Cheered | Problem


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
    """Take back my last choice; `sure` is the `seq` of the preview that was answered with yes."""

    sure: int | None = None


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


class Hurry(In, frozen=True, tag="hurry"):
    """I am out: the bots need not take their time for me. Over when I am asked again."""

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
    """Let a bot play a seat: one's own, that of somebody who is gone, or as the owner an open or a bot's one."""

    seat: int
    bot: str = ""


class TakeBack(In, frozen=True, tag="take_back"):
    """Play one's own seat again."""

    seat: int


class Pause(In, frozen=True, tag="pause"):
    """I read the guide, or have read it: where no other person plays, bots wait as long as this page is open."""

    on: bool


class Resign(In, frozen=True, tag="resign"):
    """Give one's own seat up for good; a bot plays on."""

    seat: int


class Abandon(In, frozen=True, tag="abandon"):
    """Whether I would rather end the match without a result; it ends when all people who are here would."""

    yes: bool


class CloseTable(In, frozen=True, tag="close_table"):
    """Call the table off, as its owner, before its match begins."""


ClientMessage = (
    Hello
    | TurnTo
    | Choose
    | AskWhy
    | Undo
    | Cancel
    | PassUntil
    | AskAgain
    | Hurry
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
    | Pause
    | Resign
    | Abandon
    | CloseTable
)

FROM_SERVER: Final = (
    *(Me, GameInfo, Tables, TableMade, FileRead, Invited, Joined, RuleText, Replay, MatchStory),
    *(State, You, Refused, UndoPreview, Why, Hint, Chat, Advice, Pointed, Cheered, Problem),
)
FROM_CLIENT: Final = (
    *(NewNickname, NewTable, UserFile, WhatIf),
    *(
        Hello,
        TurnTo,
        Choose,
        AskWhy,
        Undo,
        Cancel,
        PassUntil,
        AskAgain,
        Hurry,
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
        Pause,
        Resign,
        Abandon,
        CloseTable,
    ),
)
