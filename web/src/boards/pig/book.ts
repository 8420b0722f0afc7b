// What people ask about Pig.
import type { Book } from '../world';

export default {
  chapters: [],
  asks: {
    goal: 'pig.end.target',
    end: 'pig.end.target',
    one: 'pig.turn.one-loses-the-pot',
    hold: 'pig.turn.hold-banks-the-pot',
  },
} satisfies Book as Book;
