// Nobody looks at the tab: the connection is let go, so that messages go to the player's devices, unless somebody plays.
import type { Page, WebSocket } from '@playwright/test';
import type { Challenge, PlayerRef } from '../src/lib/online/wire';
import { ask, gameOfTwo, look } from './online';
import { expect, open, test } from './site';

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

/** The open sockets of a page, from now on. */
function sockets(page: Page): Set<WebSocket> {
  const open = new Set<WebSocket>();
  // Those of the page before are gone with it.
  page.on('request', (request) => void (request.isNavigationRequest() && open.clear()));
  page.on('websocket', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return open;
}

test('a game by correspondence lets the connection go, a live one keeps it until it is over', async ({
  page,
}) => {
  const open = sockets(page);
  const slow = await gameOfTwo(page, other, { game: 'turkish', clock: { days: 3 } });
  await page.goto(`/game/${slow}`);
  await expect(page.locator('.seats .owner')).toHaveCount(2);
  await look(page, false);
  await expect.poll(() => open.size).toBe(0);
  await ask(other, 'POST', `/games/${slow}/resign`, { id: 'r' });
  await look(page, true);
  await expect(page.getByText(/You won/).first()).toBeVisible();

  const fast = await gameOfTwo(page, other, { game: 'turkish', clock: LIVE }, ['d3-d4', 'd6-d5']);
  await page.goto(`/game/${fast}`);
  await expect(page.locator('.seats .owner')).toHaveCount(2);
  await look(page, false);
  await ask(other, 'POST', `/games/${fast}/resign`, { id: 'r' });
  // It hears of the end, and then needs nothing more.
  await expect(page.getByText(/You won/).first()).toBeVisible();
  await expect.poll(() => open.size).toBe(0);
});

test('a challenge that came meanwhile is told whoever comes back, and once', async ({ page }) => {
  const open = sockets(page);
  const wish = { game: 'martian', clock: { days: 3 }, rated: false, seat: null, opponent: me.id };
  await page.goto('/rules/turkish');
  const told = page.getByRole('status').filter({ hasText: 'invites you to play' });
  await expect.poll(() => open.size).toBe(1);
  await look(page, false);
  await expect.poll(() => open.size).toBe(0);
  const { id } = await ask<Challenge>(other, 'POST', '/challenges', wish);
  await look(page, true);
  await expect(told).toContainText('Martian Chess');
  await page.reload();
  await told.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect.poll(() => open.size).toBe(1);
  await expect(told).toHaveCount(0);
  await ask(other, 'POST', `/challenges/${id}/cancel`, {});
});

test('a live challenge keeps the connection until it is cancelled', async ({ page }) => {
  const open = sockets(page);
  await page.goto('/lobby?new=lobby&game=turkish');
  const form = page.getByRole('dialog', { name: 'New challenge' });
  await form.getByRole('group', { name: 'Clock' }).getByText('5+3', { exact: true }).click();
  await form.getByRole('button', { name: 'Post in the lobby' }).click();
  await expect(page.getByText('it can be accepted only while you are online')).toBeVisible();
  await look(page, false);
  const id = new URL(page.url()).pathname.split('/').pop()!;
  const here = async () => (await ask<Challenge>(other, 'GET', `/challenges/${id}`)).maker_here;
  await expect.poll(here).toBe(true);
  expect(open.size).toBe(1);
  await page.getByRole('button', { name: 'Cancel challenge' }).click();
  await expect.poll(() => open.size).toBe(0);
});

test('a live challenge of somebody who is not there can be declined', async ({ page }) => {
  const wish = { game: 'turkish', clock: LIVE, rated: false, seat: null, opponent: me.id };
  const { id } = await ask<Challenge>(other, 'POST', '/challenges', wish);
  await other.goto('about:blank');
  await page.goto(`/challenge/${id}`);
  await expect(page.getByText('is offline or playing now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'cancelled' })).toBeVisible();
});

test('whoever fills in a form is told of a game that can wait, and not taken there', async ({ page }) => {
  const asked = { game: 'cyclic', clock: { days: 3 }, rated: false, seat: null, listed: true };
  const { id } = await ask<Challenge>(page, 'POST', '/challenges', asked);
  await page.goto('/lobby?new=friend');
  const form = page.getByRole('dialog', { name: 'New challenge' });
  await expect(form).toBeVisible();
  await ask(other, 'POST', `/challenges/${id}/join`, {});
  const told = page.getByText('Your game has started');
  await expect(told).toBeVisible();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Go to game' }).click();
  await expect(page).toHaveURL(/\/game\/\w+$/);
});
