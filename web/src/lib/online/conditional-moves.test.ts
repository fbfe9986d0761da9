import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConditionalMoves } from './conditional-moves.svelte';
import type { ConditionalLine } from './correspondence';

const { api } = vi.hoisted(() => ({
  api: vi.fn<(method: string, path: string, body?: unknown) => Promise<unknown>>(),
}));
vi.mock('./me.svelte', () => ({ api, wordsOf: (error: Error) => error.message }));

const line = (theirs: string): ConditionalLine => ({ if: theirs, then: 'x' });
/** A server that has these lines, and keeps what it is told. */
function server(lines: ConditionalLine[]) {
  const kept = { ply: 1, lines };
  api.mockImplementation((method, _, body) => {
    if (method === 'PUT') Object.assign(kept, body);
    return Promise.resolve({ ...kept });
  });
  return kept;
}
const puts = () => api.mock.calls.filter(([method]) => method === 'PUT').length;

describe('conditional moves', () => {
  beforeEach(() => void api.mockReset());

  it('say why a change was refused until something else is done', async () => {
    server([line('a')]);
    const moves = new ConditionalMoves('g');
    await moves.load();
    api.mockRejectedValueOnce(new Error('too many'));
    expect(await moves.add(1, ['b', 'x'])).toBe(false);
    expect([moves.problem, moves.tree?.lines]).toEqual(['too many', [line('a')]]);
    expect(await moves.add(1, ['c', 'x'])).toBe(true);
    expect(moves.problem).toBe('');
  });

  it('are not changed while they are not known', async () => {
    api.mockRejectedValue(new Error('no network'));
    const moves = new ConditionalMoves('g');
    await moves.load();
    expect([moves.missing, moves.tree]).toEqual([true, null]);
    expect(await moves.add(1, ['b', 'x'])).toBe(false);
    expect(puts()).toBe(0);
    server([line('a')]);
    await moves.load();
    expect(await moves.add(1, ['b', 'x'])).toBe(true);
    expect([moves.missing, moves.tree?.lines]).toEqual([false, [line('a'), line('b')]]);
  });

  it('are removed one after the other, however fast', async () => {
    const kept = server([line('a'), line('b'), line('c')]);
    const moves = new ConditionalMoves('g');
    await moves.load();
    const both = [moves.remove(1, ['a', 'x']), moves.remove(1, ['b', 'x'])];
    expect(moves.busy).toBe(true);
    await Promise.all(both);
    expect(kept.lines).toEqual([line('c')]);
    expect(moves.busy).toBe(false);
  });
});
