// What games and seats are called, and where a game stands.
import type { At, Ended, View } from '$board/wire';
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

/** A seat by its colour, or by its number where pieces have none. */
export function seatName(view: Pick<View, 'seats' | 'cells'>, seat: number): string {
  const coloured = view.seats === 2 && view.cells.every((cell) => cell.zone === null);
  if (!coloured) return t('seat-number', { number: seat + 1 });
  return t(seat === 0 ? 'seat-white' : 'seat-black');
}

export const seatNames = (view: View, seats: readonly number[]) =>
  seats.map((seat) => seatName(view, seat)).join(', ');

/** How a game ended: who won, and why. */
export function endName(view: View, { winners, reason }: Ended): string {
  const who =
    winners.length > 0 ? t('outcome-win', { winners: seatNames(view, winners) }) : t('outcome-draw');
  return `${who}: ${t(`reason-${reason}`)}`;
}

/** Who is to move, or how the game ended. */
export const stateName = ({ view, end }: Pick<At, 'view' | 'end'>) =>
  end ? endName(view, end) : t('web-analysis-to-move', { seat: seatName(view, view.seat) });
