// What a person has in hand on the island: board, list and foot of the sea follow the same dinosaur.
import type { Table } from '../../lib/table.svelte';

export class Picked {
  space = $state<number | null>(null); // of the dinosaur that was picked up
  aim = $state<number | null>(null); // the space under the pointer, the focus or the finger
  armed = $state<string | null>(null); // what a finger has pointed at once: the second touch means it
}

const hands = new WeakMap<Table, Picked>();

export function picked(table: Table): Picked {
  const hand = hands.get(table) ?? new Picked();
  hands.set(table, hand);
  return hand;
}
