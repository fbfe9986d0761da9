import type { Locator, Page } from '@playwright/test';
import { accessible, expect, fits, games, open, ready, test } from './site';

/** A square or field of the board, by file and rank from 0, or x and y. */
const cell = (page: Page, x: number, y: number) => page.locator(`[role=gridcell][data-key="@${x},${y}"]`);

interface Point {
  x: number;
  y: number;
}

async function middle(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** With a finger where there is a touchscreen. */
async function tap(page: Page, x: number, y: number) {
  if (test.info().project.name === 'phone') await cell(page, x, y).tap();
  else await cell(page, x, y).click();
}

async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
const text = (page: Page) => page.getByLabel('Position as text');
const verdict = (page: Page) => page.getByRole('status').first();
const expectText = (page: Page, wanted: string) => expect(text(page)).toHaveValue(wanted);

test('a game is chosen first', async ({ page }) => {
  await open(page, '/editor');
  await page.getByRole('link', { name: /Turkish Draughts/ }).click();
  await expect(page).toHaveURL(/\/editor\/turkish$/);
  await ready(page);
  await expectText(
    page,
    'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
  );
});

test('every game is cleared, put back to its start, and undone', async ({ page }) => {
  for (const game of games) {
    await open(page, `/editor/${game}`);
    await expect(verdict(page)).toContainText('Valid position');
    const start = await text(page).inputValue();
    await page.getByRole('button', { name: 'Clear' }).click();
    if (start !== 'P w -') await expect(text(page)).not.toHaveValue(start);
    await page.getByRole('button', { name: 'Start' }).click();
    await expectText(page, start);
  }
});

test('men, kings and a reserve, and what is wrong with them', async ({ page }) => {
  await open(page, '/editor/cyclic');
  await page.getByRole('button', { name: 'Clear' }).click();
  await choose(page, 'white king');
  await tap(page, 0, 0);
  await choose(page, 'black man');
  await tap(page, 3, 3);
  await tap(page, 4, 0);
  await expect(verdict(page)).toContainText('The man on e1 is on its last rank');
  await expect(page.getByRole('button', { name: 'Analyse' })).toBeDisabled();
  await cell(page, 4, 0).click({ button: 'right' });
  await expect(verdict(page)).toContainText('White to move');
  await page.getByRole('group', { name: 'Reserve' }).getByLabel('Black: one more').click();
  await page.getByRole('radio', { name: 'Black', exact: true }).check({ force: true });
  await expectText(page, 'B:WKa1:Bd4:R0,1');
  await page.keyboard.press('Control+z');
  await expectText(page, 'W:WKa1:Bd4:R0,1');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/\/analysis\?game=cyclic&position=B:WKa1:Bd4:R0,1$/);
});

test('pieces are dragged: from the palette, on the board, and off it', async ({ page }) => {
  await open(page, '/editor/turkish?position=W:Wa2,b2:Ba7,b7');
  await page.getByTitle('white king').scrollIntoViewIfNeeded();
  await drag(page, await middle(page.getByTitle('white king')), await middle(cell(page, 3, 3)));
  await expectText(page, 'W:Wa2,b2,Kd4:Ba7,b7');
  await drag(page, await middle(cell(page, 1, 1)), await middle(cell(page, 4, 4)));
  await expectText(page, 'W:Wa2,Kd4,e5:Ba7,b7');
  await drag(page, await middle(cell(page, 0, 6)), await middle(page.getByTitle('black man')));
  await expectText(page, 'W:Wa2,Kd4,e5:Bb7');
});

test('a backup is recorded, changed, and too dear', async ({ page }) => {
  await open(page, '/editor/backups?position=W:Wa1,d2,Kd4:Bh8:R0,0:S');
  await page.getByLabel('Line').selectOption('file d');
  await page.getByRole('button', { name: 'Build from the board' }).click();
  await expectText(page, 'W:Wa1,d2,Kd4:Bh8:R0,0:Swd=mk..');
  await page.getByRole('button', { name: 'd6: nothing' }).click();
  await expectText(page, 'W:Wa1,d2,Kd4:Bh8:R0,0:Swd=mkm.');
  await page.getByRole('button', { name: 'd8: nothing' }).click();
  await expect(verdict(page)).toContainText('The backup d=mkmm has a man on its last rank');
  await page.getByRole('button', { name: 'd8: a man' }).click();
  await expectText(page, 'W:Wa1,d2,Kd4:Bh8:R0,0:Swd=mkmk');
  await page.getByRole('group', { name: 'Repository' }).getByLabel('White', { exact: true }).fill('5');
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toContainText('hold 14 men together; at most 12 are possible');
  await page.getByRole('button', { name: 'Remove the backup of file d of White' }).click();
  await expectText(page, 'W:Wa1,d2,Kd4:Bh8:R5,0:S');
  // On the board itself: the end of a line, the repository, and the backup that stands there now.
  await page.getByRole('gridcell', { name: 'Build a backup of rank 8 for Black' }).click();
  await page.getByRole('gridcell', { name: 'Black, repository: 0' }).click();
  await expectText(page, 'W:Wa1,d2,Kd4:Bh8:R5,1:Sb8=...m');
  await page.getByRole('gridcell', { name: 'Black, backup of rank 8: man h8' }).click({ button: 'right' });
  await expectText(page, 'W:Wa1,d2,Kd4:Bh8:R5,1:S');
});

