// Correspondence: two people in browsers of their own, days for each move.
import type { Page } from '@playwright/test';
import { gameOfTwo, refuse } from './online';
import { accessible, expect, open, test } from './site';

/** Asks the server as this page does. */
const ask = <T>(page: Page, method: string, path: string, body: unknown = {}) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api/v1${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: method === 'GET' ? null : JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    [method, path, body] as const,
  ) as Promise<T>;

/** Taps squares of one of the boards on a page. */
async function tap(page: Page, board: string, ...squares: string[]) {
  for (const square of squares)
    await page.locator(`${board} .db-cell[data-key="@${square}"]`).first().click();
}

test('a conditional move is answered while its player is away', async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(page, '/about');
  await open(other, '/about');
  for (const one of [page, other]) await ask(one, 'POST', '/guests');
  const challenge = await ask<{ id: string }>(page, 'POST', '/challenges', {
    game: 'turkish',
    clock: { days: 3 },
    seat: 0,
  });
  const { game_id: game } = await ask<{ game_id: string }>(other, 'POST', `/challenges/${challenge.id}/join`);
  const play = (one: Page, move: string, ply: number) =>
    ask(one, 'POST', `/games/${game}/moves`, { move, ply, id: `${move}-${ply}` });
  await play(page, 'd3-d4', 0);

  await page.goto(`/game/${game}`);
  await page.getByText('Conditional moves').click();
  const own = 'details[open] .board';
  await expect(page.getByText('Enter your opponent’s move')).toBeVisible();
  await tap(page, own, '0,5', '0,4');
  await expect(page.getByText('Now enter your answer.')).toBeVisible();
  const answer = page.locator(`${own} .db-cell[data-key="@7,2"]`);
  await expect(answer).toHaveAttribute('aria-label', /can be chosen$/);
  await tap(page, own, '7,2', '7,3');
  await expect(page.getByText('If a6-a5 → h3-h4')).toBeVisible();
  await accessible(page);
  // It is there again, and nobody else sees it.
  await page.reload();
  await expect(page.getByText('1 line')).toBeVisible();
  const theirs = await ask<{ lines: unknown[] }>(other, 'GET', `/games/${game}/conditional`);
  expect(theirs.lines).toEqual([]);
  await page.goto('/about');

  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Your turn in 1 game' })).toBeVisible();
  await expect(other).toHaveTitle(/^\(1\) /);
  await other.getByRole('link', { name: /Turkish Draughts.*Your turn · 2 days/ }).click();
  await expect(other).toHaveURL(`/game/${game}`);
  await play(other, 'a6-a5', 1);
  await expect
    .poll(async () => (await ask<{ moves: string[] }>(other, 'GET', `/games/${game}`)).moves)
    .toEqual(['d3-d4', 'a6-a5', 'h3-h4']);
  await other.context().close();
});

test.describe('settings', () => {
  // An address that is refused.
  test.use({ expected: /422/ });
  test('a vacation is announced, and an address of the own network refused', async ({ page }) => {
    await open(page, '/about');
    await ask(page, 'POST', '/guests');
    await page.goto('/settings');
    await page.getByLabel('Days', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByText('25 vacation days are left this year')).toBeVisible();
    await page.getByText('Webhook', { exact: true }).click();
    await page.getByLabel('URL').fill('https://127.0.0.1/hook');
    // What is typed stays when something else is changed.
    const feed = page.getByLabel('Feed of my games');
    const before = await feed.inputValue();
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(feed).not.toHaveValue(before);
    await expect(page.getByLabel('URL')).toHaveValue('https://127.0.0.1/hook');
    await expect(page.getByLabel('Feed of new challenges')).toHaveValue(/\/feeds\/challenges\.atom$/);
    await page
      .locator('form', { has: page.getByLabel('URL') })
      .getByRole('button', { name: 'Save' })
      .click();
    await expect(page.getByText('is not on the public internet')).toBeVisible();
    await accessible(page);

    const midnight = (day: number) => new Date(2026, 2, day).getTime();
    const vacation = { id: 'v', from: midnight(3), to: midnight(10) };
    await page.route('**/api/v1/me/vacation', (route) =>
      route.fulfill({ json: { vacations: [vacation], days_left: 23 } }),
    );
    await page.reload();
    await expect(page.getByText(/^March 3\s*–\s*9$/)).toBeVisible();
  });
});

test.describe('refused', () => {
  test.use({ expected: /status of 503/ });
  test('settings that cannot be read say so', async ({ page }) => {
    await open(page, '/about');
    await ask(page, 'POST', '/guests');
    await refuse(page, '/me/notifications', 'GET', 'No notifications now');
    await refuse(page, '/me/vacation', 'GET', 'No vacation now');
    await page.goto('/settings');
    await expect(page.getByRole('alert')).toHaveText(['No notifications now', 'No vacation now']);
    await accessible(page);
  });

  test('a note that was not stored is there again, and stored', async ({ page, browser, baseURL }) => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    for (const one of [page, other]) {
      await open(one, '/about');
      await ask(one, 'POST', '/guests');
    }
    const game = await gameOfTwo(page, other, { game: 'turkish', clock: { days: 3 } });
    await page.goto(`/game/${game}`);
    await page.getByText('Notes', { exact: true }).click();
    const note = page.getByRole('textbox', { name: 'Notes' });
    await refuse(page, `/games/${game}/note`, 'PUT', 'Not stored');
    await note.fill('Keep the king');
    await expect(page.getByRole('alert').filter({ hasText: 'Not stored' })).toBeVisible();
    await page.getByRole('link', { name: 'Doska home' }).click();
    await expect(note).toHaveCount(0);
    await page.unroute(`**/api/v1/games/${game}/note`);
    await page.goto(`/game/${game}`);
    await expect(note).toHaveValue('Keep the king');
    const stored = () => ask<{ text: string }>(page, 'GET', `/games/${game}/note`);
    await expect.poll(async () => (await stored()).text).toBe('Keep the king');

    await refuse(page, `/games/${game}/note`, 'GET', 'Not now');
    await page.reload();
    await page.getByText('Notes', { exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not now' })).toBeVisible();
    await expect(note).toBeDisabled();
    await page.unroute(`**/api/v1/games/${game}/note`);
    await page.getByText('Notes', { exact: true }).click();
    await page.getByText('Notes', { exact: true }).click();
    await expect(note).toHaveValue('Keep the king');
    await other.context().close();
  });
});
