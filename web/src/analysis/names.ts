// What games are called, and where one stands.
import type { Snapshot } from '$lib/contract';
import { sideArgs } from '$lib/board/names';
import { endText } from '$lib/play/end';
import { has, t } from '$lib/words/words.svelte';

/** What a game is called; options that differ from their defaults follow. */
export function gameName(game: string): string {
  const [id = '', options = ''] = game.split('?');
  const named = options
    .split('&')
    .filter(Boolean)
    .map((option) => {
      const [key = '', value = ''] = option.split('=');
      const word = `option-${key}-${value}`;
      return `${t(`option-${key}`)}: ${has(word) ? t(word) : value}`;
    });
  return named.length > 0 ? `${t(`game-${id}`)} (${named.join(', ')})` : t(`game-${id}`);
}

/** Who is to move, or how the game ended. */
export function stateName({ view, outcome }: Pick<Snapshot, 'view' | 'outcome'>): string {
  if (!outcome) return t('web-analysis-to-move', sideArgs(view, view.seat));
  return endText(outcome, view).whole;
}

/** The tag of a record that names the player of a seat. */
export const playerTag = (seats: number, seat: number) =>
  seats === 2 ? (['White', 'Black'][seat] ?? '') : `Player${seat + 1}`;
