// The background: squares with their frame and coordinates, or the fields of a plane.
import type { Camera } from '../camera';
import { centre, column, grown, placeAt, UNIT, type Rect } from '../geometry';
import type { Layout } from '../layout';
import { withOpenPlaces } from '../open-places';
import type { View } from '../wire';
import { el, group, short, text } from './svg';

/** How round the corners of the window onto a plane are. */
export const PLANE_CORNER = 18;
/** The room for the number of a column, and how near to a corner its middle may be. */
const LABEL_ROOM = 44;
const LABEL_MARGIN = 16;

export function rect(at: Rect, name: string, rx = 0, more: Record<string, string> = {}): SVGElement {
  const { x, y, w, h } = at;
  const size = { x: short(x), y: short(y), width: short(w), height: short(h) };
  return el('rect', { ...size, class: name, rx: rx || undefined, ...more });
}

/** The frame of a board or the table under a plane. */
export function drawFrame(id: string, layout: Layout, coordinates: boolean): SVGElement[] {
  const { board, frame, geometry } = layout;
  const plane = geometry.plane;
  const table = plane ? [rect(board, 'db-table', PLANE_CORNER, { fill: `url(#${id}-table)` })] : [];
  if (frame === 0) return table;
  return [
    rect(grown(board, frame), 'db-frame', 10, { fill: `url(#${id}-frame)` }),
    rect(grown(board, frame), 'db-frame-grain', 10, { fill: `url(#${id}-grain)` }),
    rect(grown(board, frame - 1), 'db-frame-light', 9),
    rect(grown(board, 3), 'db-frame-edge', plane ? PLANE_CORNER + 3 : 2),
    ...table,
    ...(coordinates && !plane ? coordinateLabels(layout) : []),
  ];
}

/** The numbers of the columns and rows of a plane that are in its window, on the frame. */
export function planeLabels(layout: Layout, camera: Camera): SVGElement[] {
  const { geometry: g, board, frame } = layout;
  const size = UNIT * camera.zoom;
  // As near as their words allow, and the same ones wherever the plane is moved to.
  const every = Math.ceil(LABEL_ROOM / size);
  const out: SVGElement[] = [];
  const put = (from: number, length: number, below: boolean) => {
    const first = Math.ceil((board.x + LABEL_MARGIN - from) / size - 0.5);
    const last = Math.floor((board.x + length - LABEL_MARGIN - from) / size - 0.5);
    for (let i = first; i <= last; i++) {
      const at = placeAt(g, { x: (below ? i + 0.5 : 0.5) * UNIT, y: (below ? 0.5 : i + 0.5) * UNIT });
      const number = below === !(g.quarter & 1) ? at.x : at.y;
      if (number % every) continue;
      const along = from + (i + 0.5) * size;
      const [x, y] = below ? [along, board.y + board.h + frame / 2] : [board.x - frame / 2, along];
      const name = String(number);
      out.push(text(name.length > 2 ? 'db-name db-name-long' : 'db-name', x, y, name));
    }
  };
  put(camera.x, board.w, true);
  put(camera.y, board.h, false);
  return out;
}

/** The coordinates of files and ranks, whichever way they run after turning. */
function coordinateLabels(layout: Layout): SVGElement[] {
  const { geometry: g, board, frame } = layout;
  const size = { x: g.quarter & 1 ? g.rows : g.cols, y: g.quarter & 1 ? g.cols : g.rows };
  const files = [...Array(size.x).keys()].map((x) => String.fromCharCode(97 + x));
  const ranks = [...Array(size.y).keys()].map((y) => String(y + 1));
  const out: SVGElement[] = [];
  const put = (word: string, at: { col: number; row: number }, below: boolean) => {
    const x = below ? (at.col + 0.5) * UNIT : board.x - frame / 2;
    const y = below ? board.h + frame / 2 : (at.row + 0.5) * UNIT;
    out.push(text('db-name', x, y, word));
  };
  files.forEach((name, x) => put(name, column(g, { x, y: 0 }), !(g.quarter & 1)));
  ranks.forEach((name, y) => put(name, column(g, { x: 0, y }), Boolean(g.quarter & 1)));
  return out;
}

/** The squares of a board or the fields of a plane. */
export function drawCells(id: string, layout: Layout, view: View, editing: boolean): SVGElement[] {
  const { geometry: g, board } = layout;
  if (g.plane) return fields(id, layout, editing ? withOpenPlaces(view) : view);
  const squares = view.cells.map((cell) => {
    const at = centre(g, cell);
    const zone = cell.zone === null ? '' : ` db-zone${cell.zone}`;
    return rect({ x: at.x - 50, y: at.y - 50, w: UNIT, h: UNIT }, `db-${cell.ground}${zone}`);
  });
  return [
    ...squares,
    rect(board, 'db-grain', 0, { fill: `url(#${id}-grain)` }),
    rect(board, 'db-light-over', 0, { fill: `url(#${id}-light)` }),
    ...(view.cells.some(({ ground }) => ground === 'plain') ? plainLines(layout) : []),
    ...borders(layout, view),
  ];
}

/** A plain board has lines instead of colours. */
function plainLines(layout: Layout): SVGElement[] {
  const { cols, rows } = layout.geometry;
  const down = [...Array(cols - 1).keys()].map((i) => `M${(i + 1) * UNIT} 0V${rows * UNIT}`);
  const across = [...Array(rows - 1).keys()].map((i) => `M0 ${(i + 1) * UNIT}H${cols * UNIT}`);
  return [el('path', { d: [...down, ...across].join(''), class: 'db-plain-lines' })];
}

/** Where one zone meets another. */
function borders(layout: Layout, view: View): SVGElement[] {
  const g = layout.geometry;
  const zone = new Map(view.cells.map((cell) => [`${cell.x},${cell.y}`, cell.zone]));
  let d = '';
  for (const cell of view.cells) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const other = zone.get(`${cell.x + dx},${cell.y + dy}`);
      if (other === undefined || other === cell.zone) continue;
      const [a, b] = [centre(g, cell), centre(g, { x: cell.x + dx, y: cell.y + dy })];
      const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      d += a.x === b.x ? `M${mid.x - 50} ${mid.y}h100` : `M${mid.x} ${mid.y - 50}v100`;
    }
  }
  return d ? [el('path', { d, class: 'db-border-under' }), el('path', { d, class: 'db-border' })] : [];
}

/** Fields are tiles; an open place is only an outline. */
function fields(id: string, layout: Layout, view: View): SVGElement[] {
  const tile = (x: number, y: number, inset: number): Rect => ({
    x: x - 50 + inset,
    y: y - 50 + inset,
    w: UNIT - 2 * inset,
    h: UNIT - 2 * inset,
  });
  const under = group('db-tiles-under');
  const over = group('db-tiles');
  for (const cell of view.cells) {
    const { x, y } = centre(layout.geometry, cell);
    if (cell.ground === 'open' && cell.stack.length === 0) {
      over.append(rect(tile(x, y, 10), 'db-empty-place', 12));
    } else {
      under.append(rect(tile(x, y + 5, 3), 'db-tile-side', 13));
      over.append(rect(tile(x, y, 3), 'db-tile', 13, { fill: `url(#${id}-tile)` }));
    }
  }
  return [under, over];
}
