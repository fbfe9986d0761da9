// What the tags of a record say, as people read it.
import type { GameRecord, Worth } from '$lib/contract';
import { settings } from '$lib/settings.svelte';

const POINTS: Record<string, [string, string]> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['½', '½'],
  '0-0': ['0', '0'],
};

/** What each team got; null while nobody has won. */
export const pointsOf = (result: string): [string, string] | null => POINTS[result] ?? null;

/** A result in one piece, such as `1–0`; nothing for a game without one. */
export const resultText = (result: string) => pointsOf(result)?.join('–') ?? '';

/** A date as records write it, `2026.11.14` or `2026.??.??`, in the reader's language. What is no date stays. */
export function dateText(date: string): string {
  const parts = /^(\d{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(date);
  if (!parts) return /^[?.]*$/.test(date) ? '' : date;
  const [year = 0, month, day] = parts.slice(1).map((part) => (part === '??' ? undefined : Number(part)));
  if (month === undefined) return String(year);
  const when = new Date(Date.UTC(year, month - 1, day ?? 1));
  if (when.getUTCMonth() !== month - 1) return date;
  return new Intl.DateTimeFormat(settings.language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: day === undefined ? 'long' : 'short',
    ...(day === undefined ? {} : { day: 'numeric' }),
  }).format(when);
}

const PLAYERS = ['White', 'Black', 'Player1', 'Player2', 'Player3', 'Player4'];

/** Tags that say nothing are written as `?`. */
export function tagOf({ tags }: Pick<GameRecord, 'tags'>, name: string): string {
  const value = tags.find((tag) => tag.name === name)?.value.trim() ?? '';
  return /^[?.]*$/.test(value) ? '' : value;
}

/** Who played, one after the other. */
export const playersOf = (record: Pick<GameRecord, 'tags'>) =>
  PLAYERS.map((name) => tagOf(record, name)).filter(Boolean);

/** The plies of the main line. */
export function pliesOf({ nodes }: Pick<GameRecord, 'nodes'>): number {
  let count = 0;
  for (let at = 0; at >= 0; count++) at = nodes.findIndex(({ parent }) => parent === at);
  return count - 1;
}

/** An evaluation as the reader's language writes numbers: `+0,44`. */
export function worthText({ text }: Pick<Worth, 'text'>): string {
  return text.replace(/(\d)\.(\d)/, `$1${decimal()}$2`);
}

/** A loss of hundredths. */
export const lossText = (hundredths: number) =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  );

const decimal = () =>
  new Intl.NumberFormat(settings.language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';
