// Every key the client asks for is written, and every written key is asked for.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { World } from '../src/boards/world';

const SRC = join(import.meta.dirname, '../src');
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (names: string[]): string => names.map((name) => readFileSync(join(SRC, name), 'utf8')).join('\n');
const source = read(all.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('wire.ts')));
const written = [...read(all.filter((name) => name.endsWith('messages/en.ftl'))).matchAll(/^([a-z][\w-]*) =/gm)].map(
  (found) => found[1]!,
);
const worlds = import.meta.glob<{ default: World }>('../src/boards/*/world.ts', { eager: true });

it('has no key twice', () => expect(written.length).toBe(new Set(written).size));

it('knows every key that is asked for by its full name', () => {
  const asked = [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((found) => found[1]!);
  expect(asked.filter((key) => !written.includes(key))).toEqual([]);
});

it('has both texts of every page of the guides', () => {
  const pages = Object.entries(worlds).flatMap(([path, { default: world }]) =>
    world.guide.map(({ name }) => `guide-${path.split('/').at(-2)}-${name}`),
  );
  expect(pages.length).toBeGreaterThan(10);
  const wanted = pages.flatMap((page) => [page, `${page}-text`]);
  expect(wanted.filter((key) => !written.includes(key))).toEqual([]);
});

it('has a sentence and words to find it by for everything the books are asked', () => {
  const asked = Object.entries(worlds).flatMap(([path, { default: world }]) => {
    const game = path.split('/').at(-2)!;
    const file = join(SRC, `boards/${game}/book.ts`);
    if (!existsSync(file)) return [];
    const asks = [...readFileSync(file, 'utf8').matchAll(/^ {4}(\w+): '/gm)].map((found) => found[1]!);
    expect(asks).toEqual(expect.arrayContaining(['goal', 'end', ...world.phases]));
    return asks.map((name) => `book-${game}-${name}`);
  });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.flatMap((key) => [key, `${key}-find`]).filter((key) => !written.includes(key))).toEqual([]);
});

it('has no key that nobody asks for', () => {
  const used = (key: string): boolean =>
    source.includes(`'${key}'`) ||
    [...source.matchAll(/`([\w-]*)\$\{/g)].some((found) => found[1]!.length > 2 && key.startsWith(found[1]!));
  expect(written.filter((key) => !used(key))).toEqual([]);
});
