import { beforeAll, expect, test } from 'vitest';
import type { Event, Place, Token } from '$board/wire';
import { draughts, martian, topological } from '../../../board/tests/positions';
import { loadWords } from '$lib/words/words.svelte';
import { label } from './label';
import { sayMove, sayPosition } from './speak';

beforeAll(() => loadWords('en'));

const at = (name: string): Place => ({ x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 });
const man = (seat: number): Token => ({ kind: 'man', seat });
const king = (seat: number): Token => ({ kind: 'king', seat });
const move = (from: string, to: string, token = man(0)): Event => ({
  kind: 'move',
  from: at(from),
  to: at(to),
  token,
  count: 1,
});
const board = draughts('cyclic', 'B:Wc3:Bd6:R0,0');

test('steps and captures', () => {
  expect(sayMove([move('c3', 'd4')], board, 0)).toBe('White: man from c3 to d4');
  const capture: Event[] = [
    move('c3', 'e5'),
    move('e5', 'g7'),
    { kind: 'take', at: at('d4'), token: man(1), to: null },
    { kind: 'take', at: at('f6'), token: king(1), to: null },
  ];
  expect(sayMove(capture, board, 0)).toBe('White: man from c3 to g7, captured: man d4, king f6');
});

test('one’s own pieces, and kings', () => {
  const events: Event[] = [
    move('c7', 'e5', man(1)),
    { kind: 'take', at: at('d6'), token: man(1), to: 1 },
    { kind: 'become', at: at('e5'), token: king(1) },
  ];
  expect(sayMove(events, board, 1)).toBe('Black: man from c7 to e5, captured: own man d6, becomes a king');
});

test('drops, backups and passes', () => {
  expect(sayMove([{ kind: 'put', at: at('c3'), token: man(0) }], board, 0)).toBe('White: man dropped on c3');
  const backups = draughts('backups', 'B:Wc3:Bd6:R4,4:S');
  const built: Event[] = [move('c3', 'd4'), { kind: 'build', line: 3, signs: '.m..' }];
  expect(sayMove(built, backups, 0)).toBe('White: man from c3 to d4, builds a backup of file d');
  const restored: Event[] = [
    { kind: 'restore', line: 10, signs: 'm..k' },
    { kind: 'discard', at: at('a3'), token: man(1) },
    { kind: 'put', at: at('a3'), token: man(0) },
    { kind: 'put', at: at('g3'), token: king(0) },
  ];
  expect(sayMove(restored, backups, 0)).toBe(
    'White: restores rank 3: man a3, king g3, to the basket: man a3',
  );
  expect(sayMove([{ kind: 'pass' }], board, 1)).toBe('Black: passes');
});

test('stacks on the plane', () => {
  const plane = topological('M b 0,0=wbw;1,0=-');
  const checker: Token = { kind: 'checker', seat: 0 };
  const laid: Event = { kind: 'put', at: { x: 2, y: -1 }, token: checker };
  expect(sayMove([laid], plane, 0)).toBe('White: checker laid on 2,-1');
  const moved: Event = { kind: 'move', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, token: checker, count: 2 };
  // `plane` is the position after the move: what was left on 0,0 tells how high that stack was.
  expect(sayMove([moved], plane, 0)).toBe('White: 2 checkers from 0,0 to 1,0, from a stack of 5, 2 steps');
  const after = topological('M b 0,0=-;2,1=bbww');
  const capture: Event = { ...moved, to: { x: 2, y: 1 } };
  expect(sayMove([capture], after, 0)).toBe(
    'White: 2 checkers from 0,0 to 2,1, 2 steps, captures a stack of 2',
  );
});

test('pieces without a colour belong to players with numbers', () => {
  const view = martian('4/4/4/D3/4/4/4/P3 1 2,0 -');
  const drone: Token = { kind: 'drone', seat: null };
  const events: Event[] = [
    { kind: 'take', at: at('a5'), token: drone, to: 0 },
    move('a4', 'a5', { kind: 'queen', seat: null }),
  ];
  expect(sayMove(events, view, 0)).toBe('Player 1: queen from a4 to a5, captured: drone a5');
  expect(sayPosition(view, (points) => `${points} points`)).toEqual([
    'Player 1: 2 points; pawn a1',
    'Player 2: 0 points; drone a5',
  ]);
});

test('a position is told seat by seat, with what lies beside the board', () => {
  const view = draughts('backups', 'W:Wc3,Ke5:B:R4,0:Swd=m..k');
  expect(sayPosition(view, String)).toEqual([
    'White: man c3; king e5',
    'Black: nothing',
    'White, repository: 4',
    'Black, repository: 0',
    'White, backup of file d: man d2, king d8',
  ]);
  expect(sayPosition(topological('M w 0,0=wb;1,0=-'), String)).toEqual([
    'White: 0',
    'Black: 0',
    '0,0: stack of 2, from the bottom: white, black',
    '1,0: empty',
  ]);
  expect(sayPosition(topological('P b 0,0=w', 2), String).at(-1)).toBe(
    'You can lay a checker on: 0,-1; -1,0; 1,0; 0,1',
  );
});

test('every place has its words', () => {
  const view = draughts('backups', 'W:Wc3,Kd4:B:R4,0:Swd=m..k');
  const cell = (name: string) => view.cells.find((one) => one.name === name)!;
  const told = (name: string, lit = false, chosen = false) =>
    label({ kind: 'cell', cell: cell(name), lit, chosen, taken: 0 }, view);
  expect(told('c3', true)).toBe('c3, white man, can be chosen');
  expect(told('d4', true, true)).toBe('d4, white king, chosen');
  expect(told('e5')).toBe('e5, empty');
  expect(told('a2')).toBe('a2, light square');
  expect(label({ kind: 'build', line: 3, seat: 0, price: 5 }, view)).toBe('Build a backup of file d, cost 5');
  const plane = topological('M w 0,0=bw');
  const stack = { kind: 'cell', cell: plane.cells[0]!, lit: false, chosen: true, taken: 2 } as const;
  expect(label(stack, plane)).toBe(
    '0,0, stack of 2, from the bottom: black, white, chosen, 2 checkers in hand',
  );
  const four = martian('8/8/8/8/8/8/8/Q7 1 0,0,0,0 -');
  expect(label({ kind: 'cell', cell: four.cells[0]!, lit: false, chosen: false, taken: 0 }, four)).toBe(
    'a1, queen, Player 1',
  );
});
