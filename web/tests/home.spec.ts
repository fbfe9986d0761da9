import { manifest } from '../plugins/games';
import { accessible, expect, games, languages, open, stands, test, watchShifts } from './site';

const names = ['Russian Cyclic Checkers', 'Checkers with Backups', 'Turkish Draughts', 'Martian Chess'];

test('every game can be played, learned and read about', async ({ page }) => {
  await open(page, '/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(games.length);
  for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const game of games) {
    const links = cards.filter({ has: page.locator(`[href="/rules/${game}"]`) }).getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const { grew_from } = manifest(game);
    const origin = grew_from && games.includes(grew_from) ? [`/learn/${grew_from}`] : [];
    expect(new Set(paths)).toEqual(new Set([`/play/${game}`, `/learn/${game}`, `/rules/${game}`, ...origin]));
  }
});

for (const game of games.filter((game) => manifest(game).section === 'origin'))
  test(`${game} stands apart, and the games that grew from it lead to its lesson`, async ({ page }) => {
    await open(page, '/');
    const apart = page.getByRole('region', { name: 'The game two of them grew from' });
    await expect(apart.getByRole('article')).toHaveCount(1);
    await expect(apart.locator(`[href="/play/${game}"]`)).toBeVisible();
    const grown = games.filter((other) => manifest(other).grew_from === game);
    for (const path of ['/', '/learn', ...grown.map((other) => `/rules/${other}`)]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: /^New to draughts\?/ }).first()).toHaveAttribute(
        'href',
        `/learn/${game}`,
      );
    }
  });

test('Martian Chess is played by two or by four', async ({ page }) => {
  await open(page, '/');
  const two = page.getByRole('link', { name: 'Play Martian Chess with 2 players' });
  await expect(two).toHaveAttribute('href', '/play/martian');
  await page.getByRole('link', { name: 'Play Martian Chess with 4 players' }).click();
  await expect(page).toHaveURL(/\/play\/martian\?.*players=4/);
});

test('boards play by themselves until they are held still', async ({ page }) => {
  await open(page, '/', { animation: 120 });
  const board = page.getByRole('article').first().locator('svg');
  const before = await board.innerHTML();
  await expect.poll(() => board.innerHTML()).not.toBe(before);
  const hold = page.getByRole('button', { name: 'Pause the boards' });
  await expect(hold).toHaveAttribute('aria-pressed', 'false');
  await hold.click();
  await expect(hold).toHaveAttribute('aria-pressed', 'true');

  // Where nobody plays, boards move on the page of games to watch too.
  await page.route('**/api/v1/watch', (route) => route.fulfill({ json: { playing: [], recent: [] } }));
  await page.goto('/watch');
  await hold.click();
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
});

test('boards stand still for those who like no movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(games.length);
  await expect(page.getByRole('button', { name: 'Pause the boards' })).toHaveCount(0);
});

test('the first visit is small', async ({ page }) => {
  test.skip(process.env['DOSKA_SITE'] === 'preview', 'only the binary packs what it sends');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const urls = new Map<string, string>();
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request }) => void urls.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!urls.get(requestId)?.endsWith('.wasm')) bytes += encodedDataLength;
  });
  await open(page, '/', { animation: 200 });
  await page.waitForLoadState('networkidle');
  expect(urls.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(350_000);
  console.log(`first visit: ${Math.round(bytes / 1000)} KB in ${urls.size} requests`);
});

test('all games are seen at once on a usual screen, and no button is too narrow for its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of languages) {
    await page.addInitScript(
      (text) => localStorage.setItem('doska-settings', text),
      JSON.stringify({ language, animation: 0 }),
    );
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const cards = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
    expect(cards).toHaveLength(games.length);
    expect(Math.max(...cards)).toBeLessThanOrEqual(900);
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const narrow = await page
        .locator('main .button')
        .evaluateAll((all) =>
          all
            .filter(
              (one) => one.scrollWidth > one.clientWidth || (one.matches('.button') && one.clientHeight > 52),
            )
            .map((one) => one.textContent),
        );
      expect(narrow).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('games are gone on with from the first page, after a reload too', async ({ page }) => {
  await open(page, '/play/turkish');
  await page.getByRole('gridcell', { name: /^d3, white man/ }).click();
  await page.getByRole('gridcell', { name: /^d4, empty/ }).click();
  await expect(page.locator('[data-ply]')).toHaveCount(2);
  const played = await page.locator('[data-ply]').allTextContents();
  await watchShifts(page);
  await page.goto('/');
  const games = page.getByRole('region', { name: 'Continue' });
  await expect(games.getByRole('link')).toHaveText(/Turkish Draughts.*Chick.*Move 2/s);
  await expect(games.locator('svg.db-svg, .host svg').first()).toBeVisible();
  await stands(page, '/');
  await accessible(page);
  await games.getByRole('link').click();
  await expect(page.locator('[data-ply]')).toHaveText(played);
});
