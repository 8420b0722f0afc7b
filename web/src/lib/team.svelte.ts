// Friends at one table: the seats of one person, and what people show each other without playing: plans, rings around
// things, offers, cheers. None of it is part of the match.
import type { Advice, ClientMessage, OfferState, OptionState, SeatState } from '../wire';
import { STAYS, pointed, type Ring } from './rings';
import type { Choice, Table } from './table.svelte';
import { t } from './texts';

/** What somebody means to do; boards draw it dashed, in the colour of the seat. */
export type Plan = {
  seat: number;
  /** A plan of the seat in focus, which may go on with it. */
  own: boolean;
  steps: Choice[];
  /** Why it cannot be carried out any more; '' while it can. */
  broken: string;
};

/** One of several seats of a person, and what it is asked. */
export type Question = { seat: number; asked: boolean; prompt: string; choices: Choice[]; draft: number };
export type OfferMade = OfferState & { words: string };
/** What a click means: the choice itself, or a sign to the others. */
export type Mode = 'choose' | 'plan' | 'point' | 'offer';

const CHEER = 2_000; // ms a hand is seen
export const READY = 'ready';
export const PASS = 'pass';

const offers = (options: readonly OptionState[], code: string): boolean => options.some((one) => one.code === code);

export class Team {
  mode = $state<Mode>('choose');
  shift = $state(false); // Shift is down: a click plans
  offering = $state<string | null>(null); // the option that is about to be offered
  rings = $state.raw<Ring[]>([]);
  cheers = $state.raw<number[]>([]);
  said = $state(''); // for those who listen instead of looking
  #advice = $state.raw<Advice | null>(null);
  #busy = $state(false); // a plan is on its way to the server

