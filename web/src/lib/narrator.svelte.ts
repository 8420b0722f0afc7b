// The narrator: what happened, told one event at a time. Nobody ever waits for it: who acts, skips the rest.
import type { Count } from '../boards/world';
import type { EventState, GameInfo, Msg } from '../wire';
import { namesSeat } from './texts';

export const PACES = ['calm', 'normal', 'fast', 'step', 'off'] as const;
export type Pace = (typeof PACES)[number];
export type Weight = GameInfo['weights'][string];
/** What an event says, without its words: enough to find it on a board. */
export type Told = { kind: string; seat: number; args: Msg['args'] };
export type Tale = EventState & {
  id: number;
  weight: Weight;
  mine: boolean;
  length: number; // of its sentence
  ended: readonly EventState[]; // where it begins a round: all of the one before
};

const HOLD: Record<Weight, number> = { quiet: 0, plain: 1_200, big: 2_600 }; // ms at normal pace
const GLANCE = 32; // characters that are read in that time
const READING = 30; // ms for every further one
const FACTOR: Record<Pace, number> = { calm: 2, normal: 1, fast: 0.4, step: 1, off: 0 };
const BEHIND = 10; // tales that wait; from then on what is plain is told in passing
const MANY = 24; // tales that wait; from then on only those of weight are told
const PINNED = 4_000; // ms that a line which was tapped stays lit
const KEPT = 120; // tales since the last choice that are remembered

/** Whether an event has to do with somebody. */
export const concerns = (event: Told, seat: number | null): boolean =>
  seat !== null &&
  (event.seat === seat || Object.entries(event.args).some(([name, value]) => namesSeat(name) && value === seat));

/** The seats an event names, as the frame names them for pointing. */
export const seatsOf = ({ seat, args }: Told): string[] =>
  [...new Set([seat, ...Object.entries(args).flatMap(([name, value]) => (namesSeat(name) ? [value] : []))])]
    .filter((one) => typeof one === 'number' && one >= 0)
    .map((one) => `seat:${one}`);

/** The event behind a line of the log; null where the line tells of none. */
export function toldBy(message: Msg): Told | null {
  const kind = /^event-(.*?)(?:-hidden)?$/.exec(message.key)?.[1];
  const seat = message.args['seat'];
  return kind === undefined ? null : { kind, seat: typeof seat === 'number' ? seat : -1, args: message.args };
}

/** How often something happened to a seat, or how much of it. */
export const counted = (tales: readonly Told[], { kind, sum, where }: Count, seat: number): number =>
  tales
    .filter((tale) => tale.kind === kind && tale.seat === seat && (where?.(tale) ?? true))
    .reduce((all, { args }) => all + (sum === undefined ? 1 : Number(args[sum])), 0);

/** The text above a column, in the world's messages. */
export const columnOf = (game: string, { kind, name }: Count): string => `tally-${game}-${name ?? kind}`;

/** How long a caption stays, in ms: by its weight, and a long sentence long enough to be read, unless many wait behind it. */
export function holds({ weight, length }: Tale, pace: Pace, waiting = 0): number {
  if (weight === 'plain' && waiting > BEHIND) return HOLD.plain * Math.min(FACTOR[pace], FACTOR.fast);
  return (HOLD[weight] + READING * Math.max(0, length - GLANCE)) * FACTOR[pace];
}

export class Narrator {
  now = $state.raw<Tale | null>(null);
  waiting = $state.raw<Tale[]>([]);
  lasts = $state(0); // ms that it is told for
  number = $state(0); // of the tale that is told, in this run
  since = $state.raw<Tale[]>([]); // what happened since the reader last chose
  round = $state.raw<EventState[]>([]); // what happened in the round before this one, all of it
  looked = $state.raw<Told | null>(null); // the line of a list under the pointer or the keys
  pinned = $state(0); // how often somebody asked to be shown a line on the board
  total = $derived(this.number + this.waiting.length);
  /** What the board shall light up. */
  shown = $derived<Told | null>(this.looked ?? this.now);

