// Where a page of the guide goes: beside what it speaks of, and never over it or over anything that can be chosen.
export type Box = { x: number; y: number; w: number; h: number };

const STEP = 12; // px between the places that are tried
const GAP = 20; // px of air around the thing, for the arrow
const EDGE = 8; // px to the edge of the screen
const SOFT = 1 / 200; // px of distance that a square pixel of something less important is worth

const over = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How far two boxes are apart. */
function apart(a: Box, b: Box): number {
  const x = Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
  const y = Math.max(0, b.y - (a.y + a.h), a.y - (b.y + b.h));
  return Math.hypot(x, y);
}

/** The nearest place that covers neither the thing nor anything of `never`, and little of `rather`; null if there is none. */
export function placeFor(
  thing: Box,
  card: { w: number; h: number },
  screen: { w: number; h: number },
  never: readonly Box[],
  rather: readonly Box[],
): Box | null {
  const kept = { x: thing.x - GAP, y: thing.y - GAP, w: thing.w + 2 * GAP, h: thing.h + 2 * GAP };
  let found: Box | null = null;
  let cheapest = Infinity;
  for (let y = EDGE; y + card.h <= screen.h - EDGE; y += STEP)
    for (let x = EDGE; x + card.w <= screen.w - EDGE; x += STEP) {
      const at = { x, y, ...card };
      const far = apart(at, thing);
      if (far >= cheapest || over(at, kept) || never.some((box) => over(at, box))) continue;
      const cost = far + rather.reduce((sum, box) => sum + over(at, box) * SOFT, 0);
      if (cost < cheapest) [found, cheapest] = [at, cost];
    }
  return found;
}

type Line = { x1: number; y1: number; x2: number; y2: number };
const LONG = 72; // px of an arrow at most: a longer one would cross the board
const SHORT = 8; // px below which there is nothing to see

/** An arrow from the edge of a card to the edge of the thing, or its last piece; none where they touch. */
export function arrow(card: Box, thing: Box): Line | null {
  const within = (low: number, size: number, wish: number): number => Math.min(Math.max(wish, low), low + size);
  const x1 = within(card.x, card.w, thing.x + thing.w / 2);
  const y1 = within(card.y, card.h, thing.y + thing.h / 2);
  const [x2, y2] = [within(thing.x, thing.w, x1), within(thing.y, thing.h, y1)];
  const far = Math.hypot(x2 - x1, y2 - y1);
  if (far < SHORT) return null;
  const left = Math.min(1, LONG / far);
  return { x1: x2 - (x2 - x1) * left, y1: y2 - (y2 - y1) * left, x2, y2 };
}
