// Reviews a game: searches every position, then lets the rules mark the moves.
import type { Found, GameRef, Review } from '$lib/contract';
import { review, search } from '$lib/engine';

/** How many nodes each search may visit. */
export const THOROUGHNESS = { quick: 30_000, usual: 150_000, deep: 1_000_000 } as const;
export type Thoroughness = keyof typeof THOROUGHNESS;

/** Milliseconds between updates of the page: judging a long game takes a moment. */
const UPDATE_INTERVAL = 700;

export class GameReview {
  /** What is known so far; null before the first review. */
  review = $state.raw<Review | null>(null);
  running = $state(false);
  done = $state(0);
  all = $state(0);

  /** Search results by the moves that lead to a position: they outlast changes elsewhere in the game. */
  #found = new Map<string, Found>();
  #stop: AbortController | null = null;
  #reviews = 0;

  /** Stops the review; what was found stays. */
  cancel() {
    this.#stop?.abort();
  }

  /** Takes results that somebody else found of a line. */
  async add(line: GameRef, found: (Found | null)[]) {
    for (const [n, one] of found.entries()) if (one) this.#found.set(key(line, n), one);
    await this.update(line);
  }

  /** Judges a line by the results that are there, as when moves were added. */
  async update(line: GameRef) {
    const current = ++this.#reviews;
    const found = [...line.moves.keys(), line.moves.length].map((n) => this.#found.get(key(line, n)) ?? null);
    const known = found.some((one) => one !== null);
    const answer = known ? await review(line, found).catch(() => null) : null;
    if (current === this.#reviews) this.review = answer;
  }

  /** Searches every position of a line. */
  async run(line: GameRef, thoroughness: Thoroughness) {
    this.cancel();
    const stop = new AbortController();
    this.#stop = stop;
    this.running = true;
    this.done = 0;
    this.all = line.moves.length + 1;
    let updated = performance.now();
    try {
      for (let n = 0; n < this.all && !stop.signal.aborted; n++) {
        const here = { ...line, moves: line.moves.slice(0, n) };
        const go = { nodes: THOROUGHNESS[thoroughness] };
        const [best] = await search(here, 1, go, undefined, stop.signal);
        // A search that was aborted is not deep enough.
        if (stop.signal.aborted) break;
        // A finished game has nothing to search.
        if (best) this.#found.set(key(line, n), { score: best.score, pv: best.pv });
        this.done = n + 1;
        if (performance.now() - updated > UPDATE_INTERVAL) {
          updated = performance.now();
          void this.update(line);
        }
      }
    } catch {
      // The worker was ended: what was found stays.
    }
    await this.update(line);
    if (this.#stop === stop) this.running = false;
  }
}

const key = ({ game, start, moves }: GameRef, n: number) => [game, start, ...moves.slice(0, n)].join(' ');
