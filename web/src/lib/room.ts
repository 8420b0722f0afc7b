// Where something may lie over a board for a moment: never on what must stay in sight, and on as little else as can be.

export type Box = { x: number; y: number; w: number; h: number };

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/**
 * The place for a thing of some size, as near to where it wants to be as can be: within a box, touching nothing of `kept`; what
 * it hides of `spared` counts like a way of that many steps. Null when there is no such place.
 */
export function placed(
  wish: Box,
  within: Box,
  kept: readonly Box[],
  spared: readonly Box[] = [],
  step = 12,
): { x: number; y: number } | null {
  const tries = (from: number, room: number, at: number): number[] => {
    if (room < 0) return [];
    const all = [from, from + room, Math.min(from + room, Math.max(from, at))];
    for (let way = step; way < room; way += step) all.push(from + way);
    return all;
  };
  let best: { x: number; y: number } | null = null;
  let least = Infinity;
  for (const x of tries(within.x, within.w - wish.w, wish.x))
    for (const y of tries(within.y, within.h - wish.h, wish.y)) {
      let cost = Math.hypot(x - wish.x, y - wish.y);
      if (cost >= least) continue;
      const here = { x, y, w: wish.w, h: wish.h };
      if (kept.some((box) => shared(here, box) > 0)) continue;
      for (const box of spared) cost += shared(here, box) / 20;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}
