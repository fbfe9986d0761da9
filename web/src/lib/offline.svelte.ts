// The site without a network: a service worker keeps all of it after the first visit.
let waiting = $state.raw<ServiceWorker | null>(null);
/** Another tab let the newer version take over. */
let replaced = $state(false);
let asked = false;

/** Whether there is a newer version than this page. */
export const newer = () => waiting !== null || replaced;

/** The newer version takes over, and the page is loaded anew. */
export function useNewer() {
  asked = true;
  if (replaced) location.reload();
  else waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Keeps the site for later. What was fetched during an earlier visit takes over now, before anybody has
 *  begun anything; what comes later waits. */
export async function keepSite() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page that is as new as itself.
  const known = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else replaced = known;
  });
  try {
    const kept = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (known && kept.waiting) {
      waiting = kept.waiting;
      useNewer();
    }
    kept.addEventListener('updatefound', () => {
      const coming = kept.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && known) waiting = coming;
      });
    });
  } catch {
    // Without it the site works as long as there is a network.
  }
}
