// Draws the icons of the installed site from public/icon.svg: `node scripts/icons.mjs`. The pictures are kept
// in the repository, so that building the site needs no browser.
import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const icon = await readFile(`${folder}icon.svg`, 'utf8');
// Systems cut a maskable icon to a shape of their own: its ground goes to the edges, the rest lies inside.
const whole = icon.replace(/rx="\d+"/, '').replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
const ground = /fill="(#\w+)"/.exec(icon)?.[1] ?? '#000';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, size, svg] of [
  ['icon-192.png', 192, icon],
  ['icon-512.png', 512, icon],
  ['icon-maskable-512.png', 512, whole],
  ['apple-touch-icon.png', 180, whole],
]) {
  await page.setViewportSize({ width: size, height: size });
  const background = svg === icon ? 'transparent' : ground;
  await page.setContent(
    `<style>body { margin: 0; background: ${background} } svg { display: block; width: 100vw }</style>${svg}`,
  );
  await page.screenshot({ path: folder + name, omitBackground: true });
}
await browser.close();
