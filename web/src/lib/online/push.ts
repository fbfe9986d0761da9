// Push messages to this browser.
import type { Notifications, PushSubscription as Subscribed } from './correspondence';
import { settings } from '../settings.svelte';
import { api } from './me.svelte';

/** Whether this browser can be called at all. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether its owner has forbidden it. */
export const pushDenied = () => canPush() && Notification.permission === 'denied';

const registration = async () => (canPush() ? await navigator.serviceWorker.getRegistration() : undefined);

/** Whether this browser has subscribed. */
export async function isSubscribed(): Promise<boolean> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  return Boolean(subscription) && Notification.permission === 'granted';
}

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));

/** Subscribes this browser; false where its owner says no, or there is nothing to subscribe with. */
export async function subscribe(): Promise<boolean> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return false;
  const { push_key } = await api<Notifications>('GET', '/me/notifications');
  await api('PUT', '/me/notifications', { language: settings.language });
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(push_key),
  });
  const { endpoint, keys } = made.toJSON();
  const subscription: Subscribed = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
  await api('POST', '/me/push', subscription);
  return true;
}

/** This browser is no longer called. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await api('DELETE', '/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
