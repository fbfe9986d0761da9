// Why somebody may not take a challenge, as far as a page can tell.
import type { Challenge, PlayerRef } from '$lib/online/wire';

/** `account`: signing in helps. `other`: one of the two has blocked the other. */
export type Obstacle = 'account' | 'rating' | 'opponent' | 'other';

/** Null where it can be taken, by those who sit at it, and where only its maker is away. */
export function obstacle(challenge: Challenge, me: PlayerRef | null, away: boolean): Obstacle | null {
  const { takeable, players, opponent, members_only, rated, rating_min, rating_max } = challenge;
  if (takeable || away || players.some(({ id }) => id === me?.id)) return null;
  if (opponent && opponent.id !== me?.id) return 'opponent';
  if ((members_only || rated) && me?.kind !== 'member') return 'account';
  return rating_min !== null || rating_max !== null ? 'rating' : 'other';
}
