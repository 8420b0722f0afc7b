// A seat at a table: the last state, the log, and everything a person can say to the server.
import type {
  Chat,
  ClientMessage,
  GameInfo,
  Hint,
  Msg,
  OptionState,
  Refused,
  ServerMessage,
  State,
  UndoPreview,
  Why,
  You,
} from '../wire';
import { on } from 'svelte/events';
import type { OpenWorld } from '../boards/world';
import { covers, openWorld } from '../boards/worlds.svelte';
import { api, sentence } from './api';
import { language } from './language.svelte';
import { Fresh, appeared } from './fresh.svelte';
import { Line } from './line';
import { Narrator } from './narrator.svelte';
import { focusAfter, shown, type Shown } from './shown';
import { play, playEvents } from './sound';
import { Team } from './team.svelte';
import { Texts, distinct, parts, t, warm } from './texts';
import { wishes } from './wishes.svelte';

export type Choice = OptionState & { verb: string; a: number; b: number; words: string };
export type Until = State['pass_until'][number];
export type LogLine = { id: number; message: Msg; words: string; fresh: boolean };
type Sent = { code: string; seat: number | null };

export class Table {
  info = $state.raw<GameInfo | null>(null);
  pieces = $state.raw<State['pieces']>(null); // what pieces are called here, if not as on the shelf
  state = $state.raw<Shown | null>(null);
  you = $state.raw<You | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  reading = $state(false); // the chat is in view
  answer = $state.raw<Refused | Why | null>(null); // "why not?", or the reason of a refusal
  fell = $state.raw<Refused | null>(null); // why a chain that was begun is no more, until the next is begun
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  undoing = $state.raw<UndoPreview | null>(null); // what an undo would take back, until it is answered
  trouble = $state('');
  link = $state<'opening' | 'open' | 'lost'>('opening');
  pending = $state<string | null>(null); // a choice that was sent and not yet answered
  opening = $state(false); // the next table
  lit = $state<string | null>(null); // the option under the pointer, on the board or in the list
  texts = $state.raw<Texts | null>(null);
  world = $state.raw<OpenWorld | null>(null);

