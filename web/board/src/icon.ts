// One piece as a picture of its own, for palettes and texts.
import type { PieceSet, Theme } from './config';
import { defs, pieceId } from './draw/defs';
import { el } from './draw/svg';
import type { Token } from './wire';

let icons = 0;

export function pieceIcon(token: Token, set: PieceSet, theme: Theme = 'wood'): SVGSVGElement {
  icons += 1;
  const id = `dbi${icons}`;
  const icon = el('svg', { class: 'db db-icon', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, [
    defs(id, set, (token.seat ?? 0) + 1),
    el('use', { href: `#${pieceId(id, token)}` }),
  ]);
  icon.dataset.theme = theme;
  icon.dataset.pieces = set;
  return icon;
}
