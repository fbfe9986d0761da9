// What is studied stays in its tab when the page is loaded again. It is kept in the same breath as it
// changes: a page may be left at any moment.
import type { GameRecord } from '$lib/contract';

const KEY = 'doska-analysis';

interface Kept {
  /** The address it was opened by: another one opens something else. */
  address: string;
  record: GameRecord;
  /** How many plies of the main line lead to what is shown. */
  ply: number;
}

export function keep(kept: Kept) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Too large, or not allowed: it is opened anew next time, rather than as it was a while ago.
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing may be kept at all.
    }
  }
}

export function kept(address: string): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    if (found?.address !== address || !found.record) return null;
    return { address, record: found.record, ply: found.ply ?? 0 };
  } catch {
    return null;
  }
}
