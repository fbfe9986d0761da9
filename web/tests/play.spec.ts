import type { Page } from '@playwright/test';
import { click, playOut, press, see, turn, type Tap } from './board';
import { gameIds, manifest } from '../plugins/games';
import { besideTheBoard, sheet } from './sheet';
import { expect, fits, open, test } from './site';

const status = (page: Page) => page.getByRole('region', { name: 'Game status' });
const cell = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const moves = (page: Page) => page.locator('[data-ply]');

/** Opens a game in which the engine is as weak as can be, or as the players say. */
async function begin(page: Page, path: string, players: (string | number)[] = ['person', 1, 1, 1]) {
  await page.addInitScript((chosen) => {
    const game = new URL(location.href);
    const [id, query] = [game.pathname.split('/')[2] ?? '', new URLSearchParams(game.search)];
    query.delete('position');
    query.delete('moves');
    const written = query.size > 0 ? `${id}?${query}` : id;
    const seats = written === 'martian?players=4' ? 4 : 2;
    const setup = { [written]: { players: chosen.slice(0, seats), clock: null } };
    if (localStorage.getItem('doska-games') === null)
      localStorage.setItem('doska-games', JSON.stringify({ open: [], done: [], chosen: setup }));
    // The guide of a first game has tests of its own.
    localStorage.setItem('doska-guide', JSON.stringify({ [id]: 'played' }));
  }, players);
  await open(page, path);
  await turn(page);
}

const manifests = gameIds.map(manifest);
const between = ['person', 'person', 'person', 'person'];

test.describe('from the start to the result', () => {
  test.describe.configure({ timeout: 300_000 });

  async function toTheEnd(page: Page, tap: Tap, seed: number) {
    await playOut(page, tap, { seed });
    await expect(sheet(page)).toBeFocused();
    await besideTheBoard(page);
    await expect(button(page, 'Rematch')).toBeVisible();
  }

  const quick = manifests.flatMap(({ variants, site }) => site.quick ?? variants);
  for (const [i, variant] of quick.entries())
    test(`${variant} by pointing`, async ({ page }) => {
      await begin(page, `/play/${variant}`);
      await toTheEnd(page, click, i + 1);
    });

  /** Not far from the end, so that keys lead there soon. */
  const late = manifests.flatMap(({ site }) => site.endings);
  for (const [i, place] of late.entries())
    test(`${place} by keys alone`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'phones have no keys');
      const [variant = '', position] = place.split(/ start$| text /);
      await begin(
        page,
        position ? `/play/${variant}?position=${position.replaceAll(' ', '+')}` : `/play/${variant}`,
      );
      const onBoard = () => page.evaluate(() => document.activeElement?.matches('.db-cell') ?? false);
      while (!(await onBoard())) await page.keyboard.press('Tab');
      await toTheEnd(page, press, i + 1);
    });
});

test('a game can be played at once, and every try that is not legal is answered with the reason', async ({
  page,
}) => {
  await begin(page, '/play/turkish');
  await expect(status(page)).toContainText('Your move');
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d6, black man/).click();
  await expect(status(page)).toContainText('captured by jumping over it');
  await expect(status(page).getByRole('link', { name: /article/ })).toBeVisible();
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d4, empty, can be chosen/).click();
  await expect(moves(page)).toHaveCount(2);
});

test('moves can be typed, in whatever writing', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('doska-settings', JSON.stringify({ language: 'en', animation: 0, typedMove: true })),
  );
  await begin(page, '/play/turkish', between);
  const field = page.getByLabel('Type a move');
  for (const [typed, count] of [
    ['d3 d4', 1],
    ['E6–E5', 2],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(moves(page)).toHaveCount(count);
  }
  await field.fill('d4-d9');
  await field.press('Enter');
  await expect(status(page)).toContainText('d4-d9');
  await expect(field).toHaveValue('d4-d9');
});

