// The engine does not analyse a position of one's own rated game while it is being played, nor a game that leads
// through it.
import type { Snapshot } from '$lib/contract';
import type { MyGame, MyGames } from './correspondence';
import { api, whoAmI } from './me.svelte';

/** How long the list of games is believed, in milliseconds. */
const FRESH = 5000;

let asked: { at: number; games: Promise<MyGames> } | null = null;

function games(): Promise<MyGames> {
  if (!asked || Date.now() - asked.at > FRESH)
    asked = { at: Date.now(), games: api<MyGames>('GET', '/me/games') };
  return asked.games;
}

/** A position text without the counters that follow the position itself. */
const board = (text: string) => (text.split(' ~')[0] ?? text).trim();

/** The rated games of this kind that this player is playing. */
async function ratedGames(of: string): Promise<MyGame[]> {
  try {
    if (!(await whoAmI())) return [];
    const { games: running } = await games();
    return running.filter(({ rated, game }) => rated && game === of);
  } catch {
    // Without a server there is no such game.
    return [];
  }
}

/** The rated game of this player that stands so and is not over; null where there is none. */
export async function ratedGameAt(at: Pick<Snapshot, 'game' | 'position'>): Promise<string | null> {
  const running = await ratedGames(at.game);
  return running.find(({ position }) => board(position) === board(at.position))?.id ?? null;
}

/** The rated game of this player that stands where one of these positions does; null where there is none. They are
 *  only asked for where such a game is played. One that has not begun is everybody's start. */
export async function ratedGameAmong(
  game: string,
  positions: () => Promise<string[]>,
): Promise<string | null> {
  const running = (await ratedGames(game)).filter(({ ply }) => ply > 0);
  if (running.length === 0) return null;
  const found = new Set((await positions()).map(board));
  return running.find(({ position }) => found.has(board(position)))?.id ?? null;
}
