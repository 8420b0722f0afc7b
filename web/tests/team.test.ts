// Friends at one table: what a page makes of several seats, votes, windows, fingers that point.
import { describe, expect, it, vi } from 'vitest';
import { pointed, type Ring } from '../src/lib/rings';
import { focusAfter, shown } from '../src/lib/shown';
import type { Choice, Table } from '../src/lib/table.svelte';
import { Team, gone } from '../src/lib/team.svelte';
import type { Advice, ClientMessage, OptionState, SeatQuestion, SeatState, State } from '../src/wire';

const text = { key: '', args: {} };
const option = (code: string): OptionState => ({ code, text, rule: '', gist: 0, shy: false });
const question = (seat: number, ...codes: string[]): SeatQuestion => ({
  seat,
  own: { hand: seat },
  prompt: codes.length ? text : null,
  options: codes.map(option),
  pass_until: [],
  standing: null,
  draft: 0,
});
const place = (more: Partial<SeatState> = {}): SeatState => ({
  name: '',
  kind: 'person',
  bot: '',
  away: false,
  connected: true,
  asked: true,
  ready: false,
  gone: false,
  resigned: false,
  choices: {},
  ...more,
});

/** A team at a table that is as much of one as it needs; and what it sends. */
function team(
  mine: SeatQuestion[],
  more: { seats?: SeatState[]; free?: boolean; me?: number; options?: string[]; draft?: number } = {},
): { team: Team; sent: ClientMessage[]; chosen: unknown[] } {
  const sent: ClientMessage[] = [];
  const chosen: unknown[] = [];
  const me = more.me ?? 0;
  const seats = more.seats ?? [place(), place(), place()];
  const options = (more.options ?? mine[me]?.options.map(({ code }) => code) ?? []).map(option);
  const choice = (one: OptionState): Choice => ({ ...one, verb: '', a: 0, b: 0, words: one.code });
  const table = {
    past: false,
    me,
    info: { together: true },
    texts: {},
    trouble: '',
    held: mine.map(({ seat }) => seat),
    names: ['Ada', 'Bo', 'Cy'],
    codes: new Map(options.map((one) => [one.code, choice(one)])),
    state: {
      started: true,
      outcome: null,
      free_order: more.free ?? false,
      mine,
      options,
      seats,
      draft: more.draft ?? 0,
      asked: seats.flatMap(({ asked }, seat) => (asked ? [seat] : [])),
    },
    say: (message: { key: string } | null) => message?.key ?? '',
    choice,
    played: (seat: number) => !seats[seat]!.away,
    choose: (code: string) => chosen.push(code),
    chooseAll: (choices: unknown[]) => chosen.push(...choices),
  };
  const send = (message: ClientMessage): boolean => sent.push(message) > 0;
  return { team: new Team(table as unknown as Table, send), sent, chosen };
}

describe('one person with several seats', () => {
  it('sees the table from the seat in focus', () => {
    const state = { public: { round: 1 }, own: { hand: 0 }, seat: 0, mine: [question(0, 'a'), question(1, 'b')] };
    const from = shown(state as unknown as State, 1);
    expect([from.seat, from.view, from.options.map(({ code }) => code)]).toEqual([1, { round: 1, hand: 1 }, ['b']]);
  });

  it('begins with the first seat that is asked', () =>
    expect(focusAfter([], [question(0), question(2, 'a')], null)).toBe(2));

  it('stays with a seat as long as it is asked', () =>
    expect(focusAfter([question(0, 'a'), question(1, 'a')], [question(0, 'a'), question(1, 'b')], 1)).toBe(1));

  it('goes on to the next seat when a question is answered', () =>
    expect(focusAfter([question(0, 'a'), question(1, 'a')], [question(0, 'a'), question(1)], 1)).toBe(0));

  it('stays with a seat that the person looks at though another is asked', () =>
    expect(focusAfter([question(0, 'a'), question(1)], [question(0, 'b'), question(1)], 1)).toBe(1));

  it('goes where somebody is asked after nobody was', () =>
    expect(focusAfter([question(0), question(1)], [question(0, 'a'), question(1)], 1)).toBe(0));

  it('passes for all of them where all may pass', () => {
    const { team: ours, chosen } = team([question(0, 'pass', 'shield'), question(1), question(2, 'pass')]);
    expect(ours.passing).toEqual([0, 2]);
    ours.passAll();
    expect(chosen).toEqual([
      { seat: 0, code: 'pass' },
      { seat: 2, code: 'pass' },
    ]);
  });

  it('does not pass for all where one of them must choose', () =>
    expect(team([question(0, 'pass'), question(1, 'take')]).team.passing).toEqual([]));

  it('is ready with all of them by one button, but not with one in the middle of a move', () => {
    const mine = [question(0, 'ready', 'walk'), question(1, 'at:2'), question(2, 'ready')];
    const { team: ours, chosen } = team(mine, { free: true });
    expect(ours.votes.map(({ seat }) => seat)).toEqual([0, 2]);
    ours.ready(true);
    expect(chosen).toEqual([
      { seat: 0, code: 'ready' },
      { seat: 2, code: 'ready' },
    ]);
  });

  it('takes READY back for all of them', () => {
    const seats = [place({ ready: true, asked: false }), place({ ready: true, asked: false }), place()];
    const { team: ours, sent } = team([question(0), question(1)], { free: true, seats });
    ours.ready(false);
    expect(sent).toEqual([
      { type: 'not_ready', seat: 0 },
      { type: 'not_ready', seat: 1 },
    ]);
  });
});

