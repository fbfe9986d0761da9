// Which challenges of the lobby are shown.
import { paceOf } from '$lib/online/clocks';
import type { Challenge } from '$lib/online/wire';
import { idOf } from '$lib/play/setup';

export interface Filter {
  /** The id of a game; empty for all. */
  game: string;
  /** A pace, `none` for games without clocks; empty for all. */
  pace: string;
  rated: '' | 'rated' | 'casual';
  /** Only those that this player may take. */
  fits: boolean;
}

export const everything = (): Filter => ({ game: '', pace: '', rated: '', fits: false });

/** Whether the filter leaves a challenge out; one's own and those addressed to one are always shown. */
export function shows(filter: Filter, challenge: Challenge): boolean {
  if (filter.game && idOf(challenge.game) !== filter.game) return false;
  if (filter.pace && (paceOf(challenge.clock) ?? 'none') !== filter.pace) return false;
  if (filter.rated && challenge.rated !== (filter.rated === 'rated')) return false;
  return !filter.fits || challenge.takeable;
}
