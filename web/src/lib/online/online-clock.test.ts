import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clocks, GameEvent, Request } from '$lib/contract';
import { OnlineController } from './online-controller.svelte';
import { OnlineSocket, type RawSocket } from './socket';
import type { Game, ServerFrame } from './wire';

const { clocks } = vi.hoisted(() => ({ clocks: {} as Clocks }));
vi.mock('./me.svelte', () => ({ api: () => Promise.resolve([]), wordsOf: String }));
// Rules that know nothing but how the clocks stood after the last event.
vi.mock('$lib/engine', () => {
  const view = { seat: 0, seats: 2, cells: [] };
  const at = { ply: 0, last: [], next: [], view };
  const state = (events: GameEvent[]) => ({ at, version: 1, clocks, offer: null, outcome: null, events });
  const ask = ({ request }: Request) => Promise.resolve(request === 'open-round' ? state([]) : true);
  return { Failure: class extends Error {}, rules: { ask } };
});

const seats = ['a', 'b'].map((id) => ({ id, name: id, kind: 'guest' as const }));
const game = (change: Partial<Game>): Game => ({
  id: 'g',
  game: 'turkish',
  rules: 'turkish@1',
  version: 1,
  ply: 0,
  moves: [],
  start: null,
  position: '',
  seats,
  to_move: 0,
  clock: { initial: 300, increment: 3 },
  clocks: [300_000, 300_000],
  rated: false,
  offer: null,
  status: 'playing',
  outcome: null,
  created_at: 0,
  now: Date.now(),
  ...change,
});
const started = { version: 1, at: 0, kind: 'started', game: 'turkish@1', moves: [], seats } as unknown;

let raw: RawSocket;
let controller: OnlineController;
const hear = (frame: ServerFrame) => raw.onmessage?.({ data: JSON.stringify(frame) });

beforeEach(() => {
  vi.useFakeTimers();
  const socket = new OnlineSocket({
    connect: () => (raw = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null }),
    now: () => Date.now(),
    random: Math.random,
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as number),
  });
  controller = new OnlineController('g', socket);
});
afterEach(() => {
  controller.leave();
  vi.useRealTimers();
});

async function opened(first: Partial<Game>, set: Partial<Clocks> = {}) {
  const usual = { control: '5+3', increment: 3000, delay: 0, remaining: [300_000, 300_000], running: 0 };
  Object.assign(clocks, usual, set);
  controller.open();
  raw.onopen?.();
  hear({ type: 'welcome', player: seats[0]!, time: Date.now() });
  hear({ type: 'game', game: game(first) });
  hear({ type: 'event', game: 'g', event: started as GameEvent });
  await vi.advanceTimersByTimeAsync(0);
  expect(controller.state).not.toBeNull();
}

it('the clocks of a live game are those that the server tells after a time without a connection', async () => {
  await opened({});
  expect(controller.clock.left(0)).toBe(300_000);
  // The server was down for most of this minute, and stopped the clocks.
  vi.advanceTimersByTime(60_000);
  expect(controller.clock.left(0)).toBe(240_000);
  hear({ type: 'game', game: game({ clocks: [291_000, 300_000], now: Date.now() }) });
  expect([controller.clock.left(0), controller.clock.left(1)]).toEqual([291_000, 300_000]);
  vi.advanceTimersByTime(1000);
  expect(controller.clock.left(0)).toBe(290_000);
});

it('what is left of a delay stays when they are told again', async () => {
  await opened({ clock: { initial: 300, delay: 5 } }, { control: '5d5', increment: 0, delay: 5000 });
  vi.advanceTimersByTime(3000);
  hear({ type: 'game', game: game({ now: Date.now() }) });
  vi.advanceTimersByTime(3000);
  expect(controller.clock.left(0)).toBe(299_000);
});
