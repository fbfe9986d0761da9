import { describe, expect, it } from 'vitest';
import { backupRules, plainView } from '../../../board/tests/positions';
import type { Area, Cell, Draft, Palette, Token } from '$lib/contract';
import {
  addBackup,
  addField,
  backupsOf,
  cellAt,
  cleared,
  countOf,
  erase,
  fieldOf,
  normalised,
  move,
  put,
  removeArea,
  setCount,
  setField,
  setScore,
  setTurn,
  turnSign,
} from './draft';

const man = (seat: number): Token => ({ kind: 'man', seat });
const checker = (seat: number): Token => ({ kind: 'checker', seat });

const palette: Palette = {
  tokens: [man(0), man(1)],
  plan: 'board',
  height: 1,
  turns: [0, 1],
  rooms: [
    { kind: 'repository', seat: 0, max: 12 },
    { kind: 'repository', seat: 1, max: 12 },
  ],
  backups: [],
  points: null,
  fields: [
    { key: 'plies', values: { low: 0, high: 30 }, default: '0' },
    { key: 'stage', values: { words: ['laying', 'moving'] }, default: 'laying' },
  ],
  tallies: [],
};
const laid: Palette = { ...palette, plan: 'laid', rooms: [] };
const fields: Palette = { ...palette, plan: 'fields', rooms: [], height: 4 };

const cell = (x: number, y: number, ...stack: Token[]): Cell => ({
  x,
  y,
  name: `${x},${y}`,
  ground: 'plain',
  zone: null,
  stack,
});
const pile = (seat: number, count: number): Area => ({
  kind: 'repository',
  seat,
  count,
  piece: 'man',
  line: null,
  signs: null,
});
const backup = (seat: number, line: number, signs: string): Area => ({
  kind: 'backup',
  seat,
  count: 4,
  piece: 'man',
  line,
  signs,
});
const draftOf = (cells: Cell[], areas: Area[] = []): Draft => ({
  view: { ...plainView, cells, areas, backups: backupRules() },
  fields: {},
});
const stackAt = (draft: Draft, x: number, y: number) => cellAt(draft.view, { x, y })?.stack;

describe('on a board', () => {
  const board = draftOf([cell(0, 0, man(0)), cell(1, 0), cell(0, 1, man(1))]);

  it('a piece comes, takes the place of another, and goes when it comes again', () => {
    expect(stackAt(put(board, palette, { x: 1, y: 0 }, man(1)), 1, 0)).toEqual([man(1)]);
    expect(stackAt(put(board, palette, { x: 0, y: 0 }, man(1)), 0, 0)).toEqual([man(1)]);
    expect(stackAt(put(board, palette, { x: 0, y: 0 }, man(0)), 0, 0)).toEqual([]);
    expect(stackAt(board, 0, 0), 'what was there is not touched').toEqual([man(0)]);
  });

  it('there is nothing where there is no square', () => {
    expect(put(board, palette, { x: 7, y: 7 }, man(0))).toBe(board);
    expect(move(board, palette, { x: 0, y: 0 }, { x: 7, y: 7 })).toBe(board);
    expect(erase(board, palette, { x: 1, y: 0 })).toBe(board);
    expect(move(board, palette, { x: 1, y: 0 }, { x: 0, y: 0 })).toBe(board);
  });

  it('a piece is dragged, onto another too, and off the board', () => {
    const dragged = move(board, palette, { x: 0, y: 0 }, { x: 0, y: 1 });
    expect(stackAt(dragged, 0, 0)).toEqual([]);
    expect(stackAt(dragged, 0, 1)).toEqual([man(0)]);
    expect(stackAt(move(board, palette, { x: 0, y: 0 }, null), 0, 0)).toEqual([]);
  });

  it('is cleared', () => {
    const full = { ...draftOf(board.view.cells, [pile(0, 3), backup(0, 3, 'm..k')]), fields: { plies: '4' } };
    const empty = cleared({ ...full, view: { ...full.view, scores: [3, 4] } }, palette);
    expect(empty.view.cells.flatMap(({ stack }) => stack)).toEqual([]);
    expect(empty.view.cells).toHaveLength(3);
    expect(empty.view.areas).toEqual([pile(0, 0)]);
    expect(empty.view.scores).toEqual([0, 0]);
    expect(empty.fields).toEqual({});
  });
});

