import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gamesAndFilms } from './plugins/films';
import { rulesPages } from './plugins/rules';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// As `doska serve` has them. The engine is stopped through shared memory, which wants the first two.
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

export default defineConfig({
  plugins: [svelte(), gamesAndFilms(), rulesPages()],
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
  },
  preview: { headers: { ...isolation, 'Content-Security-Policy': policy } },
  test: {
    environment: 'happy-dom',
    include: ['board/tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
