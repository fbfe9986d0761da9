// Quick pairing, as this tab knows it. The server drops whoever is without a connection for ten seconds; the tab that
// began it asks for it again.
import { sameClock } from './clocks';
import { socket } from './connection';
import type { MyGames } from './correspondence';
import { expectGame, expectNo } from './expected';
import { api, ensureGuest, onPlayer, ProblemError, whoAmI, wordsOf } from './me.svelte';
import type { ClockSetting, NewPairing, Pairing } from './wire';

const PAIRING = 'pairing';

let waiting = $state(false);
let trouble = $state('');
interface Wish extends NewPairing {
  /** Since when, by the server's clock. */
  since: number;
}
/** What this tab looks for; null where another tab began it, or nobody. */
let wish: Wish | null = null;
/** Counts what is done about it: an answer to what was asked before is out of date. */
let turn = 0;

/** Whether an opponent is being looked for, as far as this tab knows. */
export const isPairing = () => waiting;
/** Why that has ended by itself, in words; empty where it has not. */
export const pairingTrouble = () => trouble;

interface Begun {
  game: string;
  clock: ClockSetting | null;
  rated: boolean;
}
const fits = (wish: Wish | null, { game, clock, rated }: Begun): boolean =>
  wish !== null &&
  wish.rated === rated &&
  wish.games.includes(game) &&
  wish.clocks.some((one) => sameClock(one, clock));
/** Tells whether a game is what this tab looks for now. */
export const wished = () => {
  const now = wish;
  return (game: Begun) => fits(now, game);
};

function set(is: boolean, why = '') {
  waiting = is;
  trouble = why;
  if (!is) wish = null;
  if (is) expectGame(PAIRING);
  else expectNo(PAIRING);
}

export async function startPairing(wanted: NewPairing): Promise<Pairing> {
  await ensureGuest();
  const current = ++turn;
  const answer = await api<Pairing>('POST', '/pairing', wanted);
  if (current !== turn) return answer;
  wish = { ...wanted, since: answer.since ?? 0 };
  set(answer.waiting);
  return answer;
}

/** Stops. While the server has not heard of it, it goes on. */
export async function stopPairing(): Promise<void> {
  const current = ++turn;
  await api<Pairing>('DELETE', '/pairing');
  if (current === turn) set(false);
}

/** Whether this player waits, by the server. */
export async function checkPairing(): Promise<void> {
  const current = turn;
  try {
    if ((await whoAmI()) === null) return;
    const { waiting: still } = await api<Pairing>('GET', '/pairing');
    if (current === turn) set(still);
  } catch {
    // It is asked again with the next connection.
  }
}

/** There was no connection for a while: the server may have dropped this player, or have found an opponent. */
async function resume() {
  if (!wish) return checkPairing();
  const [current, wanted] = [turn, wish];
  try {
    if ((await api<Pairing>('GET', '/pairing')).waiting) return;
    const { games } = await api<MyGames>('GET', '/me/games');
    if (current !== turn) return;
    const found = games.find((game) => game.updated_at >= wanted.since && fits(wanted, game));
    if (!found) return void (await startPairing(wanted));
    socket.pass({ kind: 'game_started', game_id: found.id, game: found.game, seat: found.seat });
    set(false);
  } catch (error) {
    // Without a network it is asked again with the next connection.
    if (error instanceof ProblemError && error.code === 'offline') return;
    // Nobody has done anything about it since, but for the wish that was made again here.
    if (waiting && turn - current <= 1) set(false, wordsOf(error));
  }
}
socket.followOpen(() => void (waiting && resume()));
// Whoever comes now looks for nothing yet.
onPlayer(() => {
  turn++;
  set(false);
});
