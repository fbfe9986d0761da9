// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NO_CAMERA } from '../src/camera';
import { computeLayout } from '../src/layout';
import { neighbour, rows } from '../src/navigate';
import { targets, type Target } from '../src/hit-test';
import type { Step, View } from '../src/wire';
import { draughts, martian, topological } from './positions';

function all(view: View, bottom = 0, next: Step[] = []): Target[] {
  const layout = computeLayout(view, { bottom, coordinates: true, beside: 'ends' });
  return targets(view, layout, { next, editing: false, seat: view.seat, camera: NO_CAMERA });
}

const name = (stops: Target[], key: string | null) => {
  const target = stops.find((stop) => stop.key === key);
  return target?.kind === 'cell' ? target.cell.name : (target?.key ?? null);
};
const key = (stops: Target[], cell: string) =>
  stops.find((stop) => stop.kind === 'cell' && stop.cell.name === cell)?.key ?? '';

describe('the way of the cursor', () => {
  it('goes from square to square as they are seen', () => {
    const stops = all(draughts('turkish', 'W:Wa2:Bh7'));
    expect(name(stops, neighbour(stops, key(stops, 'd4'), 'ArrowUp'))).toBe('d5');
    expect(name(stops, neighbour(stops, key(stops, 'd4'), 'ArrowLeft'))).toBe('c4');
    expect(neighbour(stops, key(stops, 'a1'), 'ArrowDown')).toBeNull();
    const turned = all(draughts('turkish', 'W:Wa2:Bh7'), 1);
    expect(name(turned, neighbour(turned, key(turned, 'd4'), 'ArrowUp'))).toBe('d3');
    const quarter = all(martian('8/8/8/8/8/8/8/8 1 0,0,0,0 -'), 1);
    expect(name(quarter, neighbour(quarter, key(quarter, 'd4'), 'ArrowUp'))).toBe('e4');
  });

  it('leaves the board for reserves, backups and handles, and comes back', () => {
    const reserves = all(draughts('cyclic', 'W:Wa1:Bh8:R1,2'));
    expect(neighbour(reserves, key(reserves, 'h1'), 'ArrowDown')).toBe('reserve0');
    expect(neighbour(reserves, key(reserves, 'a8'), 'ArrowUp')).toBe('reserve1');
    expect(name(reserves, neighbour(reserves, 'reserve1', 'ArrowDown'))).toMatch(/8$/);
    const next: Step[] = [{ kind: 'build', line: 4 }];
    const lines = all(draughts('backups', 'W:Wa1:Bh8:R8,0:Swd=m...'), 0, next);
    expect(neighbour(lines, key(lines, 'd1'), 'ArrowDown')).toMatch(/^\^03/);
    expect(neighbour(lines, key(lines, 'e1'), 'ArrowDown')).toBe('+04');
    expect(name(lines, neighbour(lines, '+04', 'ArrowUp'))).toBe('e1');
  });

  it('crosses gaps of the plane', () => {
    const stops = all(topological('M w 0,0=w;1,0=-;3,0=b;3,1=w'));
    expect(name(stops, neighbour(stops, key(stops, '1,0'), 'ArrowRight'))).toBe('3,0');
  });

  it('reaches every stop from every other', () => {
    const next: Step[] = [...Array(16).keys()].map((line) => ({ kind: 'build', line }));
    for (const stops of [
      all(draughts('backups', 'W:Wa1:Bh8:R8,3:Swd=m...,wd=..m.,b7=....,bh=k...'), 0, next),
      all(draughts('cyclic', 'W:Wa1:Bh8:R0,12')),
      all(topological('P w 0,0=w;1,0=b;1,1=w')),
    ]) {
      const seen = new Set([stops[0]!.key]);
      const queue = [stops[0]!.key];
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
          const to = neighbour(stops, at, arrow);
          if (to !== null && !seen.has(to)) queue.push(to);
          if (to !== null) seen.add(to);
        }
      }
      expect(stops.filter((stop) => !seen.has(stop.key)).map((stop) => stop.key)).toEqual([]);
    }
  });

  it('reads rows from top to bottom, what lies beside them with them', () => {
    const stops = all(draughts('backups', 'W:Wa1:Bh8:R8,3:Sw4=m...'));
    const lines = rows(stops, 100).map((row) => row.map((stop) => name(stops, stop.key)));
    const fourth = lines.find((line) => line.includes('a4'));
    expect(fourth?.[0]).toMatch(/^\^0/);
    expect(fourth?.slice(1)).toEqual([...'abcdefgh'].map((file) => `${file}4`));
    expect(lines.flat()).toHaveLength(stops.length);
  });
});
