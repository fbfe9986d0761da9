// Four players in two teams: who is whose ally, what the teams have, what the others have just played.
import { expect, fits, open, test } from './site';

test('four players: teams, allies, and the last three moves', async ({ page }) => {
  await page.addInitScript(() => {
    const chosen = { 'martian?players=4': { players: ['person', 1, 1, 1], clock: null } };
    if (localStorage.getItem('doska-games') === null)
      localStorage.setItem('doska-games', JSON.stringify({ open: [], done: [], chosen }));
  });
  const moves =
    'c3-d4 a6-a4 f8-d8 g3-f4 c1-e1 c6-b5 f6-e7 f4-g5 a4-b4 d8-f8 g5-f4 f4-g5 b4xb5 b5-d5 f8-d8 f3-e4';
  await open(page, `/play/martian?players=4&moves=${moves.replaceAll(' ', '+')}`);

  const teams = page.locator('.teams li');
  await expect(teams).toContainText([
    'Blue team, players 1 and 3: 1 point, your team',
    'Green team, players 2 and 4: 0 points',
  ]);
  await expect(page.getByRole('region', { name: 'Player 3' })).toContainText('ally');
  await expect(page.getByRole('region', { name: 'Player 2' })).not.toContainText('ally');

  // The moves of the three others since one's own turn, in their colours.
  const arrows = page.locator('.db-arrows .db-arrow');
  await expect(arrows).toHaveCount(3);
  for (const [age, seat] of [3, 2, 1].entries())
    await expect(arrows.nth(age)).toHaveClass(new RegExp(`db-brush-seat${seat} .*db-age${age}`));

  // No colour of a seat is that of a kind of pieces, and no two are the same.
  const colours = await page
    .locator('.db')
    .first()
    .evaluate((board) => {
      const style = getComputedStyle(board);
      return [0, 1, 2, 3].map((seat) => style.getPropertyValue(`--db-zone-${seat}`).trim());
    });
  expect(new Set([...colours, '#f0b429', '#e0662a', '#b3243d']).size).toBe(7);
  await fits(page);

  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('dialog')).toContainText('Blue team: players 1 and 3');
});
