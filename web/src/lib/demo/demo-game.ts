// A demo game: its positions were computed when the site was built, each stored as its difference from the
// one before.
import type { Cell, Event, View } from '$board/wire';

export interface DemoGame {
  game: string;
  /** The moves, as texts. */
  moves: string[];
  first: View;
  frames: Frame[];
}

/** What a move did. */
export interface Frame extends Pick<View, 'areas' | 'scores' | 'seat'> {
  events: Event[];
  /** The cells that are not as they were, or were not there. */
  cells: Cell[];
  /** The names of those that are no longer there. */
  gone: string[];
}

/** Every position of a demo, the first one too. */
export function views(demo: DemoGame): View[] {
  const all = [demo.first];
  for (const frame of demo.frames) all.push(after(all.at(-1)!, frame));
  return all;
}

function after(view: View, { cells, gone, areas, scores, seat }: Frame): View {
  const at = new Map(view.cells.map((cell) => [cell.name, cell]));
  for (const cell of cells) at.set(cell.name, cell);
  for (const name of gone) at.delete(name);
  const sorted = [...at.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  return { ...view, cells: sorted, areas, scores, seat };
}

/** What changed from one position to the next. */
export function frame(before: View, now: View, events: Event[]): Frame {
  const old = new Map(before.cells.map((cell) => [cell.name, JSON.stringify(cell)]));
  const cells = now.cells.filter((cell) => old.get(cell.name) !== JSON.stringify(cell));
  const there = new Set(now.cells.map((cell) => cell.name));
  const gone = [...old.keys()].filter((name) => !there.has(name));
  return { events, cells, gone, areas: now.areas, scores: now.scores, seat: now.seat };
}
