import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepSite } from '$lib/offline.svelte';
import { settings } from '$lib/settings.svelte';
import { loadWords } from '$lib/words/words.svelte';

const host = document.getElementById('app');
if (host) {
  // Without words there is nothing to show; they come in one small file.
  void loadWords(settings.language).then(() => mount(App, { target: host }));
}
// First the page, then what is for later.
addEventListener('load', () => void keepSite(), { once: true });
