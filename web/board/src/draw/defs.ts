// Gradients and the pieces themselves, drawn once and used by name. Colours are all in board.css.
import type { PieceSet } from '../config';
import type { Kind, Token } from '../wire';
import { checker, king, man } from './discs';
import { pyramid } from './pyramids';
import { el } from './svg';

/** How many colours there are for seats; see pieces.css. */
const COLOURS = 4;

function colourOf(seat: number): number {
  return seat % COLOURS;
}

/** The name of a piece's drawing, different on every board of a page. */
export function pieceId(board: string, token: Token): string {
  return `${board}-${token.kind}${token.seat === null ? '' : colourOf(token.seat)}`;
}

function stops(names: string[]): SVGElement[] {
  const last = Math.max(1, names.length - 1);
  return names.map((name, i) => el('stop', { offset: i / last, class: `db-stop-${name}` }));
}

function radial(id: string, names: string[], at: { cx: number; cy: number; r: number }): SVGElement {
  return el('radialGradient', { id, ...at }, stops(names));
}

function linear(id: string, names: string[], across: boolean): SVGElement {
  return el('linearGradient', { id, x2: across ? 1 : 0, y2: across ? 0 : 1 }, stops(names));
}

/** The gradients of a board whose names begin with `id`. */
function gradients(id: string, colours: number[]): SVGElement[] {
  const faces = colours.flatMap((seat) => [
    radial(`${id}-face${seat}`, [`face${seat}-a`, `face${seat}-b`, `face${seat}-c`], {
      cx: 0.36,
      cy: 0.28,
      r: 0.8,
    }),
    radial(`${id}-gloss${seat}`, [`gloss${seat}-a`, `gloss${seat}-b`, `gloss${seat}-c`], {
      cx: 0.36,
      cy: 0.26,
      r: 0.78,
    }),
    linear(`${id}-side${seat}`, [`side${seat}-a`, `side${seat}-b`, `side${seat}-a`], true),
  ]);
  const pyramids = ['pawn', 'drone', 'queen'].flatMap((kind) =>
    ['front', 'left', 'right', 'back'].map((face) =>
      linear(`${id}-${kind}-${face}`, [`${kind}-${face}-a`, `${kind}-${face}-b`], false),
    ),
  );
  return [
    ...faces,
    ...pyramids,
    radial(`${id}-shadow`, ['shadow-a', 'shadow-b', 'shadow-c'], { cx: 0.5, cy: 0.5, r: 0.5 }),
    linear(`${id}-rim`, ['rim-a', 'rim-b', 'rim-c'], false),
    linear(`${id}-gold`, ['gold-a', 'gold-b'], false),
    linear(`${id}-frame`, ['frame-a', 'frame-b'], false),
    el('linearGradient', { id: `${id}-light`, x2: 1, y2: 1 }, stops(['light-a', 'light-b'])),
    radial(`${id}-table`, ['table-a', 'table-b'], { cx: 0.5, cy: 0.42, r: 0.75 }),
    linear(`${id}-tile`, ['tile-a', 'tile-b'], false),
  ];
}

/** Long fibres of wood, faint; themes that are no wood make them invisible. */
function grain(id: string): SVGElement {
  const [width, height, count] = [600, 160, 26];
  const fibre = (i: number): SVGElement => {
    const y = (i + 0.5) * (height / count);
    // Every fibre bends a little differently, the same on every board.
    const bend = ((i * 37) % 11) - 5;
    const d = `M0 ${y}C150 ${y + bend} 250 ${y - bend} 300 ${y}S480 ${y + bend * 0.8} 600 ${y}`;
    return el('path', { d, class: `db-fibre db-fibre${(i * 7) % 5}` });
  };
  const fibres = [...Array(count).keys()].map(fibre);
  return el('pattern', { id: `${id}-grain`, width, height, patternUnits: 'userSpaceOnUse' }, fibres);
}

function arrowHead(id: string, brush: string): SVGElement {
  return el(
    'marker',
    { id: `${id}-head-${brush}`, orient: 'auto', markerWidth: 4, markerHeight: 4, refX: 1.9, refY: 2 },
    [el('path', { d: 'M0 0L3.6 2L0 4Z', class: `db-head db-brush-${brush}` })],
  );
}

function pieces(id: string, set: PieceSet, colours: number[]): SVGElement[] {
  const discs = colours.flatMap((seat) => [
    named(id, 'man', seat, man(id, set, seat)),
    named(id, 'king', seat, king(id, set, seat)),
    named(id, 'checker', seat, checker(id, set, seat)),
  ]);
  const pyramids = (['pawn', 'drone', 'queen'] as const).map((kind) =>
    named(id, kind, null, pyramid(id, set, kind)),
  );
  return [...discs, ...pyramids];
}

function named(id: string, kind: Kind, seat: number | null, parts: SVGElement[]): SVGElement {
  return el('g', { id: pieceId(id, { kind, seat }) }, parts);
}

/** Everything that is used by name on a board with pieces of so many seats' colours. */
export function defs(id: string, set: PieceSet, seats: number): SVGDefsElement {
  const colours = [...Array(Math.min(seats, COLOURS)).keys()];
  return el('defs', {}, [
    ...gradients(id, colours),
    grain(id),
    ...['hint', 'best', 'other', 'user', 'must', 'seat0', 'seat1', 'seat2', 'seat3'].map((brush) =>
      arrowHead(id, brush),
    ),
    ...pieces(id, set, colours),
  ]);
}
