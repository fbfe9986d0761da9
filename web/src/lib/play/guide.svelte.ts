// The guide of a first game: what of a game this browser has met already, and what is said before a wrong try.
import type { Snapshot, View } from '$lib/contract';

const KEY = 'doska-guide';
/** `seen`: the card was put away; `played`: a game has been played to its end. */
type Met = 'seen' | 'played';

function read(): Record<string, Met> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Met>) : {};
  } catch {
    return {}; // not readable, or not allowed to be read
  }
}

function write(game: string, met: Met) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: met }));
  } catch {
    // Without storage the guide comes back with the page.
  }
}

export class Guide {
  readonly game: string;
  /** Whether the card waits for the first move. */
  #waiting = $state(false);
  /** Whether the card was asked for. */
  #asked = $state(false);
  /** Whether what is compulsory is shown with arrows: until a game has been played to its end. */
  learning = $state(true);

  constructor(game: string) {
    this.game = game;
    const met = read()[game];
    this.#waiting = met === undefined;
    this.learning = met !== 'played';
  }

  /** Whether the card is shown, after so many moves. */
  isOpen(moves: number): boolean {
    return this.#asked || (this.#waiting && moves === 0);
  }

  open() {
    this.#asked = true;
  }

  close() {
    this.#waiting = this.#asked = false;
    if (read()[this.game] === undefined) write(this.game, 'seen');
  }

  /** A game has been played to its end. */
  played() {
    if (!this.learning) return;
    this.learning = this.#waiting = false;
    write(this.game, 'played');
  }
}

/** Whether pieces are still laid out, or moved. */
export const stageOf = (view: Pick<View, 'areas'>): 'laying' | 'moving' =>
  view.areas.some(({ kind }) => kind === 'hand') ? 'laying' : 'moving';

/** The message that says what is compulsory there; null where nothing is. */
export function compulsory({ compulsory, next }: Pick<Snapshot, 'compulsory' | 'next'>): string | null {
  if (compulsory.length === 0) return null;
  return next.some(({ kind }) => kind === 'restore')
    ? 'web-guide-must-capture-or-restore'
    : 'web-guide-must-capture';
}
