// The ways of a dinosaur over several spaces, put together from what the server lists.
import type { Msg } from '../../wire';
import { TERRAINS, zoneOf } from './evo';
import type { EvoView, Ground } from './view';

const ZONES = ['ideal', 'hot', 'cold', 'deadly'] as const; // in the order of a reach's grounds

/** A way: its points, the spaces it leads through from the first to the last, and what the climate does at its end. */
export type Way = { cost: number; path: number[]; ground: Ground };

export function waysFrom(view: EvoView, space: number | null): Map<number, Way> {
  const reach = view.reach.find(({ at }) => at === space);
  const found = new Map<number, Way>();
  if (!reach) return found;
  reach.to.forEach((to, i) => {
    const via = reach.via[i]!;
    found.set(to, {
      cost: reach.cost[i]!,
      path: [...(found.get(via)?.path ?? [via]), to], // nearer spaces are listed first
      ground: reach.grounds[ZONES.indexOf(zoneOf(view, to))]!,
    });
  });
  return found;
}

/** The walks of a way, as options. */
export const walksOf = ({ path }: Way): string[] => path.slice(1).map((to, i) => `move:${path[i]}:${to}`);

/** What the climate would do at the end of a way, as a text of the game. */
export const groundText = (view: EvoView, space: number, { danger, layers }: Ground): Msg => ({
  key: 'ground',
  args: {
    danger,
    layers,
    terrain: TERRAINS.indexOf(view.island.spaces[space]!.terrain as (typeof TERRAINS)[number]),
    zone: ZONES.indexOf(zoneOf(view, space)),
  },
});