  terms = $derived((this.pieces ?? this.info)?.terms ?? {});
  names = $derived((this.state?.seats ?? []).map((seat) => seat.name));
  me = $derived(this.state?.seat ?? null);
  away = $derived(this.me !== null && (this.state?.seats[this.me]?.away ?? false)); // a bot plays my seat for the time being
  mine = $derived(this.me !== null && !this.away && (this.state?.options.length ?? 0) > 0);
  held = $derived(this.you?.seats ?? []); // seats played at this device
  /** Whom the device goes to: somebody here is asked, and it is not the one who looks. */
  next = $derived(this.#next());
  choices = $derived(this.#choices());
  listed = $derived(distinct(this.choices)); // in lists; the board shows every piece
  codes = $derived(new Map(this.choices.map((choice) => [choice.code, choice])));
  prompt = $derived(this.state?.prompt && this.texts ? this.texts.say(this.state.prompt) : '');
  fresh = new Fresh();
  hurrying = $state(false); // I am out and want to see the end
  narrator = new Narrator(
    () => (this.hurrying ? 'off' : wishes.pace),
    (message) => this.say(message),
  );
  about = $state<string | null>(null); // the key of a thing whose description is open
  team = new Team(this, (message) => this.#send(message));

  #line: Line | null = null;
  #reads = false; // the guide: bots wait, where nobody else plays
  #lines = 0;
  #sent: State | null = null; // the last state as it came
  #seat: number | null = null; // of several seats without a curtain, the one in focus
  #queue: Sent[] = []; // choices of several seats, one after the other
  #strict = false; // the queue ends with the first that is not offered
  #sentAt = -1; // seq of the state on which the pending choice was made
  #sentDraft = 0;
  #pendingSeat: number | null = null;

  /** A table of the past has no socket: its states are looked up (replay.svelte.ts). */
  constructor(
    readonly id: string,
    readonly past = false,
  ) {
    if (past) return;
    api.games().catch(() => {}); // on its way while the socket opens
    this.#line = new Line(`ws/${id}`, {
      opened: () => {
        this.#send({ type: 'hello', seen: this.state?.seq ?? null, seat: this.me });
        if (this.#reads) this.#send({ type: 'pause', on: true });
      },
      heard: (message) => void this.#hear(message),
      lost: (forGood) => this.#lost(forGood),
    });
    const game = wishes.gameOf(id);
    if (game) {
      api.texts(game).catch(() => {});
      covers.want([game]);
    }
    warm();
  }

  leave(): void {
    this.#line?.hangUp();
    this.narrator.skip();
    this.team.leave();
    document.title = t('title');
  }

  /** The view in the types of the game (view.ts beside its board); asked for by that game's board alone. */
  seen<View>(): View {
    return this.state!.view as View;
  }

  say = (message: Msg | null | undefined): string => (message && this.texts ? this.texts.say(message) : '');

  choose = (code: string): void => {
    if (!this.state || this.team.takes(code)) return;
    if (this.pending || this.fresh.codes.has(code)) return;
    if (!this.codes.has(code)) return this.why(code);
    this.#choose({ code, seat: this.team.several ? this.me : null });
  };

  /** Choices of several own seats; each is sent when the one before it is answered, if it is still offered then. */
  chooseAll = (choices: readonly Sent[]): void => {
    if (this.pending) return;
    this.#strict = false;
    this.#queue = [...choices];
    this.#goOn();
  };

  /** Choices that mean something only one after the other: if one is not offered when it comes, the rest is dropped. */
  chooseInTurn = (codes: readonly string[]): void => {
    const first = codes[0];
    if (this.pending || first === undefined || this.fresh.codes.has(first)) return;
    if (!this.codes.has(first)) return this.why(first);
    this.#strict = true;
    this.#queue = codes.map((code) => ({ code, seat: this.#own }));
    this.#goOn();
  };

  /** Look from another of one's own seats; the board stays as it is. */
  focusSeat = (seat: number): void => {
    if (!this.#sent?.mine.some((question) => question.seat === seat) || seat === this.me) return;
    this.#turn(seat);
    this.state = shown({ ...this.#sent, events: [], log: [] }, seat);
    this.lit = null;
    this.answer = null;
    this.hint = null;
    this.hinting = false; // it was for the other seat
  };

  why = (code: string): void => void this.#send({ type: 'why', code, seat: this.#own });
  /** Take back the last choice; the table asks first where much would go with it, and `sure` is the answer. */
  undo = (sure: number | null = null): void => {
    this.undoing = null;
    this.#send({ type: 'undo', sure });
  };
  cancel = (): void => void this.#send({ type: 'cancel', seat: this.#own });
  askAgain = (): void => void this.#send({ type: 'ask_again', seat: this.#own });

  /** Do not wait for the moment in which the last choice could be taken back. */
  goOn = (): void => {
    const { lingers, seq, draft } = this.state!;
    if (lingers) this.#send({ type: 'choose', code: lingers.code, seq, draft, seat: this.#own });
  };

  passUntil = (until: Until): void =>
    this.#sendOnce('pass', { type: 'pass_until', until, seq: this.state!.seq, seat: this.#own });
  carryOut = (): void => this.#sendOnce('plan', { type: 'carry_out', seq: this.state!.seq, seat: this.me });

  /** Nothing is left for me to do: to the end, without telling it. */
  hurry = (): void => {
    this.hurrying = this.#send({ type: 'hurry', seat: this.#own });
    this.narrator.skip();
  };

  redo = (): void => void this.#send({ type: 'redo' });
  consent = (yes: boolean): void => void this.#send({ type: 'consent', yes });
  handOver = (seat: number, bot = ''): void => void this.#send({ type: 'hand_over', seat, bot });
  turnTo = (seat: number): void => void this.#send({ type: 'turn_to', seat });
  takeBack = (seat: number): void => void this.#send({ type: 'take_back', seat });
  resign = (seat: number): void => void this.#send({ type: 'resign', seat });
  abandon = (yes: boolean): void => void this.#send({ type: 'abandon', yes });
  closeTable = (): void => void this.#send({ type: 'close_table' });
  /** Whether it went out. */
  speak = (text: string): boolean => this.#send({ type: 'chat', text });

  askHint = (): void => {
    this.hinting = this.#send({ type: 'hint', seat: this.#own });
  };

  dropHint = (): void => {
    this.hint = null;
    this.hinting = false;
  };

  /** Whether I want the next match of the campaign. */
  nextMatch = (yes: boolean): void => void this.#send({ type: 'next_match', yes });

  /** Somebody reads the guide, or has read it. Whoever chooses something plays on. */
  pause = (on: boolean): void => {
    if (on === this.#reads) return;
    this.#reads = on;
    this.#send({ type: 'pause', on });
  };

  light = (code: string | null): void => {
    this.lit = code;
  };

  /** Of a button: its option is lit while pointer or keys are there. */
  lights =
    (code: string) =>
    (button: Element): (() => void) => {
      const lit = (): void => this.light(code);
      const dark = (): void => this.light(null);
      const ends = [
        on(button, 'pointerenter', lit),
        on(button, 'focus', lit),
        on(button, 'pointerleave', dark),
        on(button, 'blur', dark),
      ];
      return () => ends.forEach((end) => end());
    };

  /** A seat that no bot plays for the time being. */
  played = (seat: number): boolean => !(this.state?.seats[seat]?.away ?? false);

  /** An option in parts and in words. */
  choice = (option: OptionState): Choice => ({
    ...option,
    ...parts(option.code),
    words: this.say(option.text),
  });

  /** The seat to speak for, where there are several; null says the one that the server knows. */
  get #own(): number | null {
    return this.team.several ? this.me : null;
  }

  /** Which seat is in focus; the server shows what this one has begun. */
  #turn(seat: number | null): void {
    if (seat !== null && seat !== this.#seat) this.turnTo(seat);
    this.#seat = seat;
  }

  #next(): number | null {
    if (!this.state || this.held.length < 2 || !this.you?.curtain) return null;
    const asked = this.state.asked.filter((seat) => this.held.includes(seat) && this.played(seat));
    return this.me !== null && asked.includes(this.me) ? null : (asked[0] ?? null);
  }

  #choices(): Choice[] {
    if (!this.state || !this.texts || this.away) return [];
    return (this.team.next ?? this.state.options).map(this.choice);
  }

  #choose(choice: Sent): void {
    const state = this.state!;
    this.pause(false);
    this.answer = null;
    this.fell = null;
    this.hint = null;
    if (choice.code === 'pass') this.narrator.skip();
    else this.narrator.acted();
    this.pending = choice.code;
    this.#pendingSeat = choice.seat;
    this.#sentAt = state.seq;
    this.#sentDraft = this.#offered(choice.seat).draft;
    play('piece');
    this.#send({ type: 'choose', ...choice, seq: state.seq, draft: this.#sentDraft });
  }

  /** What one of the own seats is offered, and how far into a chain. */
  #offered(seat: number | null): Pick<State, 'options' | 'draft'> {
    return this.state!.mine.find((question) => question.seat === seat) ?? this.state!;
  }

  #goOn(): void {
    const choice = this.#queue.shift();
    if (!choice) return;
    if (this.#offered(choice.seat).options.some(({ code }) => code === choice.code)) this.#choose(choice);
    else if (this.#strict) this.#queue = [];
    else this.#goOn();
  }

  /** What is answered as a choice is, but not sent again when the line breaks: nobody knows what it would mean then. */
  #sendOnce(what: string, message: ClientMessage): void {
    if (this.pending) return;
    this.pending = what;
    this.#sentAt = -1;
    this.#send(message);
  }

  #send(message: ClientMessage): boolean {
    return this.#line?.send(message) ?? false;
  }

