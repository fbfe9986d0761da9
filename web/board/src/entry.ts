// What a tap means while a move is being entered. Legality is not known here: only what was offered.
import { same } from './geometry';
import { has, places, placeStep, takes } from './steps';
import type { Hit } from './targets';
import type { Cell, Place, Step, View } from './wire';

export interface Entry {
  view: View;
  next: Step[];
  steps: Step[];
  /** What could be tapped first, from when nothing had been. */
  first: Step[];
  /** How many checkers the chosen stack lets go, from when it had just been chosen. */
  counts: number[];
}

export type Answer =
  | { kind: 'steps'; steps: Step[] }
  /** The piece is tapped where it has gone: the move may end here. */
  | { kind: 'done' };

/** Where the piece of the move being entered stands now. */
export function standsAt(steps: Step[]): Place | null {
  if (steps[0]?.kind === 'reserve') return null;
  return places(steps).at(-1) ?? null;
}

/** How many checkers have been taken up. */
export function takenUp(steps: Step[]): number {
  const last = steps.at(-1);
  return last?.kind === 'take' ? last.count : 0;
}

export function tap(entry: Entry, hit: Hit): Answer | null {
  const { next, steps, first } = entry;
  const { step } = hit.target;
  if (!step) return null;
  if (has(next, step)) return { kind: 'steps', steps: [...steps, step] };
  if (isChosen(steps, step)) return again(entry, hit);
  if (has(first, step)) return { kind: 'steps', steps: [step] };
  return { kind: 'steps', steps: [...steps, step] };
}

function isChosen(steps: Step[], step: Step): boolean {
  const at = standsAt(steps);
  if (step.kind === 'place') return at !== null && same(at, step);
  return has(steps.slice(-1), step);
}

/** What is chosen is tapped once more: another number of checkers, the end, or nothing after all. */
function again(entry: Entry, hit: Hit): Answer {
  const { steps, counts, view } = entry;
  const at = standsAt(steps);
  if (at && !view.named && places(steps).length === 1) {
    const chosen = takenUp(steps);
    if (hit.count && hit.count !== chosen && (!counts.length || counts.includes(hit.count))) {
      return { kind: 'steps', steps: [placeStep(at), { kind: 'take', count: hit.count }] };
    }
    return { kind: 'steps', steps: [] };
  }
  return places(steps).length > 1 ? { kind: 'done' } : { kind: 'steps', steps: [] };
}

/** The steps with more or fewer checkers taken up; null where that means nothing. */
export function moreOrFewer(entry: Entry, by: number): Step[] | null {
  const { steps, next, view } = entry;
  const at = standsAt(steps);
  if (!at || view.named || places(steps).length !== 1) return null;
  const known = entry.counts.length ? entry.counts : takes(next);
  const height = view.cells.find((cell) => same(cell, at))?.stack.length ?? 0;
  const all = known.length ? [...known].sort((a, b) => a - b) : [...Array(height).keys()].map((i) => i + 1);
  const now = takenUp(steps);
  const wanted = by > 0 ? all.find((count) => count > now) : [...all].reverse().find((count) => count < now);
  if (wanted === undefined) return null;
  return [placeStep(at), { kind: 'take', count: wanted }];
}

/** Exactly so many checkers of the chosen stack. */
export function exactly(entry: Entry, count: number): Step[] | null {
  const at = standsAt(entry.steps);
  if (!at || entry.view.named || places(entry.steps).length !== 1) return null;
  return [placeStep(at), { kind: 'take', count }];
}

/** Whether a piece on this cell is the seat's own: by its colour, or by the zone it stands in. */
export function isOwn(cell: Cell, seat: number): boolean {
  const top = cell.stack.at(-1);
  if (!top) return false;
  return top.seat === null ? cell.zone === seat : top.seat === seat;
}

/** A tap of a move that is entered before its turn: `begun` is what was tapped already. */
export function premoveTap(view: View, seat: number, begun: Step[], hit: Hit): Step[] {
  const { target } = hit;
  const { step } = target;
  if (!step) return [];
  if (step.kind !== 'place') return [step];
  if (target.kind !== 'cell') return [];
  const from = begun[0];
  if (!from) {
    if (!isOwn(target.cell, seat)) return [];
    const stack = !view.named && target.cell.stack.length > 0;
    return stack ? [step, { kind: 'take', count: Math.max(1, hit.count) }] : [step];
  }
  if (from.kind === 'place' && same(from, step)) return [];
  return [...begun, step];
}

/** Whether a premove has an end. */
export function premoveWhole(steps: Step[]): boolean {
  const last = steps.at(-1);
  return last?.kind === 'restore' || (steps.length > 1 && last?.kind === 'place');
}
