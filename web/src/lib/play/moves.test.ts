import { expect, test } from 'vitest';
import { rowsOf } from './moves';

test('moves stand in rows, a column for each seat', () => {
  const rows = rowsOf(['a', 'b', 'c'], 1, 2);
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.move ?? null))).toEqual([
    [null, 'a'],
    ['b', 'c'],
  ]);
  expect(rows[1]?.cells[0]?.ply).toBe(2);
});

test('rows that did not change are the same objects', () => {
  const before = rowsOf(['a', 'b', 'c'], 0, 2);
  const after = rowsOf(['a', 'b', 'c', 'd', 'e'], 0, 2, before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(rowsOf(['x', 'b', 'c'], 0, 2, before)[0]).not.toBe(before[0]);
});
