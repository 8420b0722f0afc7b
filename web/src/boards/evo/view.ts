// What people see of Evo. Made from the types of its views; do not edit.

/** What everybody sees. Lists run over seats or spaces. */
export interface EvoPublic {
  round: number;
  phase: string;
  island: Island;
  board: number[];
  herds: number[];
  dying: number[];
  perils: Peril[];
  supply: number[];
  wheel: Wheel;
  meteorite: Meteorite;
  order: number[];
  lab: Lab;
  bag: number;
  sheets: Sheet[];
  boons: Boon[];
  deck: number;
  announced: number[];
  discard: number[];
  turn: Turn;
  fight: Fight;
  reach: Reach[];
  odds: Odds[];
  die: Die;
  egg: number;
  chain: Record<string, number>;
  settings: Settings;
}

/** The board itself: it never changes. */
export interface Island {
  name: string;
  spaces: Space[];
  starts: number[][];
}

/** A space of the island. */
export interface Space {
  q: number;
  r: number;
  label: string;
  terrain: string;
  coast: boolean;
}

/** So many dinosaurs of a species die on these spaces if survival comes now. */
export interface Peril {
  seat: number;
  dies: number;
  spaces: number[];
}

/** The climate wheel. */
export interface Wheel {
  section: number;
  zones: ("cold" | "deadly" | "hot" | "ideal")[];
  sections: (("cold" | "deadly" | "hot" | "ideal")[])[];
}

/** The rounds at whose beginning the meteorite can fall, as far as everybody knows. */
export interface Meteorite {
  first: number;
  last: number;
}

/** The columns of genes on offer, and who bids what. */
export interface Lab {
  genes: number[];
  bids: number[];
  bidders: number[];
  lost: number[];
}

/** A species: how many of each normal gene, which unique ones, and what they add up to. */
export interface Sheet {
  genes: number[];
  unique: number[];
  stats: Record<string, number>;
}

/** What a card has lent a species until the phase ends. */
export interface Boon {
  seat: number;
  stat: number;
  amount: number;
}

/** The running turn of a movement phase. */
export interface Turn {
  seat: number;
  points: number;
  acted: boolean;
  flown: boolean;
  swum: boolean;
}

/** An attack from one space on another. */
export interface Fight {
  from: number;
  to: number;
  face: number;
}

/** Where a dinosaur of the player in turn can walk: spaces, the one before each on the way, and the points. */
export interface Reach {
  at: number;
  to: number[];
  via: number[];
  cost: number[];
  grounds: Ground[];
}

/** What the climate would do to a dinosaur there, as things stand: the words are the text `ground`. */
export interface Ground {
  danger: string;
  layers: number;
}

/** An attack that the player in turn could make, and which sides of the die would win it. */
export interface Odds {
  from: number;
  to: number;
  wins: boolean[];
}

/** The combat die: its sides, and those that win for a killer baby. */
export interface Die {
  faces: number[];
  newborn: boolean[];
}

/** How this table wants to play. */
export interface Settings {
  open_scores: boolean;
  flippers: string;
}

/** What depends on who looks. */
export interface EvoOwn {
  climate: Climate;
  forecast: number[];
  scores: (number | null)[];
  hands: number[][];
}

/** The stack of tokens and those revealed so far. */
export interface Climate {
  left: number;
  stack: number[];
  revealed: number[];
  changed: boolean;
  cancelled: boolean;
}

/** Everything one viewer sees. */
export type EvoView = EvoPublic & EvoOwn;
