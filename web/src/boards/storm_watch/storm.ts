// Small questions about the view of Storm Watch.
import type { Choice, Table } from '../../lib/table.svelte';
import { t } from '../../lib/texts';
import type { EventState } from '../../wire';
import type { Fire, StormWatchView } from './view';

export const SAILCLOTH = 3;
const BUTTONS = ['ready', 'pass']; // the frame's: the vote, and letting it blow
const TO_PLACES = ['walk', 'at', 'to', 'shield'];
export const TO_KEEPERS = ['whom', 'give', 'pipe'];

export const seen = (table: Table): StormWatchView => table.seen<StormWatchView>();
export const onStormBoard = (choice: Choice): boolean => !BUTTONS.includes(choice.verb);
export const orderStorm = (table: Table): number[] => seen(table).keepers.map((_, seat) => seat);
/** A seat in a few characters: its effort. */
export const briefStorm = (table: Table, seat: number): string =>
  '●'.repeat(seen(table).keepers[seat]?.effort ?? 0) || '–';

/** The word after the prefix of a term's key: card 0 is "driftwood". */
export const termOf = (table: Table, kind: string, number: number): string => {
  const key = table.terms[kind]?.[number] ?? '';
  return key.slice(key.indexOf('-') + 1);
};
export const named = (table: Table, kind: string, number: number): string =>
  table.texts!.named(table.terms[kind]?.[number] ?? '', String(number));
export const textOf = (table: Table, kind: string, number: number): string =>
  table.texts!.named(`${table.terms[kind]?.[number] ?? ''}-text`, '');
/** How much a card does, as its own text says it. */
export const amountOf = (table: Table, card: number): number =>
  (table.pieces ?? table.info)?.amounts[`${table.terms['card']?.[card]}-text`]?.['amount'] ?? 0;

export const fireAt = (view: StormWatchView, place: number): Fire | undefined =>
  view.fires.find((fire) => fire.at === place);
export const keepersAt = (view: StormWatchView, place: number): number[] =>
  view.keepers.flatMap((keeper, seat) => (keeper.at === place ? [seat] : []));

/** Where a keeper stands, or would stand at the end of its plan. */
export function endOf(view: StormWatchView, seat: number, steps: readonly Choice[]): number {
  return steps.findLast((step) => step.verb === 'walk')?.a ?? view.keepers[seat]?.at ?? -1;
}

/** Where the seat in focus acts: while it plans, at the end of what it has planned. */
export function hereOf(table: Table, view: StormWatchView): number {
  if (table.me === null) return -1;
  const plan = table.team.planning && !table.team.plan?.broken ? table.team.plan : null;
  return endOf(view, table.me, plan?.steps ?? []);
}

/** The card that is being played, or -1. */
export function inPlay(table: Table, view: StormWatchView): number {
  if (view.begun && view.begun.seat === table.me) return view.begun.card;
  const last = table.team.planning ? table.team.plan?.steps.findLast((step) => step.verb === 'play') : undefined;
  return last && table.choices.some(({ verb }) => ['at', 'whom', 'to'].includes(verb)) ? last.a : -1;
}

/** What a click on a place means: an option, or the code to ask "why not?" with. */
export function codeOf(place: number, choices: readonly Choice[], here: number, phase: string): string {
  const aimed = choices.find((choice) => TO_PLACES.includes(choice.verb) && choice.a === place);
  if (aimed) return aimed.code;
  const verb = choices.find(({ verb }) => TO_PLACES.includes(verb) && verb !== 'walk')?.verb;
  if (verb) return `${verb}:${place}`;
  if (phase === 'storm') return `shield:${place}`;
  if (place !== here) return `walk:${place}`;
  return choices.find(({ verb }) => ['tend', 'light', 'gather'].includes(verb))?.code ?? 'tend';
}

/** How likely at least one of so many cards, drawn of so many, is one of the marked ones. */
function meets(drawn: number, of: number, marked: number): number {
  let none = 1;
  for (let i = 0; i < drawn; i++) none *= Math.max(0, of - marked - i) / Math.max(1, of - i);
  return 1 - none;
}

