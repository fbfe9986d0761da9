// What happens to a player while another page is shown: a game of theirs begins, somebody challenges them.
import { sound } from '$lib/play/sound';
import { at } from '$lib/router.svelte';
import { findChallenge, gameBegan, listChallenges } from './lobby.svelte';
import { myself, onPlayer } from './me.svelte';
import { refreshGames } from './my-games.svelte';
import type { Challenge, Notice, PlayerRef } from './wire';

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

const SEEN = 'doska-news-seen';
/** How many are remembered. */
const MOST = 50;
function seen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // not readable, or not allowed to be read
  }
}

/** Whoever was told has closed it, or has gone there: it is not told again. */
export function dismiss(path: string) {
  forget(path);
  try {
    localStorage.setItem(SEEN, JSON.stringify([...seen().filter((one) => one !== path), path].slice(-MOST)));
  } catch {
    // Then it is told again after a reload.
  }
}

function tell(one: News, aloud: boolean) {
  if (location.pathname === one.path) return;
  list = [one, ...list.filter(({ path }) => path !== one.path)];
  if (aloud) sound('news');
}

const pathOf = (id: string) => `/challenge/${id}`;
/** Whether a challenge is addressed to somebody, and the page that is shown does not tell of it. A game that is over
 *  tells of a rematch itself. */
const concerns = ({ status, opponent, rematch_of }: Challenge, me: string) =>
  status === 'open' &&
  opponent?.id === me &&
  (rematch_of === null || location.pathname !== `/game/${rematch_of}`);

let readings = 0;
/** Reads what was not heard: there was no connection while nobody looked. */
export async function catchUp(me: string) {
  const current = ++readings;
  const open = await listChallenges().catch(() => null);
  if (!open || current !== readings || myself()?.id !== me) return;
  const mine = open.filter((one) => concerns(one, me));
  list = list.filter(({ path, from }) => from === null || mine.some(({ id }) => path === pathOf(id)));
  const known = [...seen(), ...list.map(({ path }) => path)];
  for (const { id, game, maker } of mine)
    if (!known.includes(pathOf(id))) tell({ path: pathOf(id), game, from: maker }, false);
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
        setTimeout(() => tell({ path, game, from: null }, true), GOES_THERE),
      );
      return;
    }
    case 'game_ended':
      return forget(`/game/${notice.game_id}`);
    case 'challenge': {
      const { challenge_id: id, game, from } = notice;
      // It is told of whatever becomes of a challenge, to all who sit at it.
      const found = await findChallenge(id).catch(() => null);
      if (!found || !concerns(found, me)) return forget(pathOf(id));
      return tell({ path: pathOf(id), game, from }, true);
    }
  }
}

// What concerned the one before is not for the next.
onPlayer(() => {
  list = [];
  for (const path of [...coming.keys()]) forget(path);
});
