// Clocks of online games: what can be chosen, and what they are called.
import { t } from '$lib/words/words.svelte';
import type { ClockSetting, Pace } from './wire';

export const LIVE: ClockSetting[] = [
  { initial: 180, increment: 2 },
  { initial: 300, increment: 3 },
  { initial: 600, increment: 5 },
  { initial: 1800, increment: 20 },
];
export const DAYS: ClockSetting[] = [{ days: 1 }, { days: 3 }, { days: 7 }];
/** Forty moves in less than this many seconds are blitz: crates/contract/src/online/clock.rs. */
const RAPID = 600;

/** Whether a game with these clocks is played at one sitting; one without a clock may take days. */
export const isLive = (clock: ClockSetting | null) => clock !== null && clock.days === undefined;

/** How fast a game with these clocks is; null without a clock. */
export function paceOf(clock: ClockSetting | null): Pace | null {
  if (!clock) return null;
  if (clock.days !== undefined) return 'correspondence';
  const each = (clock.increment ?? 0) + (clock.delay ?? 0);
  return (clock.initial ?? 0) + 40 * each < RAPID ? 'blitz' : 'rapid';
}

/** `5+3`, “3 days per move”, “No clock”. */
export function clockName(clock: ClockSetting | null): string {
  if (!clock) return t('web-lobby-clock-none');
  if (clock.days !== undefined) return t('web-lobby-clock-days', { days: clock.days });
  const minutes = (clock.initial ?? 0) / 60;
  if (clock.delay !== undefined) return t('web-lobby-clock-delay', { minutes, seconds: clock.delay });
  return t('web-lobby-clock-live', { minutes, seconds: clock.increment ?? 0 });
}

export const sameClock = (a: ClockSetting | null, b: ClockSetting | null) => keyOf(a) === keyOf(b);

/** A text that two equal clocks share. */
export const keyOf = (clock: ClockSetting | null) =>
  clock
    ? [
        clock.initial ?? '',
        clock.increment ?? (clock.initial && clock.delay === undefined ? 0 : ''),
        clock.delay ?? '',
        clock.days ?? '',
      ].join('/')
    : '';
