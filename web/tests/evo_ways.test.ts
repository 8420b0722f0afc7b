// Ways over several spaces: put together from what the server lists, and from nothing else.
import { describe, expect, it } from 'vitest';
import type { EvoView } from '../src/boards/evo/view';
import { groundText, walksOf, waysFrom } from '../src/boards/evo/ways';

const space = (terrain: string) => ({ q: 0, r: 0, label: '', terrain, coast: false });
const ground = (danger: string, layers = 0) => ({ danger, layers });
const view = {
  island: { name: '', starts: [], spaces: ['beach', 'hills', 'plains', 'mountains'].map(space) },
  wheel: { section: 0, sections: [], zones: ['deadly', 'hot', 'ideal', 'cold'] }, // per terrain, beach first
  reach: [
    {
      at: 0,
      to: [1, 2, 3],
      via: [0, 1, 2],
      cost: [1, 2, 3],
      grounds: [ground('ideal'), ground('hot-bare'), ground('cold-full', 1), ground('deadly-bare')],
    },
  ],
} as unknown as EvoView;

describe('the ways of a dinosaur', () => {
  it('lead through the spaces that the server names, one walk after the other', () => {
    const ways = waysFrom(view, 0);
    expect(ways.get(3)!.path).toEqual([0, 1, 2, 3]);
    expect(walksOf(ways.get(3)!)).toEqual(['move:0:1', 'move:1:2', 'move:2:3']);
    expect(ways.get(3)!.cost).toBe(3);
  });
  it('say what the climate would do at their end, by the zone of that space', () => {
    const ways = waysFrom(view, 0);
    expect([1, 2, 3].map((to) => ways.get(to)!.ground.danger)).toEqual(['ideal', 'hot-bare', 'cold-full']);
    expect(groundText(view, 3, ways.get(3)!.ground)).toEqual({
      key: 'ground',
      args: { danger: 'cold-full', layers: 1, terrain: 3, zone: 2 },
    });
  });
  it('are none for a dinosaur the server lists none for', () => {
    expect(waysFrom(view, 2).size).toBe(0);
    expect(waysFrom(view, null).size).toBe(0);
  });
});
