import { afterEach, expect, it, vi } from 'vitest';

// A position is written as its moves are.
vi.mock('$lib/engine', () => ({
  at: ({ moves }: { moves: string[] }) => Promise.resolve({ at: { position: `${moves.join('')} ~1` } }),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** A running game of so many plies, each move a letter. */
function running(id: string, moves: string, more: object = {}) {
  return { id, rated: true, game: 'turkish', ply: moves.length, position: `${moves} ~3`, moves, ...more };
}

function server(
  games: ReturnType<typeof running>[],
  player: unknown = { id: 'a', name: 'A', kind: 'member' },
) {
  vi.stubGlobal('fetch', (path: string) => {
    const one = games.find(({ id }) => path.endsWith(`/games/${id}`));
    const all = path.endsWith('/me') ? { player } : { games, now: 0 };
    return Promise.resolve(answer(one ? { moves: [...one.moves] } : all));
  });
}

const LONG = 'abcdefghij';

it('finds the rated game that has stood so, whatever its counters', async () => {
  server([running('casual', LONG.toUpperCase(), { rated: false }), running('rated', LONG)]);
  const { ratedGameAt } = await import('./fair');
  const found = (position: string, game = 'turkish') => ratedGameAt({ game, position });
  expect(await found('abcdefghij ~7')).toBe('rated');
  expect(await found('abcdefghi')).toBe('rated');
  expect(await found('abcdefgh')).toBe('rated');
  expect(await found('ABCDEFGHIJ')).toBeNull();
  expect(await found('abcdefghij', 'russian')).toBeNull();
});

it('leaves the opening to everybody', async () => {
  server([running('new', ''), running('short', 'abcdefg'), running('rated', LONG)]);
  const { ratedGameAt } = await import('./fair');
  for (const position of ['', 'a', 'abcdefg'])
    expect(await ratedGameAt({ game: 'turkish', position })).toBeNull();
});

it('allows everything where there is no player or no server', async () => {
  server([running('rated', LONG)], null);
  let { ratedGameAt } = await import('./fair');
  expect(await ratedGameAt({ game: 'turkish', position: LONG })).toBeNull();
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  ({ ratedGameAt } = await import('./fair'));
  expect(await ratedGameAt({ game: 'turkish', position: LONG })).toBeNull();
});

it('finds the rated game that a game leads through', async () => {
  server([running('rated', LONG)]);
  const { ratedGameAmong } = await import('./fair');
  const leads = (...positions: string[]) => ratedGameAmong('turkish', () => Promise.resolve(positions));
  expect(await leads('', 'a', 'abcdefgh', 'other')).toBe('rated');
  expect(await leads('', 'a', 'other')).toBeNull();
  // Nothing is computed where nothing is played.
  expect(await ratedGameAmong('russian', () => Promise.reject(new Error('asked')))).toBeNull();
});
