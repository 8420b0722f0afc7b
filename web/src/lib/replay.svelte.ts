// Looking back at a match: one point after the other, drawn by the same boards and told by the same narrator as a running one.
import type { MatchStory, Replay as Whole } from '../wire';
import { api, sentence } from './api';
import { Narrator } from './narrator.svelte';
import { place } from './places.svelte';
import { named, paceOf, type Speed } from './points';
import { markedRounds } from './rounds';
import { shown, type Shown } from './shown';
import { Table, type LogLine } from './table.svelte';
import { t } from './texts';
import { wishes } from './wishes.svelte';

const STEP = 1_000; // ms per step at single speed
const SMOOTH = 90; // ms between points while the slider is drawn
const LISTEN = 60; // ms between looks whether the narrator is done
/** How a jump is remembered: small steps in the place of the address, jumps as places to come back to. */
type Trace = 'replace' | 'push' | 'none';

export class Replay extends Table {
  whole = $state.raw<Whole | null>(null);
  story = $state.raw<MatchStory | null>(null); // of a finished match
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  lines = $state.raw<(LogLine & { at: number })[]>([]);
  rounds = $derived(markedRounds(this.lines, this.whole?.choices ?? 0));
  override narrator = new Narrator(
    () => (this.playing ? paceOf(wishes.pace, this.speed) : wishes.pace),
    (message) => this.say(message),
  );

  #points = new Map<number, Promise<Shown>>();
  #wanted = -1;
  #tick = 0;
  #runs = 0; // how often playing was begun or stopped
  #gone = false;

  constructor(id: string) {
    super(id, true);
    const { step, seat } = named(place.query);
    void this.#open(seat, step);
  }

  override leave(): void {
    this.#gone = true;
    clearTimeout(this.#tick);
    this.narrator.skip();
    document.title = t('title');
  }

  /** Through somebody else's eyes, at the same point. */
  see = (seat: number): void => void this.#open(seat, this.at);

  go = (to: number, trace: Trace = 'replace'): void => {
    this.playing = false;
    void this.#show(to, trace);
  };

  /** The address changed under us: Back, or a link to a moment of the same match. */
  follow = (query: string): void => {
    const { step } = named(query);
    if (step !== null && step !== this.at) this.go(step, 'none');
  };

  toggle = (): void => {
    this.playing = !this.playing;
    clearTimeout(this.#tick);
    this.#runs += 1;
    if (this.playing && this.whole) void this.#run(this.#runs, this.at >= this.whole.choices ? 0 : this.at + 1);
  };

  /** Step by step to the end; whoever stops it ends this run, also while it waits. */
  async #run(run: number, to: number): Promise<void> {
    const goes = (): boolean => this.playing && !this.#gone && run === this.#runs;
    if (!goes()) return;
    await this.#show(to, 'replace');
    while (goes() && this.narrator.now) await new Promise((done) => setTimeout(done, LISTEN));
    if (!goes()) return;
    if (to >= (this.whole?.choices ?? 0)) this.playing = false;
    else this.#tick = window.setTimeout(() => void this.#run(run, to + 1), STEP / this.speed);
  }

  async #open(seat: number | null, at: number | null): Promise<void> {
    try {
      const whole = await api.replay(this.id, seat);
      this.#points.clear();
      this.whole = whole;
      const begin = Math.max(0, Math.min(at ?? 0, whole.choices));
      const first = await this.#point(begin);
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
      // it takes the server a moment, and nobody waits for it; a match that people abandoned has none
      if (whole.outcome && !this.story)
        api.story(this.id).then(
          (story) => (this.story = story),
          (trouble: unknown) => (this.trouble = sentence(trouble)),
        );
      // who comes by a link to a moment is told it
      if (begin > 0 && this.state === first) this.at = begin - 1;
      await this.#show(begin, at === null ? 'none' : 'replace');
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

  async #show(to: number, trace: Trace): Promise<void> {
    if (!this.whole) return;
    const want = Math.max(0, Math.min(to, this.whole.choices));
    const step = want === this.at + 1; // only a step forward is something that happens
    this.#wanted = want;
    this.at = want;
    if (trace === 'push') this.#trace(trace);
    if (!this.#points.has(want) && !this.playing) await new Promise((done) => setTimeout(done, SMOOTH));
    if (this.#wanted !== want) return; // the slider moved on
    try {
      const state = await this.#point(want);
      if (this.#wanted !== want) return;
      if (trace === 'replace') this.#trace(trace);
      this.state = step ? state : { ...state, events: [] };
      if (!step) this.narrator.forget();
      else {
        this.narrator.acted(); // what was told of the step before is behind us
        this.narrator.hear(state.events, this.info?.weights ?? {}, this.me, false);
      }
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

  /** Keep the address of the step, so that it can be sent and come back to. */
  #trace(how: 'replace' | 'push'): void {
    const eyes = this.whole!.over && this.whole!.seat >= 0 ? `&eyes=${this.whole!.seat}` : '';
    place.note(`replay/${this.id}?step=${this.at}${eyes}`, how);
  }
}
