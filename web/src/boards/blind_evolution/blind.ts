// Small questions about the view of Blind Evolution Mythos.
import { seatsOf, type Told } from '../../lib/narrator.svelte';
import type { Choice, Table } from '../../lib/table.svelte';
import { t } from '../../lib/texts';
import type { BlindEvolutionView, Character } from './view';

/** Options that name a hex; where a hex has several, the first of them is the plain click. */
export const TO_HEXES = ['check', 'to', 'clean', 'walk', 'ride', 'taxi', 'via'];
/** Options that name a bit. */
export const WITH_BITS = ['lay', 'swap', 'give', 'choose', 'toss'];
/** What the frame shows as buttons beside its question. */
const BUTTONS =
  'agree object lot halt enough bits read end pass on draw stop join fight flee follow same give_up back'.split(' ');
/** What an action point can be spent on, beside going somewhere and decontamination. */
export const DEEDS = ['search', 'research', 'earn'];

export const seen = (table: Table): BlindEvolutionView => table.seen<BlindEvolutionView>();
export const onCity = (choice: Choice): boolean => !BUTTONS.includes(choice.verb);
export const orderOf = (table: Table): number[] => {
  const { characters, starter } = seen(table);
  return characters.map((_, i) => (i + Math.max(0, starter)) % characters.length);
};
/** A seat in a few characters: its HP. */
export const briefOf = (table: Table, seat: number): string => {
  const who = seen(table).characters[seat];
  return who && who.hero >= 0 ? t('be-brief', { hp: who.hp, full: who.full }) : '–';
};
export const isOut = (table: Table, seat: number): boolean => (seen(table).characters[seat]?.hero ?? -1) < 0;

/** The word after the prefix of a term's key: hero 0 is "toru_kodai". */
export const termOf = (table: Table, kind: string, number: number): string => {
  const key = table.terms[kind]?.[number] ?? '';
  return key.slice(key.indexOf('-') + 1);
};
export const named = (table: Table, kind: string, number: number): string =>
  table.texts!.named(table.terms[kind]?.[number] ?? '', String(number));
export const textOf = (table: Table, kind: string, number: number, part = 'text'): string =>
  table.texts!.named(`${table.terms[kind]?.[number] ?? ''}-${part}`, '');
/** What the table itself names by a key of its texts, or in plain words in a scenario that somebody brought. */
export const called = (table: Table, word: string): string => table.texts!.named(word, word);

export const heroOf = (table: Table, who: Character | undefined): string =>
  who && who.hero >= 0 ? named(table, 'hero', who.hero) : '–';
export const atHex = (view: BlindEvolutionView, place: number): number[] =>
  view.characters.flatMap((who, seat) => (who.at === place ? [seat] : []));
/** The hexes of a way as the server writes it. */
export const trail = (choice: Pick<Choice, 'text'>): number[] =>
  String(choice.text.args['trail'] ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);

/** What a place is called: by the scenario, or by what it is. */
export function placeOf(table: Table, place: number): string {
  const { label, facility } = seen(table).hexes[place]!;
  return label ? table.texts!.named(label, label) : table.texts!.named(`facility-${facility}`, facility);
}

/** A way with a train in it: several choices, of which the server says that they lead there. */
export type Route = { at: number; fare: number; codes: string[]; trail: number[] };
/** The whole ways that begin with what is offered, the cheapest to each hex, and of these the one with the fewest choices. */
export function routesOf(choices: readonly Choice[]): Map<number, Route> {
  const found = new Map<number, Route>();
  for (const { text } of choices)
    for (const way of String(text.args['onward'] ?? '')
      .split(';')
      .filter(Boolean)) {
      const [at, fare, codes, places] = way.split('|') as [string, string, string, string];
      const route = {
        at: Number(at),
        fare: Number(fare),
        codes: codes.split(' '),
        trail: places.split(',').map(Number),
      };
      const known = found.get(route.at);
      const worth = ({ fare, codes, trail }: Route): number => fare * 1000 + codes.length * 100 + trail.length;
      if (!known || worth(route) < worth(known)) found.set(route.at, route);
    }
  return found;
}

/** What closing the line with a bit would mean. */
export function closes({ text: { args } }: Choice): string {
  if (!args['done']) return '';
  if (!args['level']) return t('be-line-short', { n: args['done'] });
  const chance = t('percent', { n: args['chance']! });
  return t('be-line-done', { n: args['done'], level: args['level'], need: args['need']!, chance });
}

/** What an option means beyond its words: the text of its card, or what it would finish. */
export function meaning(table: Table, choice: Choice): string {
  if (choice.verb === 'lay') return closes(choice);
  const { ability, talent, choice: answer, hero } = choice.text.args;
  if (typeof ability === 'number') return textOf(table, 'ability', ability);
  if (typeof talent === 'number') return textOf(table, 'hero', talent);
  if (typeof hero === 'number') return textOf(table, 'hero', hero);
  return typeof answer === 'number' ? textOf(table, 'choice', answer) : '';
}

/** The options by the hex they name, the plain click first. */
export function byHex(choices: readonly Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const verb of TO_HEXES)
    for (const choice of choices)
      if (choice.verb === verb) found.set(choice.a, [...(found.get(choice.a) ?? []), choice]);
  return found;
}

/** What a text of the scenario is called: ours by its key, somebody else's in its own words. */
export const ofScenario = (table: Table, view: BlindEvolutionView, part: string, otherwise = ''): string =>
  view.own ? table.texts!.named(`scenario-${view.scenario}-${part}`, otherwise) : otherwise;

const TURNS = ['round', 'counted', 'phase', 'ended', 'calm', 'contact', 'cards_gathered'];
const CARD = [
  'drew',
  'drew_unread',
  'revealed',
  'tested',
  'unread',
  'resolved',
  'kept',
  'used_up',
  'reads_on',
  'selected',
];
const BOSS = ['battle', 'battle_round', 'blows', 'struck'];

/** The pieces an event is about. */
export function lightsOf(told: Told): string[] {
  const { kind, args } = told;
  if (kind === 'spread')
    return String(args['hexes'] ?? args['at'])
      .split(',')
      .map((place) => `hex:${place}`);
  if (kind === 'occupied') return [`tile:${args['number'] ?? 0}`];
  if (kind === 'tide') return ['tide'];
  if (CARD.includes(kind)) return ['event', ...seatsOf(told)];
  const places = [args['from'], args['at']].filter((place) => typeof place === 'number' && place >= 0);
  if (places.length) return places.map((place) => `hex:${place}`);
  const seats = seatsOf(told);
  if (BOSS.includes(kind)) return ['case', ...seats];
  return TURNS.includes(kind) || !seats.length ? ['turns'] : seats;
}

const BAD = ['hurt', 'tainted', 'fell', 'failed_check', 'caught', 'paid'];
export const harmsOf = (told: Told, seat: number): boolean =>
  told.seat === seat ? BAD.includes(told.kind) : told.kind === 'blows' && told.args['other_seat'] === seat;
