// Every world fits its game: the folder's name, the rules of the guide, the events that sound.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { World } from '../src/boards/world';
import { columnOf } from '../src/lib/narrator.svelte';

const GAMES = join(import.meta.dirname, '../../src/chimera/games');
const BOARDS = join(import.meta.dirname, '../src/boards');
const found = import.meta.glob<{ default: World }>('../src/boards/*/world.ts', { eager: true });
const worlds = Object.entries(found).map(([path, { default: world }]): [string, World] => [
  path.split('/').at(-2)!,
  world,
]);
const folderOf = (game: string): string =>
  [join(GAMES, game), join(GAMES, 'reference', game)].find((folder) => existsSync(folder)) ?? '';

/** The rules behind what people ask in the book of a game. */
const rulesAsked = (game: string): string[] => {
  const file = join(import.meta.dirname, `../src/boards/${game}/book.ts`);
  return existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/: '(\w+\.[\w.-]+)'/g)].map((one) => one[1]!) : [];
};

it('there is a world for everything else', () => expect(worlds.map(([name]) => name)).toContain('plain'));

it('no two games have the same place on the shelf', () => {
  const places = worlds.flatMap(([, world]) => world.place ?? []);
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(places.length);
});

describe.each(worlds.filter(([name]) => name !== 'plain'))('the world of %s', (game, world) => {
  const read = (file: string): string => readFileSync(join(folderOf(game), file), 'utf8');
  /** The rules of a game: one file, or a folder of them. */
  const rules = (): string => {
    const folder = join(folderOf(game), 'ledger');
    if (!existsSync(folder)) return read('ledger.yaml');
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  };

  it('has the name of a game', () => expect(folderOf(game)).not.toBe(''));

  it('has only rules of the ledger in its guide', () => {
    const ledger = rules();
    expect(world.guide.flatMap(({ rule }) => rule ?? []).filter((rule) => !ledger.includes(`id: ${rule}\n`))).toEqual(
      [],
    );
  });

  it('has only its own phases in its guide', () =>
    expect(world.guide.flatMap(({ phase }) => phase ?? []).filter((phase) => !world.phases.includes(phase))).toEqual(
      [],
    ));

  it('explains every phase once in its guide, if it has one', () =>
    expect(world.guide.flatMap(({ phase }) => phase ?? [])).toEqual(world.guide.length ? world.phases : []));

  it('has only rules of the ledger in its book', () => {
    const ledger = rules();
    expect(rulesAsked(game).filter((rule) => !ledger.includes(`id: ${rule}\n`))).toEqual([]);
  });

  it('has a heading for every column of its numbers, each its own', () => {
    const columns = (world.tally ?? []).map((count) => columnOf(game, count));
    const texts = columns.length ? readFileSync(join(BOARDS, game, 'messages/en.ftl'), 'utf8') : '';
    expect(columns.filter((column) => !texts.includes(`${column} =`))).toEqual([]);
    expect(new Set(columns).size).toBe(columns.length);
  });

  it('has a name for each of its phases', () => {
    const texts = read('messages/en.ftl');
    expect(world.phases.filter((phase) => !texts.includes(`phase-${phase} =`))).toEqual([]);
  });
});

it.each(worlds.filter(([, world]) => world.place !== undefined))(
  'the world of %s sounds at events that its game tells',
  (game, world) => {
    const card = readFileSync(join(folderOf(game), 'card.py'), 'utf8');
    expect(Object.keys(world.sounds).filter((kind) => !card.includes(`"${kind}": (`))).toEqual([]);
  },
);
