// How a game ended, in words.
import type { Ended, View } from '$board/wire';
import { seatName } from '$lib/board/names';
import { t } from '$lib/words/words.svelte';

export function endText({ winners, reason }: Ended, view: View): { result: string; reason: string } {
  const names = winners.map((seat) => seatName(view, seat)).join(', ');
  return {
    result: winners.length === 0 ? t('outcome-draw') : t('outcome-win', { winners: names }),
    reason: t(`reason-${reason}`),
  };
}
