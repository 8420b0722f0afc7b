// Messages become sentences: the client's own from its message files, a game's from the server.
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Msg } from '../wire';
import { bundle, language } from './language.svelte';

type Args = Record<string, FluentVariable>;

function fill(from: FluentBundle | undefined, key: string, args: Args): string {
  const value = from?.getMessage(key)?.value;
  return from && value ? from.formatPattern(value, args, []) : key;
}

const speaker = (key: string): FluentBundle | undefined => language.bundles.find((one) => one.hasMessage(key));

/** A text of the client itself. */
export const t = (key: string, args: Args = {}): string => fill(speaker(key), key, args);
export const hasText = (key: string): boolean => speaker(key) !== undefined;

/** Names one after the other, as the language counts them up: "Ada, Bo and Cy". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.now, { type: 'conjunction' }).format(names);

/** The first number and the first plural cost a browser tens of milliseconds: better while it waits for something else. */
export function warm(): void {
  t('round-n', { n: 1 });
  t('undo-asked', { name: '', n: 1 });
}

export const namesSeat = (name: string): boolean => name === 'seat' || name.endsWith('_seat');

/** A part of a sentence; `about` is the key of what it names, whose text is KEY-text. */
export type Piece = { words: string; about?: string };
const [OPEN, THEN, CLOSE] = ['\ue000', '\ue001', '\ue002']; // marks that no language uses

/** The texts of one game, with the names of the people at its table. */
export class Texts {
  #bundle: FluentBundle;

  constructor(
    source: string,
    private terms: Record<string, string[]>,
    private names: () => readonly string[],
    readonly language: string,
    private amounts: Record<string, Record<string, number>> = {},
    private me: () => number | null = () => null,
  ) {
    this.#bundle = bundle(language, source);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /**
   * The message as a sentence. Arguments called seat or ..._seat show names, pieces show their terms. Beside a seat stands
   * an argument seat_who or ..._seat_who, "you" for the reader and "other" for everybody else.
   */
  say(message: Msg): string {
    const args: Args = { ...this.amounts[message.key] };
    for (const [name, value] of Object.entries(message.args)) {
      args[name] = this.shown(name, value);
      if (namesSeat(name)) args[`${name}_who`] = value === this.me() ? 'you' : 'other';
    }
    return fill(this.#bundle, message.key, args);
  }

  /** The same in pieces: names of things that a text explains stand for themselves, with the key of that text. */
  pieces(message: Msg): Piece[] {
    const about: string[] = [];
    const args: Args = { ...this.amounts[message.key] };
    for (const [name, value] of Object.entries(message.args)) {
      const term = typeof value === 'number' ? this.terms[name]?.[value] : undefined;
      const words = this.shown(name, value);
      const marked = term !== undefined && this.has(`${term}-text`);
      args[name] = marked ? `${OPEN}${about.push(term) - 1}${THEN}${String(words)}${CLOSE}` : words;
      if (namesSeat(name)) args[`${name}_who`] = value === this.me() ? 'you' : 'other';
    }
    return fill(this.#bundle, message.key, args)
      .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
      .filter((words) => words !== '')
      .map((words) => {
        if (!words.startsWith(OPEN)) return { words };
        const [number, name] = words.slice(1, -1).split(THEN);
        return { words: name!, about: about[Number(number)]! };
      });
  }

  /** A text by its key, or the given words when the game has none. */
  named(key: string, otherwise: string): string {
    return this.has(key) ? fill(this.#bundle, key, this.amounts[key] ?? {}) : otherwise;
  }

  private shown(name: string, value: number | string): FluentVariable {
    if (typeof value === 'string') return value;
    if (namesSeat(name)) return this.names()[value] ?? this.named('table', '');
    const term = this.terms[name]?.[value];
    return term === undefined ? value : fill(this.#bundle, term, {});
  }
}

/** The message's own seat, to put a mark before a line of the log. */
export function seatOf(message: Msg): number | null {
  const seat = message.args['seat'];
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

/** Of options that make no difference (equal dice), the first. */
export function distinct<T extends { gist: number }>(choices: readonly T[]): T[] {
  const met = new Set<number>();
  return choices.filter((choice) => !met.has(choice.gist) && met.add(choice.gist));
}

/** A code's parts: verb and up to two numbers. */
export function parts(code: string): { verb: string; a: number; b: number } {
  const [verb = '', a = '-1', b = '-1'] = code.split(':');
  return { verb, a: Number(a), b: Number(b) };
}

/** "last_damage" as people write it. */
export const spoken = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
