// What a clock shows, and how it is read out.
import { clockFace } from '$lib/play/clock.svelte';
import { t } from '$lib/words/words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `4:59`, or days and hours where there are days. */
export function clockText(left: number): string {
  return left < DAY ? clockFace(left) : daysText(left);
}

/** The same in words. */
export function spokenClock(left: number): string {
  if (left >= DAY) return daysText(left);
  if (left >= HOUR)
    return t('web-online-hours', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor(left / MINUTE) % 60,
    });
  return t('web-online-clock-short', {
    minutes: Math.floor(left / MINUTE),
    seconds: Math.floor(left / 1000) % 60,
  });
}

function daysText(left: number): string {
  const days = Math.floor(left / DAY);
  const hours = Math.floor(left / HOUR) % 24;
  return hours === 0 ? t('web-notify-days', { count: days }) : t('web-online-days', { days, hours });
}
