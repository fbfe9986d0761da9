// Page titles, for the browser's tab and for announcements.
import { isGame, pageOf } from '../pages';
import { waitingGames } from './online/my-games.svelte';
import type { Where } from './router.svelte';
import { t } from './words/words.svelte';

/** The name of the page, the game first where it is about one. */
export function pageTitle(where: Where): string {
  const page = pageOf(where);
  if (page === '') return t('web-home-title');
  const name = t(`web-${page}-title`);
  return isGame(where.item) && page !== 'nowhere' && page !== 'player'
    ? `${t(`game-${where.item}`)}: ${lower(name)}`
    : name;
}

/** As the tab shows it: how many games wait for a move, then what the page is. */
export function documentTitle(where: Where): string {
  const waiting = waitingGames().length;
  const title = pageOf(where) === '' ? `Doska: ${lower(pageTitle(where))}` : `${pageTitle(where)} · Doska`;
  return waiting > 0 ? `(${waiting}) ${title}` : title;
}

const lower = (text: string) =>
  text.charAt(0).toLocaleLowerCase(document.documentElement.lang) + text.slice(1);
