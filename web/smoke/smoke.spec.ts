// The site in Firefox and WebKitGTK: what differs between browsers is here, everything else in ../tests.
import { changed, turn } from '../tests/board';
import { pages } from '../tests/site';
import { expect, open, test } from './fixtures';
import type { Page } from './page';

/** In a page: how much can be scrolled sideways. */
const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** As Playwright's page, for helpers that only evaluate. */
const seen = (page: Page) => page as unknown as Parameters<typeof turn>[0];

/** Plays a move by tapping what can be tapped, and waits for the engine's answer. */
async function move(page: Page) {
  let now = await turn(seen(page));
  for (const { moves } = now; now.own && now.moves === moves; now = await changed(seen(page), now))
    await page.click(`.db-cell[data-key="${now.lit.at(-1)}"]`);
  return turn(seen(page));
}

test('every page opens and fits, wide and narrow', async ({ view: page }) => {
  test.setTimeout(240_000);
  await open(page, '/');
  for (const path of pages) {
    await page.resize(1280, 800);
    await page.goto(path);
    expect(await page.evaluate(over), `${path} can be scrolled sideways`).toBeLessThanOrEqual(0);
    await page.resize(390, 844);
    await page.expect('the page is narrow', () => innerWidth === 390);
    expect(await page.evaluate(over), `${path} can be scrolled sideways`).toBeLessThanOrEqual(0);
  }
});

test('a dark page has light letters', async ({ view: page }) => {
  await page.resize(390, 844);
  await open(page, '/', { theme: 'dark' });
  for (const path of ['/', '/play/cyclic', '/analysis', '/rules/turkish']) {
    await page.goto(path);
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    const [ink = 0, ground = 0] = colours.map((colour) => Math.max(...colour.match(/\d+/g)!.map(Number)));
    expect(ground, path).toBeLessThan(64);
    expect(ink, path).toBeGreaterThan(192);
  }
});

/** In a page: texts of the status bar that are not seen whole. */
const clipped = () =>
  [...document.querySelectorAll('.bar, .bar *')]
    .filter((element) => getComputedStyle(element).display !== 'inline' && element.clientWidth > 1)
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
    )
    .map((element) => element.textContent);

test('a game against the engine, with hints and undo', async ({ view: page }) => {
  await open(page, '/play/cyclic');
  const { moves } = await move(page);
  expect(moves).toBe(2);
  // Which piece, where to, why.
  for (const stage of [1, 2, 3]) {
    const before = await page.evaluate(() => document.querySelector('.bar')?.textContent);
    await page.press('h');
    await page.expect(
      `hint ${stage}`,
      (before) =>
        document.querySelector('.db-arrows > *') && document.querySelector('.bar')?.textContent !== before,
      before,
    );
    expect(await page.evaluate(clipped), `hint ${stage}`).toEqual([]);
  }
  await page.press('u');
  await page.expect('the moves are undone', () => document.querySelectorAll('[data-ply]').length === 0);
  await move(page);
});

test('the first stop on a board is a piece that can move', async ({ view: page }) => {
  await open(page, '/play/turkish');
  const { lit } = await turn(seen(page));
  const stop = await page.evaluate(
    () => document.querySelector<HTMLElement>('main .db-cell[tabindex="0"]')?.dataset['key'],
  );
  expect(lit).toContain(stop);
});

test('the engine analyses', async ({ view: page }) => {
  await open(page, '/analysis?game=turkish');
  await page.expect('lines appear', () => document.querySelectorAll('.engine li .move').length > 4);
  await page.expect('arrows appear', () => document.querySelector('.db-arrow'));
  const first = () => document.querySelector<HTMLElement>('.db-cell')?.dataset['key'];
  const before = await page.evaluate(first);
  await page.press('f');
  await expect.poll(() => page.evaluate(first), 'the board is flipped').not.toBe(before);
});

test('works without the server after the first visit', async ({ view: page, site }) => {
  await open(page, '/');
  await page.expect('the service worker has everything', async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return found?.active?.state === 'activated';
  });
  await site.stop();
  await page.reload();
  await page.goto('/play/turkish');
  const { moves } = await move(page);
  expect(moves).toBe(2);
  expect(await page.evaluate(() => crossOriginIsolated), 'the engine can be stopped at once').toBe(true);
});

/** In a page: whether what has the focus is seen to have it. A radio button is drawn by what follows it. */
const ringed = () => {
  const focused = document.activeElement!;
  const drawn = focused.matches('input[type=radio]') ? focused.nextElementSibling! : focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
};
/** In a page: the radio button that has the focus. */
const radio = () => {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.value : null;
};

test('the focus is seen while arrows walk through radio buttons', async ({ view: page }) => {
  await open(page, '/settings');
  for (let tabs = 0; !(await page.evaluate(radio)); tabs++) {
    expect(tabs, 'tabs to the first radio button').toBeLessThan(30);
    await page.press('Tab');
  }
  const first = await page.evaluate(radio);
  expect(await page.evaluate(ringed)).toBe(true);
  await page.press('ArrowRight');
  expect(await page.evaluate(radio)).not.toBe(first);
  expect(await page.evaluate(ringed), 'after an arrow').toBe(true);
});

test('a dialog rings nothing that the mouse opened, and is left and walked through by keys', async ({
  view: page,
}) => {
  await open(page, '/analysis');
  await page.click('button', 'Import');
  const inside = () => document.activeElement?.closest('dialog[open]') !== null;
  await expect.poll(() => page.evaluate(inside)).toBe(true);
  expect(await page.evaluate(ringed), 'opened by the mouse').toBe(false);
  await page.press('Tab');
  expect(await page.evaluate(inside)).toBe(true);
  expect(await page.evaluate(ringed), 'after Tab').toBe(true);
  await page.press('Escape');
  await page.expect('Escape closes it', () => document.querySelector('dialog[open]') === null);
});
