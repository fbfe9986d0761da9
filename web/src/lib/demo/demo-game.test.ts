import type { Cell, View } from '$board/wire';
import { expect, test } from 'vitest';
import { plainView } from '../../../board/tests/positions';
import { frame, views } from './demo-game';

const cell = (x: number, y: number, men: number): Cell => ({
  x,
  y,
  name: `${x},${y}`,
  ground: 'field',
  zone: null,
  stack: Array.from({ length: men }, () => ({ kind: 'checker', seat: 0 })),
});
const view = (seat: number, ...cells: Cell[]): View => ({
  ...plainView,
  cells,
  seat,
});

test('positions come back as they were, with cells that come and go', () => {
  const all = [
    view(0, cell(0, 0, 1)),
    view(1, cell(0, 0, 1), cell(1, 0, 1)),
    view(0, cell(0, -1, 1), cell(0, 0, 1), cell(1, 0, 1)),
    view(1, cell(0, -1, 0), cell(0, 0, 2), cell(1, 0, 1)),
    view(0, cell(0, 0, 2), cell(1, 0, 1)),
  ];
  const frames = all.slice(1).map((now, i) => frame(all[i]!, now, []));
  expect(views({ game: 'topological', moves: [], first: all[0]!, frames })).toEqual(all);
  expect(frames[2]!.cells).toHaveLength(2);
});
