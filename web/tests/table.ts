// One game on the pages of everybody who sits at it or watches: what each shows of it, and that they agree.
import { expect, type Page } from '@playwright/test';
import { enter } from './enter';

/** What a page shows of a game. */
interface Shown {
  /** The moves, in the words of the list. */
  moves: string[];
  /** What is at each place of the board, whichever side it is seen from. */
  places: Record<string, string>;
  /** What is left to each seat, in seconds; null without clocks. */
  clocks: Record<string, number> | null;
}

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
    const moves = all<HTMLElement>('section.moves [data-ply]')
      .sort((a, b) => Number(a.dataset['ply']) - Number(b.dataset['ply']))
      .map((move) => move.innerText.trim());
    // Whoever is to move is told besides what can be chosen.
    const places = all<HTMLElement>('.play .db-cell').map(
      (cell) =>
        [
          cell.dataset['key'] ?? '',
          (cell.getAttribute('aria-label') ?? '').replace(/, (can be )?chosen$/, ''),
        ] as const,
    );
    // `4:59`, or `2 days 23 h`.
    const seconds = (face: string) => {
      const parts = (face.match(/\d+/g) ?? []).map(Number);
      if (face.includes(':')) return parts.reduce((sum, part) => sum * 60 + part, 0);
      return 3600 * (24 * (parts[0] ?? NaN) + (parts[1] ?? 0));
    };
    const clocks = all<HTMLElement>('[role="timer"]').map(
      (clock) => [clock.getAttribute('aria-label') ?? '', seconds(clock.innerText)] as const,
    );
    return {
      moves,
      places: Object.fromEntries(places),
      clocks: clocks.length > 0 ? Object.fromEntries(clocks) : null,
    };
  });

/** Pages are asked one after the other, and a clock shows whole seconds. */
const APART = 2;

/** All pages show these moves, the same position and the same clocks. */
export async function agree(pages: Page[], moves: string[]) {
  await expect(async () => {
    const [first, ...others] = await Promise.all(pages.map(shownOn));
    expect(first!.moves).toEqual(moves);
    expect(Object.keys(first!.places).length).toBeGreaterThan(0);
    for (const { moves, places, clocks } of others) {
      expect({ moves, places }).toEqual({ moves: first!.moves, places: first!.places });
      expect(Object.keys(clocks ?? {}).sort()).toEqual(Object.keys(first!.clocks ?? {}).sort());
      for (const [seat, left] of Object.entries(clocks ?? {}))
        expect(Math.abs(left - first!.clocks![seat]!), `the clock of ${seat}`).toBeLessThanOrEqual(APART);
    }
  }).toPass({ timeout: 40_000 });
}

/** A game on several pages, played by tapping. */
export class Table {
  readonly played: string[] = [];
  #players: Page[];
  #all: Page[];
  #game: string;
  #start: string | null;

  /** The pages of the players in the order of their seats, and of those who watch. */
  constructor(
    game: string,
    players: Page[],
    { watchers = [] as Page[], start = null as string | null } = {},
  ) {
    this.#game = game;
    this.#players = players;
    this.#all = [...players, ...watchers];
    this.#start = start;
  }

  get line() {
    return { game: this.#game, start: this.#start, moves: [...this.played] };
  }

  /** Whose turn it is. */
  get mover(): Page {
    return this.#players[this.played.length % this.#players.length]!;
  }

  /** Plays moves in turn, each by its player; everybody sees each. */
  async play(...moves: string[]) {
    for (const move of moves) {
      await enter(this.mover, this.line, move);
      this.played.push(move);
      await this.agree();
    }
  }

  agree() {
    return agree(this.#all, this.played);
  }

  /** All pages tell the end. */
  async ends(words: RegExp) {
    for (const page of this.#all)
      await expect(page.getByRole('dialog')).toContainText(words, { timeout: 40_000 });
  }

  async leave() {
    for (const page of this.#all) await page.context().close();
  }
}
