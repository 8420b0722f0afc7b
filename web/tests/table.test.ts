// A seat at a table and its line: what becomes of choices that are on their way when the line breaks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from '../src/lib/table.svelte';
import type { ClientMessage, OptionState, SeatQuestion, ServerMessage, State } from '../src/wire';

// what wants a page, and says nothing here
vi.mock('../src/boards/worlds.svelte', () => ({}));
vi.mock('../src/lib/api', () => ({ api: { games: () => Promise.resolve([]) } }));
vi.mock('../src/lib/language.svelte', () => ({ language: {} }));
vi.mock('../src/lib/places.svelte', () => ({ socket: (path: string) => path }));
vi.mock('../src/lib/sound', () => ({ play: () => {}, playEvents: () => {} }));
vi.mock('../src/lib/texts', () => ({ t: String, warm: () => {}, distinct: Array.from, parts: () => ({}) }));
vi.mock('../src/lib/wishes.svelte', () => ({ wishes: { gameOf: () => '' } }));

const text = { key: '', args: {} };
const option = (code: string): OptionState => ({ code, text, rule: '', gist: 0, shy: false });
const question = (seat: number, ...codes: string[]): SeatQuestion => ({
  seat,
  own: {},
  prompt: text,
  options: codes.map(option),
  pass_until: [],
  standing: null,
  draft: 0,
});

/** The socket, whose other end is this test. */
class Wire {
  static OPEN = 1;
  static now: Wire;
  readyState = Wire.OPEN;
  sent: ClientMessage[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};

  constructor() {
    Wire.now = this;
  }
  send = (message: string): void => void this.sent.push(JSON.parse(message) as ClientMessage);
  close = (): void => this.breaks();
  breaks(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
  hears(message: Partial<State> | ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get choices(): unknown[] {
    return this.sent.filter(({ type }) => type === 'choose').map((message) => (message as { code: string }).code);
  }
}

function state(seq: number, mine: SeatQuestion[], more: Partial<State> = {}): State {
  const seats = mine.map(() => ({ name: '', away: false, ready: false, kind: 'person' }));
  const rest = { seat: 0, seats, asked: [], public: {}, own: {}, options: mine[0]?.options, draft: 0, outcome: null };
  const told = {
    type: 'state',
    first: false,
    undone: false,
    events: [],
    recap: [],
    log: [],
    free_order: false,
    game: 'toy',
  };
  return { ...told, ...rest, seq, mine, ...more } as unknown as State;
}

const both = [question(0, 'pass', 'walk'), question(1, 'pass')];

class Seated extends Table {
  protected override learn(): Promise<void> {
    this.texts = { say: () => '' } as unknown as typeof this.texts;
    this.world = { sounds: {} } as unknown as typeof this.world;
    return Promise.resolve();
  }
}

/** A table at which one person plays two seats. */
async function sits(): Promise<Table> {
  const table = new Seated('toy');
  await comes(state(1, both, { first: true }));
  return table;
}

/** A state comes, and has been looked at. */
async function comes(next: State): Promise<void> {
  Wire.now.hears(next);
  await vi.advanceTimersByTimeAsync(0);
}

/** The line breaks and opens again by itself. */
async function breaks(): Promise<void> {
  Wire.now.breaks();
  await vi.advanceTimersByTimeAsync(1_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('WebSocket', Wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('when the line breaks', () => {
  it('a choice that did not arrive is sent again, and the others after it', async () => {
    const table = await sits();
    table.team.passAll();
    await breaks();
    await comes(state(1, both, { first: true }));
    expect(Wire.now.choices).toEqual(['pass']);
    await comes(state(2, [question(0), question(1, 'pass')]));
    expect(Wire.now.choices).toEqual(['pass', 'pass']);
  });

  it('a choice that arrived is not sent again, and what was to follow it answers no other question', async () => {
    const table = await sits();
    table.team.passAll();
    await breaks();
    await comes(state(9, [question(0), question(1, 'pass')], { first: true }));
    expect([Wire.now.choices, table.pending]).toEqual([[], null]);
  });

  it('plans of which the server knows no more are forgotten', async () => {
    const table = await sits();
    Wire.now.hears({ type: 'advice', plans: [{ seat: 1, steps: [], broken: null, next: [] }], offers: [] });
    expect(table.team.plans).toHaveLength(1);
    await breaks();
    await comes(state(1, both, { first: true }));
    expect(table.team.plans).toEqual([]);
  });

  it('a plan is not carried out twice', async () => {
    const table = await sits();
    table.carryOut();
    table.carryOut();
    expect(Wire.now.sent.filter(({ type }) => type === 'carry_out')).toHaveLength(1);
    await breaks();
    await comes(state(1, both, { first: true }));
    expect([Wire.now.sent.map(({ type }) => type), table.pending]).toEqual([[], null]);
  });
});

describe('choices that mean something only one after the other', () => {
  it('are sent one by one, each when the one before it is answered', async () => {
    const table = await sits();
    table.chooseInTurn(['walk', 'on', 'home']);
    expect(Wire.now.choices).toEqual(['walk']);
    await comes(state(2, [question(0, 'pass', 'on'), question(1)]));
    await comes(state(3, [question(0, 'pass', 'home'), question(1)]));
    expect(Wire.now.choices).toEqual(['walk', 'on', 'home']);
  });

  it('end with the first that is not offered, also when a later one would be', async () => {
    const table = await sits();
    table.chooseInTurn(['walk', 'on', 'home']);
    await comes(state(2, [question(0, 'pass', 'home'), question(1)]));
    await comes(state(3, [question(0, 'pass', 'on', 'home'), question(1)]));
    expect([Wire.now.choices, table.pending]).toEqual([['walk'], null]);
  });

  it('are not begun while something else is on its way, nor by an option that has only just appeared', async () => {
    const table = await sits();
    table.choose('pass');
    table.chooseInTurn(['walk', 'on']);
    await comes(state(2, [question(0, 'pass', 'on', 'home'), question(1)]));
    table.chooseInTurn(['on', 'home']);
    expect(Wire.now.choices).toEqual(['pass']);
  });
});

describe('a hint', () => {
  it('is shown to the seat that asked for it', async () => {
    const table = await sits();
    table.askHint();
    Wire.now.hears({ type: 'hint', seq: 1, options: [] });
    expect(table.hint).not.toBeNull();
  });

  it('is not shown to another seat of the same person', async () => {
    const table = await sits();
    table.askHint();
    table.focusSeat(1);
    Wire.now.hears({ type: 'hint', seq: 1, options: [] });
    expect(table.hint).toBeNull();
  });
});
