// Enters moves on the board as people do: by tapping squares and what lies beside them, or by keys. What has
// to be tapped, the rules say; the same module as in the browser is asked here.
import { expect, type Page } from '@playwright/test';
import { query } from '../plugins/engine';
import type { GameRef, Snapshot, Step } from '../src/lib/contract';

const session = 1;

export async function gameAt(game: GameRef): Promise<Snapshot> {
  return (await query({ request: 'open', session, game })).at;
}

/** Enters a whole move, given by its canonical text. The board must show this line, and its owner's turn. */
export async function enter(page: Page, line: GameRef, move: string, how: 'tap' | 'keys' = 'tap') {
  const { seat } = (await gameAt(line)).view;
  const moves = await query({ request: 'legal-moves', session });
  const legal = moves.find((one) => one.move === move);
  if (!legal) throw new Error(`${move} is no legal move in ${JSON.stringify(line)}`);
  let tapped: Step[] = [];
  while (tapped.length < legal.steps.length) {
    const step = legal.steps[tapped.length]!;
    await tap(page, step, seat, tapped, how);
    const found = await query({ request: 'tap', session, from: tapped.length, steps: [step] });
    if (found.state === 'done') return;
    if (found.state === 'refused') throw new Error(`${JSON.stringify(step)} is refused in ${move}`);
    tapped = found.steps;
    await taken(page, tapped, seat);
  }
  await page.getByRole('button', { name: 'Finish the move' }).click();
}

/** The element of the board that stands for a step. */
function target(page: Page, step: Step, seat: number) {
  // Backups that are alike have a number each behind it; it does not matter which is tapped.
  const how = step.kind === 'restore' ? '^=' : '=';
  return page.locator(`main .db-cell[data-key${how}"${key(step, seat)}"]`).first();
}

function key(step: Step, seat: number): string {
  switch (step.kind) {
    case 'place':
      return `@${step.x},${step.y}`;
    case 'reserve':
      return `reserve${seat}`;
    case 'build':
      return `+${seat}${step.line}`;
    case 'restore':
      return `^${seat}${step.line}=${step.signs}#`;
    default:
      throw new Error(`nothing of the board stands for ${step.kind}`);
  }
}

async function tap(page: Page, step: Step, seat: number, before: Step[], how: 'tap' | 'keys') {
  if (step.kind === 'pass') return page.getByRole('button', { name: 'Pass', exact: true }).click();
  if (step.kind === 'take') {
    // So many checkers of the stack that has just been chosen.
    await target(page, before[0]!, seat).focus();
    return page.keyboard.press(String(step.count));
  }
  const cell = target(page, step, seat);
  if (how === 'keys') {
    await cell.focus();
    return page.keyboard.press('Enter');
  }
  await cell.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await cell.boundingBox();
  if (!box) throw new Error(`${JSON.stringify(step)} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (!touch) return page.mouse.click(x, y);
  await page.touchscreen.tap(x, y);
  // A finger sees first what would happen.
  if (step.kind === 'build' || step.kind === 'restore') await page.touchscreen.tap(x, y);
}

/** Waits until the board shows what was tapped. */
async function taken(page: Page, tapped: Step[], seat: number) {
  const shown = tapped.findLast(({ kind }) => kind === 'place' || kind === 'reserve');
  if (!shown) return;
  const cell = target(page, shown, seat);
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  const last = tapped.at(-1);
  if (last?.kind === 'take')
    await expect(cell).toHaveAccessibleName(new RegExp(`\\b${last.count} checkers? in hand`));
}
