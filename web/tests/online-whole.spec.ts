// Whole games between browsers, from finding each other to the end, by tapping, whatever happens on the way. On a
// server of their own, which is killed.
import { expect, test, type Page } from '@playwright/test';
import type { Challenge, PlayerRef, SeatRating } from '../src/lib/online/wire';
import { enter } from './enter';
import { ask, gameOf, gameOfTwo, OnlineServer, signUp } from './online';
import { agree, Table } from './table';

const server = new OnlineServer(Number(process.env['DOSKA_PORT'] ?? 8137) + 41);
test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile, 'the same server, once');
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** A short game of four at Martian Chess. */
const FOUR =
  'c3-d4 c8-e8 e8-d8 f1-e1 c1xe1 b6-c5 f8xd8 e1-e3 d4xe3 b7-b5 g8xd8 f3-g4 b1xg1 c6-d7 h8xd8 g3-h4 a1xg1 a8-f3 ' +
  'h6xh4 f3-e4 a2-b1 d8-c8 h7xh4 g1-e1 b1xe1 c8-d8 f6=g7 h1-g1 a3=b3 c7-b6 g7xb2 e3-f4 b3xh3 b5-a5 g6-h7 e4-d4 ' +
  'd4xf4 d7-e6 e6-f5 e1-e3 b2xb6 d8-g5 f5xg4 f4-f5 c2-d1 a7-d7 g5xg4 g4-g7 d1-e2';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').pop()!;

/** Accepts or declines an offer, whose buttons do nothing in the first moment. */
async function answer(page: Page, name: 'Accept' | 'Decline') {
  await expect(button(page, name)).toHaveAttribute('aria-disabled', 'false');
  await button(page, name).click();
}

/** A new challenge, by the form that the address opens; White is its maker. */
async function challenge(page: Page, path: string, clock: string | null, send: string): Promise<string> {
  await page.goto(path);
  const form = page.getByRole('dialog', { name: 'New challenge' });
  await form.getByText('White', { exact: true }).click();
  if (clock) await form.getByRole('group', { name: 'Clock' }).getByText(clock, { exact: true }).click();
  await form.getByRole('button', { name: send }).click();
  await expect(page).toHaveURL(/\/challenge\/\w+$/);
  return new URL(page.url()).pathname;
}

/** Two sit at the board of the same game. */
async function meet(maker: Page, taker: Page): Promise<string> {
  await expect(taker).toHaveURL(/\/game\/\w+$/);
  await expect(maker).toHaveURL(taker.url());
  return idOf(taker);
}

