// What people see of Dice Mutants: Evolution Battle. Made from the types of its views; do not edit.

/** The whole table: nothing is secret. Lists run over seats. */
export interface DiceMutantsPublic {
  round: number;
  phase: string;
  order: number[];
  claimer: number;
  cuts: Cut[];
  dice: Die[];
  tokens: number[];
  alive: boolean[];
  life: Life[];
  points: Points[];
  marks: Record<string, boolean>[];
  grids: Grids[];
  strength: Strength[];
  blows: number[][];
  fates: Fate[];
  last_boxes: LastBox[][];
  reach: Boxes[][];
  last_damage: number;
  printed: Printed;
  settings: Settings;
  winners: number[];
  how: string;
}

/** A claim that was bought and not yet served. */
export interface Cut {
  seat: number;
  item: string;
}

/** A die: its face, where it lies and with whom. */
export interface Die {
  die: number;
  face: number;
  where: "claimed" | "placed" | "pool";
  seat: number;
}

/** A mutant's life. */
export interface Life {
  left: number;
  most: number;
}

/** What a mutant has gained and not yet spent. */
export interface Points {
  speed: number;
  mutate: number;
  guile: number;
}

/** How many boxes are ticked under each number; the first one is unused. */
export interface Grids {
  attack: number[];
  defence: number[];
}

/** The circled strengths, and what they count for with sword and shield. */
export interface Strength {
  attack: number;
  defence: number;
  full_attack: number;
  full_defence: number;
}

/** What this round's damage step would do, as things stand. */
export interface Fate {
  deals: number;
  takes: number;
  left: number;
}

/** A box that would make a mutant stronger: the harm it deals (attack) or takes (defence) in a round. */
export interface LastBox {
  grid: "attack" | "defence";
  number: number;
  before: number;
  after: number;
}

/** Numbers with a free box. */
export interface Boxes {
  attack: number[];
  defence: number[];
}

/** What is printed on the sheets: it never changes. */
export interface Printed {
  attack: number[];
  defence: number[];
  life: number;
  costs: Record<string, number>;
  last_round: number;
}

/** How this table wants to play. */
export interface Settings {
  tie: string;
  stalemate: number | string;
}

/** Everything one viewer sees. */
export type DiceMutantsView = DiceMutantsPublic;
