// The end of a game, what may follow it, and what the browser keeps of it.
import type { Page } from '@playwright/test';
import { gameIds, manifest } from '../plugins/games';
import { click, playOut, turn } from './board';
import { accessible, expect, open, test } from './site';

const sheet = (page: Page, name: string | RegExp = /won|lost|Draw/) => page.getByRole('dialog', { name });
const cell = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name }).first();
const moves = (page: Page) => page.locator('[data-ply]');

/** Opens a game against the engine at this level, or between the players that are given. */
async function begin(
  page: Page,
  game: string,
  position = '',
  players: (string | number)[] = ['person', 1, 1, 1],
) {
  const seats = game.includes('players=4') ? 4 : 2;
  const chosen = { [game]: { players: players.slice(0, seats), clock: null } };
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('doska-games') === null) localStorage.setItem('doska-games', text);
    },
    JSON.stringify({ done: [], chosen }),
  );
  const [id, options] = game.split('?');
  const query = [options, position && `position=${position.replaceAll(' ', '+')}`].filter(Boolean).join('&');
  await open(page, `/play/${id}${query && `?${query}`}`);
  await turn(page);
}

/** The last position stays in sight. */
async function besideTheBoard(page: Page) {
  const board = (await page.getByRole('grid').boundingBox())!;
  const over = (await sheet(page).boundingBox())!;
  const covered =
    Math.max(0, Math.min(board.x + board.width, over.x + over.width) - Math.max(board.x, over.x)) *
    Math.max(0, Math.min(board.y + board.height, over.y + over.height) - Math.max(board.y, over.y));
  expect(covered / (board.width * board.height)).toBeLessThan(0.06);
}

for (const place of gameIds.flatMap((id) => manifest(id).site.endings)) {
  const [variant = '', position = ''] = place.split(/ start$| text /);
  test(`${variant} ends with a sheet beside the board`, async ({ page }) => {
    test.setTimeout(240_000);
    await begin(page, variant, position);
    await playOut(page, click, { seed: 7 });
    await expect(sheet(page)).toBeFocused();
    await besideTheBoard(page);
    await expect(page.getByText('Looking for the key moment')).toHaveCount(0, { timeout: 60_000 });
    await expect(sheet(page).getByRole('link', { name: 'Review' })).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  });
}

/** White takes the last man. */
const WON = 'W:Wd4,a2:Bd5';
async function win(page: Page) {
  await cell(page, /^d4, white man/).click();
  await cell(page, /^d6, empty/).click();
  await expect(sheet(page, 'You won')).toBeVisible();
}

test('who won goes to the next level, with the same sides', async ({ page }) => {
  await begin(page, 'turkish', WON);
  await win(page);
  await sheet(page).getByRole('button', { name: 'Next: Hare' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Black' })).toContainText('Hare, level 2');
  await expect(moves(page)).toHaveCount(0);
});

test('a rematch changes sides', async ({ page }) => {
  await begin(page, 'turkish', WON);
  await win(page);
  await sheet(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('region', { name: 'White' })).toContainText('Chick, level 1');
});

test('who lost may try an easier level; between people the sheet names the sides', async ({ page }) => {
  await begin(page, 'turkish', 'W:Wd4,a2:Bd7,h7', ['person', 4]);
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page
    .getByRole('region', { name: /status|happens/i })
    .getByRole('button', { name: 'Resign' })
    .click();
  await expect(sheet(page, 'You lost')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Easier: Hedgehog' }).click();
  await expect(page.getByRole('region', { name: 'Black' })).toContainText('Hedgehog, level 3');
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() =>
    localStorage.setItem('doska-settings', JSON.stringify({ language: 'en', animation: 0 })),
  );
  await begin(page, 'cyclic', 'W:Wc3:Bd4:R0,0', ['person', 'person']);
  await cell(page, /^c3, white man/).click();
  await cell(page, /^e5, empty/).click();
  await expect(sheet(page, 'White won')).toBeVisible();
});

test('the key moment is shown with one tap, and the review is begun', async ({ page }) => {
  // Black gives two men away.
  await begin(page, 'turkish', 'W:Wa3,c4,h2:Bd7,g7,h6', ['person', 'person']);
  for (const [from, to] of [
    ['c4', 'c5'],
    ['d7', 'd6'],
    ['c5', 'c6'],
    ['d6', 'c6'],
  ] as const)
    if (await cell(page, new RegExp(`^${from}, (white|black) man`)).isVisible()) {
      await cell(page, new RegExp(`^${from}, `)).click();
      await cell(page, new RegExp(`^${to}, `)).click();
    }
  const count = await moves(page).count();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page
    .getByRole('region', { name: /status|happens/i })
    .getByRole('button', { name: 'Resign' })
    .click();
  const key = sheet(page).getByRole('button', { name: /Key moment/ });
  await key.click();
  await expect(page.locator('.db-arrows > *')).not.toHaveCount(0);
  await expect(page.locator('[data-ply].now')).toHaveCount(1);
  await sheet(page)
    .getByRole('button', { name: /Back to the final position/ })
    .click();
  await expect(page.locator('.db-arrows > *')).toHaveCount(0);
  await expect(moves(page)).toHaveCount(count);
  await sheet(page).getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/analysis\?review=1#/);
  await expect(page.getByRole('region', { name: 'Review' })).toContainText(/accuracy/i, { timeout: 60_000 });
});

test('a picture and a link of the game are shared', async ({ page }) => {
  await begin(page, 'turkish', WON);
  await win(page);
  await sheet(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('img', { name: /White won.*Turkish Draughts/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download picture' }).click();
  expect((await saved).suggestedFilename()).toBe('turkish.png');
  await expect(page.getByLabel('Link to the game')).toHaveValue(/\/analysis#1/);
  await accessible(page);
});
