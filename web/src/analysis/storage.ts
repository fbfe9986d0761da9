// The analysis is saved in the tab's session storage at every change: a page may be left at any moment.
import type { GameRecord } from '$lib/contract';

const KEY = 'doska-analysis';

interface SavedAnalysis {
  /** The address it was opened by: another one opens something else. */
  address: string;
  record: GameRecord;
  /** How many plies of the main line lead to what is shown. */
  ply: number;
}

export function saveAnalysis(saved: SavedAnalysis) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Too large, or not allowed: nothing is better than an outdated copy.
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // There is no storage at all.
    }
  }
}

export function loadAnalysis(address: string): SavedAnalysis | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<SavedAnalysis> | null;
    if (found?.address !== address || !found.record) return null;
    return { address, record: found.record, ply: found.ply ?? 0 };
  } catch {
    return null;
  }
}
