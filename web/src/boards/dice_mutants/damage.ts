// The damage of a round, as its events tell it: who hit whom for how much, and what is left.
import type { Tale, Told } from '../../lib/narrator.svelte';
import type { EventState } from '../../wire';

export type Blow = {
  by: number;
  to: number;
  damage: number;
  /** What makes the damage; spikes ask for no strength. */
  sum: { attack: number; defence: number; strikes: number } | null;
};

/** `again`: the same loss once more would be the end, as the game says. */
export type Loss = { seat: number; before: number; left: number; again: boolean; out: EventState | null };

/** `told`: by what its events say, which their tales say too. */
export type Damage = { round: number; blows: Blow[]; losses: Map<number, Loss>; told: Set<Told['args']> };

const KINDS = ['fought', 'spiked', 'lost', 'out'];

export type Arrow = { blow: Blow; path: string; head: string; width: number; x: number; y: number };

/** What some events say about damage; null when nobody was hurt. */
export function damageOf(events: readonly EventState[], round: number): Damage | null {
  const blows: Blow[] = [];
  const losses = new Map<number, Loss>();
  const told = new Set<Told['args']>();
  for (const event of events) {
    if (KINDS.includes(event.kind)) told.add(event.args);
    const arg = (name: string): number => Number(event.args[name]);
    if (event.kind === 'fought' || event.kind === 'spiked') {
      const sum =
        event.kind === 'spiked' ? null : { attack: arg('attack'), defence: arg('defence'), strikes: arg('strikes') };
      blows.push({ by: event.seat, to: arg('other_seat'), damage: arg('damage'), sum });
    } else if (event.kind === 'lost') {
      const before = losses.get(event.seat)?.before ?? arg('before');
      losses.set(event.seat, {
        seat: event.seat,
        before,
        left: arg('left'),
        again: event.args['again'] === 'out',
        out: null,
      });
    } else if (event.kind === 'out') {
      const loss = losses.get(event.seat);
      if (loss) losses.set(event.seat, { ...loss, out: event });
    }
  }
  return losses.size ? { round, blows, losses, told } : null;
}

/** Whether the whole round is told, and not only spikes in the middle of it. */
export const endsRound = (damage: Damage): boolean => damage.blows.some((blow) => blow.sum !== null);

/** The damage that a tale is a part of. */
export const damageWith = (all: readonly Damage[], tale: Tale | null): Damage | undefined =>
  tale ? all.findLast(({ told }) => told.has(tale.args)) : undefined;

/** Whether a blow is what a tale tells: itself, or the loss it led to. */
export const toldBlow = (blow: Blow, tale: Tale | null): boolean =>
  tale !== null &&
  (tale.kind === 'fought' || tale.kind === 'spiked'
    ? blow.by === tale.seat && blow.to === tale.args['other_seat']
    : blow.to === tale.seat);

/** The seats that damage is drawn for: who lives, who was hit; of spikes, only those two. */
export function drawnSeats(damage: Damage, alive: readonly boolean[]): number[] {
  const hit = new Set(damage.blows.flatMap(({ by, to }) => [by, to]));
  const all = endsRound(damage);
  return alive
    .map((_, seat) => seat)
    .filter((seat) => hit.has(seat) || (all && (alive[seat] || damage.losses.has(seat))));
}

const HEAD = 14;

/** An arrow for every blow, from the row of who struck to the row of who was hit; `wide` and `row` are in pixels. */
export function arrows(blows: readonly Blow[], order: readonly number[], wide: number, row: number): Arrow[] {
  const height = (seat: number, at: number, of: number): number =>
    order.indexOf(seat) * row + row / 2 + (at - (of - 1) / 2) * Math.min(22, (row - 16) / Math.max(1, of));
  return blows.map((blow) => {
    const out = blows.filter((other) => other.by === blow.by).sort((a, b) => order.indexOf(a.to) - order.indexOf(b.to));
    const into = blows
      .filter((other) => other.to === blow.to)
      .sort((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
    const from = height(blow.by, out.indexOf(blow), out.length);
    const to = height(blow.to, into.indexOf(blow), into.length);
    const end = wide - HEAD;
    return {
      blow,
      path: `M0 ${from}C${wide * 0.4} ${from} ${wide * 0.35} ${to} ${end} ${to}`,
      head: `M${end} ${to - 8}L${wide} ${to}L${end} ${to + 8}Z`,
      width: Math.min(10, Math.max(3, blow.damage * 0.65)),
      x: end - 24,
      y: to,
    };
  });
}
