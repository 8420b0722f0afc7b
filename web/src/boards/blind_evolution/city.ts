// The map of the city: where things lie and how they are drawn. Seeded by the hex, so that nothing ever changes its shape.
import { SIZE, centre, corner, hexPath, outlines, region, type Hex as Axial, type Pt } from '../../lib/art';
import type { BlindEvolutionView, Hex } from './view';

export const WIDE = SIZE * Math.sqrt(3); // of a hex, in units of the map
const AROUND: readonly Axial[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const f1 = (n: number): string => n.toFixed(1);
const axial = ({ q, r }: Hex): Axial => [q, r];

/** Numbers from 0 to 1 that look like chance and are the same on every page. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 40503) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

export type Map_ = {
  at: readonly Pt[];
  cells: readonly string[];
  /** [x, y, width, height] of all hexes. */
  box: readonly [number, number, number, number];
  coast: string;
  tiles: readonly { outline: string; ground: string; houses: string; windows: string; lamps: string; label: Pt }[];
  tracks: readonly string[];
  sections: readonly string[];
};

const around = (hexes: readonly Axial[]): Axial[] => {
  const all = new Map(hexes.map((hex) => [String(hex), hex]));
  for (const [q, r] of hexes) for (const [dq, dr] of AROUND) all.set(`${q + dq},${r + dr}`, [q + dq, r + dr]);
  return [...all.values()];
};

/** Houses along the six streets of a hex, some windows lit. */
function houses(hex: Axial, seed: number): [string, string] {
  const roll = dice(seed + 7);
  const [cx, cy] = centre(hex);
  let walls = '';
  let lit = '';
  for (let side = 0; side < 6; side++) {
    const [ax, ay] = corner(hex, side, 0.84);
    const [bx, by] = corner(hex, (side + 1) % 6, 0.84);
    const [ux, uy] = [(bx - ax) / 42, (by - ay) / 42];
    const [mx, my] = [(ax + bx) / 2 - cx, (ay + by) / 2 - cy];
    const far = Math.hypot(mx, my);
    const [nx, ny] = [-mx / far, -my / far];
    for (let x = 3 + 4 * roll(); x < 36; x += 7 + 5 * roll()) {
      const wide = 4 + 4 * roll();
      const deep = 5 + 4 * roll();
      if (roll() < 0.25) continue;
      const at = (along: number, inward: number): string =>
        `${f1(ax + ux * along + nx * inward)} ${f1(ay + uy * along + ny * inward)}`;
      walls += `M${at(x, 0)}L${at(x + wide, 0)}L${at(x + wide, deep)}L${at(x, deep)}Z`;
      if (roll() < 0.5) lit += `M${at(x + 1, 1.5)}L${at(x + 3.2, 1.5)}L${at(x + 3.2, 3.7)}L${at(x + 1, 3.7)}Z`;
    }
  }
  return [walls, lit];
}

