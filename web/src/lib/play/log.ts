// What the event log of a game says.
import type { GameEvent, Outcome } from '$lib/contract';

/** The moves once these events have happened too. */
export function movesAfter(before: string[], events: GameEvent[]): string[] {
  const moves = [...before];
  for (const event of events) {
    if (event.kind === 'started') moves.splice(0, moves.length, ...event.moves);
    else if (event.kind === 'move') moves.push(event.move);
    else if (event.kind === 'takeback') moves.length = event.ply;
  }
  return moves;
}

/** The moves of a game. */
export const movesOf = (log: GameEvent[]): string[] => movesAfter([], log);

/** How a game ended; null while it goes on. */
export function outcomeOf(log: GameEvent[]): Outcome | null {
  const last = log.findLast(({ kind }) => kind === 'ended' || kind === 'takeback');
  return last?.kind === 'ended' ? last.outcome : null;
}
