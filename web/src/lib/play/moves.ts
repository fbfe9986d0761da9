// Moves in rows, a column for each seat.

export interface Written {
  move: string;
  /** How many plies lead to the position after it. */
  ply: number;
}

export interface Row {
  number: number;
  /** A move for each seat; null where the game had not begun, or is over. */
  cells: (Written | null)[];
}

/** The rows of a game of so many seats that `first` began. Rows that are as they were in `before` are the
 *  same objects: only what is new is drawn. */
export function rowsOf(moves: string[], first: number, seats: number, before: Row[] = []): Row[] {
  const rows: Row[] = [];
  moves.forEach((move, i) => {
    const at = first + i;
    const row = Math.floor(at / seats);
    rows[row] ??= { number: row + 1, cells: Array.from({ length: seats }, () => null) };
    rows[row].cells[at % seats] = { move, ply: i + 1 };
  });
  return rows.map((row, i) => (before[i] && isSame(before[i], row) ? before[i] : row));
}

const isSame = (a: Row, b: Row) =>
  a.cells.length === b.cells.length &&
  a.cells.every((cell, i) => cell?.move === b.cells[i]?.move && cell?.ply === b.cells[i]?.ply);
