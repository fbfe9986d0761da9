import { accessible, fits, open, pages, test, themes } from './site';

for (const path of pages)
  test(`${path} is accessible in both themes, and fits`, async ({ page }) => {
    await open(page, path, { theme: 'system' });
    await fits(page);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await accessible(page);
    }
  });
