// The engine in Chromium beside the native one, as rows of docs/performance.md: the same searches, by one
// thread, one after the other. And how evenly a page draws while the engine thinks.
// Part of `make bench`; needs target/release/doska with the site in it.
import { chromium } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { printTaps } from './bench-taps.mjs';

const root = new URL('../../', import.meta.url).pathname;
const binary = `${root}target/release/doska`;
const NODES = 3_000_000;

/** The position texts that `doska bench` searches (`games/README.md`), by the variants that are measured. */
function positions() {
  const { stdout } = spawnSync(binary, ['games', '--json'], { encoding: 'utf8' });
  return JSON.parse(stdout).flatMap(({ id, variants }) => {
    const { bench } = JSON.parse(readFileSync(`${root}games/${id}/game.json`, 'utf8'));
    const rows = bench.map((row) => /^\d+ (\S+) text (.*)$/.exec(row) ?? []);
    const texts = (variant) => rows.filter(([, game]) => game === variant).map(([, , text]) => text);
    return variants.map((variant) => [variant, texts(variant)]).filter(([, texts]) => texts.length > 0);
  });
}

function native() {
  const engine = spawn(binary, ['engine']);
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  engine.stdin.write('setoption name Hash value 32\n');
  return {
    async search(game, text) {
      engine.stdin.write(`ucinewgame\nposition ${game} text ${text}\ngo nodes ${NODES}\n`);
      let [nodes, speed] = [0, 0];
      for (let line = await lines.next(); !line.done; line = await lines.next()) {
        [, nodes, speed] = / nodes (\d+) nps (\d+)/.exec(line.value)?.map(Number) ?? [0, nodes, speed];
        if (line.value.startsWith('bestmove')) return { nodes, speed };
      }
      throw new Error('the engine ended');
    },
    end: () => engine.stdin.end('quit\n'),
  };
}

/** In the page: one search in a worker, and the frames meanwhile. */
async function inBrowser({ worker, game, text, nodes }) {
  globalThis.engine ??= new Worker(worker, { type: 'module' });
  const frames = [];
  let last = performance.now();
  let watching = true;
  const watch = (now) => {
    frames.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  globalThis.asked = (globalThis.asked ?? 0) + 1;
  const line = { game, start: text, moves: [] };
  const answer = await new Promise((resolve, reject) => {
    let speed = 0;
    globalThis.engine.onmessage = ({ data }) => {
      if (data.info) {
        const { nodes, time } = JSON.parse(data.info);
        if (time > 0) speed = nodes / time;
      } else if (data.response) resolve(Math.round(speed * 1000));
      else reject(new Error(data.broken));
    };
    const request = JSON.stringify({ request: 'search', game: line, multipv: 1, limits: { nodes } });
    globalThis.engine.postMessage({ id: globalThis.asked, request });
  });
  watching = false;
  return { speed: answer, frames: frames.slice(1) };
}

/** Pages, and what is there as soon as they can be used. */
const PAGES = [
  ['/', '.db-svg', 5],
  ['/play/turkish', '.db-movable', 1],
  ['/analysis?game=cyclic', '.db-arrow', 1],
];

/** A first visit: how long until the page can be used and nothing keeps it busy, and what was fetched. */
async function visit(path, usable, count) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'commit' });
  const found = await page.evaluate(
    ([selector, count]) =>
      new Promise((resolve) => {
        let busy = 0;
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) busy = startTime + duration;
        }).observe({ type: 'longtask', buffered: true });
        const look = () => {
          if (document.querySelectorAll(selector).length < count) return void requestAnimationFrame(look);
          const shown = performance.now();
          setTimeout(() => {
            const fetched = [
              ...performance.getEntriesByType('navigation'),
              ...performance.getEntriesByType('resource'),
            ];
            const kb =
              fetched.filter((e) => e.responseEnd <= shown).reduce((sum, e) => sum + e.transferSize, 0) /
              1024;
            resolve({ ms: Math.round(Math.max(shown, busy)), kb: Math.round(kb) });
          }, 500);
        };
        look();
      }),
    [usable, count],
  );
  await context.close();
  return found;
}

const server = spawn(binary, ['serve', '--listen', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve, reject) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    const found = /http:\/\/[\d.:]+/.exec(line);
    if (found) resolve(found[0]);
  });
  server.on('exit', (code) => reject(new Error(`doska serve ended with ${code}`)));
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const page = await browser.newPage();
  await page.goto(address);
  const name = readdirSync(`${root}web/dist/assets`).find((file) => /^worker-.*\.js$/.test(file));
  const engine = native();
  const frames = [];
  const million = (speed) => (speed / 1e6).toFixed(2);
  console.log('\n## The site, in Chromium\n');
  console.log('| search, one thread | native Mn/s | Chromium Mn/s | ratio |\n|---|---|---|---|');
  for (const [game, texts] of positions()) {
    let [text, there] = ['', null];
    // A position that is solved at once tells nothing about speed.
    for (text of texts) {
      there = await engine.search(game, text);
      if (there.nodes > NODES / 2) break;
    }
    const question = { worker: `/assets/${name}`, game, text, nodes: NODES };
    const here = await page.evaluate(inBrowser, question);
    frames.push(...here.frames);
    console.log(
      `| \`${game}\` | ${million(there.speed)} | ${million(here.speed)} | ${(here.speed / there.speed).toFixed(2)} |`,
    );
  }
  engine.end();
  frames.sort((a, b) => a - b);
  const at = (share) => frames[Math.floor(share * (frames.length - 1))].toFixed(1);
  console.log(
    `\nFrame times of the page during a search, over ${frames.length} frames: median ${at(0.5)} ms,`,
  );
  console.log(`95th percentile ${at(0.95)} ms (60 frames per second are 16.7 ms each).`);

  await printTaps(page, `/assets/${name}`);

  console.log(
    '\n| first visit | ms until usable | KB fetched until then, without the engine |\n|---|--:|--:|',
  );
  for (const page of PAGES) {
    const visits = [];
    for (let i = 0; i < 5; i++) visits.push(await visit(...page));
    const middle = (what) => visits.map(what).sort((a, b) => a - b)[2];
    console.log(`| \`${page[0]}\` | ${middle(({ ms }) => ms)} | ${middle(({ kb }) => kb)} |`);
  }
  console.log(
    '\nMedian of five visits with an empty cache. The home page is usable when its boards are drawn,',
  );
  console.log('a game when the movable pieces are marked, analysis when the first engine arrows are shown.');
} finally {
  await browser.close();
  server.kill();
}
