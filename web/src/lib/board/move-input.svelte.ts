// A move being entered tap by tap. What can be tapped, and when a move is whole, the rules say.
import type { Note, Snapshot, Step, Token } from '$lib/contract';
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
  /** Why the last tap led nowhere. */
  refusal = $state.raw<Note | null>(null);

  #session: Session | null = null;
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
    this.#first = at.next;
    this.#sent = [];
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
    if (steps.length === 0 || !this.#session) return this.cancel();
    const asked = ++this.#asked;
    const differs = this.#sent.findIndex((step, i) => !same(step, steps[i]));
    const from = differs < 0 ? this.#sent.length : differs;
    this.#sent = steps;
    const found = await this.#session.tap(from, steps);
    if (asked !== this.#asked) return;
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
        this.#sent = this.steps = found.steps;
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
