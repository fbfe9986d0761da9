// Smoke tests in Firefox and WebKitGTK: `npm run smoke`. Only Playwright's test runner is used; the browsers are
// Debian's, which Playwright cannot drive. `DOSKA_SITE` and `DOSKA_BINARY` as in ../playwright.config.ts.
import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures';

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../test-results/smoke',
  // One file, one browser process: the tests of a browser run one after the other, the browsers side by side.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: !!process.env['CI'],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
