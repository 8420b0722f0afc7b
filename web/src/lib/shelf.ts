// The shelf: which games are shown large, and the table that one click opens.
import type { GameInfo, NewSeat, NewTable, State } from '../wire';

export const HOST = -2; // the number of the host's place where seats have theirs

/** The games with a place among the large ones first, in that order; the others are small games. */
export function shelf(
  games: readonly GameInfo[],
  place: (game: string) => number | undefined,
): { big: GameInfo[]; small: GameInfo[] } {
  return {
    big: games.filter((game) => place(game.name) !== undefined).sort((a, b) => place(a.name)! - place(b.name)!),
    small: games.filter((game) => place(game.name) === undefined),
  };
}

/** "2–5", or "2" where no other number sits down. */
export const span = ({ players: [fewest, most] }: GameInfo): string =>
  fewest === most ? `${fewest}` : `${fewest}–${most}`;

/** How many sit down when nobody says: three if the game allows. */
export const usualSeats = (game: GameInfo): number => Math.min(Math.max(3, game.players[0]), game.players[1]);

/** Me and bots. */
export function quickTable(game: GameInfo): NewTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'bot' as const, bot: game.best_bot }));
  return { game: game.name, seats: [{ kind: 'me' }, ...bots], settings: {}, public: false };
}

/** The same again: the same bots, choices, settings and files, the same people at this device, an open seat or an open
 * host's place for everybody else. */
export function sameTable(
  state: Pick<State, 'game' | 'seats' | 'settings' | 'host' | 'table'>,
  held: readonly number[],
  hosting = false,
  files: Record<string, string> = {},
): NewTable {
  const seats = state.seats.map((seat, i): NewSeat => {
    const { choices } = seat;
    if (held.includes(i)) return { kind: 'me', name: i === held[0] ? '' : seat.name, choices };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot, choices } : { kind: 'open', choices };
  });
  const host = hosting ? 'me' : state.host ? 'open' : '';
  const { name, manners } = state.table;
  return { game: state.game, seats, settings: state.settings, public: false, files, host, name, ...manners };
}

/** The files that people brought to a match, out of its match file: one on each line that begins so. */
export const broughtTo = (match: string): Record<string, string> =>
  Object.fromEntries(
    match
      .split('\n')
      .filter((line) => line.startsWith('file '))
      .map((line) => JSON.parse(line.slice('file '.length)) as { name: string; text: string })
      .map(({ name, text }) => [name, text]),
  );
