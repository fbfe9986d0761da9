// Web push in a real browser. No push service can be reached here: the browser's own developer tools deliver the
// message to the service worker, and the subscription is one that such a service would have made.
import { ask } from './online';
import { expect, open, test } from './site';

/** What the test uses of a service worker's global scope. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string | URL) => Promise<null> };
  NotificationEvent: new (kind: string, init: { notification: Notification }) => Event;
}

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
test.skip(({ isMobile }) => isMobile, 'the same worker');

test('a browser subscribes, shows what is sent to it, and opens the page it leads to', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://push.example.org/${auth}`;
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      } as unknown as PushSubscription;
    };
  });
  await open(page, '/about');
  await ask(page, 'POST', '/guests', {});
  await page.goto('/settings');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.getByRole('switch', { name: 'Notify me in this browser' }).click();
  await expect(page.getByRole('group', { name: 'What to notify about' })).toBeVisible();
  const { devices } = await ask<{ devices: number }>(page, 'GET', '/me/notifications');
  expect(devices).toBe(1);
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
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const opened = await worker.evaluate(async () => {
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
