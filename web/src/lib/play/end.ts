// How a game ended, in words.
import type { Outcome, View } from '$lib/contract';
import { isColoured, sideOf } from '$lib/board/names';
import { t } from '$lib/words/words.svelte';
import type { Tally } from './stats';

type End = Pick<Outcome, 'winners' | 'reason'>;

export const endText = (end: End, view: View) => endOf(end, view.seats, isColoured(view));

/** The same without a position: for so many seats, with or without colours. */
export function endOf({ winners, reason }: End, seats: number, coloured: boolean) {
  const losers = winners.length === 0 ? [] : range(seats).filter((seat) => !winners.includes(seat));
  const { side: loser, ...numbers } = sideOf(coloured, losers);
  return {
    result: winners.length === 0 ? t('outcome-draw') : t('outcome-win', sideOf(coloured, winners)),
    reason: t(`reason-${reason}`, { loser, ...numbers }),
  };
}

export const tallyText = ({ won, drawn, lost }: Tally) => t('web-stats-tally', { won, drawn, lost });

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
