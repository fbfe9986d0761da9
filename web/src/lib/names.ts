// What games, seats and ends are called.
import type { At, Ended, View } from '$board/wire';
import { t } from './words/words.svelte';

/** What a game is called; options that differ from their defaults follow. */
export function gameName(game: string): string {
  const [id = '', options] = game.split('?');
  const name = t(`game-${id}`);
  return options ? `${name} (${options.replaceAll('&', ', ')})` : name;
}

/** What a seat is called: by its colour, or by its number where pieces have none. */
export function seatName(view: View, seat: number): string {
  const coloured = view.seats === 2 && view.cells.every((cell) => cell.zone === null);
  if (!coloured) return t('seat-number', { number: seat + 1 });
  return t(seat === 0 ? 'seat-white' : 'seat-black');
}

/** What seats are called together. */
export const seatNames = (view: View, seats: readonly number[]) =>
  seats.map((seat) => seatName(view, seat)).join(', ');

/** How a game ended: who won, and why. */
export function endName(view: View, end: Ended): string {
  const won = end.winners.length > 0;
  const who = won ? t('outcome-win', { winners: seatNames(view, end.winners) }) : t('outcome-draw');
  return `${who}: ${t(`reason-${end.reason}`)}`;
}

/** Who is to move, or how the game ended. */
export const stateName = ({ view, end }: Pick<At, 'view' | 'end'>) =>
  end ? endName(view, end) : t('web-to-move', { seat: seatName(view, view.seat) });
