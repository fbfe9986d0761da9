import { beforeEach, expect, it, vi } from 'vitest';

interface Server {
  player: { id: string } | null;
  /** Answers what was asked, in that order. */
  answers: ((games: unknown) => void)[];
}
const server = vi.hoisted((): Server => ({ player: null, answers: [] }));
vi.mock('./me.svelte', () => ({
  myself: () => server.player,
  api: () => new Promise((resolve) => server.answers.push(resolve)),
}));

const list = (id: string) => ({ games: [{ id, your_turn: true }], now: Date.now() });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
beforeEach(() => {
  vi.resetModules();
  server.answers = [];
  server.player = { id: 'a' };
});

it('shows the list that was asked for last, whichever came last', async () => {
  const { myGames, refreshGames, watchGames } = await import('./my-games.svelte');
  const leave = watchGames();
  void refreshGames();
  server.answers[1]?.(list('new'));
  await settled();
  server.answers[0]?.(list('old'));
  await settled();
  expect(myGames()?.map(({ id }) => id)).toEqual(['new']);
  leave?.();
});

it.each([null, { id: 'b' }])('shows nobody the games of whoever was here before: %o', async (next) => {
  const { myGames, watchGames } = await import('./my-games.svelte');
  watchGames()?.();
  server.player = next;
  watchGames()?.();
  server.answers[0]?.(list('theirs'));
  await settled();
  expect(myGames()).toBeNull();
});
