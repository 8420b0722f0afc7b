// Dice Mutants: a tray, battle sheets, two menus.
import type { World } from '../world';
import './colours.css';
import { briefDice, lightsDice, onDiceBoard, orderDice, outDice } from './dice';
import Vignette from './Vignette.svelte';

export default {
  place: 2,
  Vignette,
  stage: async () => {
    const [board, seat, moment, book] = await Promise.all([
      import('./Board.svelte'),
      import('./Seat.svelte'),
      import('./Moment.svelte'),
      import('./book'),
    ]);
    return { Board: board.default, Seat: seat.default, Moment: moment.default, book: book.default };
  },
  phases: ['roll', 'claim', 'assign', 'mutate', 'damage'],
  guide: [
    {
      name: 'goal',
      rule: 'dice_mutants.end.last-alive-wins',
      at: ['.rail [data-what="seat:{me}"] .life', '.seatstrip [data-strip="{me}"]'],
    },
    { name: 'roll', phase: 'roll', rule: 'dice_mutants.roll.three-per-living-mutant', at: ['.tray'] },
    {
      name: 'claim',
      phase: 'claim',
      rule: 'dice_mutants.claim.one-die-in-token-order',
      at: ['.tray .mine', '.tray'],
    },
    { name: 'guile', rule: 'dice_mutants.guile.any-time-in-step', at: ['.menus .menu:first-child', '.menus'] },
    {
      name: 'assign',
      phase: 'assign',
      rule: 'dice_mutants.assign.column-complete-sets-strength',
      at: ['.sheet .grid', '.sheet'],
    },
    { name: 'totals', rule: 'dice_mutants.assign.five-targets', at: ['.ctrs', '.sheet'] },
    {
      name: 'mutate',
      phase: 'mutate',
      rule: 'dice_mutants.mutate.several-purchases',
      at: ['.menus .menu:last-child', '.menus'],
    },
    {
      name: 'damage',
      phase: 'damage',
      rule: 'dice_mutants.damage.attack-minus-defense',
      at: ['.outlook', 'table.blows'],
    },
  ],
  sounds: {
    rolled: 'die',
    rerolled: 'die',
    turned: 'ticking',
    claimed: 'piece',
    bought: 'card',
    traded: 'card',
    ticked: 'pencil',
    marked: 'pencil',
    gained: 'bid',
    fought: 'fight',
    spiked: 'fight',
    lost: 'pencil',
  },
  lights: lightsDice,
  tally: [{ kind: 'fought', sum: 'damage' }, { kind: 'lost', sum: 'amount' }, { kind: 'bought' }],
  rest: ['fought', 'spiked', 'bought', 'cut', 'traded', 'out'],
  onBoard: onDiceBoard,
  brief: briefDice,
  order: orderDice,
  out: outDice,
} satisfies World as World;
