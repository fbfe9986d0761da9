// What the form of a challenge begins with, as an address says: `/lobby?new=friend&game=…&position=…`.
import games from 'virtual:games';
import { lineOf } from '$lib/links';
import { idOf } from '$lib/play/setup';

export interface Wish {
  /** The game with its options. */
  game: string;
  /** The position text to begin with; null for the game's own start. */
  position: string | null;
  /** Whether it stands in the lobby at first. */
  listed: boolean;
  /** The id of the only player who may take it. */
  opponent: string | null;
}

/** Null where the address asks for no form. */
export function wishOf(search: URLSearchParams): Wish | null {
  const kind = search.get('new');
  if (kind === null) return null;
  const line = lineOf({ item: '', search });
  const known = line && games.some(({ id }) => id === idOf(line.game));
  return {
    game: known ? line.game : games[0]!.id,
    position: known ? line.start : null,
    listed: kind === 'lobby',
    opponent: search.get('opponent'),
  };
}
