// What stands in the book of a game: things by chapter, and what people ask. A game without a book of its own gets one
// from its terms.
import type { Chapter } from '../boards/world';
import type { Entry } from './search';
import type { Table } from './table.svelte';
import { hasText, spoken, t } from './texts';

/** A thing that a text explains. */
export type Thing = Entry & { word: string; chapter: Chapter };
/** Something that is asked, with the rule behind its answer. */
export type Ask = Entry & { rule: string };

/** The word after the prefix of a key: `gene-legs` is "legs". */
export const wordOf = (key: string): string => key.slice(key.indexOf('-') + 1);

/** The things of a chapter, each once. */
export function thingsOf(table: Table, chapter: Chapter): Thing[] {
  const texts = table.texts!;
  return [...new Set(chapter.terms.flatMap((term) => table.terms[term] ?? []))]
    .filter((key) => texts.has(`${key}-text`) && (chapter.has?.(wordOf(key)) ?? true))
    .map((key) => {
      const name = spoken(texts.named(key, wordOf(key)));
      return { id: key, word: wordOf(key), chapter, name, text: texts.named(`${key}-text`, ''), find: name };
    });
}

/** The chapters that have something to show: the world's, or one for each list of terms. */
export function chaptersOf(table: Table): Chapter[] {
  const all = table.world?.book?.chapters ?? Object.keys(table.terms).map((term) => ({ name: term, terms: [term] }));
  return all.filter((chapter) => thingsOf(table, chapter).length > 0);
}

/** The heading of a chapter. */
export function headingOf(table: Table, chapter: Chapter): string {
  const key = `book-${table.state!.game}-${chapter.name}`;
  return hasText(key) ? t(key) : spoken(chapter.name);
}

/** What the first page says of something: a sentence, or nothing if the world has none. */
export const saysOf = (table: Table, name: string, part = ''): string => {
  const key = `book-${table.state!.game}-${name}${part}`;
  return hasText(key) ? t(key) : '';
};

/** The name of a phase. */
export const phaseName = (table: Table, phase: string): string => spoken(table.texts!.named(`phase-${phase}`, phase));

/** What people ask, as the world answers it. */
export function asksOf(table: Table): Ask[] {
  return Object.entries(table.world?.book?.asks ?? {}).map(([name, rule]) => ({
    id: `ask-${name}`,
    rule,
    name: saysOf(table, name),
    text: saysOf(table, name, '-text'),
    find: `${table.world!.phases.includes(name) ? phaseName(table, name) : ''} ${saysOf(table, name, '-find')}`,
  }));
}

/** A thing by its key, wherever it stands. */
export const thingOf = (table: Table, key: string): Thing | undefined =>
  chaptersOf(table)
    .flatMap((chapter) => thingsOf(table, chapter))
    .find(({ id }) => id === key);
