// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CHECKER, countAt, levelOffset, pitch } from '../src/stack';

describe('a stack in relief', () => {
  it('is pressed together where it is high, and never leaves its field by more than another', () => {
    expect(pitch(3)).toBe(CHECKER.h);
    for (const height of [8, 20, 64]) {
      expect(pitch(height)).toBeLessThan(CHECKER.h);
      expect(levelOffset(height, height - 1, 0).y).toBeGreaterThan(-100);
    }
  });

  it('holds the upper checkers higher where they are taken up', () => {
    const [still, lifted] = [levelOffset(4, 2, 1), levelOffset(4, 3, 1)];
    expect(still).toEqual(levelOffset(4, 2, 0));
    expect(lifted.y).toBeLessThan(levelOffset(4, 3, 0).y);
  });

  it.each([1, 2, 5, 12, 30])('knows which checker of %i is pointed at', (height) => {
    for (let level = 0; level < height; level += 1) {
      // The visible part of a checker is the front of its side.
      const y = levelOffset(height, level, 0).y + CHECKER.ry + CHECKER.h - pitch(height) / 2;
      expect(countAt(height, 0, { x: 0, y })).toBe(height - level);
    }
  });

  it('takes one by its upper face, none beside the stack', () => {
    const top = levelOffset(5, 4, 0);
    expect(countAt(5, 0, { x: 0, y: top.y })).toBe(1);
    expect(countAt(5, 0, { x: CHECKER.rx + 3, y: top.y })).toBe(0);
    expect(countAt(5, 0, { x: 0, y: 49 })).toBe(0);
    expect(countAt(0, 0, { x: 0, y: 0 })).toBe(0);
  });
});
