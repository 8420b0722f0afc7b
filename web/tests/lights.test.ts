// Whatever a game tells lights something that its board has named.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { World } from '../src/boards/world';

const BOARDS = join(import.meta.dirname, '../src/boards');
const GAMES = join(import.meta.dirname, '../../src/chimera/games');
const found = import.meta.glob<{ default: World }>('../src/boards/*/world.ts', { eager: true });
const MINE = ['dice_mutants', 'storm_watch', 'blind_evolution', 'pig', 'tic_tac_toe'];

/** What the board and the seats of a game name: the word before the number, or the whole name. */
function named(game: string): Set<string> {
  const folders = game === 'pig' || game === 'tic_tac_toe' ? ['plain'] : [game];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(BOARDS, folder))
      .filter((file) => file.endsWith('.svelte'))
      .map((file) => readFileSync(join(BOARDS, folder, file), 'utf8')),
  );
  const names = sources.flatMap((source) => [...source.matchAll(/data-what="([a-z]+)/g)].map((match) => match[1]!));
  return new Set([...names, 'seat', ...(game === 'tic_tac_toe' ? ['cells'] : [])]); // the frame names the seats
}

const cardOf = (game: string): string =>
  [join(GAMES, game, 'card.py'), join(GAMES, 'reference', game, 'card.py')].find((path) => existsSync(path))!;

it.each(MINE)('every event of %s lights something that is there', (game) => {
  const world = found[`../src/boards/${game}/world.ts`]!.default;
  const card = readFileSync(cardOf(game), 'utf8');
  const events = card.slice(card.indexOf('events: Mapping'));
  const body = events.slice(events.indexOf('= {'), events.indexOf('}'));
  const kinds = [...body.matchAll(/"([a-z_]+)": \(/g)].map((match) => match[1]!);
  expect(kinds.length).toBeGreaterThan(1);
  const names = named(game);
  for (const kind of kinds) {
    const seat = /^(round|phase|rolled|gust|rain|dimmed|lost|came|tested|spared|shuffled|ended)$/.test(kind) ? -1 : 0;
    const lit = world.lights!({ kind, seat, args: { other_seat: 1, die: 2, cell: 3, at: 4 } });
    expect(lit, kind).not.toEqual([]);
    for (const what of lit) expect([...names], `${kind}: ${what}`).toContain(what.split(':')[0]);
  }
});
