// The pages, each loaded when it is first visited. The server has the same list: crates/server/src/routes.rs.
import type { Component } from 'svelte';
import games from 'virtual:games';
import type { Where } from '$lib/router.svelte';

type Load = () => Promise<{ default: Component }>;

interface Page {
  load: Load;
  /** Whether it may stand without a game, with one, and with the id of something else. */
  alone?: boolean;
  game?: boolean;
  id?: boolean;
}

const pages: Record<string, Page> = {
  '': { load: () => import('./pages/Home.svelte'), alone: true },
  play: { load: () => import('./pages/Play.svelte'), game: true },
  game: { load: () => import('./pages/Game.svelte'), id: true },
  watch: { load: () => import('./pages/Watch.svelte'), alone: true },
  analysis: { load: () => import('./pages/Analysis.svelte'), alone: true },
  editor: { load: () => import('./pages/Editor.svelte'), alone: true, game: true },
  learn: { load: () => import('./pages/Learn.svelte'), alone: true, game: true },
  puzzles: { load: () => import('./pages/Puzzles.svelte'), alone: true, game: true },
  games: { load: () => import('./pages/Games.svelte'), alone: true },
  lobby: { load: () => import('./pages/Lobby.svelte'), alone: true },
  challenge: { load: () => import('./pages/Challenge.svelte'), id: true },
  mail: { load: () => import('./pages/Mail.svelte'), id: true },
  player: { load: () => import('./pages/Player.svelte'), id: true },
  leaderboard: { load: () => import('./pages/Leaderboard.svelte'), alone: true },
  rules: { load: () => import('./pages/Rules.svelte'), game: true },
  settings: { load: () => import('./pages/Settings.svelte'), alone: true },
  about: { load: () => import('./pages/About.svelte'), alone: true },
  signin: { load: () => import('./pages/Signin.svelte'), alone: true },
  account: { load: () => import('./pages/Account.svelte'), alone: true },
  moderation: { load: () => import('./pages/Moderation.svelte'), alone: true },
};
const nowhere: Page = { load: () => import('./pages/NotFound.svelte') };

export const isGame = (item: string) => games.some(({ id }) => id === item);

/** The name of the page at a path; `nowhere` for an unknown one. */
export function pageOf({ page, item }: Where): string {
  // The list of lessons leads to all rules.
  if (page === 'rules' && item === '') return 'learn';
  const found = Object.hasOwn(pages, page) ? pages[page] : undefined;
  const fits = item === '' ? found?.alone : found?.id || (found?.game && isGame(item));
  return fits ? page : 'nowhere';
}

export const loadPage = (name: string) => (pages[name] ?? nowhere).load();
