// What has only just appeared is not pressed by mistake.
import { describe, expect, it, vi } from 'vitest';
import { Fresh, SETTLE, appeared, settled } from '../src/lib/fresh.svelte';

const question = (key: string, ...codes: string[]) => ({
  prompt: { key, args: {} },
  options: codes.map((code) => ({ code, text: { key: '', args: {} }, rule: '', gist: 0, shy: false })),
});

it('knows which options are new, and that the same answer to another question is another', () => {
  expect(appeared(question('walk', 'pass', 'walk:1'), question('walk', 'pass', 'walk:2'))).toEqual(['walk:2']);
  expect(appeared(question('walk', 'pass'), question('fight', 'pass'))).toEqual(['pass']);
  expect(appeared(null, question('walk', 'pass'))).toEqual([]);
});

it('lets each settle for a moment of its own', () => {
  vi.useFakeTimers();
  const fresh = new Fresh();
  fresh.add(['a']);
  vi.advanceTimersByTime(200);
  fresh.add(['b']);
  vi.advanceTimersByTime(150);
  expect([...fresh.codes]).toEqual(['b']);
  vi.advanceTimersByTime(200);
  expect([...fresh.codes]).toEqual([]);
  vi.useRealTimers();
});

it('rests for a moment after everything one does, and again after the next', () => {
  vi.useFakeTimers();
  const fresh = new Fresh();
  fresh.rest();
  vi.advanceTimersByTime(SETTLE - 1);
  expect(fresh.resting).toBe(true);
  fresh.rest();
  vi.advanceTimersByTime(SETTLE - 1);
  expect(fresh.resting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(fresh.resting).toBe(false);
  vi.useRealTimers();
});

describe('what can be pressed', () => {
  const at = (key: string, place: string) => ({ key, place });
  const since = (...args: Parameters<typeof settled>) => [...settled(...args).values()].map((one) => one.since);

  it('was always there when one came', () => {
    expect(since(null, [at('undo', '1 1')], 50)).toEqual([-Infinity]);
  });

  it('is new when it appears, and when it moves to where something else stood', () => {
    const first = settled(null, [at('pass', '1 1')], 0);
    const second = settled(first, [at('undo', '1 1'), at('pass', '9 1')], 50);
    expect([...second.values()].map((one) => one.since)).toEqual([50, 50]);
    expect(since(second, [at('undo', '1 1'), at('pass', '9 1')], 90)).toEqual([50, 50]);
    expect(since(second, [at('undo', '5 1'), at('pass', '9 1')], 90)).toEqual([90, 50]);
  });

  it('keeps its time beside another that reads the same', () => {
    const first = settled(null, [at('walk:1', 'list')], 0);
    expect(since(first, [at('walk:1', 'list'), at('walk:1', 'prompt')], 70)).toEqual([-Infinity, 70]);
  });
});
