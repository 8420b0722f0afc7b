import { describe, expect, it } from 'vitest';
import { byHex, harmsOf, lightsOf, onCity, trail } from '../src/boards/blind_evolution/blind';
import { blot, mapOf, wayOf } from '../src/boards/blind_evolution/city';
import { Pan, type Room } from '../src/boards/blind_evolution/pan.svelte';
import { ropeOf } from '../src/boards/blind_evolution/tb';
import type { Hex } from '../src/boards/blind_evolution/view';
import type { Choice } from '../src/lib/table.svelte';
import { parts } from '../src/lib/texts';

const option = (code: string, args: Record<string, number | string> = {}): Choice => ({
  code,
  ...parts(code),
  text: { key: '', args },
  rule: '',
  gist: 0,
  shy: false,
  words: code,
});
const hexes = [0, 1, 2, 3].map((q): Hex => ({
  name: `A-${q + 1}`,
  q,
  r: 0,
  tile: 0,
  number: q + 1,
  facility: '',
  label: '',
  station: false,
  railway: false,
}));
const map = mapOf({ hexes, tiles: ['A'], tracks: [[0, 1, 2]], trains: [] });

describe('options of the city', () => {
  it('are found by their hex, the plain click first', () => {
    const found = byHex(['via:2', 'taxi:1', 'walk:2', 'search'].map((code) => option(code)));
    expect([...found.keys()].sort()).toEqual([1, 2]);
    expect(found.get(2)!.map(({ code }) => code)).toEqual(['walk:2', 'via:2']);
  });
  it('are the frame’s where they are a plain answer', () => {
    expect(onCity(option('end'))).toBe(false);
    expect(onCity(option('search'))).toBe(true);
  });
  it('say their whole way', () => expect(trail(option('walk:2', { trail: '0,1,2' }))).toEqual([0, 1, 2]));
});

describe('a TB board', () => {
  const board = { hexes: [[0, 0], [1, 0], [1, -1]], left: 0, right: 2 }; // prettier-ignore
  it('takes the first bit at its left arrow, from the west', () =>
    expect(ropeOf(board, [])).toEqual({ laid: [], next: 0, entry: 3 }));
  it('goes on where the last bit points', () => {
    expect(ropeOf(board, [0])).toMatchObject({ next: 1, entry: 3 });
    expect(ropeOf(board, [6 + 1])).toMatchObject({ next: 2, entry: 4 });
  });
  it('has no way on where a bit points off the board', () => expect(ropeOf(board, [6 + 5]).next).toBe(-1));
});

describe('the map', () => {
  const room: Room = { w: 390, h: 400, left: 0, top: 0, right: 0, bottom: 0 };
  it('never changes a blot', () => expect(blot(7)).toBe(blot(7)));
  it('draws a way along its hexes', () => expect(wayOf(map, [0, 1, 3]).match(/[ML]/g)).toEqual(['M', 'L', 'L']));
  it('has hexes for fingers, and shows the one that counts', () => {
    const pan = new Pan();
    const far = mapOf({ hexes: [...hexes, { ...hexes[0]!, q: 24 }], tiles: ['A'], tracks: [], trains: [] });
    pan.fit(far, room, 4);
    expect(pan.k * 86.6).toBeGreaterThanOrEqual(44);
    const x = pan.x + far.at[4]![0] * pan.k;
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(390);
  });
});

it('contamination lights every hex it comes to', () =>
  expect(lightsOf({ kind: 'spread', seat: -1, args: { at: 3, hexes: '3,4' } })).toEqual(['hex:3', 'hex:4']));

it('bad news stand out for whom they hit', () => {
  expect(harmsOf({ kind: 'hurt', seat: 1, args: {} }, 1)).toBe(true);
  expect(harmsOf({ kind: 'hurt', seat: 1, args: {} }, 0)).toBe(false);
});
