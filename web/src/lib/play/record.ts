// A game that was played here as a record, with who played it and how it ended.
import type { GameRecord, Outcome, Tag } from '$lib/contract';
import { writeRecord } from '$lib/engine';
import { go } from '$lib/router.svelte';
import { sharedPath } from '$lib/share';
import { t } from '$lib/words/words.svelte';
import { movesOf, outcomeOf } from './log';
import type { Kept } from './store';

export function recordOf({ game, start, log, players, clock, date, names }: Kept): GameRecord {
  const end = outcomeOf(log);
  const tags: Tag[] = [
    { name: 'Date', value: new Date(date).toISOString().slice(0, 10).replaceAll('-', '.') },
  ];
  players.forEach((player, seat) => {
    const name = players.length === 2 ? (['White', 'Black'][seat] ?? '') : `Player${seat + 1}`;
    if (names?.[seat]) tags.push({ name, value: names[seat] });
    else if (player !== 'person') tags.push({ name, value: t('record-engine', { level: player }) });
  });
  if (clock) tags.push({ name: 'TimeControl', value: clock });
  if (end) tags.push({ name: 'Termination', value: end.reason });
  const played = movesOf(log).map((move, i) => ({ parent: i, move, before: '', after: '', nags: [] }));
  const root = { parent: null, move: '', before: '', after: '', nags: [] };
  return { game, start, tags, result: result(end), nodes: [root, ...played] };
}

/** Who won, as records write it: for the first team or the second. */
function result(end: Outcome | null): string {
  if (!end) return '*';
  const [winner] = end.winners;
  return winner === undefined ? '1/2-1/2' : winner % 2 === 0 ? '1-0' : '0-1';
}

/** The path of a link to the whole game; with `review`, its review begins at once. */
export async function pathOf(game: Kept, review = false): Promise<string> {
  const path = await sharedPath(await writeRecord(recordOf(game)));
  return review ? path.replace('#', '?review=1#') : path;
}

/** Goes where the whole game can be analysed. A link that is to be opened elsewhere is left to the browser,
 *  which knows the moves from it. */
export async function analyse(event: MouseEvent, game: Kept | null, review = false) {
  if (!game || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(await pathOf(game, review));
}
