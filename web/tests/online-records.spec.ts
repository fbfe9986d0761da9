// What is kept of games and players, and what moderators see.
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { ask, gameOfTwo, newName, signUp } from './online';
import { accessibleInThemes, expect, fits, open, ready, test } from './site';

const port = Number(process.env['DOSKA_PORT'] ?? 8137);
const binary = process.env['DOSKA_BINARY'] ?? '../target/release/doska';

/** A finished rated game of two members, who are both signed in here one after the other. */
async function finished(page: Page, other: Page) {
  await open(page, '/about');
  await open(other, '/about');
  const [white, black] = [await signUp(page), await signUp(other)];
  const game = { game: 'backups', clock: { days: 3 }, rated: true };
  const id = await gameOfTwo(page, other, game, ['c3-b4', 'f6-g5']);
  await ask(other, 'POST', `/games/${id}/resign`, { id: 'enough' });
  return { id, white, black };
}

/** Nothing is wrong with the page, at this size. */
async function sound(page: Page) {
  await fits(page);
  await accessibleInThemes(page);
}

test('a finished game is found in the archive and in profiles', async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { id, white, black } = await finished(page, other);
  await other.context().close();

  await page.goto('/games');
  await ready(page);
  const search = page.getByRole('search');
  await search.getByLabel('Player').fill(white.name);
  await search.getByLabel('Game', { exact: true }).selectOption('backups');
  await search.getByLabel('Result').selectOption('The player won');
  await search.getByText('More filters').click();
  await search.getByLabel('First moves').fill('c3-b4 f6-g5');
  // The index follows the end of a game: on a busy machine a moment later.
  await expect(async () => {
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('article')).toContainText('White won, Black resigned');
  await sound(page);
  await search.getByLabel('First moves').fill('c3-d4');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No games found')).toBeVisible();
  await page.goBack();
  await page.getByRole('article').getByRole('link', { name: black.name }).click();

  await expect(page.getByRole('heading', { level: 1, name: black.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ratings' })).toContainText('Checkers with Backups');
  const recent = page.getByRole('region', { name: 'Recent games' });
  await expect(recent.getByRole('link', { name: /Checkers with Backups/ })).toHaveAttribute(
    'href',
    `/game/${id}`,
  );
  await expect(recent).toContainText(/Lost −\d+/);
  await sound(page);

  await page.goto('/leaderboard?game=backups&pace=correspondence');
  await ready(page);
  // Two games make no rating that means much.
  await expect(page.getByText('Nobody is ranked here yet')).toBeVisible();
  await sound(page);
  await page.getByRole('link', { name: 'Post a rated challenge' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Rated' })).toBeChecked();

  // Whoever has no name of their own is named all the same, and can be taken out of the search.
  await page.goto('/games?player=bot-3');
  await expect(search).toContainText('Hedgehog');
  await expect(search.getByLabel('Player', { exact: true })).toHaveCount(0);
  await search.getByRole('button', { name: 'Remove from search: Hedgehog' }).click();
  await expect(search.getByLabel('Player', { exact: true })).toBeFocused();
});

test('the server analyses a finished game, and keeps what it found', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { id } = await finished(page, other);
  await other.context().close();
  await page.goto(`/analysis?id=${id}`);
  await ready(page);
  await expect(page.getByText('The server has not analysed this game yet')).toBeVisible();
  await page.getByRole('button', { name: 'Request analysis' }).click();
  // While it is worked on, or at once where the server is quick.
  await expect(page.getByText(/^(The server is analysing this game|Analysed by the server)/)).toBeVisible();
  const done = page.getByText('Analysed by the server');
  await expect(done).toBeVisible({ timeout: 120_000 });
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('Accuracy');
  await sound(page);
  // It is there for whoever comes next, who asks for nothing.
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(guest, `/analysis?id=${id}`);
  await expect(guest.getByText('Analysed by the server')).toBeVisible();
  await expect(guest.getByRole('region', { name: 'Review' })).toContainText('Accuracy');
  await guest.context().close();
});

test('the explorer knows a finished game', async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await finished(page, other);
  await other.context().close();
  // The index follows the end of a game: on a busy machine a moment later.
  await expect(async () => {
    const { moves } = await ask<{ moves: unknown[] }>(page, 'GET', '/explorer?game=backups');
    expect(moves).not.toEqual([]);
  }).toPass();
  await open(page, '/analysis?game=backups');
  await page.getByText('Opening explorer').click();
  const move = page.getByRole('row', { name: /c3-b4/ });
  await expect(move.getByRole('img')).toHaveAttribute('aria-label', /White \d+%/);
  await sound(page);
  await move.getByRole('button', { name: 'c3-b4' }).click();
  await expect(page.getByRole('row', { name: /f6-g5/ })).toBeVisible();
});

test('a report is read and acted upon by a moderator', async ({ page, browser, baseURL }) => {
  await open(page, '/about');
  const moderator = newName();
  await signUp(page, moderator);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(other, '/about');
  const rude = await signUp(other);
  // From the page of the game, which goes with it.
  const game = await gameOfTwo(page, other, { game: 'turkish', clock: { days: 3 } });
  await page.goto(`/game/${game}`);
  await page.getByRole('button', { name: `Report ${rude.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('Insults in the chat');
  await dialog.getByRole('textbox').fill('Several times');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you')).toBeVisible();

  const data = `${tmpdir()}/doska-e2e-${port}`;
  execFileSync(binary, ['admin', 'role', moderator, 'moderator', '--data', data]);
  const report = page.getByRole('article').filter({ hasText: rude.name });
  await expect(async () => {
    await page.goto('/moderation');
    await expect(report).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(report).toContainText(`reported by ${moderator}`);
  await expect(report.getByRole('link', { name: 'Open game' })).toHaveAttribute('href', `/game/${game}`);
  await sound(page);
  await report.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('dialog').getByLabel('Days without chat').fill('3');
  await page.getByRole('dialog').getByRole('button', { name: 'Mute' }).click();
  await expect(report).toHaveCount(0);
  await expect(page.getByText(`${moderator} muted ${rude.name}`)).toBeVisible();
  const muted = async () => (await ask<{ muted_until: number | null }>(other, 'GET', '/me')).muted_until;
  expect(await muted()).toBeGreaterThan(Date.now());

  // And undone, from the log.
  const entry = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await entry(`${moderator} muted ${rude.name}`).getByRole('button', { name: 'Unmute' }).click();
  await sound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Unmute' }).click();
  await expect(entry(`${moderator} unmuted ${rude.name}`)).toBeVisible();
  await expect(entry(`${moderator} muted ${rude.name}`).getByRole('button')).toHaveCount(0);
  expect(await muted()).toBeNull();
  await other.context().close();
});
