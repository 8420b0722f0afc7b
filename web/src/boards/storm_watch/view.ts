// What people see of Storm Watch. Made from the types of its views; do not edit.

/** What everybody sees. */
export interface StormWatchPublic {
  coast: string;
  night: number;
  left: Left[];
  hour: number;
  hours: number;
  phase: string;
  keep: number;
  scores: number[];
  places: Place[];
  fires: Fire[];
  keepers: Keeper[];
  omen: Omen;
  stores: number;
  hand_limit: number;
  spent: number[];
  gusts: number;
  storm: number;
  forecast: number[];
  blown: number[];
  storm_cards: StormCard[];
  begun: Begun | null;
}

/** How the night before left a fire; it never changes. */
export interface Left {
  at: number;
  burnt: number;
}

/** A place of the coast; it never changes. */
export interface Place {
  name: string;
  x: number;
  y: number;
  links: number[];
  stores: boolean;
}

/** A beacon fire. */
export interface Fire {
  at: number;
  burns: number;
  most: number;
  loses: number;
  danger: number;
}

/** A seat's keeper. */
export interface Keeper {
  at: number;
  effort: number;
  trade: string;
  cards: number;
}

/** The omen of the night, as far as everybody knows it. */
export interface Omen {
  lookout: number;
  waits: boolean;
  came: number;
  not_these: number[];
}

/** A card of the storm. */
export interface StormCard {
  at: number;
  loss: number;
  cards: number;
}

/** A move that a keeper has begun: a card that is played, or somebody who is given one or goes by boat. */
export interface Begun {
  seat: number;
  card: number;
  other: number;
}

/** What depends on who looks. */
export interface StormWatchPrivate {
  hands: number[][];
  omen_card: number | null;
}

/** Everything one viewer sees. */
export type StormWatchView = StormWatchPublic & StormWatchPrivate;
