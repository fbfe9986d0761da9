// The sheet that says how a game ended.
import { expect, type Page } from '@playwright/test';

export const sheet = (page: Page, name: string | RegExp = /won|lost|Draw/) =>
  page.getByRole('dialog', { name });

/** It leaves the last position in sight. */
export async function besideTheBoard(page: Page) {
  const board = (await page.getByRole('grid').boundingBox())!;
  const over = (await sheet(page).boundingBox())!;
  const across = Math.min(board.x + board.width, over.x + over.width) - Math.max(board.x, over.x);
  const down = Math.min(board.y + board.height, over.y + over.height) - Math.max(board.y, over.y);
  const covered = Math.max(0, across) * Math.max(0, down);
  expect(covered / (board.width * board.height)).toBeLessThan(0.06);
}
