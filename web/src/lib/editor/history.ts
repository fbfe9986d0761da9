// What can be taken back.

export interface History<T> {
  past: T[];
  now: T;
  future: T[];
  /** What the last change was about: another of the same kind is taken back together with it. */
  about: string | null;
}

/** So many changes can be taken back. */
const LONGEST = 500;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], about: null });

export function changed<T>(history: History<T>, now: T, about: string | null = null): History<T> {
  if (now === history.now) return history;
  const together = about !== null && about === history.about;
  const past = together ? history.past : [...history.past, history.now].slice(-LONGEST);
  return { past, now, future: [], about };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    about: null,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, about: null };
}
