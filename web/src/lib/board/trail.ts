// The moves since a player's last turn, as arrows in the colours of those who made them: where four play,
// three moves are made before it is his turn again.
import type { Arrow, Brush } from '$board';
import type { Event } from '$board/wire';
import type { Snapshot, Step } from '$lib/contract';
import { hasTeams } from './teams';

/** How many moves are shown at a position: those of the others where there are more than two; otherwise the
 *  board's own mark of the last move says enough. */
export const trailLength = ({ view, ply }: Pick<Snapshot, 'view' | 'ply'>) =>
  hasTeams(view) ? Math.min(ply, view.seats - 1) : 0;

/** The arrows of the last moves, the newest first; `seat` made the newest. */
export function trail(moves: Event[][], seat: number, seats: number): Arrow[] {
  return moves.flatMap((events, age) => {
    const mover = (((seat - age) % seats) + seats) % seats;
    const steps = stepsOf(events);
    return steps.length > 0 ? [{ steps, brush: `seat${mover}` as Brush, age }] : [];
  });
}

/** Where a piece went, or where one was put. */
function stepsOf(events: Event[]): Step[] {
  const moves = events.filter((event) => event.kind === 'move');
  const [first] = moves;
  if (!first) return [];
  return [first.from, ...moves.map(({ to }) => to)].map(({ x, y }) => ({ kind: 'place', x, y }));
}
