// How long ago something was, in the language of the page.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** “5 minutes ago”; “now” within the first minute. */
export function ago(time: number, now: number, language = document.documentElement.lang): string {
  const past = Math.max(0, now - time);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS)
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  return format.format(0, 'second');
}
