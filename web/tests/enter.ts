// Enters moves on the board as people do: by tapping squares and what lies beside them, or by keys. What has
// to be tapped, the rules say; the same module as in the browser is asked here.
import { expect, type Locator, type Page } from '@playwright/test';
import { query } from '../plugins/engine';
import type { GameRef, Snapshot, Step } from '../src/lib/contract';

const session = 1;

export async function gameAt(game: GameRef): Promise<Snapshot> {
  return (await query({ request: 'open', session, game })).at;
}

/** Enters a whole move, given by its canonical text. The board must show this line, and its owner's turn. Of a move
 *  that is entered in parts, the steps before `from` are on the board already, and those from `to` are left out. */
export async function enter(
  page: Page,
  line: GameRef,
  move: string,
  how: 'tap' | 'keys' = 'tap',
  { from = 0, to = Infinity } = {},
) {
  const { seat } = (await gameAt(line)).view;
  const moves = await query({ request: 'legal-moves', session });
  const legal = moves.find((one) => one.move === move);
  if (!legal) throw new Error(`${move} is no legal move in ${JSON.stringify(line)}`);
  let tapped = legal.steps.slice(0, from);
  await query({ request: 'tap', session, from: 0, steps: tapped });
  await taken(page, tapped, seat);
  while (tapped.length < legal.steps.length) {
    if (tapped.length >= to) return;
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
  const { x, y } = await middleAtRest(cell);
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (!touch) return page.mouse.click(x, y);
  await page.touchscreen.tap(x, y);
  // A finger sees first what would happen.
  if (step.kind === 'build' || step.kind === 'restore') await page.touchscreen.tap(x, y);
}

/** The middle of an element, scrolled into view. Nobody taps what moves: where words above the board come and go, it
 *  is waited for until it stands still, and nothing lies over it. */
async function middleAtRest(cell: Locator): Promise<{ x: number; y: number }> {
  const middle = () =>
    cell.evaluate(async (element) => {
      const box = () => element.getBoundingClientRect();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = box();
      await frame();
      await frame();
      const { x, y, width, height } = box();
      const at = { x: x + width / 2, y: y + height / 2 };
      const board = document.elementFromPoint(at.x, at.y)?.closest('main .board');
      return x === before.x && y === before.y && board ? at : null;
    });
  let found: { x: number; y: number } | null = null;
  await expect(async () => expect((found = await middle())).not.toBeNull()).toPass();
  return found!;
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
