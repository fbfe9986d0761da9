// What the others have answered, in words.
import { sayMove } from '$lib/board/speak';
import { settings } from '$lib/settings.svelte';
import { written } from '$lib/words/notation';
import type { Answer } from './attempt.svelte';

/** Moves as they are written, or as they are spoken. */
export const told = (answers: Answer[]): string => answers.map(one).join(' ');

function one({ move, at: { last, view } }: Answer): string {
  const seat = (view.seat + view.seats - 1) % view.seats;
  return settings.screenReader ? sayMove(last, view, seat) : written(move);
}
