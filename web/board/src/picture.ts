// What stands on the board, every piece with a number of its own, so that it can be followed.
import { same } from './geometry';
import { price } from './lines';
import { between } from './steps';
import type { Area, Cell, Event, Place, Step, Token, View } from './wire';

export interface Piece extends Token {
  id: number;
}

export interface PictureCell extends Omit<Cell, 'stack'> {
  stack: Piece[];
}

export interface Picture extends Omit<View, 'cells'> {
  cells: PictureCell[];
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
 * A view with numbers. Pieces that stand where they stood keep theirs; of the others, those that look
 * alike are taken for the same piece that has moved, the nearest first.
 */
export function identify(view: View, before?: Picture): Picture {
  const free: { piece: Piece; at: Place }[] = [];
  const cells: PictureCell[] = view.cells.map((cell) => {
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

function changed(picture: Picture, place: Place, stack: (old: Piece[]) => Piece[]): Picture {
  if (!cellAt(picture, place)) {
    // A checker laid beyond what the view offered: the plane grows.
    const name = `${place.x},${place.y}`;
    const cell: PictureCell = { ...place, name, ground: 'field', zone: null, stack: stack([]) };
    return { ...picture, cells: [...picture.cells, cell] };
  }
  return {
    ...picture,
    cells: picture.cells.map((cell) => (same(cell, place) ? { ...cell, stack: stack(cell.stack) } : cell)),
  };
}

function pile(picture: Picture, seat: number, by: number): Picture {
  const areas = picture.areas.map((area) =>
    area.kind !== 'backup' && area.seat === seat ? { ...area, count: Math.max(0, area.count + by) } : area,
  );
  return { ...picture, areas };
}

function withoutBackup(areas: Area[], seat: number, line: number, signs: string): Area[] {
  const index = areas.findIndex(
    (area) => area.kind === 'backup' && area.seat === seat && area.line === line && area.signs === signs,
  );
  return areas.filter((_, i) => i !== index);
}

/** The picture after an event of the move that its seat makes. */
export function after(picture: Picture, event: Event): Picture {
  const { seat } = picture;
  switch (event.kind) {
    case 'move': {
      const stack = cellAt(picture, event.from)?.stack ?? [];
      const gone = stack.slice(Math.max(0, stack.length - event.count));
      const left = changed(picture, event.from, (old) => old.slice(0, old.length - gone.length));
      return changed(left, event.to, (old) => [...old, ...gone]);
    }
    case 'take': {
      const rest = changed(picture, event.at, (old) => old.slice(0, -1));
      return event.to === null ? rest : pile(rest, event.to, 1);
    }
    case 'discard':
      return changed(picture, event.at, (old) => old.slice(0, -1));
    case 'become': {
      // Pieces that merge have met: the upper one is what they become.
      return changed(picture, event.at, (old) => {
        const top = old.at(-1);
        return [top ? { ...event.token, id: top.id } : fresh(event.token)];
      });
    }
    case 'put': {
      const put = changed(picture, event.at, (old) => [...old, fresh(event.token)]);
      return puts(picture) ? pile(put, seat, -1) : put;
    }
    case 'build': {
      const backup: Area = {
        kind: 'backup',
        seat,
        count: price(event.signs),
        line: event.line,
        signs: event.signs,
      };
      const paid = pile(picture, seat, -backup.count);
      return { ...paid, areas: [...paid.areas, backup] };
    }
    case 'restore':
      return { ...picture, areas: withoutBackup(picture.areas, seat, event.line, event.signs) };
    case 'pass':
      return picture;
  }
}

/** Whether a piece that comes onto the board comes from a pile. */
export function puts(picture: Picture): boolean {
  return picture.areas.some((area) => area.kind === 'reserve' || area.kind === 'hand');
}

/** A move half entered, as it is shown. */
export interface Shown {
  picture: Picture;
  /** Pieces that it has passed over so far. */
  passed: Set<number>;
  /** Checkers taken up from a stack that have not been put down. */
  lifted: Set<number>;
}

/** The picture with the steps entered so far carried out, as far as they can be seen. */
export function shown(picture: Picture, steps: Step[], moving: Token | null = null): Shown {
  const passed = new Set<number>();
  const lifted = new Set<number>();
  let now = picture;
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
      if (picture.named) {
        for (const at of between(from, step)) {
          for (const piece of cellAt(now, at)?.stack ?? []) passed.add(piece.id);
        }
      }
      now = after(now, { kind: 'move', from, to: { x: step.x, y: step.y }, token: top, count });
      from = step;
    }
  }
  if (from && moving && cellAt(now, from)?.stack.at(-1)?.kind !== moving.kind) {
    now = after(now, { kind: 'become', at: { x: from.x, y: from.y }, token: moving });
  }
  if (from && steps.at(-1)?.kind === 'take') {
    for (const piece of (cellAt(now, from)?.stack ?? []).slice(-count)) lifted.add(piece.id);
  }
  return { picture: now, passed, lifted };
}