  /** Whether there are friends to show something to. */
  active = $derived.by(() => this.#active());
  planning = $derived(this.active && (this.mode === 'plan' || this.shift));
  plans = $derived.by(() => this.#plans());
  plan = $derived(this.plans.find(({ own }) => own) ?? null);
  /** What could follow the plan of the seat in focus, while it is being made. */
  next = $derived.by(() => this.#next());
  offers = $derived.by(() => this.#offers());
  /** Several seats of one person, without a curtain between them; empty for anybody else. */
  questions = $derived.by(() => this.#questions());
  several = $derived(this.questions.length > 1);
  /** People who are asked now and may be offered something. */
  friends = $derived.by(() => this.#friends());
  asked = $derived(this.questions.filter(({ asked }) => asked));
  /** Own seats that can say READY, or have. */
  votes = $derived.by(() => this.#votes());
  /** Own seats that are asked at the same time and may all pass. */
  passing = $derived.by(() => this.#passing());

  #rings = 0;
  #pointedAt = new Map<number, number>(); // when a seat pointed last
  #timers = new Set<number>();

  constructor(
    private table: Table,
    private send: (message: ClientMessage) => boolean,
  ) {}

  leave(): void {
    this.#timers.forEach(clearTimeout);
  }

  /** Look from another of one's own seats. */
  focusSeat = (seat: number): void => this.table.focusSeat(seat);

  /** Whether the person at this page plays the seat. */
  holds = (seat: number): boolean => this.table.held.includes(seat) || seat === this.table.me;

  setMode = (mode: Mode): void => {
    this.mode = this.mode === mode ? 'choose' : mode;
    this.offering = null;
    this.said = t(`mode-${this.mode}-said`);
  };

  /** Whether a click on an option is a sign to the others and no choice. */
  takes = (code: string): boolean => {
    if (this.planning) this.extend(code);
    else if (this.mode === 'offer' && this.table.codes.has(code)) this.offering = code;
    else return this.mode === 'point';
    return true;
  };

  /** Begin a plan with an option, or go on with the one there is. */
  extend = (code: string): void => {
    if (this.#busy || !this.table.codes.has(code)) return;
    if (this.table.state!.draft) return void (this.table.trouble = t('plan-draft')); // a plan begins at the beginning
    const steps = this.plan && !this.plan.broken ? this.plan.steps.map((step) => step.code) : [];
    this.#busy = this.send({ type: 'plan', codes: [...steps, code], seat: this.table.me });
  };

  clear = (): void => {
    this.mode = 'choose';
    this.send({ type: 'plan', codes: [], seat: this.table.me });
  };

  carryOut = (): void => {
    this.mode = 'choose';
    this.table.carryOut();
  };

  /** Point at something that the board has named by `data-what`. */
  point = (what: string): void => {
    if (this.mode === 'point') this.mode = 'choose';
    if (this.active) this.send({ type: 'point', what, seat: this.table.me });
  };

  cheer = (): void => void (this.active && this.send({ type: 'cheer', seat: this.table.me }));

  offer = (to: number, code: string): void => {
    this.mode = 'choose';
    this.offering = null;
    this.send({ type: 'offer', to, code, seat: this.table.me });
  };

  answer = (id: number, yes: boolean): void => void this.send({ type: 'answer_offer', id, yes });
  goAhead = (): void => void this.send({ type: 'go_ahead' });
  readyFor = (seat: number): void => void this.send({ type: 'ready_for', seat });

  /** READY for all own seats that may say so, or take it back for all. */
  ready = (yes: boolean): void => {
    const seats = this.votes.filter(({ ready }) => ready !== yes).map(({ seat }) => seat);
    if (!yes) seats.forEach((seat) => this.send({ type: 'not_ready', seat }));
    else if (seats.length > 1) this.table.chooseAll(seats.map((seat) => ({ seat, code: READY })));
    else if (seats[0] !== this.table.me) this.table.chooseAll([{ seat: seats[0]!, code: READY }]);
    else this.table.choose(READY);
  };

  passAll = (): void => this.table.chooseAll(this.passing.map((seat) => ({ seat, code: PASS })));

  /** The line is new, and what was shown on the old one may be over: the server tells plans and offers anew if there are some. */
  begin(): void {
    this.#advice = null;
    this.#busy = false;
  }

  hearAdvice(advice: Advice): void {
    const known = new Set(this.#advice?.offers.map(({ id }) => id));
    this.#advice = advice;
    this.#busy = false;
    const news = this.offers.find((offer) => !known.has(offer.id) && this.holds(offer.to));
    if (news) this.said = t('offer-made', { name: this.table.names[news.by] ?? '', what: news.words });
  }

  /** What was on its way was refused. */
  refused(): void {
    this.#busy = false;
  }

  hearPointed(seat: number, what: string): void {
    const now = performance.now();
    const id = this.#rings++;
    this.rings = pointed(this.rings, this.#pointedAt.get(seat), { id, seat, what, at: now });
    this.#pointedAt.set(seat, now);
    this.#later(STAYS, () => (this.rings = this.rings.filter((ring) => ring.id !== id)));
  }

  hearCheered(seat: number): void {
    this.cheers = [...this.cheers, seat];
    this.said = t('cheered', { name: this.table.names[seat] ?? '' });
    this.#later(CHEER, () => (this.cheers = this.cheers.toSpliced(this.cheers.indexOf(seat), 1)));
  }

  #later(wait: number, then: () => void): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, wait);
    this.#timers.add(timer);
  }

  #active(): boolean {
    const { info, me, past, state } = this.table;
    return !past && me !== null && (info?.together ?? false) && (state?.started ?? false) && !state?.outcome;
  }

  #plans(): Plan[] {
    return (this.#advice?.plans ?? []).map(({ seat, steps, broken }) => ({
      seat,
      own: seat === this.table.me,
      steps: steps.map((step) => this.table.choice({ ...step, rule: '', gist: 0, shy: false })),
      broken: this.table.say(broken),
    }));
  }

  #next(): OptionState[] | null {
    if (!this.planning || !this.plan || this.plan.broken) return null;
    return this.#advice!.plans.find(({ seat }) => seat === this.table.me)?.next ?? [];
  }

  #offers(): OfferMade[] {
    return (this.#advice?.offers ?? []).map((offer) => ({ ...offer, words: this.table.say(offer.text) }));
  }

  #friends(): number[] {
    const { state } = this.table;
    if (!this.active || !state) return [];
    return state.asked.filter(
      (seat) => !this.holds(seat) && this.table.played(seat) && state.seats[seat]?.kind === 'person',
    );
  }

  #questions(): Question[] {
    const { state, texts } = this.table;
    if (!state || !texts || state.mine.length < 2) return [];
    return state.mine.map(({ seat, prompt, options, draft }) => {
      const choices = this.table.played(seat) ? options.map(this.table.choice) : [];
      return { seat, asked: choices.length > 0, prompt: this.table.say(prompt), choices, draft };
    });
  }

  #votes(): { seat: number; ready: boolean }[] {
    const { state, me } = this.table;
    if (!state?.free_order || me === null) return [];
    return (this.several ? state.mine : [{ seat: me, options: state.options }])
      .filter(({ seat }) => this.table.played(seat))
      .map(({ seat, options }) => ({ seat, ready: state.seats[seat]!.ready, can: offers(options, READY) }))
      .filter(({ ready, can }) => ready || can)
      .map(({ seat, ready }) => ({ seat, ready }));
  }

  #passing(): number[] {
    const open = this.table.state?.free_order ? [] : this.asked;
    return open.length > 1 && open.every(({ choices }) => offers(choices, PASS)) ? open.map(({ seat }) => seat) : [];
  }
}

/** The seats whose tick the others may give: their people are gone. */
export const gone = (seats: readonly SeatState[]): number[] =>
  seats.flatMap((seat, n) => (seat.gone && seat.asked && !seat.ready ? [n] : []));
