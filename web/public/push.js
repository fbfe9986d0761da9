// Push messages, shown by the service worker, which imports this file. Each holds its words already, in the
// language that its reader chose.
const message = (event) => {
  try {
    return event.data?.json() ?? null;
  } catch {
    return null;
  }
};

self.addEventListener('push', (event) => {
  const { title = 'Doska', body = '', url = '/', tag = '' } = message(event) ?? {};
  const options = { body, tag, data: { url }, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  // A message leads to pages of this site only.
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find((window) => window.url === target);
    if (there) await there.focus();
    else await self.clients.openWindow(target);
  };
  event.waitUntil(open());
});

const tell = (method, body) =>
  fetch('/api/v1/me/push', {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A new subscription, with the key of this server; null where nobody is signed in. */
const subscribe = async () => {
  const answer = await fetch('/api/v1/me/notifications');
  if (!answer.ok) return null;
  const { push_key } = await answer.json();
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
};

// The push service has given this browser another address, or none: the server is told, or nothing would come.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const made = event.newSubscription ?? (await subscribe());
    if (!made) return;
    const { endpoint, keys } = made.toJSON();
    await tell('POST', { endpoint, keys });
    const old = event.oldSubscription?.endpoint;
    if (old && old !== endpoint) await tell('DELETE', { endpoint: old });
  };
  event.waitUntil(renew());
});
