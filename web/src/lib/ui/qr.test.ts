import { expect, it } from 'vitest';
import { qrCode } from './qr';

it('draws a code that readers read', () => {
  // Read back by another program when this was written.
  const rows = qrCode('doska')!.map((row) => row.map((on) => (on ? '#' : '.')).join(''));
  expect(rows).toEqual([
    '#######.#...#.#######',
    '#.....#...##..#.....#',
    '#.###.#..#.##.#.###.#',
    '#.###.#.##..#.#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.....#.##.#..#.....#',
    '#######.#.#.#.#######',
    '........#.###........',
    '#...#.###..#.#####..#',
    '#.#....#.#.##..#.#.#.',
    '.######.#..#..###.##.',
    '##.#......#..##.#....',
    '....#.#.#...###..#..#',
    '........##..###...##.',
    '#######.#...##....##.',
    '#.....#....##..#...#.',
    '#.###.#.#.##..###...#',
    '#.###.#...###......##',
    '#.###.#..#.#..###.#..',
    '#.....#......##.#....',
    '#######.###.###.....#',
  ]);
});

it('grows with the text, up to 213 bytes', () => {
  expect(qrCode('x'.repeat(14))).toHaveLength(21);
  expect(qrCode('x'.repeat(15))).toHaveLength(25);
  expect(qrCode('x'.repeat(213))).toHaveLength(57);
  expect(qrCode('x'.repeat(214))).toBeNull();
});
