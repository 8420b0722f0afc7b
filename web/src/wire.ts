// The wire between server and client. Made by tools/wire_types.py from src/chimera/server/messages.py; do not edit.

/** The guest. */
export interface Me {
  nickname: string;
  known: boolean;
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: [number, number];
  minutes: number;
  settings: SettingInfo[];
  together: boolean;
  seat_choices: SettingInfo[];
  user_files: string[];
  campaign: boolean;
  host: boolean;
  bots: BotInfo[];
  best_bot: string;
  difficulty: DifficultyRow[];
  terms: Record<string, string[]>;
  amounts: Record<string, Record<string, number>>;
  weights: Record<string, "big" | "plain" | "quiet">;
  board: string;
}

/** A setting of a game; the first value is the default. */
export interface SettingInfo {
  name: string;
  title: string;
  doc: string;
  values: (boolean | number | string)[];
  titles: string[];
  distinct: boolean;
}

/** A bot that plays a game. */
export interface BotInfo {
  name: string;
  title: string;
}

/** How often teams of a bot win with so many players and these settings, measured beforehand; in percent. */
export interface DifficultyRow {
  settings: Record<string, boolean | number | string>;
  players: number;
  bot: string;
  games: number;
  won: number;
  low: number;
  high: number;
}

/** The guest's tables, newest first, and public ones that wait for somebody. */
export interface Tables {
  mine: TableCard[];
  open: TableCard[];
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  seats: SeatCard[];
  started: boolean;
  over: boolean;
  your_turn: boolean;
  updated: number;
  campaign: number;
  what_if: boolean;
  join: string | null;
  name: string;
  abandoned: boolean;
  round: number;
  deciding: number[];
  winners: number[];
}

/** A seat on a table's card. */
export interface SeatCard {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  you: boolean;
  resigned: boolean;
}

/** The new table. */
export interface TableMade {
  id: string;
  invitations: Invitation[];
}

/** A link that gives a seat to whoever follows it first. */
export interface Invitation {
  seat: number;
  path: string;
}

/** The file is in order. */
export interface FileRead {
  kind: string;
}

/** What a link leads to, for whoever has not followed it yet. */
export interface Invited {
  game: string;
  seat: number;
  choices: Record<string, boolean | number | string>;
  name: string;
  by: string;
  seats: SeatCard[];
  settings: Record<string, boolean | number | string>;
  manners: Manners;
  files: string[];
  started: boolean;
}

/** What people at a table agreed on beforehand. */
export interface Manners {
  take_backs: "ask" | "free" | "none";
  sit_in: "anybody" | "auto" | "owner";
}

/** The seat that a link gave. */
export interface Joined {
  id: string;
  seat: number;
}

/** A rule of a game in our words. */
export interface RuleText {
  id: string;
  rule: string;
  ruling: string;
}

/** A match to look back at; the points themselves are states whose `seq` is the number of choices. */
export interface Replay {
  game: string;
  choices: number;
  over: boolean;
  eyes: number[];
  seat: number;
  own: number | null;
  outcome: OutcomeState | null;
  lines: ReplayLine[];
}

/** How the match ended. */
export interface OutcomeState {
  winners: number[];
  scores: number[];
  how: Msg;
  together: boolean;
}

/** A text to be: a Fluent message and its arguments. An argument called `seat` or ending in `_seat` is a seat's number and shown as its name; other numbers are shown by the game's `terms`, if it has some for that argument. */
export interface Msg {
  key: string;
  args: Record<string, number | string>;
}

/** A line of the log, with the number of the choice it followed. */
export interface ReplayLine {
  at: number;
  text: Msg;
}

/** A finished match in short. */
export interface MatchStory {
  together: boolean;
  stands: Stand[];
  turns: TurningPoint[];
  proof: Proof;
}

/** How the seats of a finished match stood when a round was over, or at the start. */
export interface Stand {
  round: number;
  at: number;
  tally: number[];
  chances: number[];
}

/** A round that changed much: the choice that did most of it, in the words of the log, and what it meant. */
export interface TurningPoint {
  round: number;
  at: number;
  what: Msg[];
  meant: Msg;
}

/** What anybody needs to check the dice: the SHA-256 of `sealed` is the commitment, and `sealed` holds the seed. */
export interface Proof {
  commitment: string;
  sealed: string;
  choices: number;
  replays: boolean;
}

/** The whole table as one viewer may see it; sent after every change. */
export interface State {
  type: "state";
  seq: number;
  game: string;
  settings: Record<string, boolean | number | string>;
  pieces: Pieces | null;
  commitment: string;
  started: boolean;
  seat: number | null;
  seats: SeatState[];
  host: HostState | null;
  files: string[];
  campaign: CampaignState | null;
  table: TableState;
  what_if: number | null;
  free_order: boolean;
  bots_wait: boolean;
  paused: boolean;
  mine: SeatQuestion[];
  public: Record<string, unknown>;
  own: Record<string, unknown>;
  asked: number[];
  prompt: Msg | null;
  options: OptionState[];
  pass_until: ("act" | "phase" | "round")[];
  standing: "act" | "phase" | "round" | null;
  draft: number;
  lingers: Lingers | null;
  events: EventState[];
  recap: EventState[];
  log: Msg[];
  first: boolean;
  undone: boolean;
  can_undo: boolean;
  undo_free: boolean;
  can_redo: boolean;
  undo_asked: UndoAsked | null;
  outcome: OutcomeState | null;
}

