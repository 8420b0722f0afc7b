import { describe, expect, it } from 'vitest';
import { invites, pieces } from '../src/lib/links';
import { broughtTo, quickTable, sameTable, shelf, usualSeats } from '../src/lib/shelf';
import type { GameInfo, SeatState } from '../src/wire';

const seat = (name: string, kind: SeatState['kind'], bot = ''): SeatState => ({
  name,
  kind,
  bot,
  away: false,
  connected: true,
  asked: false,
  ready: false,
  gone: false,
  resigned: false,
  choices: {},
});
const over: Parameters<typeof sameTable>[0] = {
  game: 'evo',
  table: {
    name: 'The Fern Lagoon',
    manners: { take_backs: 'none', sit_in: 'auto' },
    watching: 1,
    ended: '',
    parting: [],
  },
  host: null,
  settings: { meteorite: 'early' },
  seats: [seat('Ada', 'person'), seat('Hard 1', 'bot', 'hard'), seat('Ben', 'person'), seat('Cleo', 'person')],
};

describe('the same table again', () => {
  it('keeps settings and bots, and has an open seat for everybody who is somewhere else', () => {
    expect(sameTable(over, [0])).toEqual({
      game: 'evo',
      settings: { meteorite: 'early' },
      seats: [
        { kind: 'me', name: '', choices: {} },
        { kind: 'bot', bot: 'hard', choices: {} },
        { kind: 'open', choices: {} },
        { kind: 'open', choices: {} },
      ],
      public: false,
      files: {},
      host: '',
      name: 'The Fern Lagoon',
      take_backs: 'none',
      sit_in: 'auto',
    });
  });
  it('keeps everybody at this device by name', () => {
    expect(sameTable(over, [2, 3]).seats).toEqual([
      { kind: 'open', choices: {} },
      { kind: 'bot', bot: 'hard', choices: {} },
      { kind: 'me', name: '', choices: {} },
      { kind: 'me', name: 'Cleo', choices: {} },
    ]);
  });
  it('keeps what every seat chose', () => {
    const seats = [
      { ...seat('Ada', 'person'), choices: { hero: 'bard' } },
      { ...seat('Ben', 'person'), choices: { hero: 'knight' } },
    ];
    expect(sameTable({ ...over, seats }, [0]).seats.map((one) => one.choices)).toEqual([
      { hero: 'bard' },
      { hero: 'knight' },
    ]);
  });
  it('keeps the host: me if I was, a link for anybody else', () => {
    const hosted = { ...over, host: { name: 'Mo', connected: true } };
    expect(sameTable(hosted, [], true).host).toBe('me');
    expect(sameTable(hosted, [0]).host).toBe('open');
  });
  it('finds the files that people brought in the match file', () => {
    const match =
      'chimera match 1\nhands 0,0\nfile {"name":"a.yaml","text":"chimera: camp/night\\nwolves: 1\\n"}\n1 file\n';
    expect(broughtTo(match)).toEqual({ 'a.yaml': 'chimera: camp/night\nwolves: 1\n' });
  });
});

describe('what people write', () => {
  const house = 'https://table.example/';
  it('has links to this house only', () => {
    const links = (text: string): string[] =>
      pieces(text, house)
        .map((piece) => piece.href)
        .filter(Boolean);
    expect(links('look at https://table.example/replay/7 , not https://elsewhere.example/join/x')).toEqual([
      'https://table.example/replay/7',
    ]);
    expect(links('javascript:https://table.example/join/x')).toEqual([]);
  });
  it('stays whole', () => {
    const text = ' two  blanks\nand https://table.example/join/abc end';
    expect(
      pieces(text, house)
        .map((piece) => piece.words)
        .join(''),
    ).toBe(text);
  });
  it('invites when it has a seat in it', () => {
    expect(invites('Ben, your seat: https://table.example/join/abc', house)).toBe(true);
    expect(invites('see https://table.example/replay/7', house)).toBe(false);
  });
});

describe('the shelf', () => {
  const game = (name: string, low: number, high: number): GameInfo => ({
    name,
    title: name,
    summary: '',
    players: [low, high],
    minutes: 1,
    settings: [],
    together: false,
    seat_choices: [],
    user_files: [],
    campaign: false,
    host: false,
    bots: [],
    best_bot: 'normal',
    difficulty: [],
    terms: {},
    amounts: {},
    weights: {},
    board: '',
  });
  it('puts the games with a place first, in that order, and the small games last', () => {
    const { big, small } = shelf(
      [game('pig', 2, 6), game('dice_mutants', 2, 6), game('evo', 2, 5)],
      (name) => ({ evo: 1, dice_mutants: 2 })[name],
    );
    expect(big.map((one) => one.name)).toEqual(['evo', 'dice_mutants']);
    expect(small.map((one) => one.name)).toEqual(['pig']);
  });
  it('seats three, or what the game allows', () => {
    expect(usualSeats(game('evo', 2, 5))).toBe(3);
    expect(usualSeats(game('tic_tac_toe', 2, 2))).toBe(2);
    expect(quickTable(game('x', 4, 6)).seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  });
});
