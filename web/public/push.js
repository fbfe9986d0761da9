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
