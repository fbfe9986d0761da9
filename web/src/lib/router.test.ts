import { expect, it } from 'vitest';
import { at, go } from './router.svelte';

it('adds a page to the history once, however often somebody is sent there', () => {
  go('/lobby');
  const before = history.length;
  go('/game/a1');
  go('/game/a1');
  expect([location.pathname, history.length]).toEqual(['/game/a1', before + 1]);
  go('/game/a1?to=2');
  expect(history.length).toBe(before + 2);
  const where = at();
  // Whoever asks for the same page again wants to know what is new.
  go('/game/a1?to=2');
  expect(history.length).toBe(before + 2);
  expect(at()).not.toBe(where);
});
