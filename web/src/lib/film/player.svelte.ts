// Shows a film move by move, again and again, while somebody can see it.
import type { Event, View } from '$board/wire';
import { views, type Film } from './film';

/** Milliseconds from one move to the next, and before it begins anew. */
const PACE = 2100;
const REST = 5000;

export class Player {
  #views: View[];
  #film: Film;
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: Film) {
    this.#film = film;
    this.#views = views(film);
  }

  get view(): View {
    return this.#views[this.#at]!;
  }
  /** What led to this position; nothing at the beginning. */
  get events(): Event[] {
    return this.#film.frames[this.#at - 1]?.events ?? [];
  }
  /** How many moves have been made. */
  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.#film.frames.length;
  }

  to(at: number) {
    this.#at = Math.max(0, Math.min(at, this.last));
  }

  /** Goes on by itself, the first time after `wait`. */
  play(wait = PACE) {
    this.pause();
    this.#timer = setTimeout(() => {
      this.#at = this.#at === this.last ? 0 : this.#at + 1;
      this.play(this.#at === this.last ? REST : PACE);
    }, wait);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
