// What goes without saying while a move is entered.
import type { Input, Step } from '$board/wire';

/** The only step that can follow, where nobody has to show it. */
export function single(found: Input, steps: Step[]): Step | null {
  if (found.state !== 'partial' || found.next.length !== 1) return null;
  const only = found.next[0] ?? null;
  const landed = steps.filter((step) => step.kind === 'place' || step.kind === 'reserve').length > 1;
  return landed || only?.kind === 'take' ? only : null;
}

export const same = (a: Step | undefined, b: Step | undefined) => JSON.stringify(a) === JSON.stringify(b);
