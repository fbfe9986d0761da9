// Keyboard navigation: arrow keys go to what lies next in that direction on the drawing.
import { middle, type Rect } from './geometry';

export interface Stop {
  key: string;
  rect: Rect;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The nearest in that direction, straight ahead before aside; null where there is none. */
export function neighbour(stops: Stop[], from: string, arrow: Arrow): string | null {
  const start = stops.find((stop) => stop.key === from);
  if (!start) return null;
  const [dx, dy] = WAYS[arrow];
  const here = middle(start.rect);
  let best: { key: string; cost: number } | null = null;
  for (const stop of stops) {
    if (stop.key === from) continue;
    const there = middle(stop.rect);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead < 4 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 3;
    if (!best || cost < best.cost) best = { key: stop.key, cost };
  }
  return best?.key ?? null;
}

/** Stops in rows as they lie, from top to bottom and from left to right: the order of reading. */
export function rows<S extends Stop>(stops: S[], height: number): S[][] {
  const sorted = [...stops].sort((a, b) => middle(a.rect).y - middle(b.rect).y);
  const out: S[][] = [];
  let top = -Infinity;
  for (const stop of sorted) {
    const { y } = middle(stop.rect);
    if (y - top > height * 0.4) {
      out.push([]);
      top = y;
    }
    out.at(-1)?.push(stop);
  }
  return out.map((row) => row.sort((a, b) => middle(a.rect).x - middle(b.rect).x));
}
