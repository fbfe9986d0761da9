// A move being entered tap by tap. What can be tapped, and when a move is whole, the rules say.
import type { Snapshot, GameRef, Note, Step, Token } from '$board/wire';
import { input } from '$lib/engine';
import { same, single } from './steps';

export class Entry {
  /** What has been tapped so far. */
  steps = $state.raw<Step[]>([]);
  /** What can be tapped next. */
  next = $state.raw<Step[]>([]);
  /** The move as it would be if it ended here; null where it cannot. */
  whole = $state.raw<string | null>(null);
  /** What the piece has become on its way. */
  moving = $state.raw<Token | null>(null);
  /** Why the last tap led nowhere. */
  refusal = $state.raw<Note | null>(null);

  #line: GameRef = { game: '', start: null, moves: [] };
  #first: Step[] = [];
  /** Counts what was asked: an answer that comes after another question is no longer wanted. */
  #asked = 0;
  #onMove: (move: string) => void;

  constructor(onMove: (move: string) => void) {
    this.#onMove = onMove;
  }

  /** A move is to be entered here. */
  begin(line: GameRef, at: Snapshot) {
    this.#line = line;
    this.#first = at.next;
    this.refusal = null;
    this.cancel();
  }

  /** Nothing has been tapped after all. */
  cancel() {
    this.#asked++;
    this.steps = [];
    this.next = this.#first;
    this.whole = null;
    this.moving = null;
  }

  /** These steps have been tapped. */
  async tap(steps: Step[]): Promise<void> {
    this.refusal = null;
    if (steps.length === 0) return this.cancel();
    const asked = ++this.#asked;
    let found = await input(this.#line, steps);
    if (asked !== this.#asked) return;
    // Where there is only one way on, nobody has to show it. Which piece moves, and where to, is shown.
    for (let only = single(found, steps); only; only = single(found, steps)) {
      steps = [...steps, only];
      found = await input(this.#line, steps);
      if (asked !== this.#asked) return;
    }
    switch (found.state) {
      case 'refused': {
        const beginsAnew = steps.length > 1;
        this.cancel();
        if (beginsAnew && this.#first.some((step) => same(step, steps.at(-1))))
          return this.tap(steps.slice(-1));
        this.refusal = found.note;
        return;
      }
      case 'done':
        return this.#play(found.move);
      case 'partial':
      case 'may-stop':
        this.steps = steps;
        this.next = found.next;
        this.moving = found.moving;
        this.whole = found.state === 'may-stop' ? found.move : null;
    }
  }

  /** The move ends here, where it can. */
  finish() {
    if (this.whole !== null) this.#play(this.whole);
  }

  #play(move: string) {
    this.cancel();
    this.next = [];
    this.#onMove(move);
  }
}
