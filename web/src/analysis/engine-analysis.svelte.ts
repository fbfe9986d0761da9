// The engine's analysis of the position that is shown.
import type { GameRef, SearchInfo } from '$lib/contract';
import { search } from '$lib/engine';

export const MOST_LINES = 5;
/** How long it searches until it is asked to go on, in milliseconds. */
const SEARCH_TIME = 60_000;
const KEY = 'doska-analysis-engine';

interface EngineOptions {
  on: boolean;
  lines: number;
}

function savedOptions(): EngineOptions {
  const defaults = { on: true, lines: 3 };
  try {
    const said = {
      ...defaults,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<EngineOptions>),
    };
    return { ...said, lines: Math.min(Math.max(1, Math.trunc(said.lines)), MOST_LINES) };
  } catch {
    return defaults;
  }
}

export class EngineAnalysis {
  options = $state<EngineOptions>(savedOptions());
  /** The search results for the position, best line first. */
  found = $state.raw<SearchInfo[]>([]);
  /** Whether a search is running. */
  thinking = $state(false);

  best = $derived(this.found[0] ?? null);
  /** Nodes a second. */
  speed = $derived(this.best && this.best.time > 0 ? (this.best.nodes / this.best.time) * 1000 : null);

  #stop: AbortController | null = null;
  #infos = new Map<number, SearchInfo>();
  #frame = 0;
  #line: GameRef | null = null;

  saveOptions() {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.options));
    } catch {
      // Without storage the defaults apply next time.
    }
  }

  /** Analyses a position from now on; nothing for null. */
  analyse(line: GameRef | null) {
    this.stop();
    this.#infos.clear();
    this.found = [];
    this.#line = line;
    if (line && this.options.on) void this.#search(SEARCH_TIME);
  }

  /** Stops the search; what was found stays. */
  stop() {
    this.#stop?.abort();
    this.#stop = null;
    this.thinking = false;
  }

  /** Searches on without a time limit. */
  resume() {
    if (this.#line && !this.thinking) void this.#search(null);
  }

  async #search(movetime: number | null) {
    if (!this.#line) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.thinking = true;
    const onInfo = (info: SearchInfo) => {
      if (stop !== this.#stop) return;
      this.#infos.set(info.multipv, info);
      // Shallow depths arrive by the dozen: the page is updated once a frame.
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#publish();
      });
    };
    try {
      const found = await search(
        this.#line,
        this.options.lines,
        movetime ? { movetime } : {},
        onInfo,
        stop.signal,
      );
      if (stop === this.#stop) for (const info of found) this.#infos.set(info.multipv, info);
    } catch {
      // The worker was ended, or the position cannot be played: there is nothing to show.
    }
    if (stop !== this.#stop) return;
    this.#publish();
    this.#stop = null;
    this.thinking = false;
  }

  #publish() {
    this.found = [...this.#infos.values()].sort((a, b) => a.multipv - b.multipv);
  }
}
