// A table that is being laid: the game, who sits where and as whom, the house rules, what people bring.
import type { GameInfo, NewSeat, NewTable, SettingInfo } from '../wire';
import { api } from './api';
import { BroughtFiles } from './brought.svelte';
import type { Choices, Value } from './settings';
import { usualSeats } from './shelf';
import { anyName } from './table_name';

export type Kind = NewSeat['kind'] | 'here'; // here: a seat more at this device, mine or a friend's
export type TakeBacks = NonNullable<NewTable['take_backs']>;
export type SitIn = NonNullable<NewTable['sit_in']>;
export type Host = NonNullable<NewTable['host']>;
export type LaidSeat = { kind: Kind; bot: string; name: string; choices: Choices };

export class Laying {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<LaidSeat[]>([]);
  settings = $state<Choices>({});
  host = $state<Host>('');
  shared = $state(false); // on the front page
  name = $state('');
  takeBacks = $state<TakeBacks>('ask');
  sitIn = $state<SitIn>('anybody');
  files = new BroughtFiles(api.look);
  openSeats = $derived(this.seats.filter((seat) => seat.kind === 'open').length);

  /** Another game, as it is usually played. */
  pick(game: GameInfo): void {
    this.game = game;
    this.settings = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.values[0]!]));
    this.host = '';
    this.files.clear();
    this.name ||= anyName();
    this.seats = [];
    while (this.seats.length < usualSeats(game)) this.#add(this.seats.length ? 'bot' : 'me');
  }

  /** A seat more or less; mine stays. */
  resize(by: 1 | -1): void {
    const [fewest, most] = this.game!.players;
    const n = this.seats.length + by;
    if (n < fewest || n > most) return;
    if (by > 0) this.#add('bot');
    else
      this.seats.splice(
        this.seats.findLastIndex((seat) => seat.kind !== 'me'),
        1,
      );
  }

  /** Whoever plays here does not host, and "me" is one seat: further ones are "here". */
  sit(i: number, kind: Kind): void {
    if (kind === 'me') for (const seat of this.seats) if (seat.kind === 'me') seat.kind = 'bot';
    if ((kind === 'me' || kind === 'here') && this.host === 'me') this.host = '';
    this.seats[i]!.kind = kind;
  }

  /** A host plays no seat: mine are for others then. */
  hosts(host: Host): void {
    this.host = host;
    if (host === 'me')
      for (const seat of this.seats) if (seat.kind === 'me' || seat.kind === 'here') seat.kind = 'open';
  }

  /** The seat, other than this, that has a value of which there is only one; -1 for none. */
  holder(i: number, choice: SettingInfo, value: Value): number {
    return choice.distinct
      ? this.seats.findIndex((seat, other) => other !== i && seat.choices[choice.name] === value)
      : -1;
  }

  /** Choose for a seat; who had it takes what this seat had. */
  choose(i: number, choice: SettingInfo, value: Value): void {
    const other = this.holder(i, choice, value);
    if (other >= 0) this.seats[other]!.choices[choice.name] = this.seats[i]!.choices[choice.name]!;
    this.seats[i]!.choices[choice.name] = value;
  }

  /** What the server is asked for. */
  order(): NewTable {
    return {
      game: this.game!.name,
      seats: this.seats.map((seat) => ({
        kind: seat.kind === 'here' ? 'me' : seat.kind,
        bot: seat.kind === 'bot' ? seat.bot : '',
        name: seat.kind === 'here' ? seat.name.trim() : '',
        choices: { ...seat.choices },
      })),
      settings: { ...this.settings },
      public: this.shared && this.openSeats > 0,
      files: this.files.good(),
      host: this.host,
      name: this.name.trim(),
      take_backs: this.takeBacks,
      sit_in: this.sitIn,
    };
  }

  #add(kind: Kind): void {
    const choices: Choices = {};
    for (const choice of this.game!.seat_choices)
      choices[choice.name] = choice.values.find((value) => this.holder(-1, choice, value) < 0) ?? choice.values[0]!;
    this.seats.push({ kind, bot: this.game!.best_bot, name: '', choices });
  }
}
