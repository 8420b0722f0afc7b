// The language of the page. A language is a file: messages/LANG.ftl for the frame, boards/NAME/messages/LANG.ftl for a
// world. What a file does not say is said in English.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import own from '../messages/en.ftl?raw';

export const ENGLISH = 'en';
const FRAME = import.meta.glob<string>(['../messages/*.ftl', '!../messages/en.ftl'], {
  query: '?raw',
  import: 'default',
});
const WORLDS = import.meta.glob<string>('../boards/*/messages/*.ftl', { query: '?raw', import: 'default' });

/** The languages the frame speaks. */
export const FRAME_LANGUAGES: readonly string[] = [
  ENGLISH,
  ...Object.keys(FRAME).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)),
].sort();

export function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The first of the wished languages that is there, or a wider one (fr for fr-CA); English when none is. */
export function chosen(wished: readonly string[], there: readonly string[]): string {
  for (const wish of wished) {
    const found = [wish, wish.split('-')[0]!]
      .map((code) => there.find((one) => one.toLowerCase() === code.toLowerCase()))
      .find(Boolean);
    if (found) return found;
  }
  return ENGLISH;
}

/** A language as its speakers call it. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

class Language {
  now = $state(ENGLISH);
  /** What is asked for a text, one after the other. */
  bundles = $state.raw<readonly FluentBundle[]>([bundle(ENGLISH, own)]);

  #worlds: string[] = []; // whose texts are wanted
  #busy: Promise<void> = Promise.resolve();

  /** Speak another language from now on. */
  speak = (language: string): Promise<void> => this.#after(() => this.#gather(language, this.#worlds));

  /** Know the texts of a world too. */
  learn = (world: string): Promise<void> =>
    this.#after(() =>
      this.#worlds.includes(world) ? Promise.resolve() : this.#gather(this.now, [...this.#worlds, world]),
    );

  /** One change after the other, whatever became of those before. */
  #after(change: () => Promise<void>): Promise<void> {
    const done = this.#busy.then(change);
    this.#busy = done.catch(() => {});
    return done;
  }

  async #gather(language: string, worlds: string[]): Promise<void> {
    const wanted = language === ENGLISH ? [ENGLISH] : [language, ENGLISH];
    const bundles = await Promise.all(
      wanted.map(async (one) =>
        bundle(one, await frame(one), ...(await Promise.all(worlds.map((world) => ofWorld(world, one))))),
      ),
    );
    this.#worlds = worlds;
    this.bundles = bundles;
    this.now = language;
  }
}

const frame = async (language: string): Promise<string> =>
  language === ENGLISH ? own : ((await FRAME[`../messages/${language}.ftl`]?.()) ?? '');
const ofWorld = async (world: string, language: string): Promise<string> =>
  (await WORLDS[`../boards/${world}/messages/${language}.ftl`]?.()) ?? '';

export const language = new Language();
