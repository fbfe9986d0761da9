// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NO_CAMERA, type Camera } from '../src/camera';
import { centre, middle } from '../src/geometry';
import { computeLayout } from '../src/layout';
import { picker, pickerHit } from '../src/picker';
import { hit, targets, type HitOptions } from '../src/hit-test';
import type { Step, View } from '../src/wire';
import { draughts, topological } from './positions';

function scene(view: View, next: Step[] = [], camera: Camera = NO_CAMERA, bottom = 0) {
  const layout = computeLayout(view, { bottom, coordinates: true, beside: 'ends' });
  const all = targets(view, layout, { next, editing: false, seat: view.seat, camera });
  const at = (x: number, y: number, more: Partial<HitOptions> = {}) =>
    hit(all, layout, { x, y }, { camera, stacks: view.stacks, lifted: null, open: [], slack: 0, ...more });
  return { layout, all, at };
}

describe('what is under a point', () => {
  it('is the square there, and nothing in the frame', () => {
    const { at } = scene(draughts('turkish', 'W:Wa2:Bh7'));
    expect(at(5, 795)?.target.key).toBe('@0,0');
    expect(at(799, 1)?.target.key).toBe('@7,7');
    expect(at(-5, 400)).toBeNull();
  });

  it('is the reserve, and tapping it is a step only for its owner', () => {
    const { layout, at } = scene(draughts('cyclic', 'W:Wa1:Bh8:R2,2'));
    const [white, black] = layout.piles.map(({ rect }) => middle(rect));
    expect(at(white!.x, white!.y)?.target.step).toEqual({ kind: 'reserve' });
    expect(at(black!.x, black!.y)?.target.step).toBeNull();
  });

  it('is a backup before the handle of its line, each where it is seen', () => {
    const { layout, at } = scene(draughts('backups', 'W:Wa1:Bh8:R8,0:Swd=m...'), [
      { kind: 'build', line: 3 },
      { kind: 'build', line: 4 },
    ]);
    const mid = middle(layout.backups[0]!.rect);
    expect(at(mid.x, mid.y)?.target.step).toEqual({ kind: 'restore', line: 3, signs: 'm...' });
    expect(at(350, 815)?.target.step).toEqual({ kind: 'build', line: 3 });
    expect(at(450, 900)?.target.step).toEqual({ kind: 'build', line: 4 });
    expect(at(550, 900)).toBeNull();
  });

  it('is near enough for a finger beside small things, not on the board', () => {
    const { layout, at } = scene(draughts('backups', 'W:Wa1:Bh8:R8,0:Swd=m...'));
    const { rect } = layout.backups[0]!;
    expect(at(rect.x - 15, rect.y + 20)).toBeNull();
    expect(at(rect.x - 15, rect.y + 20, { slack: 30 })?.target.kind).toBe('backup');
    expect(at(350, 790, { slack: 60 })?.target.kind).toBe('cell');
  });

  it('is a checker of the stack in front, but never over a field that can be gone to', () => {
    const view = topological('M w 0,0=wwwwwwwb;0,1=-');
    const camera = { zoom: 0.8, x: 300, y: 300 };
    const { layout, at } = scene(view, [], camera);
    const behind = centre(layout.geometry, { x: 0, y: 1 });
    const point = { x: behind.x * 0.8 + 300, y: (behind.y + 38) * 0.8 + 300 };
    expect(at(point.x, point.y)?.target.key).toBe('@0,0');
    expect(at(point.x, point.y)?.count).toBeGreaterThan(0);
    expect(at(point.x, point.y, { open: [{ x: 0, y: 1 }] })?.target.key).toBe('@0,1');
  });
});

describe('the large stack', () => {
  const { layout } = scene(topological('M w 0,0=wwb'));

  it.each([2, 5, 20, 64])('lets every one of %i be chosen', (height) => {
    const one = picker(layout, height, []);
    one.levels.forEach(({ x, y }, level) => {
      expect(pickerHit(one, 0, { x, y: y - 14 + one.pitch / 2 })).toEqual({
        kind: 'count',
        count: height - level,
      });
    });
    expect(one.rect.y).toBeGreaterThanOrEqual(0);
    expect(one.rect.y + one.rect.h).toBeLessThanOrEqual(800);
  });

  it('stands where it hides nothing that matters', () => {
    const right = { rect: { x: 600, y: 0, w: 200, h: 800 }, weight: 10 };
    expect(picker(layout, 4, [right]).rect.x).toBeLessThan(400);
    expect(picker(layout, 4, []).rect.x).toBeGreaterThan(400);
  });

  it('has buttons for one more and one fewer', () => {
    const one = picker(layout, 4, []);
    expect(pickerHit(one, 0, middle(one.more))).toEqual({ kind: 'by', by: 1 });
    expect(pickerHit(one, 0, middle(one.fewer))).toEqual({ kind: 'by', by: -1 });
    expect(pickerHit(one, 0, { x: 400, y: 20 })).toBeNull();
  });
});
