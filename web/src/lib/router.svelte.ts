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
  const [page = '', item = '', ...more] = location.pathname.split('/').filter(Boolean).map(decoded);
  return {
    page: more.length > 0 ? 'nowhere' : page,
    item,
    search: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not written as addresses are; it is no page of ours then
  }
}

let where = $state.raw(here());

export const at = () => where;

/** Loads the modules of a page; null if they are loaded. */
type Prepare = (where: Where) => Promise<unknown> | null;
let prepare: Prepare = () => null;
/** Counts navigations: one that was overtaken by another is dropped. */
let journeys = 0;

/** The current page stays until the next one is loaded. */
async function travel(arrived: () => void) {
  const journey = ++journeys;
  const next = here();
  const coming = prepare(next);
  if (coming) {
    await coming;
    if (journey !== journeys) return;
  }
  where = next;
  arrived();
}

/** Navigates within the site. The page that is shown already is not added to the history once more. */
export function go(path: string, { replace = false } = {}) {
  const same = new URL(path, location.href).href === location.href;
  if (replace || same) history.replaceState(history.state, '', path);
  else {
    // The scroll position is restored on the way back.
    history.replaceState({ scroll: scrollY }, '');
    history.pushState(null, '', path);
  }
  void travel(() => {
    if (!replace) scrollTo(0, 0);
  });
}

/** A page that was scrolled may still be fetching what it shows: it is followed as it grows, until it is as
 *  long as it was, somebody does something else, or so many pictures have been drawn. */
function scrollBack(to: number, journey: number, left = 180) {
  scrollTo(0, to);
  if (Math.abs(scrollY - to) < 1 || left === 0) return;
  const reached = scrollY;
  requestAnimationFrame(() => {
    if (journey === journeys && scrollY === reached) scrollBack(to, journey, left - 1);
  });
}

/** Handles links within the site without a reload. */
export function listen(loader: Prepare) {
  prepare = loader;
  history.scrollRestoration = 'manual';
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    const before = where;
    void travel(() => {
      // The browser itself handles fragments within a page.
      const scroll = (state as { scroll?: number } | null)?.scroll;
      if (scroll !== undefined || where.page !== before.page || where.item !== before.item)
        requestAnimationFrame(() => scrollBack(scroll ?? 0, journeys));
    });
  });
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
