import { describe, expect, it } from 'vitest';
import { Texts, parts, seatOf, spoken, t } from '../src/lib/texts';

const GAME = `
table = the table
gene-wings = wings
gene-wings-text = flies { $amount } spaces
event-bought = { $seat } buys { $gene } from { $target_seat }.
prompt-moves = { $points ->
    [one] one point
   *[other] { $points } points
}
`;
const texts = new Texts(GAME, { gene: ['gene-legs', 'gene-wings'] }, () => ['Ada', 'Ben'], 'en', {
  'gene-wings-text': { amount: 2 },
});

describe('a message of a game', () => {
  it('shows seats by their names and pieces by their terms', () => {
    expect(texts.say({ key: 'event-bought', args: { seat: 0, gene: 1, target_seat: 1 } })).toBe(
      'Ada buys wings from Ben.',
    );
  });
  it('calls seat -1 the table', () => {
    expect(texts.say({ key: 'event-bought', args: { seat: -1, gene: 1, target_seat: 1 } })).toBe(
      'the table buys wings from Ben.',
    );
  });
  it('counts', () => {
    expect(texts.say({ key: 'prompt-moves', args: { points: 1 } })).toBe('one point');
    expect(texts.say({ key: 'prompt-moves', args: { points: 3 } })).toBe('3 points');
  });
  it('has the numbers of the content', () => {
    expect(texts.named('gene-wings-text', '')).toBe('flies 2 spaces');
    expect(texts.say({ key: 'gene-wings-text', args: {} })).toBe('flies 2 spaces');
    expect(texts.say({ key: 'gene-wings-text', args: { amount: 3 } })).toBe('flies 3 spaces');
  });
  it('shows the key of a text that is not written', () => {
    expect(texts.say({ key: 'opt-unheard-of', args: {} })).toBe('opt-unheard-of');
  });
});

describe('codes and names', () => {
  it('are taken apart', () => {
    expect(parts('bid:2:3')).toEqual({ verb: 'bid', a: 2, b: 3 });
    expect(parts('pass')).toEqual({ verb: 'pass', a: -1, b: -1 });
  });
  it('are spoken', () => expect(spoken('last_damage')).toBe('Last damage'));
  it('have a seat or none', () => {
    expect(seatOf({ key: 'x', args: { seat: 2 } })).toBe(2);
    expect(seatOf({ key: 'x', args: { seat: -1 } })).toBeNull();
  });
});

it('the page has texts of its own', () => expect(t('round-n', { n: 5 })).toBe('Round 5'));

describe('a sentence in pieces', () => {
  const told = new Texts(
    'grew = { $seat_who ->\n    [you] You grow\n   *[other] { $seat } grows\n} { $gene }.\ngene-legs = legs\ngene-legs-text = It runs.\ngene-wings = wings',
    { gene: ['gene-legs', 'gene-wings'] },
    () => ['Ada', 'Ben'],
    'en',
    {},
    () => 1,
  );

  it('marks the names of things that a text explains', () => {
    expect(told.pieces({ key: 'grew', args: { seat: 0, gene: 0 } })).toEqual([
      { words: 'Ada grows ' },
      { words: 'legs', about: 'gene-legs' },
      { words: '.' },
    ]);
    expect(told.pieces({ key: 'grew', args: { seat: 0, gene: 1 } })).toEqual([{ words: 'Ada grows wings.' }]);
  });

  it('calls the reader you', () => {
    expect(told.say({ key: 'grew', args: { seat: 1, gene: 0 } })).toBe('You grow legs.');
    expect(told.say({ key: 'grew', args: { seat: 0, gene: 0 } })).toBe('Ada grows legs.');
  });
});
