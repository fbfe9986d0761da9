import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewPairing, Notice } from './wire';

const ada = { id: 'a', name: 'Ada', kind: 'guest' };
const wish: NewPairing = { games: ['turkish'], clocks: [{ initial: 300, increment: 3 }], rated: false };

let socket: { onopen?: () => void; onclose?: (event: object) => void; send: () => void; close: () => void };
/** By request: a body, a status that refuses, or that there is no network. */
let answers: Record<string, () => unknown>;
let asked: string[];
const count = (what: string) => asked.filter((one) => one === what).length;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const OFFLINE = 'offline';

beforeEach(() => {
  vi.resetModules();
  asked = [];
  answers = {
    'GET /me': () => ({ player: ada }),
    'POST /pairing': () => ({ waiting: true, since: 1000 }),
    'GET /pairing': () => ({ waiting: false }),
    'DELETE /pairing': () => ({ waiting: false }),
    'GET /me/games': () => ({ games: [], now: 0 }),
  };
  vi.stubGlobal('WebSocket', function (this: object) {
    return (socket = { send: () => {}, close: () => {} });
  });
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const what = `${method} ${path.replace('/api/v1', '')}`;
    asked.push(what);
    const answer = await answers[what]?.();
    if (answer === OFFLINE) throw new TypeError('no network');
    const status = typeof answer === 'number' ? answer : 200;
    const body = status === 200 ? answer : { status, code: 'no', detail: 'Not now' };
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Looks for somebody, and has a connection. */
async function looking() {
  const pairing = await import('./pairing.svelte');
  const { socket: own } = await import('./connection');
  const heard: Notice[] = [];
  own.followNotices((notice) => heard.push(notice));
  await pairing.startPairing(wish);
  answers['GET /pairing'] = () => ({ waiting: true, since: 1000 });
  socket.onopen?.();
  await settled();
  expect(pairing.isPairing()).toBe(true);
  return { ...pairing, own, heard };
}
/** The connection is lost, and comes back. */
async function away() {
  socket.onclose?.({});
  dispatchEvent(new Event('online'));
  socket.onopen?.();
  await settled();
}

it('goes on where the server still waits', async () => {
  const { isPairing } = await looking();
  await away();
  expect([isPairing(), count('POST /pairing')]).toEqual([true, 1]);
});

it('begins again where the server has dropped it', async () => {
  const { isPairing } = await looking();
  answers['GET /pairing'] = () => ({ waiting: false });
  await away();
  expect([isPairing(), count('POST /pairing')]).toEqual([true, 2]);
});

it('tells of a game that was found while there was no connection', async () => {
  const { isPairing, heard } = await looking();
  answers['GET /pairing'] = () => ({ waiting: false });
  const game = { game: 'turkish', rated: false, clock: { initial: 300, increment: 3 }, seat: 1 };
  answers['GET /me/games'] = () => ({
    games: [
      { ...game, id: 'other', clock: { days: 3 }, updated_at: 2000 },
      { ...game, id: 'old', updated_at: 900 },
      { ...game, id: 'new', updated_at: 2000 },
    ],
    now: 3000,
  });
  await away();
  expect(heard).toEqual([{ kind: 'game_started', game_id: 'new', game: 'turkish', seat: 1 }]);
  expect([isPairing(), count('POST /pairing')]).toEqual([false, 1]);
});

it('ends with the reason where it cannot begin again', async () => {
  const { isPairing, pairingTrouble } = await looking();
  answers['GET /pairing'] = () => ({ waiting: false });
  answers['POST /pairing'] = () => 429;
  await away();
  expect([isPairing(), pairingTrouble()]).toEqual([false, 'Not now']);
});

it('is asked for with the next connection where there is no network', async () => {
  const { isPairing } = await looking();
  answers['GET /pairing'] = () => OFFLINE;
  await away();
  expect(isPairing()).toBe(true);
  answers['GET /pairing'] = () => ({ waiting: false });
  await away();
  expect([isPairing(), count('POST /pairing')]).toEqual([true, 2]);
});

it('goes on where the wish to stop did not arrive', async () => {
  const { isPairing, stopPairing } = await looking();
  answers['DELETE /pairing'] = () => 503;
  await expect(stopPairing()).rejects.toThrow('Not now');
  expect(isPairing()).toBe(true);
  answers['DELETE /pairing'] = () => ({ waiting: false });
  await stopPairing();
  expect(isPairing()).toBe(false);
});

it('is not ended by the answer to an earlier question', async () => {
  const { checkPairing, isPairing, startPairing } = await import('./pairing.svelte');
  let late!: (answer: unknown) => void;
  answers['GET /pairing'] = () => new Promise((resolve) => (late = resolve));
  const checked = checkPairing();
  await settled();
  await startPairing(wish);
  late({ waiting: false });
  await checked;
  expect(isPairing()).toBe(true);
});

it('is the wish of one player, not of the next', async () => {
  const { isPairing } = await looking();
  const { becameMe } = await import('./me.svelte');
  await becameMe(null);
  expect(isPairing()).toBe(false);
});

it('keeps the connection while nobody looks, and no longer', async () => {
  const { own, stopPairing } = await looking();
  own.look(false);
  expect(own.status).toBe('open');
  await stopPairing();
  expect(own.status).toBe('idle');
});
