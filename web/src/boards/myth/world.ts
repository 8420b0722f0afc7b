// Myth: a tile in ember light, heroes with their cards, and the Darkness Meter.
import { seatsOf } from '../../lib/narrator.svelte';
import type { World } from '../world';
import './colours.css';
import { onTile, order } from './myth';
import Vignette from './Vignette.svelte';
import type { MythView } from './view';

export default {
  Vignette,
  stage: async () => {
    const [board, seat, book] = await Promise.all([
      import('./Board.svelte'),
      import('./Seat.svelte'),
      import('./book'),
    ]);
    return { Board: board.default, Seat: seat.default, book: book.default };
  },
  phases: ['heroes', 'darkness', 'hero_deck', 'refresh'],
  guide: [],
  sounds: {
    walked: 'piece',
    played: 'card',
    rolled: 'die',
    rolls: 'die',
    slew: 'fight',
    slain: 'deaths',
    cycle: 'meteorite',
  },
  lights: (told) => {
    const lit = seatsOf(told);
    if (typeof told.args['at'] === 'number') lit.push(`square:${told.args['at']}`);
    return lit.length ? lit : ['meter'];
  },
  harms: (told, seat) => ['hurt', 'slain', 'struck', 'afflicted'].includes(told.kind) && told.seat === seat,
  onBoard: onTile,
  brief: (table, seat) => {
    const hero = table.seen<MythView>().heroes[seat];
    return hero ? `${hero.hp}♥` : '–';
  },
  order,
  low: true,
} satisfies World as World;
