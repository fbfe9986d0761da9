// A game has begun: pages where somebody waits for one go there, unless it can wait.
import { go } from '$lib/router.svelte';
import { isLive } from './clocks';
import { api } from './me.svelte';
import type { Game } from './wire';

/** Goes to a game if it is played now, or is what this page waited for. Of others the news tell, with a link: whoever
 *  fills in a form does not want to be taken away from it for a game of three days. */
export async function goIfLive(id: string, awaited: (game: Game) => boolean = () => false): Promise<void> {
  const from = location.pathname;
  const game = await api<Game>('GET', `/games/${encodeURIComponent(id)}`).catch(() => null);
  if (!game || (!isLive(game.clock) && !awaited(game)) || location.pathname !== from) return;
  go(`/game/${id}`);
}
