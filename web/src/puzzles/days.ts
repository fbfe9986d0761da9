// Days, and rows of days on which the daily puzzle was solved.

const DAY = 86_400_000;

/** Whole days since 1970-01-01 in UTC. */
export const dayOf = (time: number) => Math.floor(time / DAY);
export const today = () => dayOf(Date.now());
/** A moment of that day, for its date in words. */
export const timeOf = (day: number) => day * DAY;

/** Which of so many puzzles of a game is that of a day. */
export const numberOf = (day: number, count: number) => (day * 7919) % count;

/** How many days in a row, up to this one or the one before it, are among these. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let length = 0;
  for (; solved.has(day); day--) length++;
  return length;
}

/** The longest row of days. */
export const longestStreak = (days: readonly number[]): number =>
  days.reduce((most, day) => Math.max(most, streak(days, day)), 0);
