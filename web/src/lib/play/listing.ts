// Legal moves for a person to choose from, however many there are.

/** More moves than this are put together by their beginnings. */
const MANY = 40;

export interface Group {
  /** What all of them begin with. */
  head: string;
  moves: string[];
}

/** Moves by what comes before the first `+` or `^` inside them, or before their target. Few moves stand each
 *  for itself. */
export function grouped(moves: string[]): Group[] {
  if (moves.length <= MANY) return moves.map((move) => ({ head: move, moves: [move] }));
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const head = headOf(move);
    const known = groups.get(head);
    if (known) known.push(move);
    else groups.set(head, [move]);
  }
  return [...groups].map(([head, list]) => ({ head, moves: list }));
}

function headOf(move: string): string {
  const cut = move.slice(1).search(/[+^>]/);
  return cut < 0 ? move : move.slice(0, cut + 1);
}
