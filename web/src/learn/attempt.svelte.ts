// A task being tried: the moves so far, what was said to the last one, and the answers of the others.
import type { Arrow } from '$board';
import type { GameRef, Note, Snapshot } from '$lib/contract';
import { GameSession } from '$lib/engine/session';
import { judge, next, type Task } from './lesson';

/** Milliseconds before the others answer, and before a move is taken back. */
const PAUSE = 650;

/** A move of the others, and where it led. */
export interface Answer {
  move: string;
  at: Snapshot;
}

/** What is told: a message by its id, what the rules say, or moves that were answered. */
export type Told =
  | { id: string; tone: 'good' | 'bad' | 'plain' }
  | { note: Note; tone: 'bad' }
  | { answers: Answer[]; tone: 'plain' };

export class Attempt {
  readonly task: Task;
  readonly session = new GameSession();
  /** The game as it stands; undefined until the rules have been asked. */
  at = $state.raw<Snapshot>();
  line = $state.raw<GameRef>({ game: '', start: null, moves: [] });
  told = $state.raw<Told | null>(null);
  arrows = $state.raw<Arrow[]>([]);
  /** Whether the learner may move. */
  mine = $state(false);
  done = $state(false);

  #onDone: () => void;
  /** Counts beginnings: what belongs to an earlier one is no longer wanted. */
  #begun = 0;
  #hinted = false;

  constructor(task: Task, onDone: () => void) {
    this.task = task;
    this.#onDone = onDone;
  }

  /** From the beginning. */
  async begin() {
    this.#begun++;
    this.#hinted = false;
    this.told = null;
    this.done = false;
    if (await this.#show([])) this.mine = true;
  }

  /** Leaves the task: nothing more is shown. */
  end() {
    this.#begun++;
    this.session.close();
  }

  /** The learner moves. */
  async play(move: string) {
    const before = this.line.moves;
    const moves = [...before, move];
    this.mine = false;
    this.arrows = [];
    this.told = null;
    if (!(await this.#show(moves))) return;
    const verdict = judge(this.task, moves);
    if (!verdict.right) {
      this.told = { id: verdict.say, tone: 'bad' };
      if (!(await this.#wait()) || !(await this.#show(before))) return;
      this.mine = true;
    } else if (verdict.done) {
      this.done = true;
      this.told = { id: `${this.#words}-done`, tone: 'good' };
      this.#onDone();
    } else {
      this.#hinted = false;
      await this.#answers(moves);
    }
  }

  /** What was tried is no move. */
  refuse(note: Note) {
    this.told = { note, tone: 'bad' };
  }

  /** First words, then the move itself. */
  async hint() {
    const line = this.line;
    this.told = { id: `${this.#words}-hint`, tone: 'plain' };
    if (!this.#hinted) {
      this.#hinted = true;
      return;
    }
    const wanted = next(this.task, line.moves);
    const legal = await this.session.legalMoves();
    const steps = legal.find(({ move }) => move === wanted)?.steps;
    if (steps && this.mine && line === this.line) this.arrows = [{ steps, brush: 'hint' }];
  }

  get #words() {
    return `learn-${this.task.game.split('?')[0]}-${this.task.id}`;
  }

  /** The others play until it is the learner's turn. */
  async #answers(moves: string[]) {
    const answers: Answer[] = [];
    while (this.at && this.at.view.seat !== this.task.seat) {
      const answer = next(this.task, moves);
      if (answer === undefined || !(await this.#wait())) return;
      moves = [...moves, answer];
      if (!(await this.#show(moves))) return;
      answers.push({ move: answer, at: this.at });
    }
    this.told = { answers, tone: 'plain' };
    this.mine = true;
  }

  /** Whether it is still wanted. */
  async #show(moves: string[]): Promise<boolean> {
    const begun = this.#begun;
    const line: GameRef = { game: this.task.game, start: this.task.position, moves };
    const found = await this.session.goTo(line);
    if (begun !== this.#begun) return false;
    this.arrows = [];
    this.line = line;
    this.at = found;
    return true;
  }

  async #wait(): Promise<boolean> {
    const begun = this.#begun;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return begun === this.#begun;
  }
}
