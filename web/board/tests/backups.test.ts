// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { backupLine, isFile, lineSquares, price, recorded, restored } from '../src/backups';
import { draughts } from './positions';

const view = draughts('backups', 'W:Wd2,Kd4:Bd6,Kd8:R0,0:S');

describe('backups', () => {
  it('cover the squares that the rules give their lines', () => {
    expect(lineSquares(view, 3)).toEqual([1, 3, 5, 7].map((y) => ({ x: 3, y })));
    expect(lineSquares(view, 8)).toEqual([0, 2, 4, 6].map((x) => ({ x, y: 0 })));
    expect(lineSquares(draughts('turkish', 'W:Wd2:B'), 3)).toEqual([]);
  });

  it('stand at files and ranks', () => {
    expect([0, 7, 8, 15].map((line) => isFile(backupLine(view, line)!))).toEqual([true, true, false, false]);
  });

  it('record a line as it stands: own men and kings, the rest apertures', () => {
    expect(recorded(view, 3, 0)).toBe('mk..');
    expect(recorded(view, 3, 1)).toBe('..mk');
  });

  it('cost what the rules say their signs cost', () => {
    expect(price(view, '....')).toBe(4);
    expect(price(view, 'mk.k')).toBe(6);
    const { lines, signs } = view.backups!;
    const dear = { ...view, backups: { lines, signs: signs.map((sign) => ({ ...sign, price: 3 })) } };
    expect(price(dear, 'mk.k')).toBe(12);
  });

  it('bring back what was recorded, apertures nothing', () => {
    expect(restored(view, 3, '.m.k', 1)).toEqual([
      { at: { x: 3, y: 3 }, token: { kind: 'man', seat: 1 } },
      { at: { x: 3, y: 7 }, token: { kind: 'king', seat: 1 } },
    ]);
  });
});
