// Page titles, for the browser's tab and for announcements.
import { pageOf } from '../pages';
import type { Where } from './router.svelte';
import { t } from './words/words.svelte';

/** The name of the page, the game first where it is about one. */
export function pageTitle(where: Where): string {
  const page = pageOf(where);
  if (page === '') return t('web-home-title');
  const name = t(`web-${page}-title`);
  return where.item && page !== 'nowhere' ? `${t(`game-${where.item}`)}: ${lower(name)}` : name;
}

export const documentTitle = (where: Where) =>
  pageOf(where) === '' ? `Doska: ${lower(pageTitle(where))}` : `${pageTitle(where)} · Doska`;

const lower = (text: string) =>
  text.charAt(0).toLocaleLowerCase(document.documentElement.lang) + text.slice(1);
