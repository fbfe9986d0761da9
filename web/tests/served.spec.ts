// What the binary promises about its answers. Vite's own server, which others test against, promises less.
import { expect, open, pages, test } from './site';

test.skip(process.env['DOSKA_SITE'] === 'preview', 'about the binary alone');

test('every page is there, and nothing beside them', async ({ request }) => {
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of ['/nowhere', '/play', '/play/chess', '/rules/chess', '/assets/nothing.js'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe('where there is nothing', () => {
  // The browser notes the status on its console.
  test.use({ expected: /404/ });

  for (const [language, title] of [
    ['en', 'Page not found'],
    ['ru', 'Страница не найдена'],
    ['tr', 'Sayfa bulunamadı'],
  ] as const)
    test(`the app says so (${language})`, async ({ page }) => {
      await open(page, '/play/chess', { language });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
});

test('pages may share memory with the engine', async ({ page }) => {
  await open(page, '/');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('a first visit is small', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const [sum, names] = await page.evaluate(() => {
    const asked = [
      ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    ].filter(({ name }) => !name.endsWith('.wasm'));
    const sum = asked.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return [sum, asked.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`)];
  });
  expect(sum, names.join('\n')).toBeGreaterThan(10_000);
  expect(sum, names.join('\n')).toBeLessThan(350_000);
});

test('files come packed, and once', async ({ page }) => {
  await open(page, '/');
  const script = await page.locator('script[type=module]').getAttribute('src');
  const first = await page.request.get(script!, { headers: { 'Accept-Encoding': 'gzip, br' } });
  const { etag, ...headers } = first.headers();
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await page.request.get(script!, {
    headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': etag! },
  });
  expect(again.status()).toBe(304);
});

test('every page has a title, a description and a picture for previews', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  const pictures = new Set<string>();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const said = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(html, path).toContain(`<title>${said('og:title')}</title>`);
    expect(said('og:url')).toBe(`${baseURL}${path}`);
    expect(said('og:description').length, path).toBeGreaterThan(20);
    titles.add(said('og:title'));
    pictures.add(said('og:image'));
  }
  expect(titles.size).toBe(pages.length);
  for (const picture of pictures) {
    expect(picture).toMatch(`${baseURL}/share/`);
    expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/jpeg');
  }
});
