// Somebody's puzzles: what was solved, on which days, and how strong he is.
import { longestStreak, streak, today } from './days';
import { levelAfter, STARTING_LEVEL } from './choose';
import { merged, readRecord, type PuzzleRecord, type Result } from './record';

const KEY = 'doska-puzzles';
const COPY = 'doska-puzzles-copy';

function stored(): PuzzleRecord {
  try {
    return merged(readRecord(localStorage.getItem(KEY)), readRecord(localStorage.getItem(COPY)));
  } catch {
    return readRecord(null); // not allowed to be read
  }
}

let record = $state.raw(stored());

/** Changes what is known, together with what another tab has stored meanwhile. */
function change(to: (before: PuzzleRecord) => PuzzleRecord) {
  record = to(merged(record, stored()));
  const text = JSON.stringify(record);
  // One after the other, so that at any time one of them is whole.
  for (const key of [KEY, COPY])
    try {
      localStorage.setItem(key, text);
    } catch {
      // Without storage the progress lasts as long as the page.
    }
}

export const resultOf = (game: string, id: string): Result | undefined => record.results[game]?.[id];
export const countSolved = (game: string) => Object.keys(record.results[game] ?? {}).length;
export const countAll = () => Object.keys(record.results).reduce((sum, game) => sum + countSolved(game), 0);
export const levelIn = (game: string) => record.levels[game] ?? STARTING_LEVEL;
export const isDaySolved = (day: number) => record.days.includes(day);
export const currentStreak = () => streak(record.days, today());
export const bestStreak = () => longestStreak(record.days);

/** The first answer to a puzzle tells how strong somebody is: right without help, or not. */
export function markAnswered(game: string, level: number, right: boolean) {
  change((before) => {
    const now = levelAfter(before.levels[game] ?? STARTING_LEVEL, level, right);
    return { ...before, levels: { ...before.levels, [game]: now } };
  });
}

/** A puzzle was solved; `day`: as the daily puzzle of that day. */
export function markSolved(game: string, id: string, result: Result, day: number | null) {
  change((before) => {
    const results = { ...before.results, [game]: { ...before.results[game], [id]: result } };
    if (before.results[game]?.[id] === 'solved') results[game]![id] = 'solved';
    const days = day === null || before.days.includes(day) ? before.days : [...before.days, day];
    return { ...before, results, days };
  });
}
