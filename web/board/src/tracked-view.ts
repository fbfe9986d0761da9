// A view whose pieces have ids, so that they can be followed from one position to the next.
import { same } from './geometry';
import { price } from './backups';
import { between } from './steps';
import type { Area, Cell, Event, Place, Step, Token, View } from './wire';

export interface Piece extends Token {
  id: number;
}

export interface TrackedCell extends Omit<Cell, 'stack'> {
  stack: Piece[];
}

export interface TrackedView extends Omit<View, 'cells'> {
  cells: TrackedCell[];
}

let numbers = 0;

function fresh(token: Token): Piece {
  numbers += 1;
  return { kind: token.kind, seat: token.seat, id: numbers };
}

function alike(a: Token, b: Token): boolean {
  return a.kind === b.kind && a.seat === b.seat;
}

export function cellAt<C extends Place>(view: { cells: C[] }, place: Place): C | undefined {
  return view.cells.find((cell) => same(cell, place));
}

/**
 * Gives the pieces of a view their ids. Pieces that stand where they stood keep theirs; of the others,
 * those that look alike are taken for the same piece that has moved, the nearest first.
 */
export function track(view: View, before?: TrackedView): TrackedView {
  const free: { piece: Piece; at: Place }[] = [];
  const cells: TrackedCell[] = view.cells.map((cell) => {
    const old = before && cellAt(before, cell);
    const stack = cell.stack.map((token, level) => {
      const piece = old?.stack[level];
      return piece && alike(piece, token) ? piece : { ...token, id: 0 };
    });
    return { ...cell, stack };
  });
  const kept = new Set(cells.flatMap((cell) => cell.stack.map((piece) => piece.id)));
  for (const cell of before?.cells ?? []) {
    for (const piece of cell.stack) if (!kept.has(piece.id)) free.push({ piece, at: cell });
  }
  for (const cell of cells) {
    cell.stack = cell.stack.map((piece) => {
      if (piece.id) return piece;
      const far = ({ at }: { at: Place }) => Math.hypot(at.x - cell.x, at.y - cell.y);
      const fit = free.filter((one) => alike(one.piece, piece)).sort((a, b) => far(a) - far(b))[0];
      if (!fit) return fresh(piece);
      free.splice(free.indexOf(fit), 1);
      return fit.piece;
    });
  }
  return { ...view, cells };
}

function changed(tracked: TrackedView, place: Place, stack: (old: Piece[]) => Piece[]): TrackedView {
  if (!cellAt(tracked, place)) {
    // A piece laid beyond the known cells: the plane grows.
    const name = `${place.x},${place.y}`;
    const cell: TrackedCell = { ...place, name, ground: 'field', zone: null, stack: stack([]) };
    return { ...tracked, cells: [...tracked.cells, cell] };
  }
  return {
    ...tracked,
    cells: tracked.cells.map((cell) => (same(cell, place) ? { ...cell, stack: stack(cell.stack) } : cell)),
  };
}

function pile(tracked: TrackedView, seat: number, by: number): TrackedView {
  const areas = tracked.areas.map((area) =>
    area.kind !== 'backup' && area.seat === seat ? { ...area, count: Math.max(0, area.count + by) } : area,
  );
  return { ...tracked, areas };
}

function withoutBackup(areas: Area[], seat: number, line: number, signs: string): Area[] {
  const index = areas.findIndex(
    (area) => area.kind === 'backup' && area.seat === seat && area.line === line && area.signs === signs,
  );
  return areas.filter((_, i) => i !== index);
}

/** The view after an event of the move that its seat makes. */
export function applyEvent(tracked: TrackedView, event: Event): TrackedView {
  const { seat } = tracked;
  switch (event.kind) {
    case 'move': {
      const stack = cellAt(tracked, event.from)?.stack ?? [];
      const gone = stack.slice(Math.max(0, stack.length - event.count));
      const left = changed(tracked, event.from, (old) => old.slice(0, old.length - gone.length));
      return changed(left, event.to, (old) => [...old, ...gone]);
    }
    case 'take': {
      const rest = changed(tracked, event.at, (old) => old.slice(0, -1));
      return event.to === null ? rest : pile(rest, event.to, 1);
    }
    case 'discard':
      return changed(tracked, event.at, (old) => old.slice(0, -1));
    case 'become': {
      // Pieces that merge have met: the upper one is what they become.
      return changed(tracked, event.at, (old) => {
        const top = old.at(-1);
        return [top ? { ...event.token, id: top.id } : fresh(event.token)];
      });
    }
    case 'put': {
      const put = changed(tracked, event.at, (old) => [...old, fresh(event.token)]);
      return puts(tracked) ? pile(put, seat, -1) : put;
    }
    case 'build': {
      const backup: Area = {
        kind: 'backup',
        seat,
        count: price(tracked, event.signs),
        piece: tracked.areas.find((area) => area.seat === seat)?.piece ?? 'man',
        line: event.line,
        signs: event.signs,
      };
      const paid = pile(tracked, seat, -backup.count);
      return { ...paid, areas: [...paid.areas, backup] };
    }
    case 'restore':
      return { ...tracked, areas: withoutBackup(tracked.areas, seat, event.line, event.signs) };
    case 'pass':
      return tracked;
  }
}

/** Whether a piece that comes onto the board comes from a pile. */
export function puts(tracked: TrackedView): boolean {
  return tracked.areas.some((area) => area.kind === 'reserve' || area.kind === 'hand');
}

/** How a move is shown while it is being entered. */
export interface Preview {
  tracked: TrackedView;
  /** Pieces that it has jumped so far. */
  passed: Set<number>;
  /** Pieces taken from a stack that have not been put down. */
  lifted: Set<number>;
}

/** A position as it looks with these steps carried out. */
export function previewed(view: View, steps: Step[], moving: Token | null): View {
  return previewSteps(track(view), steps, moving).tracked;
}

/** The view with the steps entered so far carried out, as far as they can be seen. */
export function previewSteps(tracked: TrackedView, steps: Step[], moving: Token | null = null): Preview {
  const passed = new Set<number>();
  const lifted = new Set<number>();
  let now = tracked;
  let from: Place | null = null;
  let count = 1;
  for (const step of steps) {
    if (step.kind === 'take') {
      count = step.count;
    } else if (step.kind === 'place' && !from) {
      from = step;
    } else if (step.kind === 'place' && from) {
      const top = cellAt(now, from)?.stack.at(-1);
      if (!top || same(from, step)) continue;
      if (tracked.jumps) {
        for (const at of between(from, step)) {
          for (const piece of cellAt(now, at)?.stack ?? []) passed.add(piece.id);
        }
      }
      now = applyEvent(now, { kind: 'move', from, to: { x: step.x, y: step.y }, token: top, count });
      from = step;
    }
  }
  if (from && moving && cellAt(now, from)?.stack.at(-1)?.kind !== moving.kind) {
    now = applyEvent(now, { kind: 'become', at: { x: from.x, y: from.y }, token: moving });
  }
  if (from && steps.at(-1)?.kind === 'take') {
    for (const piece of (cellAt(now, from)?.stack ?? []).slice(-count)) lifted.add(piece.id);
  }
  return { tracked: now, passed, lifted };
}
