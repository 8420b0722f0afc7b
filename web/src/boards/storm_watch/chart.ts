// The drawing maths of the coast: where places lie on the sheet, and the land between them.
import { bend, type Pt } from '../../lib/art';
import type { Place } from './view';

export type Sheet = { w: number; h: number; k: number; at: Pt[]; land: string; skerries: string; trails: string };

const f1 = (n: number): string => n.toFixed(1);
const disc = ([x, y]: Pt, r: number): string =>
  `M${f1(x - r)} ${f1(y)}a${f1(r)} ${f1(r)} 0 1 0 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 0 ${f1(-2 * r)} 0Z`;
const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Some points from one place to another, bent as the land is. */
function way([ax, ay]: Pt, [bx, by]: Pt): Pt[] {
  const n = Math.max(3, Math.round(Math.hypot(bx - ax, by - ay) / 11));
  return Array.from({ length: n + 1 }, (_, i): Pt => {
    const s = i / n;
    const [x, y] = [ax + (bx - ax) * s, ay + (by - ay) * s];
    const [px, py] = bend([x, y], 9, 1 / 58);
    const free = Math.sin(Math.PI * s); // the ends lie where the places are
    return [x + (px - x) * free, y + (py - y) * free];
  });
}
const line = (points: readonly Pt[]): string => points.map(([x, y], i) => `${i ? 'L' : 'M'}${f1(x)} ${f1(y)}`).join('');

/** The path from place to place, as it is drawn on the land; a boat goes straight. */
export const pathOf = (sheet: Sheet, from: number, to: number, boat = false): string => {
  const [a, b] = [sheet.at[from], sheet.at[to]];
  if (!a || !b) return '';
  if (boat)
    return `M${f1(a[0])} ${f1(a[1])}Q${f1((a[0] + b[0]) / 2)} ${f1(Math.min(a[1], b[1]) - 30)} ${f1(b[0])} ${f1(b[1])}`;
  return line(from < to ? way(a, b) : way(b, a).reverse());
};

/** A coast on a sheet of this size. It is drawn once: places never change. */
export function chart(places: readonly Place[], w: number, h: number): Sheet {
  const k = between(0.66, Math.min(w / 800, h / 360), 1.2);
  const [side, top, foot] = [Math.max(58, 80 * k), 80 * k, Math.max(52, 60 * k)];
  const spread = (all: number[], low: number, high: number): number[] => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return all.map((one) => (most > least ? low + ((one - least) / (most - least)) * (high - low) : (low + high) / 2));
  };
  const xs = spread(
    places.map(({ x }) => x),
    side,
    Math.max(side + 1, w - side),
  );
  const ys = spread(
    places.map(({ y }) => y),
    top,
    Math.max(top + 1, h - foot),
  );
  const at = places.map((_, i): Pt => [xs[i]!, ys[i]!]);
  const links = places.flatMap((place, i) => place.links.filter((j) => j > i).map((j): [number, number] => [i, j]));
  const ground: [Pt, number][] = at.map((point) => [point, 44 * k]);
  for (const [i, j] of links) {
    const points = way(at[i]!, at[j]!);
    points.forEach((point, n) => {
      const s = n / (points.length - 1);
      const [nx] = bend(point, 1, 1 / 23); // rocks along the shore
      ground.push([bend(point, 7 * k, 1 / 31), k * (40 - 22 * Math.sin(Math.PI * s) + 5 * (nx - point[0]))]);
    });
  }
  // skerries, where there is open sea
  const rocks: [Pt, number][] = [];
  for (let n = 1; n < 40 && rocks.length < 9; n++) {
    const point: Pt = [w * ((n * 0.7548) % 1), h * ((n * 0.5698) % 1)];
    if (ground.every(([[x, y], r]) => Math.hypot(x - point[0], y - point[1]) > r + 46 * k))
      rocks.push([point, k * (4 + (n % 5) * 1.7)]);
  }
  return {
    w,
    h,
    k,
    at,
    land: ground.map(([point, r]) => disc(point, r)).join(''),
    skerries: rocks.map(([[x, y], r]) => disc([x, y], r) + disc(bend([x + r * 1.4, y + r * 0.5], 4), r * 0.6)).join(''),
    trails: links.map(([i, j]) => line(way(at[i]!, at[j]!))).join(''),
  };
}

/** Where the keepers of a place stand beside it; the place itself stays free. */
export function stand(index: number): Pt {
  const side = index % 2 ? -1 : 1;
  return [side * (37 + 28 * Math.floor(index / 2)), 16];
}
