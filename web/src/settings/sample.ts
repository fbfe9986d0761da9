// The sample position of the settings page: a corner of a board with men and kings of both colours.
import type { Cell, Token, View } from '$board/wire';

const men: Record<string, Token> = {
  '0,0': { kind: 'man', seat: 0 },
  '1,1': { kind: 'king', seat: 1 },
  '2,0': { kind: 'king', seat: 0 },
  '3,1': { kind: 'man', seat: 1 },
};

const cells = [0, 1].flatMap((y) =>
  [0, 1, 2, 3].map((x): Cell => {
    const man = men[`${x},${y}`];
    return {
      x,
      y,
      name: `${'abcd'[x]}${y + 1}`,
      ground: (x + y) % 2 === 0 ? 'dark' : 'light',
      zone: null,
      stack: man ? [man] : [],
    };
  }),
);

export const sample: View = {
  cells,
  areas: [],
  scores: null,
  seats: 2,
  seat: 0,
  surface: 'grid',
  coordinates: 'letters',
  stacks: false,
  jumps: true,
  seating: [
    { side: { x: 0, y: -1 }, team: 0 },
    { side: { x: 0, y: 1 }, team: 1 },
  ],
  backups: null,
};
