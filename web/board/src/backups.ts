// Backups: the lines they record, what they put back, and what they cost. The rules say all of it.
import { same } from './geometry';
import type { BackupLine, Place, Token, View } from './wire';

type Backups = Pick<View, 'backups'>;

export function backupLine(view: Backups, number: number): BackupLine | undefined {
  return view.backups?.lines.find((line) => line.number === number);
}

/** The squares that a line covers, in the order of a backup's signs. */
export function lineSquares(view: Backups, number: number): Place[] {
  return backupLine(view, number)?.squares ?? [];
}

/** Whether a line runs up a file; else it runs along a rank. */
export function isFile(line: BackupLine): boolean {
  return line.squares.every(({ x }) => x === line.squares[0]?.x);
}

export interface PlacedToken {
  at: Place;
  token: Token;
}

/** The pieces that a backup of this seat puts on the board. */
export function restored(view: Backups, line: number, signs: string, seat: number): PlacedToken[] {
  const squares = lineSquares(view, line);
  return [...signs].flatMap((sign, i): PlacedToken[] => {
    const at = squares[i];
    const kind = view.backups?.signs.find((known) => known.sign === sign)?.kind;
    return at && kind ? [{ at, token: { kind, seat } }] : [];
  });
}

/** What a backup of this line would record now. */
export function recorded(view: Pick<View, 'backups' | 'cells'>, line: number, seat: number): string {
  const signs = view.backups?.signs ?? [];
  return lineSquares(view, line)
    .map((square) => {
      const top = view.cells.find((cell) => same(cell, square))?.stack.at(-1);
      const kind = top?.seat === seat ? top.kind : null;
      return signs.find((known) => known.kind === kind)?.sign ?? '';
    })
    .join('');
}

/** What a backup with these signs costs. */
export function price(view: Backups, signs: string): number {
  const priceOf = (sign: string) => view.backups?.signs.find((known) => known.sign === sign)?.price ?? 0;
  return [...signs].reduce((sum, sign) => sum + priceOf(sign), 0);
}
