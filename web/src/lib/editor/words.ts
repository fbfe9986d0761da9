// What the editor calls things.
import type { Draft, Palette } from '$board/wire';
import { has, t } from '$lib/words/words.svelte';
import type { Tool } from './editor.svelte';

/** Colours have names where pieces have colours; else players have numbers. */
export function seatName(palette: Palette, seat: number): string {
  const coloured = palette.tokens.some((token) => token.seat !== null);
  if (!coloured) return t('seat-number', { number: seat + 1 });
  return t(seat === 0 ? 'seat-white' : 'seat-black');
}

export function toolName(tool: Tool): string {
  if (tool.kind !== 'token') return t(`web-editor-tool-${tool.kind}`);
  const { kind, seat } = tool.token;
  return t(seat === null ? `piece-${kind}` : `web-editor-piece-${kind}-${seat}`);
}

export const valueId = (key: string, value: string) => `web-editor-value-${key}-${value}`;

/** A value of a field: in words, where it has some. */
export function valueName(key: string, value: string): string {
  const id = valueId(key, value);
  return has(id) ? t(id) : value;
}

export function cellName(draft: Draft, x: number, y: number): string {
  return draft.view.cells.find((cell) => cell.x === x && cell.y === y)?.name ?? '';
}
