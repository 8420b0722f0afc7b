// How often teams of bots won, as it was measured beforehand and stored with the game.
import type { DifficultyRow, GameInfo } from '../wire';
import type { Choices } from './settings';

const fits = (row: DifficultyRow, settings: Choices): boolean =>
  Object.entries(row.settings).every(([name, value]) => settings[name] === value);

/** The series with these settings and so many players, if there was one. */
export const measured = (game: GameInfo, settings: Choices, players: number): DifficultyRow | undefined =>
  game.difficulty.find((row) => row.players === players && fits(row, settings));

/** Whether only settings of which every value was measured are other than usual. */
export const asMeasured = (game: GameInfo, settings: Choices): boolean =>
  game.settings.every(
    ({ name, values }) => settings[name] === values[0] || game.difficulty.some((row) => name in row.settings),
  );

/** The numbers of players that were measured. */
export const parties = (game: GameInfo): number[] =>
  [...new Set(game.difficulty.map((row) => row.players))].sort((a, b) => a - b);

/** What was tried, one after the other: the settings of each line of the table. */
export function tried(game: GameInfo): Choices[] {
  const found = new Map(game.difficulty.map((row) => [JSON.stringify(row.settings), row.settings]));
  return [...found.values()];
}
