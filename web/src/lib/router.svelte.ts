// Which page is shown. The server knows the same paths: crates/server/src/routes.rs.

export interface Where {
  /** The first part of the path: the page. Empty for the home page. */
  page: string;
  /** The second part: a game, mostly. */
  item: string;
  /** What follows `?` and `#`. */
  search: URLSearchParams;
  hash: string;
}

function here(): Where {
  const [page = '', item = '', ...more] = location.pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  return {
    page: more.length > 0 ? 'nowhere' : page,
    item,
    search: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let where = $state.raw(here());

export const at = () => where;

/** Goes to a page of this site. */
export function go(path: string, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  where = here();
  if (!replace) scrollTo(0, 0);
}

/** Follows links of this site without loading it anew. */
export function listen() {
  addEventListener('popstate', () => (where = here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
