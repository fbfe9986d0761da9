// Which puzzle comes next, and how strong the answers show somebody to be.
import type { Puzzle } from './puzzle';
import { HIGHEST, LOWEST, type Result } from './record';

/** The level of somebody who has not answered yet: engines of level 2 are beaten by beginners. */
export const STARTING_LEVEL = 2;
/** How far one answer moves a level at most. */
const STEP = 0.8;
/** At this distance in levels, the stronger side wins ten times as often. */
const TENFOLD = 4;
/** A puzzle is chosen among so many of the nearest. */
const CHOICE = 4;

/** The level after an answer to a puzzle, as Elo ratings are calculated. */
export function levelAfter(level: number, puzzle: number, right: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - level) / TENFOLD));
  const after = level + STEP * (Number(right) - expected);
  return Math.round(100 * Math.min(HIGHEST, Math.max(LOWEST, after))) / 100;
}

export interface Filter {
  theme: string | null;
  level: number | null;
}

export const fits = ({ theme, level }: Filter, puzzle: Puzzle) =>
  (theme === null || puzzle.themes.includes(theme)) && (level === null || puzzle.level === level);

export interface Choice {
  puzzles: Puzzle[];
  filter: Filter;
  /** The player's level. */
  level: number;
  result: (puzzle: Puzzle) => Result | undefined;
  /** Those that were shown lately are not shown again while there are others. */
  lately: string[];
  /** From 0 to 1. */
  random: () => number;
}

/** The next puzzle: one that is not solved yet, else one that was solved with help, else any; near the player's
 *  level. Undefined where none fits. */
export function choose({ puzzles, filter, level, result, lately, random }: Choice): Puzzle | undefined {
  const fitting = puzzles.filter((puzzle) => fits(filter, puzzle));
  const order = (puzzle: Puzzle) =>
    ({ none: 0, helped: 1, solved: 2 })[result(puzzle) ?? 'none'] + (lately.includes(puzzle.id) ? 10 : 0);
  const least = Math.min(...fitting.map(order));
  const nearest = fitting
    .filter((puzzle) => order(puzzle) === least)
    .sort((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level))
    .slice(0, CHOICE);
  return nearest[Math.floor(random() * nearest.length)];
}
