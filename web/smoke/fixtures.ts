// What every smoke test gets: a browser, the site, and a page that fails its test when it complains.
import { expect, test as base } from '@playwright/test';
import type { Settings } from '../src/lib/settings.svelte';
import type { Browser } from './driver';
import { firefox } from './firefox';
import { Page } from './page';
import { serve, type Site } from './site';
import { webkit } from './webkit';

export { expect } from '@playwright/test';

export interface Options {
  engine: 'firefox' | 'webkit';
}

export const test = base.extend<{ view: Page; site: Site }, Options & { browserWindow: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserWindow: [
    async ({ engine }, use) => {
      const browser = await { firefox, webkit }[engine]();
      await browser.send('SetTimeouts', { script: 30_000, pageLoad: 30_000 });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // A server of its own for each test: another address is another origin, so nothing is kept from test to test.
  site: async ({}, use) => {
    const site = await serve();
    await use(site);
    await site.stop();
  },
  view: async ({ browserWindow, site }, use, info) => {
    const page = new Page(browserWindow, site.address);
    await page.resize(1280, 800);
    await use(page);
    if (info.status !== info.expectedStatus)
      await info.attach('page', { body: await page.screenshot(), contentType: 'image/png' });
    expect(await page.complaints(), 'the page complains').toEqual([]);
  },
});

/** Opens a page as somebody who chose these settings. */
export async function open(page: Page, path: string, chosen: Partial<Settings> = {}) {
  const settings = { language: 'en', animation: 0, sound: false, ...chosen };
  await page.goto('/about');
  await page.evaluate((text) => localStorage.setItem('doska-settings', text), JSON.stringify(settings));
  await page.goto(path);
}
