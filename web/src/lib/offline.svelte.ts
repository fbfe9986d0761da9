// The site without a network: a service worker keeps all of it after the first visit.
let waiting = $state.raw<ServiceWorker | null>(null);
/** Another tab let the newer version take over. */
let replaced = $state(false);
/** Whether the page is loaded anew as soon as the newer version has taken over. */
let reloads = false;

/** Whether there is a newer version than this page. */
export const newer = () => waiting !== null || replaced;

/** The newer version takes over, and the page is loaded anew. */
export function useNewer() {
  reloads = true;
  if (replaced) location.reload();
  else waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Keeps the site for later. A newer version waits until it is let, or until no page of the site is open. */
export async function keepSite() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page that is as new as itself.
  const known = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloads) location.reload();
    else replaced = known;
  });
  try {
    const kept = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (!known) return;
    waiting = kept.waiting;
    const watch = (coming: ServiceWorker | null) =>
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') waiting = coming;
      });
    watch(kept.installing);
    kept.addEventListener('updatefound', () => watch(kept.installing));
  } catch {
    // Without it the site works as long as there is a network.
  }
}
