// The games of this browser: those that are not over yet, each under a key of its own since it is written
// with every move, and the last ones that are.
import type { GameEvent, Outcome } from '$lib/contract';
import { movesOf, outcomeOf } from './log';
import type { Player, Setup } from './setup';

export interface Kept extends Setup {
  /** All that happened in it. */
  log: GameEvent[];
  /** When it was last played, in milliseconds since 1970. */
  date: number;
  /** Who sat where, where the seats had names. */
  names?: string[];
}

interface All {
  done: Kept[];
  /** Who sat where, and the clock, when a game was last set up. */
  chosen: Record<string, { players: Player[]; clock: string | null }>;
}

const KEY = 'doska-games';
const OPEN = 'doska-game:';
const MOST_OPEN = 30;
const MOST_DONE = 100;

type Which = Pick<Setup, 'game' | 'start'>;
const keyOf = ({ game, start }: Which) => `${OPEN}${game} ${start ?? ''}`;

/** What lies under a key; null where nothing does that could be read. */
export function parse(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes under a key, or removes it. A browser that keeps nothing plays all the same. */
export function put(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or not allowed.
  }
}

/** What the browser has kept. What it did not keep whole is as if it had not been kept. */
function read(): All {
  const found = parse(KEY) as (Partial<All> & { open?: unknown }) | null;
  const games = (list: unknown) =>
    Array.isArray(list) ? list.map(gameOf).filter((one) => one !== null) : [];
  const chosen = found?.chosen && typeof found.chosen === 'object' ? found.chosen : {};
  const all = { done: games(found?.done), chosen };
  // Games that are not over lay here as well, before they were event logs.
  const moved = games(found?.open);
  for (const game of moved) put(keyOf(game), game);
  if (moved.length > 0) put(KEY, all);
  return all;
}

/** A game as it was kept, from before games were event logs too; null where it is none. */
function gameOf(kept: unknown): Kept | null {
  const game = kept as (Kept & { moves?: string[]; left?: number[] | null; end?: Outcome | null }) | null;
  if (typeof game?.game !== 'string' || !Array.isArray(game.players)) return null;
  if (Array.isArray(game.log)) return game.log[0]?.kind === 'started' ? game : null;
  const { moves, left, end, ...rest } = game;
  if (!Array.isArray(moves)) return null;
  const { game: name, start: position, clock: control, date: at } = rest;
  // Those games were played by the first version of their rules.
  const versioned = name.replace(/^[^?@]+/, '$&@1');
  const clocks = left ?? null;
  const log: GameEvent[] = [
    { version: 1, at, kind: 'started', game: versioned, position, moves, control, clocks },
  ];
  if (end) log.push({ version: 2, at, kind: 'ended', outcome: end, clocks });
  return { ...rest, log };
}

const sameGame = (a: Which, b: Which) => a.game === b.game && a.start === b.start;

/** The game that began so and is not over. */
export function unfinished(which: Which): Kept | null {
  return gameOf(parse(keyOf(which))) ?? allUnfinished().find((one) => sameGame(one, which)) ?? null;
}

/** All that are not over, the latest first. */
export function allUnfinished(): Kept[] {
  read();
  return openKeys()
    .map((key) => gameOf(parse(key)))
    .filter((game) => game !== null)
    .sort((a, b) => b.date - a.date);
}

function openKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OPEN));
  } catch {
    return [];
  }
}

/** The last games that are over, the latest first. */
export const finished = (): Kept[] => read().done;

/** Whether any game was kept. */
export const hasGames = () => openKeys().length > 0 || finished().length > 0;

/** Keeps a game as it stands. One of no moves is not worth it. */
export function keep(game: Kept) {
  const key = keyOf(game);
  const worth = movesOf(game.log).length > 0 && !outcomeOf(game.log);
  const known = openKeys();
  put(key, worth ? game : null);
  if (!worth || known.includes(key)) return;
  for (const old of allUnfinished().slice(MOST_OPEN)) put(keyOf(old), null);
}

/** A game is over: it is kept among those that are. */
export function finish(game: Kept) {
  put(keyOf(game), null);
  const all = read();
  const moves = movesOf(game.log).join();
  const again = (one: Kept) => sameGame(one, game) && movesOf(one.log).join() === moves;
  put(KEY, { ...all, done: [game, ...all.done.filter((one) => !again(one))].slice(0, MOST_DONE) });
}

/** Who sat where when this game was last set up. */
export const lastChosen = (game: string) => read().chosen[game] ?? null;

export function remember({ game, players, clock }: Omit<Setup, 'bottom'>) {
  const all = read();
  all.chosen[game] = { players, clock };
  put(KEY, all);
}
