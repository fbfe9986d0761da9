// What may begin at any moment, as far as this tab knows: quick pairing, a challenge with a live clock. The connection
// is held for it even while nobody looks, since it takes somebody who is there.
import { socket } from './connection';
import { onPlayer } from './me.svelte';

/** A browser counts no longer than this, in milliseconds: almost 25 days. */
const LONGEST = 2 ** 31 - 1;

interface Held {
  letGo: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const held = new Map<string, Held>();

/** Holds the connection for it, until a time if one is known. */
export function expectGame(what: string, until: number | null = null) {
  const before = held.get(what);
  clearTimeout(before?.timer);
  const timer =
    until === null ? undefined : setTimeout(() => expectNo(what), Math.min(LONGEST, until - Date.now()));
  held.set(what, { letGo: before?.letGo ?? socket.hold(), timer });
}

export function expectNo(what: string) {
  const one = held.get(what);
  clearTimeout(one?.timer);
  held.delete(what);
  one?.letGo();
}

/** What is expected, by the names that were given to it. */
export const expected = (): string[] => [...held.keys()];

onPlayer(() => expected().forEach(expectNo));
