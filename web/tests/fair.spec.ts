// The engine keeps out of a rated game that is being played, wherever in the game one looks.
import { ask, gameOfTwo, signUp } from './online';
import { expect, open, test } from './site';

const REFUSED = 'This is from your rated game in progress';

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
  const id = await gameOfTwo(page, other, rated, ['c3-c4', 'f6-f5']);
  const refused = page.getByText(REFUSED);
  const review = page.getByRole('region', { name: 'Review' });
  const engine = page.getByRole('region', { name: 'Engine' });

  // At the end of a line that leads through it, at its start, and in a review.
  await page.goto('/analysis?game=turkish&moves=c3-c4+f6-f5+d3-d4');
  const current = page.locator('[aria-current]').filter({ hasText: 'd3-d4' });
  await expect(current).toBeVisible();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'First position' }).click();
  await expect(current).toHaveCount(0);
  await expect(refused).toBeVisible();
  await review.getByRole('button', { name: 'Review the game' }).click();
  await expect(refused).toBeVisible();
  await expect(review.getByRole('progressbar')).toHaveCount(0);
  // Whoever sets up the position and plays on is in it as well.
  const { position } = await ask<{ position: string }>(page, 'GET', `/games/${id}`);
  const start = encodeURIComponent(position.split(' ~')[0]!);
  await page.goto(`/analysis?game=turkish&position=${start}&moves=d3-d4`);
  await expect(refused).toBeVisible();

  // Another game is nobody's secret, and neither is this one when it is over.
  await page.goto('/analysis?game=turkish&moves=d3-d4');
  await expect(engine).toContainText(/\d/);
  await expect(refused).toHaveCount(0);
  await ask(other, 'POST', `/games/${id}/resign`, { id: 'enough' });
  await page.goto('/analysis?game=turkish&moves=c3-c4+f6-f5+d3-d4');
  await review.getByRole('button', { name: 'Review the game' }).click();
  await expect(review).toContainText('Accuracy');
  await expect(refused).toHaveCount(0);
  await other.context().close();
});
