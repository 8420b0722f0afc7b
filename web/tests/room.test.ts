// Where something may lie over a board.
import { describe, expect, it } from 'vitest';
import { placed } from '../src/lib/room';

const board = { x: 0, y: 0, w: 400, h: 300 };
const wish = { x: 100, y: 100, w: 80, h: 60 };

describe('a place over the board', () => {
  it('is where it is wished when nothing is in the way', () =>
    expect(placed(wish, board, [])).toEqual({ x: 100, y: 100 }));

  it('stays on the board', () => expect(placed({ ...wish, x: 390, y: -20 }, board, [])).toEqual({ x: 320, y: 0 }));

  it('hides nothing that must stay in sight, however far it has to go', () => {
    const option = { x: 0, y: 0, w: 400, h: 235 };
    const found = placed(wish, board, [option])!;
    expect(found.y).toBeGreaterThanOrEqual(235);
    expect(found.y + wish.h).toBeLessThanOrEqual(300);
  });

  it('is nowhere when there is no room', () => {
    expect(placed(wish, board, [{ x: 0, y: 0, w: 400, h: 290 }])).toBeNull();
    expect(placed({ ...wish, w: 500 }, board, [])).toBeNull();
  });

  it('rather goes a little way than to hide what had better be seen', () => {
    const piece = { x: 120, y: 110, w: 60, h: 40 };
    const found = placed(wish, board, [], [piece])!;
    expect(found).not.toEqual({ x: 100, y: 100 });
    const apart = found.x + 80 <= 120 || found.x >= 180 || found.y + 60 <= 110 || found.y >= 150;
    expect(apart).toBe(true);
  });
});
