import { gameFile } from '../plugins/games';
import { expect, games, languages, open, test } from './site';

const source = (language: string, game: string) => gameFile(game, `rules/${language}.md`);

for (const game of games)
  test(`the rules of ${game} are there whole, in every language`, async ({ page }) => {
    await open(page, `/rules/${game}`);
    for (const language of languages) {
      const text = source(language, game);
      await page.locator('header select').selectOption(language);
      const title = /^# (.+)$/m.exec(text)![1]!;
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      for (const [, section] of text.matchAll(/^## (.+)$/gm))
        await expect(
          page.locator('article').getByRole('heading', { name: section!, exact: true }),
        ).toBeVisible();
      const articles = [...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1]!);
      const shown = await page.locator('article .number').allTextContents();
      expect(shown).toEqual(articles);
      for (const [, alt] of text.matchAll(/^!\[(.+)\]/gm))
        await expect(page.getByRole('img', { name: alt!, exact: true }).first()).toBeAttached();
    }
  });

test('a link to an article leads there', async ({ page }) => {
  await open(page, '/rules/cyclic#4.8');
  await expect(page.locator('[id="4.8"]')).toBeInViewport();
  await expect(page.locator('[id="4.8"]')).toHaveClass(/meant/);
  await page.locator('article').getByRole('link', { name: '5.3', exact: true }).last().click();
  await expect(page.locator('[id="5.3"]')).toBeInViewport();
});

test('an example is gone through move by move', async ({ page }) => {
  await open(page, '/rules/cyclic');
  const next = page.getByRole('button', { name: 'Next move' }).first();
  const moves = page.locator('article ol').first().getByRole('listitem');
  await expect(moves).toHaveText(['d2xf4', 'b6-a5', '@d2']);
  for (const i of [0, 1, 2]) {
    await next.click();
    await expect(moves.nth(i).getByRole('button')).toHaveAttribute('aria-current', 'step');
  }
  await expect(next).toBeDisabled();
  await page.getByRole('button', { name: 'First position' }).first().click();
  await expect(next).toBeEnabled();
});

test('the rules without a game are a list that leads to all of them', async ({ page }) => {
  await open(page, '/rules');
  await page.getByRole('link', { name: /Rules.*Martian/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Martian Chess' })).toBeVisible();
});

test('the position at the top can be played, against the engine or alone, and set up again', async ({
  page,
}) => {
  await open(page, '/rules/turkish');
  const trial = page.getByRole('group', { name: 'Try it here' });
  const cell = (name: RegExp) => trial.getByRole('gridcell', { name }).first();
  const reset = trial.getByRole('button', { name: 'Reset' });
  await cell(/^c3, white man, can be chosen/).click();
  await cell(/^c4, empty, can be chosen/).click();
  await expect(cell(/^c4, white man/)).toBeVisible();
  // The engine has answered: it is one's own turn again.
  await expect(trial.getByRole('status')).toHaveText('Your move');
  await expect(cell(/white man.*can be chosen/)).toBeVisible();
  await reset.click();
  await expect(cell(/^c3, white man, can be chosen/)).toBeVisible();
  await expect(reset).toBeDisabled();

  await trial.getByText('Yourself').click();
  await cell(/^c3, white man/).click();
  await cell(/^c4, empty, can be chosen/).click();
  await expect(trial.getByRole('status')).toHaveText('Black to move');
  await expect(cell(/black man, can be chosen/)).toBeVisible();
});

test('the contents say which section is being read', async ({ page, isMobile }) => {
  await open(page, '/rules/martian');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const section = (name: string) => page.locator('article').getByRole('heading', { name, exact: true });
  if (isMobile) await contents.locator('summary').click();
  await contents.getByRole('link', { name: '3. Captures' }).click();
  await expect(section('3. Captures')).toBeInViewport();
  if (isMobile) {
    // Folded up again, it still tells where one is, and hides no heading.
    await expect(contents.getByRole('link', { name: 'Notation' })).toBeHidden();
    await expect(contents.locator('summary')).toHaveText('3. Captures');
    const [bar, title] = [await contents.boundingBox(), await section('3. Captures').boundingBox()];
    expect(title!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  } else {
    await expect(contents.locator('[aria-current]')).toHaveText('3. Captures');
    await page.mouse.wheel(0, 100_000);
    await expect(contents.locator('[aria-current]')).toHaveText('Example');
    await expect(contents).toBeInViewport();
  }
});
