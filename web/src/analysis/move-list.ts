// The move list of a game tree: moves with their numbers, variations and comments in reading order.
import { of, onward, ROOT, type Tree } from './tree';

export type MoveListItem =
  | { kind: 'move'; id: number; number: string }
  | { kind: 'comment'; id: number; text: string }
  | { kind: 'variation'; id: number; items: MoveListItem[] };

/** How moves are numbered: a number counts one move of every seat, as in records. */
export interface MoveNumbering {
  seats: number;
  first: number;
}

/** The number before a move that has `plies` before it: `3.`, or `3...` where not the first seat moves. */
export function moveNumber(
  plies: number,
  { seats, first }: MoveNumbering,
): { number: string; opens: boolean } {
  const at = first + plies;
  const opens = at % seats === 0;
  return { number: `${Math.floor(at / seats) + 1}${opens ? '.' : '...'}`, opens };
}

/** The move list of a whole tree. */
export function moveList(tree: Tree, numbering: MoveNumbering): MoveListItem[] {
  const { after } = of(tree, ROOT);
  const items = line(tree, numbering, onward(tree, ROOT), 0);
  return after ? [{ kind: 'comment', id: ROOT, text: after }, ...items] : items;
}

/** A line, of which the first move has `plies` before it. */
function line(tree: Tree, numbering: MoveNumbering, ids: number[], plies: number): MoveListItem[] {
  const items: MoveListItem[] = [];
  // A move needs its number where it opens a round, or something stands between it and the one before.
  let follows = false;
  ids.forEach((id, i) => {
    const { before, after, parent } = of(tree, id);
    const { number, opens } = moveNumber(plies + i, numbering);
    if (before) items.push({ kind: 'comment', id, text: before });
    items.push({ kind: 'move', id, number: opens || !follows || before ? number : '' });
    follows = true;
    if (after) {
      items.push({ kind: 'comment', id, text: after });
      follows = false;
    }
    const [main, ...others] = of(tree, parent).children;
    if (main !== id) return;
    for (const other of others) {
      const moves = [other, ...onward(tree, other)];
      items.push({ kind: 'variation', id: other, items: line(tree, numbering, moves, plies + i) });
      follows = false;
    }
  });
  return items;
}
