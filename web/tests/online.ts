// A server of a test of its own: it can be killed and started again on the same data.
//
//   DOSKA_ONLINE_SITE=http://127.0.0.1:5173   the site is served there (with a proxy), not by the binary
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Challenge, ClockSetting, Game, Joined, PlayerRef } from '../src/lib/online/wire';

const binary = process.env['DOSKA_BINARY'] ?? '../target/release/doska';

export class OnlineServer {
  readonly site: string;
  #port: number;
  #data = mkdtempSync(join(tmpdir(), 'doska-online-'));
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
    this.site = process.env['DOSKA_ONLINE_SITE'] ?? `http://127.0.0.1:${port}`;
  }

  async start() {
    const listen = `127.0.0.1:${this.#port}`;
    const args = ['serve', '--listen', listen, '--data', this.#data, '--rate-limits', 'off'];
    this.#process = spawn(binary, args, { stdio: 'ignore' });
    for (let i = 0; i < 300; i++) {
      const ready = await fetch(`http://${listen}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${binary} does not answer at ${listen}`);
  }

  /** Ends it at once, as a power cut does. */
  async kill() {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  async end() {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Somebody with a browser of his own; a guest, unless he only watches. */
  async person(browser: Browser, guest = true): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.site });
    const page = await context.newPage();
    await page.goto('/about');
    if (guest) await ask(page, 'POST', '/guests', {});
    return page;
  }

  /** A game of these people, in the order of their seats. */
  async game(people: Page[], game: string, clock: ClockSetting | null, position: string | null = null) {
    const [maker, ...others] = people;
    const asked = { game, clock, rated: false, seat: 0, position };
    const { id } = await ask<Challenge>(maker!, 'POST', '/challenges', asked);
    let joined: Joined | undefined;
    for (const [i, other] of others.entries())
      joined = await ask<Joined>(other, 'POST', `/challenges/${id}/join`, { seat: i + 1 });
    const game_id = joined?.game_id ?? '';
    await Promise.all(people.map((page) => page.goto(`/game/${game_id}`)));
    return game_id;
  }
}

/** A name that nobody has yet. */
export const newName = () => `p${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Signs up with a password; the page has an address of the site. */
export async function signUp(page: Page, name = newName()): Promise<PlayerRef> {
  const { player } = await ask<{ player: PlayerRef }>(page, 'POST', '/account', {
    name,
    password: 'four unrelated words',
  });
  return player;
}

/** A game of two pages, in the order of their seats, and its first moves. */
export async function gameOfTwo(
  first: Page,
  second: Page,
  asked: { game: string; clock: ClockSetting | null; rated?: boolean },
  moves: string[] = [],
): Promise<string> {
  const { id } = await ask<Challenge>(first, 'POST', '/challenges', { rated: false, ...asked, seat: 0 });
  const { game_id } = await ask<Joined>(second, 'POST', `/challenges/${id}/join`, {});
  for (const [ply, move] of moves.entries())
    await ask(ply % 2 === 0 ? first : second, 'POST', `/games/${game_id}/moves`, {
      move,
      ply,
      id: `m${ply}`,
    });
  return game_id ?? '';
}

/** A request from the page, with its cookie. */
export function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api/v1${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: body === null ? null : JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    [method, path, body ?? null] as const,
  );
}

export const gameOf = (page: Page, id: string) => ask<Game>(page, 'GET', `/games/${id}`);

/** Nobody looks at the tab any more, or somebody does again. Browsers of tests show all tabs at once. */
export const look = (page: Page, seen: boolean) =>
  page.evaluate((seen) => {
    Object.defineProperty(document, 'hidden', { value: !seen, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, seen);

/** The server refuses a request of this page, with these words. */
export const refuse = (page: Page, path: string, method: string, detail: string) =>
  page.route(`**/api/v1${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 503, code: 'closed', title: '', detail }),
        })
      : route.fallback(),
  );
