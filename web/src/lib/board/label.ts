// The board's words: what stands on a square, what lies beside it, and what can be done there.
import { lineName, type What } from '$board';
import type { Area, Cell, Token } from '$board/wire';
import { t } from '$lib/words/words.svelte';

export function label(what: What): string {
  switch (what.kind) {
    case 'cell':
      return told([what.cell.name, content(what.cell), zone(what.cell)], what);
    case 'area':
      return told([area(what.area)], what);
    case 'build':
      return t('web-board-build', line(what.line));
    default:
      return t(`web-board-${what.kind}`);
  }
}

function told(parts: string[], { lit, chosen }: { lit: boolean; chosen: boolean }): string {
  const state = chosen ? t('web-board-chosen') : lit ? t('web-board-lit') : '';
  return [...parts, state].filter(Boolean).join(', ');
}

function content({ stack }: Cell): string {
  if (stack.length === 0) return t('web-board-empty');
  const tokens = stack.map(piece).reverse();
  if (tokens.length === 1) return tokens[0]!;
  return t('web-board-stack', { count: tokens.length, list: tokens.join(', ') });
}

/** A piece with its colour, where it has one. */
export const piece = ({ kind, seat }: Token) =>
  t(`web-board-${kind}`, { colour: seat === null ? 'none' : seat === 0 ? 'white' : 'black' });

const zone = (cell: Cell) => (cell.zone === null ? '' : t('web-board-zone', { number: cell.zone + 1 }));

function area({ kind, seat, count, line: of, signs }: Area): string {
  const args = { seat: seat === 0 ? 'white' : 'black', count };
  if (kind !== 'backup' || of === null) return t(`web-board-${kind}`, args);
  const list = [...(signs ?? '')].map((sign) => t(`web-board-sign-${sign === '.' ? 'none' : sign}`));
  return t('web-board-backup', { ...args, ...line(of), list: list.join(', ') });
}

function line(number: number): { kind: string; line: string } {
  return { kind: number < 8 ? 'file' : 'rank', line: lineName(number) };
}
