// What lies beside the board: piles of pieces, backups opposite their lines, handles for building.
import { slot, SMALL, type Layout, type Pile, type Slot } from '../layout';
import { handleRect } from '../hit-test';
import type { BackupRules, Kind } from '../wire';
import { pieceId } from './defs';
import { rect } from './background';
import { el, group, text, translate } from './svg';

export function piece(
  id: string,
  kind: Kind,
  seat: number | null,
  x: number,
  y: number,
  scale: number,
): SVGElement {
  return el('use', { href: `#${pieceId(id, { kind, seat })}`, transform: translate(x, y, scale) });
}

/** `hidden` pieces of it are being dragged. */
export function drawPile(
  id: string,
  pile: Pile,
  state: string,
  hidden: number,
  editing: boolean,
): SVGElement {
  const { area, rect: at } = pile;
  const shown = pile.pieces.slice(0, pile.pieces.length - hidden);
  // The piece at the outer end was put down first, so the others lie upon it.
  const parts = shown.map(({ x, y }) => piece(id, area.piece, area.seat, x, y, pile.scale));
  // An empty repository is not worth a tray, unless somebody may fill it.
  if (area.kind === 'repository' && area.count === 0 && !editing) return group('db-pile');
  const none =
    area.kind === 'reserve' && !shown.length
      ? [el('circle', { cx: pile.base.x, cy: pile.base.y, r: 36 * pile.scale, class: 'db-empty-pile' })]
      : [];
  return group(`db-pile db-pile-${area.kind}${state}`, [
    rect(at, 'db-pile-ground', 14),
    ...none,
    ...parts,
    text('db-count', pile.count.x, pile.count.y, String(area.count)),
  ]);
}

/** A backup: a row of small pieces, an aperture as a hollow. What costs more than one man is drawn thicker. */
export function drawBackup(
  id: string,
  rules: BackupRules,
  place: Slot,
  signs: string,
  state: string,
): SVGElement {
  const parts = [...signs].flatMap((written, i): SVGElement[] => {
    const at = place.signs[i];
    const sign = rules.signs.find((known) => known.sign === written);
    if (!at) return [];
    if (sign?.kind && sign.price === 1) return [piece(id, sign.kind, place.seat, at.x, at.y, SMALL)];
    if (sign?.kind) {
      return [
        piece(id, 'man', place.seat, at.x, at.y + 2.5, SMALL),
        piece(id, sign.kind, place.seat, at.x, at.y - 1.5, SMALL),
      ];
    }
    return [el('circle', { cx: at.x, cy: at.y, r: 9.5, class: `db-aperture db-aperture${place.seat}` })];
  });
  return group(`db-backup${state}`, [rect(place.rect, 'db-backup-ground', 12), ...parts]);
}

/** The end of a line that can be recorded now. */
export function drawHandle(
  id: string,
  rules: BackupRules,
  layout: Layout,
  line: number,
  seat: number,
  signs: string | null,
): SVGElement {
  const at = handleRect(layout, line, seat);
  const place = slot(layout, line, seat);
  const taken = layout.backups.some((other) => other.line === line && other.seat === seat);
  const { board, frame } = layout;
  const mid = { x: at.x + at.w / 2, y: at.y + at.h / 2 };
  const knob = {
    x:
      mid.x < board.x
        ? board.x - frame / 2
        : mid.x > board.x + board.w
          ? board.x + board.w + frame / 2
          : mid.x,
    y:
      mid.y < board.y
        ? board.y - frame / 2
        : mid.y > board.y + board.h
          ? board.y + board.h + frame / 2
          : mid.y,
  };
  const empty = taken ? [] : [rect(place.rect, 'db-slot', 12)];
  const preview = signs && !taken ? [drawBackup(id, rules, place, signs, ' db-ghost')] : [];
  return group(`db-handle${signs ? ' db-hover' : ''}`, [
    ...empty,
    ...preview,
    el('circle', { cx: knob.x, cy: knob.y, r: 15, class: 'db-knob' }),
    text('db-knob-name', knob.x, knob.y, rules.lines.find(({ number }) => number === line)?.name ?? ''),
  ]);
}
