import { describe, expect, it } from 'vitest';
import { arrows, damageOf, damageWith, drawnSeats, endsRound, toldBlow } from '../src/boards/dice_mutants/damage';
import { boxOptions, diceOf, doomed, fits, gain, hits, reached } from '../src/boards/dice_mutants/dice';
import type { DiceMutantsView } from '../src/boards/dice_mutants/view';
import { clickOn, follow } from '../src/boards/evo/evo';
import { perSeat, squareBoard, word } from '../src/boards/plain/plain';
import { region, seatPath } from '../src/lib/art';
import { searchRules } from '../src/lib/search';
import type { Choice } from '../src/lib/table.svelte';
import { distinct, parts } from '../src/lib/texts';

const option = (code: string, args: Record<string, number | string> = {}, gist = 0): Choice => ({
  code,
  ...parts(code),
  text: { key: '', args },
  rule: '',
  gist,
  shy: false,
  words: code,
});

describe('a click on the island', () => {
  const walk = [option('pass'), option('move:3:4'), option('attack:3:7'), option('move:5:6')];
  const board = [-1, -1, -1, 0, -1, 0, -1, 1];
  it('picks a dinosaur up that can move', () => expect(clickOn(3, walk, null, board, 0)).toEqual({ select: 3 }));
  it('walks with the one in hand', () => expect(clickOn(4, walk, 3, board, 0)).toEqual({ play: 'move:3:4' }));
  it('attacks with the one in hand', () => expect(clickOn(7, walk, 3, board, 0)).toEqual({ play: 'attack:3:7' }));
  it('takes the other one instead', () => expect(clickOn(5, walk, 3, board, 0)).toEqual({ select: 5 }));
  it('asks why not for the rest', () => {
    expect(clickOn(0, walk, 3, board, 0)).toEqual({ why: 'move:3:0' });
    expect(clickOn(7, walk, 5, board, 0)).toEqual({ why: 'attack:5:7' });
  });
  it('lays where an egg may lie, and asks why not elsewhere', () => {
    expect(clickOn(2, [option('pass'), option('lay:2')], null, board, 0)).toEqual({ play: 'lay:2' });
    expect(clickOn(1, [option('pass'), option('lay:2')], null, board, 0)).toEqual({ why: 'lay:1' });
  });
  it('means nothing when nothing is asked', () => expect(clickOn(1, [], null, board, 0)).toBeNull());
});

describe('dinosaurs on the screen', () => {
  let last = 0;
  const next = (): number => ++last;
  const event = (kind: string, args: Record<string, number>) => ({ kind, seat: 0, args, text: { key: '', args: {} } });
  it('keep who they are when they walk, one after the other', () => {
    last = 0;
    const before = follow([], [], [0, -1, 1], next);
    const after = follow(
      before,
      [event('moved', { source: 0, space: 1 }), event('moved', { source: 2, space: 0 })],
      [1, 0, -1],
      next,
    );
    expect(after).toEqual([
      { id: 1, seat: 0, space: 1 },
      { id: 2, seat: 1, space: 0 },
    ]);
  });
  it('are new when born and gone when lost', () => {
    last = 0;
    const before = follow([], [], [0, 1], next);
    const after = follow(before, [event('lost', { space: 1 }), event('born', { space: 1 })], [0, 0], next);
    expect(after).toEqual([
      { id: 1, seat: 0, space: 0 },
      { id: 3, seat: 0, space: 1 },
    ]);
  });
});

describe('dice on a battle sheet', () => {
  const choices = [
    option('attack:1', { number: 5 }),
    option('attack_pair:0:2', { number: 5 }),
    option('attack_all', { number: 9 }),
    option('defence:1', { number: 5 }),
  ];
  it('find the boxes by the number the server says', () => {
    expect([...boxOptions(choices, 'attack').keys()]).toEqual([5, 9]);
    expect(
      boxOptions(choices, 'attack')
        .get(5)!
        .map((choice) => choice.code),
    ).toEqual(['attack:1', 'attack_pair:0:2']);
  });
  it('know which dice they are', () => {
    const mine = [0, 1, 2].map((die) => ({ die, face: 3, where: 'claimed' as const, seat: 0 }));
    expect(diceOf(choices[1]!, mine)).toEqual([0, 2]);
    expect(diceOf(choices[2]!, mine)).toEqual([0, 1, 2]);
  });
  it('are offered once when it makes no difference which', () => {
    const pairs = [
      option('attack_pair:0:1', {}, 7),
      option('attack_pair:1:2', {}, 7),
      option('defence_pair:0:1', {}, 8),
    ];
    expect(distinct(pairs).map((choice) => choice.code)).toEqual(['attack_pair:0:1', 'defence_pair:0:1']);
  });
});

