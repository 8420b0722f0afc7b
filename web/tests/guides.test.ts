// The rules behind the guides' pages are in the games' ledgers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GUIDES } from '../src/ui/guides';

it.each(Object.entries(GUIDES))('%s: every rule of the guide is in the ledger', (game, steps) => {
  const ledger = readFileSync(join(import.meta.dirname, '../../src/chimera/games', game, 'ledger.yaml'), 'utf8');
  const named = steps.flatMap((step) => step.rule ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((rule) => !ledger.includes(`id: ${rule}\n`))).toEqual([]);
});
