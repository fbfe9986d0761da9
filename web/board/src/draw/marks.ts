// What is laid over the squares: the last move, the chosen piece, where it can go, arrows.
import type { Arrow } from '../config';
import { centre, UNIT, type Point } from '../geometry';
import { slot, type Layout } from '../layout';
import { isFile, lineEnd, lineSquares } from '../lines';
import { cellAt, type Picture } from '../picture';
import type { Event, Place, Step } from '../wire';
import { rect } from './ground';
import { el, short } from './svg';

export function square(whole: Layout, place: Place, name: string): SVGElement {
  const { x, y } = centre(whole.geometry, place);
  const inset = whole.geometry.plane ? 3 : 0;
  const size = UNIT - 2 * inset;
  return rect({ x: x - size / 2, y: y - size / 2, w: size, h: size }, name, inset ? 13 : 0);
}

/** A whole line, from edge to edge. */
export function band(whole: Layout, line: number, name: string): SVGElement {
  const { geometry: g } = whole;
  const at = line & 7;
  const ends = isFile(line)
    ? [
        { x: at, y: 0 },
        { x: at, y: 7 },
      ]
    : [
        { x: 0, y: at },
        { x: 7, y: at },
      ];
  const points = ends.map((end) => centre(g, end)) as [Point, Point];
  const x = Math.min(points[0].x, points[1].x) - 50;
  const y = Math.min(points[0].y, points[1].y) - 50;
  const w = Math.abs(points[0].x - points[1].x) + UNIT;
  const h = Math.abs(points[0].y - points[1].y) + UNIT;
  return rect({ x: x + 2, y: y + 2, w: w - 4, h: h - 4 }, name, 8);
}

/** The squares of the last move. */
export function lastMove(whole: Layout, events: Event[]): SVGElement[] {
  const strong = new Map<string, Place>();
  const weak = new Map<string, Place>();
  const out: SVGElement[] = [];
  const add = (to: Map<string, Place>, at: Place) => to.set(`${at.x},${at.y}`, at);
  for (const event of events) {
    if (event.kind === 'move') {
      add(strong, event.from);
      add(strong, event.to);
    } else if (event.kind === 'put') {
      add(strong, event.at);
    } else if (event.kind === 'take' || event.kind === 'discard') {
      add(weak, event.at);
    } else if (event.kind === 'build') {
      out.push(band(whole, event.line, 'db-last-line'));
    } else if (event.kind === 'restore') {
      for (const at of lineSquares(event.line)) add(weak, at);
    }
  }
  for (const [key, at] of weak) if (!strong.has(key)) out.push(square(whole, at, 'db-last-weak'));
  for (const at of strong.values()) out.push(square(whole, at, 'db-last'));
  return out;
}

/** Where the next tap may go: a dot on an empty square, a ring around a piece. */
export function dot(whole: Layout, picture: Picture, place: Place): SVGElement {
  const { x, y } = centre(whole.geometry, place);
  const plane = whole.geometry.plane;
  if (cellAt(picture, place)?.stack.length) {
    if (plane) return rect({ x: x - 44, y: y - 44, w: 88, h: 88 }, 'db-dot-ring', 11);
    return el('circle', { cx: x, cy: y, r: 46, class: 'db-dot-ring' });
  }
  return el('circle', { cx: x, cy: y, r: plane ? 18 : 15, class: 'db-dot' });
}

/** A piece that can be chosen. */
export function may(whole: Layout, picture: Picture, place: Place): SVGElement {
  const { x, y } = centre(whole.geometry, place);
  if (!cellAt(picture, place)?.stack.length) return square(whole, place, 'db-may-place');
  if (whole.geometry.plane) return square(whole, place, 'db-may-field');
  return el('circle', { cx: x, cy: y, r: 45.5, class: 'db-may' });
}

/** The point a step of an arrow is drawn to. */
function spot(whole: Layout, step: Step, seat: number): Point | null {
  if (step.kind === 'place') return centre(whole.geometry, step);
  if (step.kind === 'reserve') {
    const pile = whole.piles.find(({ area }) => area.kind === 'reserve' && area.seat === seat);
    const { x, y, w, h } = pile?.rect ?? whole.board;
    return pile?.men.at(-1) ?? { x: x + w / 2, y: y + h / 2 };
  }
  return null;
}

export function arrow(id: string, whole: Layout, one: Arrow, mover: number): SVGElement[] {
  const seat = one.seat ?? mover;
  const brush = `db-brush-${one.brush}`;
  const points = one.steps.map((step) => spot(whole, step, seat)).filter((point) => point !== null);
  const out: SVGElement[] = [];
  if (points.length === 1) {
    const [{ x, y }] = points as [Point];
    out.push(el('circle', { cx: x, cy: y, r: 44, class: `db-circle ${brush}` }));
  } else if (points.length > 1) {
    const path = shortened(points);
    const d = path.map(({ x, y }, i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
    out.push(el('path', { d, class: `db-arrow ${brush}`, 'marker-end': `url(#${id}-head-${one.brush})` }));
  }
  for (const step of one.steps) {
    if (step.kind === 'build') {
      out.push(band(whole, step.line, `db-band ${brush}`), pointer(whole, step.line, seat, brush));
    } else if (step.kind === 'restore') {
      const { rect: at } = slot(whole, step.line, seat);
      out.push(rect(at, `db-circle ${brush}`, 10));
      out.push(...lineSquares(step.line).map((place) => square(whole, place, `db-band ${brush}`)));
    }
  }
  const take = one.steps.find((step) => step.kind === 'take');
  const from = points[0];
  if (take && from && take.count > 1) {
    const words = el('text', { class: `db-arrow-count ${brush}`, x: from.x + 34, y: from.y - 30 });
    words.textContent = String(take.count);
    out.push(words);
  }
  return out;
}

/** A small triangle outside the board that shows a line. */
function pointer(whole: Layout, line: number, seat: number, brush: string): SVGElement {
  const { signs } = slot(whole, line, seat);
  const near = lineEnd(line, seat);
  const low = near.x + near.y < 0;
  const { x, y } = (low ? signs[3] : signs[0]) as Point;
  return el('circle', { cx: x, cy: y, r: 13, class: `db-pointer ${brush}` });
}

/** The last stretch ends before the middle of its square, so that the head points at it. */
function shortened(points: Point[]): Point[] {
  const path = points.map((point) => ({ ...point }));
  const [last, before] = [path[path.length - 1], path[path.length - 2]];
  if (!last || !before) return path;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const by = Math.min(26, length / 3);
  last.x -= ((last.x - before.x) / length) * by;
  last.y -= ((last.y - before.y) / length) * by;
  return path;
}
