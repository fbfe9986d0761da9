// Whoever does something else on the site is told of a game that begins and of a challenge.
import type { Page } from '@playwright/test';
import type { Challenge, Joined, PlayerRef } from '../src/lib/online/wire';
import { ask, gameOfTwo } from './online';
import { accessibleInThemes, expect, fits, open, ready, test } from './site';

const LIVE = { initial: 300, increment: 3 };

let other: Page;
let me: PlayerRef;
test.beforeEach(async ({ page, browser, baseURL }) => {
  other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const one of [page, other]) {
    await open(one, '/about');
    await ask(one, 'POST', '/guests', {});
  }
  me = (await ask<{ player: PlayerRef }>(page, 'GET', '/me')).player;
});
test.afterEach(() => other.context().close());

const news = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

/** Takes a challenge once its maker is connected, as it must be for a live clock. */
async function take(id: string): Promise<string> {
  await expect
    .poll(async () => (await ask<Challenge>(other, 'GET', `/challenges/${id}`)).maker_here)
    .toBe(true);
  return (await ask<Joined>(other, 'POST', `/challenges/${id}/join`, {})).game_id ?? '';
}

test('a live challenge is taken while its maker reads the rules', async ({ page }) => {
  await page.goto('/lobby?new=lobby&game=turkish');
  const form = page.getByRole('dialog', { name: 'New challenge' });
  await form.getByRole('group', { name: 'Clock' }).getByText('5+3', { exact: true }).click();
  await form.getByRole('button', { name: 'Post in the lobby' }).click();
  await expect(page.getByText('it can be accepted only while you are online')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').pop()!;
  await page.goto('/rules/turkish');
  await ready(page);
  const game = await take(id);
  const told = news(page, /Your game has started/);
  await expect(told).toContainText('Turkish Draughts');
  await fits(page);
  await accessibleInThemes(page);
  await told.getByRole('link', { name: 'Go to game' }).click();
  await expect(page).toHaveURL(`/game/${game}`);
  await expect(page.locator('.seats .owner')).toHaveCount(2);
  await expect(told).toHaveCount(0);
});

test('quick pairing finds somebody while another page is shown', async ({ page }) => {
  await page.goto('/lobby');
  await ready(page);
  const pairing = page.getByRole('region', { name: 'Quick pairing' });
  await pairing.getByLabel('Game', { exact: true }).selectOption('backups');
  await pairing.getByLabel('Clock', { exact: true }).selectOption({ label: '10+5' });
  await pairing.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(page.getByText('Looking for an opponent')).toBeVisible();
  // Within the site, by the link in the lobby.
  await page.getByRole('link', { name: 'Leaderboards' }).first().click();
  await expect(page).toHaveURL(/\/leaderboard/);
  const wish = { games: ['backups'], clocks: [{ initial: 600, increment: 5 }], rated: false };
  await other.goto('/lobby');
  await ready(other);
  await ask(other, 'POST', '/pairing', wish);
  await expect(news(page, /Your game has started/)).toContainText('Checkers with Backups');
});

test('a challenge comes while another game is watched, and is gone when it is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  const third = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(third, '/about');
  await ask(third, 'POST', '/guests', {});
  const watched = await gameOfTwo(other, third, { game: 'turkish', clock: LIVE }, ['d3-d4']);
  await page.goto(`/game/${watched}`);
  await expect(page.locator('.seats .owner')).toHaveCount(2);
  const { player } = await ask<{ player: PlayerRef }>(other, 'GET', '/me');
  const wish = { game: 'martian', clock: { days: 3 }, rated: false, seat: null, opponent: me.id };
  const { id } = await ask<Challenge>(other, 'POST', '/challenges', wish);
  const told = news(page, new RegExp(`${player.name} invites you to play`));
  await expect(told).toContainText('Martian Chess');
  await ask(other, 'POST', `/challenges/${id}/cancel`, {});
  await expect(told).toHaveCount(0);

  const { id: next } = await ask<Challenge>(other, 'POST', '/challenges', wish);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  await ask(other, 'POST', `/challenges/${next}/cancel`, {});
  const { id: last } = await ask<Challenge>(other, 'POST', '/challenges', wish);
  await told.getByRole('link', { name: 'View challenge' }).click();
  await expect(page).toHaveURL(`/challenge/${last}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
  await third.context().close();
});
