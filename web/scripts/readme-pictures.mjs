// Takes the pictures of README.md (docs/screenshots): `node scripts/readme-pictures.mjs ADDRESS`, where the site is
// served at the address.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const file = (name) => fileURLToPath(new URL(`../../docs/screenshots/${name}.jpg`, import.meta.url));
const demo = (game) =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/game.json`, import.meta.url), 'utf8')).site.demo;
const middle = (game, plies) => demo(game).moves.split(' ').slice(0, plies).join('+');

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const pictures = [
  ['home', '/', DESK, {}],
  ['first-game', '/play/backups', DESK, {}],
  ['play-topological', `/play/topological?moves=${middle('topological', 34)}`, DESK, { theme: 'dark' }],
  ['analysis', `/analysis?game=cyclic&moves=${middle('cyclic', 24)}`, DESK, {}],
  ['puzzle-phone', '/puzzles/turkish', PHONE, {}],
  ['martian-phone', `/play/martian?players=4`, PHONE, { theme: 'dark' }],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
for (const [name, path, viewport, settings] of pictures) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.addInitScript(
    (text) => localStorage.setItem('doska-settings', text),
    JSON.stringify({ language: 'en', theme: 'light', animation: 0, sound: false, ...settings }),
  );
  await page.goto(address + path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  // The engine has had time for its first lines.
  await page.waitForTimeout(4000);
  await page.screenshot({ path: file(name), type: 'jpeg', quality: 82 });
  await context.close();
}
await browser.close();