  #lost(forGood: boolean): void {
    this.hinting = false;
    this.link = 'lost';
    if (forGood) this.trouble ||= t('trouble-no-table');
  }

  async #hear(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'state':
        return this.#look(message);
      case 'you':
        this.you = message;
        return;
      case 'refused':
        if (this.pending) this.answer = message;
        else this.fell = message; // nobody chose anything: somebody else's act did it
        this.#stop();
        return;
      case 'advice':
        return this.team.hearAdvice(message);
      case 'pointed':
        return this.team.hearPointed(message.seat, message.what);
      case 'cheered':
        return this.team.hearCheered(message.seat);
      case 'why':
        this.answer = message;
        return;
      case 'undo_preview':
        this.undoing = message;
        return;
      case 'hint':
        if (this.hinting && message.seq === this.state?.seq) this.hint = message;
        this.hinting = false;
        return;
      case 'chat':
        if (this.chat.some((line) => line.id === message.id)) return;
        this.chat = [...this.chat, message].slice(-200);
        if (!this.reading && message.seat !== this.me) this.unread += 1;
        return;
      case 'error':
        this.hinting = false;
        this.#stop();
        this.trouble = this.texts?.has(message.text.key) ? this.texts.say(message.text) : message.sentence;
        return;
    }
  }

  #stop(): void {
    this.pending = null;
    this.#queue = [];
    this.team.refused();
  }

  async #look(sent: State): Promise<void> {
    if (sent.first) {
      this.pieces = sent.pieces;
      this.team.begin(); // before anything is awaited: the advice of now comes next
    }
    if (!this.texts && !(await this.#learnt(sent.game))) return;
    const before = this.state;
    if (before && !sent.first && sent.seq < before.seq && !sent.undone) return;
    this.#turn(focusAfter(this.#sent?.mine ?? [], sent.mine, this.#seat ?? sent.seat));
    const state = shown(sent, this.#seat);
    this.#sent = sent;
    const wasMine = this.mine;
    const acted = this.pending !== null;
    if (!state.first && before)
      this.fresh.add(
        acted || before.seat !== state.seat ? state.options.map(({ code }) => code) : appeared(before, state),
      );
    this.state = state;
    this.link = 'open';
    this.#line?.well();
    this.lit = null;
    this.#write(state);
    this.#settle(state);
    if (state.seq !== before?.seq || state.draft !== before.draft) {
      this.hint = null;
      this.hinting = false;
      this.undoing = null;
      if (!state.first) this.answer = null;
    }
    if (this.mine || state.undone) this.hurrying = false;
    if (state.undone) this.narrator.forget();
    else if (state.first) this.narrator.recall(state.log, state.recap, this.info?.weights ?? {}, this.me);
    if (!state.first && !state.undone) {
      this.narrator.hear(state.events, this.info?.weights ?? {}, this.me, acted);
      playEvents(
        state.events.map((event) => event.kind),
        this.world!.sounds,
      );
    }
    if (state.outcome && before && !before.outcome) play('win');
    else if (this.mine && !wasMine && before) this.#call();
    this.#entitle();
    if (!this.pending) this.#goOn();
  }

  #entitle(): void {
    document.title = this.mine ? t('title-turn', { title: this.info?.title ?? '' }) : (this.info?.title ?? t('title'));
  }

  /** A choice that was on its way when the line broke is sent again if the table did not move on. */
  #settle(state: Shown): void {
    if (
      this.pending &&
      state.first &&
      state.seq === this.#sentAt &&
      this.#offered(this.#pendingSeat).draft === this.#sentDraft &&
      this.#offered(this.#pendingSeat).options.some((o) => o.code === this.pending)
    ) {
      this.#choose({ code: this.pending, seat: this.#pendingSeat });
      return;
    }
    this.pending = null;
    if (state.first || state.undone) this.#queue = []; // what is asked now is not what they answered
  }

  #write(state: Shown): void {
    const texts = this.texts!;
    const fresh = state.log.map((message) => ({
      id: this.#lines++,
      message,
      words: texts.say(message),
      fresh: !state.first,
    }));
    const old = state.first
      ? []
      : this.log.map((line) => (line.fresh && fresh.length ? { ...line, fresh: false } : line));
    this.log = [...old, ...fresh].slice(-400);
  }

  protected async learn(game: string): Promise<void> {
    const spoken = language.now;
    const info = api.games().then((games) => games.find((one) => one.name === game) ?? null);
    const world = this.world ?? info.then((one) => openWorld(game, one?.board ?? ''));
    const [source, found, opened] = await Promise.all([api.texts(game), info, world]);
    this.info = found;
    this.world = opened;
    wishes.visited(this.id, game);
    this.texts = new Texts(
      source,
      this.terms,
      () => this.names,
      spoken,
      (this.pieces ?? found)?.amounts,
      () => ((this.state?.mine.length ?? 0) > 1 || this.held.length > 1 ? null : this.me), // several go by their names
    );
  }

  /** Say everything in the language of the page. */
  translate = async (): Promise<void> => {
    if (!this.texts || !this.state || this.texts.language === language.now) return;
    try {
      await this.learn(this.state.game);
      this.retell();
    } catch (trouble) {
      this.trouble = sentence(trouble);
    }
  };

  /** What was told already, in the words of now. */
  protected retell(): void {
    this.log = this.log.map((line) => ({ ...line, words: this.texts!.say(line.message) }));
    this.#entitle();
  }

  /** A table without its texts says nothing: then the line is opened anew, and they are asked for again. */
  async #learnt(game: string): Promise<boolean> {
    try {
      await this.learn(game);
      this.trouble = '';
      return true;
    } catch (trouble) {
      this.trouble = sentence(trouble);
      this.#line?.again();
      return false;
    }
  }

  #call(): void {
    play('turn');
    if (wishes.notify && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted')
      new Notification(t('notify-turn', { title: this.info?.title ?? '' }), { body: this.prompt, tag: this.id });
  }
}