describe('what a choice on a battle sheet would mean', () => {
  const die = (die: number, face: number, seat: number) => ({
    die,
    face,
    seat,
    where: seat < 0 ? ('pool' as const) : ('claimed' as const),
  });
  const none = { attack: [], defence: [] };
  const view = {
    dice: [die(0, 5, -1), die(1, 4, 0), die(2, 5, 0), die(3, 2, 1)],
    reach: [[none, none, none, none, none, { attack: [9], defence: [5, 9] }, none], []],
    blows: [
      [0, 2, 0],
      [13, 0, 0],
      [1, 0, 0],
    ],
    alive: [true, true, false],
    fates: [
      { deals: 2, takes: 14, left: 0 },
      { deals: 13, takes: 2, left: 9 },
      { deals: 0, takes: 0, left: 0 },
    ],
  } as unknown as DiceMutantsView;
  const pair = option('attack_pair:1:2', { number: 9, brings: 'harm', before: 2, after: 13 });
  const alone = option('attack:2', { number: 5, brings: 'box' });

  it('a die of the pool reaches what the game says', () => {
    expect([...reached(view, 0, 0, 'defence', [])]).toEqual([5, 9]);
    expect([...reached(view, 0, 1, 'attack', [])]).toEqual([]);
    expect([...reached(view, null, 0, 'attack', [])]).toEqual([]);
  });
  it('a die in hand reaches the boxes of its options, alone or with others', () => {
    expect([...reached(view, 1, 0, 'attack', [pair, alone])]).toEqual([9]);
    expect([...reached(view, 2, 0, 'attack', [pair, alone])]).toEqual([9, 5]);
    expect([...reached(view, 3, 0, 'attack', [pair, alone])]).toEqual([]);
  });
  it('an option fits the dice that are picked up when it uses all of them', () => {
    expect(fits(pair, [1], view.dice)).toBe(true);
    expect(fits(alone, [1, 2], view.dice)).toBe(false);
  });
  it('an option shows its gain in its own grid', () => {
    expect(gain(pair, 'attack')).toEqual({ number: 9, before: 2, after: 13 });
    expect(gain(pair, 'defence')).toBeNull();
    expect(gain(alone, 'attack')).toBeNull();
    const claim = option('claim:0', { number: 9, brings: 'defence', before: 14, after: 3 });
    expect(gain(claim, 'defence')).toEqual({ number: 9, before: 14, after: 3 });
    expect(gain(claim, 'attack')).toBeNull();
    expect(gain(undefined, 'attack')).toBeNull();
  });
  it('who would die is known, and who would do it, the hardest first', () => {
    expect([0, 1, 2].map((seat) => doomed(view, seat))).toEqual([true, false, false]);
    expect(hits(view, 0)).toEqual([
      { by: 1, damage: 13 },
      { by: 2, damage: 1 },
    ]);
  });
});

