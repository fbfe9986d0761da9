// The board's words.
import type { What } from '$board';
import { t } from '$lib/words/words.svelte';

export function label(what: What): string {
  return t(`web-board-${what.kind}`);
}
