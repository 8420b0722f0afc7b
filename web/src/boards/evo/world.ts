// Evo: an island, a climate wheel, a lab.
import type { World } from '../world';
import './colours.css';
import { briefEvo, inHandEvo, onEvoBoard, orderEvo, seen } from './evo';
import { harms, lightsEvo } from './telling';
import Vignette from './Vignette.svelte';

const OWN = ['.rail [data-what="seat:{me}"]', '.seatstrip [data-strip="{me}"]'] as const; // the own seat, wherever it is

export default {
  place: 1,
  Vignette,
  stage: async () => (await import('./stage')).default,
  phases: ['climate', 'mutations', 'initiative', 'movement', 'births', 'survival'],
  guide: [
    { name: 'goal', rule: 'evo.end.most-points-wins', at: [...OWN] },
    { name: 'climate', phase: 'climate', rule: 'evo.climate.zone-statuses', at: ['[data-what="wheel"]'] },
    { name: 'lab', phase: 'mutations', rule: 'evo.bid.outbid-rebids-immediately', at: ['.lab'] },
    {
      name: 'order',
      phase: 'initiative',
      rule: 'evo.init.sort-by-dinosaurs-ascending',
      at: ['.rail', '.seatstrip'],
    },
    { name: 'move', phase: 'movement', rule: 'evo.move.one-point-one-space', at: ['.cells .source', '.cells'] },
    { name: 'fight', rule: 'evo.combat.odds', at: [`${OWN[0]} [data-about="gene-horn"]`, OWN[1]] },
    {
      name: 'births',
      phase: 'births',
      rule: 'evo.birth.adjacent-empty',
      at: [`${OWN[0]} [data-about="gene-egg"]`, OWN[1]],
    },
    { name: 'survival', phase: 'survival', rule: 'evo.survival.floor-two', at: ['.legend', '[data-what="wheel"]'] },
    { name: 'end', rule: 'evo.climate.meteorite-ends-at-once', at: ['.clim'], tab: 'seats' },
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
  lights: lightsEvo,
  harms,
  tally: [
    { kind: 'lost', name: 'climate', where: ({ args }) => args['why'] === 'climate' },
    { kind: 'lost', name: 'fights', where: ({ args }) => args['why'] === 'combat' || args['why'] === 'killer-baby' },
    { kind: 'born', where: ({ args }) => args['again'] !== 1 },
    { kind: 'gained', sum: 'points' },
  ],
  rest: ['turned', 'held', 'played'],
  onBoard: onEvoBoard,
  inHand: inHandEvo,
  brief: briefEvo,
  order: orderEvo,
  wide: (table) => seen(table).phase === 'mutations',
} satisfies World as World;
