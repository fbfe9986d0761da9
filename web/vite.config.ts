import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
    // As `doska serve` has them: the engine is stopped through shared memory.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['board/tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
