// Searching the book: what people ask, things by their names, rules. Small words do not count; accents and endings neither.
import type { RuleText } from '../wire';

/** Something the book can answer with: a name or a sentence, what more there is to say, and the words to find it by. */
export type Entry = { id: string; name: string; text: string; find: string };

/** The words of a text, as they are compared. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What is looked for: the words of a question without the small ones, unless there are no others. */
export function wanted(question: string, small: string): string[] {
  const all = wordsOf(question);
  const left = all.filter((word) => !wordsOf(small).includes(word));
  return left.length ? left : all;
}

/** How well a word stands for another: the same, its beginning, or the same with another ending. */
function alike(looked: string, word: string): number {
  if (looked === word) return 3;
  if (looked.length > 1 && word.startsWith(looked)) return 2;
  return word.length > 3 && looked.startsWith(word) && looked.length - word.length < 4 ? 1 : 0;
}

const best = (looked: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((one) => alike(looked, one)));

/**
 * What answers a question, best first: all its words are found (or with `most`, at least half of them), above all among the
 * words to find it by.
 */
export function searchBook<T extends Entry>(entries: readonly T[], question: string, small = '', most = false): T[] {
  const looked = wanted(question, small);
  if (!looked.length) return [];
  const scored = entries.map((entry) => {
    const [find, name, text] = [wordsOf(entry.find), wordsOf(entry.name), wordsOf(entry.text)];
    const each = looked.map((word) => Math.max(5 * best(word, find), 2 * best(word, name), best(word, text)));
    const whole = looked.join(' ') === find.join(' ') ? 30 : 0;
    return { entry, met: each.filter(Boolean).length, score: each.reduce((sum, one) => sum + one, whole) };
  });
  const met = Math.max(0, ...scored.map((one) => one.met));
  if (met < (most ? looked.length / 2 : looked.length)) return [];
  const good = scored.filter((one) => one.met === met && one.met > 0);
  const enough = 0.7 * Math.max(...good.map(({ score }) => score));
  return good
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** The rules in which every word occurs: in the id, the rule or the ruling. */
export function searchRules(rules: readonly RuleText[], question: string, small = ''): RuleText[] {
  const looked = wanted(question, small);
  return rules.filter((rule) => {
    const text = wordsOf(`${rule.id} ${rule.rule} ${rule.ruling}`).join(' ');
    return looked.every((word) => text.includes(word));
  });
}

export const chapterOf = (rule: string): string => rule.split('.')[1] ?? '';

/** Rules by the middle part of their id: evo.bid.outbid-leaves-column belongs to "bid". */
export function chapters(rules: readonly RuleText[]): [string, RuleText[]][] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const chapter = chapterOf(rule.id);
    found.set(chapter, [...(found.get(chapter) ?? []), rule]);
  }
  return [...found];
}
