import { expect, it } from 'vitest';
import { isRematch } from './rematch';

const game = (name: string, seats: string) => ({
  game: name,
  seats: [...seats].map((id) => ({ id, name: id, kind: 'guest' as const })),
});

it.each([
  ['turkish', 'ab', 'turkish', 'ba', true],
  ['martian?players=4', 'abcd', 'martian?players=4', 'dabc', true],
  // Another game begins while a rematch is offered.
  ['turkish', 'ab', 'turkish', 'ca', false],
  ['turkish', 'ab', 'cyclic', 'ba', false],
  ['turkish', 'ab', 'turkish', 'ab', false],
  ['martian?players=4', 'abcd', 'martian', 'ba', false],
])('%s of %s, then %s of %s: %s', (before, players, next, seats, is) => {
  expect(isRematch(game(next, seats), game(before, players))).toBe(is);
});
