import { expect, open, ready, test } from './site';

test('every page has a title of its own, in the language spoken', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Doska: five rare board games in your browser');
  for (const [path, title] of [
    ['/learn', 'Learn · Doska'],
    ['/puzzles/turkish', 'Turkish Draughts: puzzles · Doska'],
    ['/rules/martian', 'Martian Chess: rules · Doska'],
    ['/settings', 'Settings · Doska'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('tr');
  await expect(page).toHaveTitle('Ayarlar · Doska');
});

test('the header stands still from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const links = page.locator('header nav a');
  const places = () =>
    links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().x)));
  const before = await places();
  for (const name of ['Puzzles', 'Settings', 'Learn']) {
    const link = page.locator('header').getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await places(), name).toEqual(before);
  }
});

test('going to another page is announced, and the focus goes there', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Doska' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Doska' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[aria-live]').getByText('About Doska')).toBeAttached();
});

test('who goes back finds the page scrolled as it was', async ({ page }) => {
  await open(page, '/rules/cyclic');
  const link = page.getByRole('link', { name: 'Turkish Draughts' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turkish Draughts' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Russian Cyclic Checkers' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the pages can be reached at every width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'Pages' });
  const editor = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Editor' });
  await expect(editor).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await menu.click();
  await editor.click();
  await ready(page);
  await expect(page).toHaveURL('/editor');
  await expect(editor).toBeHidden();
});

test('the list of keys opens by its key and by its button', async ({ page }) => {
  await open(page, '/settings');
  const list = page.getByRole('dialog', { name: 'Keyboard' });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await expect(list.getByText('cancel the move')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(list).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeHidden();
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('where there is no page', () => {
  test.use({ expected: /status of 404/ });
  const preview = process.env['DOSKA_SITE'] === 'preview';
  for (const path of ['/nowhere', '/play/chess', '/rules/chess', '/play/turkish/1', '/learn/%ff'])
    test(`${path} says so`, async ({ page }) => {
      test.skip(preview && path.includes('%'), 'Vite refuses such addresses');
      const answer = await page.goto(path);
      if (!preview) expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Home page' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
});

test.describe('what does not work is told', () => {
  test.use({ expected: /net::ERR_FAILED|dynamically imported module/ });
  test('a page that cannot be fetched', async ({ page }) => {
    await open(page, '/settings');
    await page.route('**/assets/About-*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Doska' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.unroute('**/assets/About-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'About Doska' })).toBeVisible();
  });
});