/** What the pieces of a match are called that is played with other content than today's. */
export interface Pieces {
  terms: Record<string, string[]>;
  amounts: Record<string, Record<string, number>>;
}

/** Who sits where. */
export interface SeatState {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  away: boolean;
  connected: boolean;
  asked: boolean;
  ready: boolean;
  gone: boolean;
  resigned: boolean;
  choices: Record<string, boolean | number | string>;
}

/** The host: plays no seat and may see more. */
export interface HostState {
  name: string;
  connected: boolean;
}

/** Where a match stands in its campaign. */
export interface CampaignState {
  number: number;
  goes_on: boolean;
  ticks: number[];
  next: string | null;
}

/** What is so about the table itself, whatever is played at it. */
export interface TableState {
  name: string;
  manners: Manners;
  watching: number;
  ended: "" | "abandoned" | "closed";
  parting: number[];
}

/** One of several seats that a person plays without a curtain, and what it is asked. */
export interface SeatQuestion {
  seat: number;
  own: Record<string, unknown>;
  prompt: Msg | null;
  options: OptionState[];
  pass_until: ("act" | "phase" | "round")[];
  standing: "act" | "phase" | "round" | null;
  draft: number;
}

/** An option of the decision this viewer is asked for. */
export interface OptionState {
  code: string;
  text: Msg;
  rule: string;
  gist: number;
  shy: boolean;
}

/** A choice that is brought about after a moment; chosen again, at once. */
export interface Lingers {
  code: string;
  text: Msg;
  seconds: number;
}

/** Something that happened, as this viewer may see it; seat -1 is the whole table. */
export interface EventState {
  kind: string;
  seat: number;
  args: Record<string, number | string>;
  text: Msg;
}

/** Somebody wants to take back choices behind a barrier; everybody in `waiting` is asked for consent. */
export interface UndoAsked {
  by: number;
  n: number;
  waiting: number[];
}

/** What concerns this guest alone; sent after the first state and when it changes. */
export interface You {
  type: "you";
  seat: number | null;
  seats: number[];
  curtain: boolean;
  host: boolean;
  owner: boolean;
  lets_sit_in: boolean;
  invitations: Invitation[];
  return_path: string | null;
}

/** A choice that changed nothing, and why. */
export interface Refused {
  type: "refused";
  seq: number;
  code: string;
  reason: Msg;
  rule: string;
  rule_text: string;
}

/** The answer to an undo that should be thought over: what it would take back; `undo` with this `seq` does it. */
export interface UndoPreview {
  type: "undo_preview";
  seq: number;
  own: Msg[];
  others: OthersLoss[];
  anew: boolean;
  shown: boolean;
}

/** How many answers of another seat an undo would take back. */
export interface OthersLoss {
  seat: number;
  n: number;
}

/** The answer to "why not?"; reason is null when the code can be chosen, then the rule is the one behind it. */
export interface Why {
  type: "why";
  seq: number;
  code: string;
  reason: Msg | null;
  rule: string;
  rule_text: string;
}

/** A bot's best three options, best first. */
export interface Hint {
  type: "hint";
  seq: number;
  options: HintOption[];
}

/** An option a bot likes. */
export interface HintOption {
  code: string;
  text: Msg;
  value: number;
  why: Msg;
  reasons: Msg[];
  rule: string;
}

/** A line of the chat; the last 100 follow the first state. */
export interface Chat {
  type: "chat";
  id: number;
  seat: number | null;
  from: string;
  text: string;
  at: number;
}

/** All plans and offers as they are now; sent after the first state if there are some, and when they change. */
export interface Advice {
  type: "advice";
  plans: PlanState[];
  offers: OfferState[];
}

/** What a seat plans to do. */
export interface PlanState {
  seat: number;
  steps: PlanStep[];
  broken: Msg | null;
  next: OptionState[];
}

/** One choice of a plan. */
export interface PlanStep {
  code: string;
  text: Msg;
}

/** Something a seat would do for another, if they want it. */
export interface OfferState {
  id: number;
  by: number;
  to: number;
  code: string;
  text: Msg;
}

/** A seat points at something on the board, which the board has named. */
export interface Pointed {
  type: "pointed";
  seat: number;
  what: string;
}

/** A seat cheers. */
export interface Cheered {
  type: "cheered";
  seat: number;
}

/** What went wrong, on a socket or as any answer that is not a success: one sentence that says what to do. */
export interface Problem {
  type: "error";
  sentence: string;
  text: Msg;
}