export function mapOf({
  hexes,
  tiles,
  tracks,
  trains,
}: Pick<BlindEvolutionView, 'hexes' | 'tiles' | 'tracks' | 'trains'>): Map_ {
  const at = hexes.map((hex) => centre(axial(hex)));
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - WIDE / 2, Math.min(...ys) - SIZE];
  const path = (places: readonly number[]): string =>
    places.map((place, i) => `${i ? 'L' : 'M'}${f1(at[place]![0])} ${f1(at[place]![1])}`).join('');
  return {
    at,
    cells: hexes.map((hex) => hexPath(axial(hex), 0.965, 3)),
    box: [left, top, Math.max(...xs) + WIDE / 2 - left, Math.max(...ys) + SIZE - top],
    coast: region(around(around(hexes.map(axial)))),
    tiles: tiles.map((_, tile) => {
      const own = hexes.filter((hex) => hex.tile === tile);
      const built = own.map((hex) => houses(axial(hex), tile * 19 + hex.number));
      const middles = own.map((hex) => centre(axial(hex)));
      const [low, high] = [Math.max(...middles.map(([, y]) => y)), Math.min(...middles.map(([, y]) => y))];
      const spot = (edge: number, off: number): Pt => {
        const row = middles.filter(([, y]) => Math.abs(y - edge) < 1).map(([x]) => x);
        return [(Math.min(...row) + Math.max(...row)) / 2, edge + off];
      };
      const above = spot(high, -SIZE - 9);
      const free = at.every(([x, y]) => Math.hypot(x - above[0], y - above[1] + 8) > SIZE * 0.9);
      return {
        outline: outlines(own.map(axial))
          .map((loop) => `M${loop.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}Z`)
          .join(''),
        ground: own.map((hex) => hexPath(axial(hex), 0.965, 3)).join(''),
        houses: built.map(([walls]) => walls).join(''),
        windows: built.map(([, lit]) => lit).join(''),
        lamps: own
          .flatMap((hex) => [0, 2, 4].map((i) => corner(axial(hex), i)))
          .map(([x, y]) => `M${f1(x)} ${f1(y)}h.01`)
          .join(''),
        label: free ? above : spot(low, SIZE + 24),
      };
    }),
    tracks: tracks.map(path),
    sections: trains.flatMap(({ stations }) =>
      stations.slice(1).map((to, i) => {
        const [[ax, ay], [bx, by]] = [at[stations[i]!]!, at[to]!];
        const [dx, dy] = [bx - ax, by - ay];
        return `M${f1(ax)} ${f1(ay)}Q${f1((ax + bx) / 2 - dy * 0.16)} ${f1((ay + by) / 2 + dx * 0.16)} ${f1(bx)} ${f1(by)}`;
      }),
    ),
  };
}

/** A way over hexes, a little below their middle, so that it passes the pins. */
export const wayOf = (map: Map_, places: readonly number[]): string =>
  places
    .filter((place) => map.at[place])
    .map((place, i) => `${i ? 'L' : 'M'}${f1(map.at[place]![0])} ${f1(map.at[place]![1] + 12)}`)
    .join('');

/** A blot of ink around 0, 0; the same for a hex for ever. */
export function blot(seed: number, size = 36): string {
  const roll = dice(seed + 101);
  const pts = Array.from({ length: 11 }, (_, i): Pt => {
    const a = (i / 11) * 2 * Math.PI;
    const r = size * (0.74 + 0.34 * roll());
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  const mid = (a: Pt, b: Pt): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = mid(pts[10]!, pts[0]!);
  let d = `M${f1(start[0])} ${f1(start[1])}`;
  pts.forEach((p, i) => {
    const m = mid(p, pts[(i + 1) % 11]!);
    d += `Q${f1(p[0])} ${f1(p[1])} ${f1(m[0])} ${f1(m[1])}`;
  });
  for (let i = 0; i < 4; i++) {
    const a = 2 * Math.PI * roll();
    const r = size * (1.02 + 0.16 * roll());
    const s = 1.4 + 2.2 * roll();
    d += `M${f1(r * Math.cos(a) - s)} ${f1(r * Math.sin(a))}a${f1(s)} ${f1(s)} 0 1 0 ${f1(2 * s)} 0a${f1(s)} ${f1(s)} 0 1 0 ${f1(-2 * s)} 0Z`;
  }
  return d + 'Z';
}

/** Where the n-th of several pins on one hex stands. */
export const stand = (n: number, of: number): Pt => [
  of < 2 ? 0 : (n - (of - 1) / 2) * 30,
  of < 2 ? 10 : 10 + (n % 2) * 8,
];

/** The next hex in a direction, for the arrow keys; -1 at the edge. */
export function beside(map: Map_, from: number, [right, down]: readonly [number, number]): number {
  const [x, y] = map.at[from]!;
  let [best, cost] = [-1, Infinity];
  map.at.forEach(([cx, cy], i) => {
    const along = (cx - x) * right + (cy - y) * down;
    const off = Math.abs((cx - x) * down) + Math.abs((cy - y) * right);
    if (along > 8 && along + 1.6 * off < cost) [best, cost] = [i, along + 1.6 * off];
  });
  return best;
}
