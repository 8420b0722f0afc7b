// What is left to see of events of Evo.
import { describe, expect, it } from 'vitest';
import { cardOf, changes, fights, harm, harms, lightsEvo, marks, playerOf, trails } from '../src/boards/evo/telling';
import type { Told } from '../src/lib/narrator.svelte';

const told = (kind: string, seat: number, args: Told['args'] = {}): Told => ({ kind, seat, args });
const walk = (seat: number, source: number, space: number): Told => told('moved', seat, { source, space, how: 0 });

describe('trails', () => {
  it('join the steps of one dinosaur to one path', () => {
    const found = trails([walk(1, 3, 4), walk(1, 4, 9), walk(2, 9, 10), walk(1, 20, 21)]);
    expect(found.map(({ seat, path }) => [seat, path])).toEqual([
      [1, [3, 4, 9]],
      [2, [9, 10]],
      [1, [20, 21]],
    ]);
  });

  it('are weaker the older they are, and never under half', () => {
    const found = trails([...Array<number>(9).keys()].map((i) => walk(i % 2, 40 + 2 * i, 3 * i)));
    expect(found.at(-1)?.strength).toBe(1);
    expect(found.at(-2)?.strength).toBeCloseTo(0.9);
    expect(found[0]?.strength).toBe(0.5);
  });
});

describe('fights', () => {
  it('keep both strengths, the face and who met whom', () => {
    const args = { source: 4, space: 5, face: 1, won: 1, target_seat: 2, attack: 3, defence: 1 };
    expect(fights([told('fought', 1, args), told('fought', 0, { ...args, face: 4, won: 0 })])).toMatchObject([
      { seat: 0, target: 2, space: 5, face: 4, won: false, baby: false, attack: 3, defence: 1 },
    ]);
    expect(fights([told('fought', 1, { ...args, source: -1 })])[0]?.baby).toBe(true);
  });
});

describe('marks', () => {
  it('say who died of what, and who was born', () => {
    const found = marks([
      told('lost', 1, { space: 3, why: 'climate', peril: 'hot' }),
      told('lost', 2, { space: 4, why: 'combat', peril: 'ideal' }),
      told('born', 0, { space: 5, again: 0 }),
    ]);
    expect(found.map(({ space, what, cause }) => [space, what, cause])).toEqual([
      [3, 'lost', 'hot'],
      [4, 'lost', 'combat'],
      [5, 'born', ''],
    ]);
  });

  it('make nothing of a dinosaur that is laid elsewhere', () =>
    expect(marks([told('lost', 1, { space: 3, why: 'relocation' }), told('born', 1, { space: 8, again: 1 })])).toEqual(
      [],
    ));

  it('remember who was eaten above the baby that did it', () =>
    expect(
      marks([told('lost', 1, { space: 3, why: 'killer-baby' }), told('born', 0, { space: 3, again: 0 })]),
    ).toMatchObject([{ seat: 1, what: 'lost', cause: 'killer-baby' }]));
});

describe('a card', () => {
  const turned = { card: 1, before: 2, after: 3, dying_before: '0 1', dying: '3 1', herds: '5 2' };
  const tales = [
    told('turned', -1, { ...turned, card: -1, before: 1, after: 2, dying: '0 1' }),
    told('played', 1, { card: 1, phase: 0 }),
    told('turned', -1, turned),
    told('lent', 0, { card: 7, stat: 1, before: 0, after: 2 }),
  ];

  it('changed what names it, and nothing else', () => {
    expect(changes(tales, 1)).toEqual([{ is: 'zones', before: 2, after: 3 }]);
    expect(changes(tales, 7)).toEqual([{ is: 'number', seat: 0, stat: 1, before: 0, after: 2 }]);
    expect(changes(tales, -1)).toEqual([{ is: 'zones', before: 1, after: 2 }]);
  });

  it('is known with who played it', () => {
    expect([playerOf(tales, 1), playerOf(tales, 4)]).toEqual([1, -1]);
    expect([cardOf(tales[1]!), cardOf(tales[2]!), cardOf(tales[0]!), cardOf(walk(1, 2, 3))]).toEqual([1, 1, -1, -1]);
  });

  it('harms whom it lets die', () => {
    expect(harm(tales, 1, 0)).toEqual({ dies: 3, before: 0, herd: 5 });
    expect(harm(tales, 1, 1)).toBeNull();
    expect(harm(tales, 1, null)).toBeNull();
  });
});

it('some events are bad news for whom they name', () => {
  expect(harms(told('lost', 1, { why: 'climate' }), 1)).toBe(true);
  expect(harms(told('lost', 1, { why: 'relocation' }), 1)).toBe(false);
  expect(harms(told('lost', 0, { why: 'climate' }), 1)).toBe(false);
  expect(harms(told('fought', 0, { target_seat: 1, won: 1 }), 1)).toBe(true);
  expect(harms(told('turned', -1, { card: -1, dying_before: '0 0', dying: '0 2', herds: '4 4' }), 1)).toBe(true);
  expect(harms(told('turned', -1, { card: -1, dying_before: '0 2', dying: '0 1', herds: '4 4' }), 1)).toBe(false);
  expect(harms(told('born', 1, { space: 3 }), 1)).toBe(false);
});

it('an event lights up the things it names', () => {
  expect(lightsEvo(told('outbid', 1, { column: 2, by_seat: 0, bid: 3 }))).toEqual(['lot:2', 'seat:1', 'seat:0']);
  expect(lightsEvo(told('fought', 1, { source: 6, space: 7, target_seat: 0 }))).toEqual(['seat:1', 'seat:0']);
  expect(lightsEvo(told('turned', -1, { card: -1 }))).toEqual(['wheel']);
  expect(lightsEvo(told('bought', 2, { column: 2, gene: 4 }))).toEqual(['seat:2']); // the lab is gone by then
});
