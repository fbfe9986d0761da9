// A tree of moves as it is written down: the line with its numbers, variations and comments in their places.
import { of, onward, ROOT, type Tree } from './tree';

export type Piece =
  | { kind: 'move'; id: number; number: string }
  | { kind: 'comment'; id: number; text: string }
  | { kind: 'variation'; id: number; pieces: Piece[] };

/** Who sits and who begins: numbers count rounds, as in records. */
export interface Table {
  seats: number;
  first: number;
}

/** The number before a move that has `plies` before it: `3.`, or `3...` where not the first seat moves. */
export function numbered(plies: number, { seats, first }: Table): { number: string; opens: boolean } {
  const at = first + plies;
  const opens = at % seats === 0;
  return { number: `${Math.floor(at / seats) + 1}${opens ? '.' : '...'}`, opens };
}

/** The whole tree. */
export function listing(tree: Tree, table: Table): Piece[] {
  const { after } = of(tree, ROOT);
  const pieces = line(tree, table, onward(tree, ROOT), 0);
  return after ? [{ kind: 'comment', id: ROOT, text: after }, ...pieces] : pieces;
}

/** A line, of which the first move has `plies` before it. */
function line(tree: Tree, table: Table, ids: number[], plies: number): Piece[] {
  const pieces: Piece[] = [];
  // A move needs its number where it opens a round, or something stands between it and the one before.
  let bare = false;
  ids.forEach((id, i) => {
    const { before, after, parent } = of(tree, id);
    const { number, opens } = numbered(plies + i, table);
    if (before) pieces.push({ kind: 'comment', id, text: before });
    pieces.push({ kind: 'move', id, number: opens || !bare || before ? number : '' });
    bare = true;
    if (after) {
      pieces.push({ kind: 'comment', id, text: after });
      bare = false;
    }
    const [main, ...others] = of(tree, parent).children;
    if (main !== id) return;
    for (const other of others) {
      const moves = [other, ...onward(tree, other)];
      pieces.push({ kind: 'variation', id: other, pieces: line(tree, table, moves, plies + i) });
      bare = false;
    }
  });
  return pieces;
}