/** How likely the storm strikes a fire in what is left of this hour, by the cards that everybody has seen. */
export function danger(view: StormWatchView, place: number): number {
  const strikes = (card: number): boolean => [place, -1].includes(view.storm_cards[card]!.at);
  const coming = view.forecast.slice(0, view.gusts);
  if (coming.some(strikes)) return 1;
  const count = (cards: readonly number[], card: number): number => cards.filter((one) => one === card).length;
  let unknown = 0;
  let marked = 0;
  let again = 0; // of those that are shuffled when the deck is through
  view.storm_cards.forEach(({ cards }, card) => {
    const left = cards - count(view.blown, card) - count(view.forecast, card);
    unknown += left;
    if (!strikes(card)) return;
    marked += left;
    again += cards - left;
  });
  const drawn = view.gusts - coming.length;
  const first = meets(Math.min(drawn, unknown), unknown, marked);
  if (drawn <= unknown) return first;
  return 1 - (1 - first) * (1 - meets(drawn - unknown, view.blown.length + view.forecast.length, again));
}

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.01 ? t('sw-under-one') : t('percent', { n: Math.round(chance * 100) });

/** What happened at the places since the last state, for the chart. */
export type Marks = {
  rose: ReadonlySet<number>;
  fell: ReadonlyMap<number, number>;
  out: ReadonlySet<number>;
  struck: ReadonlySet<number>;
  shielded: ReadonlySet<number>;
  trails: readonly { seat: number; from: number; to: number; boat: boolean }[];
};
export function marksOf(events: readonly EventState[], fires: readonly Fire[]): Marks {
  const at = (event: EventState, arg = 'at'): number => Number(event.args[arg] ?? -1);
  const places = (...kinds: string[]): Set<number> =>
    new Set(events.filter(({ kind }) => kinds.includes(kind)).map((event) => at(event)));
  const fell = new Map<number, number>();
  for (const event of events)
    if (event.kind === 'dimmed') fell.set(at(event), (fell.get(at(event)) ?? 0) + at(event, 'loss'));
  const rain = events.some(({ kind }) => kind === 'rain') ? fires.map((fire) => fire.at) : [];
  return {
    rose: places('tended', 'fed', 'lit'),
    fell,
    out: places('lost'),
    struck: new Set([...places('gust'), ...rain]),
    shielded: places('shielded'),
    trails: events.flatMap((event) =>
      event.kind === 'walked' || event.kind === 'shipped'
        ? [
            {
              seat: event.kind === 'walked' ? event.seat : at(event, 'other_seat'),
              from: at(event, 'from'),
              to: at(event),
              boat: event.kind === 'shipped',
            },
          ]
        : [],
    ),
  };
}

/** What an option would mean, before anybody pays for it: where, how likely, what it costs. */
export function price(table: Table, view: StormWatchView, choice: Choice): string[] {
  const here = hereOf(table, view);
  const place = TO_PLACES.includes(choice.verb) ? choice.a : here;
  const fire = fireAt(view, place);
  const said = [choice.words];
  const card = inPlay(table, view);
  if (fire && !TO_KEEPERS.includes(choice.verb) && choice.verb !== 'play' && choice.verb !== 'hand') {
    said.push(t('sw-fire-now', { burns: fire.burns, most: fire.most }));
    if (choice.verb === 'tend') said.push(t('sw-more', { n: 1 }));
    if (choice.verb === 'at') said.push(t('sw-more', { n: amountOf(table, card) }));
    if (choice.verb === 'shield') said.push(t('sw-less', { loses: fire.loses, n: amountOf(table, SAILCLOTH) }));
    else if (fire.burns && view.gusts) said.push(t('sw-danger', { chance: percent(danger(view, place)) }));
  }
  if (choice.verb === 'play') said.push(textOf(table, 'card', choice.a));
  const effort = table.me === null ? 0 : (view.keepers[table.me]?.effort ?? 0);
  if (view.phase === 'work' && !table.team.next) said.push(t('sw-costs', { effort }));
  else if (choice.verb === 'shield') said.push(t('sw-costs-card', { card: named(table, 'card', SAILCLOTH) }));
  return said.filter(Boolean);
}
