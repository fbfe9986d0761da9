// The conditional moves of one game, as the server keeps them. What is asked of it goes one after the other: a change
// begins with the tree that the change before has left.
import type { Conditional, ConditionalLine } from './correspondence';
import { withLine, withoutLine, type Line } from './conditional';
import { api, wordsOf } from './me.svelte';

export class ConditionalMoves {
  /** Null while it is not known: a change made then would take the place of what the server has. */
  tree = $state.raw<Conditional | null>(null);
  /** Whether it could not be loaded. */
  missing = $state(false);
  /** Why the last change was refused: until something else is done. */
  problem = $state('');
  /** Whether the server is being asked. */
  busy = $state(false);

  readonly #path: string;
  #asked = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: string) {
    this.#path = `/games/${game}/conditional`;
  }

  load(): Promise<void> {
    return this.#inTurn(() => this.#load());
  }

  /** Keeps one more line from this ply on; whether that was done. */
  add(ply: number, line: Line): Promise<boolean> {
    return this.#change(ply, (lines) => withLine(lines, line));
  }

  /** Forgets the last answer of a line; whether that was done. */
  remove(ply: number, line: Line): Promise<boolean> {
    return this.#change(ply, (lines) => withoutLine(lines, line));
  }

  #change(ply: number, changed: (lines: ConditionalLine[]) => ConditionalLine[]): Promise<boolean> {
    this.problem = '';
    return this.#inTurn(async () => {
      if (!this.tree) return false;
      try {
        const body = { ply, lines: changed(this.tree.lines) };
        this.tree = await api<Conditional>('PUT', this.#path, body);
        return true;
      } catch (error) {
        this.problem = wordsOf(error);
        // What the server has now, it knows best.
        await this.#load();
        return false;
      }
    });
  }

  async #load() {
    try {
      this.tree = await api<Conditional>('GET', this.#path);
      this.missing = false;
    } catch {
      this.tree = null;
      this.missing = true;
    }
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const asked = ++this.#asked;
    this.busy = true;
    const answer = this.#last.then(run).finally(() => {
      if (asked === this.#asked) this.busy = false;
    });
    this.#last = answer;
    return answer;
  }
}
