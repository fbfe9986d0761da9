// Links to a page with a game or a position: `/play/GAME?position=…&moves=…`. A game with variations and
// comments is encoded otherwise: see `share.ts`.
import type { GameRef } from '$lib/contract';
import type { Where } from './router.svelte';

export type Target = 'analysis' | 'editor' | 'play';

/** A link that opens a game where it stands; without moves, a position. */
export function linkTo(page: Target, line: Pick<GameRef, 'game'> & Partial<GameRef>): string {
  // Analysis is one page; the others have one for each game, which need not be named again.
  const [id = ''] = line.game.split('?');
  const path = page === 'analysis' ? '/analysis' : `/${page}/${encode(id)}`;
  const parts = [];
  if (page === 'analysis' || id !== line.game) parts.push(`game=${encode(line.game)}`);
  if (line.start) parts.push(`position=${encode(line.start)}`);
  if (line.moves?.length) parts.push(`moves=${encode(line.moves.join(' '))}`);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** The form for a challenge to others, from a position or the game's own start. */
export function challengeLink(game: string, position: string | null): string {
  const from = position ? `&position=${encode(position)}` : '';
  return `/lobby?new=friend&game=${encode(game)}${from}`;
}

/** The game that such a link names; null where it names none. Its moves are not validated. */
export function lineOf({ item, search }: Pick<Where, 'item' | 'search'>): GameRef | null {
  const game = search.get('game') ?? item;
  if (!game) return null;
  const moves = search.get('moves') ?? '';
  return { game, start: search.get('position') || null, moves: moves.split(' ').filter(Boolean) };
}

/** Escapes only what has a meaning in a URL, so that it stays readable. */
const encode = (text: string) =>
  text.replace(/[^\w:,;=/.*@^>~-]/gu, (sign) => (sign === ' ' ? '+' : encodeURIComponent(sign)));
