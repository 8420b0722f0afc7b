// What people ask about tic-tac-toe.
import type { Book } from '../world';

export default {
  chapters: [],
  asks: {
    goal: 'tic_tac_toe.end.line',
    end: 'tic_tac_toe.end.draw',
  },
} satisfies Book as Book;
