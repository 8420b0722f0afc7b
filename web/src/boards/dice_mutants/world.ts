// Dice Mutants: a tray, battle sheets, two menus.
import type { World } from '../world';
import './colours.css';
import { briefDice, onDiceBoard, orderDice, outDice } from './dice';
import Vignette from './Vignette.svelte';

export default {
  place: 2,
  Vignette,
  stage: async () => {
    const [board, seat] = await Promise.all([import('./Board.svelte'), import('./Seat.svelte')]);
    return { Board: board.default, Seat: seat.default };
  },
  phases: ['roll', 'claim', 'assign', 'mutate', 'damage'],
  guide: [
    { name: 'welcome', phase: 'roll' },
    { name: 'guile', rule: 'dice_mutants.guile.any-time-in-step' },
    { name: 'claim', phase: 'claim', rule: 'dice_mutants.claim.one-die-in-token-order' },
    { name: 'assign', phase: 'assign', rule: 'dice_mutants.assign.column-complete-sets-strength' },
    { name: 'mutate', phase: 'mutate', rule: 'dice_mutants.mutate.several-purchases' },
    { name: 'damage', phase: 'damage', rule: 'dice_mutants.damage.attack-minus-defense' },
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
    lost: 'pencil',
  },
  onBoard: onDiceBoard,
  brief: briefDice,
  order: orderDice,
  out: outDice,
} satisfies World as World;
