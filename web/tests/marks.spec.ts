// Marks on the board can be told from what they lie on: 3:1 for each colour of the board, in both themes.
import type { Page } from '@playwright/test';
import { boards, expect, open, test, themes } from './site';

/** The contrast of every mark with the ground under it, by class; marks of two colours count by the better one. */
const measure = (page: Page) =>
  page.evaluate(() => {
    type Rgb = [number, number, number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const rgba = (colour: string): [...Rgb, number] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const over = (colour: string, ground: Rgb): Rgb => {
      const [r, g, b, a] = rgba(colour);
      return [r, g, b].map((part, i) => part * a + ground[i]! * (1 - a)) as Rgb;
    };
    const light = (colour: Rgb) => {
      const [r = 0, g = 0, b = 0] = colour.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: Rgb, b: Rgb) => {
      const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
      return (high + 0.05) / (low + 0.05);
    };
    const root = document.querySelector('.db-grid')!.parentElement!;
    const variable = (name: string) => getComputedStyle(root).getPropertyValue(name);
    const grounds = (element: Element): Rgb[] => {
      const plane = root.querySelector('.db-tile-side, .db-empty-place') !== null;
      const place = element.matches('.db-empty-place');
      const names = plane
        ? place
          ? ['--db-table-a', '--db-table-b']
          : ['--db-tile-a', '--db-tile-b']
        : root.querySelector('.db-dark')
          ? ['--db-dark']
          : ['--db-plain'];
      const zones = [...root.querySelectorAll('[class^="db-zone"]')].map(
        (zone) => getComputedStyle(zone).fill,
      );
      return [...names.map(variable), ...zones].map((colour) => over(colour, [255, 255, 255]));
    };
    const worst: Record<string, number> = {};
    const note = (name: string, element: Element, colours: string[]) => {
      for (const ground of grounds(element)) {
        const best = Math.max(...colours.map((colour) => contrast(over(colour, ground), ground)));
        worst[name] = Math.min(worst[name] ?? Infinity, best);
      }
    };
    const style = (element: Element) => getComputedStyle(element);
    for (const dot of root.querySelectorAll('.db-dot'))
      note('dot', dot, [style(dot).fill, style(dot).stroke]);
    for (const name of ['db-dot-ring', 'db-movable'])
      for (const edge of root.querySelectorAll(`.${name}-edge`)) {
        const both = [edge, edge.nextElementSibling!];
        note(
          name,
          edge,
          both.map((one) => style(one).stroke),
        );
      }
    for (const mark of root.querySelectorAll('.db-last, .db-selected, .db-empty-place'))
      note(mark.classList[0]!, mark, [style(mark).stroke]);
    // A white piece is seen by its face or by its outline.
    const outline = root.querySelector('.db-outline0, .db-flat0');
    if (outline && !root.querySelector('[class^="db-zone"]'))
      note('white piece', outline, [style(outline).stroke, variable('--db-white-b')]);
    return worst;
  });

/** Places where every mark is to be seen: a last move, a chosen piece, where it goes, what else can move. */
const shown = [
  { path: '/play/russian?position=W:Wc3,g1:Bd4,h8,b8', tap: '@2,2', see: ['dot', 'db-movable'] },
  { path: '/play/turkish?moves=a3-a4+h6-h5', tap: '@3,2', see: ['dot', 'db-movable', 'db-last'] },
  { path: '/play/martian', tap: '@2,2', see: ['dot', 'db-movable'] },
  {
    path: '/play/topological?checkers=2&position=M+w+0,0=w;1,0=b;2,0=w;3,0=b',
    tap: '@0,0',
    see: ['db-dot-ring', 'db-movable'],
  },
  { path: '/play/topological', tap: null, see: ['db-empty-place'] },
];

for (const { path, tap, see } of shown)
  test(`marks are seen on ${path}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'colours do not depend on the size');
    await page.addInitScript(() =>
      localStorage.setItem('doska-games', JSON.stringify({ done: [], chosen: {} })),
    );
    await open(page, path);
    await expect(page.locator('.db-cell').first()).toBeVisible();
    await page.waitForFunction(() => !document.querySelector('.bar .thinking'));
    const before = await measure(page);
    if (tap) await page.locator(`.db-cell[data-key="${tap}"]`).click();
    await expect
      .poll(async () => Object.keys({ ...before, ...(await measure(page)) }))
      .toEqual(expect.arrayContaining(see));
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      for (const theme of boards)
        for (const set of ['classic', 'flat', 'stone']) {
          await page.evaluate(
            ([theme, set]) => {
              const { dataset } = document.querySelector('.db-grid')!.parentElement!;
              Object.assign(dataset, { theme, pieces: set });
            },
            [theme, set],
          );
          const found = await measure(page);
          for (const [name, ratio] of Object.entries(found))
            expect(ratio, `${name}, ${theme}, ${set}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
        }
    }
  });
