import { expect, it } from 'vitest';
import { signInFrom } from './sign-in';

const where = (page: string, item = '', query = '') => ({
  page,
  item,
  search: new URLSearchParams(query),
  hash: '',
});

it.each([
  [where(''), '/signin'],
  [where('nowhere'), '/signin'],
  [where('challenge', 'k7m2'), '/signin?to=/challenge/k7m2'],
  [where('lobby', '', 'new=friend&game=martian%3Fplayers%3D4'), null],
  [where('player', 'Ёж'), null],
])('leads back to the page: %o', (from, expected) => {
  const link = signInFrom(from);
  if (expected) expect(link).toBe(expected);
  const to = new URL(link, 'http://doska').searchParams.get('to') ?? '/';
  const back = new URL(to, 'http://doska');
  const page = from.page === 'nowhere' ? [] : [from.page, from.item].filter(Boolean);
  expect(back.pathname.split('/').filter(Boolean).map(decodeURIComponent)).toEqual(page);
  expect(back.searchParams.toString()).toBe(from.search.toString());
});

it('keeps the way back between signing in and signing up', () => {
  const from = where('signin', '', 'to=/challenge/k7m2');
  expect([signInFrom(from), signInFrom(from, true)]).toEqual([
    '/signin?to=/challenge/k7m2',
    '/signin?new&to=/challenge/k7m2',
  ]);
  expect(signInFrom(where('signin'), true)).toBe('/signin?new');
});
