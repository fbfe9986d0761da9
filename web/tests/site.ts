// What all tests of the site share: a page that complains fails its test.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { gameIds } from '../plugins/games';
import type { Settings } from '../src/lib/settings.svelte';

export { expect } from '@playwright/test';

export const languages = ['en', 'ru', 'tr'] as const;
export const games = gameIds;
export const themes = ['light', 'dark'] as const;
/** The colours of boards. */
export const boards = ['wood', 'green', 'blue', 'grey', 'contrast'] as const;
/** Every page of the site. */
export const pages = [
  '/',
  '/analysis',
  '/editor',
  '/learn',
  '/puzzles',
  '/settings',
  '/about',
  ...games.flatMap((game) => [
    `/play/${game}`,
    `/editor/${game}`,
    `/learn/${game}`,
    `/puzzles/${game}`,
    `/rules/${game}`,
  ]),
];

interface Watched {
  /** The complaints of the browser that a test expects. */
  expected: RegExp | null;
  watched: void;
}

/** Offline the question who uses the site gets no answer. It is asked all the same: a server on this machine can be
 *  reached without a network. */
export const offlineComplaint = /ERR_INTERNET_DISCONNECTED.*\/api\/v1\/me\)/;

/** Errors on the console, among them everything the Content-Security-Policy refused, errors that nobody
 *  caught and requests to any other host fail the test. */
export const test = base.extend<Watched>({
  expected: [null, { option: true }],
  watched: [
    async ({ page, context, baseURL, expected }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(error.stack || String(error)));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.origin !== baseURL) complaints.push(`request to ${request.url()}`);
      });
      await use();
      const surprising = complaints.filter((text) => !expected?.test(text));
      expect(surprising, 'the browser complains').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page as somebody who chose these settings: English and no animation if nothing else is said.
 *  What is chosen later is kept over reloads. */
export async function open(page: Page, path: string, chosen: Partial<Settings> = {}) {
  const settings = { language: 'en', animation: 0, sound: false, ...chosen };
  await page.addInitScript((text) => {
    if (localStorage.getItem('doska-settings') === null) localStorage.setItem('doska-settings', text);
  }, JSON.stringify(settings));
  await page.goto(path);
  await ready(page);
}

/** Waits until the page is there. */
export async function ready(page: Page) {
  await expect(page.locator('main h1')).toHaveCount(1);
}

/** Nothing that axe knows of is wrong with the page as it is shown. */
export async function accessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary}`).join('\n')}`,
  );
  expect(told.join('\n'), 'axe finds something').toBe('');
}

/** Nothing that axe knows of is wrong in either theme. Nothing moves meanwhile: half-way from one theme to
 *  the other a button has the letters of the one on the ground of the other. */
export async function accessibleInThemes(page: Page) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await accessible(page);
  }
}

/** Nothing sticks out of the page sideways. */
export async function fits(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, 'the page can be scrolled sideways').toBeLessThanOrEqual(0);
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}
declare global {
  interface Window {
    shifts: { by: number; what: string }[];
  }
}

/** Notes from now on whatever moves on a page by itself. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.className).filter((name) => name !== undefined);
        // The engine's lines, within their places, are what it thinks at the time.
        if (moved.length && moved.every((name) => /\b(move|score)\b/.test(String(name)))) continue;
        window.shifts.push({ by: value, what: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has moved. The first page stands quite still; elsewhere a figure may grow by a digit. */
export async function stands(page: Page, path: string) {
  const allowed = path === '/' ? 0 : 0.001;
  const shifts = await page.evaluate(() => window.shifts);
  expect(shifts.filter(({ by }) => by > allowed)).toEqual([]);
}
