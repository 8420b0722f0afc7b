// What people ask about Myth; its cards, monsters and items stand there with their texts.
import type { Book } from '../world';

export default {
  chapters: [
    { name: 'heroes', terms: ['hero'] },
    { name: 'cards', terms: ['card'] },
    { name: 'monsters', terms: ['monster'] },
    { name: 'items', terms: ['item'] },
  ],
  asks: {
    goal: 'myth.setup.cooperative',
    heroes: 'myth.hero-cycle.no-turn-order',
    darkness: 'myth.darkness-cycle.trigger',
    hero_deck: 'myth.hero-deck-phase.order',
    refresh: 'myth.refresh.order',
    end: 'myth.round.end-conditions',
    move: 'myth.movetype.choose',
    threat: 'myth.threat.gain',
  },
} satisfies Book as Book;
