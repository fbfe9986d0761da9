import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

function server(games: unknown[], player: unknown = { id: 'a', name: 'A', kind: 'member' }) {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(answer(path.endsWith('/me') ? { player } : { games, now: 0 })),
  );
}

it('finds the rated game that stands so, whatever its counters', async () => {
  server([
    { id: 'casual', rated: false, game: 'turkish', position: 'W:Wa1:Bh8' },
    { id: 'rated', rated: true, game: 'turkish', position: 'W:Wa1:Bh7 ~3' },
  ]);
  const { ratedGameAt } = await import('./fair');
  expect(await ratedGameAt({ game: 'turkish', position: 'W:Wa1:Bh7' })).toBe('rated');
  expect(await ratedGameAt({ game: 'turkish', position: 'W:Wa1:Bh8' })).toBeNull();
  expect(await ratedGameAt({ game: 'russian', position: 'W:Wa1:Bh7' })).toBeNull();
});

it('allows everything where there is no player or no server', async () => {
  server([{ id: 'rated', rated: true, game: 'turkish', position: 'W:Wa1:Bh7' }], null);
  let { ratedGameAt } = await import('./fair');
  expect(await ratedGameAt({ game: 'turkish', position: 'W:Wa1:Bh7' })).toBeNull();
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  ({ ratedGameAt } = await import('./fair'));
  expect(await ratedGameAt({ game: 'turkish', position: 'W:Wa1:Bh7' })).toBeNull();
});

it('finds the rated game that a game leads through', async () => {
  server([
    { id: 'new', rated: true, game: 'turkish', position: 'W:Wa1:Bh8', ply: 0 },
    { id: 'casual', rated: false, game: 'turkish', position: 'W:Wa3:Bh8', ply: 2 },
    { id: 'rated', rated: true, game: 'turkish', position: 'B:Wa2:Bh8 ~1', ply: 1 },
  ]);
  const { ratedGameAmong } = await import('./fair');
  const leads = (game: string, ...positions: string[]) =>
    ratedGameAmong(game, () => Promise.resolve(positions));
  expect(await leads('turkish', 'W:Wa1:Bh8', 'B:Wa2:Bh8', 'W:Wa2:Bh7')).toBe('rated');
  expect(await leads('turkish', 'W:Wa1:Bh8', 'W:Wa3:Bh8')).toBeNull();
  // Nothing is computed where nothing is played.
  expect(await ratedGameAmong('russian', () => Promise.reject(new Error('asked')))).toBeNull();
});
