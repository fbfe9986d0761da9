import { expect, test } from 'vitest';
import { whyWrong, type Wrong } from './refute';

const why = (change: Partial<Wrong>) =>
  whyWrong({ seat: 0, outcome: null, line: [], score: null, ...change }).id.replace('web-puzzles-wrong-', '');
const won = (...winners: number[]) => ({ winners, reason: 'no-moves' });

test('how the line ends says why an answer is wrong', () => {
  expect(why({ outcome: won(1) })).toBe('loses');
  expect(why({ outcome: won() })).toBe('draw');
  // Of four seats, every other one is of the same team.
  expect(why({ seat: 2, outcome: won(1, 3) })).toBe('loses');
  expect(why({ seat: 3, outcome: won(1, 3), score: { mate: -2 } })).toBe('slow');
});

test('a forced loss is told, and a win that takes longer, for whoever answered', () => {
  expect(why({ score: { mate: -3 } })).toBe('loses');
  expect(why({ score: { mate: 7 } })).toBe('slow');
  expect(why({ seat: 1, score: { mate: 3 } })).toBe('loses');
  expect(why({ score: { cp: -40 } })).toBe('better');
});
