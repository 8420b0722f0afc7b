import { describe, expect, it } from 'vitest';
import { shown } from '../src/lib/shown';
import type { State } from '../src/wire';

const state: State = {
  type: 'state',
  seq: 3,
  game: 'evo',
  settings: {},
  pieces: null,
  commitment: '',
  started: true,
  seat: 0,
  seats: [],
  host: null,
  files: [],
  campaign: null,
  table: { name: '', manners: { take_backs: 'ask', sit_in: 'anybody' }, watching: 0, ended: '', parting: [] },
  what_if: null,
  free_order: false,
  bots_wait: false,
  paused: false,
  mine: [],
  public: { round: 2, board: [0, -1] },
  own: { hands: [[4], [-1]] },
  asked: [],
  prompt: null,
  options: [],
  pass_until: [],
  standing: null,
  draft: 0,
  lingers: null,
  events: [],
  recap: [],
  log: [],
  first: true,
  undone: false,
  can_undo: false,
  undo_free: false,
  can_redo: false,
  undo_asked: null,
  outcome: null,
};

describe('a state as the boards see it', () => {
  it('has one view of both parts, and the rest as it was sent', () => {
    const { public: everybody, own, ...rest } = state;
    expect(shown(state)).toEqual({ ...rest, view: { round: 2, board: [0, -1], hands: [[4], [-1]] } });
    expect([everybody, own]).toEqual([{ round: 2, board: [0, -1] }, { hands: [[4], [-1]] }]);
  });
});
