import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/contract';
import { movesAhead } from './log';

/** A log of moves, where a number takes back to that ply. */
function log(...done: (string | number)[]): GameEvent[] {
  const clocks = null;
  return [
    {
      version: 1,
      at: 0,
      kind: 'started',
      game: 'turkish@1',
      position: null,
      moves: [],
      control: null,
      clocks,
    },
    ...done.map((one, i): GameEvent => {
      const about = { version: i + 2, at: 0, clocks };
      if (typeof one === 'number') return { ...about, kind: 'takeback', ply: one };
      return { ...about, kind: 'move', ply: i, move: one };
    }),
  ];
}

describe('moves that can be played again', () => {
  it.each([
    ['nothing was taken back', log('a', 'b'), []],
    ['two at once', log('a', 'b', 'c', 1), ['b', 'c']],
    ['two, one after the other', log('a', 'b', 'c', 2, 1), ['b', 'c']],
    ['the first of them was played again', log('a', 'b', 'c', 1, 'b'), ['c']],
    ['another move was played', log('a', 'b', 'c', 1, 'x'), []],
    ['another move, and that was taken back', log('a', 'b', 'c', 1, 'x', 1), ['x']],
    ['only the end was taken back', log('a', 'b', 2), []],
  ])('%s', (_, events, ahead) => {
    expect(movesAhead(events)).toEqual(ahead);
  });
});
