// The games of this browser: those that are not over yet, and the last ones that are.
import type { Ended, RoundRef } from '$board/wire';
import type { Player, Setup } from './setup';

export interface Kept extends Setup {
  moves: string[];
  /** What each seat has left on its clock, in milliseconds. */
  left: number[] | null;
  /** How it ended, by the rules or otherwise. */
  end: Ended | null;
  /** When it was last played, in milliseconds since 1970. */
  date: number;
}

interface All {
  open: Kept[];
  done: Kept[];
  /** Who sat where, and the clock, when a game was last set up. */
  chosen: Record<string, { players: Player[]; clock: string | null }>;
}

const KEY = 'doska-games';
const MOST_OPEN = 30;
const MOST_DONE = 100;

/** What the browser has kept. What it did not keep whole is as if it had not been kept. */
function read(): All {
  const none: All = { open: [], done: [], chosen: {} };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<All>;
    const games = (list: unknown) => (Array.isArray(list) ? list.filter(isGame) : []);
    const chosen = found.chosen && typeof found.chosen === 'object' ? found.chosen : {};
    return { open: games(found.open), done: games(found.done), chosen };
  } catch {
    return none;
  }
}

function isGame(one: unknown): one is Kept {
  const game = one as Kept | null;
  return typeof game?.game === 'string' && Array.isArray(game.moves) && Array.isArray(game.players);
}

function write(all: All) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

const sameGame = (a: Pick<Setup, 'game' | 'start'>, b: Pick<Setup, 'game' | 'start'>) =>
  a.game === b.game && a.start === b.start;

/** The game that began so and is not over. */
export const unfinished = (which: Pick<Setup, 'game' | 'start'>): Kept | null =>
  read().open.find((one) => sameGame(one, which)) ?? null;

/** All that are not over, the latest first. */
export const allUnfinished = (): Kept[] => read().open;

/** The last games that are over, the latest first. */
export const finished = (): Kept[] => read().done;

/** Keeps a game as it stands. One of no moves is not worth it. */
export function keep(game: Kept) {
  const all = read();
  all.open = all.open.filter((one) => !sameGame(one, game));
  if (game.moves.length > 0 && !game.end) all.open = [game, ...all.open].slice(0, MOST_OPEN);
  write(all);
}

/** A game is over: it is kept among those that are. */
export function finish(game: Kept) {
  const all = read();
  all.open = all.open.filter((one) => !sameGame(one, game));
  const again = (one: Kept) => sameGame(one, game) && one.moves.join() === game.moves.join();
  all.done = [game, ...all.done.filter((one) => !again(one))].slice(0, MOST_DONE);
  write(all);
}

/** Who sat where when this game was last set up. */
export const lastChosen = (game: string) => read().chosen[game] ?? null;

export function remember({ game, players, clock }: Omit<Setup, 'bottom'>) {
  const all = read();
  all.chosen[game] = { players, clock };
  write(all);
}

/** What the rules need to take a game up again. */
export const roundOf = ({ game, start, moves, clock, left, end }: Kept): RoundRef => ({
  line: { game, start, moves },
  clock,
  left,
  end,
});
