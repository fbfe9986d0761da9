// The puzzles of the site, loaded game by game.
import { index, loaders } from 'virtual:puzzles';
import { readPuzzles, type Puzzle } from './puzzle';

export { index };

const loaded = new Map<string, Promise<Puzzle[]>>();

/** The puzzles of a game in the order of their file; none where it has none. */
export function load(game: string): Promise<Puzzle[]> {
  let puzzles = loaded.get(game);
  if (!puzzles) {
    const text = Object.hasOwn(loaders, game) ? loaders[game]!() : Promise.resolve({ default: '' });
    puzzles = text.then(({ default: text }) => readPuzzles(text));
    // What could not be fetched may be asked for again.
    puzzles.catch(() => loaded.delete(game));
    loaded.set(game, puzzles);
  }
  return puzzles;
}
