// What can be done with a hex, in one click each: what it is called, what it costs, how one gets there.
import type { Table } from '../../lib/table.svelte';
import { t } from '../../lib/texts';
import { byHex, routesOf, seen, trail } from './blind';

export type Target = {
  verb: string;
  codes: readonly string[]; // more than one: a whole way, sent one after the other
  words: string;
  cost: string;
  trail: readonly number[];
  sign: string; // how many steps, or by what
};

const SIGNS: Record<string, string> = { check: '?', clean: '✕', taxi: 'T', ride: '⇄', whole: '⇄' };

/** By hex, the plain click first. Whole ways with a train in them are only for hexes that nothing else reaches. */
export function targetsOf(table: Table): Map<number, Target[]> {
  const view = seen(table);
  const acts = Number(table.choices.some(({ verb }) => verb === 'end')); // amid a move it costs no further action
  const found = new Map<number, Target[]>();
  const here = view.characters[table.me ?? -1]?.at ?? view.start;
  for (const [at, choices] of byHex(table.choices))
    found.set(
      at,
      choices.map(({ verb, code, words, text }) => {
        const way = verb === 'ride' ? [here, at] : trail({ text });
        const n = Math.max(1, way.length - 1);
        const fare = verb === 'taxi' ? 1 : Number(text.args['fare'] ?? 0);
        const goes = ['walk', 'via', 'taxi', 'ride'].includes(verb);
        const cost = goes
          ? t('be-cost', { acts: verb === 'ride' ? 0 : acts, fare, n: verb === 'ride' ? 0 : n })
          : verb === 'clean' && acts
            ? t('be-cost', { acts: 1, fare: 0, n: 0 })
            : '';
        return { verb, codes: [code], words, cost, trail: way, sign: SIGNS[verb] ?? (goes ? String(n) : '●') };
      }),
    );
  if (table.mine && !table.team.planning)
    for (const { at, fare, codes, trail: way } of routesOf(table.choices).values()) {
      if (found.has(at)) continue;
      const walks = codes.some((code) => code.startsWith('walk') || code.startsWith('via'));
      const words = t('be-way-to', { hex: view.hexes[at]!.name });
      const cost = t('be-cost', { acts: Number(walks), fare, n: 0 });
      found.set(at, [{ verb: 'whole', codes, words, cost, trail: way, sign: SIGNS['whole']! }]);
    }
  return found;
}
