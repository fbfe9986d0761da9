// How the drawing is divided: the board, its frame, and the room beside it.
import {
  around,
  centre,
  direction,
  geometry,
  grown,
  seatSide,
  UNIT,
  type Geometry,
  type Point,
  type Rect,
} from './geometry';
import { isFile, lineEnd } from './lines';
import type { Area, View } from './wire';

/** Where reserves lie: above and below the board, or to its right. */
export type Beside = 'ends' | 'side';

export interface LayoutOptions {
  bottom: number;
  coordinates: boolean;
  beside: Beside;
}

/** Men that lie in a heap beside the board. */
export interface Pile {
  area: Area;
  rect: Rect;
  /** The middles of the men, the lowest first. */
  men: Point[];
  /** The middle of the first man, where there is one. */
  base: Point;
  /** The size of a man there, a man on the board being 1. */
  scale: number;
  /** Where their number is written. */
  count: Point;
}

/** A backup, or the room for one, opposite its line. */
export interface Slot {
  seat: number;
  line: number;
  rect: Rect;
  /** The middles of its four signs, from a to h or from 1 to 8. */
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
  /** Whether lines have room for backups at their ends. */
  lines: boolean;
}

/** The window onto the plane. */
export const WINDOW = 8 * UNIT;
const FRAME = 30;
const THIN_FRAME = 12;
/** From one sign of a backup to the next. */
const SIGN = 26;
/** The size of a man in a backup or a repository, a man on the board being 1. */
export const SMALL = 0.31;
const SIGN_GAP = 8;
const STRIP = 80;
const RESERVE = 0.66;

export function layout(view: View, options: LayoutOptions): Layout {
  const g = geometry(view, options.bottom);
  const frame = g.plane ? 0 : options.coordinates ? FRAME : THIN_FRAME;
  const board: Rect = g.plane
    ? { x: 0, y: 0, w: WINDOW, h: WINDOW }
    : { x: 0, y: 0, w: g.cols * UNIT, h: g.rows * UNIT };
  const lines = view.areas.some((area) => area.kind === 'repository');
  const whole: Layout = { geometry: g, box: board, board, frame, piles: [], backups: [], lines };
  whole.backups = standing(view, whole);
  whole.piles = view.areas
    .filter((area) => area.kind !== 'backup')
    .map((area) => pile(view, whole, area, options.beside));
  whole.box = around([
    grown(board, frame + (lines ? SIGN_GAP + 4 * SIGN + 4 : 0)),
    ...(options.beside === 'ends' && view.areas.some((area) => area.kind === 'reserve')
      ? [grown({ ...board, y: board.y - STRIP - 8, h: board.h + 2 * (STRIP + 8) }, frame)]
      : []),
    ...whole.piles.map((one) => one.rect),
  ]);
  return whole;
}

/** The width of a board divided by its height, for keeping its room free. */
export function aspect(view: View, options: LayoutOptions): number {
  const { box } = layout(view, options);
  return box.w / box.h;
}

/** The room for a backup of a line, `nth` of `of` standing side by side there. */
export function slot(whole: Layout, line: number, seat: number, nth = 0, of = 1): Slot {
  const { geometry: g, board, frame } = whole;
  const way = direction(g, lineEnd(line, seat));
  const along = direction(g, isFile(line) ? { x: 0, y: 1 } : { x: 1, y: 0 });
  const on = centre(g, isFile(line) ? { x: line, y: 0 } : { x: 0, y: line - 8 });
  // The middle of the edge of the board where the line ends.
  const edge: Point = {
    x: way.x ? (way.x > 0 ? board.x + board.w : board.x) : on.x,
    y: way.y ? (way.y > 0 ? board.y + board.h : board.y) : on.y,
  };
  const out = frame + SIGN_GAP + 2 * SIGN;
  const aside = (nth - (of - 1) / 2) * (SIGN + 4);
  const mid: Point = {
    x: edge.x + way.x * out + (way.x ? 0 : aside),
    y: edge.y + way.y * out + (way.y ? 0 : aside),
  };
  const signs = [-1.5, -0.5, 0.5, 1.5].map((i) => ({
    x: mid.x + along.x * i * SIGN,
    y: mid.y + along.y * i * SIGN,
  }));
  const [w, h] = way.x ? [4 * SIGN + 4, SIGN + 4] : [SIGN + 4, 4 * SIGN + 4];
  return { seat, line, rect: { x: mid.x - w / 2, y: mid.y - h / 2, w, h }, signs };
}

function standing(view: View, whole: Layout): StandingBackup[] {
  const backups = view.areas.filter((area) => area.kind === 'backup');
  return backups.map((area) => {
    const beside = backups.filter((other) => other.seat === area.seat && other.line === area.line);
    const place = slot(whole, area.line ?? 0, area.seat, beside.indexOf(area), beside.length);
    return { ...place, area };
  });
}

