import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '$lib/contract';
import { loadWords } from '$lib/words/words.svelte';
import { sayProblem } from './problem';

beforeAll(() => loadWords('en'));

const wrong: Problem = {
  game: 2,
  line: 4,
  column: 4,
  note: { id: 'move-man-step', args: { from: 'b6', to: 'b5', part: 'b6-b5', article: '2.1' } },
  wrong: { ply: 3, text: 'b6-b5', over: null, legal: ['b6-a5', 'b6-c5'], more: 4 },
};

describe('what is wrong with a file', () => {
  it('is said with its place, the move, the reason and what would be legal', () => {
    const said = sayProblem(wrong);
    expect(said).toMatch(/^Game 2, line 4, column 4: ply 3, “b6-b5”: /);
    expect(said).toContain('(article 2.1)');
    expect(said).toContain('Legal: b6-a5, b6-c5 and 4 more');
  });

  it('does not name twice what the reason names', () => {
    const note = { id: 'move-must-capture', args: { part: 'd4-e5', list: 'd4xb6', article: '4.2' } };
    const said = sayProblem({
      ...wrong,
      note,
      wrong: { ply: 3, text: 'd4-e5', over: null, legal: ['d4xb6'], more: 0 },
    });
    expect(said).not.toContain('Legal:');
  });

  it('says that a game was over before', () => {
    const over = { ...wrong, wrong: { ply: 9, text: 'b6-b5', over: 'no-moves', legal: [], more: 0 } };
    expect(sayProblem(over)).toContain('the game is over before this move: no legal moves');
  });

  it('says that a variation was cut, and what stands outside all games', () => {
    expect(sayProblem(wrong, true)).toContain('The rest of this variation is left out');
    const note = { id: 'record-junk', args: { part: 'x' } };
    expect(sayProblem({ game: null, line: 1, column: 2, note, wrong: null })).toBe(
      'Line 1, column 2: “x” belongs to no game; skipped up to the next one.',
    );
  });
});