test('a backup is built after a move and restored later', async ({ page }) => {
  await begin(page, '/play/backups?position=W:Wc3,e3:Bh8,f8:R4,0:S', between);
  await cell(page, /^c3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await expect(status(page)).toContainText('You can build a backup');
  const handle = cell(page, /^Build a backup of file d/);
  await handle.click();
  await expect(moves(page)).toHaveText(['c3-d4+d']);
  await cell(page, /^h8, black man, can be chosen/).click();
  await cell(page, /^g7, empty/).click();
  await cell(page, /^d4, white man, can be chosen/).click();
  await cell(page, /^c5, empty/).click();
  await cell(page, /^f8, black man, can be chosen/).click();
  await cell(page, /^e7, empty/).click();
  const backup = cell(page, /^White, backup of file d: man d4/);
  await backup.click();
  await expect(moves(page).last()).toHaveText('^d=.m..');
  await expect(cell(page, /^d4, white man/)).toBeVisible();
});

test('a move that may go on can be finished without it', async ({ page }) => {
  await begin(page, '/play/backups?position=W:Wc3,e3:Bh8,f8:R4,0:S', between);
  await cell(page, /^c3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await button(page, 'Cancel').click();
  await expect(cell(page, /^c3, white man/)).toBeVisible();
  await cell(page, /^c3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await button(page, 'Finish the move').click();
  await expect(moves(page)).toHaveText(['c3-d4']);
});

test('a man is dropped from the reserve', async ({ page }) => {
  await begin(page, '/play/cyclic?position=W:We1:Bd8:R2,0', between);
  await cell(page, /^White, reserve: 2/).click();
  await cell(page, /^c3, empty, can be chosen/).click();
  await expect(moves(page)).toHaveText(['@c3']);
  await expect(cell(page, /^White, reserve: 1/)).toBeVisible();
});

test('a board is laid out, and stacks are moved on it', async ({ page }) => {
  await begin(page, '/play/topological?checkers=2', between);
  for (const place of ['0,0', '1,0', '2,0', '3,0']) await cell(page, new RegExp(`^${place}, empty`)).click();
  await expect(moves(page)).toHaveCount(4);
  await cell(page, /^0,0, white checker/).click();
  await cell(page, /^1,0, black checker, can be chosen/).click();
  await expect(moves(page).last()).toHaveText('0,0>1,0*1');
  await expect(cell(page, /^1,0, stack of 2, from the bottom: black, white/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'White' })).toContainText('1 captive');
  await button(page, 'Pass').click();
  await expect(moves(page).last()).toHaveText('pass');
  await cell(page, /^1,0, stack of 2/).click();
  await page.keyboard.press('2');
  await expect(cell(page, /^1,0, stack of 2.* 2 checkers in hand/)).toBeVisible();
});

test('a hint shows which piece, then where it goes, then why', async ({ page }) => {
  await begin(page, '/play/turkish?position=W:Wd4,a2:Bd5,h7,g7');
  const marks = page.locator('.db-arrows');
  await button(page, 'Hint').click();
  await expect(status(page)).toContainText('Move the man on d4');
  await expect(status(page)).not.toContainText('d6');
  await expect(marks.locator('circle')).toHaveCount(1);
  await button(page, 'Where to?').click();
  await expect(status(page)).toContainText('d4xd6');
  await expect(marks.locator('.db-arrow')).toHaveCount(1);
  await button(page, 'Why?').click();
  await expect(status(page)).toContainText('d4xd6 is the only legal move');
  await button(page, 'Hide hint').click();
  await expect(marks.locator('> *')).toHaveCount(0);
  await expect(button(page, 'Hint')).toBeVisible();
});

test('moves are taken back, to one’s own last turn', async ({ page }) => {
  await begin(page, '/play/turkish');
  await expect(button(page, 'Undo')).toBeDisabled();
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Undo').click();
  await expect(moves(page)).toHaveCount(0);
  await expect(cell(page, /^d3, white man, can be chosen/)).toBeVisible();
});

test('earlier positions can be looked at', async ({ page }) => {
  await begin(page, '/play/turkish?moves=d3-d4+e6-e5', between);
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Previous move').click();
  await expect(status(page)).toContainText('After move 1 of 2');
  await expect(cell(page, /^e6, black man/)).toBeVisible();
  await moves(page).first().press('Home');
  await expect(cell(page, /^d3, white man/)).toBeVisible();
  await button(page, 'Back to the game').first().click();
  await expect(cell(page, /^e5, black man/)).toBeVisible();
});

test('whoever resigns is asked first, and the game is kept', async ({ page }) => {
  await begin(page, '/play/turkish?moves=d3-d4+e6-e5', between);
  await button(page, 'Resign').click();
  await button(page, 'Cancel').click();
  await expect(status(page)).toContainText('White to move');
  await button(page, 'Resign').click();
  await status(page).getByRole('button', { name: 'Resign' }).click();
  await expect(sheet(page, 'Black won')).toContainText(/resign/i);
  await page.keyboard.press('Escape');
  await page.getByText('Your games').click();
  await page.getByRole('link', { name: /Turkish Draughts.*Black won.*2 moves/ }).click();
  await expect(page).toHaveURL(/\/analysis#/);
});

test('a draw is offered: people agree, the engine judges', async ({ page }) => {
  await begin(page, '/play/turkish?position=W:Wa2,b2:Bg7,h7', between);
  await button(page, 'Offer draw').click();
  await expect(status(page)).toContainText('White offers a draw');
  await button(page, 'Accept').click();
  await expect(sheet(page, 'Draw')).toContainText('by agreement');
  await page.evaluate(() => localStorage.removeItem('doska-games'));
  await page.goto('/play/turkish?position=W:Wa2:BKg8,Kh7,Kf7');
  await turn(page);
  await button(page, 'Offer draw').click();
  await expect(status(page)).toContainText('Draw declined');
});

test('an unfinished game survives leaving the page', async ({ page }) => {
  await begin(page, '/play/turkish');
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await expect(moves(page)).toHaveCount(2);
  const played = await moves(page).allTextContents();
  await page.reload();
  await expect(moves(page)).toHaveText(played);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.goBack();
  await expect(moves(page)).toHaveText(played);
});

test('a clock that runs out ends the game', async ({ page }) => {
  await page.clock.install();
  await begin(page, '/play/turkish', between);
  await button(page, 'New game').click();
  await page.getByRole('group', { name: 'Clock' }).getByText('1+0').click();
  await button(page, 'Start game').click();
  await expect(page.getByRole('timer')).toHaveText(['1:00', '1:00']);
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await expect(moves(page)).toHaveCount(1);
  await page.clock.runFor(55_000);
  await expect(page.getByRole('timer').first()).toHaveText(/0:0[0-5]/);
  await page.clock.runFor(6_000);
  await expect(sheet(page, 'White won')).toContainText('ran out of time');
});

test('a game is set up: another seat, another level', async ({ page }) => {
  await begin(page, '/play/turkish');
  await button(page, 'New game').click();
  await page.getByRole('radio', { name: 'Hare, level 2' }).check();
  await page.getByRole('radio', { name: 'Black' }).check({ force: true });
  await button(page, 'Start game').click();
  await expect(moves(page)).toHaveCount(1);
  await turn(page);
  // Whoever plays Black sits at the bottom.
  const [a1, h8] = await Promise.all([cell(page, /^a1,/).boundingBox(), cell(page, /^h8,/).boundingBox()]);
  expect(a1!.y).toBeLessThan(h8!.y);
  await expect(page.getByRole('region', { name: 'White' })).toContainText('level 2');
});

test('a move is set before its turn', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the engine is too quick for a finger');
  await begin(page, '/play/turkish', ['person', 10]);
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d4, empty/).click();
  await expect(status(page)).toContainText('thinking');
  await cell(page, /^a3, white man/).click();
  await cell(page, /^a4, empty/).click();
  await expect(status(page)).toContainText('Premove set');
  await expect(moves(page)).toHaveCount(4, { timeout: 30_000 });
  await expect(moves(page).nth(2)).toHaveText('a3-a4');
});

test('for screen readers the position and the moves are told', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'doska-settings',
      JSON.stringify({ language: 'en', animation: 0, screenReader: true }),
    ),
  );
  await begin(page, '/play/turkish');
  await expect(page.getByRole('listitem').filter({ hasText: 'White: men a2, b2' })).toBeVisible();
  await button(page, 'd3-d4').click();
  await expect(page.getByText('White: man from d3 to d4')).toBeAttached();
  await expect(moves(page)).toHaveCount(2);
});

