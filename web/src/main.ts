import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepSite } from '$lib/offline.svelte';
import { settings } from '$lib/settings.svelte';
import { loadWords } from '$lib/words/words.svelte';

const host = document.getElementById('app');
if (host) {
  // Nothing can be shown without translations; they are one small file.
  void loadWords(settings.language).then(() => mount(App, { target: host }));
}
// The service worker is registered after the page is shown.
addEventListener('load', () => void keepSite(), { once: true });
