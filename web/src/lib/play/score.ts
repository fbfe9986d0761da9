// Points in words: most games that count anything count points, one counts captives.
import { has, t } from '$lib/words/words.svelte';
import { idOf } from './setup';

export function scoreText(game: string, count: number): string {
  const own = `web-score-${idOf(game)}`;
  return t(has(own) ? own : 'web-score', { count });
}
