import { expect, test } from 'vitest';
import type { GameInfo } from '$lib/contract';
import { grouped } from './listing';
import { rowsOf } from './moves';
import { clockFace } from './clock.svelte';
import {
  around,
  atLevel,
  bottomSeat,
  fitted,
  lineOfAddress,
  optionsOf,
  people,
  rotated,
  usualPlayers,
  withOptions,
} from './setup';

const martian: GameInfo = {
  id: 'martian',
  version: 1,
  options: [{ key: 'players', default: '2', values: { words: ['2', '4'] } }],
  seats: [2, 4],
  tables: false,
};
const address = (search: string) =>
  lineOfAddress({ item: 'martian', search: new URLSearchParams(search) }, martian);

test('an address names a game, its options, a position and moves', () => {
  expect(address('')).toEqual({ game: 'martian', start: null, moves: [] });
  expect(address('players=4').game).toBe('martian?players=4');
  expect(address('players=2').game).toBe('martian');
  expect(address('game=martian%3Fplayers%3D4').game).toBe('martian?players=4');
  expect(address('position=X+1&moves=a1-b2+c3-d4')).toEqual({
    game: 'martian',
    start: 'X 1',
    moves: ['a1-b2', 'c3-d4'],
  });
});

test('options that are as usual are not written', () => {
  expect(withOptions(martian, () => '4')).toBe('martian?players=4');
  expect(withOptions(martian, () => undefined)).toBe('martian');
  expect(optionsOf(martian, 'martian?players=4')).toEqual({ players: '4' });
  expect(optionsOf(martian, 'martian')).toEqual({ players: '2' });
});

test('who sits where', () => {
  expect(usualPlayers(4, 3)).toEqual(['person', 3, 3, 3]);
  expect(fitted(['person', 7], 4, 1)).toEqual(['person', 7, 7, 7]);
  expect(fitted(['person', 'person'], 4, 2)).toEqual(['person', 'person', 2, 2]);
  expect(fitted(['person', 7, 'person', 1], 2, 1)).toEqual(['person', 7]);
  expect(atLevel(['person', 7, 7, 'person'], 8)).toEqual(['person', 8, 8, 'person']);
  expect(rotated([1, 'person'])).toEqual(['person', 1]);
  expect(people(['person', 2, 'person', 2])).toEqual([0, 2]);
  expect(bottomSeat({ players: [5, 'person'], bottom: null })).toBe(1);
  expect(bottomSeat({ players: [5, 5], bottom: null })).toBe(0);
  expect(bottomSeat({ players: ['person', 5], bottom: 1 })).toBe(1);
  expect(bottomSeat({ players: ['person', 5], bottom: 3 })).toBe(0);
});

test('seats lie around the board clockwise, the one at the bottom to the left of it', () => {
  expect(around(1, 2)).toEqual({ above: [0], below: [1] });
  expect(around(0, 4)).toEqual({ above: [1, 2], below: [0, 3] });
  expect(around(2, 4)).toEqual({ above: [3, 0], below: [2, 1] });
});

test('moves stand in rows, also when Black began', () => {
  expect(rowsOf(['a', 'b', 'c'], 1, 2)).toEqual([
    { number: 1, cells: [null, { move: 'a', ply: 1 }] },
    {
      number: 2,
      cells: [
        { move: 'b', ply: 2 },
        { move: 'c', ply: 3 },
      ],
    },
  ]);
  expect(rowsOf([], 0, 2)).toEqual([]);
});

test('many moves are put together by their beginnings', () => {
  expect(grouped(['c3-d4', '+d'])).toEqual([
    { head: 'c3-d4', moves: ['c3-d4'] },
    { head: '+d', moves: ['+d'] },
  ]);
  const endings = Array.from({ length: 50 }, (_, i) => `c3-d4+${i}`);
  expect(grouped(['c3-d4', ...endings, '^d=m..k']).map(({ head, moves }) => [head, moves.length])).toEqual([
    ['c3-d4', 51],
    ['^d=m..k', 1],
  ]);
});

test('clocks', () => {
  expect([299_999, 3_723_000, 9_460, 0].map(clockFace)).toEqual(['4:59', '1:02:03', '0:09.4', '0:00.0']);
});
