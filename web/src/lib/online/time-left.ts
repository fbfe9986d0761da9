// How much time is left for a move, in words.
import { t } from '../words/words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** “3 days”, “20 hours” or “5 minutes”; what is nearly over counts as a minute. */
export function duration(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return t('web-notify-days', { count: Math.floor(milliseconds / DAY) });
  if (milliseconds >= 2 * HOUR) return t('web-notify-hours', { count: Math.floor(milliseconds / HOUR) });
  return t('web-notify-minutes', { count: Math.max(1, Math.floor(milliseconds / MINUTE)) });
}