/** What the guest wants to be called. */
export interface NewNickname {
  nickname: string;
}

/** A new table. The match begins when no seat is open any more. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  settings?: Record<string, boolean | number | string>;
  public?: boolean;
  files?: Record<string, string>;
  host?: "" | "me" | "open";
  name?: string;
  take_backs?: "ask" | "free" | "none";
  sit_in?: "anybody" | "auto" | "owner";
}

/** A seat of a new table. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
  choices?: Record<string, boolean | number | string>;
}

/** A file that somebody wants to bring, to be looked at before the table is made. */
export interface UserFile {
  game: string;
  name: string;
  text: string;
}

/** Where a finished match is left for a private table, and by which seat. */
export interface WhatIf {
  at: number;
  seat: number;
}

/** The first message: the last `seq` this client has seen, and the seat of several it looked from, or null. */
export interface Hello {
  type: "hello";
  seen?: number | null;
  seat?: number | null;
}

/** The device was handed over: show the table to another of its seats. */
export interface TurnTo {
  type: "turn_to";
  seat: number;
}

/** A choice, and the `seq` and `draft` of the state it was made on. Here and below `seat` is one of those in `mine`; null for the seat one looks from. */
export interface Choose {
  type: "choose";
  code: string;
  seq: number;
  draft?: number;
  seat?: number | null;
}

/** Why can this not be chosen? */
export interface AskWhy {
  type: "why";
  code: string;
  seat?: number | null;
}

/** Take back my last choice; `sure` is the `seq` of the preview that was answered with yes. */
export interface Undo {
  type: "undo";
  sure?: number | null;
}

/** Drop the chain I have begun. */
export interface Cancel {
  type: "cancel";
  seat?: number | null;
}

/** Pass now and in windows like this one until somebody else acts in one, or the next phase or round begins. */
export interface PassUntil {
  type: "pass_until";
  until: "act" | "phase" | "round";
  seq: number;
  seat?: number | null;
}

/** Do not pass for me any more. */
export interface AskAgain {
  type: "ask_again";
  seat?: number | null;
}

/** I am out: the bots need not take their time for me. Over when I am asked again. */
export interface Hurry {
  type: "hurry";
  seat?: number | null;
}

/** In free order: let the bots act now, before the people are ready. */
export interface GoAhead {
  type: "go_ahead";
}

/** In free order: take back READY. */
export interface NotReady {
  type: "not_ready";
  seat?: number | null;
}

/** In free order: say READY for somebody who is `gone`. */
export interface ReadyFor {
  type: "ready_for";
  seat: number;
}

/** Show the others what I mean to do: choices in their order; none clears the plan. */
export interface PlanAhead {
  type: "plan";
  codes: string[];
  seat?: number | null;
}

/** Choose what my plan says, as far as it is allowed; made on the state with this `seq`. */
export interface CarryOut {
  type: "carry_out";
  seq: number;
  seat?: number | null;
}

/** Point at something on the board. */
export interface Point {
  type: "point";
  what: string;
  seat?: number | null;
}

/** Offer to make this choice of mine for somebody who is asked. */
export interface Offer {
  type: "offer";
  to: number;
  code: string;
  seat?: number | null;
}

/** Take an offer, and it is carried out, or decline it; whoever made it may withdraw it the same way. */
export interface AnswerOffer {
  type: "answer_offer";
  id: number;
  yes: boolean;
}

/** Cheer. */
export interface Cheer {
  type: "cheer";
  seat?: number | null;
}

/** Whether I want the next match of the campaign; it is made when all people at the table do. */
export interface NextMatch {
  type: "next_match";
  yes: boolean;
}

/** Play again what was taken back. */
export interface Redo {
  type: "redo";
}

/** The answer to `undo_asked`. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** What would a bot do? */
export interface AskHint {
  type: "hint";
  seat?: number | null;
}

/** A line of chat. */
export interface Say {
  type: "chat";
  text: string;
}

/** Let a bot play a seat: one's own, that of somebody who is gone, or as the owner an open or a bot's one. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot?: string;
}

/** Play one's own seat again. */
export interface TakeBack {
  type: "take_back";
  seat: number;
}

/** I read the guide, or have read it: where no other person plays, bots wait as long as this page is open. */
export interface Pause {
  type: "pause";
  on: boolean;
}

/** Give one's own seat up for good; a bot plays on. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** Whether I would rather end the match without a result; it ends when all people who are here would. */
export interface Abandon {
  type: "abandon";
  yes: boolean;
}

/** Call the table off, as its owner, before its match begins. */
export interface CloseTable {
  type: "close_table";
}

export type ServerMessage =
  | State
  | You
  | Refused
  | UndoPreview
  | Why
  | Hint
  | Chat
  | Advice
  | Pointed
  | Cheered
  | Problem;

export type ClientMessage =
  | Hello
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
  | CloseTable;
