// Where on the board an event of Evo is found, what it changed, and what is left of it to see until the next choice.
import { seatsOf, type Told } from '../../lib/narrator.svelte';

type Heard = Told & { id?: number };
const number = (told: Told, name: string): number => Number(told.args[name] ?? -1);
const numbers = (told: Told, name: string): number[] =>
  String(told.args[name] ?? '')
    .split(' ')
    .map(Number);

/** Things of the table beside spaces, lots and seats. */
const THINGS: Readonly<Record<string, string[]>> = {
  round: ['round'],
  phase: ['round'],
  revealed: ['tokens', 'wheel'],
  turned: ['wheel'],
  held: ['wheel'],
  glimpsed: ['tokens'],
  ordered: ['tokens'],
  offered: ['bag'],
  drew: ['deck'],
  ended: ['tokens', 'wheel'],
};

/** The names of the pieces an event is about. */
export function lightsEvo(told: Told): string[] {
  const { kind, args } = told;
  if (kind === 'bid' || kind === 'outbid') return [`lot:${args['column']}`, ...seatsOf(told)];
  if (kind === 'fought') return seatsOf(told); // the island has a sign of its own for it (Marks.svelte)
  const spaces = [args['source'], args['space']].filter((space) => typeof space === 'number' && space >= 0);
  if (spaces.length) return spaces.map((space) => `space:${space}`);
  return [...(THINGS[kind] ?? []), ...seatsOf(told)];
}

export type Trail = { id: number; seat: number; path: number[]; strength: number };

/** The walks since the last choice, steps of one dinosaur joined: the newest strongest, none under half. */
export function trails(tales: readonly Heard[]): Trail[] {
  const walks: { id: number; seat: number; path: number[]; last: number }[] = [];
  for (const [i, tale] of tales.entries()) {
    if (tale.kind !== 'moved') continue;
    const [from, to] = [number(tale, 'source'), number(tale, 'space')];
    const walk = walks.find(({ seat, path }) => seat === tale.seat && path.at(-1) === from);
    if (walk) {
      walk.path.push(to);
      walk.last = i;
    } else walks.push({ id: tale.id ?? i, seat: tale.seat, path: [from, to], last: i });
  }
  walks.sort((a, b) => a.last - b.last);
  return walks.map(({ id, seat, path }, i) => ({
    id,
    seat,
    path,
    strength: Math.max(0.5, 1 - 0.1 * (walks.length - 1 - i)),
  }));
}

export type Fight = {
  id: number;
  seat: number;
  target: number;
  space: number;
  face: number;
  won: boolean;
  /** A killer baby has no horns. */
  baby: boolean;
  attack: number;
  defence: number;
};

export const fightOf = (tale: Heard, id = tale.id ?? -1): Fight => ({
  id,
  seat: tale.seat,
  target: number(tale, 'target_seat'),
  space: number(tale, 'space'),
  face: number(tale, 'face'),
  won: tale.args['won'] === 1,
  baby: number(tale, 'source') < 0,
  attack: number(tale, 'attack'),
  defence: number(tale, 'defence'),
});

/** The fights since the last choice, one for each space: the last. */
export function fights(tales: readonly Heard[]): Fight[] {
  const found = new Map<number, Fight>();
  for (const [i, tale] of tales.entries())
    if (tale.kind === 'fought') found.set(number(tale, 'space'), fightOf(tale, tale.id ?? i));
  return [...found.values()];
}

/** Who was born or died on a space since the last choice. The cause is a zone, a fight, or a killer baby. */
export type Mark = { id: number; seat: number; space: number; what: 'born' | 'lost'; cause: string };

/** The last birth or death of each space; who was eaten is remembered above who did it. */
export function marks(tales: readonly Heard[]): Mark[] {
  const found = new Map<number, Mark>();
  for (const [i, tale] of tales.entries()) {
    const { kind, seat, args } = tale;
    const [id, space] = [tale.id ?? i, number(tale, 'space')];
    if (kind === 'lost' && args['why'] !== 'relocation')
      found.set(space, {
        id,
        seat,
        space,
        what: 'lost',
        cause: String(args['why'] === 'climate' ? args['peril'] : args['why']),
      });
    else if (kind === 'born' && args['again'] !== 1 && found.get(space)?.cause !== 'killer-baby')
      found.set(space, { id, seat, space, what: 'born', cause: '' });
  }
  return [...found.values()];
}

/** What an event changed, as a line of the slip below a card. */
export type Change =
  | { is: 'zones'; before: number; after: number }
  | { is: 'number'; seat: number; stat: number; before: number; after: number }
  | { is: 'order'; order: number[] }
  | { is: 'told'; tale: Told };

/** What a card has changed since it was played, or what the wheel did for a token. */
export function changes(tales: readonly Told[], card: number): Change[] {
  const since = tales.findLastIndex((tale) => tale.kind === 'played' && number(tale, 'card') === card);
  return tales
    .slice(since + 1)
    .filter((tale) => number(tale, 'card') === card)
    .flatMap((tale): Change[] => {
      const [before, after] = [number(tale, 'before'), number(tale, 'after')];
      if (tale.kind === 'turned') return [{ is: 'zones', before, after }];
      if (tale.kind === 'lent') return [{ is: 'number', seat: tale.seat, stat: number(tale, 'stat'), before, after }];
      if (tale.kind === 'order') return [{ is: 'order', order: numbers(tale, 'order') }];
      return tale.kind === 'held' || tale.kind === 'returned' ? [{ is: 'told', tale }] : [];
    });
}

/** How many of a seat's herd would die after an event, where these are more or fewer than before it. */
export function harm(tales: readonly Told[], card: number, seat: number | null): Harm | null {
  if (seat === null) return null;
  const telling = tales.filter((tale) => 'dying' in tale.args && number(tale, 'card') === card);
  const [first, last] = [telling[0], telling.at(-1)];
  if (!first || !last) return null;
  const [before, dies] = [numbers(first, 'dying_before')[seat] ?? 0, numbers(last, 'dying')[seat] ?? 0];
  return dies === before ? null : { dies, before, herd: numbers(last, 'herds')[seat] ?? 0 };
}
export type Harm = { dies: number; before: number; herd: number };

/** Whether an event is bad news for a seat: it dies, is beaten or outbid, or more of its herd would die than before. */
export function harms(told: Told, seat: number): boolean {
  const { kind, args } = told;
  if (kind === 'lost') return told.seat === seat && args['why'] !== 'relocation';
  if (kind === 'outbid') return told.seat === seat;
  if (kind === 'fought') return args['target_seat'] === seat && args['won'] === 1;
  const change = harm([told], number(told, 'card'), seat);
  return change !== null && change.dies > change.before;
}

const OF_CARDS = ['announced', 'withdrawn', 'returned', 'played', 'struck', 'lent', 'turned', 'held', 'order', 'drew'];

/** The card that an event lifts from the table; -1: none. */
export const cardOf = (told: Told): number => (OF_CARDS.includes(told.kind) ? number(told, 'card') : -1);

/** Who played a card: whoever is told of as doing so, last. */
export const playerOf = (tales: readonly Told[], card: number): number =>
  tales.findLast(
    ({ kind, args }) =>
      ['played', 'announced', 'withdrawn', 'returned', 'drew'].includes(kind) && args['card'] === card,
  )?.seat ?? -1;
