// A move being entered tap by tap. What can be tapped, and when a move is whole, the rules say.
import type { Note, Snapshot, Step, Token, View } from '$lib/contract';
import type { Session } from '$lib/engine/session';

const same = (a: Step | undefined, b: Step | undefined) => JSON.stringify(a) === JSON.stringify(b);

export class MoveInput {
  /** What has been tapped so far. */
  steps = $state.raw<Step[]>([]);
  /** What can be tapped next. */
  next = $state.raw<Step[]>([]);
  /** The move as it would be if it ended here; null where it cannot. */
  whole = $state.raw<string | null>(null);
  /** What the piece has become on its way. */
  moving = $state.raw<Token | null>(null);
  /** Why a tap led nowhere. It stays until something can be entered, or another piece of the mover is refused. */
  refusal = $state.raw<Note | null>(null);
  /** What the pointer is on, where it would enter a step; `again`: it takes a second tap. */
  pointed = $state.raw<{ step: Step; again: boolean } | null>(null);

  #session: Session | null = null;
  #view: View | null = null;
  #first: Step[] = [];
  /** What the rules know of this move: only steps that differ are sent. */
  #sent: Step[] = [];
  /** Counts requests: an answer that comes after another request is no longer wanted. */
  #asked = 0;
  #onMove: (move: string) => void;

  constructor(onMove: (move: string) => void) {
    this.#onMove = onMove;
  }

  /** A move is to be entered where this session stands. */
  begin(session: Session, at: Snapshot) {
    this.#session = session;
    this.#view = at.view;
    this.#first = at.next;
    this.#sent = [];
    this.refusal = this.pointed = null;
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
    if (steps.length === 0 || !this.#session) {
      this.refusal = null;
      return this.cancel();
    }
    const asked = ++this.#asked;
    const differs = this.#sent.findIndex((step, i) => !same(step, steps[i]));
    const from = differs < 0 ? this.#sent.length : differs;
    this.#sent = steps;
    const found = await this.#session.tap(from, steps);
    if (asked !== this.#asked) return;
    switch (found.state) {
      case 'refused':
        return this.#refuse(steps, found.note);
      case 'done':
        return this.#play(found.move);
      case 'partial':
      case 'may-stop':
        this.refusal = null;
        this.#sent = this.steps = found.steps;
        this.next = found.next;
        this.moving = found.moving;
        this.whole = found.state === 'may-stop' ? found.move : null;
    }
  }

  async #refuse(steps: Step[], note: Note): Promise<void> {
    const last = steps.at(-1);
    // What was entered is kept, but for a piece that was only picked up; the board is told so again.
    const kept = this.steps;
    if (kept.length > 1) this.steps = [...kept];
    else this.cancel();
    if (kept.length < 2 && steps.length > 1 && this.#first.some((step) => same(step, last)))
      return this.tap(steps.slice(-1));
    const another = steps.length === 1 && this.#isOwn(last);
    if (another || !this.refusal) this.refusal = note;
  }

  /** Whether a piece of the seat to move stands there. */
  #isOwn(step: Step | undefined): boolean {
    const view = this.#view;
    if (!view || step?.kind !== 'place') return false;
    const cell = view.cells.find(({ x, y }) => x === step.x && y === step.y);
    const top = cell?.stack.at(-1);
    return top !== undefined && (top.seat ?? cell?.zone) === view.seat;
  }

  /** The move ends here, where it can. */
  finish() {
    if (this.whole !== null) this.#play(this.whole);
  }

  #play(move: string) {
    this.refusal = null;
    this.cancel();
    this.next = [];
    this.#sent = [];
    this.#onMove(move);
  }
}
