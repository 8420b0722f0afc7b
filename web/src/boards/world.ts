// What the frame asks of a game. Each game has a folder of its own name with a world.ts that answers; nothing else in
// the client knows a game by name.
import type { Component } from 'svelte';
import type { Sound } from '../lib/sound';
import type { Choice, Table } from '../lib/table.svelte';
import type { AddOn } from './addon/board';

/** A page of the guided first round: the phase that opens it, and the rule behind it. Its words are in the world's messages. */
export type GuideStep = { name: string; phase?: string; rule?: string };

/** What is drawn at a table. It is loaded when somebody sits down, not for the front page. */
export type Stage = {
  Board: Component<{ table: Table }>;
  Seat: Component<{ table: Table; seat: number }>;
  Side?: Component<{ table: Table }>;
  /** What a seat holds, for the page that shows all own seats of one person (`H`). */
  Hand?: Component<{ table: Table; seat: number }>;
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
  /** Whether an option is drawn on the board; the others become buttons beside the prompt. */
  onBoard: (choice: Choice) => boolean;
  /** A seat in a few characters, for the phone. */
  brief: (table: Table, seat: number) => string;
  /** The seats as they take their turns. */
  order: (table: Table) => number[];
  out?: (table: Table, seat: number) => boolean;
  /** Whether the board needs the drawer's width now. */
  wide?: (table: Table) => boolean;
};

/** A world with everything that is drawn at a table. */
export type OpenWorld = World & Stage;
