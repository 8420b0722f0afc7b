import { afterEach, describe, expect, it, vi } from 'vitest';
import { apart, ticks, written } from '../src/lib/chart';
import { brief, check, note, seen } from '../src/lib/proof';
import { named, paceOf } from '../src/lib/points';
import { markedRounds } from '../src/lib/rounds';

describe('a chart', () => {
  it('has round numbers at its side that hold all values', () => {
    expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  });

  it('keeps its labels apart, in their order, and above the ground', () => {
    expect(apart([100, 101, 40], 23, 300)).toEqual([100, 123, 40]);
    expect(apart([295, 299, 290], 20, 300)).toEqual([280, 300, 260]);
    expect(apart([10], 20, 300)).toEqual([10]);
  });

  it('writes no more rounds than fit, and always the last', () => {
    expect(written(5, 9)).toEqual([0, 1, 2, 3, 4]);
    expect(written(12, 5)).toEqual([0, 3, 6, 9, 11]);
    expect(written(121, 4).at(-1)).toBe(120);
    expect(written(121, 4).length).toBeLessThanOrEqual(5);
  });
});

describe('the proof of the dice', () => {
  afterEach(() => vi.unstubAllGlobals());
  const sealed = '[["pig"],"seed"]';
  const commitment = async (): Promise<string> => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealed));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };

  it('holds when the opened text gives the commitment that was shown before', async () => {
    const proof = { commitment: await commitment(), sealed, choices: 3, replays: true };
    expect(await check(proof, null)).toBe('proven');
    expect(await check(proof, proof.commitment)).toBe('proven');
  });

  it('is broken by another seed, another commitment at the start, or choices that give something else', async () => {
    const proof = { commitment: await commitment(), sealed, choices: 3, replays: true };
    expect(await check({ ...proof, sealed: '[["pig"],"other"]' }, null)).toBe('broken');
    expect(await check(proof, '0'.repeat(64))).toBe('broken');
    expect(await check({ ...proof, replays: false }, null)).toBe('broken');
  });

  it('is only told where a browser cannot work it out', async () => {
    const proof = { commitment: await commitment(), sealed, choices: 3, replays: true };
    vi.stubGlobal('crypto', {});
    expect(await check(proof, null)).toBe('told');
  });

  it('remembers the first commitment that was shown', () => {
    const drawer = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => drawer.get(name) ?? null,
      setItem: (name: string, value: string) => drawer.set(name, value),
    });
    note('a', 'first');
    note('a', 'second');
    note('b', '');
    expect([seen('a'), seen('b')]).toEqual(['first', null]);
    expect(brief('0123456789abcdef')).toBe('0123…cdef');
  });
});

describe('a replay', () => {
  it('begins where its address says', () => {
    expect(named('?step=12&eyes=1')).toEqual({ step: 12, seat: 1 });
    expect(named('')).toEqual({ step: null, seat: null });
    expect(named('?step=x')).toEqual({ step: null, seat: null });
  });

  it('is told at the pace that was asked for, and never waits for a click while it plays', () => {
    expect(paceOf('calm', 1)).toBe('calm');
    expect(paceOf('step', 1)).toBe('normal');
    expect(paceOf('calm', 2)).toBe('fast');
    expect(paceOf('normal', 4)).toBe('off');
    expect(paceOf('off', 1)).toBe('off');
  });

  it('counts what happened in each round', () => {
    const line = (at: number, kind: string, args = {}) => ({ at, message: { key: `event-${kind}`, args } });
    const lines = [
      line(2, 'fought'),
      line(4, 'phase'),
      line(5, 'lost'),
      line(5, 'round', { round: 2 }),
      line(7, 'born'),
    ];
    expect(markedRounds(lines, 9)).toEqual([
      { n: 1, at: 0, to: 5, phases: [4], counts: { fought: 1, born: 0, lost: 1 } },
      { n: 2, at: 5, to: 9, phases: [], counts: { fought: 0, born: 1, lost: 0 } },
    ]);
  });
});
