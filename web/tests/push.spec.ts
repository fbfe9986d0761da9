// Web push in a real browser. No push service can be reached here: the browser's own developer tools deliver the
// message to the service worker, and the subscription is one that such a service would have made.
import type { Page } from '@playwright/test';
import { ask, signUp } from './online';
import { expect, open, test } from './site';

/** What the test uses of a service worker's global scope. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string | URL) => Promise<null> };
  NotificationEvent: new (kind: string, init: { notification: Notification }) => Event;
  ExtendableEvent: new (kind: string) => Event;
}

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
test.skip(({ isMobile }) => isMobile, 'the same worker');

/** A push service that gives every subscription another address. */
async function pushService(page: Page) {
  await page.addInitScript(() => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    let kept: PushSubscription | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(kept);
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://push.example.org/${auth}`;
      kept = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => {
          kept = null;
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      return kept;
    };
  });
}
const worker = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
const devices = async (page: Page) =>
  (await ask<{ devices: number }>(page, 'GET', '/me/notifications')).devices;
const here = (page: Page) => page.getByRole('switch', { name: 'Notify me in this browser' });

test('a browser subscribes, shows what is sent to it, and opens the page it leads to', async ({
  page,
  context,
  baseURL,
}) => {
  await pushService(page);
  await open(page, '/about');
  await ask(page, 'POST', '/guests', {});
  await page.goto('/settings');
  await worker(page);
  await here(page).click();
  await expect(page.getByRole('group', { name: 'What to notify about' })).toBeVisible();
  expect(await devices(page)).toBe(1);
  await expect(page.getByRole('button', { name: 'Send a test message' })).toBeVisible();

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify({ title: 'Your turn', body: 'Turkish Draughts', url: '/lobby', tag: 'one' });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL ?? '',
    registrationId: await registered,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'Turkish Draughts' }]);

  // Nobody clicks here: the worker is told that somebody did, and says which page it would open.
  const scope = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const opened = await scope.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (url) => {
        resolve(String(url));
        return Promise.resolve(null);
      };
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
    });
  });
  expect(opened).toBe(`${baseURL}/lobby`);
  await expect.poll(shown).toEqual([]);
});

test('an address that the push service changes is told to the server', async ({ page, context }) => {
  await pushService(page);
  await open(page, '/about');
  await ask(page, 'POST', '/guests', {});
  await page.goto('/settings');
  await worker(page);
  await here(page).click();
  await expect.poll(() => devices(page)).toBe(1);
  const before = await page.evaluate(async () => {
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    return subscription!.toJSON() as { endpoint: string; keys: Record<string, string> };
  });
  const scope = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const endpoint = 'https://push.example.org/moved';
  await scope.evaluate(
    ({ before, endpoint }) => {
      const scope = self as unknown as WorkerScope;
      const made = { toJSON: () => ({ ...before, endpoint, expirationTime: null }) };
      const event = new scope.ExtendableEvent('pushsubscriptionchange');
      scope.dispatchEvent(Object.assign(event, { oldSubscription: before, newSubscription: made }));
    },
    { before, endpoint },
  );
  // Only the new one is left.
  await expect
    .poll(async () => {
      const removed = await page.evaluate(async (endpoint) => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify({ endpoint });
        return (await fetch('/api/v1/me/push', { method: 'DELETE', headers, body })).ok;
      }, endpoint);
      return removed && (await devices(page));
    })
    .toBe(0);
});

test('a subscription is of one player: not of whoever signs in next', async ({ page }) => {
  await pushService(page);
  await open(page, '/about');
  await signUp(page);
  await page.goto('/settings');
  await worker(page);
  await here(page).click();
  await expect.poll(() => devices(page)).toBe(1);
  await expect(here(page)).toBeChecked();
  const kept = () =>
    page.evaluate(async () =>
      Boolean(await (await navigator.serviceWorker.ready).pushManager.getSubscription()),
    );
  expect(await kept()).toBe(true);
  await page.getByRole('button', { name: /: your menu$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await kept()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('doska-push-of'))).toBeNull();
  await signUp(page);
  await page.goto('/settings');
  await worker(page);
  await expect(here(page)).not.toBeChecked();
  expect(await devices(page)).toBe(0);
});

test.describe('in vain', () => {
  test.use({ expected: /status of 503/ });
  test('a subscription that the server was not told of is none', async ({ page }) => {
    await pushService(page);
    await open(page, '/about');
    await ask(page, 'POST', '/guests', {});
    await page.route('**/api/v1/me/push', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, code: 'closed', title: '', detail: 'The server is busy' }),
      }),
    );
    await page.goto('/settings');
    await worker(page);
    await here(page).click();
    await expect(page.getByRole('alert')).toHaveText('The server is busy');
    await expect(here(page)).not.toBeChecked();
    await page.unroute('**/api/v1/me/push');
    await page.reload();
    await expect(here(page)).not.toBeChecked();
    expect(await devices(page)).toBe(0);
  });
});
