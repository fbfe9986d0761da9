// What has been entered of a move, kept for a reload of this tab.
import type { Step } from '$lib/contract';

const KEY = 'doska-entered:';

export class HalfEntered {
  #key: string;

  constructor(game: string) {
    this.#key = KEY + game;
  }

  /** Keeps the steps of a move that is entered after so many plies; none forgets them. */
  keep(ply: number, steps: Step[]) {
    try {
      if (steps.length === 0) sessionStorage.removeItem(this.#key);
      else sessionStorage.setItem(this.#key, JSON.stringify({ ply, steps }));
    } catch {
      // A browser that keeps nothing plays all the same.
    }
  }

  /** The steps that were entered there. */
  stepsAt(ply: number): Step[] {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as {
        ply?: number;
        steps?: Step[];
      } | null;
      return kept?.ply === ply && Array.isArray(kept.steps) ? kept.steps : [];
    } catch {
      return [];
    }
  }
}
