import { expect, test } from 'vitest';
import { judge, next, type Task } from './lesson';

const task: Task = {
  id: 'two-gifts',
  game: 'cyclic',
  position: 'W:Wg5,Kb8:Bb2,a3,e3,g7,h8:R1,0',
  seat: 0,
  lines: [
    ['@b4', 'a3xc5', 'g5-f6', 'g7xe5', 'b8xf4xc1'],
    ['@b4', 'a3xc5', 'b8-a7'],
  ],
  wrong: { 'g5-f6': 'learn-cyclic-two-gifts-wrong-first' },
};

test('a move on a line is right, and its end is the end of the task', () => {
  expect(judge(task, ['@b4'])).toEqual({ right: true, done: false });
  expect(judge(task, ['@b4', 'a3xc5', 'b8-a7'])).toEqual({ right: true, done: true });
  expect(judge(task, ['@b4', 'a3xc5', 'g5-f6'])).toEqual({ right: true, done: false });
});

test('another move is answered by its own words or the usual ones', () => {
  expect(judge(task, ['g5-f6'])).toEqual({ right: false, say: 'learn-cyclic-two-gifts-wrong-first' });
  expect(judge(task, ['@b4', 'a3xc5', '@c1'])).toEqual({ right: false, say: 'learn-not-yet' });
});

test('the answer of the others is the next move of the line', () => {
  expect(next(task, ['@b4'])).toBe('a3xc5');
  expect(next(task, ['@b4', 'a3xc5', 'g5-f6'])).toBe('g7xe5');
  expect(next(task, task.lines[0]!)).toBeUndefined();
});
