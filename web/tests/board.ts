// Playing on a board as people do: by what is lit, with a pointer or with keys alone.
import { expect, type Page } from '@playwright/test';

/** How a place of the board is tapped. */
export type Tap = (page: Page, key: string) => Promise<void>;

export const click: Tap = async (page, key) => {
  await page.locator(`.db-cell[data-key="${key}"]`).click();
};

/** Walks there with the arrow keys and presses Enter. The board must have the focus. */
export const press: Tap = async (page, key) => {
  // Where the nearer way leads in circles, the other one is tried: beside the board lie long piles.
  const visited = new Set<string>();
  for (let step = 0; step < 80; step++) {
    const from = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['key'] ?? '');
    const before = visited.has(from);
    visited.add(from);
    const way = await page.evaluate(
      ([wanted, before]) => {
        const here = document.activeElement as HTMLElement;
        if (here.dataset['key'] === wanted) return 'Enter';
        const middle = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        const there = document.querySelector(`.db-cell[data-key="${wanted}"]`);
        if (!there) return null;
        const [a, b] = [middle(here), middle(there)];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
        const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
        return Math.abs(dx) > Math.abs(dy) !== before ? across : along;
      },
      [key, before] as const,
    );
    if (way === null) throw new Error(`there is no ${key} on the board`);
    await page.keyboard.press(way);
    if (way === 'Enter') return;
  }
  const here = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`the arrow keys do not lead to ${key}, but to ${here}`);
};

/** What a person sees of a game. */
export interface Seen {
  /** What can be tapped, by its key. */
  lit: string[];
  /** How many moves stand in the list. */
  moves: number;
  /** Whether a person is to move. */
  own: boolean;
  over: boolean;
  /** The buttons that end a move, pass, or give up. */
  buttons: string[];
  /** What is shown of it all, to notice a change. */
  all: string;
}

export const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('.db-cell')];
    const words = (cell: HTMLElement) => cell.getAttribute('aria-label') ?? '';
    const lit = cells.filter((cell) => /can be chosen$|^Build a backup/.test(words(cell)));
    const moves = document.querySelectorAll('[data-ply]').length;
    const status = document.querySelector('.bar')?.textContent ?? '';
    const buttons = [...document.querySelectorAll('.bar button')].map((button) => button.textContent ?? '');
    const refusal = document.querySelector('.bar .bad')?.textContent ?? '';
    return {
      lit: lit.map((cell) => cell.dataset['key'] ?? ''),
      moves,
      own: !/thinking/.test(status) && (lit.length > 0 || buttons.some((words) => /Finish|Pass/.test(words))),
      over: [...document.querySelectorAll('button')].some((button) =>
        button.textContent?.includes('Rematch'),
      ),
      buttons,
      // What is pointed at changes the words of the bar and nothing else: that is no answer to a tap.
      all: JSON.stringify([cells.map(words), moves, buttons, refusal]),
    };
  });

/** Waits until something has changed. */
export async function changed(page: Page, before: Seen): Promise<Seen> {
  await expect.poll(async () => (await see(page)).all, { timeout: 60_000 }).not.toBe(before.all);
  return see(page);
}

/** Waits until a person is to move, or the game is over. */
export async function turn(page: Page): Promise<Seen> {
  await expect
    .poll(
      async () => {
        const seen = await see(page);
        return seen.over || seen.own;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return see(page);
}

/** Chance that is the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays what can be played, whatever it is, until the game is over. */
export async function playOut(page: Page, tap: Tap, { seed = 1, most = 400 } = {}): Promise<number> {
  const random = chance(seed);
  for (let moves = 0; moves < most; moves++) {
    let seen = await turn(page);
    if (seen.over) return seen.moves;
    const { moves: before } = seen;
    for (let taps = 0; seen.own && seen.moves === before && !seen.over; taps++) {
      if (taps > 40) throw new Error(`no move came of 40 taps: ${seen.all}`);
      const finish = seen.buttons.find((words) => /Finish|Pass/.test(words));
      if (finish && (seen.lit.length === 0 || taps > 3 || random() < 0.4)) {
        await page.getByRole('button', { name: finish, exact: true }).press('Enter');
      } else {
        const key = seen.lit[Math.floor(random() * seen.lit.length)];
        if (key === undefined) throw new Error(`nothing can be tapped: ${seen.all}`);
        await tap(page, key);
        if ((await see(page)).moves !== before) break;
      }
      seen = await changed(page, seen);
    }
  }
  throw new Error(`the game is not over after ${most} moves`);
}
