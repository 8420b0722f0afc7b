// The book finds what people ask for in their own words, in both languages, with what the worlds really say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { chapters, searchBook, searchRules, wanted, wordsOf, type Entry } from '../src/lib/search';

const SRC = join(import.meta.dirname, '../src');
const GAMES = join(import.meta.dirname, '../../src/chimera/games');

function texts(language: string, ...files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files)
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')), { allowOverrides: true });
  return bundle;
}

/** What the book of a game can answer with. */
function bookOf(game: string, folder: string, language: string): { entries: Entry[]; small: string } {
  const world = readFileSync(join(SRC, `boards/${game}/messages/${language}.ftl`), 'utf8');
  const own = texts(language, join(SRC, `boards/${game}/messages/${language}.ftl`));
  const server = texts(language, join(folder, `messages/${language}.ftl`));
  const frame = texts(language, join(SRC, `messages/${language}.ftl`));
  const say = (from: FluentBundle, key: string): string => {
    const value = from.getMessage(key)?.value;
    return value ? from.formatPattern(value, { amount: 1, cost: 3, wins: 1, faces: 6, loss: 1 }, []) : '';
  };
  const asks = [...world.matchAll(new RegExp(`^book-${game}-(\\w+)-find =`, 'gm'))].map(([, name]) => ({
    id: name!,
    name: say(own, `book-${game}-${name}`),
    text: say(own, `book-${game}-${name}-text`),
    find: `${say(server, `phase-${name}`)} ${say(own, `book-${game}-${name}-find`)}`,
  }));
  const source = readFileSync(join(folder, `messages/${language}.ftl`), 'utf8');
  const things = [...source.matchAll(/^((?:gene|card|item|trade|omen)-\w+)-text =/gm)].map(([, key]) => ({
    id: key!,
    name: say(server, key!),
    text: say(server, `${key}-text`),
    find: say(server, key!),
  }));
  return { entries: [...asks, ...things], small: say(frame, 'search-small') };
}

const FOLDERS: Record<string, string> = {
  evo: join(GAMES, 'evo'),
  dice_mutants: join(GAMES, 'dice_mutants'),
  storm_watch: join(GAMES, 'reference/storm_watch'),
};

describe.each([
  ['evo', 'en', 'how do I win', 'goal'],
  ['evo', 'en', 'How do I win?', 'goal'],
  ['evo', 'en', 'what is the goal of the game', 'goal'],
  ['evo', 'en', 'winning', 'goal'],
  ['evo', 'en', 'Ash veil', 'card-ash_veil'],
  ['evo', 'en', 'ash', 'card-ash_veil'],
  ['evo', 'en', 'what does fur do', 'gene-fur'],
  ['evo', 'en', 'how do I attack', 'attack'],
  ['evo', 'en', 'when does the game end', 'end'],
  ['evo', 'en', 'how do I get points', 'points'],
  ['evo', 'en', 'tie', 'tie'],
  ['evo', 'fr', 'comment gagner', 'goal'],
  ['evo', 'fr', 'comment gagne-t-on ?', 'goal'],
  ['evo', 'fr', 'voile de cendres', 'card-ash_veil'],
  ['evo', 'fr', 'oeuf', 'gene-egg'],
  ['evo', 'fr', 'degel precoce', 'card-early_thaw'],
  ['evo', 'fr', 'fin de la partie', 'end'],
  ['dice_mutants', 'en', 'how do I win', 'goal'],
  ['dice_mutants', 'en', 'Extreme Focus', 'item-extreme_focus'],
  ['dice_mutants', 'en', 'who goes first', 'order'],
  ['dice_mutants', 'en', 'defense', 'stronger'],
  ['dice_mutants', 'fr', 'comment gagner', 'goal'],
  ['storm_watch', 'en', 'how do we win', 'goal'],
  ['storm_watch', 'en', 'sailcloth', 'card-sailcloth'],
  ['storm_watch', 'fr', 'comment gagner', 'goal'],
])('in %s (%s)', (game, language, question, answer) => {
  it(`“${question}” is answered by ${answer}`, () => {
    const { entries, small } = bookOf(game, FOLDERS[game]!, language);
    expect(searchBook(entries, question, small)[0]?.id).toBe(answer);
  });
});

it('a question of which only some words are known is answered if need be', () => {
  const { entries, small } = bookOf('evo', FOLDERS['evo']!, 'en');
  expect(searchBook(entries, 'win quickly', small)).toEqual([]);
  expect(searchBook(entries, 'win quickly', small, true)[0]?.id).toBe('goal');
});

it('what nobody wrote about is not found', () => {
  const { entries, small } = bookOf('evo', FOLDERS['evo']!, 'en');
  expect(searchBook(entries, 'xylophone', small)).toEqual([]);
  expect(searchBook(entries, '', small)).toEqual([]);
});

it('small words count only if there are no others', () => {
  expect(wanted('How do I win?', 'how do i')).toEqual(['win']);
  expect(wanted('how do I', 'how do i')).toEqual(['how', 'do', 'i']);
});

it('accents and capitals make no difference', () =>
  expect(wordsOf('Dégel  PRÉCOCE, Œuf')).toEqual(['degel', 'precoce', 'oeuf']));

it('rules are found when every word is in them, and stand in chapters by their id', () => {
  const rules = [
    { id: 'evo.bid.six-is-final', rule: 'A bid on 6 cannot be beaten.', ruling: '' },
    { id: 'evo.end.tie-shared', rule: 'If still tied the tied players share the victory.', ruling: 'Both win.' },
  ];
  expect(searchRules(rules, 'the bid beaten', 'the').map(({ id }) => id)).toEqual(['evo.bid.six-is-final']);
  expect(searchRules(rules, 'bid victory')).toEqual([]);
  expect(chapters(rules).map(([name]) => name)).toEqual(['bid', 'end']);
});
