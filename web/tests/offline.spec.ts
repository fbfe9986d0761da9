// The site after the first visit, without a network.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, offlineComplaint, open, ready, test } from './site';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has everything and answers for the page. */
async function kept(page: import('@playwright/test').Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

test.describe('offline', () => {
  test.use({ expected: offlineComplaint });
  test('works without a network after the first visit', async ({ page, context }) => {
    await open(page, '/');
    await kept(page);
    await context.setOffline(true);
    for (const path of ['/', '/rules/turkish', '/learn/backups', '/settings', '/play/martian', '/analysis']) {
      await page.goto(path);
      await ready(page);
    }
    // What had never been asked for is there too: another language, the engine.
    await page.goto('/learn/cyclic');
    await page.locator('header select').selectOption('tr');
    await expect(page.getByRole('heading', { name: 'Son yataya' })).toBeVisible();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
    expect(await page.evaluate(() => crossOriginIsolated), 'the engine can be stopped at once').toBe(true);
  });
});

test('can be installed', async ({ page, request }) => {
  await open(page, '/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(link!)).json()) as {
    name: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    screenshots: { src: string; form_factor: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Doska', display: 'standalone' });
  expect(manifest).toHaveProperty('description', expect.stringContaining('engine'));
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const forms = manifest.screenshots.map(({ form_factor }) => form_factor);
  expect(forms).toEqual(['wide', 'narrow']);
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await ready(page);
  }
});

/** The site behind a server of its own, where a new version can appear. */
const renewed = test.extend<{ renew: () => void; behind: { address: string; renew: () => void } }>({
  behind: async ({}, use, { project }) => {
    let version = 0;
    const server = createServer((asked, answer) => {
      void fetch(`${project.use.baseURL}${asked.url}`).then(async (found) => {
        const headers = Object.fromEntries(found.headers);
        delete headers['content-encoding'];
        delete headers['content-length'];
        answer.writeHead(found.status, headers);
        answer.write(Buffer.from(await found.arrayBuffer()));
        answer.end(asked.url === '/sw.js' ? `\n// version ${version}` : '');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await use({ address: `http://127.0.0.1:${port}`, renew: () => void version++ });
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ behind }, use) => use(behind.address),
  renew: async ({ behind }, use) => use(behind.renew),
});

renewed('a new version waits, is told of, and takes over when it is let', async ({ page, renew }) => {
  await open(page, '/about');
  await kept(page);
  renew();
  await page.reload();
  const notice = page.getByText('A new version of Doska is ready.');
  await expect(notice).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'About Doska' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

renewed(
  'a new version that was put off is told of again, and is there when no page was open',
  async ({ page, context, renew }) => {
    const notice = page.getByText('A new version of Doska is ready.');
    await open(page, '/about');
    await kept(page);
    renew();
    await page.reload();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(notice).toBeVisible();
    const { origin } = new URL(page.url());
    await page.close();
    await expect(async () => {
      const again = await context.newPage();
      await again.goto(`${origin}/about`);
      await ready(again);
      await kept(again);
      const states = await again.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        return { active: found?.active?.state, waiting: found?.waiting?.state };
      });
      await again.close();
      expect(states).toEqual({ active: 'activated', waiting: undefined });
    }).toPass();
  },
);
