// What happens beside the moves of a game: chat, somebody who leaves, another game.
import type { Browser, Page } from '@playwright/test';
import { ask, gameOf, gameOfTwo, signUp } from './online';
import { accessible, expect, fits, open, test } from './site';

test.skip(({ isMobile }) => isMobile, 'the same server, once');

const LIVE = { initial: 300, increment: 3 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Somebody else, with a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(page, '/about');
  return page;
}

test('presets, own words, a muted chat; a win is claimed after the opponent has gone', async ({
  page,
  browser,
  baseURL,
}) => {
  // An opponent who leaves has a minute to come back.
  test.setTimeout(240_000);
  await open(page, '/about');
  const other = await another(browser, baseURL);
  await signUp(page);
  const { name } = await signUp(other);
  const id = await gameOfTwo(page, other, { game: 'turkish', clock: LIVE }, ['d3-d4', 'd6-d5']);
  await page.goto(`/game/${id}`);
  await other.goto(`/game/${id}`);
  const chat = (one: Page) => one.getByRole('region', { name: 'Chat' });

  // Two taps say it once.
  await chat(other).getByRole('button', { name: 'Good luck!' }).dblclick();
  await expect(chat(page).getByRole('listitem').filter({ hasText: 'Good luck!' })).toContainText(name);
  // Own words need the consent of both.
  await expect(chat(page).getByRole('textbox')).toHaveCount(0);
  for (const one of [page, other]) await chat(one).getByRole('button', { name: 'Allow free text' }).click();
  await chat(other).getByRole('textbox').fill('Nice opening');
  await chat(other).getByRole('button', { name: 'Send' }).click();
  await expect(chat(other).getByRole('textbox')).toHaveValue('');
  await expect(chat(page).getByText('Nice opening')).toBeVisible();
  await expect(chat(page).getByRole('listitem').filter({ hasText: 'Good luck!' })).toHaveCount(1);
  await fits(page);
  await accessible(page);
  await chat(page).getByRole('button', { name: 'Mute this game' }).click();
  await expect(chat(page).getByText('Nice opening')).toHaveCount(0);
  await page.reload();
  await expect(chat(page).getByText('Chat is muted')).toBeVisible();
  await chat(page).getByRole('button', { name: 'Unmute this game' }).click();
  await expect(chat(page).getByText('Nice opening')).toBeVisible();

  await other.context().close();
  await expect(page.locator('.notice')).toContainText(`${name} has left`);
  const claim = button(page, 'Claim win');
  await expect(claim).toHaveAttribute('aria-disabled', 'false', { timeout: 120_000 });
  await accessible(page);
  await claim.click();
  await expect(page.getByRole('dialog')).toContainText('You won');
  await expect(page.getByRole('dialog')).toContainText('Black left the game');
  expect((await gameOf(page, id)).outcome?.winners).toEqual([0]);
});

test('a rated game changes the ratings beside the names; a rematch changes sides', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/about');
  const other = await another(browser, baseURL);
  await signUp(page);
  await signUp(other);
  const rated = { game: 'turkish', clock: LIVE, rated: true };
  const id = await gameOfTwo(page, other, rated, ['d3-d4', 'd6-d5']);
  await page.goto(`/game/${id}`);
  await other.goto(`/game/${id}`);
  await expect(page.locator('.seats .owner')).toHaveCount(2);
  await ask(other, 'POST', `/games/${id}/resign`, { id: 'enough' });
  const result = page.getByRole('dialog');
  await expect(result).toContainText('You won');
  await expect(result).toContainText(/Rating: 1500 → 1\d\d\d/);
  await result.getByRole('button', { name: 'Close' }).click();
  const seat = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(seat('White')).toContainText(/1500\?\s*\+\d+/);
  await expect(seat('Black')).toContainText(/1500\?\s*−\d+/);
  await accessible(page);

  await button(page, 'Rematch').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(other.locator('.notice')).toContainText('offers a rematch');
  await expect(button(other, 'Accept')).toHaveAttribute('aria-disabled', 'false');
  await button(other, 'Accept').click();
  await expect(other).not.toHaveURL(`/game/${id}`);
  await expect(page).toHaveURL(other.url());
  const next = await gameOf(page, new URL(page.url()).pathname.split('/').pop()!);
  const before = await gameOf(page, id);
  expect(next.seats.map(({ id }) => id)).toEqual(before.seats.map(({ id }) => id).reverse());
  expect(next.rated).toBe(true);
  await other.context().close();
});
