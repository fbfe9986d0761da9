// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lineName, lineSquares, price, recorded, restored } from '../src/lines';
import { draughts } from './positions';

describe('lines', () => {
  it('have four dark squares, from a to h or from 1 to 8', () => {
    expect(lineSquares(0)).toEqual([0, 2, 4, 6].map((y) => ({ x: 0, y })));
    expect(lineSquares(3)).toEqual([1, 3, 5, 7].map((y) => ({ x: 3, y })));
    expect(lineSquares(8)).toEqual([0, 2, 4, 6].map((x) => ({ x, y: 0 })));
    expect(lineSquares(15)).toEqual([1, 3, 5, 7].map((x) => ({ x, y: 7 })));
    for (let line = 0; line < 16; line += 1) {
      for (const { x, y } of lineSquares(line)) expect((x + y) % 2).toBe(0);
    }
  });

  it('are named as they are written', () => {
    expect([0, 7, 8, 15].map(lineName)).toEqual(['a', 'h', '1', '8']);
  });

  it('are recorded as they stand: own men and kings, the rest apertures', () => {
    const view = draughts('backups', 'W:Wd2,Kd4:Bd6,Kd8:R0,0:S');
    expect(recorded(view, 3, 0)).toBe('mk..');
    expect(recorded(view, 3, 1)).toBe('..mk');
  });

  it('cost a man for every sign and one more for a king', () => {
    expect(price('....')).toBe(4);
    expect(price('mk.k')).toBe(6);
  });

  it('bring back what was recorded, apertures nothing', () => {
    expect(restored(3, '.m.k', 1)).toEqual([
      { at: { x: 3, y: 3 }, token: { kind: 'man', seat: 1 } },
      { at: { x: 3, y: 7 }, token: { kind: 'king', seat: 1 } },
    ]);
  });
});