test('points, the barred return and four players', async ({ page }) => {
  await open(page, '/editor/martian?position=4/4/4/3P/1Q2/4/4/4+1+0,0+-');
  await page.getByRole('group', { name: 'Points captured' }).getByLabel('Player 2: one more').click();
  await page.getByLabel('Forbidden return').selectOption('b8-b4');
  await expectText(page, '4/4/4/3P/1Q2/4/4/4 1 0,1 b8b4');
  await page
    .getByRole('group', { name: 'Points captured' })
    .getByLabel('Player 1', { exact: true })
    .fill('36');
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toContainText('Too many points');
  await page.getByRole('group', { name: 'Players' }).getByText('4').click();
  await expectText(page, 'QQD2DQQ/QDP2PDQ/DPP2PPD/8/8/DPP2PPD/QDP2PDQ/QQD2DQQ 1 0,0,0,0 -');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectText(page, '4/4/4/3P/1Q2/4/4/4 1 0,1 b8b4');
});

test('a layout, then stacks', async ({ page }) => {
  await open(page, '/editor/topological?game=topological?checkers=2');
  await choose(page, 'white checker');
  await tap(page, 0, 0);
  await choose(page, 'black checker');
  await tap(page, 1, 0);
  await expectText(page, 'P w 0,0=w;1,0=b');
  await choose(page, 'white checker');
  await tap(page, 2, 0);
  await choose(page, 'black checker');
  await tap(page, 3, 0);
  await expect(verdict(page)).toContainText('All 4 checkers are laid');
  await page.getByRole('group', { name: 'Stage' }).getByText('moves').click();
  await expectText(page, 'M w 0,0=w;1,0=b;2,0=w;3,0=b');
  await choose(page, 'Eraser');
  await tap(page, 3, 0);
  await expect(verdict(page)).toContainText('Black has 1 checkers on the board');
  await choose(page, 'black checker');
  await tap(page, 0, 0);
  await expectText(page, 'M w 0,0=wb;1,0=b;2,0=w;3,0=-');
  await page.getByRole('link', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(
    /\/play\/topological\?game=topological%3Fcheckers=2&position=M\+w\+0,0=wb;1,0=b/,
  );
});

test('a text is pasted, explained where it is wrong, and shown where it is right', async ({ page }) => {
  await open(page, '/editor/cyclic');
  await text(page).fill('W:Wb1:Bh8:R0,0');
  await expect(verdict(page)).toContainText('b1 is a light square');
  await text(page).fill('W:Wa1:BKh8:R0,3');
  await expect(verdict(page)).toContainText('White to move');
  await expect(page.getByRole('group', { name: 'Reserve' }).getByLabel('Black', { exact: true })).toHaveValue(
    '3',
  );
  await expect(page).toHaveURL(/position=W:Wa1:BKh8:R0,3/);
});

test('everything is done by keys alone', async ({ page }) => {
  await open(page, '/editor/turkish?position=W:Wa2,b2:Ba7,b7');
  await cell(page, 0, 1).focus();
  await page.keyboard.press('Delete');
  await expectText(page, 'W:Wb2:Ba7,b7');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('radio', { name: 'white king' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectText(page, 'W:Wb2,Ka3:Ba7,b7');
});

test('a wrong link is explained', async ({ page }) => {
  await open(page, '/editor/cyclic?position=W:Wz9:B:R0,0');
  await expect(verdict(page)).toContainText('“z9” is not a square');
  await open(page, '/editor/cyclic?game=cyclic?players=4');
  await expect(page.getByRole('alert')).toContainText('cyclic has no option “players”');
});

for (const game of games)
  test(`the editor of ${game} is accessible and fits, with mistakes too`, async ({ page }) => {
    await open(page, `/editor/${game}`);
    await expect(verdict(page)).toContainText('Valid position');
    await accessible(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await accessible(page);
    await fits(page);
  });
