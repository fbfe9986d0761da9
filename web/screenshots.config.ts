// `npm run screenshots`: a picture of every page, in both themes and both sizes, with all games in mid-game,
// against the real binary. They go into screenshots/, which is not kept.
import { defineConfig } from '@playwright/test';
import site from './playwright.config';

export default defineConfig({
  ...site,
  testDir: 'scripts',
  testMatch: 'screenshots.ts',
  outputDir: 'test-results',
});
