// The engine in Chromium beside the native one, as rows of docs/performance.md: the same searches, by one
// thread, one after the other. And how evenly a page draws while the engine thinks.
// Part of `make bench`; needs target/release/doska with the site in it.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const root = new URL('../../', import.meta.url).pathname;
const binary = `${root}target/release/doska`;
const NODES = 3_000_000;

/** The second position of every form in `doska bench`: a middle game, or the like. */
function positions() {
  const seen = new Map();
  for (const row of readFileSync(`${root}crates/cli/src/bench/positions.txt`, 'utf8').split('\n')) {
    const [, game, text] = /^\d+ (\S+) text (.*)$/.exec(row) ?? [];
    if (game && /^[a-z]+(\?players=4)?$/.test(game) && !seen.has(game)) seen.set(game, text);
  }
  return [...seen];
}

function native() {
  const engine = spawn(binary, ['engine']);
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  engine.stdin.write('setoption name Hash value 32\n');
  return {
    async search(game, text) {
      engine.stdin.write(`ucinewgame\nposition ${game} text ${text}\ngo nodes ${NODES}\n`);
      let speed = 0;
      for (let line = await lines.next(); !line.done; line = await lines.next()) {
        speed = Number(/ nps (\d+)/.exec(line.value)?.[1] ?? speed);
        if (line.value.startsWith('bestmove')) return speed;
      }
      throw new Error('the engine ended');
    },
    end: () => engine.stdin.end('quit\n'),
  };
}

/** In the page: one search in a worker, and the frames meanwhile. */
async function inBrowser({ worker, game, text, nodes }) {
  globalThis.mind ??= new Worker(worker, { type: 'module' });
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
    globalThis.mind.onmessage = ({ data }) => {
      if (data.tell) {
        const { nodes, time } = JSON.parse(data.tell);
        if (time > 0) speed = nodes / time;
      } else if (data.answer) resolve(Math.round(speed * 1000));
      else reject(new Error(data.broken));
    };
    const ask = JSON.stringify({ ask: 'think', line, lines: 1, go: { nodes } });
    globalThis.mind.postMessage({ id: globalThis.asked, ask });
  });
  watching = false;
  return { speed: answer, frames: frames.slice(1) };
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
  console.log('| search, one thread | native Mn/s | Chromium Mn/s | ratio |\n|---|---|---|---|');
  for (const [game, text] of positions()) {
    const there = await engine.search(game, text);
    const question = { worker: `/assets/${name}`, game, text, nodes: NODES };
    const here = await page.evaluate(inBrowser, question);
    frames.push(...here.frames);
    console.log(
      `| \`${game}\` | ${million(there)} | ${million(here.speed)} | ${(here.speed / there).toFixed(2)} |`,
    );
  }
  engine.end();
  frames.sort((a, b) => a - b);
  const at = (share) => frames[Math.floor(share * (frames.length - 1))].toFixed(1);
  console.log(
    `\nFrames of the page while the engine thinks: ${frames.length}; half come within ${at(0.5)} ms of`,
  );
  console.log(`the one before, 95 of 100 within ${at(0.95)} ms (60 frames a second are 16.7 ms each).`);
} finally {
  await browser.close();
  server.kill();
}
