// Draws the pictures that previews of links show, and those of the installed site: `node scripts/share-pictures.mjs
// ADDRESS`, where the site is served at the address. They are kept in the repository (public/share), so that building
// the site needs no browser.
import { chromium } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readdirSync } from 'node:fs';

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = fileURLToPath(new URL('../public/share/', import.meta.url));
const games = readdirSync(new URL('../../games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const QUALITY = 60;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function open(path, viewport, settings = {}, more = {}) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...more });
  const page = await context.newPage();
  await page.addInitScript(
    (text) => localStorage.setItem('doska-settings', text),
    JSON.stringify({ language: 'en', theme: 'light', animation: 0, sound: false, ...settings }),
  );
  await page.goto(address + path);
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.waitForTimeout(2000);
  return page;
}

/** A card of 1200 by 630: the name on the left, boards on the right. */
async function card(page, name, title, boards) {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.evaluate(
    ([title, boards]) => {
      const drawn = boards.flatMap((selector) => [...document.querySelectorAll(selector)]);
      const card = document.createElement('div');
      card.id = 'card';
      card.innerHTML = '<div class="words"><p>Doska</p><h1></h1></div><div class="boards"></div>';
      card.querySelector('h1').textContent = title;
      for (const board of drawn) {
        const { width, height } = board.getBoundingClientRect();
        const holder = document.createElement('div');
        holder.style.aspectRatio = String(width / height);
        holder.append(board);
        card.querySelector('.boards').append(holder);
      }
      document.body.replaceChildren(card);
      const sheet = new CSSStyleSheet();
      const many = drawn.length > 1;
      sheet.replaceSync(`
        :root { scrollbar-gutter: auto; font-size: 16px }
        #card { display: grid; grid-template-columns: ${many ? '25rem' : '1fr'} auto; gap: 2.5rem;
          align-items: center; width: 1200px; height: 630px; padding: 2.5rem; box-sizing: border-box;
          background: #f6f3ee }
        .words p { margin: 0 0 .5rem; color: #96481b; font-size: 2rem; font-weight: 700 }
        .words h1 { margin: 0; font-size: ${many ? 3.4 : 4.2}rem; line-height: 1.1 }
        .boards { display: grid; grid-template-columns: repeat(${many ? 3 : 1}, auto); gap: 1rem;
          place-items: center; height: 550px }
        .boards > div { ${many ? 'width: 14rem; max-height: 260px' : 'height: 550px'}; position: relative }
        .boards > div > * { position: absolute; inset: 0; width: 100%; height: 100% }`);
      document.adoptedStyleSheets = [sheet];
    },
    [title, boards],
  );
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: QUALITY });
  await page.context().close();
}

/** The first page with its boards in the middle of their games. */
const boards = () => open('/', { width: 1440, height: 900 });
for (const game of games) {
  const page = await boards();
  const of = page.locator('main article', { has: page.locator(`a[href^="/play/${game}"]`) });
  await of.evaluate((element) => (element.id = 'shown'));
  await card(page, game, await of.getByRole('heading').innerText(), ['#shown .db']);
}
const home = await boards();
await card(home, 'home', await home.locator('main h1').innerText(), ['main article .db']);

const wide = await open('/play/cyclic', { width: 1280, height: 800 });
await wide.screenshot({ path: `${folder}wide.jpg`, type: 'jpeg', quality: QUALITY });
const phone = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const narrow = await open('/puzzles', { width: 390, height: 844 }, {}, phone);
await narrow.screenshot({ path: `${folder}narrow.jpg`, type: 'jpeg', quality: QUALITY });
await browser.close();
