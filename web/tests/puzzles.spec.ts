// Puzzles: solved, failed and refuted, hints, the daily one. Which puzzles there are, their files say.
import type { Page } from '@playwright/test';
import { findGameFile, manifest } from '../plugins/games';
import { query } from '../plugins/engine';
import type { GameRef } from '../src/lib/contract';
import { numberOf, today } from '../src/puzzles/days';
import { readPuzzles, type Puzzle } from '../src/puzzles/puzzle';
import { enter, gameAt } from './enter';
import { accessible, expect, fits, games, offlineComplaint, open, test } from './site';

const puzzlesOf = (game: string) => readPuzzles(findGameFile(game, 'puzzles.txt') ?? '');
const path = ({ game, id }: Puzzle) => `/puzzles/${game.split('?')[0]}?id=${id}`;
const board = (page: Page) => page.getByRole('grid');
const solved = (page: Page) => page.locator('.feedback .good').filter({ hasText: 'Solved' });

/** Where a puzzle stands after some of its moves. */
const after = ({ game, position, moves }: Puzzle, plies: number): GameRef => ({
  game,
  start: position,
  moves: moves.slice(0, plies),
});

/** The legal moves there. */
async function legal(line: GameRef): Promise<string[]> {
  await gameAt(line);
  return (await query({ request: 'legal-moves', session: 1 })).map(({ move }) => move);
}

/** Waits until the board takes this move: one that still shows an earlier position ignores taps. */
async function ready(page: Page, line: GameRef, move: string) {
  await gameAt(line);
  const moves = await query({ request: 'legal-moves', session: 1 });
  const step = moves.find((one) => one.move === move)?.steps[0];
  const start = step?.kind === 'place' ? `[data-key="@${step.x},${step.y}"]` : '';
  const cell = page.locator(`main .db-cell${start}[aria-label*="can be chosen"]`);
  await expect(cell.first()).toBeAttached();
}

/** What is at each place of the board, whatever can be chosen there. */
const places = (page: Page) =>
  page
    .locator('main .db-cell')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label')?.replace(/, (can be )?chosen$/, '')).join('; '),
    );

/** Plays the moves of the solution that are the solver's choice. */
async function solve(page: Page, puzzle: Puzzle) {
  const { seat } = (await gameAt(after(puzzle, 0))).view;
  for (const [plies, move] of puzzle.moves.entries()) {
    const line = after(puzzle, plies);
    if ((await gameAt(line)).view.seat !== seat) continue;
    if (plies > 0 && (await legal(line)).length === 1) continue;
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
    await ready(page, line, move);
    const before = await places(page);
    await enter(page, line, move);
    // The last tap may still be on its way: until the move is on the board, all is as it was before it.
    await expect.poll(() => places(page)).not.toBe(before);
    await expect(page.locator('main .db-cell[aria-selected="true"]')).toHaveCount(0);
  }
  await expect(solved(page)).toBeVisible();
}

/** A legal move that does not solve a puzzle: none that leads where the solution does, or wins. */
async function wrongMove(puzzle: Puzzle): Promise<string | undefined> {
  const wanted = (await gameAt(after(puzzle, 1))).position;
  for (const move of await legal(after(puzzle, 0))) {
    const { position, outcome } = await gameAt({ ...after(puzzle, 0), moves: [move] });
    if (position !== wanted && !outcome) return move;
  }
  return undefined;
}

const [first] = puzzlesOf('cyclic').length ? puzzlesOf('cyclic') : games.flatMap(puzzlesOf);
if (!first) throw new Error('no game has puzzles');

for (const game of games) {
  const puzzle = puzzlesOf(game).find(({ moves }) => moves.length > 1) ?? puzzlesOf(game)[0];
  if (!puzzle) continue;
  test(`a puzzle of ${game} is answered wrongly, refuted, and solved`, async ({ page }) => {
    await open(page, path(puzzle));
    await expect(board(page)).toBeVisible();
    const wrong = await wrongMove(puzzle);
    if (wrong) {
      await ready(page, after(puzzle, 0), wrong);
      await enter(page, after(puzzle, 0), wrong);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeFocused();
      // What the engine answers is told, and played on the board.
      const reply = page.locator('.feedback .line');
      await expect(reply).toHaveText(/\S/);
      await again.click();
    }
    await solve(page, puzzle);
    await expect(page.locator('.words .solved')).toHaveText(wrong ? 'Solved with help' : 'Solved');
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused();
    await fits(page);
  });
}

test('a hint comes in stages, the solution on request, and the puzzle can be shared', async ({ page }) => {
  await open(page, path(first));
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await expect(page.locator('.feedback p')).not.toContainText(first.moves[0]!);
  await hint.click();
  await expect(page.locator('.feedback p')).toHaveText(`Play ${first.moves[0]!}`);
  await expect(page.locator('main .db-arrow')).not.toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('.feedback p')).toHaveText(`Solution: ${first.moves.join(' ')}`);
  await page.getByRole('button', { name: 'Solution', exact: true }).click();
  await expect(page.getByText('That was the solution')).toBeVisible();
  await accessible(page);
  await expect(page.getByText(/^0 of /)).toBeVisible();
  const analysis = page.getByRole('link', { name: 'Analyse' });
  await expect(analysis).toHaveAttribute('href', /position=/);
  await page.getByRole('button', { name: 'Solve again' }).click();
  await solve(page, first);
  await expect(page.getByText(/^1 of /)).toBeVisible();
  // What is solved does not come again while there are others.
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(new RegExp(`id=${first.id}`));
  await expect(page).toHaveURL(/id=/);
});

test('a link to a puzzle that is gone shows another', async ({ page }) => {
  await open(page, '/puzzles/cyclic?id=gone');
  await expect(page.getByText('This puzzle no longer exists.')).toBeVisible();
  await expect(board(page)).toBeVisible();
});

test('a level is chosen', async ({ page }) => {
  const puzzles = puzzlesOf('cyclic');
  const { level } = puzzles.at(-1)!;
  await open(page, '/puzzles/cyclic');
  await page.getByLabel('Level').selectOption(String(level));
  await expect(page).toHaveURL(new RegExp(`level=${level}`));
  const id = new URL(page.url()).searchParams.get('id');
  expect(puzzles.find((puzzle) => puzzle.id === id)?.level).toBe(level);
});

test.describe('the daily puzzle', () => {
  test.use({ serviceWorkers: 'allow', expected: offlineComplaint });
  test('is the same for everybody, makes a streak, and needs no network', async ({ page, context }) => {
    const order = (await query({ request: 'games' })).map(({ id }) => id);
    const main = order.filter((id) => manifest(id).section !== 'origin' && puzzlesOf(id).length > 0);
    const day = today();
    const puzzles = puzzlesOf(main[day % main.length]!);
    const daily = puzzles[numberOf(day, puzzles.length)]!;
    await page.addInitScript((day) => {
      // Damaged, with a whole copy beside it.
      if (localStorage.getItem('doska-puzzles')) return;
      localStorage.setItem('doska-puzzles', '{"days":[');
      localStorage.setItem('doska-puzzles-copy', JSON.stringify({ days: [day - 2, day - 1] }));
    }, day);
    await open(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/puzzles');
    await expect(page.getByText('2 days in a row')).toBeVisible();
    await solve(page, daily);
    await expect(page.getByText('3 days in a row')).toBeVisible();
    await expect(page.getByText('Puzzle of the day: solved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 days in a row')).toBeVisible();
    await expect(page.getByText('1 puzzle solved')).toBeVisible();
  });
});
