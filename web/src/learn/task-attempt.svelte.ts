// An attempt at a task of a lesson.
import type { Note } from '$lib/contract';
import { Attempt, type Answer } from '$lib/solve/attempt.svelte';
import { judge, next, type Task } from './lesson';

/** Feedback: a message by its id, a refusal of the rules, or the opponents' answers. */
export type Feedback =
  | { id: string; tone: 'good' | 'bad' | 'plain' }
  | { note: Note; tone: 'bad' }
  | { answers: Answer[]; tone: 'plain' };

export class TaskAttempt extends Attempt {
  readonly task: Task;
  feedback = $state.raw<Feedback | null>(null);

  #onDone: () => void;
  #hinted = false;

  constructor(task: Task, onDone: () => void) {
    super(task.game, task.position);
    this.task = task;
    this.seat = task.seat;
    this.#onDone = onDone;
  }

  async begin() {
    this.leave();
    this.#hinted = false;
    this.feedback = null;
    this.done = false;
    if (await this.show([])) this.mine = true;
  }

  async play(move: string) {
    const before = this.line.moves;
    const moves = [...before, move];
    this.mine = false;
    this.arrows = [];
    this.feedback = null;
    if (!(await this.show(moves))) return;
    const verdict = judge(this.task, moves);
    if (!verdict.right) {
      this.feedback = { id: verdict.say, tone: 'bad' };
      if (!(await this.wait()) || !(await this.show(before))) return;
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
    while (this.at && this.at.view.seat !== this.seat) {
      const answer = next(this.task, moves);
      if (answer === undefined || !(await this.wait())) return;
      moves = [...moves, answer];
      if (!(await this.show(moves))) return;
      answers.push({ move: answer, at: this.at });
    }
    this.feedback = { answers, tone: 'plain' };
    this.mine = true;
  }
}
