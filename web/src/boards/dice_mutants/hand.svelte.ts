// What the person at the board has in hand: dice picked up, a die under the pointer, a menu item whose target is asked for.
import { screen } from '../../lib/screen';
import type { Choice, Table } from '../../lib/table.svelte';
import { distinct } from '../../lib/texts';
import { GUILE, MUTATIONS, diceOf, fits, reached, seen, type GridName } from './dice';

export class Hand {
  looking = $state<number | null>(null); // whose sheet lies here, if not my own
  held = $state<number[]>([]); // my dice that are picked up, to see where they fit
  over = $state<number | null>(null); // the die under the pointer or the focus
  chosen = $state(''); // a menu item whose target is asked for
  offer = $state.raw<Choice[]>([]); // several ways to do one thing
  opened = $state<'guile' | 'mutate' | null>(null); // a menu opened by hand

  view = $derived.by(() => seen(this.table));
  seat = $derived.by(() => this.looking ?? this.table.me ?? this.view.order[0] ?? 0);
  pool = $derived(this.view.dice.filter((die) => die.where === 'pool'));
  mine = $derived(this.view.dice.filter((die) => die.seat === this.seat && die.where === 'claimed'));
  assigning = $derived.by(() => this.table.choices.some((choice) => choice.verb === 'speed'));
  lit = $derived.by(() => this.table.codes.get(this.table.lit ?? ''));
  targets = $derived.by(
    () => new Set(this.chosen ? this.#ways(this.chosen).map((choice) => choice.a) : ([] as number[])),
  );
  /** The menu that can be used now, or else the one that comes next. */
  menu = $derived.by((): 'guile' | 'mutate' => {
    if (this.#offers(MUTATIONS)) return 'mutate';
    if (this.#offers(GUILE)) return 'guile';
    return this.opened ?? (this.view.phase === 'roll' || this.view.phase === 'claim' ? 'guile' : 'mutate');
  });
  asked = $derived.by(() => this.#offers(GUILE) || this.#offers(MUTATIONS));

  constructor(readonly table: Table) {}

  #ways = (verb: string): Choice[] => this.table.choices.filter((choice) => choice.verb === verb);
  #offers = (menu: readonly string[]): boolean => menu.some((item) => this.#ways(item).length > 0);

  /** Everything that was half chosen is put down. */
  clear(): void {
    this.held = [];
    this.over = null;
    this.chosen = '';
    this.offer = [];
  }

  /** Whether an option uses all the dice that are picked up. */
  allowed = (choice: Choice): boolean => fits(choice, this.held, this.mine);

  /** The numbers of a grid that the die in sight could tick, as the game says. */
  reach(grid: GridName): Set<number> {
    const die = this.over ?? (this.lit?.verb === 'claim' ? this.lit.a : null);
    return reached(this.view, die, this.seat, grid, this.seat === this.table.me ? this.table.choices : []);
  }

  pick(choices: Choice[]): void {
    const ways = distinct(choices);
    if (ways.length === 1) this.table.choose(ways[0]!.code);
    else this.offer = ways;
  }

  /** A box of a grid: with the dice in hand alone if that can be. A finger sees first what it would mean. */
  tick(choices: Choice[]): void {
    const exact = choices.filter((choice) => diceOf(choice, this.mine).length === this.held.length);
    const ways = exact.length ? exact : choices;
    if (screen.narrow) this.offer = distinct(ways);
    else this.pick(ways);
  }

  /** An item of a menu. */
  take(item: string): void {
    const ways = distinct(this.#ways(item));
    if (ways.length === 1) return this.table.choose(ways[0]!.code);
    this.chosen = this.chosen === item ? '' : item;
    this.offer = this.chosen ? ways : [];
  }

  /** A die of the tray. A finger picks it up first, to see where it could go, and claims it by a second touch. */
  claim(die: number): void {
    const way = this.table.codes.get(`claim:${die}`);
    if (!way || !screen.narrow || this.offer[0]?.code === way.code) return this.table.choose(`claim:${die}`);
    this.over = die;
    this.offer = [way];
    this.table.light(way.code);
  }

  /** A die that somebody has claimed. */
  touch(die: number): void {
    const target = this.#ways(this.chosen).filter((choice) => choice.a === die);
    if (target.length) return this.pick(target);
    if (!this.assigning) return this.table.choose(`claim:${die}`);
    this.held = this.held.includes(die) ? this.held.filter((one) => one !== die) : [...this.held, die];
  }

  /** A point total. */
  add(points: 'speed' | 'mutate' | 'guile'): void {
    const ways = this.#ways(points);
    if (!ways.length) return this.table.why(`${points}:${this.mine[0]?.die ?? 0}`);
    this.pick(this.held.length === 1 ? ways.filter((choice) => choice.a === this.held[0]) : ways);
  }

  /** The pointer or the focus comes to a die, or leaves it. */
  point(die: number | null): void {
    this.over = die;
    this.table.light(die !== null && this.table.codes.has(`claim:${die}`) ? `claim:${die}` : null);
  }
}
