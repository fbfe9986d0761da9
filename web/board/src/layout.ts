// How the drawing is divided: the board, its frame, and the room beside it.
import {
  around,
  centre,
  direction,
  geometry,
  grown,
  middle,
  seatSide,
  UNIT,
  type Geometry,
  type Point,
  type Rect,
} from './geometry';
import { isFile } from './backups';
import type { Area, BackupLine, View } from './wire';

/** Where reserves lie: above and below the board, or to its right. */
export type Beside = 'ends' | 'side';

export interface LayoutOptions {
  bottom: number;
  coordinates: boolean;
  beside: Beside;
}

/** Pieces that lie in a pile beside the board. */
export interface Pile {
  area: Area;
  rect: Rect;
  /** The middles of the pieces, the lowest first. */
  pieces: Point[];
  /** The middle of the first piece, drawn or not. */
  base: Point;
  /** The size of a piece there, one on the board being 1. */
  scale: number;
  /** Where their number is written. */
  count: Point;
}

/** A backup, or the room for one, opposite its line. */
export interface Slot {
  seat: number;
  line: number;
  rect: Rect;
  /** The middles of its signs, in the order of the line's squares. */
  signs: Point[];
}

export interface StandingBackup extends Slot {
  area: Area;
}

export interface Layout {
  geometry: Geometry;
  /** Everything: the view box. */
  box: Rect;
  /** The squares, or the window through which the plane is seen. */
  board: Rect;
  frame: number;
  piles: Pile[];
  backups: StandingBackup[];
  /** The lines that have room for backups at their ends. */
  lines: BackupLine[];
  /** How many signs a backup has at the most. */
  signs: number;
  /** Whether width is short: backups at the left and right stand upright there, so that squares stay large. */
  narrow: boolean;
  /** Where each seat sits, as a direction on the drawing from the middle of the board. */
  sides: Point[];
}

/** The window onto the plane. */
export const WINDOW = 8 * UNIT;
const FRAME = 30;
const THIN_FRAME = 12;
/** From one sign of a backup to the next. */
const SIGN = 26;
/** The size of a piece in a backup or in a corner, one on the board being 1. */
export const SMALL = 0.31;
const SIGN_GAP = 8;
const STRIP = 80;
const RESERVE = 0.66;
/** No more pieces of a pile are drawn than these; their number is written anyway. */
const MOST_SHOWN = 12;

export function computeLayout(view: View, options: LayoutOptions): Layout {
  const g = geometry(view, options.bottom);
  const frame = options.coordinates ? FRAME : g.plane ? 0 : THIN_FRAME;
  const board: Rect = g.plane
    ? { x: 0, y: 0, w: WINDOW, h: WINDOW }
    : { x: 0, y: 0, w: g.cols * UNIT, h: g.rows * UNIT };
  const lines = view.backups?.lines ?? [];
  const signs = Math.max(0, ...lines.map(({ squares }) => squares.length));
  const layout: Layout = {
    geometry: g,
    box: board,
    board,
    frame,
    piles: [],
    backups: [],
    lines,
    signs,
    narrow: options.beside === 'ends',
    sides: view.seating.map((_, seat) => seatSide(g, view, seat)),
  };
  layout.backups = standing(view, layout);
  layout.piles = view.areas
    .filter((area) => area.kind !== 'backup')
    .map((area) => pile(layout, area, options.beside));
  const deep = (count: number) => frame + (signs ? SIGN_GAP + count * SIGN + 4 : 0);
  const [across, along] = [deep(layout.narrow ? 1 : signs), deep(signs)];
  layout.box = around([
    { x: board.x - across, y: board.y - along, w: board.w + 2 * across, h: board.h + 2 * along },
    ...layout.backups.map((one) => one.rect),
    ...(options.beside === 'ends' && view.areas.some((area) => area.kind === 'reserve')
      ? [grown({ ...board, y: board.y - STRIP - 8, h: board.h + 2 * (STRIP + 8) }, frame)]
      : []),
    ...layout.piles.map((one) => one.rect),
  ]);
  return layout;
}

