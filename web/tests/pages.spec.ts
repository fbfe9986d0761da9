import { accessible, accessibleInThemes, fits, open, pages, stands, test, watchShifts } from './site';

for (const path of pages)
  test(`${path} comes without moving about, is accessible in both themes, and fits`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path, { theme: 'system' });
    await fits(page);
    await accessibleInThemes(page);
    await stands(page, path);
  });

for (const path of ['/', '/analysis', '/editor/backups', '/learn/backups', '/play/cyclic', '/rules/cyclic'])
  test(`${path} is accessible before the engine has come`, async ({ page }) => {
    let come = () => {};
    const awaited = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/*.wasm', async (route) => {
      await awaited;
      await route.continue();
    });
    await open(page, path);
    await accessible(page);
    come();
  });
