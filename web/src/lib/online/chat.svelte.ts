// What is said beside a game: the presets, in the language of whoever reads them, and what is not to be heard.
import { has, t } from '$lib/words/words.svelte';
import type { Chat } from './wire';

/** The server has the same list: crates/server/src/chat.rs. */
export const PRESETS = [
  'hello',
  'good-luck',
  'well-played',
  'good-game',
  'thanks',
  'sorry',
  'moment',
  'have-to-go',
] as const;

/** Said by whoever allows free text. */
export const ALLOWS = 'allows-text';

export function chatText({ preset, text }: Chat): string {
  if (preset !== null) return has(`web-online-said-${preset}`) ? t(`web-online-said-${preset}`) : '';
  return text ?? '';
}

const KEY = 'doska-chat';
/** How many games are remembered. */
const MOST = 50;
interface Kept {
  everywhere: boolean;
  games: string[];
  /** Whether free text of spectators is shown. */
  text: boolean;
}

function read(): Kept {
  const usual = { everywhere: false, games: [], text: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

/** Which chats are not to be heard. */
class Mutes {
  #kept = $state.raw(read());

  get everywhere() {
    return this.#kept.everywhere;
  }

  has(game: string) {
    return this.#kept.everywhere || this.#kept.games.includes(game);
  }

  shows({ text }: Chat) {
    return text === null || this.#kept.text;
  }

  get text() {
    return this.#kept.text;
  }

  muteEverywhere(everywhere: boolean) {
    this.#keep({ ...this.#kept, everywhere });
  }

  mute(game: string, muted: boolean) {
    const games = this.#kept.games.filter((one) => one !== game);
    this.#keep({ ...this.#kept, games: muted ? [...games, game].slice(-MOST) : games });
  }

  showText(text: boolean) {
    this.#keep({ ...this.#kept, text });
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Not allowed to keep anything.
    }
  }
}

export const mutes = new Mutes();
