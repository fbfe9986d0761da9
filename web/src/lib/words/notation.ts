// Moves as people write them. The canonical text (`c3xe5`) is for records, links and everything that is read
// again; what a person sees follows the habit of the language. What is typed may be written either way.
import { settings } from '../settings.svelte';
import { t } from './words.svelte';

/** A move, or moves in a sentence, as they are written in the language of the site. */
export function written(text: string): string {
  if (text === 'pass') return t('typed-pass');
  return settings.language === 'ru' ? withColons(text) : text;
}

/** Captures as Russian players write them: c3:e5. */
export const withColons = (text: string) => text.replace(/(?<=[a-z]\d+)x(?=[a-z]\d)/g, ':');

/** Moves one after the other. */
export const writtenLine = (moves: string[]) => moves.map(written).join(' ');

/** Whether a move is more than squares with signs between them, so that words help. */
export const isCryptic = (move: string) => /[@+^=*>]/.test(move);
