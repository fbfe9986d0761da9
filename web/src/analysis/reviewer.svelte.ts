// A whole game searched move by move, and judged by the rules' own judge.
import type { Found, GameRef, Review } from '$lib/contract';
import { review, search } from '$lib/engine';

/** How thoroughly: positions that each search may look at. */
export const THOROUGHNESS = { quick: 30_000, usual: 150_000, deep: 1_000_000 } as const;
export type Thoroughness = keyof typeof THOROUGHNESS;

/** How often the page hears of it, in milliseconds: judging a long game takes a moment. */
const PAUSE = 700;

export class Reviewer {
  /** What is known so far; null before the first review. */
  review = $state.raw<Review | null>(null);
  running = $state(false);
  done = $state(0);
  all = $state(0);

  /** What was found of positions, by the moves that lead there: what is changed elsewhere stays judged. */
  #found = new Map<string, Found>();
  #stop: AbortController | null = null;
  #judged = 0;

  /** Ends early; what was found stays. */
  cancel() {
    this.#stop?.abort();
  }

  /** Judges a line again by what is known of it, as when moves were added. */
  async judge(line: GameRef) {
    const judged = ++this.#judged;
    const found = [...line.moves.keys(), line.moves.length].map((n) => this.#found.get(key(line, n)) ?? null);
    const known = found.some((one) => one !== null);
    const answer = known ? await review(line, found).catch(() => null) : null;
    if (judged === this.#judged) this.review = answer;
  }

  /** Searches every position of a line. */
  async run(line: GameRef, thoroughness: Thoroughness) {
    this.cancel();
    const stop = new AbortController();
    this.#stop = stop;
    this.running = true;
    this.done = 0;
    this.all = line.moves.length + 1;
    let told = performance.now();
    try {
      for (let n = 0; n < this.all && !stop.signal.aborted; n++) {
        const here = { ...line, moves: line.moves.slice(0, n) };
        const go = { nodes: THOROUGHNESS[thoroughness] };
        const [best] = await search(here, 1, go, undefined, stop.signal);
        // A search that was broken off has not seen enough.
        if (stop.signal.aborted) break;
        // Where the game is over nothing is found, and nothing needs to be.
        if (best) this.#found.set(key(line, n), { score: best.score, pv: best.pv });
        this.done = n + 1;
        if (performance.now() - told > PAUSE) {
          told = performance.now();
          void this.judge(line);
        }
      }
    } catch {
      // The worker was ended: what was found stays.
    }
    await this.judge(line);
    if (this.#stop === stop) this.running = false;
  }
}

const key = ({ game, start, moves }: GameRef, n: number) => [game, start, ...moves.slice(0, n)].join(' ');
