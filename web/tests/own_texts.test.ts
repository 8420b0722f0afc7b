// Every key the client asks for is written, and every written key is asked for.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GUIDES } from '../src/ui/guides';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('wire.ts'));
const source = files.map((name) => readFileSync(join(SRC, name), 'utf8')).join('\n');
const written = [...readFileSync(join(SRC, 'messages/en.ftl'), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

it('has no key twice', () => expect(written.length).toBe(new Set(written).size));

it('knows every key that is asked for by its full name', () => {
  const asked = [...source.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1]!);
  expect(asked.filter((key) => !written.includes(key))).toEqual([]);
});

it('has both texts of every page of the guides', () => {
  const wanted = Object.entries(GUIDES).flatMap(([game, steps]) => steps.flatMap(({ name }) => [`guide-${game}-${name}`, `guide-${game}-${name}-text`]));
  expect(wanted.filter((key) => !written.includes(key))).toEqual([]);
});

it('has no key that nobody asks for', () => {
  const used = (key: string): boolean =>
    source.includes(`'${key}'`) || [...source.matchAll(/`([\w-]*)\$\{/g)].some((found) => found[1]!.length > 2 && key.startsWith(found[1]!));
  expect(written.filter((key) => !used(key))).toEqual([]);
});
