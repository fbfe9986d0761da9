// Undo and redo.

export interface History<T> {
  past: T[];
  now: T;
  future: T[];
  /** What the last change was about: a further change of the same kind is undone together with it. */
  about: string | null;
}

/** How many changes can be undone. */
const UNDO_LIMIT = 500;

export const createHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], about: null });

export function changed<T>(history: History<T>, now: T, about: string | null = null): History<T> {
  if (now === history.now) return history;
  const together = about !== null && about === history.about;
  const past = together ? history.past : [...history.past, history.now].slice(-UNDO_LIMIT);
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
