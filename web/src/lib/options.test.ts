import { describe, expect, it } from 'vitest';
import { readGame, writeGame } from './options';

const about = [
  { key: 'checkers', default: '10', values: { low: 2, high: 32 } },
  { key: 'path', default: 'any', values: { words: ['any', 'straight'] } },
];

describe('a game with options', () => {
  it('is read', () => {
    expect(readGame('cyclic')).toEqual({ id: 'cyclic', options: {} });
    expect(readGame('topological?checkers=6&path=straight')).toEqual({
      id: 'topological',
      options: { checkers: '6', path: 'straight' },
    });
  });

  it('is written without what is usual, in the order of the game', () => {
    expect(writeGame('topological', { path: 'straight', checkers: '6' }, about)).toBe(
      'topological?checkers=6&path=straight',
    );
    expect(writeGame('topological', { path: 'any', checkers: '10' }, about)).toBe('topological');
    expect(writeGame('topological', {}, about)).toBe('topological');
  });
});