test('a bad position is explained', async ({ page }) => {
  await open(page, '/play/turkish?position=nonsense');
  await expect(page.getByRole('alert')).toContainText('nonsense');
  await page.getByRole('link', { name: 'Play from the start' }).click();
  await expect(status(page)).toContainText('Your move');
});

for (const game of manifests.flatMap(({ variants }) => variants))
  test(`${game} is played without scrolling, on a small phone too`, async ({ page, isMobile }) => {
    await begin(page, `/play/${game}`);
    await fits(page);
    const seen = async (of: ReturnType<typeof button>) => {
      const box = (await of.boundingBox())!;
      const { width, height } = page.viewportSize()!;
      expect(box.y + box.height, 'what is needed is on the screen').toBeLessThanOrEqual(height);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    };
    await seen(page.getByRole('grid'));
    await seen(button(page, 'Resign'));
    if (!isMobile) return;
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page);
    await seen(page.getByRole('grid'));
    await seen(button(page, 'Resign'));
  });

test('nothing moves while text comes and goes', async ({ page }) => {
  await begin(page, '/play/turkish');
  const board = page.getByRole('grid');
  const before = await board.boundingBox();
  await cell(page, /^d3, white man/).click();
  await cell(page, /^d6, black man/).click();
  await expect(status(page)).toContainText('jumping');
  expect(await board.boundingBox()).toEqual(before);
  for (const stage of ['Hint', 'Where to?', 'Why?']) await button(page, stage).click();
  await expect(status(page)).toContainText('Expected');
  expect(await board.boundingBox()).toEqual(before);
  expect((await see(page)).own).toBe(true);
});