describe('advice', () => {
  const plan = (...codes: string[]): Advice => ({
    type: 'advice',
    plans: [{ seat: 0, steps: codes.map((code) => ({ code, text })), broken: null, next: [option('tend')] }],
    offers: [],
  });

  it('begins a plan with an option, and goes on with it when the server has seen it', () => {
    const { team: ours, sent } = team([], { options: ['walk', 'tend'] });
    ours.setMode('plan');
    expect(ours.takes('walk')).toBe(true);
    expect(ours.takes('tend')).toBe(true); // too early: nobody knows yet what could follow
    expect(sent).toEqual([{ type: 'plan', codes: ['walk'], seat: 0 }]);
    ours.hearAdvice(plan('walk'));
    ours.takes('tend');
    expect(sent[1]).toEqual({ type: 'plan', codes: ['walk', 'tend'], seat: 0 });
  });

  it('is forgotten when the line is new, and a plan that was on its way does not bar the next', () => {
    const { team: ours, sent } = team([], { options: ['walk', 'tend'] });
    ours.hearAdvice(plan('walk'));
    ours.extend('tend');
    ours.begin();
    expect(ours.plans).toEqual([]);
    ours.extend('walk');
    expect(sent.at(-1)).toEqual({ type: 'plan', codes: ['walk'], seat: 0 });
  });

  it('offers to a friend who is asked, and to nobody else', () => {
    const seats = [place(), place(), place({ kind: 'bot' })];
    expect(team([], { seats, options: ['walk'] }).team.friends).toEqual([1]);
  });

  it('lets a choice be a choice when no sign is meant', () => {
    const { team: ours, sent } = team([], { options: ['walk'] });
    expect([ours.takes('walk'), sent]).toEqual([false, []]);
  });

  it('says READY for people who are gone, and only as long as they are asked', () =>
    expect(gone([place(), place({ gone: true }), place({ gone: true, ready: true, asked: false })])).toEqual([1]));
});

describe('fingers that point', () => {
  const ring = (id: number, seat: number, at: number): Omit<Ring, 'label'> => ({ id, seat, what: `place:${id}`, at });
  const many = (...rings: Omit<Ring, 'label'>[]): Ring[] =>
    rings.reduce<Ring[]>((now, one) => pointed(now, now.findLast(({ seat }) => seat === one.seat)?.at, one), []);

  it('are at most three of a seat, the newest', () =>
    expect(
      many(ring(0, 1, 0), ring(1, 1, 10), ring(2, 0, 20), ring(3, 1, 30), ring(4, 1, 40)).map(({ id }) => id),
    ).toEqual([1, 2, 3, 4]));

  it('say what they mean once in ten seconds', () =>
    expect(many(ring(0, 1, 0), ring(1, 1, 9_000), ring(2, 1, 20_000)).map(({ label }) => label)).toEqual([
      true,
      false,
      true,
    ]));

  it('are gone after four seconds, and a cheer after two', () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    const { team: ours } = team([]);
    ours.hearPointed(1, 'place:3');
    ours.hearCheered(1);
    vi.advanceTimersByTime(1_999);
    expect([ours.rings.length, ours.cheers]).toEqual([1, [1]]);
    vi.advanceTimersByTime(1);
    expect([ours.rings.length, ours.cheers]).toEqual([1, []]);
    vi.advanceTimersByTime(2_000);
    expect(ours.rings).toEqual([]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
