// An island as an engraved chart: coast, terrain regions and little glyphs, the same for the same map.
import { SIZE, centre, region, type Hex, type Pt } from '../../lib/art';

export type Terrain = 'beach' | 'plains' | 'hills' | 'mountains';
export type Space = { q: number; r: number; terrain: string; label?: string; coast?: boolean };
export type Glyphs = { sand: string; tufts: string; mounds: [string, string]; peaks: [string, string, string] };

const f = (n: number): string => n.toFixed(1);

/** A small generator of numbers from 0 to 1, seeded by the place. */
function seeded(q: number, r: number): () => number {
  let x = (Math.imul(q + 11, 374761393) ^ Math.imul(r + 17, 668265263)) >>> 0;
  return () => {
    x = Math.imul(x ^ (x >>> 15), 2246822519) + 0x9e3779b9;
    x ^= x >>> 13;
    return (x >>> 0) / 4294967296;
  };
}

/** Up to n points in a hex that keep apart, from the back to the front. */
function scattered(hex: Hex, n: number, apart: number, reach: number): Pt[] {
  const [cx, cy] = centre(hex);
  const next = seeded(hex[0], hex[1]);
  const found: Pt[] = [];
  for (let tries = 0; tries < 90 && found.length < n; tries++) {
    const a = next() * Math.PI * 2;
    const d = Math.sqrt(next()) * SIZE * reach;
    const p: Pt = [cx + d * Math.cos(a), cy + d * Math.sin(a) * 0.95];
    if (found.every((o) => Math.hypot(o[0] - p[0], (o[1] - p[1]) * 1.25) >= apart)) found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const tuft = ([x, y]: Pt, s: number): string =>
  `M${f(x - 4.4 * s)} ${f(y)}q${f(1.1 * s)} ${f(-4.4 * s)} ${f(-1.6 * s)} ${f(-6.6 * s)}M${f(x)} ${f(y + 1)}q0 ${f(-5.5 * s)} ${f(0.7 * s)} ${f(-9.2 * s)}M${f(x + 4.4 * s)} ${f(y)}q${f(-0.6 * s)} ${f(-4.4 * s)} ${f(2.2 * s)} ${f(-6.6 * s)}`;

function mound([x, y]: Pt, s: number): [string, string] {
  const w = 12.5 * s;
  const arc = `M${f(x - w)} ${f(y + 6 * s)}C${f(x - w * 0.6)} ${f(y - 7 * s)} ${f(x + w * 0.5)} ${f(y - 7 * s)} ${f(x + w)} ${f(y + 6 * s)}`;
  const lines = [0.1, 0.28, 0.46, 0.63, 0.8].map(
    (t, i) => `M${f(x + w * t)} ${f(y + (-2.4 + i * i * 0.42) * s)}l${f(1.5 * s)} ${f((5.6 - i * 0.5) * s)}`,
  );
  return [arc, lines.join('')];
}

function peak([x, y]: Pt, s: number): [string, string, string] {
  const at = (dx: number, dy: number): string => `${f(x + dx * s)} ${f(y + dy * s)}`;
  const ridge = `M${at(-14, 11)}L${at(-6, -1)}L${at(-4, 0.2)}L${at(0, -10.5)}L${at(5, 0.7)}L${at(7, -0.8)}L${at(14, 11)}`;
  const shade = `M${at(0, -10.5)}L${at(5, 0.7)}L${at(7, -0.8)}L${at(14, 11)}L${at(2.8, 11)}L${at(0.3, 2.8)}L${at(2, -2)}Z`;
  const lines = [0, 1, 2, 3].map((i) => `M${at(2.2 + 2.35 * i, -0.4 + 2.8 * i)}l${f(2.8 * s)} ${f(6 * s)}`).join('');
  return [ridge, shade, lines];
}

/** What is drawn in one way becomes one path: a browser lays out three paths faster than three hundred. */
function add(to: string[], paths: readonly string[]): void {
  paths.forEach((path, i) => (to[i] += path));
}

/** The glyphs of all spaces, by kind. */
export function glyphs(spaces: readonly Space[]): Glyphs {
  const all: Glyphs = { sand: '', tufts: '', mounds: ['', ''], peaks: ['', '', ''] };
  for (const space of spaces) {
    const hex: Hex = [space.q, space.r];
    const next = seeded(space.r + 5, space.q + 3);
    const s = () => 0.8 + 0.35 * next();
    if (space.terrain === 'beach') for (const p of scattered(hex, 15, 9, 0.8)) all.sand += `M${f(p[0])} ${f(p[1])}h.01`;
    else if (space.terrain === 'plains') for (const p of scattered(hex, 6, 22, 0.74)) all.tufts += tuft(p, s());
    else if (space.terrain === 'hills') for (const p of scattered(hex, 4, 31, 0.66)) add(all.mounds, mound(p, s()));
    else if (space.terrain === 'mountains') for (const p of scattered(hex, 3, 34, 0.6)) add(all.peaks, peak(p, s()));
  }
  return all;
}

/** The outline of all land, and of what lies at least as high as each terrain. */
export function regions(spaces: readonly Space[]): Record<Terrain, string> {
  const of = (...terrains: string[]): string =>
    region(spaces.filter((s) => terrains.includes(s.terrain)).map((s): Hex => [s.q, s.r]));
  return {
    beach: region(spaces.map((s): Hex => [s.q, s.r])),
    plains: of('plains', 'hills', 'mountains'),
    hills: of('hills', 'mountains'),
    mountains: of('mountains'),
  };
}

/** The box around all hexes, with some sea. */
export function chartBox(spaces: readonly Space[], sea = 70): { x: number; y: number; w: number; h: number } {
  const points = spaces.map((s) => centre([s.q, s.r]));
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - SIZE - sea;
  const y = Math.min(...ys) - SIZE - sea;
  return { x, y, w: Math.max(...xs) + SIZE + sea - x, h: Math.max(...ys) + SIZE + sea - y };
}

/** Distances of the water lines from the coast; draw from the far one to the near one as strokes of the coast path. */
export const WATER_LINES = [64, 51, 40, 31, 24, 18.5] as const;
