// The game being played, which the rules hold. They know no clock: the page tells them the time.
import type { Act, Round, RoundRef } from '$board/wire';
import { rules } from './index';

/** What time it is, in milliseconds since the page was opened. */
export const now = () => Math.round(performance.now());

/** A game begins, or is taken up again. */
export const openRound = (round: RoundRef) => rules.ask<Round>({ ask: 'round-open', round, now: now() });

/** A seat does something. */
export const actInRound = (seat: number, act: Act) =>
  rules.ask<Round>({ ask: 'round-act', seat, act, now: now() });

/** Back to the last turn of one of these seats, without asking anybody. */
export const takeBackRound = (seats: number[]) => rules.ask<Round>({ ask: 'round-back', seats, now: now() });

/** Time goes on. */
export const tickRound = () => rules.ask<Round>({ ask: 'round-tick', now: now() });
