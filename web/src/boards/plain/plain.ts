// What the plain table can tell from a view alone.
import type { Choice } from '../../lib/table.svelte';

/** A square board: a flat list of 9, 16, ... small numbers to whose places all options point. */
export function squareBoard(
  view: Record<string, unknown>,
  choices: readonly Choice[],
): { name: string; cells: number[]; side: number } | null {
  for (const [name, value] of Object.entries(view)) {
    if (
      !Array.isArray(value) ||
      value.length < 9 ||
      !value.every((cell) => Number.isInteger(cell) && cell >= -1 && cell < 8)
    )
      continue;
    const side = Math.sqrt(value.length);
    if (!Number.isInteger(side)) continue;
    const verbs = new Set(choices.map((choice) => choice.verb));
    if (verbs.size <= 1 && choices.every((choice) => choice.a >= 0 && choice.a < value.length && choice.b < 0))
      return { name, cells: value as number[], side };
  }
  return null;
}

/** Entries with one number per seat, to be set as a small table of the players. */
export const perSeat = (view: Record<string, unknown>, seats: number): [string, number[]][] =>
  Object.entries(view).filter(
    (entry): entry is [string, number[]] =>
      Array.isArray(entry[1]) && entry[1].length === seats && entry[1].every((one) => typeof one === 'number'),
  );
