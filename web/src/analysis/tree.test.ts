import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as tree from './tree';
import { EMPTY, ROOT, type Tree } from './tree';

/** c3-d4 b6-c5 d4xb6, with b6-a5 instead of the second move and e3-f4 instead of the first. */
function sample() {
  const [one, c3d4] = tree.add(EMPTY, ROOT, 'c3-d4');
  const [two, b6c5] = tree.add(one, c3d4, 'b6-c5');
  const [three, d4xb6] = tree.add(two, b6c5, 'd4xb6');
  const [four, b6a5] = tree.add(three, c3d4, 'b6-a5');
  const [five, e3f4] = tree.add(four, ROOT, 'e3-f4');
  return { game: five, c3d4, b6c5, d4xb6, b6a5, e3f4 };
}

const main = (game: Tree) => tree.texts(game, tree.onward(game, ROOT));

describe('a tree of moves', () => {
  it('goes on with the first move and keeps the others as variations', () => {
    const { game, b6a5, d4xb6 } = sample();
    expect(main(game)).toEqual(['c3-d4', 'b6-c5', 'd4xb6']);
    expect(tree.texts(game, tree.path(game, b6a5))).toEqual(['c3-d4', 'b6-a5']);
    expect(tree.isMain(game, d4xb6)).toBe(true);
    expect(tree.isMain(game, b6a5)).toBe(false);
    expect(tree.end(game, ROOT)).toBe(d4xb6);
  });

  it('holds the same move once', () => {
    const { game, b6c5, c3d4 } = sample();
    expect(tree.add(game, c3d4, 'b6-c5')).toEqual([game, b6c5]);
    const [grown, last] = tree.addLine(game, ROOT, ['c3-d4', 'b6-a5', 'd4-c5']);
    expect(tree.size(grown)).toBe(tree.size(game) + 1);
    expect(tree.texts(grown, tree.path(grown, last))).toEqual(['c3-d4', 'b6-a5', 'd4-c5']);
  });

  it('promotes a variation, step by step or to the main line', () => {
    const { game, b6a5, c3d4, e3f4 } = sample();
    const promoted = tree.promote(game, b6a5);
    expect(main(promoted)).toEqual(['c3-d4', 'b6-a5']);
    expect(tree.promote(promoted, b6a5)).toBe(promoted);
    expect(main(tree.makeMain(game, b6a5))).toEqual(['c3-d4', 'b6-a5']);
    const other = tree.makeMain(game, e3f4);
    expect(tree.of(other, ROOT).children).toEqual([e3f4, c3d4]);
    // What was changed was another tree.
    expect(main(game)).toEqual(['c3-d4', 'b6-c5', 'd4xb6']);
  });

  it('deletes a move with what follows', () => {
    const { game, c3d4, d4xb6, e3f4 } = sample();
    const left = tree.remove(game, c3d4);
    expect(main(left)).toEqual(['e3-f4']);
    expect(tree.has(left, d4xb6)).toBe(false);
    expect(tree.has(left, e3f4)).toBe(true);
    expect(tree.remove(left, ROOT)).toBe(left);
    expect(tree.toNodes(left)).toHaveLength(2);
  });

  it('has one judging sign a move, and leaves other annotations alone', () => {
    const { game, c3d4 } = sample();
    const other = tree.annotate(game, c3d4, { nags: [14] });
    const good = tree.sign(other, c3d4, 1);
    expect(tree.signs(tree.of(good, c3d4).nags)).toBe('!$14');
    const bad = tree.sign(good, c3d4, 4);
    expect(tree.of(bad, c3d4).nags).toEqual([4, 14]);
    expect(tree.of(tree.sign(bad, c3d4, 4), c3d4).nags).toEqual([14]);
  });

  it('steps between the choices in one place', () => {
    const { game, c3d4, e3f4 } = sample();
    expect(tree.sibling(game, c3d4, 1)).toBe(e3f4);
    expect(tree.sibling(game, e3f4, 1)).toBeNull();
    expect(tree.sibling(game, ROOT, 1)).toBeNull();
  });

  it('becomes a record and comes back', () => {
    const grown = fc.array(fc.tuple(fc.nat(), fc.constantFrom('a', 'b', 'c', 'd'), fc.string()));
    fc.assert(
      fc.property(grown, fc.array(fc.nat()), (moves, deleted) => {
        let game: Tree = EMPTY;
        for (const [place, move, words] of moves) {
          const [larger, id] = tree.add(game, place % game.length, move);
          game = tree.annotate(larger, id, { after: words });
        }
        for (const id of deleted) if (tree.has(game, id)) game = tree.remove(game, id);
        const nodes = tree.toNodes(game);
        expect(nodes).toHaveLength(tree.size(game) + 1);
        expect(nodes.every(({ parent }, id) => (parent ?? -1) < id)).toBe(true);
        expect(tree.toNodes(tree.fromNodes(nodes))).toEqual(nodes);
      }),
    );
  });
});
