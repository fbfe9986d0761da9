// The socket of this tab.
import { now } from '$lib/engine/session';
import { OnlineSocket, type RawSocket } from './socket';

const address = () => `${location.origin.replace(/^http/, 'ws')}/api/v1/socket`;

export const socket = new OnlineSocket({
  connect: () => new WebSocket(address()) as unknown as RawSocket,
  now,
  random: Math.random,
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
});

addEventListener('online', () => socket.network(true));
addEventListener('offline', () => socket.network(false));
// A phone that was in a pocket may have lost it without noticing.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) socket.network(true);
});
