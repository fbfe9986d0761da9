// What was written in a note and has not reached the server: it is there again when the game is opened.
const KEY = 'doska-note:';

interface Draft {
  /** What the server had when it was written. */
  before: string;
  text: string;
}

export class NoteDraft {
  #key: string;

  constructor(game: string, player: string) {
    this.#key = `${KEY}${game}:${player}`;
  }

  keep(before: string, text: string) {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ before, text } satisfies Draft));
    } catch {
      // A browser that keeps nothing has what is on the page.
    }
  }

  forget() {
    try {
      localStorage.removeItem(this.#key);
    } catch {
      // There is none.
    }
  }

  /** The text to go on with, where the server has this one. What was written elsewhere meanwhile stays too. */
  over(stored: string): string {
    try {
      const draft = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Partial<Draft> | null;
      if (typeof draft?.text !== 'string' || draft.text === stored) return stored;
      return draft.before === stored ? draft.text : [stored, draft.text].filter(Boolean).join('\n\n');
    } catch {
      return stored;
    }
  }
}
