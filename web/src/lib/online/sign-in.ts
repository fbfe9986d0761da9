// Links to the page for signing in, from where somebody comes back to what they were looking at.
import type { Where } from '$lib/router.svelte';

function addressOf({ page, item, search }: Where): string {
  if (page === 'nowhere') return '/';
  if (page === 'signin') return search.get('to') ?? '/';
  const query = search.toString();
  return `/${[page, item].filter(Boolean).map(encodeURIComponent).join('/')}${query ? `?${query}` : ''}`;
}

/** Signing in, or up, and back to an address of this site. */
export function signInTo(to: string, fresh = false): string {
  const back = to === '/' ? '' : `to=${encodeURIComponent(to).replaceAll('%2F', '/')}`;
  const query = [fresh ? 'new' : '', back].filter(Boolean).join('&');
  return `/signin${query ? `?${query}` : ''}`;
}

/** Signing in, or up, and back to the page that is shown. */
export const signInFrom = (where: Where, fresh = false): string => signInTo(addressOf(where), fresh);
