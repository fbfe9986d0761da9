import { describe, expect, it } from 'vitest';
import { linesOf, withLine, withoutLine } from './conditional';

describe('conditional moves', () => {
  const tree = withLine(withLine(withLine([], ['a', 'b', 'c', 'd']), ['a', 'b', 'x', 'y']), ['e', 'f']);

  it('grow line by line', () => {
    expect(linesOf(tree)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'x', 'y'],
      ['e', 'f'],
    ]);
    // Half a line is none.
    expect(withLine(tree, ['z'])).toBe(tree);
  });

  it('have one answer to each move', () => {
    expect(linesOf(withLine(tree, ['a', 'other']))).toEqual([
      ['a', 'other'],
      ['e', 'f'],
    ]);
    expect(linesOf(withLine(tree, ['e', 'f', 'g', 'h']))[2]).toEqual(['e', 'f', 'g', 'h']);
  });

  it('lose the last answer of a line that is removed', () => {
    expect(linesOf(withoutLine(tree, ['a', 'b', 'c', 'd']))).toEqual([
      ['a', 'b', 'x', 'y'],
      ['e', 'f'],
    ]);
    expect(linesOf(withoutLine(tree, ['e', 'f']))).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'x', 'y'],
    ]);
    expect(withoutLine(withLine([], ['a', 'b']), ['a', 'b'])).toEqual([]);
  });
});