/** The width of a board divided by its height, for keeping its room free. */
export function aspect(view: View, options: LayoutOptions): number {
  const { box } = computeLayout(view, options);
  return box.w / box.h;
}

/** The room for a backup of a line, `nth` of `of` standing side by side there. */
export function slot(layout: Layout, number: number, seat: number, nth = 0, of = 1): Slot {
  const { geometry: g, board, frame } = layout;
  const line = layout.lines.find((one) => one.number === number);
  const square = line?.squares[0];
  if (!line || !square) return { seat, line: number, rect: { ...middle(board), w: 0, h: 0 }, signs: [] };
  const file = isFile(line);
  // A seat's backups stand at its own ends of the lines: the first seat's below and left.
  const own = seat === 0 ? -1 : 1;
  const way = direction(g, file ? { x: 0, y: own } : { x: own, y: 0 });
  const along = direction(g, file ? { x: 0, y: 1 } : { x: 1, y: 0 });
  const on = centre(g, square);
  const count = line.squares.length;
  // The middle of the edge of the board where the line ends.
  const edge: Point = {
    x: way.x ? (way.x > 0 ? board.x + board.w : board.x) : on.x,
    y: way.y ? (way.y > 0 ? board.y + board.h : board.y) : on.y,
  };
  if (layout.narrow && way.x) {
    const out = frame + SIGN_GAP + (SIGN + 4) / 2 + nth * (SIGN + 4);
    const mid: Point = { x: edge.x + way.x * out, y: edge.y };
    // From left to right on the board is from top to bottom here.
    const signs = numbers(count).map((i) => ({
      x: mid.x,
      y: mid.y + along.x * (i - (count - 1) / 2) * (SIGN - 2),
    }));
    const [w, h] = [SIGN + 4, count * (SIGN - 2) + 4];
    return { seat, line: number, rect: { x: mid.x - w / 2, y: mid.y - h / 2, w, h }, signs };
  }
  const out = frame + SIGN_GAP + (count * SIGN) / 2;
  const aside = (nth - (of - 1) / 2) * (SIGN + 4);
  const mid: Point = {
    x: edge.x + way.x * out + (way.x ? 0 : aside),
    y: edge.y + way.y * out + (way.y ? 0 : aside),
  };
  const signs = numbers(count).map((i) => ({
    x: mid.x + along.x * (i - (count - 1) / 2) * SIGN,
    y: mid.y + along.y * (i - (count - 1) / 2) * SIGN,
  }));
  const [w, h] = way.x ? [count * SIGN + 4, SIGN + 4] : [SIGN + 4, count * SIGN + 4];
  return { seat, line: number, rect: { x: mid.x - w / 2, y: mid.y - h / 2, w, h }, signs };
}

function standing(view: View, layout: Layout): StandingBackup[] {
  const backups = view.areas.filter((area) => area.kind === 'backup');
  return backups.map((area) => {
    const beside = backups.filter((other) => other.seat === area.seat && other.line === area.line);
    const place = slot(layout, area.line ?? 0, area.seat, beside.indexOf(area), beside.length);
    return { ...place, area };
  });
}

/** Piles of a plane lie inside its window; backups leave only the corners free. */
function pile(layout: Layout, area: Area, beside: Beside): Pile {
  const below = (layout.sides[area.seat]?.y ?? 0) > 0;
  if (layout.geometry.plane) return windowCorner(layout, area, below);
  if (layout.lines.length) return boardCorner(layout, area, below);
  return beside === 'ends' ? row(layout, area, below) : rightColumn(layout, area, below);
}

