// Dates and times as people write them.
import { settings } from '$lib/settings.svelte';

/** A day: 16 November 2026. */
export const day = (at: number) =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(at);

/** A day with the time. */
export const moment = (at: number) =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
