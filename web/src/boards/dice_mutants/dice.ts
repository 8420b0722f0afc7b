// Small questions about the view of Dice Mutants.
import type { Choice, Table } from '../../lib/table.svelte';
import type { DiceMutantsView, Die } from './view';

export type GridName = 'attack' | 'defence';

export const seen = (table: Table): DiceMutantsView => table.seen<DiceMutantsView>();

export const GUILE = ['luck', 'initiative', 'force', 'quickness', 'focus', 'extreme_focus'] as const;
export const MUTATIONS = ['guile_gland', 'extra_leg', 'scales', 'spikes', 'sword', 'shield', 'rage'] as const;
const BUTTONS = ['pass', 'trade'];

export const onDiceBoard = (choice: Choice): boolean => !BUTTONS.includes(choice.verb);
export const briefDice = (table: Table, seat: number): string => `♥ ${seen(table).life[seat]?.left ?? ''}`;
export const outDice = (table: Table, seat: number): boolean => seen(table).alive[seat] === false;

/** The living as the phase takes them, then the dead. */
export function orderDice(table: Table): number[] {
  const { order, alive } = seen(table);
  return [...order, ...alive.map((_, seat) => seat).filter((seat) => !order.includes(seat))];
}

/** The options that fill a box of a grid: attack, attack_pair, attack_all by their number. */
export function boxOptions(choices: readonly Choice[], grid: GridName): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    if (choice.verb !== grid && choice.verb !== `${grid}_pair` && choice.verb !== `${grid}_all`) continue;
    const number = Number(choice.text.args['number']);
    found.set(number, [...(found.get(number) ?? []), choice]);
  }
  return found;
}

/** The dice an option would use. */
export function diceOf(choice: Choice, mine: readonly Die[]): number[] {
  if (choice.verb.endsWith('_all')) return mine.map((die) => die.die);
  return [choice.a, choice.b].filter((die) => die >= 0);
}

/** A code to ask "why not?" with, for a menu item that is not offered. */
export function itemCode(item: string, view: DiceMutantsView, me: number | null): string {
  const own = view.dice.find((die) => die.seat === me)?.die ?? 0;
  const other = view.dice.find((die) => die.seat >= 0 && die.seat !== me)?.die ?? 0;
  if (item === 'luck') return `luck:${own}`;
  if (item === 'force') return `force:${other}`;
  if (item === 'focus') return `focus:${own}:1`;
  if (item === 'spikes') return `spikes:${view.alive.findIndex((alive, seat) => alive && seat !== me)}`;
  return item;
}

/** How a die lies in the tray: a little askew, the same for everybody. */
export const askew = (die: number, round: number): number => ((die * 37 + round * 53) % 21) - 10;
