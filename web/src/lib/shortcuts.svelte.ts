// The keyboard shortcuts of the page that is shown, for the list that `?` opens.
import { onMount } from 'svelte';

export interface Shortcut {
  /** Names of keys; those with words begin with `web-key-`. */
  keys: string[];
  /** The message that says what they do. */
  does: string;
}

export interface Keys {
  /** The message that says where they work. */
  where: string;
  list: Shortcut[];
}

let groups = $state.raw<Keys[]>([]);

/** The active ones, the newest last. */
export const keysNow = () => groups;

/** Registers shortcuts for the lifetime of the calling component. */
export function registerShortcuts(keys: Keys) {
  onMount(() => {
    groups = [...groups, keys];
    return () => (groups = groups.filter((group) => group !== keys));
  });
}

/** Whether keys belong to an element, as letters do to a text field. */
export function isTyping({ target }: { target: EventTarget | null }): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
  );
}
