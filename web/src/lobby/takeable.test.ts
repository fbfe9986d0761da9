import { expect, it } from 'vitest';
import type { Challenge, PlayerRef } from '$lib/online/wire';
import { obstacle } from './takeable';

const guest: PlayerRef = { id: 'g', name: 'g', kind: 'guest' };
const member: PlayerRef = { id: 'm', name: 'm', kind: 'member' };
const free = { takeable: false, players: [], opponent: null, members_only: false, rated: false };
const challenge = (change: Partial<Challenge>) =>
  ({ ...free, rating_min: null, rating_max: null, ...change }) as Challenge;

it.each([
  [{ takeable: true, rated: true }, guest, null],
  [{ rated: true }, guest, 'account'],
  [{ members_only: true, rating_min: 1800 }, null, 'account'],
  [{ rated: true, rating_min: 1800 }, member, 'rating'],
  [{ rating_max: 1200 }, guest, 'rating'],
  [{ opponent: member, rated: true }, guest, 'opponent'],
  [{ opponent: guest, rated: true }, guest, 'account'],
  [{}, member, 'other'],
  // Whoever sits at a table of four has no need to take it.
  [{ players: [member] }, member, null],
] as const)('%o, %o: %s', (change, me, why) => {
  expect(obstacle(challenge(change as Partial<Challenge>), me, false)).toBe(why);
  expect(obstacle(challenge(change as Partial<Challenge>), me, true)).toBeNull();
});
