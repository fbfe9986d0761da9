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
