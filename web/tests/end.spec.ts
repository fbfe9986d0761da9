// The end of a game, what may follow it, and what the browser keeps of it.
import type { Page } from '@playwright/test';
import { turn } from './board';
import { besideTheBoard, sheet } from './sheet';
import { accessible, accessibleInThemes, expect, open, test } from './site';

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
  await expect(sheet(page)).toBeFocused();
  await besideTheBoard(page);
  await accessibleInThemes(page);
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

test('who lost may try an easier level', async ({ page }) => {
  await begin(page, 'turkish', 'W:Wd4,a2:Bd7,h7', ['person', 4]);
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page
    .getByRole('region', { name: /status|happens/i })
    .getByRole('button', { name: 'Resign' })
    .click();
  await expect(sheet(page, 'You lost')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Easier: Hedgehog' }).click();
  await expect(page.getByRole('region', { name: 'Black' })).toContainText('Hedgehog, level 3');
});

test('between people the sheet names the sides, and goes away', async ({ page }) => {
  await begin(page, 'turkish', WON, ['person', 'person']);
  await cell(page, /^d4, white man/).click();
  await cell(page, /^d6, empty/).click();
  await expect(sheet(page, 'White won')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('the key moment is shown with one tap, and the review is begun', async ({ page }) => {
  // Black gives two men away.
  await begin(page, 'turkish', 'W:Wa3,c4,h2:Bd7,g7,h6', ['person', 'person']);
  const played = [
    ['c4', 'c5'],
    ['d7', 'd6'],
    ['c5', 'c6'],
  ] as const;
  for (const [i, [from, to]] of played.entries()) {
    await cell(page, new RegExp(`^${from}, (white|black) man, can be chosen`)).click();
    await cell(page, new RegExp(`^${to}, `)).click();
    await expect(moves(page)).toHaveCount(i + 1);
  }
  const count = played.length;
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

test('a game is counted once, and the next opponent is suggested', async ({ page }) => {
  await begin(page, 'turkish');
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await expect(moves(page)).toHaveCount(2);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page
      .getByRole('region', { name: /status|happens/i })
      .getByRole('button', { name: 'Resign' })
      .click();
    await sheet(page, 'You lost').press('Escape');
    // The end is taken back: the game goes on, and may end again.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Resign', exact: true })).toBeVisible();
    await page.reload();
    await turn(page);
  }
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('radio', { name: 'Chick, level 1' }).check();
  await expect(page.getByRole('dialog').getByText('Won 0, drawn 0, lost 1')).toBeVisible();
});

test('moves that were taken back are played again', async ({ page }) => {
  await begin(page, 'turkish');
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await expect(moves(page)).toHaveCount(2);
  const played = await moves(page).allTextContents();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(moves(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(moves(page)).toHaveText(played);
});
