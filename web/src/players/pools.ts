// Ratings belong to a game and a pace. Games with four players have ratings of their own.
import games from 'virtual:games';
import type { Pace } from '$lib/online/wire';
import { idOf } from '$lib/play/setup';
import { t } from '$lib/words/words.svelte';

export const paces: Pace[] = ['blitz', 'rapid', 'correspondence'];

/** Every game that has ratings of its own, in the order in which games are shown. */
export const pools: string[] = games.flatMap(({ id, options }) => {
  const players = options.find(({ key }) => key === 'players');
  const counts = players && 'words' in players.values ? players.values.words : [];
  if (counts.length === 0) return [id];
  return counts.map((count) => (count === players?.default ? id : `${id}?players=${count}`));
});

/** The name of a game, with the number of players where that is another contest. */
export function poolName(game: string): string {
  const name = t(`game-${idOf(game)}`);
  const players = new URLSearchParams(game.split('?')[1]).get('players');
  return players ? t('web-player-game-players', { game: name, count: Number(players) }) : name;
}

/** `+12`, `−8`; nothing where the rating stayed the same. */
export const changeText = (change: number) =>
  change === 0 ? '' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;

export const paceName = (pace: Pace | null) => t(`web-player-pace-${pace ?? 'none'}`);
