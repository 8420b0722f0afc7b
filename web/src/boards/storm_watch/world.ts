// Storm Watch: a coast at night, beacon fires, keepers, and a storm.
import type { World } from '../world';
import './colours.css';
import { briefStorm, onStormBoard, orderStorm } from './storm';
import Vignette from './Vignette.svelte';

export default {
  Vignette,
  stage: async () => {
    const [board, seat, hand] = await Promise.all([
      import('./Board.svelte'),
      import('./Seat.svelte'),
      import('./Hand.svelte'),
    ]);
    return { Board: board.default, Seat: seat.default, Hand: hand.default };
  },
  phases: ['work', 'storm', 'omen'],
  guide: [
    { name: 'welcome', phase: 'work', rule: 'storm_watch.end.dawn' },
    { name: 'work', rule: 'storm_watch.hour.effort' },
    { name: 'cards', rule: 'storm_watch.work.gather' },
    { name: 'together', rule: 'storm_watch.hour.free-order' },
    { name: 'storm', phase: 'storm', rule: 'storm_watch.storm.shield' },
    { name: 'omen', phase: 'omen', rule: 'storm_watch.omen.comes' },
  ],
  sounds: {
    walked: 'piece',
    shipped: 'piece',
    drew: 'card',
    gave: 'card',
    played: 'card',
    tended: 'birth',
    fed: 'birth',
    lit: 'birth',
    gust: 'deaths',
    rain: 'deaths',
    shielded: 'bid',
    lost: 'fight',
    came: 'meteorite',
  },
  onBoard: onStormBoard,
  brief: briefStorm,
  order: orderStorm,
} satisfies World as World;
