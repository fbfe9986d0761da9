import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './plugins/demo-games';
import { message } from './plugins/messages';
import { pageWords } from './plugins/page';
import { puzzlesPlugin } from './plugins/puzzles';
import { rulesPages } from './plugins/rules';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// As `doska serve` has them. The engine is stopped through shared memory, which wants the first two.
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** The server that `npm run dev` and `vite preview` ask. It goes by the host that the browser names. */
const server = { target: process.env['DOSKA_API'] ?? 'http://127.0.0.1:8080', ws: true };
const proxy = { '/api': server };

const version = /^version = "(.+)"$/m.exec(readFileSync(here('../Cargo.toml'), 'utf8'))?.[1];

/** All of the site is kept after the first visit. A new version waits until it is told to take over: see
 *  `src/lib/offline.svelte.ts`. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    id: '/',
    name: 'Doska',
    short_name: 'Doska',
    description: message('en', 'web-home-about'),
    lang: 'en',
    start_url: '/',
    display: 'standalone',
    categories: ['games'],
    background_color: '#f6f3ee',
    theme_color: '#96481b',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      ['web-home-play', '/'],
      ['web-puzzles-daily', '/puzzles'],
      ['web-puzzles-all', '/puzzles#all'],
    ].map(([id = '', url = '']) => ({
      name: message('en', id),
      url,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: [
      { src: '/share/wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
      { src: '/share/narrow.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,wasm,svg,png,woff2}'],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    navigateFallback: '/index.html',
    // What the server answers itself: feeds, streams.
    navigateFallbackDenylist: [/^\/api\//],
    importScripts: ['/push.js'],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    sourcemap: false,
  },
});

export default defineConfig({
  plugins: [svelte(), gamesPlugin(), puzzlesPlugin(), rulesPages(), pageWords(), offline],
  define: { VERSION: JSON.stringify(version) },
  resolve: { alias: { $lib: here('src/lib'), $board: here('board/src') } },
  build: {
    target: 'es2022',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: {
    // Words and rules pages lie beside this folder.
    fs: { allow: ['..'] },
    headers: isolation,
    proxy,
  },
  preview: { headers: { ...isolation, 'Content-Security-Policy': policy }, proxy },
  test: {
    environment: 'happy-dom',
    include: ['board/tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
