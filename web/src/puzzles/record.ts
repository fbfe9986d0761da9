// What this browser knows of somebody's puzzles, as it is stored. Two copies are kept, and whatever can be read
// of either counts: neither a damaged text nor another tab makes anything forgotten.

/** Solved, and whether without help. */
export type Result = 'helped' | 'solved';

export interface PuzzleRecord {
  /** The results by game and puzzle. */
  results: Record<string, Record<string, Result>>;
  /** The player's level in each game, from 1 to 10, with fractions. */
  levels: Record<string, number>;
  /** The days whose daily puzzle was solved. */
  days: number[];
}

export const LOWEST = 1;
export const HIGHEST = 10;

const object = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The valid entries of an object, each read by `read`, which gives null for one that is not. */
function entries<T>(value: unknown, read: (value: unknown) => T | null): Record<string, T> {
  const out: Record<string, T> = {};
  for (const [key, one] of Object.entries(object(value))) {
    const found = read(one);
    if (found !== null) out[key] = found;
  }
  return out;
}

const resultOf = (value: unknown) => (value === 'solved' || value === 'helped' ? value : null);
const levelOf = (value: unknown) =>
  typeof value === 'number' && value >= LOWEST && value <= HIGHEST ? value : null;
const isDay = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

/** What can be read of a stored text. */
export function readRecord(text: string | null): PuzzleRecord {
  let kept: Record<string, unknown> = {};
  try {
    kept = object(JSON.parse(text ?? '{}'));
  } catch {
    // Damaged: the other copy may be whole.
  }
  const days = Array.isArray(kept['days']) ? kept['days'].filter(isDay) : [];
  return {
    results: entries(kept['results'], (of) => entries(of, resultOf)),
    levels: entries(kept['levels'], levelOf),
    days: [...new Set(days)].sort((a, b) => a - b),
  };
}

/** Everything that either knows. Levels are those of the first. */
export function merged(first: PuzzleRecord, second: PuzzleRecord): PuzzleRecord {
  const results: PuzzleRecord['results'] = {};
  for (const game of new Set([...Object.keys(first.results), ...Object.keys(second.results)])) {
    const of = (results[game] = { ...second.results[game] });
    for (const [id, result] of Object.entries(first.results[game] ?? {}))
      if (of[id] !== 'solved') of[id] = result;
  }
  return {
    results,
    levels: { ...second.levels, ...first.levels },
    days: [...new Set([...first.days, ...second.days])].sort((a, b) => a - b),
  };
}
