// Somebody who has never met a game: what the page says before, while and after he tries something.
import type { Page } from '@playwright/test';
import { turn } from './board';
import { accessible, expect, fits, games, languages, open, test } from './site';

const card = (page: Page) => page.getByRole('region', { name: 'How to play' });
const status = (page: Page) => page.locator('section.bar');
const square = (page: Page, name: string) => {
  const [x, y] = /^[a-h]/.test(name)
    ? [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
    : name.split(',').map(Number);
  return page.locator(`.db-cell[data-key="@${x},${y}"]`);
};
const moves = (page: Page) => page.locator('[data-ply]');
const arrows = (page: Page) => page.locator('.db-brush-must.db-arrow');

/** Opens a position with people on all seats, so that nobody answers. */
async function between(page: Page, path: string) {
  await page.addInitScript(() => {
    const { pathname, search } = new URL(location.href);
    const query = new URLSearchParams(search);
    query.delete('position');
    const id = pathname.split('/')[2] ?? '';
    const game = query.size > 0 ? `${id}?${query}` : id;
    const chosen = { [game]: { players: ['person', 'person'], clock: null } };
    if (localStorage.getItem('doska-games') === null)
      localStorage.setItem('doska-games', JSON.stringify({ done: [], chosen }));
  });
  await open(page, path);
  await turn(page);
}

for (const game of games)
  test(`${game}: the card is there for a first game, and stays away once it is put away`, async ({
    page,
    isMobile,
  }) => {
    await open(page, `/play/${game}`);
    await expect(card(page).getByRole('listitem')).toHaveCount(3);
    await expect(card(page).locator('dt svg').first()).toBeVisible();
    await fits(page);
    if (game === 'backups') await accessible(page);
    await card(page).getByRole('button', { name: 'Got it' }).click();
    await expect(card(page)).toBeHidden();
    await page.reload();
    await turn(page);
    await expect(card(page)).toBeHidden();
    if (isMobile) await page.getByRole('button', { name: 'How to play' }).click();
    else {
      await page.keyboard.press('?');
      await page.keyboard.press('Escape');
    }
    await expect(card(page)).toBeVisible();
    await card(page).getByRole('button', { name: 'Got it' }).click();
    // The tab stop of the board is something that can be done.
    const stop = page.locator('.db-cell[tabindex="0"]');
    await expect(stop).toHaveAttribute('aria-label', /can be chosen/);
  });

/** Where a capture is compulsory and can go on two ways: the other own piece, the capture, its two ends. */
const chains = [
  ['russian', 'W:Wa1,g1:Bb2,b4,d4,h8', 'g1', ['a1', 'c3'], 'e5'],
  ['cyclic', 'W:Wa1,g1:Bb2,b4,d4,h8:R2,0', 'g1', ['a1', 'c3'], 'e5'],
  ['backups', 'W:Wa1,g1:Bb2,b4,d4,h8:R0,0:S', 'g1', ['a1', 'c3'], 'e5'],
  ['turkish', 'W:Wd2,a2:Bd3,c4,e4,h7', 'a2', ['d2', 'd4'], 'f4'],
] as const;

for (const [game, position, other, [from, over], to] of chains)
  test(`${game}: what is compulsory is shown, a refusal stays, a misclick keeps the capture`, async ({
    page,
  }) => {
    await between(page, `/play/${game}?position=${position}`);
    await expect(status(page)).toContainText('You must capture');
    await expect(arrows(page)).toHaveCount(2);
    // A refused try has its reason until something else can be done.
    await square(page, other).click();
    const reason = await status(page).locator('.bad').textContent();
    expect(reason).toContain(`${from}x${over}`);
    await square(page, 'h4').click();
    await expect(status(page).locator('.bad')).toHaveText(reason ?? '');
    // In mid-capture a tap beside it changes nothing that was entered.
    await square(page, from).click();
    await square(page, over).click();
    await expect(square(page, over)).toHaveAttribute('aria-label', /, chosen/);
    await square(page, 'h5').click();
    await expect(status(page).locator('.bad')).toBeVisible();
    await expect(square(page, over)).toHaveAttribute('aria-label', /, chosen/);
    await square(page, to).click();
    await expect(moves(page)).toHaveText([`${from}x${over}x${to}`]);
  });

test('backups: what one costs is said before it is built, and that a second tap restores', async ({
  page,
  isMobile,
}) => {
  await between(page, '/play/backups?position=W:Wc3,e3:Bh8,f8:R4,0:Sw1=m...');
  await square(page, 'c3').click();
  await square(page, 'd4').click();
  await expect(status(page)).toContainText('It costs 4 men, and 1 more for each king; you have 4');
  const handle = page.getByRole('gridcell', { name: /^Build a backup of file d/ });
  await (isMobile ? handle.tap() : handle.hover());
  await expect(status(page)).toContainText('Backup of file d: costs 4 of your 4');
  if (isMobile) await expect(status(page)).toContainText('Tap again to build it');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const backup = page.getByRole('gridcell', { name: /^White, backup of rank 1/ });
  await expect(backup).toHaveAttribute('title', /uses it up/);
  if (!isMobile) return;
  await backup.tap();
  await expect(status(page)).toContainText('Tap again to restore it');
  await backup.tap();
  await expect(moves(page)).toHaveText(['^1=m...']);
});

test('backups: squares are as large as elsewhere', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'width is short on phones');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/play/backups');
  const { width } = (await square(page, 'd4').boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(40);
});

