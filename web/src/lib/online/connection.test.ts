import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayerRef } from './wire';

const ada: PlayerRef = { id: 'a', name: 'Ada', kind: 'guest' };
const mira: PlayerRef = { id: 'm', name: 'Mira', kind: 'member' };

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose = null;
  closed = false;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send() {}
  close() {
    this.closed = true;
  }
  /** The server takes it, as somebody's. */
  take(player: PlayerRef | null) {
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify({ type: 'welcome', player, time: 0 }) });
  }
}
const last = () => FakeSocket.made.at(-1)!;
let here: PlayerRef | null;
let asked: number;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  vi.resetModules();
  FakeSocket.made = [];
  asked = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => {
    asked++;
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ player: here }), { headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(as: PlayerRef | null) {
  here = as;
  const { loadMe, myself } = await import('./me.svelte');
  const { socket } = await import('./connection');
  await loadMe();
  socket.followNotices(() => {});
  last().take(as);
  return { loadMe, myself, socket };
}

it('asks for refusals in the language of the site', async () => {
  await opened(ada);
  const { settings } = await import('../settings.svelte');
  expect(new URL(last().address).searchParams.get('lang')).toBe(settings.language);
});

it.each([
  ['another player', mira],
  ['the same player, who has signed up', { ...ada, kind: 'member' as const }],
  ['nobody', null],
])('asks who this is where the server says that it is %s', async (_, now) => {
  const { myself } = await opened(ada);
  await settled();
  expect(asked).toBe(1);
  here = now;
  last().take(now);
  await settled();
  expect([myself(), asked, FakeSocket.made.length]).toEqual([now, 2, 1]);
});

it('is opened anew where it belongs to somebody else, once', async () => {
  const { loadMe } = await opened(null);
  here = ada;
  await loadMe();
  await settled();
  expect([FakeSocket.made.length, FakeSocket.made[0]?.closed]).toEqual([2, true]);
  // It was opened before the cookie was there.
  last().take(null);
  await settled();
  expect(FakeSocket.made).toHaveLength(3);
  last().take(null);
  await settled();
  expect(FakeSocket.made).toHaveLength(3);
});
