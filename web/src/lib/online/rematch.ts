// Which game is the rematch of another.
import type { Game } from './wire';

type Seated = Pick<Game, 'game' | 'seats'>;

/** Whether a game is the rematch of another: the same game, everybody one seat further on. */
export const isRematch = ({ game, seats }: Seated, before: Seated): boolean =>
  game === before.game &&
  seats.length === before.seats.length &&
  before.seats.every(({ id }, seat) => seats[(seat + 1) % seats.length]?.id === id);
