// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { centre, geometry, placeAt, quarters, seatSide } from '../src/geometry';
import { draughts, martian, topological } from './positions';

const start = draughts('turkish', 'W:Wa2:Bh7');
const two = martian('Q3/4/4/4/4/4/4/3Q 1 0,0 -');
const four = martian('8/8/8/8/8/8/8/8 1 0,0,0,0 -');

describe('geometry', () => {
  it('shows a1 at the lower left to the first seat and at the upper right to the second', () => {
    expect(centre(geometry(start, 0), { x: 0, y: 0 })).toEqual({ x: 50, y: 750 });
    expect(centre(geometry(start, 1), { x: 0, y: 0 })).toEqual({ x: 750, y: 50 });
  });

  it('keeps a board of four files four wide when it is turned round', () => {
    const g = geometry(two, 1);
    expect([g.cols, g.rows]).toEqual([4, 8]);
    expect(centre(g, { x: 3, y: 7 })).toEqual({ x: 50, y: 750 });
  });

  it.each([
    [0, { x: 0, y: 0 }],
    [1, { x: 0, y: 7 }],
    [2, { x: 7, y: 7 }],
    [3, { x: 7, y: 0 }],
  ])('brings the corner of seat %i of four to the lower left', (seat, corner) => {
    expect(centre(geometry(four, seat), corner)).toEqual({ x: 50, y: 750 });
  });

  it('finds every place again under its middle, whichever way it is turned', () => {
    for (const view of [start, two, four, topological('M w -3,2=w;0,0=b;1,0=-')]) {
      for (const bottom of [0, 1, 2, 3]) {
        const g = geometry(view, bottom);
        for (const { x, y } of view.cells) expect(placeAt(g, centre(g, { x, y }))).toEqual({ x, y });
      }
    }
  });

  it('does not move the plane when it grows', () => {
    const before = geometry(topological('M w 0,0=b'), 0);
    const after = geometry(topological('M w 0,0=b;-1,0=w;-1,1=w'), 0);
    expect(centre(after, { x: 0, y: 0 })).toEqual(centre(before, { x: 0, y: 0 }));
  });

  it('seats two opposite each other and four in the corners', () => {
    expect(quarters(start, 1)).toBe(2);
    expect(seatSide(geometry(start, 1), start, 1)).toEqual({ x: 0, y: 1 });
    expect(seatSide(geometry(four, 3), four, 3)).toEqual({ x: -1, y: 1 });
  });
});
