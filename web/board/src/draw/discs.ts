// Men, kings and checkers, 100 units being a square and 0,0 its middle.
import type { PieceSet } from '../config';
import { CHECKER } from '../stack';
import { el, group } from './svg';

const R = 41;

function disc(r: number, cy: number, name: string, fill?: string): SVGElement {
  return el('circle', { cy, r, class: name, fill });
}

function ring(r: number, cy: number, name: string): SVGElement {
  return el('circle', { cy, r, class: name });
}

function shadow(id: string, cy: number, grow: number): SVGElement {
  return el('ellipse', { cx: 3, cy, rx: R + grow, ry: R + grow - 2, fill: `url(#${id}-shadow)` });
}

/** A draughtsman as turned on a lathe: a body with a side, a face with two grooves, light on the rim. */
function classicBody(id: string, seat: number, thick: number): SVGElement[] {
  const up = 2 - thick;
  return [
    shadow(id, 8, 6),
    disc(R, 5, `db-side${seat}`),
    ...(thick > 6 ? [disc(R, 5 - thick / 2 + 1, `db-side-seam${seat}`)] : []),
    disc(R, up, `db-face`, `url(#${id}-face${seat})`),
    el('circle', { cy: up, r: R - 1, class: 'db-rim', stroke: `url(#${id}-rim)` }),
    ring(R, up, `db-outline${seat}`),
    ring(R - 9, up, `db-groove${seat}`),
    ring(R - 9, up + 1.6, `db-ridge${seat}`),
  ];
}

function stoneBody(id: string, seat: number, thick: number): SVGElement[] {
  const up = 2 - thick;
  return [
    shadow(id, 9, 6),
    ...(thick > 6 ? [disc(R, 5, `db-side${seat}`), disc(R, 1, `db-side-seam${seat}`)] : []),
    disc(R, up, `db-face`, `url(#${id}-gloss${seat})`),
    ring(R, up, `db-outline${seat}`),
    el('ellipse', {
      cx: -11,
      cy: up - 19,
      rx: 17,
      ry: 9,
      class: `db-shine${seat}`,
      transform: `rotate(-24 -11 ${up - 19})`,
    }),
  ];
}

function flatBody(seat: number): SVGElement[] {
  return [disc(R - 1, 0, `db-flat${seat}`)];
}

export function man(id: string, set: PieceSet, seat: number): SVGElement[] {
  if (set === 'flat') return [...flatBody(seat), ring(R - 14, 0, `db-flat-ring${seat}`)];
  if (set === 'stone') return stoneBody(id, seat, 5);
  const up = -3;
  return [
    ...classicBody(id, seat, 5),
    ring(R - 19, up, `db-groove${seat}`),
    ring(R - 19, up + 1.6, `db-ridge${seat}`),
  ];
}

/** A king is two men high and wears a crown. */
export function king(id: string, set: PieceSet, seat: number): SVGElement[] {
  if (set === 'flat') return [...flatBody(seat), crown(id, 0, `db-crown-flat${seat}`, undefined)];
  const body = set === 'stone' ? stoneBody(id, seat, 11) : classicBody(id, seat, 11);
  return [...body, crown(id, -9, `db-crown${seat}`, `url(#${id}-gold)`)];
}

function crown(_id: string, cy: number, name: string, fill: string | undefined): SVGElement {
  const parts: SVGElement[] = [
    el('path', { d: 'M-19 13L-24-9L-11.5 0L0-18L11.5 0L24-9L19 13Z', fill }),
    el('rect', { x: -19, y: 14.5, width: 38, height: 6, rx: 2, fill }),
    ...[
      [-24, -11],
      [0, -20],
      [24, -11],
    ].map(([cx, top]) => el('circle', { cx, cy: top, r: 3.6, fill })),
  ];
  const layout = group(`db-crown ${name}`, parts);
  layout.setAttribute('transform', `translate(0 ${cy - 0.5}) scale(0.92)`);
  return layout;
}

/** A checker of a stack, seen slightly from the side; 0,0 is the middle of its upper face. */
export function checker(id: string, set: PieceSet, seat: number): SVGElement[] {
  const { rx, ry, h } = CHECKER;
  const side = `M${-rx} 0V${h}A${rx} ${ry} 0 0 0 ${rx} ${h}V0Z`;
  if (set === 'flat') {
    return [
      el('path', { d: side, class: `db-flat-side${seat}` }),
      el('ellipse', { rx, ry, class: `db-flat${seat}` }),
      el('ellipse', { rx: rx * 0.62, ry: ry * 0.62, class: `db-flat-ring${seat}` }),
    ];
  }
  const face = set === 'stone' ? 'gloss' : 'face';
  const rings =
    set === 'stone'
      ? []
      : [
          el('ellipse', { rx: rx * 0.74, ry: ry * 0.74, class: `db-groove${seat}` }),
          el('ellipse', { cy: 1, rx: rx * 0.74, ry: ry * 0.74, class: `db-ridge${seat}` }),
          el('ellipse', { rx: rx * 0.42, ry: ry * 0.42, class: `db-groove${seat}` }),
        ];
  return [
    el('path', { d: side, class: `db-edge${seat}`, fill: `url(#${id}-side${seat})` }),
    el('ellipse', { rx, ry, class: `db-face`, fill: `url(#${id}-${face}${seat})` }),
    el('ellipse', { rx: rx - 0.8, ry: ry - 0.8, class: 'db-rim', stroke: `url(#${id}-rim)` }),
    el('ellipse', { rx, ry, class: `db-outline${seat}` }),
    ...rings,
  ];
}
