// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aspect, computeLayout, slot } from '../src/layout';
import { draughts, martian, topological } from './positions';

const options = { bottom: 0, coordinates: true, beside: 'ends' } as const;
const backups = draughts('backups', 'W:Wc1:Bb8:R4,3:Swd=m..k,wd=....,b6=.m.m');

describe('the room beside the board', () => {
  it("has White's backups below and left, Black's above and right, opposite their lines", () => {
    const layout = computeLayout(backups, options);
    expect(layout.backups.map(({ line, seat }) => [line, seat])).toEqual([
      [3, 0],
      [3, 0],
      [13, 1],
    ]);
    const [first, second, third] = layout.backups;
    for (const one of [first, second]) {
      expect(one!.rect.y).toBeGreaterThan(layout.board.h);
      expect(one!.rect.x).toBeGreaterThanOrEqual(300);
      expect(one!.rect.x + one!.rect.w).toBeLessThanOrEqual(400);
    }
    expect(third!.rect.x).toBeGreaterThan(layout.board.w);
  });

  it('has their signs in the order of the line, from whichever side it is seen', () => {
    for (const bottom of [0, 1]) {
      const layout = computeLayout(backups, { ...options, bottom });
      const signs = slot(layout, 3, 0).signs;
      const up = bottom === 0 ? -1 : 1;
      for (let i = 1; i < 4; i += 1) expect(Math.sign(signs[i]!.y - signs[i - 1]!.y)).toBe(up);
      const outside = bottom === 0 ? signs[3]!.y > layout.board.h : signs[3]!.y < 0;
      expect(outside).toBe(true);
    }
  });

  it('does not overlap itself: several backups of a line, and the repository', () => {
    const layout = computeLayout(backups, options);
    const rects = [
      ...layout.backups.map(({ rect }) => rect),
      ...layout.piles.map(({ rect }) => rect),
      layout.board,
    ];
    rects.forEach((a, i) =>
      rects.slice(i + 1).forEach((b) => {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect(apart).toBe(true);
      }),
    );
  });

  it('holds everything', () => {
    for (const bottom of [0, 1]) {
      const { box, piles, backups: standing } = computeLayout(backups, { ...options, bottom });
      for (const { rect } of [...piles, ...standing]) {
        expect(rect.x).toBeGreaterThanOrEqual(box.x);
        expect(rect.y).toBeGreaterThanOrEqual(box.y);
        expect(rect.x + rect.w).toBeLessThanOrEqual(box.x + box.w);
        expect(rect.y + rect.h).toBeLessThanOrEqual(box.y + box.h);
      }
    }
  });

  it('never changes its shape during a game', () => {
    const shapes = (texts: string[], game: 'cyclic' | 'backups', beside: 'ends' | 'side') =>
      new Set(texts.map((text) => aspect(draughts(game, text), { ...options, beside })));
    const cyclic = ['W:Wa1:Bb8:R0,0', 'W:Wa1:Bb8:R12,3', 'W:Wa1:Bb8:R1,0'];
    expect(shapes(cyclic, 'cyclic', 'ends').size).toBe(1);
    expect(shapes(cyclic, 'cyclic', 'side').size).toBe(1);
    const texts = ['W:Wa1:Bb8:R0,0:S', 'W:Wa1:Bb8:R4,12:Swd=m..k,w1=....,wd=mmmm'];
    expect(shapes(texts, 'backups', 'ends').size).toBe(1);
    const plane = ['P w -', 'P w 0,0=w;1,0=b', 'M w 0,0=w;1,0=b;9,0=-'];
    expect(new Set(plane.map((text) => aspect(topological(text), options))).size).toBe(1);
  });

  it('is not needed where nothing lies beside the board', () => {
    const { box, frame } = computeLayout(martian('4/4/4/4/4/4/4/4 1 0,0 -'), options);
    expect(box).toEqual({ x: -frame, y: -frame, w: 400 + 2 * frame, h: 800 + 2 * frame });
  });
});
