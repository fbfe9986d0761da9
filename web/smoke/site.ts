// The site for a test: the real binary behind a small server of the test's own, which can go away, and which
// gives every page a script that notes errors. The browsers have no common way to tell of them.
import { mkdtempSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from './driver';

export interface Site {
  address: string;
  /** Stops answering, like a server that is gone. */
  stop: () => Promise<void>;
}

const RECORDER = '/noted-by-the-smoke-tests.js';
/** Where a page keeps its errors. */
export const NOTED = 'smoke-complaints';

/** In the page, before anything else. */
function record(key: string) {
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  const note = (what: unknown) => {
    // What was still loading is cut off.
    if (leaving) return;
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...noted, `${location.pathname}: ${String(what)}`]));
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      note(target instanceof HTMLElement ? `not loaded: ${target.outerHTML}` : event.message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} refuses ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    note(said.join(' '));
    error(...said);
  };
}

/** Hands on what the server behind says, to pages with the script. */
async function pass(address: string, answer: ServerResponse) {
  const found = await fetch(address, { redirect: 'manual' });
  const headers = Object.fromEntries(found.headers);
  // What was packed has been unpacked.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    delete headers[name];
  const isPage = headers['content-type']?.startsWith('text/html');
  const content = isPage
    ? (await found.text()).replace('<head>', `<head><script src="${RECORDER}"></script>`)
    : Buffer.from(await found.arrayBuffer());
  answer.writeHead(found.status, headers).end(content);
}

export async function serve(): Promise<Site> {
  const behind = await (process.env['DOSKA_SITE'] === 'preview' ? preview() : binary());
  const server = createServer((asked, answer) => {
    if (asked.url === RECORDER) {
      answer.writeHead(200, { 'content-type': 'text/javascript' });
      return void answer.end(`(${record.toString()})(${JSON.stringify(NOTED)})`);
    }
    pass(behind.address + asked.url, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (!server.listening) return;
      await behind.stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The release, which `make` has built, or another one. */
async function binary() {
  const release = fileURLToPath(new URL('../../target/release/doska', import.meta.url));
  const data = mkdtempSync(join(tmpdir(), 'doska-smoke-'));
  const running = start(process.env['DOSKA_BINARY'] ?? release, [
    'serve',
    '--listen',
    '127.0.0.1:0',
    '--data',
    data,
  ]);
  return { address: await running.line(/(http:\/\/[\d.:]+)/), stop: running.stop };
}

/** The output of `npm run build`. */
async function preview() {
  const vite = await import('vite');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await vite.preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
