import { accessible, accessibleInThemes, expect, fits, open, pages, test } from './site';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}
declare global {
  interface Window {
    shifts: { by: number; what: string }[];
  }
}

for (const path of pages)
  test(`${path} comes without moving about, is accessible in both themes, and fits`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          const moved = sources.map(({ node }) => node?.className).filter((name) => name !== undefined);
          // The engine's lines, within their places, are what it thinks at the time.
          if (moved.length && moved.every((name) => /\b(move|score)\b/.test(String(name)))) continue;
          window.shifts.push({ by: value, what: moved.join(', ') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path, { theme: 'system' });
    await fits(page);
    await accessibleInThemes(page);
    // The first page stands quite still; elsewhere a figure may grow by a digit.
    const allowed = path === '/' ? 0 : 0.001;
    const shifts = await page.evaluate(() => window.shifts);
    expect(shifts.filter(({ by }) => by > allowed)).toEqual([]);
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
