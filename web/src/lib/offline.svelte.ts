// Offline use: a service worker caches the whole site on the first visit.
let waiting = $state.raw<ServiceWorker | null>(null);
/** Another tab let the newer version take over. */
let replaced = $state(false);
/** Whether the page reloads as soon as the newer version has taken over. */
let reloads = false;

/** Whether there is a newer version than this page. */
export const newer = () => waiting !== null || replaced;

/** Activates the newer version and reloads the page. */
export function useNewer() {
  reloads = true;
  if (replaced) location.reload();
  else waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Registers the service worker. A newer version waits until it is activated, or until no page is open. */
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
    // Without a service worker the site needs the network.
  }
}
