import { beforeEach, expect, it, vi } from 'vitest';
import { change, confirmation, confirmed, leaveAccount } from './account-state.svelte';

const { ProblemError, api } = vi.hoisted(() => ({
  ProblemError: class extends Error {
    code = 'confirm';
  },
  api: vi.fn(() => Promise.resolve({})),
}));
vi.mock('$lib/online/me.svelte', () => ({ api, ProblemError, wordsOf: String }));
vi.mock('$lib/online/passkeys', () => ({ passkeyTrouble: () => null }));

/** Something that the server wants to be confirmed first. */
const erase = vi.fn<() => Promise<unknown>>();
beforeEach(() => {
  erase.mockReset().mockRejectedValueOnce(new ProblemError()).mockResolvedValue(null);
});

it('does what was confirmed', async () => {
  const done = change(erase);
  await vi.waitFor(() => expect(confirmation()).not.toBeNull());
  confirmed(true);
  expect(await done).toBe(true);
  expect(erase).toHaveBeenCalledTimes(2);
});

it('asks no more once the page was left, and does nothing', async () => {
  const done = change(erase);
  await vi.waitFor(() => expect(confirmation()).not.toBeNull());
  leaveAccount();
  expect(confirmation()).toBeNull();
  expect(await done).toBe(false);
  // An answer that comes later is one to nothing.
  confirmed(true);
  expect(erase).toHaveBeenCalledTimes(1);
});
