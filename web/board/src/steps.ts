// Comparing and finding steps.
import { same } from './geometry';
import type { Place, Step } from './wire';

export function sameStep(a: Step, b: Step): boolean {
  return stepKey(a) === stepKey(b);
}

/** One text for one step, for sets and maps. */
export function stepKey(step: Step): string {
  switch (step.kind) {
    case 'place':
      return `@${step.x},${step.y}`;
    case 'take':
      return `*${step.count}`;
    case 'build':
      return `+${step.line}`;
    case 'restore':
      return `^${step.line}=${step.signs}`;
    default:
      return step.kind;
  }
}

export function has(steps: Step[], step: Step): boolean {
  return steps.some((other) => sameStep(other, step));
}

export function places(steps: Step[]): Place[] {
  return steps.filter((step) => step.kind === 'place').map(({ x, y }) => ({ x, y }));
}

export function placeStep({ x, y }: Place): Step {
  return { kind: 'place', x, y };
}

/** How many pieces of a stack can be taken. */
export function takes(steps: Step[]): number[] {
  return steps.filter((step) => step.kind === 'take').map((step) => step.count);
}

/** The places strictly between two on a straight line; none where they are not on one. */
export function between(from: Place, to: Place): Place[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return [];
  const way = { x: Math.sign(dx), y: Math.sign(dy) };
  const out: Place[] = [];
  for (let at = { x: from.x + way.x, y: from.y + way.y }; !same(at, to);) {
    out.push(at);
    at = { x: at.x + way.x, y: at.y + way.y };
  }
  return out;
}
