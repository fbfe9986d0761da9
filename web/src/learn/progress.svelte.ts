// Which tasks have been done, saved in the browser by task id.

const KEY = 'doska-learn';

function read(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, string[]>) : {};
  } catch {
    return {}; // not readable, or not allowed to be read
  }
}

let done = $state.raw(read());

export const isDone = (game: string, task: string) => done[game]?.includes(task) ?? false;

/** How many of these tasks have been done. */
export const countDone = (game: string, tasks: { id: string }[]) =>
  tasks.filter(({ id }) => isDone(game, id)).length;

export function markDone(game: string, task: string) {
  if (!isDone(game, task)) keep({ ...done, [game]: [...(done[game] ?? []), task] });
}

/** Resets the progress of a lesson. */
export const forget = (game: string) => keep({ ...done, [game]: [] });

function keep(now: Record<string, string[]>) {
  done = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}
