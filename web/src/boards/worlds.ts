// Which board draws which game. A game that is not here is played on the plain table.
import type { Component } from 'svelte';
import type { Choice, Table } from '../lib/table.svelte';
import DiceBoard from './dice/Board.svelte';
import DiceSeat from './dice/Seat.svelte';
import EvoBoard from './evo/Board.svelte';
import EvoSeat from './evo/Seat.svelte';
import EvoSide from './evo/Side.svelte';
import PlainBoard from './plain/Board.svelte';
import PlainSeat from './plain/Seat.svelte';
import { briefEvo, onEvoBoard, orderEvo } from './evo/evo';
import { briefDice, onDiceBoard, orderDice, outDice } from './dice/dice';

export type World = {
  Board: Component<{ table: Table }>;
  Seat: Component<{ table: Table; seat: number }>;
  Side?: Component<{ table: Table }>;
  phases: readonly string[];
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

const everyone = (table: Table): number[] => table.names.map((_, seat) => seat);

const WORLDS: Record<string, World> = {
  evo: {
    Board: EvoBoard, Seat: EvoSeat, Side: EvoSide,
    phases: ['climate', 'mutations', 'initiative', 'movement', 'births', 'survival'],
    onBoard: onEvoBoard, brief: briefEvo, order: orderEvo, wide: (table) => table.state!.view['phase'] === 'mutations',
  },
  dice_mutants: {
    Board: DiceBoard, Seat: DiceSeat,
    phases: ['roll', 'claim', 'assign', 'mutate', 'damage'],
    onBoard: onDiceBoard, brief: briefDice, order: orderDice, out: outDice,
  },
};

const PLAIN: World = {
  Board: PlainBoard, Seat: PlainSeat, phases: [], onBoard: () => true,
  brief: (table, seat) => { const scores = table.state?.view['scores']; return Array.isArray(scores) && typeof scores[seat] === 'number' ? String(scores[seat]) : ''; },
  order: everyone,
};

export const worldOf = (game: string): World => WORLDS[game] ?? PLAIN;
