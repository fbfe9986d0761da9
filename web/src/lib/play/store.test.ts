import { beforeEach, expect, test } from 'vitest';
import { allUnfinished, finish, finished, keep, lastChosen, remember, unfinished, type Kept } from './store';

const game = (more: Partial<Kept> = {}): Kept => ({
  game: 'turkish',
  start: null,
  players: ['person', 3],
  clock: null,
  bottom: null,
  moves: ['d3-d4'],
  left: null,
  end: null,
  date: 1,
  ...more,
});
const end = { winners: [0], reason: 'resignation', scores: null };

beforeEach(() => localStorage.clear());

test('a game that is not over is found again by how it began', () => {
  keep(game());
  keep(game({ start: 'W:Wa2:Bh7' }));
  keep(game({ moves: ['d3-d4', 'e6-e5'] }));
  expect(unfinished({ game: 'turkish', start: null })?.moves).toHaveLength(2);
  expect(unfinished({ game: 'turkish', start: 'W:Wa2:Bh7' })?.moves).toHaveLength(1);
  expect(unfinished({ game: 'cyclic', start: null })).toBeNull();
  expect(allUnfinished()).toHaveLength(2);
});

test('a game without moves is not kept, nor is one that was begun anew', () => {
  keep(game());
  keep(game({ moves: [] }));
  expect(allUnfinished()).toEqual([]);
});

test('a game that is over is kept once, among the last hundred', () => {
  keep(game());
  finish(game({ end }));
  finish(game({ end, date: 2 }));
  expect(allUnfinished()).toEqual([]);
  expect(finished()).toHaveLength(1);
  for (let i = 0; i < 120; i++) finish(game({ end, moves: [`move ${i}`] }));
  expect(finished()).toHaveLength(100);
  expect(finished()[0]?.moves).toEqual(['move 119']);
});

test('what was chosen last is known', () => {
  remember({ ...game(), clock: '5+3' });
  expect(lastChosen('turkish')).toEqual({ players: ['person', 3], clock: '5+3' });
  expect(lastChosen('martian')).toBeNull();
});

test('what cannot be read is as if it were not there', () => {
  for (const text of ['{', '[]', '{"open":3,"done":[{"game":1},null],"chosen":7}', 'null']) {
    localStorage.setItem('doska-games', text);
    expect(allUnfinished()).toEqual([]);
    expect(finished()).toEqual([]);
    expect(lastChosen('turkish')).toBeNull();
    keep(game());
    expect(allUnfinished()).toHaveLength(1);
  }
});
