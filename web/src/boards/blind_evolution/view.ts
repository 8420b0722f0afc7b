// What people see of Blind Evolution Mythos. Made from the types of its views; do not edit.

/** What everybody sees. */
export interface BlindEvolutionPublic {
  scenario: string;
  own: boolean;
  title: string;
  contents: string;
  turn: number;
  limit: number;
  phase: string;
  starter: number;
  active: number;
  points: number;
  done: number[];
  begun: Begun | null;
  scores: number[];
  tiles: string[];
  hexes: Hex[];
  trains: TrainLine[];
  tracks: number[][];
  boards: TbBoard[];
  hands: number[][];
  odds: number[];
  ranks: number[];
  levels: number[];
  line_levels: number[];
  items: string[];
  start: number;
  characters: Character[];
  pawns: number[];
  per_tile: number[];
  occupied: number[];
  occupied_at: number;
  wards: number[];
  chips: number[];
  clues: ClueShown[];
  ground: number[][];
  bosses: BossShown[];
  tide: number;
  tide_marks: number[];
  pool: number[];
  supply: number[];
  reserve: number[];
  event: EventShown;
  judgement: JudgementShown | null;
  puzzle: PuzzleShown | null;
  battle: BattleShown | null;
  lost_by: string;
}

/** A choice of several parts that somebody has begun. */
export interface Begun {
  seat: number;
  bit: number;
  ability: number;
}

/** A hex of the city; it never changes. */
export interface Hex {
  name: string;
  q: number;
  r: number;
  tile: number;
  number: number;
  facility: string;
  label: string;
  station: boolean;
  railway: boolean;
}

/** A line of trains; it never changes. */
export interface TrainLine {
  name: string;
  kind: string;
  stations: number[];
}

/** A TB board; it never changes. */
export interface TbBoard {
  hexes: number[][];
  left: number;
  right: number;
}

/** A seat and the character it runs. */
export interface Character {
  hero: number;
  at: number;
  hp: number;
  full: number;
  money: number;
  supers: number;
  fallen: number;
  colour: number;
  bits: number[];
  line: number[];
  cards: number[];
  used: number[];
  talent_used: boolean;
  boost: number;
  luck: number;
  tired: number;
  warded: boolean;
  kept: number[];
  checks: number[][];
  items: number[];
}

/** A clue of which something is known. */
export interface ClueShown {
  clue: number;
  text: string;
  at: number;
  progress: number;
  difficulty: number;
  solved: boolean;
}

/** A boss on the map, or defeated. */
export interface BossShown {
  boss: number;
  name: string;
  at: number;
  hp: number;
  full: number;
  large: boolean;
  weakened: number[];
}

/** The event card of this turn, as far as everybody knows it. */
export interface EventShown {
  waits: boolean;
  reader: number;
  tested: number[];
  card: number;
  deck: number;
  discards: number[];
}

/** The judgement that is made. */
export interface JudgementShown {
  seat: number;
  judgement: number;
  cards: number[];
  linked: number;
  success: number;
  level: number;
  brings: number;
  bits: number;
  need: number;
  left: number;
  fits: number;
}

/** The TB puzzle that is being solved. */
export interface PuzzleShown {
  seat: number;
  bit: number;
  drawn: number;
  tossed: number;
  aside: number[];
}

/** The battle that is fought. */
export interface BattleShown {
  boss: number;
  round: number;
  fighters: number[];
  successes: number[];
  escapes: number[];
}

/** What depends on who looks. */
export interface BlindEvolutionPrivate {
  card: number | null;
  trigger: number;
  book: BookClue[];
}

/** A clue as the scenario book has it; for the host. */
export interface BookClue {
  clue: number;
  where: string;
  difficulty: number;
  text: string;
}

/** Everything one viewer sees. */
export type BlindEvolutionView = BlindEvolutionPublic & BlindEvolutionPrivate;
