// The puzzle of the day: the same everywhere, by a formula (games/README.md).
import games from 'virtual:games';
import { numberOf } from './days';
import { index, load } from './library';
import type { Puzzle } from './puzzle';

/** The games whose puzzles take turns as the daily one. */
const taking = index.filter(({ game }) => games.some(({ id, origin }) => id === game && !origin));

/** The game of a day; undefined where no game has puzzles. */
export const dailyGame = (day: number): string | undefined => taking[day % taking.length]?.game;

export async function dailyPuzzle(day: number): Promise<Puzzle | undefined> {
  const puzzles = await load(dailyGame(day) ?? '');
  return puzzles[numberOf(day, puzzles.length)];
}
