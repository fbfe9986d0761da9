import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainView } from '../../../board/tests/positions';
import type { DemoGame } from './demo-game';
import { Player } from './player.svelte';

const frame = { events: [{ kind: 'pass' as const }], cells: [], gone: [], areas: [], scores: null, seat: 1 };
const demo: DemoGame = { game: 'turkish', moves: ['pass', 'pass'], first: plainView, frames: [frame, frame] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a demo goes on by itself, and begins anew', () => {
  const player = new Player(demo);
  const seen = new Set<number>();
  player.play(0);
  for (let i = 0; i < 6; i++) {
    vi.advanceTimersToNextTimer();
    seen.add(player.at);
  }
  expect([...seen]).toEqual([1, 2, 0]);
  player.pause();
  const at = player.at;
  vi.advanceTimersByTime(60_000);
  expect(player.at).toBe(at);
});

test('one goes through a demo, and not beyond its ends', () => {
  const player = new Player(demo);
  expect(player.events).toEqual([]);
  player.to(5);
  expect([player.at, player.view.seat, player.events.length]).toEqual([2, 1, 1]);
  player.to(-1);
  expect(player.at).toBe(0);
});
