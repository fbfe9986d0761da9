import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const json = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }),
  );
const busy = () => json({ status: 429, code: 'too_many', title: '', detail: 'Wait a little' }, 429);
const unreachable = () => Promise.reject(new TypeError('no network'));
const member = { id: 'm', name: 'Mira', kind: 'member' };
const guest = { id: 'g', name: 'guest-g', kind: 'guest' };

/** Answers of the server, by request; the last one of a list is given again and again. */
let answers: Record<string, (() => Promise<Response>)[]>;
let asked: string[];
const count = (what: string) => asked.filter((one) => one === what).length;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  vi.resetModules();
  asked = [];
  answers = { 'POST /guests': [() => json({ player: guest, token: 't' }, 201)] };
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    const what = `${method} ${path.replace('/api/v1', '')}`;
    asked.push(what);
    const [next, ...rest] = answers[what] ?? [];
    if (rest.length > 0) answers[what] = rest;
    return next ? next() : unreachable();
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./me.svelte');

describe('who uses the site', () => {
  // The first one: the modules of the others would ask too.
  it('is asked again when the network is back, or the page is seen', async () => {
    answers['GET /me'] = [busy, busy, () => json({ player: member })];
    const { me, myself } = await load();
    expect(me()).toBeUndefined();
    await settled();
    expect(me()).toBeNull();
    dispatchEvent(new Event('online'));
    await settled();
    expect(myself()).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(myself()).toEqual(member);
    dispatchEvent(new Event('online'));
    await settled();
    expect(count('GET /me')).toBe(3);
  });

  it.each([
    ['offline', unreachable],
    ['asked too often', busy],
  ])('stays who was known: %s', async (_, fails) => {
    answers['GET /me'] = [() => json({ player: member }), fails];
    const { loadMe, me, myself } = await load();
    await loadMe();
    expect(await loadMe()).toBeNull();
    expect([myself(), me()?.player]).toEqual([member, member]);
  });

  it('is what was answered last, whichever question took longer', async () => {
    let late!: (answer: Response) => void;
    answers['GET /me'] = [() => new Promise((resolve) => (late = resolve)), () => json({ player: member })];
    const { loadMe, myself } = await load();
    const first = loadMe();
    await loadMe();
    late(await json({ player: null }));
    expect((await first)?.player).toEqual(member);
    expect(myself()).toEqual(member);
  });

  it('is told to those who have to know when it is somebody else', async () => {
    answers['GET /me'] = [
      () => json({ player: guest }),
      () => json({ player: { ...guest, name: 'Ada' } }),
      () => json({ player: member }),
      unreachable,
      () => json({ player: null }),
    ];
    const { loadMe, onPlayer } = await load();
    const heard: unknown[] = [];
    onPlayer((player) => heard.push(player));
    for (let i = 0; i < 5; i++) await loadMe();
    expect(heard).toEqual([member, null]);
  });

  it('is known at once where somebody comes or goes in this tab', async () => {
    answers['GET /me'] = [() => json({ player: member, role: 'admin' }), unreachable];
    const { becameMe, loadMe, me } = await load();
    await loadMe();
    await becameMe(null);
    expect(me()).toMatchObject({ player: null, role: null });
  });
});

describe('a guest', () => {
  it.each([
    ['offline', unreachable],
    ['asked too often', busy],
    ['starting', () => json({ status: 503, code: 'closed', title: '', detail: 'Later' }, 503)],
  ])('is not made while the server does not say who is here: %s', async (_, fails) => {
    answers['GET /me'] = [fails, fails, () => json({ player: member })];
    const { ensureGuest, loadMe } = await load();
    await loadMe();
    await expect(ensureGuest()).rejects.toThrow();
    expect(await ensureGuest()).toEqual(member);
    expect(count('POST /guests')).toBe(0);
  });

  it('is not made where another tab has signed in', async () => {
    answers['GET /me'] = [() => json({ player: null }), () => json({ player: member })];
    const { ensureGuest, loadMe } = await load();
    await loadMe();
    expect(await ensureGuest()).toEqual(member);
    expect(count('POST /guests')).toBe(0);
  });

  it('is made once, and known even if nothing more is answered', async () => {
    answers['GET /me'] = [() => json({ player: null }), () => json({ player: null }), unreachable];
    const { ensureGuest, loadMe, myself } = await load();
    await loadMe();
    expect(await Promise.all([ensureGuest(), ensureGuest()])).toEqual([guest, guest]);
    expect(count('POST /guests')).toBe(1);
    expect(myself()).toEqual(guest);
  });
});
