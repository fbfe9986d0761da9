// The clocks on the page: what the rules last said, and the time that went by since.
import type { Clocks } from '$lib/contract';
import { now } from '$lib/engine/session';

/** Less than this is little time, in milliseconds. */
const LITTLE = 10_000;

export class Clock {
  #clocks = $state.raw<Clocks | null>(null);
  #heard = 0;
  #time = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;
  #warned = new Set<number>();
  #onFlag: () => void;
  #onLittle: (seat: number) => void;
  #now: () => number;

  /** `time`: the clock by which the game is played. */
  constructor(onFlag: () => void, onLittle: (seat: number) => void, time = now) {
    this.#onFlag = onFlag;
    this.#onLittle = onLittle;
    this.#now = time;
  }

  get there() {
    return this.#clocks !== null;
  }

  /** The seat whose clock runs. */
  get runs(): number | null {
    return this.#clocks?.running ?? null;
  }

  /** Milliseconds of this move that still cost nothing. */
  get delay(): number {
    return Math.max(0, (this.#clocks?.delay ?? 0) - (this.#now() - this.#heard));
  }

  get added(): number {
    return this.#clocks?.increment ?? 0;
  }

  /** What a seat has left, in milliseconds; null without clocks. */
  left(seat: number): number | null {
    const left = this.#clocks?.remaining[seat];
    if (left === undefined) return null;
    if (this.runs !== seat) return left;
    const counted = Math.max(0, this.#time - this.#heard - (this.#clocks?.delay ?? 0));
    return Math.max(0, left - counted);
  }

  isLow(seat: number): boolean {
    const left = this.left(seat);
    return left !== null && left < LITTLE;
  }

  /** The rules say how the clocks stand. */
  set(clocks: Clocks | null) {
    this.#clocks = clocks;
    this.#heard = this.#time = this.#now();
    clearInterval(this.#timer);
    if (clocks === null) this.#warned.clear();
    else if (clocks.running !== null) this.#timer = setInterval(() => this.#tick(), 100);
  }

  end() {
    clearInterval(this.#timer);
  }

  #tick() {
    this.#time = this.#now();
    const seat = this.runs;
    if (seat === null) return;
    if (this.left(seat) === 0) this.#onFlag();
    else if (this.isLow(seat) && !this.#warned.has(seat)) {
      this.#warned.add(seat);
      this.#onLittle(seat);
    }
  }
}

/** `4:59`, `1:02:03`, and tenths where little is left: `0:09.4`. */
export function clockFace(left: number): string {
  const seconds = Math.floor(left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(minutes)}:${two(rest)}`;
  if (left < LITTLE) return `0:${two(rest)}.${Math.floor((left % 1000) / 100)}`;
  return `${minutes}:${two(rest)}`;
}
