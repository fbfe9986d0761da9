import { expect, test } from 'vitest';
import { graphOf } from './graph';

const point = (at: number, rating: number, deviation: number) => ({
  at,
  rating,
  deviation,
  game_id: `${at}`,
});

test('a graph spans the time and the ratings with their deviations', () => {
  const graph = graphOf([point(0, 1500, 100), point(10, 1600, 50), point(20, 1550, 50)], 200, 100);
  expect(graph.line.split(' ')).toHaveLength(3);
  expect(graph.line).toMatch(/^0,.* 100,.* 200,/);
  expect(graph.band.split(' ')).toHaveLength(6);
  expect(graph.marks[0]).toEqual({ rating: 1400, y: 100 });
  expect(graph.marks.at(-1)!.y).toBe(0);
  expect(graph.last.x).toBe(200);
});

test('a single game is a point in the middle', () => {
  const graph = graphOf([point(5, 1662, 290)], 200, 100);
  expect(graph.last.x).toBe(100);
  expect(graph.marks.length).toBeGreaterThan(1);
});
