// What a person likes, kept in this browser: theme, sound, language, guides seen.
import { keep, kept } from './kept';
import { PACES, type Pace } from './narrator.svelte';
import { FRAME_LANGUAGES, chosen, language } from './language.svelte';

type Theme = 'light' | 'dark';

function tables(): [string, string][] {
  try {
    return JSON.parse(kept('tables') ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

const night = matchMedia('(prefers-color-scheme: dark)');

class Wishes {
  theme = $state<Theme>('light');
  sound = $state(kept('sound') !== 'off');
  notify = $state(kept('notify') === 'on');
  pace = $state<Pace>(PACES.find((pace) => pace === kept('pace')) ?? 'normal'); // of the narrator
  preview = $state(kept('preview') !== 'off');
  language = $state(kept('language') ?? ''); // empty: the browser's
  #chosen = $state<Theme | null>(null);

  constructor() {
    const theme = kept('theme');
    this.#chosen = theme === 'light' || theme === 'dark' ? theme : null;
    this.dress();
    night.addEventListener('change', () => this.dress());
  }

  dress(): void {
    this.theme = this.#chosen ?? (night.matches ? 'dark' : 'light');
    document.documentElement.dataset['theme'] = this.theme;
    const ground = this.theme === 'dark' ? '#14161a' : '#f6f1e7';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  }

  switchTheme(): void {
    this.#chosen = this.theme === 'dark' ? 'light' : 'dark';
    keep('theme', this.#chosen);
    this.dress();
  }

  /** The language the wish stands for. */
  speaks = (wish = this.language): string => wish || chosen(navigator.languages, FRAME_LANGUAGES);

  /** Speak a language, or the browser's; kept when its texts are there. */
  async speak(wish: string): Promise<void> {
    await language.speak(this.speaks(wish));
    this.language = wish;
    keep('language', wish);
  }

  switchSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : 'off');
  }

  async switchNotify(): Promise<void> {
    if (!this.notify && 'Notification' in globalThis && Notification.permission !== 'granted') {
      if ((await Notification.requestPermission()) !== 'granted') return;
    }
    this.notify = !this.notify;
    keep('notify', this.notify ? 'on' : 'off');
  }

  tell(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  switchPreview(): void {
    this.preview = !this.preview;
    keep('preview', this.preview ? 'on' : 'off');
  }

  /** The game of a table that was here before, so that its texts can come while the socket opens. */
  gameOf = (table: string): string | undefined => tables().find(([id]) => id === table)?.[1];
  visited(table: string, game: string): void {
    if (this.gameOf(table) !== game)
      keep('tables', JSON.stringify([[table, game], ...tables().filter(([id]) => id !== table)].slice(0, 30)));
  }

  /** Whether the guide of a game was seen to its end or closed. */
  guided = (game: string): boolean => kept(`guide.${game}`) === 'seen';
  guideSeen = (game: string): void => keep(`guide.${game}`, 'seen');
}

export const wishes = new Wishes();
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
