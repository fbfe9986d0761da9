// What moderators see and do, and how an account becomes a bot's.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask, gameOfTwo, newName, signUp } from './online';
import { accessibleInThemes, expect, fits, open, test } from './site';

const binary = process.env['DOSKA_BINARY'] ?? '../target/release/doska';
/** The data of the server that the tests run against: playwright.config.ts. */
const data = join(tmpdir(), `doska-e2e-${process.env['DOSKA_PORT'] ?? 8137}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A member who is a moderator from now on. */
async function moderator(page: Page): Promise<string> {
  await open(page, '/about');
  const { name } = await signUp(page);
  const made = spawnSync(binary, ['admin', 'role', name, 'moderator', '--data', data], { encoding: 'utf8' });
  expect(made.stderr).toBe('');
  const role = async () => (await ask<{ role: string | null }>(page, 'GET', '/me')).role;
  await expect.poll(role).toBe('moderator');
  return name;
}

test('a moderator reads what was said and marks a bot', async ({ page, browser, baseURL }) => {
  const mine = await moderator(page);
  const people: Page[] = [];
  for (let i = 0; i < 2; i++) {
    const one = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await open(one, '/about');
    people.push(one);
  }
  const [rude, other] = people as [Page, Page];
  const { name, id } = await signUp(rude);
  await signUp(other);
  const game = await gameOfTwo(rude, other, { game: 'turkish', clock: { days: 3 } });
  await ask(rude, 'POST', `/games/${game}/chat`, { preset: 'hello', text: null, id: 'a' });
  for (const one of people)
    await ask(one, 'POST', `/games/${game}/chat`, { preset: 'allows-text', text: null, id: 'b' });
  await ask(rude, 'POST', `/games/${game}/chat`, { preset: null, text: '<b>bad</b> words', id: 'c' });
  await other.evaluate(
    ([path, body]) =>
      fetch(`/api/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: body,
      }),
    [`/players/${id}/report`, JSON.stringify({ reason: 'abuse', text: 'Read it', game_id: game })] as const,
  );

  // Somebody who watches shows what others write, and hides it again.
  await page.goto(`/game/${game}`);
  const chat = page.getByRole('region', { name: 'Spectators’ chat' });
  await chat.getByRole('button', { name: 'Allow free text' }).click();
  await expect(chat.getByRole('textbox')).toBeVisible();
  await chat.getByRole('button', { name: 'Hide free text' }).click();
  await expect(chat.getByRole('textbox')).toHaveCount(0);
  await expect(chat.getByRole('button', { name: 'Allow free text' })).toBeVisible();

  await page.goto('/moderation');
  const report = page.getByRole('article').filter({ hasText: name });
  await expect(report.getByRole('link', { name })).toHaveAttribute('href', `/player/${name}`);
  await report.getByRole('button', { name: 'What was said' }).click();
  await expect(report.getByText('Hello!')).toBeVisible();
  // As it was written, whatever it looks like.
  await expect(report.getByText('<b>bad</b> words')).toBeVisible();
  await expect(report.getByText('No messages')).toBeVisible();
  await fits(page);
  await accessibleInThemes(page);
  await report.getByRole('button', { name: 'Mark as bot' }).click();
  await expect(dialog(page)).toContainText('This cannot be undone');
  await accessibleInThemes(page);
  await dialog(page).getByLabel('Reason').fill('it says so itself');
  await dialog(page).getByRole('button', { name: 'Mark as bot' }).click();
  await expect(report).toHaveCount(0);
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText(`${mine} marked ${name}`);
  await expect(entry).toContainText('it says so itself');

  // The same can be done without a report, on the page about the player.
  await entry.getByRole('link', { name }).click();
  const section = page.getByRole('region', { name: 'Moderation' });
  await expect(section.getByRole('button', { name: 'Mark as bot' })).toHaveCount(0);
  await fits(page);
  await accessibleInThemes(page);
  await section.getByRole('button', { name: 'Rename' }).click();
  const other_name = newName();
  await dialog(page).getByLabel('New name').fill(other_name);
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: other_name })).toBeVisible();
  for (const one of people) await one.context().close();
});

test.describe('with an account', () => {
  // What is refused is told by the console of the browser too.
  test.use({ expected: /status of (401|403|409)/ });

  test('a member makes it the account of a bot, for all time', async ({ page }) => {
    await open(page, '/about');
    const { name } = await signUp(page);
    await page.goto('/account');
    await button(page, 'Make this a bot account').click();
    await expect(dialog(page)).toContainText('This is permanent');
    await fits(page);
    await accessibleInThemes(page);
    await dialog(page).getByRole('button', { name: 'Make this a bot account' }).click();
    await expect(page.getByText('A program plays with this account')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, 'Make this a bot account')).toHaveCount(0);
    // It is an account like others: with a password, tokens, and a way out.
    await expect(page.getByRole('heading', { name: 'API tokens' })).toBeVisible();
    await button(page, `${name}: your menu`).click();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('A program that plays through the API')).toBeVisible();
    await button(page, `${name}: your menu`).click();
    await button(page, 'Sign out').click();
    await expect(button(page, `${name}: your menu`)).toHaveCount(0);
  });

  test('a question that was left with its page does not come back', async ({ page }) => {
    await open(page, '/about');
    await signUp(page);
    await page.route('**/api/v1/account', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({ status: 403, code: 'confirm', title: '', detail: 'Confirm' }),
          })
        : route.fallback(),
    );
    await page.goto('/about');
    await page.goto('/account');
    await button(page, 'Delete account').click();
    await dialog(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog(page)).toContainText('Confirm that it is you');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/about';
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/\/about$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(button(page, 'Delete account')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});
