// What the engine starts with, and what the page says where it cannot start.
import type { BrowserContext } from '@playwright/test';
import { expect, open, test } from './site';

test.skip(({ isMobile }) => isMobile, 'the same on every screen');

/** WebKitGTK says that a page is isolated, and has no shared memory nevertheless. */
test('the engine works without shared memory, and can be stopped', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedArrayBuffer'));
  await open(page, '/play/turkish');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.getByRole('gridcell', { name: /^d3, white man/ }).click();
  await page.getByRole('gridcell', { name: /^d4/ }).click();
  await expect(page.locator('[data-ply]')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Game status' })).toContainText('Your move');

  // Another position stops the search of the one before.
  await page.goto('/analysis?game=turkish&moves=d3-d4');
  const score = page.locator('.engine .score').first();
  await expect(score).toHaveText(/\d/);
  await page.keyboard.press('ArrowLeft');
  await expect(score).toHaveText(/\d/);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('what the engine cannot start without is told', () => {
  // What the browser itself notes on its console, and the questions that remain without an answer.
  test.use({
    expected: /net::ERR_FAILED|Failed to (fetch|load)|AbortError|WebAssembly|a broken script|Worker/,
  });

  const answered = (context: BrowserContext, path: string, body: string, contentType: string) =>
    context.route(path, (route) => route.fulfill({ body, contentType }));

  const failures: Record<string, (context: BrowserContext) => Promise<unknown>> = {
    'a module that cannot be fetched': (context) => context.route('**/*.wasm', (route) => route.abort()),
    'a module that cannot be compiled': (context) =>
      answered(context, '**/*.wasm', 'not a module', 'application/wasm'),
    'a module that is missing': (context) =>
      context.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' })),
    'a worker that cannot be fetched': (context) =>
      context.route('**/assets/worker-*.js', (route) => route.abort()),
    'a worker that throws at once': (context) =>
      answered(context, '**/assets/worker-*.js', 'throw new Error("a broken script")', 'text/javascript'),
    'a browser without workers': (context) =>
      context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker')),
    'a browser that refuses workers': (context) =>
      context.addInitScript(() => {
        globalThis.Worker = class {
          constructor() {
            throw new DOMException('Worker refused', 'SecurityError');
          }
        } as unknown as typeof Worker;
      }),
  };
  for (const [what, arrange] of Object.entries(failures))
    test(what, async ({ page, context }) => {
      await arrange(context);
      await page.goto('/play/turkish');
      await expect(page.getByRole('alert')).toContainText('could not start');
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    });

  test('a browser without WebAssembly', async ({ page, context }) => {
    // Its workers have none either.
    await context.route('**/*.wasm', (route) => route.abort());
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await page.goto('/play/turkish');
    await expect(page.getByRole('alert')).toContainText('has no WebAssembly');
  });
});
