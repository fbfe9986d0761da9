// Hit testing: what can be tapped or focused, where it lies, and what is under a point.
import { toPlane, toWindow, type Camera } from './camera';
import { centre, grown, inside, placeAt, same, UNIT, type Point, type Rect } from './geometry';
import { slot, type Layout } from './layout';
import { countAt } from './stack';
import type { Area, Cell, Place, Step, View } from './wire';

export type Target = {
  /** An identifier that stays the same from one update to the next. */
  key: string;
  /** Where it lies, on the drawing. */
  rect: Rect;
  /** What tapping it would enter; null where it is only to be looked at. */
  step: Step | null;
} & (
  | { kind: 'cell'; cell: Cell }
  | { kind: 'pile'; area: Area }
  | { kind: 'backup'; area: Area }
  | { kind: 'line'; line: number; seat: number }
);

export interface TargetOptions {
  /** The steps that can be entered next: handles for building appear where they say so. */
  next: Step[];
  /** Handles at both ends of every line. */
  editing: boolean;
  /** The seat that enters steps. */
  seat: number;
  camera: Camera;
}

export function targets(view: View, layout: Layout, options: TargetOptions): Target[] {
  const { camera, seat } = options;
  const { geometry: g } = layout;
  const cells: Target[] = view.cells.map((cell) => {
    const mid = toWindow(camera, centre(g, cell));
    const size = UNIT * camera.zoom;
    return {
      kind: 'cell',
      key: `@${cell.x},${cell.y}`,
      rect: { x: mid.x - size / 2, y: mid.y - size / 2, w: size, h: size },
      step: { kind: 'place', x: cell.x, y: cell.y },
      cell,
    };
  });
  const piles: Target[] = layout.piles.map(({ area, rect }) => ({
    kind: 'pile',
    key: `${area.kind}${area.seat}`,
    rect,
    step: area.kind === 'reserve' && area.seat === seat ? { kind: 'reserve' } : null,
    area,
  }));
  const backups: Target[] = layout.backups.map(({ area, rect }, i) => ({
    kind: 'backup',
    key: `^${area.seat}${area.line}=${area.signs}#${i}`,
    rect,
    step: area.seat === seat ? { kind: 'restore', line: area.line ?? 0, signs: area.signs ?? '' } : null,
    area,
  }));
  return [...cells, ...piles, ...backups, ...handles(layout, options)];
}

/** The ends of lines that can be recorded. */
function handles(layout: Layout, options: TargetOptions): Target[] {
  const ends = options.editing
    ? layout.lines.flatMap(({ number: line }) => layout.sides.map((_, seat) => ({ line, seat })))
    : options.next.filter((step) => step.kind === 'build').map(({ line }) => ({ line, seat: options.seat }));
  return ends.map(({ line, seat }) => ({
    kind: 'line',
    key: `+${seat}${line}`,
    rect: handleRect(layout, line, seat),
    step: { kind: 'build', line },
    line,
    seat,
  }));
}

/** A handle is the part of the frame at the end of a line, and the room for a backup if it is free. */
export function handleRect(layout: Layout, line: number, seat: number): Rect {
  const free = slot(layout, line, seat).rect;
  const taken = layout.backups.some((other) => other.line === line && other.seat === seat);
  const { board, frame } = layout;
  const aside = free.x + free.w / 2 < board.x || free.x + free.w / 2 > board.x + board.w;
  const out = taken ? frame : frame + 8 + (aside ? free.w : free.h);
  const mid = { x: free.x + free.w / 2, y: free.y + free.h / 2 };
  if (mid.y > board.y + board.h) return { x: mid.x - 46, y: board.y + board.h, w: 92, h: out };
  if (mid.y < board.y) return { x: mid.x - 46, y: board.y - out, w: 92, h: out };
  if (mid.x < board.x) return { x: board.x - out, y: mid.y - 46, w: out, h: 92 };
  return { x: board.x + board.w, y: mid.y - 46, w: out, h: 92 };
}

export interface Hit {
  target: Target;
  /** How many pieces from the top of a stack were pointed at; 0 beside it. */
  count: number;
}

export interface HitOptions {
  camera: Camera;
  /** Whether pieces pile up: a tap then points at one of them. */
  stacks: boolean;
  /** The stack of which pieces are taken, and how many. */
  lifted: { at: Place; count: number } | null;
  /** Places where the taken pieces can go: they are never hidden by a stack. */
  open: Place[];
  /** How far small targets reach beyond what is drawn, for fingers. */
  slack: number;
}

/** What is under a point of the drawing. Small things beside the board go before large ones. */
export function hit(all: Target[], layout: Layout, point: Point, options: HitOptions): Hit | null {
  for (const kind of ['backup', 'line', 'pile'] as const) {
    const found = all.find((target) => target.kind === kind && inside(grown(target.rect, 1), point));
    if (found) return { target: found, count: 0 };
  }
  if (options.slack) {
    const near = all.find(
      (target) =>
        target.kind !== 'cell' && target.kind !== 'line' && inside(grown(target.rect, options.slack), point),
    );
    if (near && !inside(layout.board, point)) return { target: near, count: 0 };
  }
  if (!inside(layout.board, point)) return null;
  const at = toPlane(options.camera, point);
  return options.stacks ? hitStack(all, layout, at, options) : hitSquare(all, layout, at);
}

function hitSquare(all: Target[], layout: Layout, at: Point): Hit | null {
  const place = placeAt(layout.geometry, at);
  const found = all.find((target) => target.kind === 'cell' && same(target.cell, place));
  return found ? { target: found, count: 1 } : null;
}

/** A stack hides a part of the field behind it, the nearest one first. */
function hitStack(all: Target[], layout: Layout, at: Point, options: HitOptions): Hit | null {
  const place = placeAt(layout.geometry, at);
  const under = all.find((target) => target.kind === 'cell' && same(target.cell, place));
  if (under && options.open.some((open) => same(open, place))) return { target: under, count: 0 };
  const cells = all
    .filter((target) => target.kind === 'cell')
    .map((target) => ({ target, mid: centre(layout.geometry, target.cell) }))
    .sort((a, b) => b.mid.y - a.mid.y);
  for (const { target, mid } of cells) {
    const lifted = options.lifted && same(options.lifted.at, target.cell) ? options.lifted.count : 0;
    const count = countAt(target.cell.stack.length, lifted, { x: at.x - mid.x, y: at.y - mid.y });
    if (count) return { target, count };
  }
  return under ? { target: under, count: 0 } : null;
}
