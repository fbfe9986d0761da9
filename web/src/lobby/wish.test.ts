import { expect, test } from 'vitest';
import { paceOf } from '$lib/online/clocks';
import { ratedLink, wishOf } from './wish';

const wish = (link: string) => wishOf(new URL(link, 'http://localhost').searchParams);

test.each(['blitz', 'rapid', 'correspondence'] as const)('a leaderboard leads to its own %s', (pace) => {
  const found = wish(ratedLink('martian?players=4', pace))!;
  expect(found).toMatchObject({ game: 'martian?players=4', listed: true, rated: true });
  expect(paceOf(found.clock)).toBe(pace);
});

test('an address that says little asks for what is usual', () => {
  expect(wish('/lobby')).toBeNull();
  expect(wish('/lobby?new=lobby&pace=toString')).toMatchObject({ clock: { days: 3 }, rated: false });
  const friend = { clock: { initial: 600, increment: 5 }, listed: false, opponent: 'a1' };
  expect(wish('/lobby?new=friend&opponent=a1')).toMatchObject(friend);
});
