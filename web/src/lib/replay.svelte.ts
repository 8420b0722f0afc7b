// Looking back at a match: one point after the other, drawn by the same boards as a running one.
import type { Replay as Whole } from '../wire';
import { api, sentence } from './api';
import { roundsOf } from './rounds';
import { shown, type Shown } from './shown';
import { Table, type LogLine } from './table.svelte';
import { t } from './texts';

const STEP = 1_000; // ms per step at single speed
const SMOOTH = 90; // ms between points while the slider is drawn
export const SPEEDS = [1, 2, 4] as const;

export class Replay extends Table {
  whole = $state.raw<Whole | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  lines = $state.raw<(LogLine & { at: number })[]>([]);
  rounds = $derived(roundsOf(this.lines));

  #points = new Map<number, Promise<Shown>>();
  #wanted = -1;
  #tick = 0;
  #gone = false;

  constructor(id: string) {
    super(id, true);
    void this.#open(null, null);
  }

  override leave(): void {
    this.#gone = true;
    clearTimeout(this.#tick);
    document.title = t('title');
  }

  /** Through somebody else's eyes, at the same point. */
  see = (seat: number): void => void this.#open(seat, this.at);

  go = (to: number): void => {
    this.playing = false;
    void this.#show(to);
  };

  toggle = (): void => {
    this.playing = !this.playing;
    if (!this.playing || !this.whole) return clearTimeout(this.#tick);
    void this.#run(this.at >= this.whole.choices ? 0 : this.at + 1);
  };

  async #run(to: number): Promise<void> {
    if (!this.playing || this.#gone) return;
    await this.#show(to);
    if (to >= (this.whole?.choices ?? 0)) this.playing = false;
    else this.#tick = window.setTimeout(() => void this.#run(to + 1), STEP / this.speed);
  }

  async #open(seat: number | null, at: number | null): Promise<void> {
    try {
      const whole = await api.replay(this.id, seat);
      this.#points.clear();
      this.whole = whole;
      const first = await this.#point(at ?? 0);
      if (!this.texts) {
        this.state = first;
        this.pieces = first.pieces;
        await this.learn(whole.game);
      }
      this.lines = whole.lines.map((line, id) => ({
        id,
        at: line.at,
        message: line.text,
        words: this.texts!.say(line.text),
        fresh: false,
      }));
      this.#entitle();
      await this.#show(at ?? 0);
    } catch (trouble) {
      this.trouble = sentence(trouble);
    }
  }

  protected override retell(): void {
    this.lines = this.lines.map((line) => ({ ...line, words: this.texts!.say(line.message) }));
    this.log = this.log.map((line) => ({ ...line, words: this.texts!.say(line.message) }));
    this.#entitle();
  }

  #entitle(): void {
    document.title = t('replay-title', { title: this.info?.title ?? '' });
  }

  /** A point of the match; asked for once. */
  #point(at: number): Promise<Shown> {
    let found = this.#points.get(at);
    if (!found) {
      found = api.point(this.id, at, this.whole!.seat).then(shown);
      found.catch(() => this.#points.delete(at));
      this.#points.set(at, found);
    }
    return found;
  }

  async #show(to: number): Promise<void> {
    if (!this.whole) return;
    const want = Math.max(0, Math.min(to, this.whole.choices));
    const step = want === this.at + 1; // only a step forward is something that happens
    this.#wanted = want;
    this.at = want;
    if (!this.#points.has(want) && !this.playing) await new Promise((done) => setTimeout(done, SMOOTH));
    if (this.#wanted !== want) return; // the slider moved on
    try {
      const state = await this.#point(want);
      if (this.#wanted !== want) return;
      this.state = step ? state : { ...state, events: [] };
      this.log = this.lines
        .filter((line) => line.at <= want)
        .slice(-300)
        .map((line) => (line.at === want ? { ...line, fresh: true } : line));
      this.trouble = '';
      if (want < this.whole.choices) void this.#point(want + 1).catch(() => {});
    } catch (trouble) {
      this.playing = false;
      this.trouble = sentence(trouble);
    }
  }
}
