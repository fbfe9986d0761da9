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

/** The moves that were taken back last and can be played again: those that no other move has replaced. */
export function movesAhead(log: GameEvent[]): string[] {
  let line: string[] = [];
  let ahead: string[] = [];
  for (const event of log) {
    if (event.kind === 'started') [line, ahead] = [[...event.moves], []];
    else if (event.kind === 'move') {
      line.push(event.move);
      ahead = ahead[0] === event.move ? ahead.slice(1) : [];
    } else if (event.kind === 'takeback') ahead = [...line.splice(event.ply), ...ahead];
  }
  return ahead;
}

/** How a game ended; null while it goes on. */
export function outcomeOf(log: GameEvent[]): Outcome | null {
  const last = log.findLast(({ kind }) => kind === 'ended' || kind === 'takeback');
  return last?.kind === 'ended' ? last.outcome : null;
}