  #timer = 0;
  #running: EventState[] = []; // what happened in this round
  #ended = new WeakMap<EventState, readonly EventState[]>();
  #whole = false; // all of it: this page was here when the round began
  #ids = 0;

  constructor(
    private pace: () => Pace,
    private say: (message: Msg) => string = () => '',
  ) {}

  /** News of the table. What one just did oneself is known; what concerns one weighs more. */
  hear(
    events: readonly EventState[],
    weights: Readonly<Record<string, Weight>>,
    me: number | null,
    acted: boolean,
  ): void {
    this.#count(events);
    const tales = this.#tales(events, weights, me, acted);
    if (!tales.length) return;
    this.since = [...this.since, ...tales].slice(-KEPT);
    if (this.pace() === 'off') return;
    const waiting = [...this.waiting, ...tales];
    this.waiting = waiting.length > MANY ? waiting.filter((tale) => tale.weight === 'big').slice(-MANY) : waiting;
    if (!this.now) this.next();
  }

  /** A page was loaded, or loaded anew: nothing is told again. What was missed is kept to be read, the last round summed up. */
  recall(
    log: readonly Msg[],
    recap: readonly EventState[],
    weights: Readonly<Record<string, Weight>>,
    me: number | null,
  ): void {
    this.forget();
    const from = log.findLastIndex(({ key }) => key === 'log-undone') + 1; // what was taken back is not counted
    const events = log.slice(from).flatMap((text) => {
      const told = toldBy(text);
      return told ? [{ ...told, text }] : [];
    });
    this.#whole = from === 0 && (!events.length || log[0]!.key === 'log-began');
    this.#count(events);
    this.since = this.#tales(recap, weights, me, true).slice(-KEPT);
  }

  /** The next tale, or silence. */
  next = (): void => {
    clearTimeout(this.#timer);
    const [first, ...rest] = this.waiting;
    if (!first) return this.skip();
    this.now = first;
    this.waiting = rest;
    this.number += 1;
    this.retime();
  };

  /** What is told stays as long as the pace of now says; one that waits for a click has no end of its own. */
  retime = (): void => {
    clearTimeout(this.#timer);
    const pace = this.pace();
    if (this.now && pace !== 'step')
      this.#timer = window.setTimeout(this.next, (this.lasts = holds(this.now, pace, this.waiting.length)));
  };

  skip = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
    this.waiting = [];
    this.number = 0;
  };

  /** Everything since the last choice once more. */
  again = (): void => {
    this.skip();
    this.waiting = this.since;
    this.next();
  };

  /** The reader chose: what was before is behind them. */
  acted = (): void => {
    this.skip();
    this.since = [];
  };

  /** Choices were taken back: what was told of them is no longer so. */
  forget = (): void => {
    this.acted();
    this.round = [];
    this.#running = [];
    this.#whole = false;
  };

  look = (message: Msg | null): void => {
    this.looked = message && toldBy(message);
  };

  /** Show a line on the board, also where list and board are not in sight together. */
  pin = (message: Msg): void => {
    this.look(message);
    if (!this.looked) return;
    this.pinned += 1;
    const pinned = this.pinned;
    window.setTimeout(() => pinned === this.pinned && this.look(null), PINNED);
  };

  #count(events: readonly EventState[]): void {
    for (const event of events) {
      if (event.kind === 'round') {
        this.round = this.#whole ? this.#running : [];
        this.#ended.set(event, this.round);
        this.#running = [];
        this.#whole = true;
      }
      this.#running.push(event);
    }
  }

  /** What is worth telling: not what stands in the log alone, nor the small things one did oneself. */
  #tales(
    events: readonly EventState[],
    weights: Readonly<Record<string, Weight>>,
    me: number | null,
    acted: boolean,
  ): Tale[] {
    return events.flatMap((event): Tale[] => {
      const plain = weights[event.kind] ?? 'plain';
      const mine = concerns(event, me);
      if (plain === 'quiet' || (acted && event.seat === me && plain === 'plain')) return [];
      const weight = mine && !acted ? 'big' : plain;
      const length = this.say(event.text).length;
      return [{ ...event, id: this.#ids++, weight, mine, length, ended: this.#ended.get(event) ?? [] }];
    });
  }
}
