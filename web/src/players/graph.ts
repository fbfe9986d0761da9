// The geometry of a rating's graph.
import type { RatingPoint } from '$lib/online/wire';

export interface Graph {
  /** The line of the rating, as the points of a polyline. */
  line: string;
  /** The band of one deviation to either side, as those of a polygon. */
  band: string;
  /** Lines to read the rating by. */
  marks: { rating: number; y: number }[];
  /** The last point. */
  last: { x: number; y: number };
}

/** A graph of this size; at least one point is needed. Games are as far apart as they were in time. */
export function graphOf(points: RatingPoint[], width: number, height: number): Graph {
  const times = points.map(({ at }) => at);
  const [first, end] = [Math.min(...times), Math.max(...times)];
  const lows = points.map(({ rating, deviation }) => rating - deviation);
  const highs = points.map(({ rating, deviation }) => rating + deviation);
  const step = stepOf(Math.max(...highs) - Math.min(...lows));
  const low = Math.floor(Math.min(...lows) / step) * step;
  const high = Math.ceil(Math.max(...highs) / step) * step;
  const x = (at: number) => round(end === first ? width / 2 : ((at - first) / (end - first)) * width);
  const y = (rating: number) => round(height - ((rating - low) / (high - low)) * height);
  const at = (point: RatingPoint, by: number) => `${x(point.at)},${y(point.rating + by * point.deviation)}`;
  const marks = [];
  for (let rating = low; rating <= high; rating += step) marks.push({ rating, y: y(rating) });
  const last = points.at(-1)!;
  return {
    line: points.map((point) => at(point, 0)).join(' '),
    band: [
      ...points.map((point) => at(point, 1)),
      ...[...points].reverse().map((point) => at(point, -1)),
    ].join(' '),
    marks,
    last: { x: x(last.at), y: y(last.rating) },
  };
}

/** About five lines, at round numbers. */
function stepOf(range: number): number {
  return [25, 50, 100, 200].find((step) => range / step <= 5) ?? 500;
}

const round = (number: number) => Math.round(number * 10) / 10;