test('topological: the first checker goes anywhere, the stages are told, and the period', async ({
  page,
}) => {
  await between(page, '/play/topological?checkers=2');
  await expect(status(page)).toContainText('White to move');
  const { x, y, width, height } = (await page.getByRole('grid').boundingBox())!;
  await page.mouse.click(x + width / 4, y + height / 3);
  await expect(moves(page)).toHaveText(['0,0']);
  for (const place of ['1,0', '2,0', '3,0']) await square(page, place).click();
  await expect(status(page)).toContainText('All laid: now move stacks');
  await expect(status(page)).toContainText(
    'Period: 10 moves left; the game ends then unless captives change',
  );
  await square(page, '0,0').click();
  await square(page, '1,0').click();
  await expect(status(page)).toContainText('Period: 10 moves left');
});

test('topological: what was taken up is kept, and digits choose how much', async ({ page, isMobile }) => {
  await between(page, '/play/topological?checkers=3&position=M+w+0,0=wbw;1,0=b;2,0=w;3,0=b;0,1=-;1,1=-');
  await square(page, '0,0').click();
  if (!isMobile) {
    await page.keyboard.press('2');
    await expect(square(page, '0,0')).toHaveAttribute('aria-label', / 2 checkers/);
    // The lifted part keeps its order: what lies upon a checker is drawn after it.
    const heights = await page
      .locator('.db-pieces .db-piece')
      .evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect()));
    const stack = heights.filter(({ x }) => Math.abs(x - Math.min(...heights.map((one) => one.x))) < 5);
    expect(stack.map(({ y }) => y)).toEqual(stack.map(({ y }) => y).sort((a, b) => b - a));
    await page.keyboard.press('Escape');
    await expect(square(page, '0,0')).not.toHaveAttribute('aria-label', /, chosen/);
    await square(page, '0,0').click();
  }
  await square(page, '3,0').click();
  await expect(square(page, '0,0')).toHaveAttribute('aria-label', /, chosen/);
});

test('what may soon end a game is told', async ({ page }) => {
  await between(page, '/play/turkish?position=W:WKa1,b2:BKh8,g7+~90');
  await expect(status(page)).toContainText('Draw in 5 moves without a capture');
});

test('keys: hint, undo, flip, new game, typing', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await between(page, '/play/turkish');
  await square(page, 'd3').click();
  await square(page, 'd4').click();
  await expect(moves(page)).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(moves(page)).toHaveCount(0);
  const before = (await square(page, 'a1').boundingBox())!;
  await page.keyboard.press('f');
  await expect.poll(async () => (await square(page, 'a1').boundingBox())!.y).toBeLessThan(before.y);
  await page.keyboard.press('m');
  const field = page.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('d3-d4');
  await field.press('Enter');
  await expect(moves(page)).toHaveCount(1);
  await field.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const language of languages)
  test(`no word of the toolbar is cut off (${language})`, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/play/backups', { language });
    const labels = page.getByRole('toolbar').locator('button span');
    await expect(labels.first()).toBeVisible();
    const cut = await labels.evaluateAll((all) =>
      all
        .filter((label) => {
          const button = label.closest('button')!.getBoundingClientRect();
          const own = label.getBoundingClientRect();
          const small = parseFloat(getComputedStyle(label).fontSize) < 12;
          return (
            small || own.left < button.left || own.right > button.right || own.bottom > button.bottom + 0.5
          );
        })
        .map((label) => label.textContent),
    );
    expect(cut).toEqual([]);
  });
