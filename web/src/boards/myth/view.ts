// What people see of Myth. Made from the types of its views; do not edit.

/** What everybody sees. */
export interface MythPublic {
  mode: string;
  round: number;
  rounds: number;
  phase: string;
  meter: number;
  meter_full: number;
  spent: number;
  ending: string;
  scores: number[];
  board: Board;
  cards: CardFact[];
  monsters: MonsterFact[];
  heroes: HeroShown[];
  hands: number[][];
  foes: FoeShown[];
  loot: number[];
  entry: string;
  tokens: number;
  luck: number;
  bag: number[];
  stock: number[];
  omen: number;
  omens: number;
  omens_top: number[];
  omens_bottom: number[];
  penalties: number[];
  tide: string[];
  order: number[];
  moment: string;
  wave: number;
  timer: number;
  families: number[];
  settled: number[];
  deed: DeedShown | null;
  blow: BlowShown | null;
  pips: number[];
  cast: number;
  fates: string[];
}

/** The tile; it never changes. */
export interface Board {
  map: string;
  width: number;
  height: number;
  red: number[];
  blue: number[];
  purple: number[];
  walls: number[][];
}

/** What is printed on a kind of hero card; it never changes. */
export interface CardFact {
  card: number;
  hero: number;
  novice: boolean;
  type: string;
  ap: number;
  damage: number;
  range: number[];
  keywords: string[];
  entries: string[];
  windows: string[];
  shape: string;
}

/** What is printed on the card of a monster; it never changes. */
export interface MonsterFact {
  monster: number;
  family: number;
  size: string;
  classes: string[];
  defense: number;
  vitality: number;
  movement: number;
  courage: number;
  wakes: number;
  base: number;
  frightens: boolean;
  attacks: number[][];
  fate: number;
  priorities: string[];
}

/** A seat and its hero. */
export interface HeroShown {
  hero: number;
  at: number;
  hp: number;
  most: number;
  threat: number;
  ails: string[];
  web: number;
  stride: string;
  mp: number;
  mp_free: number;
  steps: number;
  acted: boolean;
  faith: number;
  rage: number;
  hand: number;
  hand_limit: number;
  deck: number;
  discards: number[];
  quiver: number;
  quiver_room: number;
  spaces: SpaceShown[];
  gear: number[];
  pack: number[];
  potions: number[];
  gold: number;
  focus: number;
  tn: number;
  copies: number[];
  refitted: number[];
  traded: number[];
}

/** An action space. */
export interface SpaceShown {
  card: number;
  turned: boolean;
  heroes: number[];
  square: number;
  beneath: number;
  spent: boolean;
}

/** A monster, a lair or a larva. */
export interface FoeShown {
  foe: number;
  monster: number;
  at: number;
  life: number;
  active: boolean;
  moods: string[];
  aim: number;
  marked: number[];
  burns: number;
}

/** The card that is being carried out. */
export interface DeedShown {
  seat: number;
  card: number;
  played_as: string;
  stride: string;
  ammo: number;
  heroes: number[];
  square: number;
  area: number[];
  path: number[];
  foes: number[];
  dice: number;
  fate: number;
  damage: number;
  committed: boolean;
}

/** The group of monsters that acts. */
export interface BlowShown {
  monster: number;
  target: number;
  victim: number;
  group: number[];
  stage: string;
  tn: number;
  hits: number;
  ignored: number;
}

/** What depends on who looks. */
export interface MythPrivate {
  hand: number[] | null;
  copies: number[] | null;
}

/** Everything one viewer sees. */
export type MythView = MythPublic & MythPrivate;
