import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { accessible, accessibleInThemes, expect, fits, open, ready, test } from './site';

const GAME = `[White "Anna"]
[Black "Boris"]
[Variant "cyclic@1"]

1. c3-d4 b6-c5 2. d4xb6 a7xc5 3. b2-c3 *
`;
const BROKEN = `[Event "Second"]
[Variant "cyclic@1"]

1. c3-d4 b6-c5
2. d4-e5 *
`;

/** Opens the page with the engine at rest, unless it is what the test is about. */
async function start(page: Page, path = '/analysis', engine = false) {
  await page.addInitScript((on) => {
    if (localStorage.getItem('doska-analysis-engine') === null)
      localStorage.setItem('doska-analysis-engine', JSON.stringify({ on, lines: 2 }));
  }, engine);
  await open(page, path);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const moves = (page: Page) => page.getByRole('region', { name: 'Moves' });
const move = (page: Page, text: string) =>
  moves(page).getByRole('button', { name: new RegExp(`${text}($|,)`) });
const current = (page: Page) => moves(page).locator('[aria-current]');
const expectAt = (page: Page, text: string) =>
  text === '' ? expect(current(page)).toHaveCount(0) : expect(current(page)).toContainText(text);

/** Plays a step by its squares, such as `c3-d4`. */
async function tap(page: Page, way: string) {
  for (const square of way.split('-')) {
    const [x, y] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
    const cell = page.locator(`[role=gridcell][data-key="@${x},${y}"]`);
    // The move list may be ahead of the board.
    if (way.startsWith(`${square}-`)) await expect(cell).toHaveAttribute('aria-label', /can be chosen$/);
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    if (!box) throw new Error(`no square ${square}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

async function paste(page: Page, text: string) {
  await button(page, 'Import').click();
  await page.getByLabel('A game or several (PDN)').fill(text);
  await button(page, 'Open').click();
}

const content = async (download: Download) => readFile(await download.path());

test('a game is imported and stepped through by keys, buttons, wheel and clicks', async ({
  page,
  isMobile,
}) => {
  await start(page);
  await paste(page, GAME);
  await expect(moves(page)).toContainText('1. c3-d4 b6-c52. d4xb6 a7xc53. b2-c3');
  await expectAt(page, '');
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 'c3-d4');
  await page.keyboard.press('End');
  await expectAt(page, 'b2-c3');
  await page.keyboard.press('ArrowLeft');
  await expectAt(page, 'a7xc5');
  await page.keyboard.press('Home');
  await expectAt(page, '');
  await button(page, 'Next move').click();
  await expectAt(page, 'c3-d4');
  await button(page, 'Last position').click();
  await expectAt(page, 'b2-c3');
  await button(page, 'Previous move').click();
  await expectAt(page, 'a7xc5');
  await button(page, 'First position').click();
  await expectAt(page, '');
  await move(page, 'd4xb6').click();
  await expectAt(page, 'd4xb6');
  await expect(page.getByText('Black to move')).toBeVisible();
  if (!isMobile) {
    await page.getByRole('grid').first().hover();
    await page.mouse.wheel(0, 100);
    await expectAt(page, 'a7xc5');
    await page.mouse.wheel(0, -100);
    await expectAt(page, 'd4xb6');
  }
});

test('of several games one is chosen, and broken ones are reported', async ({ page }) => {
  await start(page);
  await paste(page, `${GAME}\n${BROKEN}`);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog).toContainText('2 games found');
  await expect(dialog).toContainText('Game 2, line 11, column 4: ply 3, “d4-e5”: You must capture: d4xb6');
  await accessible(page);
  await dialog.getByRole('button', { name: /Second/ }).click();
  await expect(page.getByRole('alert')).toContainText('ply 3');
  await expect(moves(page).getByRole('button')).toHaveCount(2);
  await paste(page, `${GAME}\n${BROKEN}`);
  await dialog.getByRole('button', { name: /Anna – Boris/ }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(moves(page).getByRole('button')).toHaveCount(5);
  await paste(page, 'nothing of the kind');
  await expect(dialog.getByRole('alert')).toContainText('No games found');
});

test('players, result and date are in the list of games and above the moves', async ({ page }) => {
  await start(page);
  const finished = GAME.replace('[Variant', '[Date "2026.11.14"]\n[Event "Final"]\n[Variant').replace(
    '*',
    '1-0',
  );
  await paste(page, `${finished}\n${BROKEN}`);
  const game = page.getByRole('dialog').getByRole('button', { name: /Anna – Boris/ });
  await expect(game).toContainText(/1–0.*Russian Cyclic Checkers · Final · .*2026 · 5 plies/);
  await game.click();
  const head = page.getByRole('list', { name: 'Players and result' }).getByRole('listitem');
  await expect(head).toHaveText([/Anna.*1/, /Boris.*0/]);
  await expect(moves(page)).toContainText(/Final · .*2026/);
  // The same keys as at a game.
  await page.keyboard.press('n');
  await expect(head).toHaveText([/White/, /Black/]);
  await page.keyboard.press('u');
  await expect(head).toHaveText([/Anna.*1/, /Boris.*0/]);
});

test('files are chosen or dropped', async ({ page }) => {
  await start(page);
  await button(page, 'Import').click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'game.pdn',
    mimeType: 'text/plain',
    buffer: Buffer.from(GAME),
  });
  await expect(moves(page).getByRole('button')).toHaveCount(5);
  await button(page, 'Import').click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'old.pdn',
    mimeType: 'text/plain',
    buffer: Buffer.concat([Buffer.from('{Шашки}'), Buffer.from([0xd8, 0x28])]),
  });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('old.pdn is not UTF-8 text');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const files = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'other.pdn', { type: 'text/plain' }));
    return data;
  }, BROKEN);
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText('(damaged)');
});

test('variations are played on the board, commented, promoted and deleted', async ({ page }) => {
  await start(page);
  await paste(page, GAME);
  await move(page, 'c3-d4').click();
  await tap(page, 'b6-a5');
  await expectAt(page, 'b6-a5');
  await expect(moves(page)).toContainText('1... b6-a5');
  await page.getByRole('button', { name: '!?, interesting move' }).click();
  await page.getByLabel('Comment', { exact: true }).fill('the quiet one');
  await page.keyboard.press('Tab');
  await expect(moves(page)).toContainText('the quiet one');
  await expect(current(page)).toContainText('!?');
  // To the other choice and back.
  await page.keyboard.press('Escape');
  await move(page, 'b6-a5').click();
  await page.keyboard.press('ArrowUp');
  await expectAt(page, 'b6-c5');
  await page.keyboard.press('ArrowDown');
  await expectAt(page, 'b6-a5');
  await button(page, 'Make main line').click();
  await button(page, 'First position').click();
  await button(page, 'Last position').click();
  await expectAt(page, 'b6-a5');
  await button(page, 'Delete from here').click();
  await expectAt(page, 'c3-d4');
  await expect(moves(page)).not.toContainText('the quiet one');
  await button(page, 'Undo').click();
  await expect(moves(page)).toContainText('the quiet one');
  await accessible(page);
});

test('an illegal try is answered with the reason', async ({ page }) => {
  await start(page, '/analysis?game=cyclic&moves=c3-d4+b6-c5');
  await tap(page, 'g3');
  await expect(page.getByText('You must capture: d4xb6')).toBeVisible();
});

test('the engine shows its lines, which can be played', async ({ page }) => {
  await start(page, '/analysis?game=turkish', true);
  const engine = page.getByRole('region', { name: 'Engine' });
  const lines = engine.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const first = lines.first().getByRole('button', { name: /Play / });
  await expect(first).toBeVisible({ timeout: 45_000 });
  await expect(engine).toContainText(/Depth \d+/);
  await button(page, 'Stop').click();
  await expect(button(page, 'Continue')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Evaluation' })).toHaveAttribute('aria-valuetext', /\d/);
  await engine.getByLabel('Lines').selectOption('4 lines');
  await expect(lines).toHaveCount(4);
  await button(page, 'Stop').click();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await expectAt(page, name.split('Play ')[1] ?? '?');
  await engine.getByRole('switch', { name: 'Engine' }).setChecked(false, { force: true });
  await expect(lines).toHaveCount(0);
});

test('a game is reviewed, and the review can be cut short', async ({ page, isMobile }) => {
  await start(page, '/analysis?game=cyclic&moves=c3-d4+b6-c5+d4xb6+a7xc5+g3-h4+f6-g5+h4xf6');
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByLabel('Depth').selectOption('Fast');
  await review.getByRole('button', { name: 'Review the game' }).click();
  await expect(review.getByRole('progressbar').or(review.getByRole('table')).first()).toBeVisible();
  await expect(review.getByRole('button', { name: 'Review the game' })).toBeVisible({ timeout: 60_000 });
  await expect(review.getByRole('row', { name: /White/ })).toContainText('%');
  if (!isMobile) await expect(review.getByRole('table'), 'below the fold').toBeInViewport({ ratio: 1 });
  await expect(review.getByRole('row', { name: /Black/ })).toContainText('%');
  // Black's third move gives a man away.
  await expect(move(page, 'f6-g5')).toHaveAccessibleName(/Mistake|Blunder/);
  await review.getByRole('button', { name: /f6-g5/ }).click();
  await expectAt(page, 'f6-g5');
  await expect(page.getByText(/(Mistake|Blunder)\. Better: /)).toBeVisible();
  const graph = review.getByRole('slider', { name: 'Evaluation graph' });
  await graph.focus();
  await page.keyboard.press('Home');
  await expectAt(page, '');
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 'c3-d4');
  await expect(graph).toHaveAttribute('aria-valuetext', /c3-d4, [+-]?\d/);
  const box = await graph.boundingBox();
  await graph.click({ position: { x: (box?.width ?? 0) - 2, y: 40 } });
  await expectAt(page, 'h4xf6');
  // What would have been better becomes a variation.
  await review
    .getByRole('listitem')
    .filter({ hasText: 'f6-g5' })
    .getByRole('button', { name: /Better/ })
    .click();
  await expect(current(page)).not.toContainText('f6-g5');
  await accessibleInThemes(page);
  await fits(page);
  await review.getByLabel('Depth').selectOption('Deep');
  await review.getByRole('button', { name: 'Review the game' }).click();
  await review.getByRole('button', { name: 'Stop' }).click();
  await expect(review.getByRole('button', { name: 'Review the game' })).toBeVisible();
  await expect(review.getByRole('table')).toBeVisible();
});

test('a shared link holds the whole game', async ({ page, context }) => {
  await start(page);
  await paste(page, GAME);
  await move(page, 'c3-d4').click();
  await tap(page, 'b6-a5');
  await page.getByLabel('Comment', { exact: true }).fill('тихий ход, sessiz hamle');
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByLabel('Record (PDN)')).toHaveValue(
    /\(1\.\.\. b6-a5 \{тихий ход, sessiz hamle\}\)/,
  );
  await accessible(page);
  await fits(page);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/analysis#1[\w-]+$/);
  const other = await context.newPage();
  await other.goto(link);
  await ready(other);
  await expect(moves(other)).toContainText('тихий ход, sessiz hamle');
  await expect(moves(other).getByRole('button')).toHaveCount(6);
  // And what is changed there is still there when the page is loaded again, be it in the same moment.
  await button(other, 'Last position').click();
  await moves(other).evaluate((list) => {
    new MutationObserver(() => location.reload()).observe(list, { childList: true, subtree: true });
  });
  const loaded = other.waitForEvent('load');
  await button(other, 'Delete from here').click();
  await loaded;
  await expect(moves(other).getByRole('button')).toHaveCount(5);
});

for (const [what, record] of Object.entries({
  'in another form': { moves: ['c3-d4'] },
  'of another game': { game: 'chess', start: null, tags: [], result: '*', nodes: [] },
}))
  test(`what was kept ${what} gives way to what the address means`, async ({ page }) => {
    await page.addInitScript((record) => {
      const kept = { address: 'game=cyclic&moves=c3-d4+b6-c5#', record, ply: 1 };
      sessionStorage.setItem('doska-analysis', JSON.stringify(kept));
    }, record);
    await start(page, '/analysis?game=cyclic&moves=c3-d4+b6-c5');
    await expectAt(page, 'b6-c5');
  });

test('one forced move is looked at as deeply as any other', async ({ page }) => {
  await start(page, '/analysis?game=cyclic&moves=c3-d4+b6-c5+d4xb6+a7xc5+g3-h4+f6-g5', true);
  const engine = page.getByRole('region', { name: 'Engine' });
  await expect(engine).toContainText(/Depth ([5-9]|\d\d)/);
});

test('records and pictures are saved as files', async ({ page }) => {
  await start(page);
  await paste(page, GAME);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByLabel('Record (PDN)')).toHaveValue(/3\. b2-c3/);
  await expect(dialog.getByLabel('Position', { exact: true })).toHaveValue(/^W:Wa1,c1.*:R0,0 ~0$/);
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await content(download) };
  };
  const record = await saved('Download');
  expect(record.name).toBe('cyclic_Anna_Boris.pdn');
  expect(record.bytes.toString()).toContain('1. c3-d4 b6-c5 2. d4xb6 a7xc5 3. b2-c3 *');
  const svg = await saved('SVG');
  expect(svg.name).toBe('cyclic_Anna_Boris.svg');
  expect(svg.bytes.toString()).toMatch(/^<svg[^>]* viewBox=/);
  const png = await saved('PNG');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(1600);
  expect(png.bytes.length).toBeGreaterThan(20_000);
});

test('links with a position, and links that are broken', async ({ page }) => {
  await start(page, '/analysis?game=turkish&position=W:WKa1,Kb1:BKh8');
  await expect(page.getByText('White to move')).toBeVisible();
  await page.goto('/analysis?game=cyclic&moves=c3-d4+b6-c5+d4-e5');
  await expect(page.getByRole('alert')).toContainText('Move 3 of the link, “d4-e5”, is not possible');
  await expect(moves(page).getByRole('button')).toHaveCount(2);
  await page.goto('/analysis?game=go');
  await expect(page.getByRole('alert')).toContainText('The position in this link cannot be opened');
  // From elsewhere: within a page only what stands behind the # would change.
  await page.goto('/about');
  await page.goto('/analysis#1abcdef');
  await expect(page.getByRole('alert')).toContainText('it was cut or changed');
});

test('tables of endings say who wins', async ({ page }) => {
  const binary = process.env['DOSKA_BINARY'] ?? '../target/release/doska';
  test.skip(!existsSync(binary), 'the binary that makes the tables is not built');
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  execFileSync(binary, ['tablebase', 'build', 'turkish', '--pieces', '3', '--dir', folder]);
  const nameOf = (file: string) => file.replace(/^turkish-|\.tbl$/g, '');
  await page.route('**/tables/turkish/*', async (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    const files = await readdir(folder);
    if (name === '') return route.fulfill({ json: files.map((file) => ({ name: nameOf(file) })) });
    return route.fulfill({ path: join(folder, `turkish-${name}.tbl`) });
  });
  await start(page, '/analysis?game=turkish&position=W:WKa1,Kb1:BKh8');
  await expect(page.getByText('By the tables: White wins in 9 plies')).toBeVisible();
  await tap(page, 'b1-h1');
  await expect(page.getByText('By the tables: White wins in 8 plies')).toBeVisible();
  await page.getByRole('switch', { name: 'Engine' }).setChecked(true, { force: true });
  await expect(page.getByRole('region', { name: 'Engine' })).toContainText('+#4');
});

test('every game can be analysed', async ({ page }) => {
  await start(page);
  const game = page.getByLabel('Game', { exact: true });
  for (const option of await game.getByRole('option').all()) {
    const value = (await option.getAttribute('value')) ?? '';
    await game.selectOption(value);
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expect(page.getByText(/to move$/)).toBeVisible();
    await fits(page);
  }
});
