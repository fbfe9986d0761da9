import { expect, test } from 'vitest';
import type { Review } from '$lib/contract';
import { keyMove } from './key-moment';

/** Moves in turn: the first team's chances before and after each. */
const reviewOf = (...chances: [number, number][]): Review => ({
  worths: [],
  seats: [],
  moves: chances.map(([before, after], i) => ({
    ply: i + 1,
    seat: i % 2,
    move: `played ${i + 1}`,
    line: [`better ${i + 1}`],
    best: { text: '', chance: before },
    after: { text: '', chance: after },
    loss: 0,
    mark: null,
  })),
});

test('the key moment is the largest mistake of those who lost', () => {
  const game = reviewOf([0.5, 0.1], [0.1, 0.45], [0.45, 0.4], [0.4, 0.9]);
  expect(keyMove(game, { winners: [0] })?.ply).toBe(4);
  expect(keyMove(game, { winners: [1] })?.ply).toBe(1);
  expect(keyMove(game, { winners: [] })?.ply).toBe(4);
});

test('where nothing was given away there is none', () => {
  expect(keyMove(reviewOf([0.5, 0.48], [0.48, 0.5]), { winners: [0] })).toBeNull();
  expect(keyMove(reviewOf(), { winners: [] })).toBeNull();
});
