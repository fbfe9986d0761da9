// Plays a demo game in a loop, or move by move.
import type { Event, View } from '$board/wire';
import { views, type DemoGame } from './demo-game';

/** Milliseconds from one move to the next, and from the last to the first. */
const MOVE_DELAY = 2100;
const RESTART_DELAY = 5000;

export class Player {
  #views: View[];
  #demo: DemoGame;
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(demo: DemoGame) {
    this.#demo = demo;
    this.#views = views(demo);
  }

  get view(): View {
    return this.#views[this.#at]!;
  }
  /** The events of the last move; none at the beginning. */
  get events(): Event[] {
    return this.#demo.frames[this.#at - 1]?.events ?? [];
  }
  /** How many moves have been made. */
  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.#demo.frames.length;
  }

  to(at: number) {
    this.#at = Math.max(0, Math.min(at, this.last));
  }

  /** Plays in a loop, the first move after `delay`. */
  play(delay = MOVE_DELAY) {
    this.pause();
    this.#timer = setTimeout(() => {
      this.#at = this.#at === this.last ? 0 : this.#at + 1;
      this.play(this.#at === this.last ? RESTART_DELAY : MOVE_DELAY);
    }, delay);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