function pile(view: View, whole: Layout, area: Area, beside: Beside): Pile {
  const below = seatSide(whole.geometry, view.seats, area.seat).y > 0;
  if (area.kind === 'repository') return corner(whole, area, below);
  if (area.kind === 'hand') return hand(whole, area, below);
  return beside === 'ends' ? row(whole, area, below) : rightColumn(whole, area, below);
}

/** A repository lies in the corner that backups leave free: rows of four, from the board outward. */
function corner(whole: Layout, area: Area, below: boolean): Pile {
  const { board, frame } = whole;
  const size = 4 * SIGN + 4;
  const gap = frame + SIGN_GAP;
  const rowsNeeded = Math.max(1, Math.ceil(Math.min(area.count, 12) / 4));
  const h = rowsNeeded * SIGN + 28;
  const rect: Rect = {
    x: below ? board.x + board.w + gap : board.x - gap - size,
    y: below ? board.y + board.h + gap : board.y - gap - h,
    w: size,
    h,
  };
  const out = below ? 1 : -1;
  const near = below ? rect.y + SIGN / 2 + 3 : rect.y + rect.h - SIGN / 2 - 3;
  const men = numbers(Math.min(area.count, 12)).map((i) => ({
    x: rect.x + size / 2 + ((i % 4) - 1.5) * SIGN,
    y: near + out * Math.floor(i / 4) * SIGN,
  }));
  const count = { x: rect.x + size / 2, y: near + out * (rowsNeeded * SIGN - 2) };
  return { area, rect, men, base: { x: rect.x + size / 2, y: near }, scale: SMALL, count };
}

/** A hand lies in a corner of the window: a row that shrinks. */
function hand(whole: Layout, area: Area, below: boolean): Pile {
  const { board } = whole;
  const height = 64;
  const rect: Rect = {
    x: below ? board.x + board.w - 316 : board.x + 16,
    y: below ? board.y + board.h - height - 16 : board.y + 16,
    w: 300,
    h: height,
  };
  return { area, rect, ...inRow(rect, area.count, 0.5, below) };
}

function row(whole: Layout, area: Area, below: boolean): Pile {
  const { board, frame } = whole;
  const w = Math.min(board.w / 2, 420);
  const room: Rect = {
    x: below ? board.x + board.w - w : board.x,
    y: below ? board.y + board.h + frame + 4 : board.y - frame - STRIP - 4,
    w,
    h: STRIP,
  };
  const men = inRow(room, area.count, RESERVE, below);
  const width = Math.abs(men.count.x - (below ? room.x + room.w : room.x)) + 30;
  const rect = { ...room, x: below ? room.x + room.w - width : room.x, w: width };
  return { area, rect, ...men };
}

/** Men in a row that overlap where they are many; the row begins at the outer end. */
function inRow(rect: Rect, count: number, scale: number, fromRight: boolean) {
  const shownMen = Math.max(1, Math.min(count, 12));
  const room = rect.w - 70 - scale * 90;
  const gap = Math.min(scale * 46, room / Math.max(1, shownMen - 1));
  const y = rect.y + rect.h / 2;
  const first = scale * 45 + 8;
  const at = (x: number) => (fromRight ? rect.x + rect.w - x : rect.x + x);
  const men = numbers(Math.min(count, 12)).map((i) => ({ x: at(first + i * gap), y }));
  return {
    men,
    base: { x: at(first), y },
    scale,
    count: { x: at(first * 2 + (shownMen - 1) * gap + 18), y },
  };
}

function rightColumn(whole: Layout, area: Area, below: boolean): Pile {
  const { board, frame } = whole;
  const rect: Rect = {
    x: board.x + board.w + frame + 6,
    y: below ? board.y + board.h / 2 + 20 : board.y - frame,
    w: STRIP,
    h: board.h / 2 - 20 + frame,
  };
  const shownMen = Math.max(1, Math.min(area.count, 12));
  const gap = Math.min(RESERVE * 40, (rect.h - 120) / Math.max(1, shownMen - 1));
  const at = (y: number) => (below ? rect.y + rect.h - y : rect.y + y);
  const x = rect.x + rect.w / 2;
  const men = numbers(Math.min(area.count, 12)).map((i) => ({ x, y: at(34 + i * gap) }));
  return {
    area,
    rect,
    men,
    base: { x, y: at(34) },
    scale: RESERVE,
    count: { x, y: at(90 + (shownMen - 1) * gap) },
  };
}

function numbers(count: number): number[] {
  return [...Array(count).keys()];
}
