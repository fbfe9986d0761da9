// Games between browsers, on a server of their own.
import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter';
import { gameOf, OnlineServer } from './online';

const server = new OnlineServer(Number(process.env['DOSKA_PORT'] ?? 8137) + 40);
test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile, 'the same server, once');
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const LIVE = { initial: 300, increment: 3 };
const line = (moves: string[], game = 'turkish', start: string | null = null) => ({ game, start, moves });
const move = (page: Page, text: string) => page.locator('section.moves ol button', { hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Plays moves in turn; everybody sees each. */
async function play(pages: Page[], moves: string[], before: string[] = [], game = 'turkish') {
  const played = [...before];
  for (const text of moves) {
    const mover = pages[played.length % pages.length]!;
    await enter(mover, line(played, game), text);
    played.push(text);
    for (const page of pages) await expect(move(page, text).last()).toBeVisible();
  }
  return played;
}

test('a game with a spectator, a takeback and a draw', async ({ browser }) => {
  const [white, black] = [await server.person(browser), await server.person(browser)];
  const id = await server.game([white, black], 'turkish', LIVE);
  const watcher = await server.person(browser, false);
  await watcher.goto(`/game/${id}`);
  await expect(white.getByText('1 watching')).toBeVisible();
  await play([white, black], ['d3-d4', 'd6-d5']);
  await expect(move(watcher, 'd6-d5')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  // Nothing of the page moves when an offer comes.
  const board = black.locator('.board').first();
  const place = await board.boundingBox();
  await button(white, 'Take back').click();
  await expect(black.getByText(/asks to take back/).first()).toBeVisible();
  expect(await board.boundingBox()).toEqual(place);
  // Its buttons do nothing in the first moment.
  await expect(black.locator('.notice .button').first()).toHaveAttribute('aria-disabled', 'false');
  await button(black, 'Accept').click();
  for (const page of [white, black, watcher]) await expect(move(page, 'd3-d4')).toHaveCount(0);
  await play([white, black], ['e3-e4', 'e6-e5']);
  await button(white, 'Offer draw').click();
  await expect(button(black, 'Accept')).toHaveAttribute('aria-disabled', 'false');
  await button(black, 'Accept').click();
  for (const page of [white, black, watcher])
    await expect(page.getByRole('dialog').getByText('by agreement')).toBeVisible();
  expect((await gameOf(white, id)).outcome).toMatchObject({ winners: [], reason: 'agreement' });
  for (const page of [white, black, watcher]) await page.context().close();
});

test('a lost network, a killed server and a reload in mid-capture lose nothing', async ({ browser }) => {
  // A man that takes two, one way or the other.
  const start = 'W:Wd2,a2:Bd3,c4,e4,h7';
  const [white, black] = [await server.person(browser), await server.person(browser)];
  const id = await server.game([white, black], 'turkish', LIVE, start);
  const taken = white.locator('.db-cell[aria-selected="true"]');
  await white.locator('.db-cell[data-key="@3,1"]').click();
  await white.locator('.db-cell[data-key="@3,3"]').click();
  await expect(white.getByText('Keep capturing').first()).toBeVisible();
  const entered = await taken.count();
  await white.reload();
  await expect(white.getByText('Keep capturing').first()).toBeVisible();
  await expect(taken).toHaveCount(entered);
  await white.locator('.db-cell[data-key="@5,3"]').click();
  await expect(move(black, 'd2xd4xf4')).toBeVisible();

  // Black's network is gone; the move is made meanwhile, and stored when it is back.
  await black.context().setOffline(true);
  await expect(black.getByText('No connection').first()).toBeAttached();
  const { moves } = await gameOf(white, id);
  await enter(black, line(moves, 'turkish', start), 'h7-h6');
  await expect(move(black, 'h7-h6')).toBeVisible();
  await expect(move(white, 'h7-h6')).toHaveCount(0);
  await black.context().setOffline(false);
  await expect(move(white, 'h7-h6')).toBeVisible();

  const before = await gameOf(white, id);
  await server.kill();
  await server.start();
  await enter(white, line(before.moves, 'turkish', start), 'a2-a3');
  await expect(move(black, 'a2-a3')).toBeVisible();
  const after = await gameOf(black, id);
  expect(after.moves).toEqual([...before.moves, 'a2-a3']);
  // Nobody pays for the time in which there was no server.
  expect(after.clocks![0]).toBeGreaterThan(before.clocks![0]! - 60_000);
  for (const page of [white, black]) await page.context().close();
});

test('a flag falls for everybody', async ({ browser }) => {
  const [white, black] = [await server.person(browser), await server.person(browser)];
  await server.game([white, black], 'turkish', { initial: 8, increment: 0 });
  await play([white, black], ['d3-d4', 'd6-d5']);
  await expect(white.getByRole('dialog')).toContainText('You lost');
  await expect(black.getByRole('dialog')).toContainText('You won');
  for (const page of [white, black]) await page.context().close();
});
