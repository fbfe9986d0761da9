// What seats, places, pieces and lines are called.
import { backupLine, isFile } from '$board';
import type { Kind, Place, Token, View } from '$board/wire';
import { t } from '$lib/words/words.svelte';
import { isColoured } from './coloured';

export { isColoured };

/** A seat by its colour, or by its number where pieces have none. */
export function seatName(view: Pick<View, 'seats' | 'cells'>, seat: number): string {
  if (!isColoured(view)) return t('seat-number', { number: seat + 1 });
  return t(seat === 0 ? 'seat-white' : 'seat-black');
}

/** Who, as a message selects it: a colour, a player by number, or two players of a team. */
export interface Side extends Record<string, string | number> {
  side: 'white' | 'black' | 'player' | 'team' | 'none';
  number: number;
  ally: number;
}

/** One seat, or the seats of a team, as values of a message: no name is pasted into a sentence. */
export function sideArgs(view: Pick<View, 'seats' | 'cells'>, ...seats: number[]): Side {
  return sideOf(isColoured(view), seats);
}

/** The same where only it is known whether the game has colours. */
export function sideOf(coloured: boolean, [seat, ally]: number[]): Side {
  const numbers = { number: (seat ?? 0) + 1, ally: (ally ?? 0) + 1 };
  if (seat === undefined) return { side: 'none', ...numbers };
  if (coloured) return { side: seat === 0 ? 'white' : 'black', ...numbers };
  return { side: ally === undefined ? 'player' : 'team', ...numbers };
}

/** A place as it is written in moves. */
export function placeName(view: Pick<View, 'coordinates'>, { x, y }: Place): string {
  return view.coordinates === 'letters' ? `${String.fromCharCode(97 + x)}${y + 1}` : `${x},${y}`;
}

export const kindName = (kind: Kind) => t(`piece-${kind}`);

/** A piece with its colour, where it has one. */
export const pieceName = ({ kind, seat }: Token) =>
  t('web-board-piece', { colour: colour(seat), piece: kindName(kind) });

export const colour = (seat: number | null) => (seat === null ? 'none' : seat === 0 ? 'white' : 'black');

/** File d or rank 4, as values of a message. */
export function lineArgs(view: Pick<View, 'backups'>, number: number) {
  const line = backupLine(view, number);
  return { kind: line && isFile(line) ? 'file' : 'rank', line: line?.name ?? '' };
}

/** Places that are written as two numbers have commas in them already. */
export const listed = (view: Pick<View, 'coordinates'>, names: string[]) =>
  names.join(view.coordinates === 'letters' ? ', ' : '; ');
