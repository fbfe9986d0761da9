import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepSite } from '$lib/offline.svelte';
import { settings } from '$lib/settings.svelte';
import { watchKeys } from '$lib/ui/keys';
import { loadWords } from '$lib/words/words.svelte';

watchKeys();
const host = document.getElementById('app');
if (host) {
  // Nothing can be shown without translations; they are one small file. The font mostly arrives before them.
  const words = loadWords(settings.language);
  void Promise.all([words, fontLoaded()]).then(() => mount(App, { target: host }));
}

/** Waits for the site's font, but not for long: a page in the system's font is better than none. */
function fontLoaded(): Promise<unknown> {
  const loaded = document.fonts.load('1em Inter').catch(() => null);
  return Promise.race([loaded, new Promise((late) => setTimeout(late, 300))]);
}
// The service worker is registered after the page is shown.
addEventListener('load', () => void keepSite(), { once: true });
