// The playable diagram: a position of one's own to try things in. Nothing of it is kept.
import type { GameRef, Snapshot } from '$lib/contract';
import { chooseMove } from '$lib/engine';
import { GameSession } from '$lib/engine/session';
import { sound, soundOf } from '$lib/play/sound';

/** The engine is as weak as can be, and answers after a moment. */
const LEVEL = 1;
const LIMITS = { movetime: 300 };
const DELAY = 450;

export class Trial {
  readonly session = new GameSession();
  at = $state.raw<Snapshot>();
  line = $state.raw<GameRef>({ game: '', start: null, moves: [] });
  /** Whether the engine plays the other side. */
  answers = $state(true);
  /** Whether it is about to move. */
  waiting = $state(false);

  readonly #start: GameRef;
  /** Counts what was begun: whatever belongs to something earlier is dropped. */
  #begun = 0;

  constructor(start: GameRef) {
    this.#start = start;
  }

  movable = $derived(this.at !== undefined && !this.at.outcome && !this.waiting);

  /** Begins, or begins again. */
  async begin() {
    this.#begun++;
    this.waiting = false;
    await this.#show([]);
  }

  /** A person moves. */
  async play(move: string) {
    await this.#show([...this.line.moves, move]);
    await this.answer();
  }

  /** The engine moves where it is its turn. */
  async answer() {
    const begun = this.#begun;
    while (this.answers && this.at && !this.at.outcome && this.at.view.seat !== 0 && !this.waiting) {
      this.waiting = true;
      const pause = new Promise((resolve) => setTimeout(resolve, DELAY));
      const [found] = await Promise.all([chooseMove(this.line, LEVEL, LIMITS), pause]);
      if (begun !== this.#begun) return;
      this.waiting = false;
      const move = found?.pv[0];
      if (move === undefined) return;
      await this.#show([...this.line.moves, move]);
    }
  }

  end() {
    this.#begun++;
    this.session.close();
  }

  async #show(moves: string[]) {
    const begun = this.#begun;
    const line = { ...this.#start, moves };
    const found = await this.session.goTo(line);
    if (begun !== this.#begun) return;
    const heard = moves.length > 0 ? soundOf(found.last) : null;
    if (heard) sound(heard);
    this.line = line;
    this.at = found;
  }
}
