// The phases of a move's animation: events that happen together, one group after the other.
import { same } from './geometry';
import type { Event } from './wire';

export interface Phase {
  events: Event[];
  /** How long it takes, one movement being 1. */
  length: number;
}

const LENGTH: Record<Event['kind'], number> = {
  move: 1,
  take: 0.9,
  become: 0.5,
  put: 1,
  discard: 0.8,
  build: 1.2,
  restore: 0.3,
  pass: 0,
};

/** Whether an event happens together with those before it. */
function together(phase: Event[], event: Event): boolean {
  const last = phase.at(-1);
  if (!last) return false;
  if (event.kind === last.kind) return event.kind !== 'move' && event.kind !== 'build';
  // A piece that is taken by displacement leaves while the other one comes.
  if (last.kind === 'take' && event.kind === 'move') return same(last.at, event.to);
  return last.kind === 'restore' && event.kind === 'discard';
}

export function phases(events: Event[]): Phase[] {
  const out: Phase[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (last && together(last.events, event)) {
      last.events.push(event);
      last.length = Math.max(last.length, LENGTH[event.kind]);
    } else {
      out.push({ events: [event], length: LENGTH[event.kind] });
    }
  }
  return out;
}
