// Push messages to this browser.
import type { Notifications, PushSubscription as Subscribed } from './correspondence';
import { settings } from '../settings.svelte';
import { api, becameMe, myself } from './me.svelte';

/** Whether this browser can be called at all. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether its owner has forbidden it. */
export const pushDenied = () => canPush() && Notification.permission === 'denied';

const registration = async () => (canPush() ? await navigator.serviceWorker.getRegistration() : undefined);
const subscription = async () => (await (await registration())?.pushManager.getSubscription()) ?? null;

/** The player whose messages come to this browser, as far as the server was told from here. */
const OWNER = 'doska-push-of';
function owner(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}
function setOwner(id: string | null) {
  try {
    if (id === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, id);
  } catch {
    // Not allowed to keep anything: the server is told again.
  }
}

/** Whether messages for whoever uses the site come to this browser. */
export async function isSubscribed(): Promise<boolean> {
  if (!(await subscription()) || Notification.permission !== 'granted') return false;
  return owner() !== null && owner() === myself()?.id;
}

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));

/** Tells the server where this browser is called. */
async function send(made: PushSubscription): Promise<Notifications> {
  const { endpoint, keys } = made.toJSON();
  const subscription: Subscribed = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
  const id = myself()?.id ?? null;
  const answer = await api<Notifications>('POST', '/me/push', subscription);
  setOwner(id);
  return answer;
}

/** What came of the wish to be called; the browser may have been asked in vain. */
export type Wished = 'on' | 'denied' | 'dismissed' | 'unable';

/** Subscribes this browser. Where the server cannot be told, it stays as it was. */
export async function subscribe(): Promise<Wished> {
  const worker = await registration();
  if (!worker) return 'unable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const { push_key } = await api<Notifications>('GET', '/me/notifications');
  await api('PUT', '/me/notifications', { language: settings.language });
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(push_key),
  });
  try {
    await send(made);
  } catch (error) {
    setOwner(null);
    await made.unsubscribe().catch(() => false);
    throw error;
  }
  return 'on';
}

/** Tells the server again that this browser is called, if it is: it may belong to another player by now, or have been
 *  forgotten. Null where it is not. */
export async function renew(): Promise<Notifications | null> {
  const kept = await subscription();
  return kept && Notification.permission === 'granted' ? send(kept) : null;
}

/** The messages of whoever was here before no longer come to whoever is here now. */
export async function keepOwner(): Promise<void> {
  if (canPush() && owner() !== myself()?.id) await renew();
}

/** This browser is no longer called. */
export async function unsubscribe(): Promise<void> {
  const kept = await subscription();
  if (!kept) return;
  setOwner(null);
  // Nothing comes from here on; the server would learn it from the push service.
  await kept.unsubscribe();
  await api('DELETE', '/me/push', { endpoint: kept.endpoint });
}

/** Nobody's messages come to this browser any more; the server knows already. */
export async function drop(): Promise<void> {
  setOwner(null);
  await (await subscription().catch(() => null))?.unsubscribe().catch(() => false);
}

/** Signs out. Whoever uses this browser next gets no messages of the player who leaves. */
export async function signOut(): Promise<void> {
  const kept = await subscription().catch(() => null);
  // Later nobody could say whose it was; if this fails, the push service tells the server.
  if (kept) await api('DELETE', '/me/push', { endpoint: kept.endpoint }).catch(() => null);
  try {
    await api('DELETE', '/session');
  } catch (error) {
    if (kept) await send(kept).catch(() => null);
    throw error;
  }
  await drop();
  await becameMe(null);
}
