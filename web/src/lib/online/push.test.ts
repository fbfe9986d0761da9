import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Server {
  me: { id: string } | null;
  asked: string[];
  /** The request that it refuses. */
  fails: string;
}
const server = vi.hoisted((): Server => ({ me: null, asked: [], fails: '' }));
vi.mock('./me.svelte', () => ({
  myself: () => server.me,
  becameMe: (player: { id: string } | null) => Promise.resolve((server.me = player)),
  api: (method: string, path: string) => {
    server.asked.push(`${method} ${path}`);
    if (server.fails === `${method} ${path}`) return Promise.reject(new Error('refused'));
    return Promise.resolve({ push_key: 'AAAA', devices: 1 });
  },
}));

/** What the browser has, as its push service would have made it. */
let kept: object | null;
const made = () => ({
  endpoint: 'https://push.example.org/1',
  toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => {
    kept = null;
    return Promise.resolve(true);
  },
});
let permission: NotificationPermission;
let answer: NotificationPermission;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  Object.assign(server, { me: { id: 'a' }, asked: [], fails: '' });
  kept = null;
  permission = answer = 'granted';
  const pushManager = {
    getSubscription: () => Promise.resolve(kept),
    subscribe: () => Promise.resolve((kept = made())),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve((permission = answer)),
  });
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('a browser is called', () => {
  it('once the server was told, and by nobody else', async () => {
    const { isSubscribed, subscribe } = await import('./push');
    expect(await isSubscribed()).toBe(false);
    expect(await subscribe()).toBe('on');
    expect(await isSubscribed()).toBe(true);
    server.me = { id: 'b' };
    expect(await isSubscribed()).toBe(false);
  });

  it('not where the server could not be told', async () => {
    const { isSubscribed, subscribe } = await import('./push');
    server.fails = 'POST /me/push';
    await expect(subscribe()).rejects.toThrow('refused');
    expect([kept, await isSubscribed()]).toEqual([null, false]);
  });

  it.each([
    ['denied', 'denied'],
    ['default', 'dismissed'],
  ] as const)('not where its owner is asked in vain: %s', async (said, what) => {
    const { subscribe } = await import('./push');
    permission = 'default';
    answer = said;
    expect(await subscribe()).toBe(what);
    expect(server.asked).toEqual([]);
  });

  it('by the player who uses it now, instead of the one before', async () => {
    const { isSubscribed, keepOwner, subscribe } = await import('./push');
    await subscribe();
    server.asked = [];
    await keepOwner();
    expect(server.asked).toEqual([]);
    server.me = { id: 'b' };
    await keepOwner();
    expect([server.asked, await isSubscribed()]).toEqual([['POST /me/push'], true]);
  });

  it('no longer after a switch in the settings, whether the server heard of it or not', async () => {
    const { isSubscribed, subscribe, unsubscribe } = await import('./push');
    await subscribe();
    server.fails = 'DELETE /me/push';
    await expect(unsubscribe()).rejects.toThrow('refused');
    expect([kept, await isSubscribed()]).toEqual([null, false]);
  });
});

describe('signing out', () => {
  it('ends the messages first, while it is known whose they are', async () => {
    const { signOut, subscribe } = await import('./push');
    await subscribe();
    server.asked = [];
    await signOut();
    expect(server.asked).toEqual(['DELETE /me/push', 'DELETE /session']);
    expect([kept, server.me, localStorage.length]).toEqual([null, null, 0]);
  });

  it('leaves all as it was where it fails', async () => {
    const { isSubscribed, signOut, subscribe } = await import('./push');
    await subscribe();
    server.asked = [];
    server.fails = 'DELETE /session';
    await expect(signOut()).rejects.toThrow('refused');
    expect(server.asked.at(-1)).toBe('POST /me/push');
    expect([server.me, await isSubscribed()]).toEqual([{ id: 'a' }, true]);
  });

  it('needs no push', async () => {
    const { signOut } = await import('./push');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await signOut();
    expect([server.asked, server.me]).toEqual([['DELETE /session'], null]);
  });
});
