// The running games of whoever uses the site, and which of them wait for a move.
import type { MyGame, MyGames } from './correspondence';
import { api, myself } from './me.svelte';

/** How often the list is asked for while the page is seen, in milliseconds. */
const EVERY = 30_000;

let known = $state.raw<MyGames | null>(null);
let asked = 0;
/** Whose games they are. */
let owner: string | undefined;
/** What the clock of the server shows more than this one. */
let ahead = 0;

/** All running games, the most urgent one first; null until the server has told. */
export const myGames = (): MyGame[] | null => known?.games ?? null;

/** Those that wait for a move, or for the answer to an offer. */
export const waitingGames = (): MyGame[] =>
  known?.games.filter(({ your_turn, offered }) => your_turn || offered) ?? [];

/** The time of the server. */
export const serverTime = () => Date.now() + ahead;

/** Asks for the list again. */
export async function refreshGames(): Promise<void> {
  const current = ++asked;
  try {
    const answer = await api<MyGames>('GET', '/me/games');
    // It was overtaken, or is about somebody who has gone.
    if (current !== asked) return;
    ahead = answer.now - Date.now();
    known = answer;
  } catch {
    // The list of before stays until the server can be reached.
  }
}

/** Keeps the list current while somebody is signed in and looks at the page. */
export function watchGames() {
  const player = myself()?.id;
  if (player !== owner) {
    asked++;
    known = null;
    owner = player;
  }
  if (!player) return;
  const look = () => {
    if (!document.hidden) void refreshGames();
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
