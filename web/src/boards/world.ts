// What the frame asks of a game. Each game has a folder of its own name with a world.ts that answers; nothing else in
// the client knows a game by name.
import type { Component } from 'svelte';
import type { Tale, Told } from '../lib/narrator.svelte';
import type { Sound } from '../lib/sound';
import type { Choice, Table } from '../lib/table.svelte';
import type { Replay } from '../wire';
import type { AddOn } from './addon/board';

/**
 * A page of the guide: the phase it explains, the rule behind it, and what it points at: selectors, of which the first that
 * is in sight counts ({me} is the own seat); failing all of them, the phase in the top bar. `tab` is where a phone has it.
 * Its words are in the world's messages.
 */
export type GuideStep = {
  name: string;
  phase?: string;
  rule?: string;
  at?: readonly string[];
  tab?: 'board' | 'seats';
};

/** Things in the book that a text explains: genes, cards, items. The heading is the text `book-GAME-NAME` of the world. */
export type Chapter = {
  name: string;
  /** Which lists of the game's terms (`GameInfo.terms`) they are from. A new thing appears by its content alone. */
  terms: readonly string[];
  /** Of these, the words (a term without its first part) that belong here; without it, all. */
  has?: (word: string) => boolean;
  Picture?: Component<{ name: string; size?: number }>;
};

/** The book of a game. What it says stands in the world's messages: `book-GAME-goal`, `book-GAME-PHASE`, `book-GAME-end`. */
export type Book = {
  chapters: readonly Chapter[];
  /** What people ask, goal, phases and end among it, and the rule behind each; `book-GAME-NAME-find` are words for it. */
  asks: Readonly<Record<string, string>>;
  /** A small picture of a phase. */
  Phase?: Component<{ phase: string }>;
};

/**
 * A column of a round's summary: how often a kind of event happened to a seat, or the sum of one of its numbers; of those events
 * `where` is so; `least` says that few of them are best. Its heading is the text `tally-GAME-NAME` of the world; without a name, that of its kind.
 */
export type Count = { kind: string; sum?: string; name?: string; where?: (told: Told) => boolean; least?: boolean };

/** A piece that was picked up on the board: how the list calls it, and which options go on being shown. */
export type InHand = { title: string; keeps: (choice: Choice) => boolean };

/** What is drawn at a table. It is loaded when somebody sits down, not for the front page. */
export type Stage = {
  Board: Component<{ table: Table }>;
  Seat: Component<{ table: Table; seat: number }>;
  Side?: Component<{ table: Table }>;
  /** What a tale looks like while it is told, over the board: a lifted card, a blow. Nothing for tales that need no picture. */
  Moment?: Component<{ table: Table; tale: Tale }>;
  /** What an option would mean, below its words in the list. Nothing for options whose words say it all. */
  Detail?: Component<{ table: Table; choice: Choice }>;
  /** What a seat holds, for the page that shows all own seats of one person (`H`). */
  Hand?: Component<{ table: Table; seat: number }>;
  /** The end of a match as the game's own story, below chart and turning points: from all that was told. Loaded with the end. */
  Story?: () => Promise<{ default: Component<{ table: Table; lines: Replay['lines'] }> }>;
  /** The book; without one it is made of the game's terms and rules. */
  book?: Book;
  /** The board that the game's own package brought. */
  addon?: AddOn;
};

export type World = {
  /** The place among the games that are shown large; a game without one is a small game. */
  place?: number;
  /** The picture on the game's card. */
  Vignette: Component;
  stage: () => Promise<Stage>;
  /** The phases of a round as the view names them, in order. */
  phases: readonly string[];
  guide: readonly GuideStep[];
  /** The sounds of its events. */
  sounds: Readonly<Record<string, Sound>>;
  /** What an event is about, by the names (`data-what`) that the board gave its pieces; without it, the seats it names. */
  lights?: (told: Told) => string[];
  /** Whether an event is bad news for a seat; such lines stand out for whoever sits there. */
  harms?: (told: Told, seat: number) => boolean;
  /** What the summary of a round counts per seat: a kind of event, or the sum of one of its numbers. */
  tally?: readonly Count[];
  /** The kinds of events that the summary tells below its numbers, as sentences: the climate, who is out. */
  rest?: readonly string[];
  /** Whether an option is drawn on the board; the others become buttons beside the prompt. */
  onBoard: (choice: Choice) => boolean;
  /** The piece that is in hand and the options it has a part in: the list shows these, with a way to all. */
  inHand?: (table: Table) => InHand | null;
  /** A seat in a few characters, for the phone. */
  brief: (table: Table, seat: number) => string;
  /** The seats as they take their turns. */
  order: (table: Table) => number[];
  out?: (table: Table, seat: number) => boolean;
  /** The board needs height: below it all lies in one row. */
  low?: boolean;
  /** Whether the board needs the drawer's width now. */
  wide?: (table: Table) => boolean;
};

/** A world with everything that is drawn at a table. */
export type OpenWorld = World & Stage;
