// Small questions about the view of Dice Mutants.
import { seatsOf, type Told } from '../../lib/narrator.svelte';
import type { Choice, Table } from '../../lib/table.svelte';
import type { DiceMutantsView, Die } from './view';

export type GridName = 'attack' | 'defence';

export const seen = (table: Table): DiceMutantsView => table.seen<DiceMutantsView>();

export const GUILE = ['luck', 'initiative', 'force', 'quickness', 'focus', 'extreme_focus'] as const;
export const MUTATIONS = ['guile_gland', 'extra_leg', 'scales', 'spikes', 'sword', 'shield', 'rage'] as const;
const BUTTONS = ['pass', 'trade'];

export const onDiceBoard = (choice: Choice): boolean => !BUTTONS.includes(choice.verb);
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

/** Whether an option uses all of some dice, alone or with others. */
export function fits(choice: Choice, held: readonly number[], mine: readonly Die[]): boolean {
  const used = diceOf(choice, mine);
  return held.every((die) => used.includes(die));
}

/** The numbers of a grid that a die could tick: of the pool as the game says, of a hand by what is offered. */
export function reached(
  view: DiceMutantsView,
  die: number | null,
  seat: number,
  grid: GridName,
  choices: readonly Choice[],
): Set<number> {
  const found = view.dice.find((one) => one.die === die);
  if (found?.where === 'pool') return new Set(view.reach[seat]?.[found.face]?.[grid]);
  if (found?.where !== 'claimed' || found.seat !== seat) return new Set();
  const mine = view.dice.filter((one) => one.where === 'claimed' && one.seat === seat);
  const numbers = [...boxOptions(choices, grid)].filter(([, ways]) => ways.some((way) => fits(way, [found.die], mine)));
  return new Set(numbers.map(([number]) => number));
}

export type Gain = { number: number; before: number; after: number };

/** What an option would make of a grid, if it ends a number or helps to. */
export function gain(choice: Choice | undefined, grid: GridName): Gain | null {
  if (!choice) return null;
  const { brings, number, before, after } = choice.text.args;
  const ticks = choice.verb.split('_')[0] === grid && (brings === 'harm' || brings === 'strength');
  if (!ticks && !(choice.verb === 'claim' && brings === grid)) return null;
  return { number: Number(number), before: Number(before), after: Number(after) };
}

/** Who would hit a mutant in this round, as things stand, the hardest first. */
export function hits(view: DiceMutantsView, seat: number): { by: number; damage: number }[] {
  return view.blows
    .map((row, by) => ({ by, damage: row[seat] ?? 0 }))
    .filter((hit) => hit.damage > 0)
    .sort((one, other) => other.damage - one.damage);
}

/** Whether a mutant lives and would not outlive this round, as things stand. */
export const doomed = (view: DiceMutantsView, seat: number): boolean =>
  view.alive[seat] === true && view.fates[seat]?.left === 0;

/** A mutant in a few characters: its life, with a skull when it would die. */
export const briefDice = (table: Table, seat: number): string =>
  `${doomed(seen(table), seat) ? '☠' : '♥'} ${seen(table).life[seat]?.left ?? ''}`;

/** The pieces an event is about. */
export function lightsDice(told: Told): string[] {
  const other = told.args['other_seat'];
  switch (told.kind) {
    case 'round':
    case 'phase':
    case 'rolled':
      return ['tray'];
    case 'claimed':
    case 'rerolled':
    case 'turned':
      return [`die:${told.args['die']}`];
    case 'traded':
      return [`token:${told.seat}`, `token:${other}`];
    case 'fought':
    case 'spiked':
      return [`attack:${told.seat}`, `life:${other}`];
    case 'grew':
    case 'lost':
      return [`life:${told.seat}`];
    case 'ended':
      return told.seat < 0 ? ['tray'] : seatsOf(told);
    default:
      return seatsOf(told);
  }
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
