// The site without a network: a service worker keeps all of it after the first visit.
let waiting = $state.raw<ServiceWorker | null>(null);
/** Another tab let the newer version take over. */
let replaced = $state(false);
/** Whether the page is loaded anew as soon as the newer version has taken over. */
let reloads = false;
/** So long after a load, in milliseconds, nobody has begun anything. */
const BEGINNING = 2000;

/** Whether there is a newer version than this page. */
export const newer = () => waiting !== null || replaced;

/** The newer version takes over, and the page is loaded anew. */
export function useNewer() {
  reloads = true;
  if (replaced) location.reload();
  else takeOver();
}

/** Asked once, a browser that is busy with the older version may forget it. */
function takeOver() {
  if (!waiting || waiting.state !== 'installed') return;
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(takeOver, 1000);
}

/** Keeps the site for later. What was fetched during an earlier visit takes over now, before anybody has
 *  begun anything; what comes later waits. */
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
    if (known && kept.waiting) {
      waiting = kept.waiting;
      useNewer();
      setTimeout(() => (reloads = false), BEGINNING);
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