describe('the damage of a round', () => {
  const event = (kind: string, seat: number, args: Record<string, number>) => ({
    kind,
    seat,
    args,
    text: { key: `event-${kind}`, args: {} },
  });
  const spiked = event('spiked', 2, { other_seat: 0, damage: 3, left: 22 });
  const told = [
    spiked,
    event('lost', 0, { amount: 3, before: 25, left: 22 }),
    event('fought', 1, { other_seat: 0, damage: 26, attack: 18, defence: 5, strikes: 2 }),
    event('fought', 0, { other_seat: 1, damage: 2, attack: 9, defence: 7, strikes: 1 }),
    event('lost', 0, { amount: 22, before: 22, left: 0 }),
    event('lost', 1, { amount: 2, before: 27, left: 25 }),
    event('out', 0, {}),
  ];
  it('is put together from its events', () => {
    const damage = damageOf(told, 4)!;
    expect(damage.blows.map(({ by, to, damage: of }) => [by, to, of])).toEqual([
      [2, 0, 3],
      [1, 0, 26],
      [0, 1, 2],
    ]);
    expect(damage.blows[0]!.sum).toBeNull();
    expect(damage.blows[1]!.sum).toEqual({ attack: 18, defence: 5, strikes: 2 });
    expect(damage.losses.get(0)).toMatchObject({ before: 25, left: 0, out: { kind: 'out' } });
    expect(damage.losses.get(1)).toMatchObject({ before: 27, left: 25, out: null });
    expect(endsRound(damage)).toBe(true);
  });
  it('is nothing when nobody was hurt, and no end of a round after spikes alone', () => {
    expect(damageOf([event('claimed', 0, {})], 4)).toBeNull();
    expect(endsRound(damageOf(told.slice(0, 2), 4)!)).toBe(false);
  });
  it('is found by a tale of it, whose blow is the one that is told', () => {
    const damage = damageOf(told, 4)!;
    const tale = (at: number) => ({
      ...told[at]!,
      id: at,
      weight: 'plain' as const,
      mine: false,
      length: 0,
      ended: [],
    });
    expect(damageWith([damage], tale(2))).toBe(damage);
    expect(damageWith([damage], { ...tale(2), args: { ...tale(2).args } })).toBeUndefined();
    expect(damageWith([damage], null)).toBeUndefined();
    expect(damage.blows.map((blow) => toldBlow(blow, tale(2)))).toEqual([false, true, false]);
    expect(damage.blows.map((blow) => toldBlow(blow, tale(4)))).toEqual([true, true, false]); // all that led to a loss
  });
  it('is drawn for all who live or fell in it; of spikes alone for the two', () => {
    expect(drawnSeats(damageOf(told, 4)!, [false, true, true, false])).toEqual([0, 1, 2]);
    expect(drawnSeats(damageOf(told.slice(0, 2), 4)!, [true, true, true])).toEqual([0, 2]);
  });
  it('is drawn as arrows from row to row, none on top of another', () => {
    const drawn = arrows(damageOf(told, 4)!.blows, [0, 1, 2], 150, 90);
    expect(drawn.map(({ y }) => Math.floor(y / 90))).toEqual([0, 0, 1]);
    expect(new Set(drawn.map(({ y }) => y)).size).toBe(3);
    expect(drawn.map(({ width }) => width)).toEqual([3, 10, 3]);
  });
});

describe('the plain table', () => {
  const empty = Array.from({ length: 7 }, () => null);
  it('sees a square board to whose places all options point', () => {
    expect(squareBoard({ cells: [0, 1, ...empty], won: null }, [option('mark:2')])?.side).toBe(3);
    expect(squareBoard({ cells: [0, 1, null] }, [option('mark:2')])).toBeNull();
    expect(squareBoard({ cells: [0, 1, ...empty] }, [option('roll'), option('hold')])).toBeNull();
  });
  it('finds numbers that run over the seats', () =>
    expect(perSeat({ scores: [3, 4], pot: 7 }, 2)).toEqual([['scores', [3, 4]]]));
  it('says that a laid card is hidden, and nothing where none is', () => {
    const [[, laid]] = perSeat({ laid: [-1, null, 5] }, 3) as [[string, (number | null)[]]];
    expect(laid.map(word)).toEqual(['hidden', '–', '5']);
  });
});

it('rules are found by all words, in any order', () => {
  const rules = [
    { id: 'evo.bid.outbid', rule: 'An outbid player changes column.', ruling: '' },
    { id: 'evo.move.one', rule: 'One point, one space.', ruling: '' },
  ];
  expect(searchRules(rules, 'column OUTBID').map((rule) => rule.id)).toEqual(['evo.bid.outbid']);
  expect(searchRules(rules, '').length).toBe(2);
});

it('a coast is one closed path, and a lake a second one', () => {
  const ring = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  expect(region([[0, 0]]).match(/M/g)?.length).toBe(1);
  expect(region(ring).match(/M/g)?.length).toBe(2);
});

it('the six seats have six shapes', () =>
  expect(new Set([1, 2, 3, 4, 5, 6].map((seat) => seatPath(seat, 0, 0, 8))).size).toBe(6));
