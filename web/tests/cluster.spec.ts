// A game between two browsers on two nodes of a cluster, of which one is killed.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Cluster } from './cluster';
import { enter } from './enter';
import { ask, gameOf } from './online';
import type { Challenge, Joined } from '../src/lib/online/wire';

const cluster = new Cluster();
test.beforeAll(() => cluster.start(2));
test.afterAll(() => cluster.end());

const move = (page: Page, text: string) => page.locator('section.moves ol button', { hasText: text });

async function person(browser: Browser, node: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: await cluster.balancer(node) });
  const page = await context.newPage();
  await page.goto('/about');
  await ask(page, 'POST', '/guests', {});
  return page;
}

/** What stands on the clocks of the page, in seconds, the lower first. */
async function clocks(page: Page) {
  const texts = await page.getByRole('timer').allTextContents();
  const seconds = texts.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
  return seconds.sort((a, b) => a - b);
}

test('a node is killed in mid-game: both play on and see the same', async ({ browser }) => {
  const [white, black] = [await person(browser, 0), await person(browser, 1)];
  const asked = {
    game: 'turkish',
    clock: { initial: 300, increment: 3 },
    rated: false,
    seat: 0,
    position: null,
  };
  const { id } = await ask<Challenge>(white, 'POST', '/challenges', asked);
  const joined = await ask<Joined>(black, 'POST', `/challenges/${id}/join`, { seat: 1 });
  const game = joined.game_id!;
  await Promise.all([white, black].map((page) => page.goto(`/game/${game}`)));
  const played: string[] = [];
  const play = async (text: string) => {
    await enter(
      [white, black][played.length % 2]!,
      { game: 'turkish', start: null, moves: [...played] },
      text,
    );
    played.push(text);
    for (const page of [white, black]) await expect(move(page, text).last()).toBeVisible();
  };
  await play('d3-d4');
  await play('e6-e5');
  await cluster.tell('kill', 1);
  // The one on the other node goes on at once; the one on the dead node is led to it.
  await play('a3-a4');
  await play('h6-h5');
  await cluster.tell('start', 1);
  await cluster.tell('kill', 0);
  await play('b3-b4');
  await play('g6-g5');
  const seen = await Promise.all([white, black].map((page) => gameOf(page, game)));
  expect(seen[0]!.moves).toEqual(played);
  expect(seen[1]!.moves).toEqual(played);
  expect(seen[1]!.version).toBe(seen[0]!.version);
  const [ofWhite, ofBlack] = await Promise.all([white, black].map(clocks));
  expect(ofWhite).toHaveLength(2);
  // A busy machine reads one page a moment after the other.
  for (const clock of [0, 1]) expect(Math.abs(ofWhite![clock]! - ofBlack![clock]!)).toBeLessThan(10);
  for (const page of [white, black]) await page.context().close();
});
