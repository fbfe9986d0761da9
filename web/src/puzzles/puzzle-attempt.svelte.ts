// An attempt at a puzzle: right answers go on, wrong ones are refuted on the board, hints come in stages, and the
// solution on request. The rules of solving are in games/README.md.
import type { Note, Snapshot } from '$lib/contract';
import { at as gameAt } from '$lib/engine';
import { hintStages, type Reason, type ShownHint } from '$lib/play/hint';
import { Attempt, type Answer } from '$lib/solve/attempt.svelte';
import type { Puzzle } from './puzzle';
import { refute } from './refute';

export type Feedback =
  | { kind: 'refused'; note: Note }
  /** A right answer, and what was played after it. */
  | { kind: 'right'; answers: Answer[] }
  /** A wrong answer, first without its refutation. */
  | { kind: 'wrong'; reason: Reason | null; line: string[] }
  | { kind: 'hint'; hint: ShownHint; line: string[] }
  | { kind: 'solved' | 'shown' };

export interface Heard {
  /** The first answer, or the first help: whether it was right. */
  onanswer: (right: boolean) => void;
  /** The puzzle was played to its end. */
  onsolved: (helped: boolean) => void;
}

export class PuzzleAttempt extends Attempt {
  readonly puzzle: Puzzle;
  feedback = $state.raw<Feedback | null>(null);
  /** The moves before the wrong one, while that is refuted. */
  wrongAfter = $state.raw<string[] | null>(null);

  #heard: Heard;
  #answered = false;
  /** Whether a wrong move was played, or a move of the solution shown. */
  #helped = false;
  /** The stages of the hint for this turn, and how many are shown. */
  #stages: ShownHint[] = [];
  #shown = 0;
  #search = new AbortController();

  constructor(puzzle: Puzzle, heard: Heard) {
    super(puzzle.game, puzzle.position);
    this.puzzle = puzzle;
    this.#heard = heard;
  }

  async begin() {
    this.leave();
    this.feedback = null;
    this.done = false;
    if (!(await this.show([])) || !this.at) return;
    this.seat = this.at.view.seat;
    await this.#continue([]);
  }

  override end() {
    super.end();
    this.#search.abort();
  }

  protected override leave() {
    super.leave();
    this.wrongAfter = null;
    this.#search.abort();
    this.#search = new AbortController();
    this.#forgetHint();
  }

  async play(move: string) {
    const before = this.at;
    const moves = [...this.line.moves, move];
    this.mine = false;
    this.feedback = null;
    if (!before || !(await this.show(moves)) || !this.at) return;
    const line = this.line;
    const right = await this.#isRight(this.at);
    if (line !== this.line) return;
    if (right) {
      this.#forgetHint();
      this.feedback = { kind: 'right', answers: [] };
      await this.#continue(moves);
    } else {
      this.#answer(false);
      await this.#refute(before, this.at);
    }
  }

  refuse(note: Note) {
    this.feedback = { kind: 'refused', note };
  }

  /** Back to where the wrong move was played. */
  async tryAgain() {
    const moves = this.wrongAfter;
    if (!moves) return;
    this.leave();
    this.feedback = null;
    if (await this.show(moves)) this.mine = true;
  }

  /** The next stage of the hint. */
  async hint() {
    const { line, at } = this;
    if (!this.mine || !at) return;
    if (this.#shown === 0) {
      const wanted = this.puzzle.moves[line.moves.length];
      const legal = await this.session.legalMoves();
      if (line !== this.line || !this.mine) return;
      this.#stages = hintStages(at.view, legal.find(({ move }) => move === wanted)?.steps ?? []);
    }
    const hint = this.#stages[Math.min(this.#shown, this.#stages.length - 1)];
    if (!hint) return;
    this.#shown++;
    // Which piece it is may be told; the move itself is the answer.
    if (hint.stage !== 'piece') this.#answer(false);
    this.arrows = [{ steps: hint.steps, brush: 'hint' }];
    this.feedback = { kind: 'hint', hint, line: this.puzzle.moves.slice(line.moves.length) };
  }

  /** Plays the solution out. */
  async showSolution() {
    const from = this.wrongAfter ?? this.line.moves;
    this.leave();
    this.#answer(false);
    this.feedback = null;
    if (!(await this.show(from))) return;
    for (let played = from.length; played < this.puzzle.moves.length; played++)
      if (!(await this.wait()) || !(await this.show(this.puzzle.moves.slice(0, played + 1)))) return;
    this.done = true;
    this.feedback = { kind: 'shown' };
  }

  #answer(right: boolean) {
    if (!right) this.#helped = true;
    if (!this.#answered) this.#heard.onanswer(right);
    this.#answered = true;
  }

  #forgetHint() {
    this.#stages = [];
    this.#shown = 0;
  }

  /** Whether the last move is right. Another way to the same position is the same answer, and nothing is better
   *  than to win at once. */
  async #isRight({ outcome, position }: Snapshot): Promise<boolean> {
    const { moves } = this.line;
    const wanted = this.puzzle.moves[moves.length - 1];
    if (wanted === undefined || wanted === moves.at(-1)) return true;
    if (outcome?.winners.some((winner) => winner % 2 === this.seat % 2)) return true;
    const expected = await gameAt({ ...this.line, moves: [...moves.slice(0, -1), wanted] });
    return expected.at.position === position;
  }

  /** Plays what others answer and what is forced, up to the solver's next choice or the end. */
  async #continue(moves: string[]) {
    const answers: Answer[] = [];
    while (moves.length < this.puzzle.moves.length && this.at && !this.at.outcome) {
      const next = this.puzzle.moves[moves.length]!;
      const own = this.at.view.seat === this.seat;
      if (own && (moves.length === 0 || (await this.session.legalMoves()).length > 1)) {
        if (answers.length > 0) this.feedback = { kind: 'right', answers };
        this.mine = true;
        return;
      }
      if (!(await this.wait())) return;
      moves = [...moves, next];
      if (!(await this.show(moves))) return;
      if (!own) answers.push({ move: next, at: this.at });
    }
    this.#answer(!this.#helped);
    this.done = true;
    this.feedback = { kind: 'solved' };
    this.#heard.onsolved(this.#helped);
  }

  /** Plays the best reply to a wrong move, and what follows from it. */
  async #refute(before: Snapshot, after: Snapshot) {
    const { signal } = this.#search;
    let moves = this.line.moves;
    this.wrongAfter = moves.slice(0, -1);
    this.feedback = { kind: 'wrong', reason: null, line: [] };
    const found = await refute(this.session, this.line, before, after, signal).catch((error: unknown) => {
      // Without an engine the answer is as wrong.
      if (!signal.aborted) console.warn(error);
      return null;
    });
    if (signal.aborted || !found) return;
    this.feedback = { kind: 'wrong', reason: found.reason, line: found.moves };
    for (const move of found.moves) {
      if (!(await this.wait())) return;
      moves = [...moves, move];
      if (!(await this.show(moves))) return;
    }
  }
}
