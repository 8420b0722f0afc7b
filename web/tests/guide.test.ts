// A page of the guide stands beside what it speaks of, and never over it or over an option.
import { expect, it } from 'vitest';
import { arrow, placeFor, type Box } from '../src/ui/guide/place';

const SCREEN = { w: 1440, h: 900 };
const CARD = { w: 300, h: 200 };
const WHEEL: Box = { x: 280, y: 70, w: 170, h: 170 };
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

it('it is near the thing and not over it', () => {
  const place = placeFor(WHEEL, CARD, SCREEN, [], [])!;
  expect(apart(place, WHEEL)).toBe(true);
  expect(Math.min(Math.abs(place.x - 450), Math.abs(place.x + 300 - 280), Math.abs(place.y - 240))).toBeLessThan(40);
});

it('it makes room for options, however near they are', () => {
  const options = [
    { x: 460, y: 60, w: 500, h: 400 },
    { x: 0, y: 260, w: 460, h: 640 },
  ];
  const place = placeFor(WHEEL, CARD, SCREEN, options, [])!;
  expect([WHEEL, ...options].every((box) => apart(place, box))).toBe(true);
});

it('it would rather not cover other things', () => {
  const seats = { x: 460, y: 0, w: 400, h: 900 };
  expect(apart(placeFor(WHEEL, CARD, SCREEN, [], [seats])!, seats)).toBe(true);
});

it('without a free place it has none', () =>
  expect(placeFor(WHEEL, CARD, SCREEN, [{ x: 0, y: 0, ...SCREEN }], [])).toBeNull());

it('the arrow goes from the edge of the card to the edge of the thing, and does not cross the board', () => {
  expect(arrow({ x: 280, y: 500, w: 300, h: 200 }, WHEEL)).toEqual({ x1: 365, y1: 312, x2: 365, y2: 240 });
  expect(arrow({ x: 450, y: 100, w: 300, h: 200 }, WHEEL)).toBeNull();
  expect(arrow({ x: 500, y: 100, w: 300, h: 200 }, WHEEL)).toEqual({ x1: 500, y1: 155, x2: 450, y2: 155 });
});
