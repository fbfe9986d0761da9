// The engine keeps out of a rated game that is being played, wherever in the game one looks.
import { query } from '../plugins/engine';
import { ask, gameOfTwo, signUp } from './online';
import { expect, open, test } from './site';

const REFUSED = 'This position is from your rated game in progress';
/** The opening is everybody's; what comes after it is not. */
const OPENING = 8;

/** Moves from the start on, so many of them. */
async function firstMoves(game: string, count: number): Promise<string[]> {
  const moves: string[] = [];
  while (moves.length < count) {
    await query({ request: 'open', session: 1, game: { game, start: null, moves } });
    const [first] = await query({ request: 'legal-moves', session: 1 });
    moves.push(first!.move);
  }
  return moves;
}
const analysis = (moves: string[], game = 'turkish') => `/analysis?game=${game}&moves=${moves.join('+')}`;

test('neither analysis nor review of a game that leads through a running rated one', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const one of [page, other]) {
    await open(one, '/about');
    await signUp(one);
  }
  const rated = { game: 'turkish', clock: { days: 3 }, rated: true };
  const line = await firstMoves('turkish', OPENING + 3);
  const running = line.slice(0, OPENING + 1);
  const id = await gameOfTwo(page, other, rated, running);
  const refused = page.getByText(REFUSED);
  const review = page.getByRole('region', { name: 'Review' });
  const engine = page.getByRole('region', { name: 'Engine' });

  // At the end of a line that leads through it, at its start, and in a review.
  await page.goto(analysis(line));
  await expect(page.locator('[aria-current]').filter({ hasText: line.at(-1)! })).toBeVisible();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'First position' }).click();
  await expect(refused).toBeVisible();
  await review.getByRole('button', { name: 'Review the game' }).click();
  await expect(refused).toBeVisible();
  await expect(review.getByRole('progressbar')).toHaveCount(0);
  // A line that stops a move before it would give the move as the reply.
  await page.goto(analysis(running.slice(0, -1)));
  await expect(refused).toBeVisible();
  // Whoever sets up the position and plays on is in it as well.
  const { position } = await ask<{ position: string }>(page, 'GET', `/games/${id}`);
  const start = encodeURIComponent(position.split(' ~')[0]!);
  await page.goto(`/analysis?game=turkish&position=${start}&moves=${line[OPENING + 1]}`);
  await expect(refused).toBeVisible();

  // The opening is nobody's secret, and neither is this game when it is over.
  await page.goto(analysis(running.slice(0, OPENING - 1)));
  await expect(engine).toContainText(/\d/);
  await expect(refused).toHaveCount(0);
  await ask(other, 'POST', `/games/${id}/resign`, { id: 'enough' });
  await page.goto(analysis(line));
  await review.getByRole('button', { name: 'Review the game' }).click();
  await expect(review).toContainText('Accuracy');
  await expect(refused).toHaveCount(0);
  await other.context().close();
});
