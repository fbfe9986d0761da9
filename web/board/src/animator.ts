// Animates the poses of elements in one requestAnimationFrame loop. Only transforms and opacity change.
import { translate } from './draw/svg';

export interface Pose {
  x: number;
  y: number;
  scale: number;
  opacity: number;
}

interface Run {
  from: Pose;
  to: Pose;
  begin: number;
  ms: number;
  /** How high the thing rises on its way. */
  arc: number;
  done: () => void;
}

const smooth = (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2);

/** Moves elements from pose to pose; a new pose replaces the one that an element is moving to. */
export class Animator {
  readonly #poses = new Map<SVGElement, Pose>();
  readonly #runs = new Map<SVGElement, Run>();
  #frame = 0;

  pose(element: SVGElement): Pose | undefined {
    return this.#poses.get(element);
  }

  /** Sets a pose without animation. */
  put(element: SVGElement, pose: Pose): void {
    this.#runs.get(element)?.done();
    this.#runs.delete(element);
    this.#write(element, pose);
  }

  /** Animates to a pose from the present one. Resolves at the end, also when interrupted. */
  move(
    element: SVGElement,
    to: Pose,
    ms: number,
    options: { delay?: number; arc?: number } = {},
  ): Promise<void> {
    const from = this.#poses.get(element);
    if (!from || ms <= 0 || close(from, to)) {
      this.put(element, to);
      return Promise.resolve();
    }
    this.#runs.get(element)?.done();
    return new Promise((done) => {
      const begin = performance.now() + (options.delay ?? 0);
      this.#runs.set(element, { from, to, begin, ms, arc: options.arc ?? 0, done });
      this.#start();
    });
  }

  forget(element: SVGElement): void {
    this.#runs.get(element)?.done();
    this.#runs.delete(element);
    this.#poses.delete(element);
  }

  /** Ends every movement at once. */
  finish(): void {
    for (const [element, run] of this.#runs) this.put(element, run.to);
  }

  #start(): void {
    if (!this.#frame) this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#frame = 0;
    for (const [element, run] of this.#runs) {
      const t = Math.min(1, Math.max(0, (now - run.begin) / run.ms));
      if (t >= 1) {
        this.put(element, run.to);
        continue;
      }
      const e = smooth(t);
      this.#write(element, {
        x: run.from.x + (run.to.x - run.from.x) * e,
        y: run.from.y + (run.to.y - run.from.y) * e - run.arc * 4 * e * (1 - e),
        scale: run.from.scale + (run.to.scale - run.from.scale) * e,
        opacity: run.from.opacity + (run.to.opacity - run.from.opacity) * e,
      });
    }
    if (this.#runs.size) this.#start();
  }

  #write(element: SVGElement, pose: Pose): void {
    this.#poses.set(element, pose);
    element.setAttribute('transform', translate(pose.x, pose.y, pose.scale));
    if (pose.opacity >= 1) element.removeAttribute('opacity');
    else element.setAttribute('opacity', pose.opacity.toFixed(2));
  }
}

export function close(a: Pose, b: Pose): boolean {
  return (
    Math.abs(a.x - b.x) < 0.5 &&
    Math.abs(a.y - b.y) < 0.5 &&
    Math.abs(a.scale - b.scale) < 0.01 &&
    Math.abs(a.opacity - b.opacity) < 0.01
  );
}
