// A TB board: hexes, the rope of the line, and where the next bit would go. How bits turn is what a picture shows, too.
import { SIZE, centre, hexPath, type Hex as Axial, type Pt } from '../../lib/art';
import type { TbBoard } from './view';

const SIDES: readonly Axial[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const WEST = 3;
const f1 = (n: number): string => n.toFixed(1);

/** The middle of a side of a hex. */
const gate = (hex: Axial, side: number): Pt => {
  const [x, y] = centre(hex);
  const a = (-side * Math.PI) / 3;
  const far = (SIZE * Math.sqrt(3)) / 2;
  return [x + far * Math.cos(a), y + far * Math.sin(a)];
};

/** The track of a bit from side to side; it bends towards the middle. */
export function track(hex: Axial, from: number, to: number): string {
  const [a, b, c] = [gate(hex, from), gate(hex, to), centre(hex)];
  return `M${f1(a[0])} ${f1(a[1])}Q${f1(c[0])} ${f1(c[1])} ${f1(b[0])} ${f1(b[1])}`;
}

export type Laid = { cell: number; kind: number; from: number; to: number };
export type Rope = { laid: readonly Laid[]; next: number; entry: number };

/** The bits of a line on their hexes, and where the next goes: -1 where the line cannot go on. */
export function ropeOf(board: TbBoard, line: readonly number[]): Rope {
  const cell = (q: number, r: number): number => board.hexes.findIndex(([bq, br]) => bq === q && br === r);
  const laid: Laid[] = [];
  let here = board.left;
  let entry = WEST;
  for (const bit of line) {
    if (here < 0) break;
    const to = bit % 6;
    laid.push({ cell: here, kind: Math.floor(bit / 6), from: entry, to });
    const [q, r] = board.hexes[here]!;
    here = cell(q! + SIDES[to]![0], r! + SIDES[to]![1]);
    entry = (to + 3) % 6;
  }
  const next = laid.some((one) => one.cell === here) ? -1 : here;
  return { laid, next, entry };
}

/** The sides by which a bit can leave a hex that the line enters by a side. */
const exits = (kind: number, entry: number): number[] =>
  kind === 0 ? [(entry + 3) % 6] : [(entry + 3 - kind) % 6, (entry + 3 + kind) % 6];

/** A way to close the line with bits in hand: the bits (as a line has them), so that the line becomes `bits` long. */
export type Way = { bits: number; laid: number[] };

/** The ways to close a line with these bits, one for each length, the shortest first. */
export function waysOf(board: TbBoard, line: readonly number[], hand: readonly number[]): Way[] {
  const found = new Map<number, number[]>();
  const left = [...hand];
  const go = (laid: number[]): void => {
    const { next, entry } = ropeOf(board, [...line, ...laid]);
    if (next < 0) return;
    for (const kind of [0, 1, 2]) {
      if (!left[kind]) continue;
      if (next === board.right) {
        const bits = line.length + laid.length + 1;
        if (!found.has(bits)) found.set(bits, [...laid, kind * 6 + Math.min(...exits(kind, entry))]);
        continue;
      }
      left[kind] -= 1;
      for (const side of exits(kind, entry)) go([...laid, kind * 6 + side]);
      left[kind] += 1;
    }
  };
  go([]);
  return [...found].sort(([a], [b]) => a - b).map(([bits, laid]) => ({ bits, laid }));
}

/** A bit by itself: where its track ends when it comes from the west. */
export const bitExit = (kind: number): number => [0, 1, 2][kind] ?? 0;
export const bitTrack = (kind: number): string => track([0, 0], WEST, bitExit(kind));
export const bitShape = hexPath([0, 0], 0.96, 5);

export const shapeOf = (board: TbBoard, cell: number, scale = 0.955): string =>
  hexPath(board.hexes[cell] as unknown as Axial, scale, 4);
export const middleOf = (board: TbBoard, cell: number): Pt => centre(board.hexes[cell] as unknown as Axial);

export function frameOf(board: TbBoard): readonly [number, number, number, number] {
  const at = board.hexes.map((hex) => centre(hex as unknown as Axial));
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 82, Math.min(...ys) - 60];
  return [left, top, Math.max(...xs) + 82 - left, Math.max(...ys) + 60 - top];
}