/** In the corner that backups leave free: rows of as many as a backup has signs, from the board outward. */
function boardCorner(layout: Layout, area: Area, below: boolean): Pile {
  const { board, frame } = layout;
  const [perRow, most] = layout.narrow ? [1, 3] : [layout.signs, MOST_SHOWN];
  const size = perRow * SIGN + 4;
  const gap = frame + SIGN_GAP;
  const shownMen = Math.min(area.count, most);
  const rowsNeeded = Math.max(1, Math.ceil(shownMen / perRow));
  const h = rowsNeeded * SIGN + 28;
  const rect: Rect = {
    x: below ? board.x + board.w + gap : board.x - gap - size,
    y: below ? board.y + board.h + gap : board.y - gap - h,
    w: size,
    h,
  };
  const out = below ? 1 : -1;
  const near = below ? rect.y + SIGN / 2 + 3 : rect.y + rect.h - SIGN / 2 - 3;
  const pieces = numbers(shownMen).map((i) => ({
    x: rect.x + size / 2 + ((i % perRow) - (perRow - 1) / 2) * SIGN,
    y: near + out * Math.floor(i / perRow) * SIGN,
  }));
  const count = { x: rect.x + size / 2, y: near + out * (rowsNeeded * SIGN - 2) };
  return { area, rect, pieces, base: { x: rect.x + size / 2, y: near }, scale: SMALL, count };
}

/** In a corner of the window: a row that shrinks. */
function windowCorner(layout: Layout, area: Area, below: boolean): Pile {
  const { board } = layout;
  const height = 64;
  const rect: Rect = {
    x: below ? board.x + board.w - 316 : board.x + 16,
    y: below ? board.y + board.h - height - 16 : board.y + 16,
    w: 300,
    h: height,
  };
  return { area, rect, ...inRow(rect, area.count, 0.5, below) };
}

function row(layout: Layout, area: Area, below: boolean): Pile {
  const { board, frame } = layout;
  const w = Math.min(board.w / 2, 420);
  const room: Rect = {
    x: below ? board.x + board.w - w : board.x,
    y: below ? board.y + board.h + frame + 4 : board.y - frame - STRIP - 4,
    w,
    h: STRIP,
  };
  const pieces = inRow(room, area.count, RESERVE, below);
  const width = Math.abs(pieces.count.x - (below ? room.x + room.w : room.x)) + 30;
  const rect = { ...room, x: below ? room.x + room.w - width : room.x, w: width };
  return { area, rect, ...pieces };
}

/** Pieces in a row that overlap where they are many; the row begins at the outer end. */
function inRow(rect: Rect, count: number, scale: number, fromRight: boolean) {
  const shownMen = Math.max(1, Math.min(count, MOST_SHOWN));
  const room = rect.w - 70 - scale * 90;
  const gap = Math.min(scale * 46, room / Math.max(1, shownMen - 1));
  const y = rect.y + rect.h / 2;
  const first = scale * 45 + 8;
  const at = (x: number) => (fromRight ? rect.x + rect.w - x : rect.x + x);
  const pieces = numbers(Math.min(count, MOST_SHOWN)).map((i) => ({ x: at(first + i * gap), y }));
  return {
    pieces,
    base: { x: at(first), y },
    scale,
    count: { x: at(first * 2 + (shownMen - 1) * gap + 18), y },
  };
}

function rightColumn(layout: Layout, area: Area, below: boolean): Pile {
  const { board, frame } = layout;
  const rect: Rect = {
    x: board.x + board.w + frame + 6,
    y: below ? board.y + board.h / 2 + 20 : board.y - frame,
    w: STRIP,
    h: board.h / 2 - 20 + frame,
  };
  const shownMen = Math.max(1, Math.min(area.count, MOST_SHOWN));
  const gap = Math.min(RESERVE * 40, (rect.h - 120) / Math.max(1, shownMen - 1));
  const at = (y: number) => (below ? rect.y + rect.h - y : rect.y + y);
  const x = rect.x + rect.w / 2;
  const pieces = numbers(Math.min(area.count, MOST_SHOWN)).map((i) => ({ x, y: at(34 + i * gap) }));
  return {
    area,
    rect,
    pieces,
    base: { x, y: at(34) },
    scale: RESERVE,
    count: { x, y: at(90 + (shownMen - 1) * gap) },
  };
}

function numbers(count: number): number[] {
  return [...Array(count).keys()];
}
