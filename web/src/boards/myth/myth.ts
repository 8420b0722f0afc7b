// Small questions about the view of Myth.
import type { Choice, Table } from '../../lib/table.svelte';
import type { CardFact, FoeShown, MonsterFact, MythView } from './view';

export const CARD_VERBS = ['play', 'react'];
const ON_SQUARES = ['go', 'at'];
const ON_FIGURES = ['foe', 'tinker', 'hero'];
export const STRIDES = ['·', '›', '»', '⋙', ''];

export const seen = (table: Table): MythView => table.seen<MythView>();
export const order = (table: Table): number[] => seen(table).heroes.map((_, seat) => seat);
export const onTile = (choice: Choice): boolean =>
  ON_SQUARES.includes(choice.verb) || ON_FIGURES.includes(choice.verb) || CARD_VERBS.includes(choice.verb);
export const named = (table: Table, kind: string, number: number): string =>
  table.texts!.named(table.terms[kind]?.[number] ?? '', String(number));
export const textOf = (table: Table, kind: string, number: number): string =>
  table.texts!.named(`${table.terms[kind]?.[number] ?? ''}-text`, '');
export const factOf = (view: MythView, monster: number): MonsterFact =>
  view.monsters.find((fact) => fact.monster === monster)!;
export const cardOf = (view: MythView, card: number): CardFact => view.cards.find((fact) => fact.card === card)!;

/** What a click on a square means: a figure there that can be chosen comes before the ground. */
export function choiceAt(view: MythView, choices: readonly Choice[], square: number): Choice | undefined {
  const foe = view.foes.find((each) => covers(view, each, square));
  const seat = view.heroes.findIndex((hero) => hero.at === square);
  return (
    choices.find(({ verb, a }) => (verb === 'foe' || verb === 'tinker') && a === foe?.foe) ??
    choices.find(({ verb, a }) => verb === 'hero' && a === seat) ??
    choices.find(({ verb, a }) => ON_SQUARES.includes(verb) && a === square)
  );
}

/** Whether a foe stands on a square; a large base covers several. */
export function covers(view: MythView, foe: FoeShown, square: number): boolean {
  const { base } = factOf(view, foe.monster);
  const wide = view.board.width;
  const right = (square % wide) - (foe.at % wide);
  const down = Math.floor(square / wide) - Math.floor(foe.at / wide);
  return right >= 0 && right < base && down >= 0 && down < base;
}
