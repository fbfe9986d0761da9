// The evaluation over a game as a curve. x goes with the plies, y with the share of the first team.
import type { Mark, Worth } from '$lib/contract';

export interface Point {
  x: number;
  y: number;
}

/** Where the position after so many plies stands in a picture of this size. */
export function pointAt(ply: number, plies: number, chance: number, width: number, height: number): Point {
  return { x: plies === 0 ? 0 : (ply / plies) * width, y: (1 - chance) * height };
}

/** Runs of positions whose worth is known, as points. */
export function runs(worths: readonly (Worth | null)[], width: number, height: number): Point[][] {
  const found: Point[][] = [];
  let run: Point[] = [];
  worths.forEach((worth, ply) => {
    if (worth) {
      if (run.length === 0) found.push(run);
      run.push(pointAt(ply, worths.length - 1, worth.chance, width, height));
    } else {
      run = [];
    }
  });
  return found;
}

const round = (n: number) => Math.round(n * 10) / 10;
const drawn = (points: Point[]) => points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');

/** The curve itself. */
export const curve = (points: Point[]) => `M${drawn(points)}`;

/** What lies under the curve: the share of the first team. */
export function area(points: Point[], height: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `M${round(first.x)} ${height}L${drawn(points)}L${round(last.x)} ${height}Z`;
}

/** The ply nearest to a place in the picture. */
export const plyAt = (x: number, plies: number, width: number) =>
  Math.min(plies, Math.max(0, Math.round((x / Math.max(1, width)) * plies)));

/** How a mark is drawn: the worse, the larger, and each with a form of its own. */
export function shape(mark: Mark, { x, y }: Point): string {
  switch (mark) {
    case 'inaccuracy':
      return `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z`;
    case 'mistake':
      return `M${x} ${y - 5.5}l5 9.5h-10Z`;
    case 'blunder':
      return `M${x} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5Z`;
  }
}
