// How a game ended, in words.
import games from 'virtual:games';
import type { Outcome, View } from '$lib/contract';
import { isColoured, sideOf } from '$lib/board/names';
import { teamScores } from '$lib/board/teams';
import { t } from '$lib/words/words.svelte';
import { idOf, type Player, type Setup } from './setup';
import { contest, resultFor, type Tally } from './stats';

/** The reason of a game that has no result. */
const ABORTED = 'aborted';

type End = Pick<Outcome, 'winners' | 'reason'>;

/** Who won and why. An aborted game has no reason: its result says all. `whole` is both. */
export const endText = (end: End, view: View) => endOf(end, view.seats, isColoured(view));

/** The same without a position: for so many seats, with or without colours. */
export function endOf({ winners, reason }: End, seats: number, coloured: boolean) {
  const losers = winners.length === 0 ? [] : range(seats).filter((seat) => !winners.includes(seat));
  const { side: loser, ...numbers } = sideOf(coloured, losers);
  if (reason === ABORTED) {
    const result = t('web-online-aborted');
    return { result, reason: '', whole: result };
  }
  const result = winners.length > 0 ? t('outcome-win', sideOf(coloured, winners)) : t('outcome-draw');
  const why = t(`reason-${reason}`, { loser, ...numbers });
  return { result, reason: why, whole: `${result}: ${why}` };
}

export const tallyText = ({ won, drawn, lost }: Tally) => t('web-stats-tally', { won, drawn, lost });

/** How a game ended for those who look at it: whether they won, or which side did. */
export function verdictOf(
  outcome: End,
  { game, players }: Pick<Setup, 'game' | 'players'>,
  own = contest(players)?.seat ?? null,
): string {
  const result = own === null || outcome.reason === ABORTED ? null : resultFor(outcome, own);
  if (result === 'won') return t('web-end-won');
  if (result === 'lost') return t('web-end-lost');
  const coloured = games.find(({ id }) => id === idOf(game))?.coloured ?? false;
  return endOf(outcome, players.length, coloured).result;
}

/** The points of the own team and of the other one, where the game has points; the own one is that of the
 *  seat that is named, else the winners'. */
export function scoreOf(outcome: Outcome, view: View, own: number | null): string | null {
  const points = teamScores(view);
  if (!points) return null;
  const team = (own ?? outcome.winners[0] ?? 0) % 2;
  return t('web-end-score', { own: points[team] ?? 0, other: points[1 - team] ?? 0 });
}

/** Who sits there: a person, or the engine by its level. */
export const playerName = (player: Player) =>
  player === 'person'
    ? t('web-setup-person')
    : t('web-setup-level-of', { level: player, name: t('level-name', { level: player }) });

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
