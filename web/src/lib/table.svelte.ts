// A seat at a table: the socket, the last state, the log, and everything a person can say to the server.
import type {
  Chat,
  ClientMessage,
  GameInfo,
  Hint,
  Msg,
  NewTable,
  OptionState,
  Refused,
  ServerMessage,
  State,
  Why,
  You,
} from '../wire';
import type { OpenWorld } from '../boards/world';
import { covers, openWorld } from '../boards/worlds.svelte';
import { api, sentence } from './api';
import { language } from './language.svelte';
import { place, socket, whole } from './places.svelte';
import { broughtTo, quickTable, sameTable } from './shelf';
import { shown, type Shown } from './shown';
import { play, playEvents } from './sound';
import { Texts, distinct, parts, t, warm } from './texts';
import { wishes } from './wishes.svelte';

export type Choice = OptionState & { verb: string; a: number; b: number; words: string };
export type Until = State['pass_until'][number];
export type Line = { id: number; message: Msg; words: string; fresh: boolean };

const SOON = 400; // ms before the first try to reconnect
const LATE = 5_000;

export class Table {
  info = $state.raw<GameInfo | null>(null);
  pieces = $state.raw<State['pieces']>(null); // what pieces are called here, if not as on the shelf
  state = $state.raw<Shown | null>(null);
  you = $state.raw<You | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  reading = $state(false); // the chat is in view
  answer = $state.raw<Refused | Why | null>(null); // "why not?", or the reason of a refusal
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
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

  #socket: WebSocket | null = null;
  #wait = SOON;
  #timer = 0;
  #left = false;
  #lines = 0;
  #sentAt = -1; // seq of the state on which the pending choice was made
  #sentDraft = 0;

