// What the form of a challenge begins with, as an address says: `/lobby?new=friend&game=…&position=…`.
import games from 'virtual:games';
import { lineOf } from '$lib/links';
import type { ClockSetting, Pace } from '$lib/online/wire';
import { idOf } from '$lib/play/setup';

/** A usual clock of each pace. */
const CLOCKS: Record<Pace, ClockSetting> = {
  blitz: { initial: 300, increment: 3 },
  rapid: { initial: 600, increment: 5 },
  correspondence: { days: 3 },
};

export interface Wish {
  /** The game with its options. */
  game: string;
  /** The position text to begin with; null for the game's own start. */
  position: string | null;
  /** Whether it stands in the lobby at first. */
  listed: boolean;
  clock: ClockSetting;
  rated: boolean;
  /** The id of the only player who may take it. */
  opponent: string | null;
}

/** Null where the address asks for no form. */
export function wishOf(search: URLSearchParams): Wish | null {
  const kind = search.get('new');
  if (kind === null) return null;
  const line = lineOf({ item: '', search });
  const known = line && games.some(({ id }) => id === idOf(line.game));
  const listed = kind === 'lobby';
  const asked = search.get('pace') ?? '';
  const pace = Object.hasOwn(CLOCKS, asked) ? (asked as Pace) : listed ? 'correspondence' : 'rapid';
  return {
    game: known ? line.game : games[0]!.id,
    position: known ? line.start : null,
    listed,
    clock: CLOCKS[pace],
    rated: search.has('rated'),
    opponent: search.get('opponent'),
  };
}

/** The form for a challenge in the lobby, whose result counts for a certain leaderboard. */
export const ratedLink = (game: string, pace: Pace) =>
  `/lobby?${new URLSearchParams({ new: 'lobby', game, pace, rated: '1' })}`;
