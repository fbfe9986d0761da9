import { afterEach, expect, it, vi } from 'vitest';
import { Clock } from './clock.svelte';

afterEach(() => vi.useRealTimers());

it('goes by the time that it is given, also where that moves on at once', () => {
  vi.useFakeTimers();
  let time = 1000;
  const clock = new Clock(
    () => {},
    () => {},
    () => time,
  );
  clock.set({ control: '5d2', increment: 0, delay: 2000, remaining: [60_000, 60_000], running: 0 });
  // The device slept: no timer ran.
  time += 1500;
  vi.advanceTimersByTime(100);
  expect([clock.left(0), clock.delay]).toEqual([60_000, 500]);
  time += 30_000;
  vi.advanceTimersByTime(100);
  expect([clock.left(0), clock.left(1), clock.delay]).toEqual([30_500, 60_000, 0]);
  clock.end();
});
