// Where places lie on the drawing. A square is 100 units; x goes right and y goes down there.
import type { Place, View } from './wire';

/** The side of a square in the units of the drawing. */
export const UNIT = 100;

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

/** How places become points: turned by quarters, then moved so that a board begins at 0,0. */
export interface Geometry {
  /** Quarter turns against the clock. */
  quarter: number;
  /** What is added to a turned place to count columns from the left, rows from the top. */
  dx: number;
  dy: number;
  cols: number;
  rows: number;
  /** A plane has no edge: its columns and rows count from the place 0,0. */
  plane: boolean;
}

/** The quarter turns that bring this seat to where the first one sits. */
export function quarters(view: Pick<View, 'seating'>, bottom: number): number {
  const [first, own] = [view.seating[0]?.side, view.seating[bottom]?.side];
  if (!first || !own) return 0;
  return Math.max(
    0,
    [0, 1, 2, 3].findIndex((quarter) => same(turned(own, quarter), first)),
  );
}

/** A place or direction turned against the clock. */
export function turned(place: Place, quarter: number): Place {
  const { x, y } = place;
  switch (quarter & 3) {
    case 1:
      return { x: 0 - y, y: x };
    case 2:
      return { x: 0 - x, y: 0 - y };
    case 3:
      return { x: y, y: 0 - x };
    default:
      return { x, y };
  }
}

export function geometry(view: View, bottom: number): Geometry {
  const quarter = quarters(view, bottom);
  const plane = view.surface === 'plane';
  const columns = view.cells.map((cell) => turned(cell, quarter).x);
  const rows = view.cells.map((cell) => -turned(cell, quarter).y);
  const left = columns.length ? Math.min(...columns) : 0;
  const top = rows.length ? Math.min(...rows) : 0;
  return {
    quarter,
    dx: plane ? 0 : -left,
    dy: plane ? 0 : -top,
    cols: columns.length ? Math.max(...columns) - left + 1 : 1,
    rows: rows.length ? Math.max(...rows) - top + 1 : 1,
    plane,
  };
}

/** The column and row of a place as it is shown. */
export function column(g: Geometry, place: Place): { col: number; row: number } {
  const at = turned(place, g.quarter);
  return { col: at.x + g.dx, row: g.dy - at.y };
}

/** The middle of a place. */
export function centre(g: Geometry, place: Place): Point {
  const { col, row } = column(g, place);
  return { x: (col + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

/** The place under a point; whether there is a cell is for the view to say. */
export function placeAt(g: Geometry, point: Point): Place {
  const col = Math.floor(point.x / UNIT);
  const row = Math.floor(point.y / UNIT);
  return turned({ x: col - g.dx, y: g.dy - row }, 4 - g.quarter);
}

/** A direction on the board as one on the drawing. */
export function direction(g: Geometry, way: Place): Point {
  const at = turned(way, g.quarter);
  return { x: at.x, y: 0 - at.y };
}

/** Where a seat sits: the direction on the drawing from the middle of the board to its side or corner. */
export function seatSide(g: Geometry, view: Pick<View, 'seating'>, seat: number): Point {
  return direction(g, view.seating[seat]?.side ?? { x: 0, y: -1 });
}

export function same(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y;
}

export function inside(rect: Rect, point: Point): boolean {
  return point.x >= rect.x && point.x < rect.x + rect.w && point.y >= rect.y && point.y < rect.y + rect.h;
}

/** The bounding box. */
export function around(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((r) => r.x + r.w)) - x,
    h: Math.max(...rects.map((r) => r.y + r.h)) - y,
  };
}

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by };
}

export function middle(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}
