// A stack in relief: checkers lie on each other, seen slightly from the side.
import type { Point } from './geometry';

/** Half the width of a checker, half the depth of its upper face, and its height. */
export const CHECKER = { rx: 36, ry: 17, h: 14 };
/** A stack rises so far at the most; higher ones are pressed together. */
const MOST = 78;
/** How far the taken checkers hang above the rest. */
const LIFT = 20;

/** From one checker to the next in a stack of so many. */
export function pitch(height: number): number {
  return height < 2 ? CHECKER.h : Math.min(CHECKER.h, MOST / (height - 1));
}

/** The lowest checker lies so far below the middle of the field; a single one nearly in it. */
function base(height: number): number {
  return height > 2 ? 12 : height * 5 - 3;
}

/** Where the checker at a level stands, seen from the middle of its field. */
export function levelOffset(height: number, level: number, lifted: number): Point {
  const up = lifted && level >= height - lifted ? LIFT : 0;
  return { x: 0, y: base(height) - level * pitch(height) - up };
}

/**
 * How many checkers from the top would be taken by a tap at this point, seen from the middle of the
 * field; 0 beside the stack.
 */
export function countAt(height: number, lifted: number, point: Point): number {
  for (let level = height - 1; level >= 0; level -= 1) {
    const at = levelOffset(height, level, lifted);
    const bottom = at.y + CHECKER.h;
    const dx = (point.x - at.x) / CHECKER.rx;
    if (Math.abs(dx) > 1) return 0;
    const bow = CHECKER.ry * Math.sqrt(1 - dx * dx);
    if (point.y >= at.y - bow && point.y <= bottom + bow) return height - level;
  }
  return 0;
}
