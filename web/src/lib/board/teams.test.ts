import { beforeAll, expect, test } from 'vitest';
import { martian } from '../../../board/tests/positions';
import { loadWords } from '$lib/words/words.svelte';
import { alliesOf, hasTeams, teamName, teamOf, teamScores, teamSeats } from './teams';

beforeAll(() => loadWords('en'));

const two = martian('4/4/4/D3/4/4/4/P3 1 2,0 -');
const four = martian('8/8/8/8/8/8/8/Q7 1 5,1,7,2 -');

test('four play in two teams, opposite players together', () => {
  expect([hasTeams(two), hasTeams(four)]).toEqual([false, true]);
  expect([0, 1, 2, 3].map((seat) => teamOf(four, seat))).toEqual([0, 1, 0, 1]);
  expect([0, 1, 2, 3].map((seat) => alliesOf(four, seat))).toEqual([[2], [3], [0], [1]]);
  expect(alliesOf(two, 0)).toEqual([]);
});

test('points are added by team', () => {
  expect(teamScores(four)).toEqual([12, 3]);
  expect(teamScores({ ...four, scores: null })).toBeNull();
});

test('teams are called by their colours', () => {
  expect([0, 1].map((team) => `${teamName(team)}: ${teamSeats(four, team)}`)).toEqual([
    'Blue team: players 1 and 3',
    'Green team: players 2 and 4',
  ]);
});
