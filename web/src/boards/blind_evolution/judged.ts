// A judgement as it is shown: the one that is made now, or one that is told. Which cards hold each other's hands.
import type { Table } from '../../lib/table.svelte';
import { seen } from './blind';
import type { BlindEvolutionView } from './view';

export const [SEARCH, RESEARCH, EARN, FALLEN, BATTLE] = [0, 1, 2, 3, 4];

export type Judged = {
  seat: number;
  judgement: number;
  cards: number[];
  linked: number;
  success: number;
  brings: number;
  bits: number;
  need: number;
};

/** What the sheet shows; what is told goes first, unless the one that looks is asked about the one that is made. */
export function judgedOf(table: Table): Judged | null {
  const view = seen(table);
  const tale = table.narrator.now;
  if (tale?.kind === 'judged' && !(table.mine && view.judgement)) {
    const of = (name: string): number => Number(tale.args[name]);
    const cards = String(tale.args['cards']).split(',').map(Number);
    const [judgement, linked, success] = [of('judgement'), of('linked'), of('success')];
    return {
      seat: tale.seat,
      judgement,
      cards,
      linked,
      success,
      brings: of('brings'),
      bits: of('bits'),
      need: of('need'),
    };
  }
  return view.judgement;
}

const HEIGHTS = [[66], [142], [66, 142]];
/** The heights at which an arm reaches a side of a card of 206: high, low, or both. */
export const arms = (hand: number): readonly number[] => HEIGHTS[hand]!;

/** Where the left hand of a card meets the right hand of the one before it; -1 where they miss. */
export function clasp({ hands }: BlindEvolutionView, before: number, after: number): number {
  const right = arms(hands[before]![1]!);
  return arms(hands[after]![0]!).find((y) => right.includes(y)) ?? -1;
}

/** How many of the cards that are left would go on with these. */
export function fitting(view: BlindEvolutionView, laid: readonly number[]): [fits: number, left: number] {
  const left = view.hands.map((_, card) => card).filter((card) => !laid.includes(card));
  const last = laid.at(-1);
  return [last === undefined ? left.length : left.filter((card) => clasp(view, last, card) >= 0).length, left.length];
}
