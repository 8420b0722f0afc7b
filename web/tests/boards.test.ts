import { describe, expect, it } from 'vitest';
import { boxOptions, diceOf } from '../src/boards/dice_mutants/dice';
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
