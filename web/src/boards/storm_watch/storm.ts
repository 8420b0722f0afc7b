// Small questions about the view of Storm Watch.
import { seatsOf, type Told } from '../../lib/narrator.svelte';
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

/** How likely the storm strikes a fire in what is left of this hour; nothing when no card comes. */
export const danger = (view: StormWatchView, place: number): string => {
  const fire = fireAt(view, place);
  return fire?.burns && view.gusts ? t('sw-danger', { chance: t('percent', { n: fire.danger }) }) : '';
};

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
  const place = TO_PLACES.includes(choice.verb) ? choice.a : hereOf(table, view);
  const fire = fireAt(view, place);
  const said = [choice.words];
  if (fire && !TO_KEEPERS.includes(choice.verb) && choice.verb !== 'play' && choice.verb !== 'hand') {
    said.push(t('sw-fire-now', { burns: fire.burns, most: fire.most }));
    if (choice.verb !== 'shield') said.push(danger(view, place));
  }
  if (choice.verb === 'play') said.push(textOf(table, 'card', choice.a));
  const { cost, effort } = choice.text.args;
  if (cost !== undefined && !table.team.next) said.push(t('sw-costs', { cost, effort: effort! }));
  else if (choice.verb === 'shield') said.push(t('sw-costs-card', { card: named(table, 'card', SAILCLOTH) }));
  return said.filter(Boolean);
}

/** The pieces an event is about. */
export function lightsStorm(told: Told): string[] {
  if (['round', 'phase', 'ended'].includes(told.kind)) return ['hours'];
  if (['rain', 'shuffled', 'forecast'].includes(told.kind)) return ['storm'];
  if (['came', 'tested', 'spared'].includes(told.kind)) return ['omen'];
  const places = [told.args['from'], told.args['at']].filter((place) => typeof place === 'number');
  return places.length ? places.map((place) => `place:${place}`) : seatsOf(told);
}
