import { expect, test } from 'vitest';
import { archiveLink, queryOf, searchOf, sensible } from './search';

test('an address keeps a search, without what says nothing', () => {
  const search = { game: 'martian?players=4', player: 'Anna', since: '' };
  const link = archiveLink(search);
  expect(link).toBe('/games?player=Anna&game=martian%3Fplayers%3D4');
  expect(searchOf(new URLSearchParams(link.split('?').slice(1).join('?')))).toEqual({
    player: 'Anna',
    game: 'martian?players=4',
  });
  expect(archiveLink({})).toBe('/games');
  expect(searchOf(new URLSearchParams('colour=red&player=+'))).toEqual({});
});

test('what needs something else is left out without it', () => {
  const search = { result: 'won', moves: 'd3-d4', position: 'x', pace: 'blitz' };
  expect(sensible(search)).toEqual({ pace: 'blitz' });
  expect(sensible({ ...search, player: 'a', game: 'turkish' })).toEqual({
    ...search,
    player: 'a',
    game: 'turkish',
  });
  expect(queryOf(sensible({ result: 'draw' })).toString()).toBe('result=draw');
});
