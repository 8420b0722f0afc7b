// Evo: an island, a climate wheel, a lab.
import type { World } from '../world';
import './colours.css';
import { briefEvo, onEvoBoard, orderEvo, seen } from './evo';
import Vignette from './Vignette.svelte';

export default {
  place: 1,
  Vignette,
  stage: async () => {
    const [board, seat, side] = await Promise.all([
      import('./Board.svelte'),
      import('./Seat.svelte'),
      import('./Side.svelte'),
    ]);
    return { Board: board.default, Seat: seat.default, Side: side.default };
  },
  phases: ['climate', 'mutations', 'initiative', 'movement', 'births', 'survival'],
  guide: [
    { name: 'welcome', phase: 'climate' },
    { name: 'climate', rule: 'evo.climate.zone-statuses' },
    { name: 'lab', phase: 'mutations', rule: 'evo.bid.outbid-rebids-immediately' },
    { name: 'order', phase: 'initiative', rule: 'evo.init.sort-by-dinosaurs-ascending' },
    { name: 'move', phase: 'movement', rule: 'evo.move.one-point-one-space' },
    { name: 'fight', rule: 'evo.combat.odds' },
    { name: 'births', phase: 'births', rule: 'evo.birth.adjacent-empty' },
    { name: 'survival', phase: 'survival', rule: 'evo.survival.floor-two' },
  ],
  sounds: {
    turned: 'ticking',
    revealed: 'ticking',
    bid: 'bid',
    outbid: 'outbid',
    bought: 'card',
    drew: 'card',
    played: 'card',
    gained: 'bid',
    moved: 'piece',
    fought: 'fight',
    born: 'birth',
    lost: 'deaths',
    ended: 'meteorite',
  },
  onBoard: onEvoBoard,
  brief: briefEvo,
  order: orderEvo,
  wide: (table) => seen(table).phase === 'mutations',
} satisfies World as World;
