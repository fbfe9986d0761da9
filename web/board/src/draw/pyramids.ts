// Pyramids of three sizes, seen from above with the point leaning a little away.
import type { PieceSet } from '../config';
import { el } from './svg';

const HALF = { pawn: 22, drone: 31, queen: 41 };
const PIPS = { pawn: 1, drone: 2, queen: 3 };

export function pyramid(id: string, set: PieceSet, kind: 'pawn' | 'drone' | 'queen'): SVGElement[] {
  const s = HALF[kind];
  const tip = -0.34 * s;
  const bottom = s * 0.92;
  const face = (name: string, points: string) =>
    el('polygon', {
      points,
      class: set === 'flat' ? `db-${kind} db-flat-${name}` : `db-${kind}`,
      fill: set === 'flat' ? undefined : `url(#${id}-${kind}-${name})`,
    });
  const corner = { l: -s, r: s, t: -s * 0.86, b: bottom };
  const faces = [
    face('back', `${corner.l},${corner.t} ${corner.r},${corner.t} 0,${tip}`),
    face('left', `${corner.l},${corner.t} ${corner.l},${corner.b} 0,${tip}`),
    face('right', `${corner.r},${corner.t} ${corner.r},${corner.b} 0,${tip}`),
    face('front', `${corner.l},${corner.b} ${corner.r},${corner.b} 0,${tip}`),
  ];
  const edges = el('path', {
    d: `M${corner.l} ${corner.b}L0 ${tip}L${corner.r} ${corner.b}M${corner.l} ${corner.t}L0 ${tip}L${corner.r} ${corner.t}`,
    class: 'db-pyramid-edge',
  });
  const pips = [...Array(PIPS[kind]).keys()].map((i) =>
    el('circle', {
      cx: (i - (PIPS[kind] - 1) / 2) * (s * 0.36),
      cy: bottom - s * 0.24,
      r: Math.max(2.6, s * 0.085),
      class: 'db-pip',
    }),
  );
  const ground = el('ellipse', {
    cx: 4,
    cy: s * 0.2,
    rx: s * 1.42,
    ry: s * 1.32,
    fill: `url(#${id}-shadow)`,
  });
  return set === 'flat' ? [...faces, edges, ...pips] : [ground, ...faces, edges, ...pips];
}
