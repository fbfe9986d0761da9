// Highlights: the last move, the chosen piece, where it can go, arrows.
import type { Arrow } from '../config';
import { around, centre, grown, middle, UNIT, type Point, type Rect } from '../geometry';
import { slot, type Layout } from '../layout';
import { cellAt, type TrackedView } from '../tracked-view';
import type { Event, Place, Step } from '../wire';
import { rect } from './background';
import { el, short } from './svg';

export function square(layout: Layout, place: Place, name: string): SVGElement {
  const { x, y } = centre(layout.geometry, place);
  const inset = layout.geometry.plane ? 3 : 0;
  const size = UNIT - 2 * inset;
  return rect({ x: x - size / 2, y: y - size / 2, w: size, h: size }, name, inset ? 13 : 0);
}

/** A whole line, from edge to edge. */
export function lineBand(layout: Layout, line: number, name: string): SVGElement {
  const { board, geometry: g } = layout;
  const squares = squaresOf(layout, line).map((place): Rect => ({ ...centre(g, place), w: 0, h: 0 }));
  const { x, y, w } = squares.length ? around(squares) : { ...middle(board), w: 0 };
  // Whether it runs across depends on how the board is turned.
  const at = w > 0 ? { ...board, y: y - UNIT / 2, h: UNIT } : { ...board, x: x - UNIT / 2, w: UNIT };
  return rect(grown(at, -2), name, 8);
}

function squaresOf(layout: Layout, line: number): Place[] {
  return layout.lines.find(({ number }) => number === line)?.squares ?? [];
}

/** The squares of the last move. */
export function lastMove(layout: Layout, events: Event[]): SVGElement[] {
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
      out.push(lineBand(layout, event.line, 'db-last-line'));
    } else if (event.kind === 'restore') {
      for (const at of squaresOf(layout, event.line)) add(weak, at);
    }
  }
  for (const [key, at] of weak) if (!strong.has(key)) out.push(square(layout, at, 'db-last-weak'));
  for (const at of strong.values()) out.push(square(layout, at, 'db-last'));
  return out;
}

/** Where the next tap may go: a dot on an empty square, a ring around a piece. */
export function dot(layout: Layout, tracked: TrackedView, place: Place): SVGElement {
  const { x, y } = centre(layout.geometry, place);
  const plane = layout.geometry.plane;
  if (cellAt(tracked, place)?.stack.length) return ring(layout, place, 'db-dot-ring', plane ? 42 : 45);
  return el('circle', { cx: x, cy: y, r: plane ? 18 : 16, class: 'db-dot' });
}

/** A piece that can be chosen. */
export function movable(layout: Layout, tracked: TrackedView, place: Place): SVGElement {
  if (!cellAt(tracked, place)?.stack.length) return square(layout, place, 'db-movable-place');
  return ring(layout, place, 'db-movable', 45);
}

/** Around a piece, or inside the edge of a field: dark with a light edge, so that it is seen on any ground. */
function ring(layout: Layout, place: Place, name: string, r: number): SVGElement {
  const { x, y } = centre(layout.geometry, place);
  const shape = (edge: string) =>
    layout.geometry.plane
      ? rect({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }, `${name}${edge}`, 11)
      : el('circle', { cx: x, cy: y, r, class: `${name}${edge}` });
  return el('g', {}, [shape('-edge'), shape('')]);
}

/** The point a step of an arrow is drawn to. */
function spot(layout: Layout, step: Step, seat: number): Point | null {
  if (step.kind === 'place') return centre(layout.geometry, step);
  if (step.kind === 'reserve') {
    const pile = layout.piles.find(({ area }) => area.kind === 'reserve' && area.seat === seat);
    const { x, y, w, h } = pile?.rect ?? layout.board;
    return pile?.pieces.at(-1) ?? { x: x + w / 2, y: y + h / 2 };
  }
  return null;
}

export function arrow(id: string, layout: Layout, one: Arrow, mover: number): SVGElement[] {
  const seat = one.seat ?? mover;
  const age = one.age === undefined ? '' : ` db-trail db-age${one.age}`;
  const brush = `db-brush-${one.brush}${age}`;
  const points = one.steps.map((step) => spot(layout, step, seat)).filter((point) => point !== null);
  const out: SVGElement[] = [];
  if (points.length === 1) {
    const [{ x, y }] = points as [Point];
    out.push(el('circle', { cx: x, cy: y, r: 44, class: `db-circle ${brush}` }));
  } else if (points.length > 1) {
    const path = shortened(points);
    const d = path.map(({ x, y }, i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
    if (age) out.push(el('path', { d, class: `db-casing${age}` }));
    out.push(el('path', { d, class: `db-arrow ${brush}`, 'marker-end': `url(#${id}-head-${one.brush})` }));
  }
  for (const step of one.steps) {
    if (step.kind === 'build') {
      out.push(lineBand(layout, step.line, `db-band ${brush}`), lineMarker(layout, step.line, seat, brush));
    } else if (step.kind === 'restore') {
      const { rect: at } = slot(layout, step.line, seat);
      out.push(rect(at, `db-circle ${brush}`, 10));
      out.push(...squaresOf(layout, step.line).map((place) => square(layout, place, `db-band ${brush}`)));
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

/** A dot outside the board that points out a line. */
function lineMarker(layout: Layout, line: number, seat: number, brush: string): SVGElement {
  const { signs, rect: at } = slot(layout, line, seat);
  const far = (point: Point) =>
    Math.hypot(point.x - middle(layout.board).x, point.y - middle(layout.board).y);
  const { x, y } = signs.reduce((best, sign) => (far(sign) < far(best) ? sign : best), middle(at));
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
