// Files that people bring to a new table. The server looks at each at once; a broken one is shown with what to mend.
import type { FileRead, UserFile } from '../wire';
import { sentence } from './api';
import { t } from './texts';

export const MOST = 8; // files at one table, as the server says too
export const KILOBYTES = 256; // of one file

export type BroughtFile = {
  name: string;
  text: string;
  kind: string; // what the server found it to be; "" as long as it is not in order
  trouble: string; // what is wrong with it
};

export class BroughtFiles {
  all = $state<BroughtFile[]>([]);
  tooMany = $state(false); // more were brought than a table takes
  looking = $derived(this.all.some((file) => !file.kind && !file.trouble));
  broken = $derived(this.all.filter((file) => file.trouble).length);

  constructor(private look: (file: UserFile) => Promise<FileRead>) {}

  /** Take files of the machine; one of a name that is here already takes its place. */
  async bring(game: string, files: Iterable<File>): Promise<void> {
    this.tooMany = false;
    await Promise.all([...files].map((file) => this.#take(game, file)));
  }

  drop(name: string): void {
    this.all = this.all.filter((file) => file.name !== name);
    this.tooMany = false;
  }

  clear(): void {
    this.all = [];
    this.tooMany = false;
  }

  /** What is wrong with broken files, said anew: in another language. */
  again = (game: string): Promise<unknown> =>
    Promise.all(this.all.filter((file) => file.trouble && file.text).map((file) => this.#check(game, file)));

  /** The files that are in order, for the table. */
  good = (): Record<string, string> =>
    Object.fromEntries(this.all.filter((file) => file.kind).map(({ name, text }) => [name, text]));

  async #take(game: string, file: File): Promise<void> {
    const found = this.#place(file.name);
    if (!found) return void (this.tooMany = true);
    const text = await textOf(file);
    Object.assign(found, { text, kind: '', trouble: '' });
    if (text) await this.#check(game, found);
    else found.trouble = wrong(file);
  }

  #place(name: string): BroughtFile | undefined {
    const there = this.all.find((file) => file.name === name);
    if (there || this.all.length >= MOST) return there;
    this.all.push({ name, text: '', kind: '', trouble: '' });
    return this.all.at(-1);
  }

  async #check(game: string, file: BroughtFile): Promise<void> {
    const { name, text } = file;
    const found = await this.look({ game, name, text }).then(
      ({ kind }) => ({ kind, trouble: '' }),
      (why: unknown) => ({ kind: '', trouble: sentence(why) }),
    );
    if (file.text === text) Object.assign(file, found); // it may have been brought anew meanwhile
  }
}

const fits = (file: File): boolean => file.size <= KILOBYTES * 1024;

/** What a file says; "" for one that says nothing, is too large or is no text. */
async function textOf(file: File): Promise<string> {
  if (!fits(file)) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return '';
  }
}

const wrong = (file: File): string =>
  fits(file) ? t('file-no-text', { name: file.name }) : t('file-large', { name: file.name, most: KILOBYTES });
