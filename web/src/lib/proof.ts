// The proof of the dice: before the first choice a match publishes the SHA-256 of its header and seed; at its end it opens them.
import type { Proof } from '../wire';
import { keep, kept } from './kept';

export type Verdict = 'checking' | 'proven' | 'told' | 'broken';
const MOST = 40; // matches whose commitments this browser remembers
const NOTED = 'sealed';

const noted = (): Record<string, string> => {
  try {
    return JSON.parse(kept(NOTED) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** Remember the commitment of a match that goes on, the first one that was shown. */
export function note(id: string, commitment: string): void {
  const all = noted();
  if (!commitment || all[id]) return;
  keep(NOTED, JSON.stringify(Object.fromEntries([...Object.entries(all), [id, commitment]].slice(-MOST))));
}

/** The commitment this browser was shown while the match went on, if it was there. */
export const seen = (id: string): string | null => noted()[id] ?? null;

/** A commitment in short. */
export const brief = (commitment: string): string => `${commitment.slice(0, 4)}…${commitment.slice(-4)}`;

/** Whether the opened seed fits the commitment: worked out here, or told by the server where a browser cannot. */
export async function check(proof: Proof, before: string | null): Promise<Verdict> {
  if (!proof.replays || (before !== null && before !== proof.commitment)) return 'broken';
  const subtle = globalThis.crypto?.subtle; // only on https and on the own machine
  if (!subtle) return 'told';
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(proof.sealed)));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === proof.commitment ? 'proven' : 'broken';
}
