// Lines of eight squares, four of them dark: what a backup records and where a restore puts it.
import type { Place, Token, View } from './wire';

/** Lines 0 to 7 are the files a to h, 8 to 15 the ranks 1 to 8. */
export function isFile(line: number): boolean {
  return line < 8;
}

/** Its four dark squares from a to h, or from 1 to 8. */
export function lineSquares(line: number): Place[] {
  const at = line & 7;
  return [0, 2, 4, 6].map((even) => {
    const along = even + (at & 1);
    return isFile(line) ? { x: at, y: along } : { x: along, y: at };
  });
}

/** Its name as it is written: a to h, 1 to 8. */
export function lineName(line: number): string {
  return isFile(line) ? 'abcdefgh'.charAt(line) : String(line - 7);
}

/** The way from the board to the end where this seat's backups stand: White's below and left. */
export function lineEnd(line: number, seat: number): Place {
  const out = seat === 0 ? -1 : 1;
  return isFile(line) ? { x: 0, y: out } : { x: out, y: 0 };
}

export interface Ghost {
  at: Place;
  token: Token;
}

/** The pieces that a backup of this seat puts on the board. */
export function restored(line: number, signs: string, seat: number): Ghost[] {
  const squares = lineSquares(line);
  return [...signs].flatMap((sign, i): Ghost[] => {
    const at = squares[i];
    if (!at || (sign !== 'm' && sign !== 'k')) return [];
    return [{ at, token: { kind: sign === 'k' ? 'king' : 'man', seat } }];
  });
}

/** What a backup of this line would record now. */
export function recorded(view: View, line: number, seat: number): string {
  return lineSquares(line)
    .map(({ x, y }) => {
      const top = view.cells.find((cell) => cell.x === x && cell.y === y)?.stack.at(-1);
      if (top?.seat !== seat) return '.';
      return top.kind === 'king' ? 'k' : 'm';
    })
    .join('');
}

/** What a backup costs: a man for every sign, one more for a king. */
export function price(signs: string): number {
  return [...signs].reduce((sum, sign) => sum + (sign === 'k' ? 2 : 1), 0);
}
