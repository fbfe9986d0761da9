// Tests in a real browser, against the real binary: `npm run e2e`.
//
//   DOSKA_SITE=preview   against the built site served by Vite, so that the binary, which answers the API behind it,
//                        need not be built again
//   DOSKA_BINARY=PATH    another binary than the release, such as ../target/debug/doska
//   DOSKA_PORT=5199      on another port, so that several people can test on one machine
import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';

const port = Number(process.env['DOSKA_PORT'] ?? 8137);
const address = `http://127.0.0.1:${port}`;
const binary = process.env['DOSKA_BINARY'] ?? '../target/release/doska';
/** What a server of the tests keeps: it begins with nothing. */
const data = `${tmpdir()}/doska-e2e-${port}`;
const begun = { reuseExistingServer: false, stdout: 'ignore', stderr: 'pipe' } as const;
const serve = (port: number) => ({
  ...begun,
  command: `rm -rf ${data} && ${binary} serve --listen 127.0.0.1:${port} --data ${data} --rate-limits off`,
  url: `http://127.0.0.1:${port}/readyz`,
});
const behind = port + 1;
const preview = {
  ...begun,
  command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
  env: { DOSKA_API: `http://127.0.0.1:${behind}` },
  url: address,
};
const served: Record<string, (typeof preview | ReturnType<typeof serve>)[]> = {
  binary: [serve(port)],
  preview: [serve(behind), preview],
};
const site = process.env['DOSKA_SITE'] ?? 'binary';
const webServer = served[site];
if (!webServer) throw new Error(`DOSKA_SITE=${site}: expected ${Object.keys(served).join(' or ')}`);

/** Debian's Chromium, without anything that talks to the network by itself. */
export const browser = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Tests of what fonts and scrollbars do to a page: with classic scrollbars, which Playwright hides elsewhere. */
const metrics = 'metrics.spec.ts';
/** Starts servers of its own, once. */
const cluster = 'cluster.spec.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // CI tries a failed test once more and lists it as flaky: still a bug to be found, but of one browser on a busy
  // machine rather than of the change at hand.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // A machine of two cores that builds beside it is slow; nothing here measures time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    actionTimeout: 20_000,
    launchOptions: browser,
    locale: 'en-GB',
    // Kept for the tests that are about it: a worker that fetches the whole site slows all others down.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: metrics, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: [metrics, cluster],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    {
      name: 'scrollbars',
      testMatch: metrics,
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: { ...browser, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
  webServer,
});
