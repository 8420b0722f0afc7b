import type { Msg } from '../wire';

/** Where rounds begin; the first begins with the deal, of which the log does not tell. */
export function roundsOf(lines: readonly { at: number; message: Msg }[]): { at: number; n: number }[] {
  const told = lines
    .filter((line) => line.message.key === 'event-round')
    .map((line) => ({ at: line.at, n: Number(line.message.args['round']) }));
  return told[0]?.n === 2 ? [{ at: 0, n: 1 }, ...told] : told;
}