describe('on the plane', () => {
  const plane = draftOf([cell(0, 0, checker(0)), cell(1, 0, checker(1))]);

  it('a cell is wherever a checker lies', () => {
    const more = put(plane, laid, { x: 0, y: -1 }, checker(0));
    expect(more.view.cells.map(({ name }) => name)).toEqual(['0,-1', '0,0', '1,0']);
    expect(erase(more, laid, { x: 0, y: -1 })).toEqual(plane);
    const dragged = move(plane, laid, { x: 1, y: 0 }, { x: 0, y: 1 });
    expect(dragged.view.cells.map(({ name }) => name)).toEqual(['0,0', '0,1']);
  });

  it('fields stay when they are empty, and go by themselves', () => {
    const empty = erase(plane, fields, { x: 1, y: 0 });
    expect(stackAt(empty, 1, 0)).toEqual([]);
    expect(erase(empty, fields, { x: 1, y: 0 }).view.cells).toHaveLength(1);
    expect(stackAt(addField(plane, fields, { x: 2, y: 0 }), 2, 0)).toEqual([]);
    expect(addField(plane, fields, { x: 1, y: 0 })).toBe(plane);
    expect(addField(plane, laid, { x: 2, y: 0 })).toBe(plane);
  });

  it('stacks grow by taps and drags, no higher than they may', () => {
    let high = plane;
    for (const seat of [1, 0, 1]) high = put(high, fields, { x: 0, y: 0 }, checker(seat));
    expect(stackAt(high, 0, 0)).toEqual([0, 1, 0, 1].map(checker));
    expect(put(high, fields, { x: 0, y: 0 }, checker(0))).toBe(high);
    expect(move(high, fields, { x: 1, y: 0 }, { x: 0, y: 0 })).toBe(high);
    const dragged = move(high, fields, { x: 0, y: 0 }, { x: 1, y: 0 });
    expect(stackAt(dragged, 0, 0)).toEqual([0, 1, 0].map(checker));
    expect(stackAt(dragged, 1, 0)).toEqual([1, 1].map(checker));
  });

  it('clearing takes the checkers first and the fields next', () => {
    const stage = { ...plane, fields: { stage: 'moving', plies: '3' } };
    const empty = cleared(stage, fields);
    expect(empty.view.cells.map(({ stack }) => stack)).toEqual([[], []]);
    expect(empty.fields).toEqual({ stage: 'moving' });
    expect(cleared(empty, fields).view.cells).toEqual([]);
    expect(cleared(plane, laid).view.cells).toEqual([]);
  });

  it('nothing is normalised of what follows from the rest', () => {
    const hand: Area = { kind: 'hand', seat: 0, count: 9, piece: 'checker', line: null, signs: null };
    const shown = draftOf([cell(0, 0, checker(0)), cell(1, 0)], [hand]);
    const scored = { ...shown, view: { ...shown.view, scores: [0, 0] } };
    expect(normalised(scored, laid)).toEqual(draftOf([cell(0, 0, checker(0))]));
    const same = draftOf([cell(0, 0)], [pile(0, 1)]);
    expect(normalised(same, palette)).toBe(same);
  });
});

describe('beside the board', () => {
  const draft = draftOf([], [pile(0, 4), backup(0, 3, 'm..k'), pile(1, 0)]);

  it('men are counted', () => {
    const more = setCount(draft, 'repository', 1, 5);
    expect(countOf(more, 'repository', 1)).toBe(5);
    expect(countOf(more, 'repository', 0)).toBe(4);
    expect(countOf(more, 'reserve', 0)).toBe(0);
  });

  it('a backup comes after those of its seat, and goes', () => {
    const more = addBackup(draft, backup(0, 8, '....'));
    expect(backupsOf(more).map(({ area, index }) => [area.line, index])).toEqual([
      [3, 1],
      [8, 2],
    ]);
    expect(addBackup(draft, backup(1, 8, '....')).view.areas.at(-1)?.line).toBe(8);
    expect(removeArea(more, 2)).toEqual(draft);
  });

  it('the signs of a backup go round', () => {
    const signs = (now: Draft) => now.view.areas[1]?.signs;
    expect(signs(turnSign(draft, 1, 0))).toBe('k..k');
    expect(signs(turnSign(draft, 1, 1))).toBe('mm.k');
    expect(signs(turnSign(draft, 1, 3))).toBe('m...');
  });

  it('points, turn and fields are said', () => {
    const scored = { ...draft, view: { ...draft.view, scores: [1, 2] } };
    expect(setScore(scored, 1, 7).view.scores).toEqual([1, 7]);
    expect(setTurn(draft, 1).view.seat).toBe(1);
    const said = setField(draft, palette, 'plies', '7');
    expect(said.fields).toEqual({ plies: '7' });
    expect(fieldOf(said, palette, 'plies')).toBe('7');
    expect(fieldOf(draft, palette, 'plies')).toBe('0');
    expect(setField(said, palette, 'plies', '0').fields).toEqual({});
  });
});