test('by link, with everything that can happen on the way, to the last capture', async ({ browser }) => {
  test.setTimeout(180_000);
  const [white, black] = [await server.person(browser, false), await server.person(browser, false)];
  await black.goto(await challenge(white, '/lobby?new=friend&game=turkish', '10+5', 'Create link'));
  await button(black, 'Play').click();
  const id = await meet(white, black);
  const watcher = await server.person(browser, false);
  await watcher.goto(`/game/${id}`);
  const table = new Table('turkish', [white, black], { watchers: [watcher] });

  await table.play('c3-c4', 'a6-a5', 'd3-d4');
  await button(white, 'Take back').click();
  await answer(black, 'Accept');
  table.played.pop();
  await table.agree();
  await table.play('d3-d4', 'c6-c5', 'c4xc6xa6xa8', 'd6-d5');
  await button(black, 'Offer draw').click();
  await answer(white, 'Decline');
  await expect(black.getByText('Draw declined').first()).toBeVisible();
  await table.agree();
  await table.play('d4xd6xd8', 'e6-d6', 'd8xd4');

  // White's network is gone while Black moves.
  await white.context().setOffline(true);
  await expect(white.getByText('No connection').first()).toBeAttached();
  await enter(black, table.line, 'e7-e6');
  await agree([black, watcher], [...table.played, 'e7-e6']);
  await expect(white.locator('section.moves [data-ply]')).toHaveCount(table.played.length);
  await white.context().setOffline(false);
  table.played.push('e7-e6');
  await table.agree();
  await table.play('a8xa4', 'f7-e7', 'd4-g4', 'f6-f5');

  // The server is killed; White moves while there is none.
  const { clocks } = await gameOf(white, id);
  await server.kill();
  await enter(white, table.line, 'a4-c4');
  table.played.push('a4-c4');
  await server.start();
  await table.agree();
  // Nobody pays for the time in which there was no server.
  expect((await gameOf(white, id)).clocks![0]).toBeGreaterThan(clocks![0]! - 30_000);

  await table.play('g6-f6', 'g4xg8', 'e7-d7', 'c4xc8', 'f5-e5', 'g8-d8', 'b7-b6');

  // A reload in the middle of a capture of three: what was entered is there again, for nobody else.
  const capture = 'd8xd5xf5xf7';
  await enter(white, table.line, capture, 'tap', { to: 3 });
  await expect(white.getByText('Keep capturing').first()).toBeVisible();
  await white.reload();
  await expect(white.getByText('Keep capturing').first()).toBeVisible();
  await agree([black, watcher], table.played);
  await enter(white, table.line, capture, 'tap', { from: 3 });
  table.played.push(capture);
  await table.agree();

  await table.play('b6-b5', 'c8-h8', 'h6-g6', 'h8xh6xf6xb6xb4');
  await expect(white.getByRole('dialog')).toContainText('You won');
  await expect(black.getByRole('dialog')).toContainText('You lost');
  await expect(watcher.getByRole('dialog')).toContainText('White won');
  await table.ends(/Black has no pieces/);
  const { moves, outcome } = await gameOf(watcher, id);
  expect(moves).toEqual(table.played);
  expect(outcome).toMatchObject({ winners: [0], reason: 'no-pieces' });
  await table.leave();
});

test('four browsers play Martian Chess to its end', async ({ browser }) => {
  test.setTimeout(240_000);
  const game = 'martian?players=4';
  const people = [];
  for (let i = 0; i < 4; i++) people.push(await server.person(browser, false));
  const [maker, ...others] = people;
  await ask(maker!, 'POST', '/guests', {});
  const { id: link } = await ask<Challenge>(maker!, 'POST', '/challenges', {
    game,
    clock: { initial: 600, increment: 5 },
    seat: 0,
  });
  await maker!.goto(`/challenge/${link}`);
  for (const page of others) {
    await page.goto(`/challenge/${link}`);
    const seat = page.getByRole('button', { name: 'Sit here' });
    await seat.first().click();
    await expect(seat).toHaveCount(0);
  }
  for (const page of people) await expect(page).toHaveURL(/\/game\/\w+$/);
  const table = new Table(game, people);
  await table.play(...FOUR.split(' '));
  await table.ends(/17.*14|14.*17|31/);
  const { moves, outcome } = await gameOf(maker!, idOf(maker!));
  expect(moves).toEqual(table.played);
  expect(outcome).toMatchObject({ winners: [0, 2], reason: 'empty-quadrant' });
  await table.leave();
});

test('a live challenge of the lobby is taken and played to its end', async ({ browser }) => {
  const [white, black] = [await server.person(browser), await server.person(browser)];
  const { player } = await ask<{ player: PlayerRef }>(white, 'GET', '/me');
  const start = 'W:Wd3,a3:Bd5,h6';
  const form = `/lobby?${new URLSearchParams({ new: 'lobby', game: 'turkish', position: start })}`;
  await challenge(white, form, '5+3', 'Post in the lobby');
  await black.goto('/lobby?game=turkish');
  await button(black, `Play Turkish Draughts against ${player.name}`).click();
  const id = await meet(white, black);
  const table = new Table('turkish', [white, black], { start });
  await table.play('a3-a4', 'h6-h5', 'a4-a5', 'd5-d4', 'd3xd5');
  await expect(white.getByRole('dialog')).toContainText('You won');
  await expect(black.getByRole('dialog')).toContainText('You lost');
  expect((await gameOf(black, id)).outcome).toMatchObject({ winners: [0], reason: 'single-man' });
  await table.leave();
});

