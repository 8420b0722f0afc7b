import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, SettingInfo } from '../src/wire';

vi.stubGlobal('document', { baseURI: 'https://table.example/' });
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => {});
const { Laying } = await import('../src/lib/laying.svelte');

const hero: SettingInfo = {
  name: 'hero',
  title: 'Hero',
  doc: '',
  values: ['knight', 'archer', 'bard'],
  titles: ['Knight', 'Archer', 'Bard'],
  distinct: true,
};
const tent: SettingInfo = { ...hero, name: 'tent', title: 'Tent', values: ['red', 'blue'], distinct: false };
const camp: GameInfo = {
  name: 'camp',
  title: 'Camp',
  summary: '',
  players: [1, 3],
  minutes: 1,
  settings: [{ ...tent, name: 'dogs', values: [true, false], titles: ['', ''] }],
  together: true,
  seat_choices: [hero, tent],
  user_files: ['camp/night'],
  campaign: true,
  host: true,
  bots: [],
  best_bot: 'normal',
  difficulty: [],
  terms: {},
  amounts: {},
  weights: {},
  board: '',
};

function laid() {
  const laying = new Laying();
  laying.pick(camp);
  return laying;
}
const heroes = (laying: ReturnType<typeof laid>) => laying.order().seats.map((seat) => seat.choices!['hero']);

describe('what seats choose', () => {
  it('is usually what nobody else has', () => {
    const laying = laid();
    expect(heroes(laying)).toEqual(['knight', 'archer', 'bard']);
    expect(laying.order().seats.map((seat) => seat.choices!['tent'])).toEqual(['red', 'red', 'red']);
  });
  it('is swapped with whoever has it', () => {
    const laying = laid();
    expect(laying.holder(0, hero, 'bard')).toBe(2);
    laying.choose(0, hero, 'bard');
    expect(heroes(laying)).toEqual(['bard', 'archer', 'knight']);
    expect(laying.holder(0, hero, 'bard')).toBe(-1);
  });
  it('may be the same where it need not differ', () => {
    const laying = laid();
    laying.choose(0, tent, 'blue');
    laying.choose(1, tent, 'blue');
    expect(laying.holder(2, tent, 'blue')).toBe(-1);
    expect(laying.order().seats.map((seat) => seat.choices!['tent'])).toEqual(['blue', 'blue', 'red']);
  });
  it('is free again when its seat is gone', () => {
    const laying = laid();
    laying.choose(0, hero, 'bard'); // the last seat takes the knight
    laying.resize(-1);
    laying.resize(1);
    expect(heroes(laying)).toEqual(['bard', 'archer', 'knight']);
    laying.resize(-1);
    laying.choose(0, hero, 'knight');
    laying.resize(1);
    expect(heroes(laying)).toEqual(['knight', 'archer', 'bard']);
  });
});

describe('who sits down', () => {
  it('is me on one seat, others here by name', () => {
    const laying = laid();
    laying.sit(1, 'here');
    laying.seats[1]!.name = ' Bea ';
    laying.sit(2, 'me');
    expect(laying.order().seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ['bot', '', 'normal'],
      ['me', 'Bea', ''],
      ['me', '', ''],
    ]);
  });
  it('plays no seat as a host, and does not host with a seat', () => {
    const laying = laid();
    laying.sit(1, 'here');
    laying.hosts('me');
    expect(laying.order()).toMatchObject({ host: 'me', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot' }] });
    laying.sit(0, 'me');
    expect(laying.order().host).toBe('');
  });
  it('is listed on the front page only with a seat to take', () => {
    const laying = laid();
    laying.shared = true;
    expect(laying.order().public).toBe(false);
    laying.sit(1, 'open');
    expect(laying.order().public).toBe(true);
  });
});

it('another game is laid anew', () => {
  const laying = laid();
  laying.hosts('open');
  laying.settings['dogs'] = false;
  laying.files.all = [{ name: 'a.yaml', text: 'x', kind: 'camp/night', trouble: '' }];
  laying.pick({ ...camp, name: 'other', seat_choices: [] });
  expect(laying.order()).toMatchObject({ game: 'other', host: '', files: {}, settings: { dogs: true } });
  expect(laying.order().seats.map((seat) => seat.choices)).toEqual([{}, {}, {}]);
});
