import { describe, expect, it } from 'vitest';
import { roundsOf } from '../src/lib/rounds';

const told = (at: number, round: number) => ({ at, message: { key: 'event-round', args: { round } } });

describe('the rounds on the bar of a replay', () => {
  it('stand where they begin, the first at the deal', () => {
    const lines = [{ at: 1, message: { key: 'event-phase', args: {} } }, told(9, 2), told(20, 3)];
    expect(roundsOf(lines)).toEqual([
      { at: 0, n: 1 },
      { at: 9, n: 2 },
      { at: 20, n: 3 },
    ]);
  });

  it('are none where a game tells of none', () => {
    expect(roundsOf([])).toEqual([]);
  });
});
