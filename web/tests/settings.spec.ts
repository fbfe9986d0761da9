import { accessible, expect, open, test } from './site';

test('what is chosen is there at once, and after the next load', async ({ page }) => {
  await open(page, '/settings', { theme: 'light' });
  const html = page.locator('html');
  const preview = page.getByRole('complementary').locator('.db').first();
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

  await choose('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choose('Green');
  await expect(preview).toHaveAttribute('data-theme', 'green');
  await choose('Flat');
  await page.getByRole('switch', { name: 'Coordinates' }).uncheck({ force: true });
  await expect(preview.locator('.db-name')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Sounds' }).check({ force: true });
  await page.getByRole('switch', { name: 'Screen reader' }).check({ force: true });
  await choose('Slow');
  await accessible(page);

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(preview).toHaveAttribute('data-theme', 'green');
  for (const name of ['Dark', 'Green', 'Flat', 'Slow'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Coordinates' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Sounds' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Screen reader' })).toBeChecked();
});

test('choices are made by keys', async ({ page }) => {
  await open(page, '/settings', { theme: 'light' });
  await page.getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('switch', { name: 'Screen reader' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Screen reader' })).toBeChecked();
});

test.describe('the theme', () => {
  test.use({ expected: /net::ERR_FAILED/ });
  test('is there before the site itself', async ({ page }) => {
    await open(page, '/about', { theme: 'dark' });
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(26, 24, 22)');
  });
});

test('settings that make no sense are as if there were none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('doska-settings', '{"theme":"pink","language":7}'));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
});
