import { expect, test } from 'vitest';
import { choose, levelAfter, type Choice } from './choose';
import { dayOf, longestStreak, numberOf, streak } from './days';
import { readPuzzles, type Puzzle } from './puzzle';
import { merged, readRecord } from './record';

test('a file of puzzles', () => {
  const text = '# doska-puzzles 1\nabc123\tmartian?players=4\t8/8 1 0,0 -\ta1-a2 b1-b2\t3\tdrop,merge\n';
  expect(readPuzzles(text)).toEqual([
    {
      id: 'abc123',
      game: 'martian?players=4',
      position: '8/8 1 0,0 -',
      moves: ['a1-a2', 'b1-b2'],
      level: 3,
      themes: ['drop', 'merge'],
    },
  ]);
  expect(readPuzzles('abc123\tcyclic\tp\ta1-b2\t1\t')[0]?.themes).toEqual([]);
  expect(() => readPuzzles('abc123\tcyclic')).toThrow('not a puzzle');
});

test('days are those of UTC', () => {
  expect(dayOf(Date.UTC(1970, 0, 1, 23, 59))).toBe(0);
  expect(dayOf(Date.UTC(2026, 10, 16, 0, 0))).toBe(20773);
  expect(dayOf(Date.UTC(2026, 10, 15, 23, 59, 59))).toBe(20772);
  expect(numberOf(20773, 150)).toBe((20773 * 7919) % 150);
});

test('a streak ends with a day that was missed, not with one that is not over', () => {
  expect(streak([], 10)).toBe(0);
  expect(streak([10], 10)).toBe(1);
  expect(streak([8, 9], 10)).toBe(2);
  expect(streak([8, 9, 10], 10)).toBe(3);
  expect(streak([7, 8], 10)).toBe(0);
  expect(longestStreak([1, 2, 3, 7, 8])).toBe(3);
  expect(longestStreak([])).toBe(0);
});

test('whatever can be read of what was stored counts', () => {
  const nothing = { results: {}, levels: {}, days: [] };
  for (const text of [null, '', '{', '[]', '7', 'null', '{"results":7,"days":"x","levels":[]}'])
    expect(readRecord(text)).toEqual(nothing);
  const text = JSON.stringify({
    results: { cyclic: { a: 'solved', b: 'lost' }, martian: null },
    levels: { cyclic: 3.5, martian: 99 },
    days: [3, 'x', 2, 3, -1, 2.5],
  });
  expect(readRecord(text)).toEqual({
    results: { cyclic: { a: 'solved' }, martian: {} },
    levels: { cyclic: 3.5 },
    days: [2, 3],
  });
});

test('two copies are put together', () => {
  const one = readRecord(
    '{"results":{"cyclic":{"a":"helped","b":"solved"}},"levels":{"cyclic":4},"days":[1]}',
  );
  const two = readRecord('{"results":{"cyclic":{"a":"solved"},"turkish":{"c":"helped"}},"days":[2]}');
  const both = {
    results: { cyclic: { a: 'solved', b: 'solved' }, turkish: { c: 'helped' } },
    levels: { cyclic: 4 },
    days: [1, 2],
  };
  expect(merged(one, two)).toEqual(both);
  expect(merged(two, one)).toEqual(both);
});

test('a level rises with right answers, more so with hard ones, and stays within bounds', () => {
  expect(levelAfter(3, 3, true)).toBeCloseTo(3.4);
  expect(levelAfter(3, 3, false)).toBeCloseTo(2.6);
  expect(levelAfter(3, 7, true)).toBeGreaterThan(levelAfter(3, 3, true));
  expect(levelAfter(3, 7, false)).toBeGreaterThan(levelAfter(3, 3, false));
  expect(levelAfter(1, 1, false)).toBe(1);
  expect(levelAfter(10, 10, true)).toBe(10);
});

const puzzle = (id: string, level: number, ...themes: string[]): Puzzle => ({
  id,
  game: 'cyclic',
  position: '',
  moves: ['a1-b2'],
  level,
  themes,
});
const puzzles = [1, 1, 1, 1, 1, 2, 5, 9].map((level, i) =>
  puzzle(`p${i}`, level, level > 4 ? 'hard' : 'easy'),
);
const chosen = (change: Partial<Choice> = {}) =>
  choose({
    puzzles,
    filter: { theme: null, level: null },
    level: 4,
    result: () => undefined,
    lately: [],
    random: () => 0,
    ...change,
  })?.id;

test('the next puzzle is near the level of the player', () => {
  expect(chosen()).toBe('p6');
  expect(chosen({ level: 10 })).toBe('p7');
  expect(chosen({ level: 2.2 })).toBe('p5');
});

test('the next puzzle is one that is not solved, and not one of the last', () => {
  expect(chosen({ result: ({ id }) => (id === 'p6' ? 'solved' : undefined) })).toBe('p5');
  expect(chosen({ lately: ['p6'] })).toBe('p5');
  const all =
    (but: string) =>
    ({ id }: Puzzle) =>
      id === but ? 'helped' : 'solved';
  expect(chosen({ result: all('p7') })).toBe('p7');
  expect(chosen({ result: all('') })).toBe('p6');
});

test('a filter leaves what fits', () => {
  expect(chosen({ filter: { theme: 'easy', level: null } })).toBe('p5');
  expect(chosen({ filter: { theme: null, level: 9 } })).toBe('p7');
  expect(chosen({ filter: { theme: 'easy', level: 9 } })).toBeUndefined();
});
