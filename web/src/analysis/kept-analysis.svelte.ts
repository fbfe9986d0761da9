// The analysis that the server keeps with a game, asked for until it is there.
import type { AnalysisStatus, GameAnalysis } from '$lib/online/archive';
import { ensureGuest, wordsOf } from '$lib/online/me.svelte';
import { askAnalysis, keptAnalysis } from './stored-game';

/** Milliseconds between questions whether it is there. */
const AGAIN = 3000;

export class KeptAnalysis {
  /** Null until the server has said. */
  status = $state<AnalysisStatus | null>(null);
  progress = $state<number | null>(null);
  found = $state.raw<GameAnalysis['found']>(null);
  /** Why the last question had no answer. */
  problem = $state('');

  readonly #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** Asks how far it is. */
  look = () => this.#question(() => keptAnalysis(this.#id));

  /** Asks for one to be made. */
  ask = () =>
    this.#question(async () => {
      await ensureGuest();
      return askAnalysis(this.#id);
    });

  /** Nobody looks at it any more. */
  leave() {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #question(asking: () => Promise<GameAnalysis>) {
    clearTimeout(this.#timer);
    try {
      const { status, progress, found } = await asking();
      Object.assign(this, { status, progress });
      this.found ??= found;
      this.problem = '';
    } catch (error) {
      this.problem = wordsOf(error);
    }
    // A question that has failed says nothing about the analysis: the next one may be answered.
    if (this.status === 'queued' && !this.#left) this.#timer = setTimeout(() => void this.look(), AGAIN);
  }
}
