// Points of a match that is looked back at: how an address names them, and how fast they follow each other.
import type { Pace } from './narrator.svelte';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The pace of the narrator while a match plays by itself; one that waits for a click would stop it. */
export const paceOf = (wish: Pace, speed: Speed): Pace =>
  wish === 'off' || speed === 4 ? 'off' : speed === 2 ? 'fast' : wish === 'step' ? 'normal' : wish;

/** The point that an address names, and through whose eyes. */
export function named(query: string): { step: number | null; seat: number | null } {
  const found = new URLSearchParams(query);
  const number = (name: string): number | null =>
    /^-?\d{1,6}$/.test(found.get(name) ?? '') ? Number(found.get(name)) : null;
  return { step: number('step'), seat: number('eyes') };
}
