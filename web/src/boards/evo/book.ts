// The book of Evo: what its things look like, and what people ask.
import type { Book } from '../world';
import CardPicture from './CardPicture.svelte';
import Glyph from './Glyph.svelte';
import Phase from './Phase.svelte';

export default {
  chapters: [
    { name: 'genes', terms: ['gene'], Picture: Glyph },
    { name: 'cards', terms: ['card'], Picture: CardPicture },
  ],
  asks: {
    goal: 'evo.end.most-points-wins',
    climate: 'evo.climate.zone-statuses',
    mutations: 'evo.bid.in-initiative-order',
    initiative: 'evo.init.sort-by-dinosaurs-ascending',
    movement: 'evo.move.one-point-one-space',
    births: 'evo.birth.adjacent-empty',
    survival: 'evo.survival.ideal-safe',
    end: 'evo.climate.meteorite-ends-at-once',
    points: 'evo.income.one-per-dinosaur',
    attack: 'evo.combat.odds',
    outbid: 'evo.bid.outbid-rebids-immediately',
    cost: 'evo.pay.winner-pays-bid',
    tie: 'evo.end.tie-dinosaurs',
    dying: 'evo.survival.nobody-eliminated',
  },
  Phase,
} satisfies Book as Book;
