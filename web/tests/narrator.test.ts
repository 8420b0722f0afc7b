// The narrator: what it tells, for how long, and what it keeps.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Narrator, concerns, counted, toldBy, type Pace, type Told } from '../src/lib/narrator.svelte';
import type { EventState } from '../src/wire';

const WEIGHTS = { moved: 'plain', fought: 'big', paid: 'quiet', round: 'big' } as const;
const event = (kind: string, seat: number, args: EventState['args'] = {}): EventState => ({
  kind,
  seat,
  args,
  text: { key: `event-${kind}`, args: { seat, ...args } },
});
const kinds = (tales: readonly { kind: string }[]): string[] => tales.map(({ kind }) => kind);

describe('the narrator', () => {
  let pace: Pace = 'normal';
  let narrator: Narrator;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    pace = 'normal';
    narrator = new Narrator(() => pace);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('tells one event after the other, the big ones longer, and leaves out the quiet ones', () => {
    narrator.hear([event('moved', 1), event('paid', 1), event('fought', 1)], WEIGHTS, 0, false);
    expect(narrator.now?.kind).toBe('moved');
    expect(narrator.total).toBe(2);
    vi.advanceTimersByTime(1_199);
    expect(narrator.now?.kind).toBe('moved');
    vi.advanceTimersByTime(1);
    expect([narrator.now?.kind, narrator.number]).toEqual(['fought', 2]);
    vi.advanceTimersByTime(2_599);
    expect(narrator.now?.kind).toBe('fought');
    vi.advanceTimersByTime(1);
    expect([narrator.now, narrator.number]).toEqual([null, 0]);
    expect(kinds(narrator.since)).toEqual(['moved', 'fought']);
  });

  it('leaves a long sentence long enough to be read', () => {
    const reader = new Narrator(
      () => pace,
      ({ key }) => key.padEnd(key === 'event-fought' ? 90 : 20, '.'),
    );
    reader.hear([event('moved', 1), event('fought', 1)], WEIGHTS, 0, false);
    vi.advanceTimersByTime(1_200);
    expect(reader.now?.kind).toBe('fought');
    vi.advanceTimersByTime(4_300);
    expect(reader.now?.kind).toBe('fought');
    vi.advanceTimersByTime(100);
    expect(reader.now).toBeNull();
  });

  it('goes by another pace at once, in the middle of a tale', () => {
    narrator.hear([event('moved', 1), event('fought', 1)], WEIGHTS, 0, false);
    pace = 'step';
    narrator.retime();
    vi.advanceTimersByTime(60_000);
    expect(narrator.now?.kind).toBe('moved');
    pace = 'fast';
    narrator.retime();
    vi.advanceTimersByTime(480);
    expect(narrator.now?.kind).toBe('fought');
    narrator.skip();
    narrator.retime();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes more of what concerns the reader, and nothing of what the reader just did', () => {
    narrator.hear([event('moved', 0), event('fought', 0), event('moved', 1)], WEIGHTS, 0, true);
    expect(kinds(narrator.since)).toEqual(['fought', 'moved']);
    narrator.acted();
    narrator.hear([event('moved', 1, { target_seat: 0 })], WEIGHTS, 0, false);
    expect([narrator.now?.weight, narrator.now?.mine]).toEqual(['big', true]);
  });

  it('waits in step by step, is silent when off, and remembers either way', () => {
    pace = 'step';
    narrator.hear([event('moved', 1), event('fought', 1)], WEIGHTS, 0, false);
    vi.advanceTimersByTime(60_000);
    expect(narrator.now?.kind).toBe('moved');
    narrator.next();
    expect(narrator.now?.kind).toBe('fought');
    narrator.next();
    expect(narrator.now).toBeNull();
    pace = 'off';
    narrator.hear([event('moved', 2)], WEIGHTS, 0, false);
    expect(narrator.now).toBeNull();
    expect(kinds(narrator.since)).toEqual(['moved', 'fought', 'moved']);
  });

  it('tells everything again, and forgets when the reader acts', () => {
    narrator.hear([event('moved', 1), event('fought', 1)], WEIGHTS, 0, false);
    narrator.skip();
    expect([narrator.now, narrator.waiting]).toEqual([null, []]);
    narrator.again();
    expect([narrator.now?.kind, kinds(narrator.waiting)]).toEqual(['moved', ['fought']]);
    narrator.acted();
    vi.advanceTimersByTime(10_000);
    expect([narrator.now, narrator.since]).toEqual([null, []]);
  });

  it('keeps what somebody missed who comes back, and tells none of it', () => {
    narrator.hear([event('fought', 1)], WEIGHTS, 0, false);
    narrator.recall([], [event('moved', 0), event('moved', 1), event('fought', 1)], WEIGHTS, 0);
    vi.advanceTimersByTime(10_000);
    expect([narrator.now, narrator.waiting]).toEqual([null, []]);
    expect(kinds(narrator.since)).toEqual(['moved', 'fought']); // not the reader's own walk
  });

  it('shows a line that was tapped for a while', () => {
    narrator.pin(event('fought', 1).text);
    expect([narrator.shown?.kind, narrator.pinned]).toEqual(['fought', 1]);
    vi.advanceTimersByTime(4_000);
    expect(narrator.shown).toBeNull();
  });

  it('falls behind by no more than it can tell', () => {
    const many = [...Array<number>(40).keys()].map(() => event('moved', 1));
    narrator.hear([event('moved', 1)], WEIGHTS, 0, false);
    narrator.hear([...many, event('fought', 1)], WEIGHTS, 0, false);
    expect(kinds(narrator.waiting)).toEqual(['fought']);
  });

  it('is quicker with small things while many wait', () => {
    narrator.hear(
      [...Array<number>(14).keys()].map(() => event('moved', 1)),
      WEIGHTS,
      0,
      false,
    );
    expect([narrator.number, narrator.lasts]).toEqual([1, 480]);
    vi.advanceTimersByTime(3 * 480);
    expect([narrator.number, narrator.lasts]).toEqual([4, 1_200]);
  });

  it('tells the beginning of a round with the round before it, however late that is', () => {
    const rounds = [1, 2, 3].flatMap((round) => [event('round', -1, { round }), event('fought', round)]);
    narrator.recall([], [], WEIGHTS, 0);
    narrator.hear(rounds, WEIGHTS, 0, false);
    expect(narrator.now?.ended).toEqual([]);
    narrator.next();
    narrator.next();
    expect([narrator.now?.args['round'], narrator.now?.ended]).toEqual([2, rounds.slice(0, 2)]);
    expect(narrator.round).toEqual(rounds.slice(2, 4));
  });

  it('counts a round when the next begins', () => {
    narrator.hear([event('round', -1, { round: 1 }), event('paid', 1, { points: 2 })], WEIGHTS, 0, false);
    expect(narrator.round).toEqual([]);
    narrator.hear([event('paid', 1, { points: 3 }), event('round', -1, { round: 2 })], WEIGHTS, 0, false);
    expect(counted(narrator.round, { kind: 'paid', sum: 'points' }, 1)).toBe(5);
    expect(counted(narrator.round, { kind: 'paid' }, 1)).toBe(2);
    expect(counted(narrator.round, { kind: 'paid' }, 0)).toBe(0);
    const dear = ({ args }: Told): boolean => Number(args['points']) > 2;
    expect(counted(narrator.round, { kind: 'paid', where: dear }, 1)).toBe(1);
  });

  it('sums the last round up from the log of a page that is loaded anew, and tells nothing again', () => {
    const log = [
      event('round', -1, { round: 4 }),
      event('paid', 1, { points: 2 }),
      event('round', -1, { round: 5 }),
      event('paid', 1, { points: 7 }),
    ].map(({ text }) => text);
    narrator.recall(log, [], WEIGHTS, 0);
    expect([narrator.now, narrator.since]).toEqual([null, []]);
    expect(narrator.round[0]?.args['round']).toBe(4);
    expect(counted(narrator.round, { kind: 'paid', sum: 'points' }, 1)).toBe(2);
    narrator.recall([{ key: 'log-began', args: {} }, ...log.slice(1)], [], WEIGHTS, 0); // the first round is told without a beginning
    expect(counted(narrator.round, { kind: 'paid', sum: 'points' }, 1)).toBe(2);
    narrator.recall(log.slice(1), [], WEIGHTS, 0); // cut off: who knows what was before
    expect(narrator.round).toEqual([]);
    narrator.recall(
      [...log.slice(0, 2), { key: 'log-undone', args: { seat: 1, n: 1 } }, ...log.slice(2)],
      [],
      WEIGHTS,
      0,
    );
    expect(narrator.round).toEqual([]);
  });
});

it('knows whom an event concerns', () => {
  expect(concerns(event('x', 1, { target_seat: 0 }), 0)).toBe(true);
  expect(concerns(event('x', 1, { points: 0 }), 0)).toBe(false);
  expect(concerns(event('x', 1), null)).toBe(false);
});

it('finds the event behind a line of the log', () => {
  const args = { seat: 2, space: 5 };
  expect(toldBy({ key: 'event-drew-hidden', args })).toEqual({ kind: 'drew', seat: 2, args });
  expect(toldBy({ key: 'log-joined', args })).toBeNull();
});
