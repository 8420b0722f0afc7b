import type { Msg } from '../wire';

type Told = { at: number; message: Msg };
export type Round = { at: number; n: number };
/** What a round on the bar of a replay says of itself: how often things happened that every game tells alike. */
export const MARKS = ['fought', 'born', 'lost'] as const;
export type Marked = Round & { to: number; phases: number[]; counts: Record<(typeof MARKS)[number], number> };

/** Where rounds begin; the first begins with the deal, of which the log does not tell. */
export function roundsOf(lines: readonly Told[]): Round[] {
  const told = lines
    .filter((line) => line.message.key === 'event-round')
    .map((line) => ({ at: line.at, n: Number(line.message.args['round']) }));
  return told[0]?.n === 2 ? [{ at: 0, n: 1 }, ...told] : told;
}

/** The rounds with their ends, their phases and what happened in them. */
export function markedRounds(lines: readonly Told[], choices: number): Marked[] {
  const rounds = roundsOf(lines);
  return rounds.map((round, i) => {
    const from = i === 0 ? 0 : round.at;
    const to = rounds[i + 1]?.at ?? choices;
    const inside = lines.filter((line) => line.at > from && line.at <= to);
    const count = (kind: string): number => inside.filter((line) => line.message.key === `event-${kind}`).length;
    return {
      n: round.n,
      at: from,
      to,
      phases: [...new Set(inside.filter((line) => line.message.key === 'event-phase').map((line) => line.at))],
      counts: { fought: count('fought'), born: count('born'), lost: count('lost') },
    };
  });
}
