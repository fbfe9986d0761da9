import { expect, languages, open, ready, test } from './site';

const home = {
  en: 'Five rare board games in your browser',
  ru: 'Пять редких настольных игр в браузере',
  tr: 'Tarayıcınızda beş ender masa oyunu',
};

test('the language is changed at once, everywhere, and kept', async ({ page }) => {
  await open(page, '/');
  for (const language of ['ru', 'tr', 'en'] as const) {
    await page.locator('header select').selectOption(language);
    await expect(page.getByRole('heading', { level: 1, name: home[language] })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.locator('header select').selectOption('tr');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: home.tr })).toBeVisible();
  await page.goto('/rules/turkish');
  await expect(page.getByRole('heading', { level: 1, name: 'Türk Daması' })).toBeVisible();
  await page.locator('header select').selectOption('ru');
  await expect(page.getByRole('heading', { level: 1, name: 'Турецкие шашки' })).toBeVisible();
});

for (const [locale, language] of [
  ['tr-TR', 'tr'],
  ['ru-RU', 'ru'],
  ['de-DE', 'en'],
] as const)
  test.describe(`who reads ${locale}`, () => {
    test.use({ locale });
    test(`is greeted in ${language}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: home[language] })).toBeVisible();
    });
  });

for (const language of languages)
  test(`no page shows the name of a message in place of words, ${language}`, async ({ page }) => {
    for (const path of [
      '/',
      '/learn',
      '/learn/cyclic',
      '/settings',
      '/about',
      '/analysis',
      '/editor/martian',
    ]) {
      await open(page, path, { language });
      await ready(page);
      const text = await page.locator('body').innerText();
      expect(text.match(/\b(web|learn|game|seat|piece)-[a-z-]+\b/g) ?? []).toEqual([]);
    }
  });
