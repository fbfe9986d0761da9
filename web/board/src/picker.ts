// The picker: the chosen stack once more, large, at the side of the board, for saying how many to take.
import { inside, type Point, type Rect } from './geometry';
import type { Layout } from './layout';

export interface Picker {
  rect: Rect;
  /** The middle of every piece's upper face, the lowest first. */
  levels: Point[];
  /** From one piece to the next. */
  pitch: number;
  /** Buttons for one fewer and one more. */
  fewer: Rect;
  more: Rect;
}

export type PickerHit = { kind: 'count'; count: number } | { kind: 'by'; by: number } | { kind: 'panel' };

const WIDTH = 150;
const GAP = 14;
const BUTTON = 56;
/** How much larger a piece is there. */
export const PICKER_SCALE = 1.3;
/** How far the taken pieces hang above the rest. */
export const PICKER_LIFT = 16;

/** Something that should rather not be hidden, and how much it matters. */
export interface Obstacle {
  rect: Rect;
  weight: number;
}

/** A picker for a stack of this height, wherever it hides least. */
export function picker(layout: Layout, height: number, obstacles: Obstacle[]): Picker {
  const { board } = layout;
  const room = board.h - 190 - BUTTON;
  const pitch = Math.min(36, room / Math.max(1, height));
  const h = Math.max(180, pitch * (height - 1) + 130 + BUTTON);
  const spots = [board.x + board.w - WIDTH - GAP, board.x + GAP].flatMap((x) =>
    [(board.h - h) / 2, GAP, board.h - h - GAP].map((y): Rect => ({ x, y: board.y + y, w: WIDTH, h })),
  );
  const hides = (spot: Rect) =>
    obstacles.reduce((sum, { rect, weight }) => sum + (overlap(spot, rect) ? weight : 0), 0);
  const rect = spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
  const bottom = rect.y + rect.h - BUTTON - 54;
  const levels = [...Array(height).keys()].map((level) => ({
    x: rect.x + WIDTH / 2,
    y: bottom - level * pitch,
  }));
  const buttons = rect.y + rect.h - BUTTON - 10;
  return {
    rect,
    levels,
    pitch,
    fewer: { x: rect.x + 12, y: buttons, w: BUTTON, h: BUTTON },
    more: { x: rect.x + WIDTH - BUTTON - 12, y: buttons, w: BUTTON, h: BUTTON },
  };
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** What a tap there means; null outside. The taken pieces, `lifted` of them, hang higher. */
export function pickerHit(one: Picker, lifted: number, point: Point): PickerHit | null {
  if (!inside(one.rect, point)) return null;
  if (inside(one.fewer, point)) return { kind: 'by', by: -1 };
  if (inside(one.more, point)) return { kind: 'by', by: 1 };
  const height = one.levels.length;
  for (let level = height - 1; level >= 0; level -= 1) {
    const at = one.levels[level] as Point;
    const top = at.y - (level >= height - lifted ? PICKER_LIFT : 0) - 14;
    const bottom = level === 0 ? at.y + 44 : at.y + one.pitch - 14;
    if (point.y >= top && point.y < bottom) return { kind: 'count', count: height - level };
  }
  return { kind: 'panel' };
}
