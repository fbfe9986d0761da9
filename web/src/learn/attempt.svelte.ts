// An attempt at a task: the moves so far, the feedback to the last one, and the opponents' answers.
import type { Arrow } from '$board';
import type { GameRef, Note, Snapshot } from '$lib/contract';
import { GameSession } from '$lib/engine/session';
import { judge, next, type Task } from './lesson';

/** Milliseconds before the opponents answer, and before a wrong move is taken back. */
const DELAY = 650;

/** A move of the others, and where it led. */
export interface Answer {
  move: string;
  at: Snapshot;
}

/** Feedback: a message by its id, a refusal of the rules, or the opponents' answers. */
export type Feedback =
  | { id: string; tone: 'good' | 'bad' | 'plain' }
  | { note: Note; tone: 'bad' }
  | { answers: Answer[]; tone: 'plain' };

export class Attempt {
  readonly task: Task;
  readonly session = new GameSession();
  /** The game as it stands; undefined until the rules have been asked. */
  at = $state.raw<Snapshot>();
  line = $state.raw<GameRef>({ game: '', start: null, moves: [] });
  feedback = $state.raw<Feedback | null>(null);
  arrows = $state.raw<Arrow[]>([]);
  /** Whether the learner may move. */
  mine = $state(false);
  done = $state(false);

  #onDone: () => void;
  /** Counts attempts: what belongs to an earlier one is dropped. */
  #attempt = 0;
  #hinted = false;

  constructor(task: Task, onDone: () => void) {
    this.task = task;
    this.#onDone = onDone;
  }

  async begin() {
    this.#attempt++;
    this.#hinted = false;
    this.feedback = null;
    this.done = false;
    if (await this.#show([])) this.mine = true;
  }

  /** Leaves the task. */
  end() {
    this.#attempt++;
    this.session.close();
  }

  /** The learner moves. */
  async play(move: string) {
    const before = this.line.moves;
    const moves = [...before, move];
    this.mine = false;
    this.arrows = [];
    this.feedback = null;
    if (!(await this.#show(moves))) return;
    const verdict = judge(this.task, moves);
    if (!verdict.right) {
      this.feedback = { id: verdict.say, tone: 'bad' };
      if (!(await this.#wait()) || !(await this.#show(before))) return;
      this.mine = true;
    } else if (verdict.done) {
      this.done = true;
      this.feedback = { id: `${this.#words}-done`, tone: 'good' };
      this.#onDone();
    } else {
      this.#hinted = false;
      await this.#playAnswers(moves);
    }
  }

  /** Shows why a move was refused. */
  refuse(note: Note) {
    this.feedback = { note, tone: 'bad' };
  }

  /** The first hint is a text, the second the move itself. */
  async hint() {
    const line = this.line;
    this.feedback = { id: `${this.#words}-hint`, tone: 'plain' };
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

  /** Plays the opponents' moves until it is the learner's turn. */
  async #playAnswers(moves: string[]) {
    const answers: Answer[] = [];
    while (this.at && this.at.view.seat !== this.task.seat) {
      const answer = next(this.task, moves);
      if (answer === undefined || !(await this.#wait())) return;
      moves = [...moves, answer];
      if (!(await this.#show(moves))) return;
      answers.push({ move: answer, at: this.at });
    }
    this.feedback = { answers, tone: 'plain' };
    this.mine = true;
  }

  /** Shows a position; false if the attempt was left meanwhile. */
  async #show(moves: string[]): Promise<boolean> {
    const current = this.#attempt;
    const line: GameRef = { game: this.task.game, start: this.task.position, moves };
    const found = await this.session.goTo(line);
    if (current !== this.#attempt) return false;
    this.arrows = [];
    this.line = line;
    this.at = found;
    return true;
  }

  async #wait(): Promise<boolean> {
    const current = this.#attempt;
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    return current === this.#attempt;
  }
}
