import { describe, expect, it } from 'vitest';
import { area, curve, plyAt, pointAt, runs } from './chart';

const worth = (chance: number) => ({ chance, text: '' });

describe('the curve of a game', () => {
  it('leaves out what was not searched', () => {
    const found = runs([worth(0.5), worth(1), null, worth(0), worth(0.25)], 400, 100);
    expect(found.map((run) => run.length)).toEqual([2, 2]);
    expect(found[0]).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 0 },
    ]);
    expect(found[1]?.[0]).toEqual({ x: 300, y: 100 });
  });

  it('is a path, with an area under it', () => {
    const [run = []] = runs([worth(0.5), worth(0.75)], 10, 100);
    expect(curve(run)).toBe('M0 50L10 25');
    expect(area(run, 100)).toBe('M0 100L0 50L10 25L10 100Z');
    expect(area([], 100)).toBe('');
  });

  it('finds the ply under a finger', () => {
    expect(plyAt(0, 40, 400)).toBe(0);
    expect(plyAt(104, 40, 400)).toBe(10);
    expect(plyAt(999, 40, 400)).toBe(40);
    expect(plyAt(-5, 40, 400)).toBe(0);
  });

  it('of a game without moves is a place', () => {
    expect(pointAt(0, 0, 0.5, 400, 100)).toEqual({ x: 0, y: 50 });
  });
});
