import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptAnalysis } from './kept-analysis.svelte';

const { kept } = vi.hoisted(() => ({ kept: vi.fn<() => Promise<unknown>>() }));
vi.mock('./stored-game', () => ({ keptAnalysis: kept, askAnalysis: kept }));
vi.mock('$lib/online/me.svelte', () => ({
  ensureGuest: () => Promise.resolve(),
  wordsOf: (error: Error) => error.message,
}));

const answer = (status: string, found: unknown = null) => ({ status, progress: null, found });

beforeEach(() => {
  vi.useFakeTimers();
  kept.mockReset().mockResolvedValue(answer('queued'));
});
afterEach(() => void vi.useRealTimers());

it('is asked for until it is there, whether or not a question failed in between', async () => {
  const analysis = new KeptAnalysis('g');
  await analysis.look();
  kept.mockRejectedValueOnce(new Error('no network'));
  await vi.advanceTimersByTimeAsync(3000);
  expect([analysis.status, analysis.problem]).toEqual(['queued', 'no network']);
  kept.mockResolvedValue(answer('done', ['found']));
  await vi.advanceTimersByTimeAsync(3000);
  expect([analysis.status, analysis.problem, analysis.found]).toEqual(['done', '', ['found']]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toHaveBeenCalledTimes(3);
});

it('is not asked for any more by a page that was left, even while a question was on its way', async () => {
  const analysis = new KeptAnalysis('g');
  const asked = analysis.look();
  analysis.leave();
  await asked;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toHaveBeenCalledTimes(1);
});

it('says why the first question had no answer', async () => {
  kept.mockRejectedValueOnce(new Error('no network'));
  const analysis = new KeptAnalysis('g');
  await analysis.look();
  expect([analysis.status, analysis.problem]).toEqual([null, 'no network']);
});
