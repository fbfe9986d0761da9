// Names of tools, lines and values in the editor.
import type { View } from '$board/wire';
import { lineArgs, pieceName } from '$lib/board/names';
import { has, t } from '$lib/words/words.svelte';
import type { Tool } from './editor.svelte';

export const toolName = (tool: Tool) =>
  tool.kind === 'token' ? pieceName(tool.token) : t(`web-editor-tool-${tool.kind}`);

export const lineWords = (view: View, line: number) => t('web-editor-line', lineArgs(view, line));

export const valueId = (key: string, value: string) => `web-editor-value-${key}-${value}`;

/** A value of a field, translated where there is a translation. */
export function valueName(key: string, value: string): string {
  const id = valueId(key, value);
  return has(id) ? t(id) : value;
}