test('a standing challenge, a conditional move and a draw, with its maker away', async ({ browser }) => {
  const before = await server.person(browser, false);
  await challenge(before, '/lobby?new=lobby&game=turkish', null, 'Post in the lobby');
  await expect(before.getByText('It is in the lobby too.')).toBeVisible();
  const { player } = await ask<{ player: PlayerRef }>(before, 'GET', '/me');
  // Away: nothing of the site is open, and it is taken.
  const storageState = await before.context().storageState();
  await before.context().close();
  const black = await server.person(browser);
  await black.goto('/lobby?game=turkish');
  await button(black, `Play Turkish Draughts against ${player.name}`).click();
  await expect(black).toHaveURL(/\/game\/\w+$/);

  const context = await browser.newContext({ baseURL: server.site, storageState });
  const white = await context.newPage();
  await white.goto('/');
  await expect(white.getByRole('heading', { name: 'Your turn in 1 game' })).toBeVisible();
  await white.getByRole('link', { name: /Turkish Draughts.*Your turn/ }).click();
  await expect(white).toHaveURL(black.url());
  const table = new Table('turkish', [white, black]);
  await table.play('d3-d4');

  await white.getByText('Conditional moves').click();
  const foresee = async (...squares: string[]) => {
    for (const square of squares)
      await white.locator(`details[open] .board .db-cell[data-key="@${square}"]`).first().click();
  };
  await expect(white.getByText('Enter your opponent’s move')).toBeVisible();
  await foresee('0,5', '0,4');
  await expect(white.getByText('Now enter your answer.')).toBeVisible();
  const answered = white.locator('details[open] .board .db-cell[data-key="@7,2"]');
  await expect(answered).toHaveAttribute('aria-label', /can be chosen$/);
  await foresee('7,2', '7,3');
  await expect(white.getByText('If a6-a5 → h3-h4')).toBeVisible();
  await white.goto('/about');
  await enter(black, table.line, 'a6-a5');
  table.played.push('a6-a5', 'h3-h4');
  await agree([black], table.played);

  await button(black, 'Offer draw').click();
  await white.goto(new URL(black.url()).pathname);
  await answer(white, 'Accept');
  await table.ends(/by agreement/);
  await table.agree();
  expect((await gameOf(white, idOf(white))).outcome).toMatchObject({ winners: [], reason: 'agreement' });
  await table.leave();
});

test('a flag falls in a rated game, and the ratings change once', async ({ browser }) => {
  const [white, black] = [await server.person(browser, false), await server.person(browser, false)];
  const names = [(await signUp(white)).name, (await signUp(black)).name];
  const clock = { initial: 15, increment: 0 };
  const id = await gameOfTwo(white, black, { game: 'turkish', clock, rated: true });
  for (const page of [white, black]) await page.goto(`/game/${id}`);
  const table = new Table('turkish', [white, black]);
  await table.play('d3-d4', 'd6-d5');
  // White thinks for too long.
  await table.ends(/Rating: 1500 → 1\d\d\d/);
  await expect(white.getByRole('dialog')).toContainText('You lost');
  await expect(black.getByRole('dialog')).toContainText('You won');
  await table.agree();
  const changes = async () =>
    (await ask<SeatRating[]>(white, 'GET', `/games/${id}/ratings`)).map(({ change }) => change!);
  const [lost, won] = await changes();
  expect(lost).toBeLessThan(0);
  expect(won).toBeGreaterThan(0);
  for (const [seat, page] of [white, black].entries()) {
    await page.goto(`/player/${names[seat]}`);
    await expect(page.getByRole('region', { name: 'Ratings' })).toContainText(
      String(1500 + (seat === 0 ? lost! : won!)),
    );
  }
  expect(await changes()).toEqual([lost, won]);
  await table.leave();
});
