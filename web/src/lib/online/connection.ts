// The socket of this tab.
import { now } from '$lib/engine/session';
import { settings } from '../settings.svelte';
import { isKnown, loadMe, onPlayer } from './me.svelte';
import { OnlineSocket, type RawSocket } from './socket';
import type { PlayerRef } from './wire';

/** Refusals come in the language that is chosen here, not in the one of the browser. */
const address = () =>
  `${location.origin.replace(/^http/, 'ws')}/api/v1/socket?${new URLSearchParams({ lang: settings.language })}`;

export const socket = new OnlineSocket({
  connect: () => new WebSocket(address()) as unknown as RawSocket,
  now,
  wall: Date.now,
  random: Math.random,
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  welcomed: (player) => void welcomed(player),
});

/** Who the socket said this is, where the server said otherwise when it was asked. */
let doubted: string | null | undefined;

/** The session belongs to all tabs: in another one somebody may have come or gone. */
async function welcomed(player: PlayerRef | null) {
  if (isKnown(player)) return void (doubted = undefined);
  const me = await loadMe();
  const id = player?.id ?? null;
  if (!me || (me.player?.id ?? null) === id || doubted === id) return;
  doubted = id;
  // It was opened just before that.
  socket.reconnect();
}
// The socket belongs to whoever it was opened by.
onPlayer((player) => {
  const known = socket.player;
  if (known !== undefined && known?.id !== player?.id) socket.reconnect();
});

addEventListener('online', () => socket.network(true));
addEventListener('offline', () => socket.network(false));
document.addEventListener('visibilitychange', () => socket.look(!document.hidden));
socket.look(!document.hidden);
