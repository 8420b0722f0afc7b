// Small questions about the view of Evo.
import type { EventState } from '../../wire';
import type { Choice, Table } from '../../lib/table.svelte';
import { t } from '../../lib/texts';
import type { InHand } from '../world';
import { picked } from './picked.svelte';
import type { EvoView } from './view';

export type Zone = EvoView['wheel']['zones'][number];

export const TERRAINS = ['beach', 'plains', 'hills', 'mountains'] as const;
export const seen = (table: Table): EvoView => table.seen<EvoView>();

/** What survival now would mean for the dinosaur on a space: safe, certain death, or so many of so many by its owner's choice. */
export type Fate = { dies: number; of: number };
export function fates(view: EvoView): Map<number, Fate> {
  return new Map(
    view.perils.flatMap(({ dies, spaces }) =>
      spaces.map((space): [number, Fate] => [space, { dies, of: spaces.length }]),
    ),
  );
}

export const zoneOf = (view: EvoView, space: number): Zone =>
  view.wheel.zones[TERRAINS.indexOf(view.island.spaces[space]!.terrain as (typeof TERRAINS)[number])] ?? 'ideal';

const ON_BOARD = ['bid', 'move', 'attack', 'fly', 'swim', 'slip', 'land', 'retreat', 'remove', 'lay', 'pounce', 'lose'];
export const onEvoBoard = (choice: Choice): boolean => ON_BOARD.includes(choice.verb);
export const ON_A_SPACE = ['land', 'retreat', 'remove', 'lay', 'pounce', 'lose'];
export const BETWEEN = ['move', 'attack'];
export const FROM_A_SPACE = ['fly', 'swim', 'slip'];

/** The dinosaur in hand: its own options stay in the list, and those that belong to no dinosaur. */
export function inHandEvo(table: Table): InHand | null {
  const { space } = picked(table);
  const view = seen(table);
  if (!table.mine || space === null || view.board[space] !== table.me) return null;
  const ofPieces = [...BETWEEN, ...FROM_A_SPACE];
  if (!table.choices.some((choice) => ofPieces.includes(choice.verb) && choice.a !== space)) return null;
  return {
    title: t('evo-in-hand', { at: view.island.spaces[space]!.label, points: view.turn.points }),
    keeps: (choice) => !ofPieces.includes(choice.verb) || choice.a === space,
  };
}

export const orderEvo = (table: Table): number[] => seen(table).order;

/** A seat in a few characters: its bid while there are bids, else its herd and what would be left of it. */
export function briefEvo(table: Table, seat: number): string {
  const view = seen(table);
  const column = view.lab.bidders.indexOf(seat);
  if (view.phase === 'mutations' && column >= 0) return t('evo-bids', { bid: view.lab.bids[column] ?? 0 });
  const herd = view.herds[seat] ?? 0;
  const dying = view.dying[seat] ?? 0;
  return dying ? `${herd} → ${herd - dying}` : t('evo-live', { n: herd });
}

/** The word after the prefix of a term's key: gene 0 is "legs". */
export const termOf = (table: Table, kind: string, number: number): string => {
  const key = table.terms[kind]?.[number] ?? '';
  return key.slice(key.indexOf('-') + 1);
};
export const named = (table: Table, kind: string, number: number): string =>
  table.texts!.named(table.terms[kind]?.[number] ?? '', String(number));

/** What a click on a space means now: an option's code, a dinosaur to pick up, or a question "why not?". */
export function clickOn(
  space: number,
  choices: readonly Choice[],
  selected: number | null,
  board: readonly number[],
  me: number | null,
): { play: string } | { select: number } | { why: string } | null {
  const here = choices.find((choice) => ON_A_SPACE.includes(choice.verb) && choice.a === space);
  if (here) return { play: here.code };
  const walk =
    selected === null
      ? undefined
      : choices.find((choice) => BETWEEN.includes(choice.verb) && choice.a === selected && choice.b === space);
  if (walk) return { play: walk.code };
  const sources = choices.filter((choice) => BETWEEN.includes(choice.verb) || FROM_A_SPACE.includes(choice.verb));
  if (sources.some((choice) => choice.a === space)) return { select: space };
  const verb = choices.find((choice) => ON_A_SPACE.includes(choice.verb))?.verb;
  if (verb) return { why: `${verb}:${space}` };
  if (sources.length && selected !== null)
    return {
      why: `${board[space] !== undefined && board[space] >= 0 && board[space] !== me ? 'attack' : 'move'}:${selected}:${space}`,
    };
  return null;
}

export type Piece = { id: number; seat: number; space: number };

/** The same dinosaurs after some events: who moved keeps its id, so that it walks on the screen. */
export function follow(
  before: readonly Piece[],
  events: readonly EventState[],
  board: readonly number[],
  next: () => number,
): Piece[] {
  const at = new Map(before.map((piece) => [piece.space, piece]));
  for (const { kind, args } of events) {
    if (kind === 'moved') {
      const piece = at.get(Number(args['source']));
      if (!piece) continue;
      at.delete(piece.space);
      at.set(Number(args['space']), { ...piece, space: Number(args['space']) });
    } else if (kind === 'lost') at.delete(Number(args['space']));
  }
  return board
    .map((seat, space): Piece | null => {
      if (seat < 0) return null;
      const piece = at.get(space);
      return piece && piece.seat === seat ? piece : { id: next(), seat, space };
    })
    .filter((piece) => piece !== null)
    .sort((a, b) => a.id - b.id);
}
