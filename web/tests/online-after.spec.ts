// What is asked and answered beside the moves: offers in a running game, another game after the end, what is said and
// read out meanwhile.
import type { Browser, Page } from '@playwright/test';
import type { ClockSetting } from '../src/lib/online/wire';
import { enter } from './enter';
import { ask, gameOf, gameOfTwo, signUp } from './online';
import { accessibleInThemes, expect, fits, open, test } from './site';

const LIVE = { initial: 300, increment: 3 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').pop()!;
/** What is told to those who listen. */
const told = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

async function another(browser: Browser, baseURL: string | undefined, isMobile: boolean): Promise<Page> {
  const viewport = isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', viewport })).newPage();
  await open(page, '/about');
  await ask(page, 'POST', '/guests', {});
  return page;
}

/** Two players at the board of a game. */
async function two(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  isMobile: boolean,
  clock: ClockSetting = LIVE,
) {
  await open(page, '/about');
  await ask(page, 'POST', '/guests', {});
  const other = await another(browser, baseURL, isMobile);
  const id = await gameOfTwo(page, other, { game: 'turkish', clock }, ['c3-c4', 'f6-f5']);
  for (const one of [page, other]) {
    await one.goto(`/game/${id}`);
    await expect(one.locator('.seats .owner')).toHaveCount(2);
  }
  return { other, id };
}

test('a rematch is offered, declined, withdrawn and accepted in the sheet of the end', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const { other, id } = await two(page, browser, baseURL, isMobile);
  await ask(page, 'POST', `/games/${id}/resign`, { id: 'enough' });
  for (const one of [page, other]) await expect(sheet(one)).toBeVisible();

  await sheet(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(told(page).filter({ hasText: 'Rematch offered' })).toBeAttached();
  const decline = sheet(other).getByRole('button', { name: 'Decline' });
  await expect(told(other).filter({ hasText: 'offers a rematch' })).toBeAttached();
  await expect(decline).toHaveAttribute('aria-disabled', 'false');
  await fits(other);
  await accessibleInThemes(other);
  await decline.click();
  await expect(told(page).filter({ hasText: 'Rematch declined' })).toBeAttached();
  // Whoever was declined may not ask again: that is told too, here and beside the result.
  await sheet(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(sheet(page).getByText('Rematch declined').last()).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Game status' })).toContainText('Rematch declined');

  await sheet(other).getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.notice')).toContainText('offers a rematch');
  await sheet(other).getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(page.getByRole('region', { name: 'Game status' })).toContainText('Rematch offer withdrawn');
  await sheet(other).getByRole('button', { name: 'Rematch' }).click();
  await expect(button(page, 'Accept')).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'Accept').click();
  await expect(page).not.toHaveURL(`/game/${id}`);
  await expect(other).toHaveURL(page.url());
  expect((await gameOf(page, idOf(page))).seats[1]?.id).toBe((await gameOf(page, id)).seats[0]?.id);
  await other.context().close();
});

test('an accepted takeback forgets the premove, and two taps accept it once', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the same, once');
  const { other, id } = await two(page, browser, baseURL, isMobile);
  const line = (...moves: string[]) => ({ game: 'turkish', start: null, moves });
  await enter(page, line('c3-c4', 'f6-f5'), 'd3-d4');
  // One's own move is read out.
  const heard = page.locator('[aria-live] > p');
  await expect(heard.filter({ hasText: 'd3' })).toHaveText('White: man from d3 to d4');
  await page.locator('.db-cell[data-key="@0,2"]').click();
  await page.locator('.db-cell[data-key="@0,3"]').click();
  await expect(page.getByText('Premove set').first()).toBeVisible();
  await button(page, 'Take back').click();
  await expect(button(other, 'Accept')).toHaveAttribute('aria-disabled', 'false');
  await button(other, 'Accept').evaluate((accept: HTMLElement) => {
    accept.click();
    accept.click();
  });
  await expect(page.locator('section.moves ol button', { hasText: 'd3-d4' })).toHaveCount(0);
  await expect(page.getByText('Your move').first()).toBeVisible();
  const now = await gameOf(page, id);
  expect([now.moves, now.offer]).toEqual([['c3-c4', 'f6-f5'], null]);
  await other.context().close();
});

test('both agree to abort; what was said before is no news', async ({ page, browser, baseURL, isMobile }) => {
  const { other, id } = await two(page, browser, baseURL, isMobile, { days: 3 });
  await ask(other, 'POST', `/games/${id}/chat`, { preset: 'hello', text: null, id: 'h' });
  await expect(page.locator('.notice')).toHaveAttribute('data-kind', 'said');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Chat' }).getByText('Hello!').first()).toBeVisible();
  await expect(page.locator('.notice')).toHaveAttribute('data-kind', 'none');
  // The chat reads it out, and nothing else does.
  await expect(told(page).filter({ hasText: 'Hello' })).toHaveCount(0);

  await button(page, 'Resign').click();
  const status = page.getByRole('region', { name: 'Game status' });
  await expect(status.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await fits(page);
  await accessibleInThemes(page);
  await button(page, 'Offer to abort').click();
  await expect(other.locator('.notice')).toContainText('offers to abort the game');
  await expect(button(other, 'Accept')).toHaveAttribute('aria-disabled', 'false');
  // The end does not take the focus from somebody who is writing.
  await page.getByText('Notes', { exact: true }).click();
  const note = page.getByRole('textbox', { name: 'Notes' });
  await note.focus();
  await button(other, 'Accept').click();
  for (const one of [page, other]) {
    await expect(sheet(one)).toContainText('Game aborted');
    await expect(sheet(one)).not.toContainText(/the game was aborted/i);
  }
  await expect(note).toBeFocused();
  await expect(sheet(other)).toBeFocused();
  expect((await gameOf(page, id)).outcome).toMatchObject({ winners: [], reason: 'aborted' });
  await other.context().close();
});

test('names lead to their players; a report gives the focus back; who is blocked stays so', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the same, once');
  const { other, id } = await two(page, browser, baseURL, isMobile);
  const { name } = await signUp(other);
  await page.reload();
  await page.locator('.seats').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await button(page, 'Report').click();
  await sheet(page).getByRole('button', { name: 'Send report' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(button(page, 'Report')).toBeFocused();
  await button(page, 'Block').click();
  await expect(button(page, 'Unblock')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Unblock')).toBeVisible();

  // The analysis of a finished game is the one that the server keeps.
  await ask(page, 'POST', `/games/${id}/resign`, { id: 'enough' });
  await page.goto(`/game/${id}`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(`/analysis?id=${id}`);
  await expect(button(page, 'Request analysis')).toBeVisible();
  await other.context().close();
});