  /** A table of the past has no socket: its states are looked up (replay.svelte.ts). */
  constructor(
    readonly id: string,
    readonly past = false,
  ) {
    if (past) return;
    document.addEventListener('visibilitychange', this.#awake);
    addEventListener('online', this.#awake);
    api.games().catch(() => {}); // on its way while the socket opens
    this.#connect();
    const game = wishes.gameOf(id);
    if (game) {
      api.texts(game).catch(() => {});
      covers.want([game]);
    }
    warm();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    document.removeEventListener('visibilitychange', this.#awake);
    removeEventListener('online', this.#awake);
    document.title = t('title');
  }

  /** The view in the types of the game (view.ts beside its board); asked for by that game's board alone. */
  seen<View>(): View {
    return this.state!.view as View;
  }

  say = (message: Msg | null | undefined): string => (message && this.texts ? this.texts.say(message) : '');

  choose = (code: string): void => {
    if (!this.state || this.pending) return;
    if (!this.codes.has(code)) return this.why(code);
    this.answer = null;
    this.hint = null;
    this.pending = code;
    this.#sentAt = this.state.seq;
    this.#sentDraft = this.state.draft;
    play('piece');
    this.#send({ type: 'choose', code, seq: this.state.seq, draft: this.state.draft });
  };

  why = (code: string): void => void this.#send({ type: 'why', code });
  undo = (): void => void this.#send({ type: 'undo' });
  cancel = (): void => void this.#send({ type: 'cancel' });
  askAgain = (): void => void this.#send({ type: 'ask_again' });

  passUntil = (until: Until): void => {
    if (!this.state || this.pending) return;
    this.pending = 'pass';
    this.#sentAt = -1; // not to be sent again as a plain pass
    this.#send({ type: 'pass_until', until, seq: this.state.seq });
  };

  redo = (): void => void this.#send({ type: 'redo' });
  consent = (yes: boolean): void => void this.#send({ type: 'consent', yes });
  handOver = (seat: number, bot = ''): void => void this.#send({ type: 'hand_over', seat, bot });
  turnTo = (seat: number): void => void this.#send({ type: 'turn_to', seat });
  takeBack = (seat: number): void => void this.#send({ type: 'take_back', seat });
  /** Whether it went out. */
  speak = (text: string): boolean => this.#send({ type: 'chat', text });

  askHint = (): void => {
    this.hinting = this.#send({ type: 'hint' });
  };

  /** The same again at a new table; the others of this one find the way there in the chat. */
  again = async (): Promise<void> => {
    if (!this.info || !this.state || this.opening) return;
    this.opening = true;
    try {
      const made = await api.open(await this.#sameAgain());
      for (const { seat, path } of made.invitations)
        this.speak(t('again-said', { name: this.names[seat] ?? this.state.host?.name ?? '', link: whole(path) }));
      place.go(`t/${made.id}`);
    } catch (why) {
      this.trouble = sentence(why);
    } finally {
      this.opening = false;
    }
  };

  async #sameAgain(): Promise<NewTable> {
    const hosting = this.you?.host ?? false;
    if (!this.held.length && !hosting) return quickTable(this.info!);
    const files = this.state!.files.length ? broughtTo(await api.matchFile(this.id)) : {};
    return sameTable(this.state!, this.held, hosting, files);
  }

  /** Whether I want the next match of the campaign. */
  nextMatch = (yes: boolean): void => void this.#send({ type: 'next_match', yes });

  light = (code: string | null): void => {
    this.lit = code;
  };

  #next(): number | null {
    if (!this.state || this.held.length < 2) return null;
    const asked = this.state.asked.filter((seat) => this.held.includes(seat) && !this.state!.seats[seat]?.away);
    return this.me !== null && asked.includes(this.me) ? null : (asked[0] ?? null);
  }

  #choices(): Choice[] {
    if (!this.state || !this.texts || this.away) return [];
    return this.state.options.map((option) => ({
      ...option,
      ...parts(option.code),
      words: this.texts!.say(option.text),
    }));
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#socket = new WebSocket(socket(`ws/${this.id}`));
    this.#socket.onopen = () => this.#send({ type: 'hello', seen: this.state?.seq ?? null, seat: this.me });
    this.#socket.onmessage = (event) => void this.#hear(JSON.parse(event.data as string) as ServerMessage);
    this.#socket.onclose = (event) => this.#lost(event);
  }

  #lost(event: CloseEvent): void {
    if (this.#left) return;
    this.hinting = false;
    if (event.code >= 4400 && event.code < 4500) {
      // the server does not want us back: no such table, or no place here
      this.trouble ||= t('trouble-no-table');
      this.link = 'lost';
      return;
    }
    this.link = 'lost';
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LATE);
  }

  #awake = (): void => {
    if (document.hidden || this.#left || this.link !== 'lost') return;
    clearTimeout(this.#timer);
    this.#wait = SOON;
    this.#connect();
  };

  async #hear(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'state':
        return this.#look(shown(message));
      case 'you':
        this.you = message;
        return;
      case 'refused':
        this.pending = null;
        this.answer = message;
        return;
      case 'why':
        this.answer = message;
        return;
      case 'hint':
        this.hinting = false;
        if (message.seq === this.state?.seq) this.hint = message;
        return;
      case 'chat':
        if (this.chat.some((line) => line.id === message.id)) return;
        this.chat = [...this.chat, message].slice(-200);
        if (!this.reading && message.seat !== this.me) this.unread += 1;
        return;
      case 'error':
        this.hinting = false;
        this.pending = null;
        this.trouble = this.texts?.has(message.text.key) ? this.texts.say(message.text) : message.sentence;
        return;
    }
  }

  async #look(state: Shown): Promise<void> {
    if (state.first) this.pieces = state.pieces;
    if (!this.texts && !(await this.#learnt(state.game))) return;
    const before = this.state;
    if (before && !state.first && state.seq < before.seq && !state.undone) return;
    const wasMine = this.mine;
    this.state = state;
    this.link = 'open';
    this.#wait = SOON;
    this.lit = null;
    this.#write(state);
    this.#settle(state);
    if (state.seq !== before?.seq || state.draft !== before.draft) {
      this.hint = null;
      this.hinting = false;
      if (!state.first) this.answer = null;
    }
    if (!state.first && !state.undone)
      playEvents(
        state.events.map((event) => event.kind),
        this.world!.sounds,
      );
    if (state.outcome && before && !before.outcome) play('win');
    else if (this.mine && !wasMine && before) this.#call();
    this.#entitle();
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
      state.draft === this.#sentDraft &&
      state.options.some((o) => o.code === this.pending)
    ) {
      this.#send({ type: 'choose', code: this.pending, seq: state.seq, draft: state.draft });
      return;
    }
    this.pending = null;
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
    this.texts = new Texts(source, this.terms, () => this.names, spoken, (this.pieces ?? found)?.amounts);
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
      this.#socket?.close();
      return false;
    }
  }

  #call(): void {
    play('turn');
    if (wishes.notify && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted')
      new Notification(t('notify-turn', { title: this.info?.title ?? '' }), { body: this.prompt, tag: this.id });
  }
}
