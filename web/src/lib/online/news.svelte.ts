// What happens to a player while another page is shown: a game of theirs begins, somebody challenges them.
import { sound } from '$lib/play/sound';
import { at } from '$lib/router.svelte';
import { findChallenge, gameBegan } from './lobby.svelte';
import { refreshGames } from './my-games.svelte';
import type { Notice, PlayerRef } from './wire';

export interface News {
  /** Where it leads. */
  path: string;
  /** The game with its options. */
  game: string;
  /** Who challenges; null where a game begins. */
  from: PlayerRef | null;
}

/** Most pages where a game begins go there by themselves: they have so many milliseconds for it. */
const GOES_THERE = 800;

let list = $state.raw<News[]>([]);
/** What is told in a moment, by where it leads. */
const coming = new Map<string, ReturnType<typeof setTimeout>>();

/** What is still to be told, the latest first. What the page shows anyway is not. */
export const news = () => list.filter(({ path }) => path !== `/${at().page}/${at().item}`);

export function forget(path: string) {
  clearTimeout(coming.get(path));
  coming.delete(path);
  list = list.filter((one) => one.path !== path);
}

function tell(one: News) {
  if (location.pathname === one.path) return;
  list = [one, ...list.filter(({ path }) => path !== one.path)];
  sound('news');
}

/** Hears what concerns this player, whichever page is shown. */
export async function hear(notice: Notice, me: string) {
  // The page of a game knows itself whose turn it is.
  if (notice.kind !== 'challenge' && location.pathname !== `/game/${notice.game_id}`) void refreshGames();
  switch (notice.kind) {
    case 'game_started': {
      const { game, game_id } = notice;
      const path = `/game/${game_id}`;
      gameBegan(game_id);
      forget(path);
      coming.set(
        path,
        setTimeout(() => tell({ path, game, from: null }), GOES_THERE),
      );
      return;
    }
    case 'game_ended':
      return forget(`/game/${notice.game_id}`);
    case 'challenge': {
      const { challenge_id: id, game, from } = notice;
      const path = `/challenge/${id}`;
      // It is told of whatever becomes of a challenge, to all who sit at it.
      const found = await findChallenge(id).catch(() => null);
      if (found?.status !== 'open' || found.opponent?.id !== me) return forget(path);
      // The page of a game that is over tells of a rematch itself.
      if (found.rematch_of !== null && location.pathname === `/game/${found.rematch_of}`) return;
      return tell({ path, game, from });
    }
  }
}
