import { expect, test } from 'vitest';
import type { Event } from '$board/wire';
import { draughts, martian } from '../../../board/tests/positions';
import { trail, trailLength } from './trail';

const four = martian('8/8/8/8/8/8/8/Q7 1 0,0,0,0 -');
const step = (x: number): Event => ({
  kind: 'move',
  from: { x, y: 0 },
  to: { x, y: 1 },
  token: { kind: 'pawn', seat: null },
  count: 1,
});

test('as many moves are shown as are made between two turns of a player', () => {
  expect([0, 2, 3, 9].map((ply) => trailLength({ view: four, ply }))).toEqual([0, 2, 3, 3]);
  expect(trailLength({ view: draughts('cyclic', 'B:Wc3:Bd6:R0,0'), ply: 5 })).toBe(0);
});

test('each move has the colour of its player, the newest first', () => {
  const arrows = trail([[step(3)], [{ kind: 'pass' }], [step(1)]], 0, 4);
  expect(arrows.map(({ brush, age }) => [brush, age])).toEqual([
    ['seat0', 0],
    ['seat2', 2],
  ]);
  expect(arrows[1]?.steps).toEqual([
    { kind: 'place', x: 1, y: 0 },
    { kind: 'place', x: 1, y: 1 },
  ]);
});
