import { describe, expect, it } from 'vitest';
import { moveList, moveNumber, type MoveListItem } from './move-list';
import * as tree from './tree';
import { EMPTY, ROOT, type Tree } from './tree';

const written = (game: Tree, items: MoveListItem[]): string =>
  items
    .map((item) => {
      if (item.kind === 'comment') return `{${item.text}}`;
      if (item.kind === 'variation') return `(${written(game, item.items)})`;
      return `${item.number}${tree.of(game, item.id).move}`;
    })
    .join(' ');

describe('moves as they are written', () => {
  it('have numbers, variations and comments in their places', () => {
    const [one] = tree.addLine(EMPTY, ROOT, ['a', 'b', 'c', 'd']);
    const first = tree.next(one, ROOT) ?? 0;
    const [two, other] = tree.addLine(one, first, ['x', 'y']);
    const [three] = tree.add(two, tree.previous(two, other) ?? 0, 'z');
    let game = tree.annotate(three, first, { after: 'good' });
    game = tree.annotate(game, ROOT, { after: 'The game' });
    expect(written(game, moveList(game, { seats: 2, first: 0 }))).toBe(
      '{The game} 1.a {good} 1...b (1...x 2.y (2.z)) 2.c d',
    );
  });

  it('count rounds of all seats, from whoever begins', () => {
    const [game] = tree.addLine(EMPTY, ROOT, ['a', 'b', 'c', 'd', 'e']);
    expect(written(game, moveList(game, { seats: 4, first: 0 }))).toBe('1.a b c d 2.e');
    expect(written(game, moveList(game, { seats: 4, first: 3 }))).toBe('1...a 2.b c d e');
    expect(moveNumber(0, { seats: 2, first: 1 }).number).toBe('1...');
  });

  it('of a game without moves are nothing', () => {
    expect(moveList(EMPTY, { seats: 2, first: 0 })).toEqual([]);
  });
});
