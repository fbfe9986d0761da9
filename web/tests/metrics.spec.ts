// No page depends on the fonts of the machine or on scrollbars that take no room.
import type { Page } from '@playwright/test';
import { accessible, expect, fits, open, pages, stands, test, watchShifts } from './site';

/** Less than a line: nothing was meant to be scrolled by so little. */
const LITTLE = 14;

/** Nothing scrolls by a few pixels, and no words stick out of a button. */
async function strayless(page: Page) {
  const found = await page.evaluate((little) => {
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    const stray: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const [down, across] = [
        element.scrollHeight - element.clientHeight,
        element.scrollWidth - element.clientWidth,
      ];
      if (/auto|scroll/.test(overflowY) && down > 0 && down < little)
        stray.push(`${name(element)} scrolls down by ${down}`);
      if (/auto|scroll/.test(overflowX) && across > 0 && across < little)
        stray.push(`${name(element)} scrolls sideways by ${across}`);
      if (element.matches('button, .button, select, .seat') && across > 0)
        stray.push(`${name(element)} "${element.innerText}" is too narrow by ${across}`);
    }
    return stray;
  }, LITTLE);
  expect(found).toEqual([]);
}

/** Another font from now on: wider than most, with lines taller than any the site was drawn with. */
async function tallFont(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @font-face {
        font-family: Tall;
        src: local('DejaVu Sans'), local('Noto Sans'), local('Liberation Sans'), local('Arial');
        ascent-override: 125%;
        descent-override: 45%;
        line-gap-override: 20%;
        size-adjust: 104%;
      }
      :root { font-family: Tall, sans-serif !important; }`);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.load('1em Tall');
    await document.fonts.ready;
  });
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** The page as it stands needs no stray scrollbar: at both sizes, in the site's font and in the other. */
async function tidy(page: Page) {
  for (const font of [null, tallFont]) {
    await font?.(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await strayless(page);
      await fits(page);
    }
  }
}

for (const path of pages)
  test(`${path} has no stray scrollbar, in whatever font`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await stands(page, path);
    await tidy(page);
  });

test('scrollbars take room in these tests', async ({ page }) => {
  await open(page, '/rules/cyclic');
  const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await expect.poll(room).toBeGreaterThan(5);
});

test('a game in its course has no stray scrollbar: a refusal, a hint, the result', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Game status' });
  await open(page, '/play/turkish');
  await page.getByRole('gridcell', { name: /^d3, white man/ }).click();
  await page.getByRole('gridcell', { name: /^d6, black man/ }).click();
  await expect(bar).toContainText('captured by jumping over it');
  await tidy(page);
  for (const stage of ['Hint', 'Where to?', 'Why?']) await page.getByRole('button', { name: stage }).click();
  await expect(bar.locator('small')).toBeVisible();
  await tidy(page);
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await tidy(page);
  await bar.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'You lost' })).toBeVisible();
  await tidy(page);
});

test('an analysis with many moves has no stray scrollbar', async ({ page }) => {
  const moves = 'd3-d4 d6-d5 e3-e4 e6-e5 c3-c4 c6-c5 b3-b4 b6-b5'.replaceAll(' ', '+');
  await open(page, `/analysis?game=turkish&moves=${moves}`);
  await expect(page.locator('.engine .score').first()).toHaveText(/\d/);
  await tidy(page);
});

test.describe('the font of the site', () => {
  const drawnWith = (page: Page) =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));

  test('is there when the page appears, and nothing moves', async ({ page }) => {
    await watchShifts(page);
    await open(page, '/', { language: 'ru' });
    expect(await drawnWith(page)).toEqual(['Inter loaded']);
    await stands(page, '/');
  });

  test('moves nothing when it comes late', async ({ page }) => {
    let come = () => {};
    const awaited = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/*.woff2', async (route) => {
      await awaited;
      await route.continue();
    });
    await watchShifts(page);
    // The page has not loaded before the font has come or failed, so nobody waits for that.
    void page.goto('/');
    const heading = page.locator('main h1');
    await expect(heading).toBeVisible();
    const before = await heading.boundingBox();
    const loaded = page.waitForResponse('**/*.woff2');
    come();
    await loaded;
    await page.waitForTimeout(500);
    expect(await heading.boundingBox()).toEqual(before);
    await stands(page, '/');
  });

  test.describe('that cannot be fetched', () => {
    test.use({ expected: /net::ERR_FAILED/ });
    for (const path of ['/', '/play/turkish', '/analysis', '/editor/backups'])
      test(`leaves ${path} whole and accessible`, async ({ page }) => {
        await page.route('**/*.woff2', (route) => route.abort());
        await open(page, path);
        await accessible(page);
        await strayless(page);
        await fits(page);
      });
  });
});
