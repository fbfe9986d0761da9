import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/contract';
import type { Player } from './setup';
import {
  bestBeaten,
  contest,
  count,
  countedGames,
  levelAfter,
  suggestedLevel,
  sum,
  talliesOf,
} from './stats';
import { finish, type Kept } from './store';

/** A game of these players that these seats won: nobody, a draw. */
function game(players: Player[], winners: number[], more: Partial<Kept> = {}): Kept {
  const clocks = null;
  const log: GameEvent[] = [
    {
      version: 1,
      at: 0,
      kind: 'started',
      game: 'turkish@1',
      position: null,
      moves: [],
      control: null,
      clocks,
    },
    { version: 2, at: 1, kind: 'move', ply: 1, move: 'd3-d4', clocks },
    { version: 3, at: 2, kind: 'move', ply: 2, move: 'e6-e5', clocks },
    { version: 4, at: 3, kind: 'ended', outcome: { winners, reason: 'resignation' }, clocks },
  ];
  return { game: 'turkish', start: null, players, clock: null, bottom: null, log, date: 1, ...more };
}
const level = (number: number) => talliesOf('turkish').get(number);

beforeEach(() => localStorage.clear());

describe('who plays the engine', () => {
  it.each([
    [['person', 3], { seat: 0, level: 3 }],
    [[4, 'person'], { seat: 1, level: 4 }],
    [['person', 5, 9, 2], { seat: 0, level: 2 }],
    [['person', 5, 'person', 6], { seat: 0, level: 5 }],
    [['person', 'person'], null],
    [['person', 'person', 3, 3], null],
    [[1, 2], null],
  ] as [Player[], unknown][])('%j', (players, between) => {
    expect(contest(players)).toEqual(between);
  });
});

describe('statistics', () => {
  it('count wins, draws and losses by level', () => {
    expect(count(game(['person', 1], [0]))).toEqual({ counted: true, firstWin: true });
    expect(count(game([1, 'person'], [1]))).toEqual({ counted: true, firstWin: false });
    count(game(['person', 1], []));
    count(game(['person', 2], [1]));
    expect(level(1)).toEqual({ won: 2, drawn: 1, lost: 0 });
    expect(level(2)).toEqual({ won: 0, drawn: 0, lost: 1 });
    expect(bestBeaten(talliesOf('turkish'))).toBe(1);
    expect(sum(talliesOf('turkish').values())).toEqual({ won: 2, drawn: 1, lost: 1 });
    expect(countedGames()).toEqual(['turkish']);
    expect(bestBeaten(talliesOf('cyclic'))).toBeNull();
  });

  it('count a game once, however often its end is taken back', () => {
    const once = game(['person', 1], [1]);
    count(once);
    const back: GameEvent = { version: 5, at: 4, kind: 'takeback', ply: 0, clocks: null };
    const moves = once.log.slice(1, 4).map((event, i) => ({ ...event, version: 6 + i }));
    count({ ...once, log: [...once.log, back, ...moves] });
    expect(level(1)).toEqual({ won: 0, drawn: 0, lost: 1 });
  });

  it('leave out games between people, from a position, from a link, and those that were not played', () => {
    count(game(['person', 'person'], [0]));
    count(game(['person', 1], [0], { start: 'W:Wa2:Bh7' }));
    const { log } = game(['person', 1], [0]);
    const [started, , , ended] = log;
    count(
      game(['person', 1], [0], { log: [{ ...started!, moves: ['d3-d4'] } as GameEvent, ...log.slice(1)] }),
    );
    count(game(['person', 1], [0], { log: [started!, ended!] }));
    expect(countedGames()).toEqual([]);
  });

  it('that cannot be read are as if they were not there', () => {
    for (const text of ['{', '[1]', '7', '{"turkish":3}', '{"turkish":{"1":{"won":"x","lost":-2}}}']) {
      localStorage.setItem('doska-stats', text);
      expect(sum(talliesOf('turkish').values())).toEqual({ won: 0, drawn: 0, lost: 0 });
      count(game(['person', 1], [0]));
      expect(level(1)?.won).toBe(1);
    }
  });
});

describe('the next opponent', () => {
  it('is a level above after a win, and no higher than the highest', () => {
    expect([
      levelAfter('won', 1),
      levelAfter('drawn', 4),
      levelAfter('lost', 4),
      levelAfter('won', 10),
    ]).toEqual([2, 4, 4, 10]);
  });
  it('goes with the last games', () => {
    const play = (at: number, winner: number, date: number) => {
      const played = game(['person', at], [winner]);
      const [started, , ...rest] = played.log;
      const move: GameEvent = { version: 2, at: 1, kind: 'move', ply: 1, move: `move ${date}`, clocks: null };
      finish({ ...played, log: [started!, move, ...rest], date });
    };
    expect(suggestedLevel('turkish')).toBeNull();
    play(1, 0, 1);
    expect(suggestedLevel('turkish')).toBe(2);
    play(2, 1, 2);
    expect(suggestedLevel('turkish')).toBe(2);
    play(2, 1, 3);
    expect(suggestedLevel('turkish')).toBe(1);
    expect(suggestedLevel('cyclic')).toBeNull();
  });
});
