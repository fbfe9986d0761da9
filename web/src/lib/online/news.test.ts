import { beforeEach, expect, it, vi } from 'vitest';
import type { Challenge } from './wire';

const { server } = vi.hoisted(() => ({
  server: { open: [] as unknown[], changed: [] as ((player: unknown) => void)[], played: [] as string[] },
}));
vi.mock('$lib/play/sound', () => ({ sound: (name: string) => server.played.push(name) }));
vi.mock('./me.svelte', () => ({
  myself: () => ({ id: 'me' }),
  onPlayer: (listener: (player: unknown) => void) => server.changed.push(listener),
}));
vi.mock('./my-games.svelte', () => ({ refreshGames: () => Promise.resolve() }));
vi.mock('./lobby.svelte', () => ({
  gameBegan: () => {},
  listChallenges: () =>
    server.open.includes('down') ? Promise.reject(new Error()) : Promise.resolve(server.open),
  findChallenge: (id: string) => Promise.resolve((server.open as Challenge[]).find((one) => one.id === id)),
}));

const mine = (id: string, change: object = {}) => ({
  id,
  game: 'turkish',
  status: 'open',
  maker: { id: 'x', name: 'X', kind: 'guest' },
  opponent: { id: 'me' },
  rematch_of: null,
  ...change,
});
const told = (news: () => { path: string }[]) => news().map(({ path }) => path);

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  server.open = [];
  server.played = [];
  history.replaceState(null, '', '/rules/turkish');
});
const load = () => import('./news.svelte');

it('tells of challenges that came while nobody heard them', async () => {
  const { catchUp, news } = await load();
  history.replaceState(null, '', '/game/over');
  server.open = [
    mine('a'),
    mine('b', { opponent: null }),
    mine('c', { opponent: { id: 'you' } }),
    mine('d', { rematch_of: 'other' }),
    // Its page tells of it.
    mine('e', { rematch_of: 'over' }),
  ];
  await catchUp('me');
  expect(told(news).sort()).toEqual(['/challenge/a', '/challenge/d']);
  // Whoever has just opened the page sees it.
  expect(server.played).toEqual([]);
});

it('tells once of what was closed, also after a reload', async () => {
  const { catchUp, dismiss, news } = await load();
  server.open = [mine('a')];
  await catchUp('me');
  dismiss('/challenge/a');
  await catchUp('me');
  expect(told(news)).toEqual([]);
  vi.resetModules();
  const again = await load();
  server.open = [mine('a'), mine('b')];
  await again.catchUp('me');
  expect(told(again.news)).toEqual(['/challenge/b']);
});

it('forgets what was withdrawn meanwhile, but not where the server does not answer', async () => {
  const { catchUp, news } = await load();
  server.open = [mine('a'), mine('b')];
  await catchUp('me');
  server.open = ['down'];
  await catchUp('me');
  expect(told(news)).toHaveLength(2);
  server.open = [mine('b')];
  await catchUp('me');
  expect(told(news)).toEqual(['/challenge/b']);
});

it('tells the next player nothing of the one before', async () => {
  const { catchUp, news } = await load();
  server.open = [mine('a')];
  await catchUp('me');
  server.changed.at(-1)?.(null);
  expect(told(news)).toEqual([]);
});

it('tells aloud of what comes now', async () => {
  const { hear, news } = await load();
  server.open = [mine('a')];
  const from = { id: 'x', name: 'X', kind: 'guest' as const };
  const notice = { kind: 'challenge', challenge_id: 'a', game: 'turkish', from, rematch_of: null } as const;
  await hear({ ...notice, status: 'open' }, 'me');
  expect([told(news), server.played]).toEqual([['/challenge/a'], ['news']]);
  server.open = [mine('a', { status: 'cancelled' })];
  await hear({ ...notice, status: 'cancelled' }, 'me');
  expect(told(news)).toEqual([]);
});
