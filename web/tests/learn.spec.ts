import type { Lesson } from '../src/learn/lesson';
import type { GameRef } from '../src/lib/contract';
import { enter, gameAt } from './enter';
import { gameFile } from '../plugins/games';
import { expect, games, open, test } from './site';

const lessons = games.map((game) => JSON.parse(gameFile(game, 'lessons/tasks.json')) as Lesson);

const next = 'Next task';

for (const { game, tasks } of lessons)
  test(`every task of ${game} can be solved`, async ({ page }, { project }) => {
    test.setTimeout(20_000 + tasks.length * 20_000);
    await open(page, `/learn/${game}`);
    for (const [i, task] of tasks.entries()) {
      await expect(page.getByText(`Task ${i + 1} of ${tasks.length}`)).toBeAttached();
      const [way = []] = task.lines;
      let answers: string[] = [];
      for (const [done, move] of way.entries()) {
        const line: GameRef = { game: task.game, start: task.position, moves: way.slice(0, done) };
        const { seat } = (await gameAt(line)).view;
        if (seat !== task.seat) {
          answers.push(move);
          continue;
        }
        // It is the learner's turn again when the others have answered.
        if (done > 0) await expect(page.getByText(`Reply: ${answers.join(' ')}. Your move`)).toBeVisible();
        answers = [];
        await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
        // With the mouse or a finger, and every other task by keys.
        await enter(page, line, move, project.name === 'desktop' && i % 2 === 1 ? 'keys' : 'tap');
      }
      await page.getByRole('button', { name: next }).click();
    }
    await expect(page.getByRole('heading', { name: /Lesson finished/ })).toBeVisible();
    await page.goto('/learn');
    await expect(page.getByText(`${tasks.length} of ${tasks.length}`)).toBeVisible();
  });

test.describe('a task', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/learn/cyclic');
    await expect(page.getByRole('heading', { name: 'To the last rank' })).toBeVisible();
  });
  const line: GameRef = { game: 'cyclic', start: 'W:Wd2,c7:Ba5,h6:R0,0', moves: [] };
  const man = '[data-key="@3,1"]';

  test('answers what is illegal with the reason and its article', async ({ page }) => {
    await page.locator(man).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-key="@3,4"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('not from d2 to d5')).toBeVisible();
    await page.getByRole('link', { name: 'article 2.1', exact: true }).click();
    await expect(page).toHaveURL('/rules/cyclic#2.1');
    await expect(page.locator('[id="2.1"]')).toBeInViewport();
  });

  test('takes back what is legal but not asked for', async ({ page }) => {
    await enter(page, line, 'd2-e3');
    await expect(page.getByText('Legal, but not the solution')).toBeVisible();
    await expect(page.locator(man)).toHaveAccessibleName(/white man/);
  });

  test('gives a hint in words, then with an arrow', async ({ page }) => {
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.click();
    await expect(page.getByText('Both b8 and d8 will do.')).toBeVisible();
    await expect(page.locator('main .db-arrow')).toHaveCount(0);
    await hint.click();
    await expect(page.locator('main .db-arrow')).not.toHaveCount(0);
  });

  test('is remembered, and the next one is shown', async ({ page }) => {
    await enter(page, line, 'c7-b8');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Task 2 of')).toBeAttached();
    await page.getByRole('button', { name: 'Task 1, done: To the last rank' }).click();
    await expect(page.getByRole('heading', { name: 'To the last rank' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByText('Task 2 of')).toBeAttached();
  });

  test('speaks another language at once', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
    await expect(page.getByRole('heading', { name: 'До последней горизонтали' })).toBeVisible();
  });
});
