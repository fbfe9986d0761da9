// The themes of puzzles in words.
import { has, t } from '$lib/words/words.svelte';

/** What a theme is called; null where nobody has named it. */
export function themeName(theme: string): string | null {
  const id = `puzzle-theme-${theme}`;
  return has(id) ? t(id) : null;
}
