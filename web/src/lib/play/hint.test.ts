import { beforeAll, expect, test } from 'vitest';
import type { Event, Score, Step, View } from '$lib/contract';
import { draughts, martian } from '../../../board/tests/positions';
import { loadWords } from '$lib/words/words.svelte';
import { hintStages, hintText, reasonText, whyBest, type Known, type Line } from './hint';

beforeAll(() => loadWords('en'));

const men = (hundredths: number): Score => ({ cp: hundredths });
const view = (seat: number): View => ({ ...draughts('turkish', 'W:Wa2:Bh7'), seat });
const take = (seat: number, kind: 'man' | 'king' = 'man'): Event => ({
  kind: 'take',
  at: { x: 0, y: 0 },
  token: { kind, seat },
  to: null,
});
const step: Event = {
  kind: 'move',
  from: { x: 0, y: 0 },
  to: { x: 1, y: 1 },
  token: { kind: 'man', seat: 0 },
  count: 1,
};

/** A line of moves by White and Black in turn. */
const line = (...plies: Event[][]): Line => [[], ...plies].map((last, i) => ({ view: view(i % 2), last }));

const known = (more: Partial<Known>): Known => ({
  seat: 0,
  legal: 9,
  best: men(20),
  second: men(0),
  line: line([step], [step]),
  otherwise: line([step], [step]),
  other: ['a2-a3'],
  ...more,
});
const why = (more: Partial<Known>) => reasonText(whyBest(known(more)));

test('where there is no choice, or the end is seen, that is said', () => {
  expect(why({ legal: 1 })).toBe('is the only legal move');
  expect(why({ best: { mate: 3 } })).toBe('wins by force, in 3 moves at most');
  expect(why({ best: { mate: 1 } })).toBe('wins at once');
  expect(why({ best: { mate: -2 } })).toContain('loses in 2 moves');
  expect(why({ second: { mate: -3 } })).toContain('every other move loses');
});

test('scores are for the first team, whoever moves', () => {
  const black = { seat: 1, line: [] };
  expect(why({ ...black, best: { mate: -2 } })).toContain('wins by force');
  expect(why({ ...black, best: { mate: 2 } })).toContain('loses in 2 moves');
  expect(why({ ...black, best: men(-90), second: men(-20) })).toBe('is the best move by 0.7 of a man');
});

test('what a line wins is told once nobody can take back', () => {
  expect(why({ line: line([take(1)], [step], [step]) })).toBe('wins a man');
  expect(why({ line: line([take(1), take(1)], [take(0)], [step]) })).toBe('wins a man');
  expect(why({ line: line([take(1, 'king')], [take(0)], [step]) })).toBe('wins a king for a man');
  expect(why({ line: line([take(1)], [take(0)], [step]) })).toBe('is an even exchange');
  // The answer to the capture is not known: nothing is promised.
  expect(why({ line: line([step], [step], [take(1)]) })).not.toContain('wins');
});

test('own pieces that go to the reserve are not lost', () => {
  expect(why({ line: line([take(0)], [step], [step]), second: men(18) })).not.toContain('wins');
  expect(why({ otherwise: line([take(0)], [step], [step]), second: men(18) })).not.toContain('otherwise');
});

test('what the next best move loses is a reason too', () => {
  const otherwise = line([step], [take(0)], [step], [step]);
  expect(why({ otherwise, other: ['a2-a3', 'h7xa7'] })).toBe(
    'otherwise the opponent wins a man: a2-a3 h7xa7',
  );
});

test('points are counted where there are points', () => {
  const at = (seat: number, scores: number[]): View => ({
    ...martian('8/8/8/8/8/8/8/8 1 0,0 -'),
    seat,
    scores,
  });
  const scored = [at(0, [0, 0]), at(1, [3, 0]), at(0, [3, 1]), at(1, [3, 1])].map((one) => ({
    view: one,
    last: [step],
  }));
  expect(why({ line: scored })).toBe('gains 2 points on the opponent');
});

test('quiet moves', () => {
  expect(why({ best: men(10), second: men(5) })).toBe('is one of several equally good moves');
  expect(why({ best: men(30), second: men(5) })).toBe('is the engine’s choice');
  const becomes: Event = { kind: 'become', at: { x: 0, y: 7 }, token: { kind: 'king', seat: 0 } };
  expect(why({ line: line([step], [step], [step, becomes], [step]) })).toBe('leads to a king');
  expect(why({ line: line([step], [step, becomes], [step]), second: men(15) })).not.toContain('king');
});

test('a hint comes in stages: which piece, where, why', () => {
  const place = (x: number, y: number): Step => ({ kind: 'place', x, y });
  const steps = [place(0, 1), place(0, 2)];
  const stages = hintStages(view(0), steps);
  expect(stages.map(({ stage }) => stage)).toEqual(['piece', 'move', 'line']);
  expect(stages.map((one) => one.steps)).toEqual([[steps[0]], steps, steps]);
  const hint = {
    move: 'a2-a3',
    steps,
    reason: { id: 'web-hint-best', args: {} },
    line: ['a2-a3', 'h7-h6'],
    stages,
  };
  expect(stages.map((shown) => hintText(hint, shown))).toEqual([
    ['Move the man on a2'],
    ['a2-a3'],
    ['a2-a3', 'is the engine’s choice', 'Expected: a2-a3 h7-h6'],
  ]);
});

test('a hint does not give a backup away, and a move of one step has no piece', () => {
  const restore: Step = { kind: 'restore', line: 3, signs: 'm..k' };
  expect(hintStages(view(0), [restore])[0]).toEqual({
    stage: 'piece',
    steps: [],
    piece: { id: 'web-hint-restore', args: {} },
  });
  for (const steps of [[], [{ kind: 'pass' }], [{ kind: 'place', x: 4, y: 4 }]] satisfies Step[][])
    expect(hintStages(view(0), steps).map(({ stage }) => stage)).toEqual(['move', 'line']);
});
