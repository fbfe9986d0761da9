import { beforeEach, expect, test } from 'vitest';
import type { GameEvent } from '$lib/contract';
import { movesOf, outcomeOf } from './log';
import { allUnfinished, finish, finished, keep, lastChosen, remember, unfinished, type Kept } from './store';

const started: GameEvent = {
  version: 1,
  at: 0,
  kind: 'started',
  game: 'turkish@1',
  position: null,
  moves: [],
  control: null,
  clocks: null,
};
const played = (...moves: string[]): GameEvent[] => [
  started,
  ...moves.map((move, i) => ({
    version: i + 2,
    at: i,
    kind: 'move' as const,
    ply: i + 1,
    move,
    clocks: null,
  })),
];
const ended = (log: GameEvent[]): GameEvent[] => {
  const outcome = { winners: [0], reason: 'resignation' };
  return [...log, { version: log.length + 1, at: 9, kind: 'ended', outcome, clocks: null }];
};
const game = (more: Partial<Kept> = {}): Kept => ({
  game: 'turkish',
  start: null,
  players: ['person', 3],
  clock: null,
  bottom: null,
  log: played('d3-d4'),
  date: 1,
  ...more,
});
const plies = (kept: Kept | null | undefined) => kept && movesOf(kept.log).length;

beforeEach(() => localStorage.clear());

test('a log says which moves were played and how the game ended', () => {
  const log = played('d3-d4', 'e6-e5', 'd4-d5');
  expect(movesOf(log)).toEqual(['d3-d4', 'e6-e5', 'd4-d5']);
  expect(outcomeOf(log)).toBeNull();
  expect(outcomeOf(ended(log))?.winners).toEqual([0]);
  const back: GameEvent[] = [...ended(log), { version: 6, at: 9, kind: 'takeback', ply: 1, clocks: null }];
  expect(movesOf(back)).toEqual(['d3-d4']);
  expect(outcomeOf(back)).toBeNull();
});

test('a game that is not over is found again by how it began', () => {
  keep(game());
  keep(game({ start: 'W:Wa2:Bh7', date: 2 }));
  keep(game({ log: played('d3-d4', 'e6-e5') }));
  expect(plies(unfinished({ game: 'turkish', start: null }))).toBe(2);
  expect(plies(unfinished({ game: 'turkish', start: 'W:Wa2:Bh7' }))).toBe(1);
  expect(unfinished({ game: 'cyclic', start: null })).toBeNull();
  expect(allUnfinished().map(({ date }) => date)).toEqual([2, 1]);
});

test('a game without moves is not kept, nor is one that was begun anew', () => {
  keep(game());
  keep(game({ log: played() }));
  expect(allUnfinished()).toEqual([]);
});

test('a game that is over is kept once, among the last hundred', () => {
  keep(game());
  finish(game({ log: ended(played('d3-d4')) }));
  finish(game({ log: ended(played('d3-d4')), date: 2 }));
  expect(allUnfinished()).toEqual([]);
  expect(finished()).toHaveLength(1);
  for (let i = 0; i < 120; i++) finish(game({ log: ended(played(`move ${i}`)) }));
  expect(finished()).toHaveLength(100);
  expect(movesOf(finished()[0]!.log)).toEqual(['move 119']);
});

test('no more than thirty games wait to be gone on with', () => {
  for (let i = 0; i < 40; i++) keep(game({ start: `position ${i}`, date: i }));
  expect(allUnfinished()).toHaveLength(30);
  expect(unfinished({ game: 'turkish', start: 'position 39' })).not.toBeNull();
  expect(unfinished({ game: 'turkish', start: 'position 0' })).toBeNull();
});

test('games from before there were event logs are still there', () => {
  const { log, ...rest } = game();
  const end = { winners: [1], reason: 'time', scores: null };
  const old = { ...rest, moves: ['d3-d4', 'e6-e5'], left: [5000, 6000], end: null };
  const chosen = {};
  localStorage.setItem('doska-games', JSON.stringify({ open: [old], done: [{ ...old, end }], chosen }));
  const kept = unfinished({ game: 'turkish', start: null });
  expect(plies(kept)).toBe(2);
  expect(kept?.log[0]).toMatchObject({ kind: 'started', game: 'turkish@1', clocks: [5000, 6000] });
  expect(outcomeOf(finished()[0]!.log)?.reason).toBe('time');
  // One that is finished does not come back.
  finish({ ...kept!, log: ended(kept!.log) });
  expect(allUnfinished()).toEqual([]);
  expect(log).toHaveLength(2);
});

test('what was chosen last is known', () => {
  remember({ ...game(), clock: '5+3' });
  expect(lastChosen('turkish')).toEqual({ players: ['person', 3], clock: '5+3' });
  expect(lastChosen('martian')).toBeNull();
});

test('what cannot be read is as if it were not there', () => {
  for (const text of ['{', '[]', '{"open":3,"done":[{"game":1},null],"chosen":7}', 'null']) {
    localStorage.clear();
    localStorage.setItem('doska-games', text);
    localStorage.setItem('doska-game:turkish ', text);
    expect(allUnfinished()).toEqual([]);
    expect(finished()).toEqual([]);
    expect(lastChosen('turkish')).toBeNull();
    keep(game());
    expect(allUnfinished()).toHaveLength(1);
  }
});
