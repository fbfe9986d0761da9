// An attempt at a position with a solution, a task of a lesson or a puzzle: the moves so far, and whose turn it
// is to try. What is right and what is said of it, each kind of attempt decides for itself.
import type { Arrow } from '$board';
import type { GameRef, Note, Snapshot } from '$lib/contract';
import { GameSession } from '$lib/engine/session';
import { sound, soundOf } from '$lib/play/sound';

/** Milliseconds before the opponents answer, and before a wrong move is taken back. */
const DELAY = 650;

/** A move of the others, and where it led. */
export interface Answer {
  move: string;
  at: Snapshot;
}

export abstract class Attempt {
  readonly session = new GameSession();
  /** The game as it stands; undefined until the rules have been asked. */
  at = $state.raw<Snapshot>();
  line = $state.raw<GameRef>({ game: '', start: null, moves: [] });
  arrows = $state.raw<Arrow[]>([]);
  /** Who solves it. */
  seat = $state(0);
  /** Whether the solver may move. */
  mine = $state(false);
  done = $state(false);

  readonly #start: Pick<GameRef, 'game' | 'start'>;
  /** Counts attempts: what belongs to an earlier one is dropped. */
  #attempt = 0;

  constructor(game: string, start: string) {
    this.#start = { game, start };
  }

  /** Begins, or begins again. */
  abstract begin(): Promise<void>;
  /** The solver moves. */
  abstract play(move: string): Promise<void>;
  /** Says why a move was refused. */
  abstract refuse(note: Note): void;

  /** Leaves it. */
  end() {
    this.leave();
    this.session.close();
  }

  /** Whatever is under way is no longer wanted. */
  protected leave() {
    this.#attempt++;
    this.mine = false;
  }

  /** Shows a position; false if the attempt was left meanwhile. */
  protected async show(moves: string[]): Promise<boolean> {
    const current = this.#attempt;
    const line: GameRef = { ...this.#start, moves };
    const found = await this.session.goTo(line);
    if (current !== this.#attempt) return false;
    const heard = moves.length > this.line.moves.length ? soundOf(found.last) : null;
    if (heard) sound(heard);
    this.arrows = [];
    this.line = line;
    this.at = found;
    return true;
  }

  protected async wait(): Promise<boolean> {
    const current = this.#attempt;
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    return current === this.#attempt;
  }
}
