// Storm Watch: a coast at night, beacon fires, keepers, and a storm.
import type { World } from '../world';
import './colours.css';
import { briefStorm, lightsStorm, onStormBoard, orderStorm } from './storm';
import Vignette from './Vignette.svelte';

export default {
  Vignette,
  stage: async () => {
    const [board, seat, hand, book] = await Promise.all([
      import('./Board.svelte'),
      import('./Seat.svelte'),
      import('./Hand.svelte'),
      import('./book'),
    ]);
    return { Board: board.default, Seat: seat.default, Hand: hand.default, book: book.default };
  },
  phases: ['work', 'storm', 'omen'],
  guide: [
    { name: 'goal', rule: 'storm_watch.end.dawn', at: ['.night .fires', '.night'] },
    { name: 'work', phase: 'work', rule: 'storm_watch.hour.effort', at: ['[data-what="keeper:{me}"]'] },
    { name: 'cards', rule: 'storm_watch.work.gather', at: ['.dock .cards'] },
    { name: 'together', rule: 'storm_watch.hour.free-order', at: ['#prompt'] },
    { name: 'storm', phase: 'storm', rule: 'storm_watch.storm.shield', at: ['[data-what="storm"]'] },
    { name: 'omen', phase: 'omen', rule: 'storm_watch.omen.comes', at: ['[data-what="omen"]'] },
    { name: 'end', rule: 'storm_watch.end.lost', at: ['.night .hours', '.night'] },
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
  lights: lightsStorm,
  onBoard: onStormBoard,
  brief: briefStorm,
  order: orderStorm,
} satisfies World as World;
