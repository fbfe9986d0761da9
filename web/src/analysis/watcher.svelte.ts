// The engine looking at the position that is shown.
import type { GameRef, SearchInfo } from '$lib/contract';
import { search } from '$lib/engine';

export const MOST_LINES = 5;
/** How long it thinks before it waits to be asked for more, in milliseconds. */
const PATIENCE = 60_000;
const KEY = 'doska-analysis-engine';

interface Wish {
  on: boolean;
  lines: number;
}

function kept(): Wish {
  const usual = { on: true, lines: 3 };
  try {
    const said = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>) };
    return { ...said, lines: Math.min(Math.max(1, Math.trunc(said.lines)), MOST_LINES) };
  } catch {
    return usual;
  }
}

export class Watcher {
  wish = $state<Wish>(kept());
  /** What it thinks of the position, best line first. */
  thoughts = $state.raw<SearchInfo[]>([]);
  /** Whether it thinks now. */
  thinking = $state(false);

  best = $derived(this.thoughts[0] ?? null);
  /** Positions a second. */
  speed = $derived(this.best && this.best.time > 0 ? (this.best.nodes / this.best.time) * 1000 : null);

  #stop: AbortController | null = null;
  #heard = new Map<number, SearchInfo>();
  #frame = 0;
  #line: GameRef | null = null;

  keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.wish));
    } catch {
      // A browser that keeps nothing starts as usual next time.
    }
  }

  /** Looks at a position from now on; at nothing where there is none or the game is over. */
  look(line: GameRef | null) {
    this.stop();
    this.#heard.clear();
    this.thoughts = [];
    this.#line = line;
    if (line && this.wish.on) void this.#think(PATIENCE);
  }

  /** Thinks no more about this position; what was found stays. */
  stop() {
    this.#stop?.abort();
    this.#stop = null;
    this.thinking = false;
  }

  /** Goes on thinking, for as long as it is wanted. */
  goOn() {
    if (this.#line && !this.thinking) void this.#think(null);
  }

  async #think(movetime: number | null) {
    if (!this.#line) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.thinking = true;
    const tell = (thought: SearchInfo) => {
      if (stop !== this.#stop) return;
      this.#heard.set(thought.multipv, thought);
      // Shallow depths come by the dozen in a moment: the page shows what it can.
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#tell();
      });
    };
    try {
      const found = await search(
        this.#line,
        this.wish.lines,
        movetime ? { movetime } : {},
        tell,
        stop.signal,
      );
      if (stop === this.#stop) for (const thought of found) this.#heard.set(thought.multipv, thought);
    } catch {
      // Ended with its worker, or the position cannot be played: there is nothing to show.
    }
    if (stop !== this.#stop) return;
    this.#tell();
    this.#stop = null;
    this.thinking = false;
  }

  #tell() {
    this.thoughts = [...this.#heard.values()].sort((a, b) => a.multipv - b.multipv);
  }
}
