import { describe, expect, it } from 'vitest';
import { asMeasured, measured, parties, tried } from '../src/lib/difficulty';
import type { DifficultyRow, GameInfo } from '../src/wire';

const row = (mode: string, players: number, won: number): DifficultyRow => ({
  settings: { mode },
  players,
  bot: 'normal',
  games: 60,
  won,
  low: won - 12,
  high: won + 12,
});
const setting = (name: string, values: string[]) => ({
  name,
  values,
  title: name,
  doc: '',
  titles: values,
  distinct: false,
});
const game = {
  settings: [setting('mode', ['calm', 'wild']), setting('dice', ['open', 'sealed'])],
  difficulty: [row('calm', 2, 70), row('calm', 3, 60), row('wild', 2, 30)],
} as unknown as GameInfo;

describe('how hard it is', () => {
  it('is what was measured with these settings and so many players', () => {
    expect(measured(game, { mode: 'calm', dice: 'open' }, 3)?.won).toBe(60);
    expect(measured(game, { mode: 'wild', dice: 'sealed' }, 2)?.won).toBe(30);
    expect(measured(game, { mode: 'wild', dice: 'open' }, 3)).toBeUndefined();
  });

  it('says when another setting is not as it was', () => {
    expect(asMeasured(game, { mode: 'wild', dice: 'open' })).toBe(true);
    expect(asMeasured(game, { mode: 'calm', dice: 'sealed' })).toBe(false);
  });

  it('has a column for each party and a line for each mode', () => {
    expect(parties(game)).toEqual([2, 3]);
    expect(tried(game)).toEqual([{ mode: 'calm' }, { mode: 'wild' }]);
  });
});
