// Finding a game with two browsers: by link, from the lobby, and while its maker is away.
import type { Browser, Page } from '@playwright/test';
import type { PlayerRef } from '../src/lib/online/wire';
import { ask, newName, refuse, signUp } from './online';
import { accessible, expect, fits, open, test } from './site';

/** Somebody else, with a browser of their own. */
async function another(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, path);
  return page;
}

const clock = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Clock' }).getByText(name, { exact: true }).click();

test('a friend opens the link and both sit at the board', async ({ page, browser }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Play a friend' }).click();
  const form = page.getByRole('dialog', { name: 'New challenge' });
  await form.getByLabel('Game', { exact: true }).selectOption('turkish');
  await clock(page, '5+3');
  await form.getByText('White', { exact: true }).click();
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for an opponent' })).toBeVisible();
  const link = await page.getByLabel('Share link').inputValue();
  expect(new URL(link).pathname).toMatch(/^\/challenge\/\w+$/);
  await page.getByText('QR code', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await accessible(page);
  await fits(page);

  const friend = await another(browser, new URL(link).pathname);
  await expect(friend.getByRole('heading', { name: /invites you to play$/ })).toBeVisible();
  await expect(friend.getByText('You play Black')).toBeVisible();
  await accessible(friend);
  await friend.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(friend).toHaveURL(/\/game\/\w+$/);
  await expect(page).toHaveURL(friend.url());
  await friend.context().close();
});

test('four seats fill one by one, and bots take the rest', async ({ page, browser }) => {
  await open(page, '/lobby?new=friend&game=martian%3Fplayers%3D4');
  const form = page.getByRole('dialog', { name: 'New challenge' });
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for 3 players' })).toBeVisible();
  const friend = await another(browser, new URL(page.url()).pathname);
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(friend.getByRole('heading', { name: 'Waiting for 2 players' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for 2 players' })).toBeVisible();
  await page.getByRole('button', { name: 'Play the bot' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for an opponent' })).toBeVisible();
  await page.getByRole('button', { name: 'Play the bot' }).click();
  await expect(page).toHaveURL(/\/game\/\w+$/);
  await expect(friend).toHaveURL(page.url());
  await friend.context().close();
});

test.describe('away', () => {
  // A picture alone in the browser has no icon of its own.
  test.use({ expected: /favicon\.ico/ });
  test('a standing challenge is taken from the lobby while its maker is away', async ({ page, browser }) => {
    await open(page, '/lobby');
    await page.getByRole('button', { name: 'New challenge' }).click();
    const form = page.getByRole('dialog', { name: 'New challenge' });
    await form.getByLabel('Game', { exact: true }).selectOption('cyclic');
    await form.getByRole('button', { name: 'Post in the lobby' }).click();
    await expect(page.getByText('It is in the lobby too.')).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').pop()!;
    const { player } = await ask<{ player: PlayerRef }>(page, 'GET', '/me');
    // Away: nothing of the site is open.
    await page.goto('/icon.svg');

    const other = await another(browser, '/lobby?game=cyclic');
    await accessible(other);
    await fits(other);
    // Other tests have challenges in this lobby too.
    await other
      .getByRole('list', { name: 'Open challenges' })
      .getByRole('button', { name: `Play Russian Cyclic Checkers against ${player.name}`, exact: true })
      .click();
    await expect(other).toHaveURL(/\/game\/\w+$/);
    // Who this is comes later than what has become of the challenge.
    await page.route('**/api/v1/me', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await page.goto(`/challenge/${id}`);
    await expect(page).toHaveURL(other.url());
    await other.context().close();
  });
});

test('two who look for the same game find each other', async ({ page, browser }) => {
  const begin = async (page: Page) => {
    const pairing = page.getByRole('region', { name: 'Quick pairing' });
    await pairing.getByLabel('Game', { exact: true }).selectOption('topological');
    await pairing.getByLabel('Clock', { exact: true }).selectOption({ label: '3+2' });
    await pairing.getByRole('button', { name: 'Find an opponent' }).click();
  };
  await open(page, '/about');
  await ask(page, 'POST', '/guests', {});
  // Whether somebody waits is asked when the lobby opens; here the answer comes after the wish to wait.
  const wished = page.waitForResponse(
    (response) => response.url().endsWith('/pairing') && response.request().method() === 'POST',
  );
  let late = false;
  await page.route('**/api/v1/pairing', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await wished;
    await route.fulfill({ response });
    late = true;
  });
  await open(page, '/lobby');
  await begin(page);
  await expect.poll(() => late).toBe(true);
  await expect(page.getByText('Looking for an opponent')).toBeVisible();
  const other = await another(browser, '/lobby');
  await begin(other);
  await expect(other).toHaveURL(/\/game\/\w+$/);
  await expect(page).toHaveURL(other.url());
  await other.context().close();
});

test('filters that leave nothing show what else there is to do', async ({ page, browser }) => {
  const other = await another(browser, '/about');
  await ask(other, 'POST', '/guests', {});
  await ask(other, 'POST', '/challenges', { game: 'cyclic', clock: { days: 3 }, seat: null, listed: true });
  await open(page, '/lobby');
  // No rated game is without a clock.
  await page.getByLabel('Pace', { exact: true }).selectOption('none');
  await page.getByLabel('Game type', { exact: true }).selectOption('rated');
  await expect(page.getByText('No challenge matches these filters')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play the engine' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solve a puzzle' })).toBeVisible();
  await fits(page);
  await accessible(page);
  await page.getByRole('button', { name: 'Post a challenge' }).click();
  await expect(page.getByRole('dialog', { name: 'New challenge' })).toBeVisible();
  await other.context().close();
});

test('a position becomes a challenge', async ({ page }) => {
  const position = 'W:Wb2,d2,f2,h2,a3,c3,e3,g3:Ba6,c6,e6,g6,b7,d7,f7,h7';
  await open(page, `/editor/turkish?position=${encodeURIComponent(position)}`);
  await page.getByRole('link', { name: 'Challenge from this position' }).click();
  const form = page.getByRole('dialog', { name: 'New challenge' });
  await expect(form.getByLabel('Start from this position')).toBeChecked();
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('From a position')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel challenge' }).click();
  await expect(page.getByRole('heading', { name: 'This challenge was cancelled' })).toBeVisible();
});

test('the weekly hours go into a calendar', async ({ page }) => {
  await open(page, '/lobby');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add the weekly hour .* Turkish Draughts$/ }).click();
  expect((await download).suggestedFilename()).toBe('doska-turkish.ics');
});

test('a guest is told why a rated challenge is not for them, and comes back to it with an account', async ({
  page,
  browser,
}) => {
  const other = await another(browser, '/about');
  const maker = await signUp(other);
  const asked = { game: 'backups', clock: { days: 3 }, rated: true, seat: null, listed: true };
  const { id } = await ask<{ id: string }>(other, 'POST', '/challenges', asked);
  await open(page, '/lobby?game=backups');
  const row = page.getByRole('listitem').filter({ hasText: maker.name });
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link', { name: 'Sign in to play' }).click();
  await expect(page).toHaveURL(`/signin?to=/challenge/${id}`);
  await page.goto(`/challenge/${id}`);
  await expect(page.getByText('For players with an account').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  await fits(page);
  await accessible(page);
  // The way leads through signing up too.
  await page.getByRole('link', { name: 'Sign in to play' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(newName());
  await page.getByLabel('Password').fill('four unrelated words');
  await page.getByRole('button', { name: 'Create account with a password' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).toHaveURL(`/challenge/${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/\w+$/);
  await other.context().close();
});

test('a challenge for a player says that the page may be closed', async ({ page, browser }) => {
  const other = await another(browser, '/about');
  const { player } = await ask<{ player: PlayerRef }>(other, 'POST', '/guests', {});
  await open(page, '/about');
  await ask(page, 'POST', '/guests', {});
  await page.goto(`/lobby?new=friend&opponent=${player.id}`);
  await expect(page.getByRole('dialog', { name: `Challenge ${player.name}` })).toBeVisible();
  const asked = { game: 'turkish', clock: { days: 3 }, rated: false, seat: null, opponent: player.id };
  const { id } = await ask<{ id: string }>(page, 'POST', '/challenges', asked);
  await page.goto(`/challenge/${id}`);
  await expect(page.getByText(`Sent to ${player.name}`)).toBeVisible();
  await expect(page.getByText('You can close this page')).toBeVisible();
  await expect(page.getByText('Send the link')).toHaveCount(0);
  await other.context().close();
});

test.describe('refused', () => {
  test.use({ expected: /status of 503/ });
  test('a search that cannot be stopped goes on, and says so', async ({ page }) => {
    await open(page, '/lobby');
    const pairing = page.getByRole('region', { name: 'Quick pairing' });
    await pairing.getByLabel('Clock', { exact: true }).selectOption({ label: '30+20' });
    await pairing.getByRole('button', { name: 'Find an opponent' }).click();
    await expect(page.getByText('Looking for an opponent')).toBeVisible();
    await refuse(page, '/pairing', 'DELETE', 'The server is busy');
    await pairing.getByRole('button', { name: 'Stop looking' }).click();
    await expect(pairing.getByRole('alert')).toHaveText('The server is busy');
    await page.unroute('**/api/v1/pairing');
    await pairing.getByRole('button', { name: 'Stop looking' }).click();
    await expect(pairing.getByRole('button', { name: 'Find an opponent' })).toBeVisible();
  });

  test('a challenge that cannot be read is no empty page', async ({ page }) => {
    await refuse(page, '/challenges/k7m2p9xw4t', 'GET', 'The server is busy');
    await open(page, '/challenge/k7m2p9xw4t');
    await expect(page.getByRole('alert')).toHaveText('The server is busy');
  });
});
