// The positions that lines of moves lead to, each asked for once.
import { at } from './index';

export class Positions {
  #known = new Map<string, Promise<string>>();

  /** The position texts that these lines lead to. */
  of(game: string, start: string | null, lines: string[][]): Promise<string[]> {
    return Promise.all(
      lines.map((moves) => {
        const key = [game, start, ...moves].join(' ');
        const known = this.#known.get(key) ?? at({ game, start, moves }).then((moved) => moved.at.position);
        this.#known.set(key, known);
        // A line that cannot be played has no position; it may be asked for again.
        return known.catch(() => (this.#known.delete(key), ''));
      }),
    );
  }
}
