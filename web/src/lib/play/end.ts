// How a game ended, in words.
import type { Outcome, View } from '$lib/contract';
import { seatName } from '$lib/board/names';
import { t } from '$lib/words/words.svelte';
import type { Tally } from './stats';

export function endText({ winners, reason }: Outcome, view: View): { result: string; reason: string } {
  const names = winners.map((seat) => seatName(view, seat)).join(', ');
  return {
    result: winners.length === 0 ? t('outcome-draw') : t('outcome-win', { winners: names }),
    reason: t(`reason-${reason}`),
  };
}

export const tallyText = ({ won, drawn, lost }: Tally) => t('web-stats-tally', { won, drawn, lost });
