import { describe, expect, it } from 'vitest';
import { chart, pathOf, stand } from '../src/boards/storm_watch/chart';
import { codeOf, endOf, lightsStorm, marksOf } from '../src/boards/storm_watch/storm';
import type { StormWatchView } from '../src/boards/storm_watch/view';
import type { Choice } from '../src/lib/table.svelte';
import { parts } from '../src/lib/texts';

const option = (code: string): Choice => ({
  code,
  ...parts(code),
  text: { key: '', args: {} },
  rule: '',
  gist: 0,
  shy: false,
  words: code,
});
const event = (kind: string, args: Record<string, number>, seat = 0) => ({
  kind,
  seat,
  args,
  text: { key: '', args: {} },
});
const place = (x: number, y: number, links: number[]) => ({ name: '', x, y, links, stores: false });

describe('a click on a place', () => {
  const work = ['ready', 'walk:1', 'tend'].map(option);
  it('walks where a path leads', () => expect(codeOf(1, work, 0, 'work')).toBe('walk:1'));
  it('asks why not where none does', () => expect(codeOf(2, work, 0, 'work')).toBe('walk:2'));
  it('tends the fire where the keeper stands', () => expect(codeOf(0, work, 0, 'work')).toBe('tend'));
  it('gathers where there is nothing to tend', () =>
    expect(codeOf(0, ['ready', 'gather'].map(option), 0, 'work')).toBe('gather'));
  it('aims the card that is being played, or asks why not there', () => {
    expect(codeOf(2, [option('at:2')], 0, 'work')).toBe('at:2');
    expect(codeOf(0, [option('at:2')], 0, 'work')).toBe('at:0');
  });
  it('lands the boat', () => expect(codeOf(2, [option('to:2'), option('to:1')], 0, 'work')).toBe('to:2'));
  it('shields in the storm, or asks why not', () => {
    expect(codeOf(1, ['shield:1', 'pass'].map(option), 0, 'storm')).toBe('shield:1');
    expect(codeOf(2, ['pass'].map(option), 0, 'storm')).toBe('shield:2');
  });
});

it('what happened is marked where it happened', () => {
  const fires = [0, 2].map((at) => ({ at, burns: 2, most: 6, loses: 0, danger: 0 }));
  const marks = marksOf(
    [
      event('walked', { at: 1, from: 0 }, 2),
      event('shipped', { at: 0, from: 1, other_seat: 1 }, 2),
      event('tended', { at: 2, burns: 3 }),
      event('rain', { loss: 1 }),
      event('dimmed', { at: 2, loss: 1, burns: 2 }),
      event('dimmed', { at: 2, loss: 2, burns: 0 }),
      event('lost', { at: 2 }),
    ],
    fires,
  );
  expect(marks.trails).toEqual([
    { seat: 2, from: 0, to: 1, boat: false },
    { seat: 1, from: 1, to: 0, boat: true },
  ]);
  expect([...marks.rose]).toEqual([2]);
  expect([...marks.fell]).toEqual([[2, 3]]);
  expect([...marks.out]).toEqual([2]);
  expect([...marks.struck]).toEqual([0, 2]);
});

it('a plan ends where its last step leads', () => {
  const view = { keepers: [{ at: 4 }] } as StormWatchView;
  expect(endOf(view, 0, [option('walk:3'), option('tend'), option('walk:1'), option('gather')])).toBe(1);
  expect(endOf(view, 0, [option('tend')])).toBe(4);
});

describe('a coast on a sheet', () => {
  const places = [place(10, 30, [1]), place(50, 62, [0, 2]), place(92, 70, [1])];
  it.each([
    [864, 460],
    [366, 216],
  ])('has all its places on a page of %i by %i, with room for a finger', (w, h) => {
    for (const [x, y] of chart(places, w, h).at) {
      expect(x).toBeGreaterThanOrEqual(24);
      expect(x).toBeLessThanOrEqual(w - 24);
      expect(y).toBeGreaterThanOrEqual(24);
      expect(y).toBeLessThanOrEqual(h - 24);
    }
  });
  it('can be a straight line of places', () =>
    expect(chart([place(5, 5, [1]), place(5, 9, [0])], 400, 300).at[0]![0]).toBe(200));
  it('is walked back on the path that leads there', () => {
    const sheet = chart(places, 864, 460);
    const points = (d: string): string[] => d.slice(1).split('L');
    expect(points(pathOf(sheet, 1, 0))).toEqual(points(pathOf(sheet, 0, 1)).reverse());
  });
  it('leaves the place free where keepers stand, none on another', () => {
    const spots = [0, 1, 2, 3].map((index) => stand(index)[0]);
    expect(new Set(spots).size).toBe(4);
    expect(spots.every((x) => Math.abs(x) > 30)).toBe(true);
  });
});

it('what is told is lit where it happened', () => {
  expect(lightsStorm(event('walked', { at: 1, from: 0 }, 2))).toEqual(['place:0', 'place:1']);
  expect(lightsStorm(event('gathered', { at: 3 }))).toEqual(['place:3']);
  expect(lightsStorm(event('forecast', {}))).toEqual(['storm']);
  expect(lightsStorm(event('round', { round: 2 }, -1))).toEqual(['hours']);
  expect(lightsStorm(event('gave', { other_seat: 1, card: 2 }))).toEqual(['seat:0', 'seat:1']);
});
