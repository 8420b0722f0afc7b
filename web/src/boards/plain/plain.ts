// What the plain table can tell from a view alone.
import type { Choice } from '../../lib/table.svelte';
import { t } from '../../lib/texts';

/** A square board: a flat list of 9, 16, ... small numbers to whose places all options point. */
export function squareBoard(
  view: Record<string, unknown>,
  choices: readonly Choice[],
): { name: string; cells: (number | null)[]; side: number } | null {
  for (const [name, value] of Object.entries(view)) {
    if (
      !Array.isArray(value) ||
      value.length < 9 ||
      !value.every((cell) => cell === null || (Number.isInteger(cell) && cell >= 0 && cell < 8))
    )
      continue;
    const side = Math.sqrt(value.length);
    if (!Number.isInteger(side)) continue;
    const verbs = new Set(choices.map((choice) => choice.verb));
    if (verbs.size <= 1 && choices.every((choice) => choice.a >= 0 && choice.a < value.length && choice.b < 0))
      return { name, cells: value as (number | null)[], side };
  }
  return null;
}

/** Entries with one number per seat, or none yet, to be set as a small table of the players. */
export const perSeat = (view: Record<string, unknown>, seats: number): [string, (number | null)[]][] =>
  Object.entries(view).filter(
    (entry): entry is [string, (number | null)[]] =>
      Array.isArray(entry[1]) &&
      entry[1].length === seats &&
      entry[1].every((one) => one === null || typeof one === 'number'),
  );

/** What a view holds in place of a piece that may not be seen. */
const HIDDEN = -1;

/** A plain value in as few words as possible: what is not there is a dash, what is hidden says so. */
export const word = (one: unknown): string =>
  one === null || one === undefined
    ? '–'
    : one === HIDDEN
      ? t('plain-hidden')
      : typeof one === 'boolean'
        ? t(one ? 'yes' : 'no')
        : typeof one === 'number' || typeof one === 'string'
          ? String(one)
          : JSON.stringify(one);
