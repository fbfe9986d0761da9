// A search in the archive: what the form shows, and the query of the address and of the server.
import type { GameInfo } from '$lib/contract';
import { optionsOf } from '$lib/play/setup';

/** What can be searched for, by the names that the server gives them. */
export const KEYS = [
  'player',
  'game',
  'result',
  'pace',
  'rated',
  'since',
  'until',
  'moves',
  'position',
] as const;
export type Key = (typeof KEYS)[number];
export type Search = Partial<Record<Key, string>>;

/** The search that an address names. */
export function searchOf(query: URLSearchParams): Search {
  const found: Search = {};
  for (const key of KEYS) {
    const value = query.get(key)?.trim();
    if (value) found[key] = value;
  }
  return found;
}

/** The query of a search; what says nothing is left out. */
export function queryOf(search: Search): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of KEYS) {
    const value = search[key]?.trim();
    if (value) query.set(key, value);
  }
  return query;
}

/** A search that makes sense: won and lost need a player, moves and a position need a game. */
export function sensible(search: Search): Search {
  const { player, game, result, moves, position, ...rest } = search;
  const ofPlayer = result === 'won' || result === 'lost';
  return {
    ...rest,
    ...(player ? { player } : {}),
    ...(game ? { game } : {}),
    ...(result && (player || !ofPlayer) ? { result } : {}),
    ...(game && moves ? { moves } : {}),
    ...(game && position ? { position } : {}),
  };
}

/** The page of the archive with a search. */
export function archiveLink(search: Search): string {
  const query = queryOf(search).toString();
  return query ? `/games?${query}` : '/games';
}

/** A game with all its options, usual ones too: without any, a search finds the game with whatever options. */
export function withEveryOption(about: GameInfo, game: string): string {
  const options = optionsOf(about, game);
  return `${about.id}?${about.options.map(({ key }) => `${key}=${options[key] ?? ''}`).join('&')}`;
}
