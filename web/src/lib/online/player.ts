// Players as the site shows them.
import { t } from '$lib/words/words.svelte';
import type { PlayerRef } from './wire';

/** The level of one of the server's own bots, whose ids name it; null for anybody else. */
export function botLevel({ id, kind }: Pick<PlayerRef, 'id' | 'kind'>): number | null {
  const level = kind === 'bot' ? /^bot-(\d+)$/.exec(id)?.[1] : undefined;
  return level === undefined ? null : Number(level);
}

/** What a player is called: the server's own bots by their level, in the language of the page. */
export function playerName(player: PlayerRef): string {
  const level = botLevel(player);
  return level === null ? player.name : t('level-name', { level });
}

/** What finds the games of a player: the name where it is taken once, else the id. */
export const searchName = (player: PlayerRef) =>
  player.kind === 'guest' || botLevel(player) !== null ? player.id : player.name;

/** The page of a player. Only members have a name that is theirs alone. */
export function profileLink({ id, name, kind }: PlayerRef): string {
  return `/player/${encodeURIComponent(kind === 'member' ? name : id)}`;
}
