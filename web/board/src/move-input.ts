// Move input: what a tap means while a move is being entered. It knows no rules, only the steps on offer.
import { same } from './geometry';
import { has, places, placeStep, takes } from './steps';
import type { Hit } from './hit-test';
import type { Cell, Place, Step, View } from './wire';

export interface MoveInput {
  view: View;
  next: Step[];
  steps: Step[];
  /** What could be tapped first, from when nothing had been. */
  first: Step[];
  /** How many pieces of the chosen stack can move, from when it had just been chosen. */
  counts: number[];
}

export type Answer =
  | { kind: 'steps'; steps: Step[] }
  /** The piece is tapped where it has gone: the move may end here. */
  | { kind: 'done' };

/** Where the piece of the move being entered stands now. */
export function currentPlace(steps: Step[]): Place | null {
  if (steps[0]?.kind === 'reserve') return null;
  return places(steps).at(-1) ?? null;
}

/** How many pieces of a stack have been taken. */
export function takenCount(steps: Step[]): number {
  const last = steps.at(-1);
  return last?.kind === 'take' ? last.count : 0;
}

export function tap(input: MoveInput, hit: Hit): Answer | null {
  const { next, steps, first } = input;
  const { step } = hit.target;
  if (!step) return null;
  if (has(next, step)) return { kind: 'steps', steps: [...steps, step] };
  if (isChosen(steps, step)) return again(input, hit);
  // A piece that has gone somewhere is not given up for a tap that missed: the rules will refuse it.
  if (has(first, step) && places(steps).length < 2) return { kind: 'steps', steps: [step] };
  return { kind: 'steps', steps: [...steps, step] };
}

function isChosen(steps: Step[], step: Step): boolean {
  const at = currentPlace(steps);
  if (step.kind === 'place') return at !== null && same(at, step);
  return has(steps.slice(-1), step);
}

/** The chosen piece is tapped again: another number of pieces, the end of the move, or a deselection. */
function again(input: MoveInput, hit: Hit): Answer {
  const { steps, counts, view } = input;
  const at = currentPlace(steps);
  if (at && view.stacks && places(steps).length === 1) {
    const chosen = takenCount(steps);
    if (hit.count && hit.count !== chosen && (!counts.length || counts.includes(hit.count))) {
      return { kind: 'steps', steps: [placeStep(at), { kind: 'take', count: hit.count }] };
    }
    return { kind: 'steps', steps: [] };
  }
  return places(steps).length > 1 ? { kind: 'done' } : { kind: 'steps', steps: [] };
}

/** The steps with more or fewer pieces taken; null where that is impossible. */
export function adjustCount(input: MoveInput, by: number): Step[] | null {
  const { steps, next, view } = input;
  const at = currentPlace(steps);
  if (!at || !view.stacks || places(steps).length !== 1) return null;
  const known = input.counts.length ? input.counts : takes(next);
  const height = view.cells.find((cell) => same(cell, at))?.stack.length ?? 0;
  const all = known.length ? [...known].sort((a, b) => a - b) : [...Array(height).keys()].map((i) => i + 1);
  const now = takenCount(steps);
  const wanted = by > 0 ? all.find((count) => count > now) : [...all].reverse().find((count) => count < now);
  if (wanted === undefined) return null;
  return [placeStep(at), { kind: 'take', count: wanted }];
}

/** The steps with exactly so many pieces of the chosen stack taken. */
export function setCount(input: MoveInput, count: number): Step[] | null {
  const at = currentPlace(input.steps);
  if (!at || !input.view.stacks || places(input.steps).length !== 1) return null;
  return [placeStep(at), { kind: 'take', count }];
}

/** Whether a piece on this cell is the seat's own: by its colour, or by the zone it stands in. */
export function isOwn(cell: Cell, seat: number): boolean {
  const top = cell.stack.at(-1);
  if (!top) return false;
  return top.seat === null ? cell.zone === seat : top.seat === seat;
}

/** A tap of a move that is entered before its turn: `premoveSteps` is what was tapped already. */
export function premoveTap(view: View, seat: number, premoveSteps: Step[], hit: Hit): Step[] {
  const { target } = hit;
  const { step } = target;
  if (!step) return [];
  if (step.kind !== 'place') return [step];
  if (target.kind !== 'cell') return [];
  const from = premoveSteps[0];
  if (!from) {
    if (!isOwn(target.cell, seat)) return [];
    return view.stacks ? [step, { kind: 'take', count: Math.max(1, hit.count) }] : [step];
  }
  if (from.kind === 'place' && same(from, step)) return [];
  return [...premoveSteps, step];
}

/** Whether a premove needs no further tap. */
export function isCompletePremove(steps: Step[]): boolean {
  const last = steps.at(-1);
  return last?.kind === 'restore' || (steps.length > 1 && last?.kind === 'place');
}
