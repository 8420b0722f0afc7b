// The shelf: which games are shown large, and the table that one click opens.
import type { GameInfo, NewSeat, NewTable, State } from '../wire';

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

/** How many sit down when nobody says: three if the game allows. */
export const usualSeats = (game: GameInfo): number => Math.min(Math.max(3, game.players[0]), game.players[1]);

/** Me against bots. */
export function quickTable(game: GameInfo): NewTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'bot' as const, bot: game.best_bot }));
  return { game: game.name, seats: [{ kind: 'me' }, ...bots], settings: {}, public: false };
}

/** The same again: the same bots and settings, the same people at this device, an open seat for everybody else. */
export function sameTable(state: Pick<State, 'game' | 'seats' | 'settings'>, held: readonly number[]): NewTable {
  const seats = state.seats.map((seat, i): NewSeat => {
    if (held.includes(i)) return { kind: 'me', name: i === held[0] ? '' : seat.name };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open' };
  });
  return { game: state.game, seats, settings: state.settings, public: false };
}
