// The book of Dice Mutants: tricks, mutations, totals, and what people ask.
import type { Book } from '../world';
import { GUILE } from './dice';
import ItemPicture from './ItemPicture.svelte';
import Phase from './Phase.svelte';

const trick = (word: string): boolean => (GUILE as readonly string[]).includes(word);

export default {
  chapters: [
    { name: 'tricks', terms: ['item'], has: trick, Picture: ItemPicture },
    { name: 'mutations', terms: ['item'], has: (word) => !trick(word), Picture: ItemPicture },
    { name: 'sheet', terms: ['grid', 'points'], Picture: ItemPicture },
  ],
  asks: {
    goal: 'dice_mutants.end.last-alive-wins',
    roll: 'dice_mutants.roll.three-per-living-mutant',
    claim: 'dice_mutants.claim.one-die-in-token-order',
    assign: 'dice_mutants.assign.five-targets',
    mutate: 'dice_mutants.mutate.one-optional-turn',
    damage: 'dice_mutants.damage.attack-minus-defense',
    end: 'dice_mutants.end.last-alive-wins',
    stronger: 'dice_mutants.assign.column-complete-sets-strength',
    guile: 'dice_mutants.guile.any-time-in-step',
    order: 'dice_mutants.speed.trade-with-slower',
    dying: 'dice_mutants.death.out-at-zero',
    tie: 'dice_mutants.end.all-dead-together',
  },
  Phase,
} satisfies Book as Book;
