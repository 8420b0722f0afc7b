// The world of every game that has none: view, prompt, options and log alone.
import { seatsOf } from '../../lib/narrator.svelte';
import type { World } from '../world';
import Vignette from './Vignette.svelte';

export default {
  Vignette,
  stage: async () => {
    const [board, seat] = await Promise.all([import('./Board.svelte'), import('./Seat.svelte')]);
    return { Board: board.default, Seat: seat.default };
  },
  phases: [],
  guide: [],
  sounds: {
    rolled: 'die',
    rerolled: 'die',
    moved: 'piece',
    placed: 'piece',
    marked: 'pencil',
    bid: 'bid',
    drew: 'card',
    played: 'card',
    bought: 'card',
  },
  lights: (told) => (seatsOf(told).length ? seatsOf(told) : ['board']),
  onBoard: () => true,
  brief: (table, seat) => {
    const scores = table.state?.view['scores'];
    return Array.isArray(scores) && typeof scores[seat] === 'number' ? String(scores[seat]) : '';
  },
  order: (table) => table.names.map((_, seat) => seat),
} satisfies World as World;
