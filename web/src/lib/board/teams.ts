// Teams: where more than two play, those who win together. Seats and teams have the colours of the board's
// zones: a hue for each team, a shade of it for each of its seats.
import type { View } from '$board/wire';
import { t } from '$lib/words/words.svelte';

type Seats = Pick<View, 'seats' | 'seating'>;

/** Whether anybody has an ally. */
export const hasTeams = ({ seats }: Seats) => seats > 2;

export const teamOf = ({ seating }: Seats, seat: number) => seating[seat]?.team ?? seat % 2;

/** The seats of a team. */
export const membersOf = (view: Seats, team: number) =>
  [...Array(view.seats).keys()].filter((seat) => teamOf(view, seat) === team);

/** The others of a seat's team. */
export const alliesOf = (view: Seats, seat: number) =>
  membersOf(view, teamOf(view, seat)).filter((other) => other !== seat);

/** The points of each team; null where none are counted. */
export function teamScores(view: Seats & Pick<View, 'scores'>): number[] | null {
  const { scores } = view;
  if (!scores) return null;
  const sum = (team: number) => membersOf(view, team).reduce((all, seat) => all + (scores[seat] ?? 0), 0);
  return [0, 1].map(sum);
}

const COLOURS = ['blue', 'green'];

export const teamName = (team: number) => t(`team-${COLOURS[team]}`);

/** Who plays in a team: players 1 and 3. */
export function teamSeats(view: Seats, team: number): string {
  const [first = 0, second = 0] = membersOf(view, team);
  return t('team-seats', { first: first + 1, second: second + 1 });
}
