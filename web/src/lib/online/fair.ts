// The engine does not analyse positions of one's own rated game while it is being played, nor a game that leads through
// one: an earlier position would give the next move as well, as the reply in a line of the engine.
import type { Snapshot } from '$lib/contract';
import { Positions } from '$lib/engine/positions';
import type { MyGame, MyGames } from './correspondence';
import { api, whoAmI } from './me.svelte';
import type { Game } from './wire';

/** Positions before this ply are everybody's. The server has the same number: crates/server/src/store/watch.rs. */
const OPENING = 8;
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

/** The rated games of this kind that this player is playing, beyond the opening. */
async function ratedGames(of: string): Promise<MyGame[]> {
  try {
    if (!(await whoAmI())) return [];
    const { games: running } = await games();
    return running.filter(({ rated, game, ply }) => rated && game === of && ply >= OPENING);
  } catch {
    // Without a server there is no such game.
    return [];
  }
}

const positions = new Positions();
/** The moves of games, as far as they were played. */
const played = new Map<string, { ply: number; moves: Promise<string[]> }>();

function movesOf({ id, ply }: MyGame): Promise<string[]> {
  const known = played.get(id);
  if (known?.ply === ply) return known.moves;
  const moves = api<Game>('GET', `/games/${id}`).then((game) => game.moves);
  played.set(id, { ply, moves });
  return moves;
}

/** Where a game has stood since its opening. Rated games begin where their game begins. */
async function stoodAt(running: MyGame): Promise<string[]> {
  try {
    const moves = await movesOf(running);
    const lines = moves.map((_, ply) => moves.slice(0, ply + 1)).slice(OPENING - 1);
    return [running.position, ...(await positions.of(running.game, null, lines))];
  } catch {
    played.delete(running.id);
    return [running.position];
  }
}

/** The rated game of this player that has stood so and is not over; null where there is none. */
export const ratedGameAt = ({ game, position }: Pick<Snapshot, 'game' | 'position'>) =>
  ratedGameAmong(game, () => Promise.resolve([position]));

/** The rated game of this player that has stood in one of these positions and is not over; null where there is none.
 *  They are only asked for where such a game is played. */
export async function ratedGameAmong(game: string, asked: () => Promise<string[]>): Promise<string | null> {
  const running = await ratedGames(game);
  if (running.length === 0) return null;
  const found = new Set((await asked()).filter((text) => text !== '').map(board));
  for (const one of running)
    if ((await stoodAt(one)).some((position) => found.has(board(position)))) return one.id;
  return null;
}
