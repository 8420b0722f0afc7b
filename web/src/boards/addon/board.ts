// The board that a game's own package brings: one ES module, made with any framework or none. This file is all that the
// module and the client know of each other; copy it into an add-on to have its types (docs/client.md).
import type { EventState, Msg, OptionState, State } from '../../wire';

/** An option of the player who looks, with its words in the language of the page. */
export type BoardOption = OptionState & { verb: string; a: number; b: number; words: string };

/** What a seat plans; `broken` says why it cannot be carried out any more, or is empty. */
export type BoardPlan = { seat: number; own: boolean; steps: BoardOption[]; broken: string };

/** The table as one player sees it, anew after every change. */
export type BoardTable = {
  /** What the server sent: who is asked, the seats, the outcome. */
  readonly state: Omit<State, 'public' | 'own'>;
  /** The view of the game, both parts in one, in the shape its package declares (`chimera types GAME`). */
  readonly view: Record<string, unknown>;
  /** What happened since the change before; empty after a jump. */
  readonly events: readonly EventState[];
  /** My seat, or null for somebody who watches. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** What I may choose now; empty while I am not asked, and in a replay. */
  readonly options: readonly BoardOption[];
  /** The question, as a sentence. */
  readonly prompt: string;
  /** A choice is on its way: wait before offering the next. */
  readonly pending: boolean;
  /** The option under the pointer, on the board or in the list. */
  readonly lit: string | null;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** What people of a team mean to do, own plans too: to be drawn dashed and hollow. Empty where people play against each other. */
  readonly plans: readonly BoardPlan[];
  /** A click plans instead of choosing: `options` are what could follow the own plan. */
  readonly planning: boolean;
  /** Choose an option, or plan it; a code that is not offered asks why not. */
  choose(code: string): void;
  /** Point at a thing: every page draws a ring around the element with this `data-what`. Alt and a click do so by themselves. */
  point(what: string): void;
  /** Look from another of one's own seats (those in `state.mine`). */
  focusSeat(seat: number): void;
  why(code: string): void;
  light(code: string | null): void;
  /** A message of the game as a sentence. */
  say(message: Msg): string;
  /** A text of the game by its key, or the given words. */
  named(key: string, otherwise: string): string;
};

export type Mounted = { update(table: BoardTable): void; destroy(): void };

/** What the module exports. */
export type BoardModule = {
  mount(element: HTMLElement, table: BoardTable): Mounted;
  /** The phases of a round as the view names them. */
  phases?: readonly string[];
  /** Whether the board draws an option; the others become buttons beside the prompt. Without this it draws all. */
  draws?(code: string): boolean;
};

/** The module, or null when it could not be loaded. */
export type AddOn = { module: BoardModule | null };
