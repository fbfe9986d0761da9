// Games of the server on the analysis page, and the analysis that is kept with them.
import type { GameRecord } from '$lib/contract';
import type { GameAnalysis } from '$lib/online/archive';
import { api, ProblemError, wordsOf } from '$lib/online/me.svelte';
import { playerName } from '$lib/online/player';
import type { Game } from '$lib/online/wire';
import { LoadError, recordOf } from './loading';
import { playerTag } from './names';

/** The id of the stored game that an address names. */
export const storedId = (search: URLSearchParams): string | null => search.get('id') || null;

/** A stored game as a record, with the names of those who played it. */
export async function loadStored(id: string): Promise<GameRecord> {
  try {
    return recordOfGame(await api<Game>('GET', `/games/${encodeURIComponent(id)}`));
  } catch (error) {
    if (error instanceof ProblemError) throw new LoadError(wordsOf(error));
    throw error;
  }
}

export function recordOfGame({ game, start, moves, seats, outcome, created_at }: Game): GameRecord {
  const record = recordOf({ game, start, moves });
  const players = seats.map((player, seat) => ({
    name: playerTag(seats.length, seat),
    value: playerName(player),
  }));
  const date = new Date(created_at).toISOString().slice(0, 10).replaceAll('-', '.');
  const result =
    outcome === null || outcome.reason === 'aborted'
      ? '*'
      : outcome.winners.length === 0
        ? '1/2-1/2'
        : outcome.winners.includes(0)
          ? '1-0'
          : '0-1';
  const ended = outcome ? [{ name: 'Termination', value: outcome.reason }] : [];
  return { ...record, tags: [{ name: 'Date', value: date }, ...players, ...ended], result };
}

/** The analysis that is kept with a game. */
export const keptAnalysis = (id: string) =>
  api<GameAnalysis>('GET', `/games/${encodeURIComponent(id)}/analysis`);

/** Asks the server for an analysis. */
export const askAnalysis = (id: string) =>
  api<GameAnalysis>('POST', `/games/${encodeURIComponent(id)}/analysis`);
