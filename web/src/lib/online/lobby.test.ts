import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Challenge, ClockSetting, NewChallenge } from './wire';

const ada = { id: 'a', name: 'Ada', kind: 'guest' };
const live: ClockSetting = { initial: 300, increment: 3 };
const challenge = (change: object = {}) => ({
  id: 'c',
  status: 'open',
  clock: live,
  players: [ada],
  ...change,
});

let answers: Record<string, unknown>;
beforeEach(() => {
  vi.resetModules();
  answers = { '/me': { player: ada }, '/challenges': challenge(), '/challenges/c': challenge() };
  vi.stubGlobal('WebSocket', function (this: object) {
    Object.assign(this, { send: () => {}, close: () => {} });
  });
  vi.stubGlobal('fetch', (path: string) => {
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answers[path.slice('/api/v1'.length)]), { headers }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A challenge was made, and nobody looks at the page any more. */
async function made(change: object = {}) {
  const lobby = await import('./lobby.svelte');
  const { socket } = await import('./connection');
  const { loadMe } = await import('./me.svelte');
  await loadMe();
  socket.followNotices(() => {});
  answers['/challenges'] = answers['/challenges/c'] = challenge(change);
  await lobby.makeChallenge({} as NewChallenge);
  socket.look(false);
  const connected = () => socket.status !== 'idle';
  return { ...lobby, connected };
}

it('keeps the connection for a live challenge alone', async () => {
  expect((await made()).connected()).toBe(true);
  vi.resetModules();
  expect((await made({ clock: { days: 3 } })).connected()).toBe(false);
  vi.resetModules();
  expect((await made({ status: 'started' })).connected()).toBe(false);
});

it.each(['cancelled', 'expired', 'started'] as const)(
  'lets it go when the challenge is %s',
  async (status) => {
    const { connected, findChallenge } = await made();
    answers['/challenges/c'] = challenge({ status });
    await findChallenge('c');
    expect(connected()).toBe(false);
  },
);

it('lets it go when the challenge is not in the list of open ones', async () => {
  const { connected, listChallenges } = await made();
  answers['/challenges'] = { challenges: [challenge()] };
  await listChallenges();
  expect(connected()).toBe(true);
  answers['/challenges'] = { challenges: [challenge({ id: 'd', players: [] as Challenge['players'] })] };
  await listChallenges();
  expect(connected()).toBe(false);
});

it('lets it go when the time of the challenge is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { connected } = await made({ expires_at: Date.now() + 60_000 });
  vi.advanceTimersByTime(59_000);
  expect(connected()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(connected()).toBe(false);
});
