// The puzzles of the games (`puzzles.txt`, see games/README.md): an index of them (`virtual:puzzles`), which is
// small, and a module for each game (`virtual:puzzles/GAME`), which is loaded when it is wanted.
import type { Plugin } from 'vite';
import { readPuzzles, type PuzzleIndex } from '../src/puzzles/puzzle';
import { query } from './engine';
import { findGameFile } from './games';

/** What is to be known of a game's puzzles without loading them; null where it has none. */
function summary(game: string): PuzzleIndex | null {
  const puzzles = readPuzzles(findGameFile(game, 'puzzles.txt') ?? '');
  if (puzzles.length === 0) return null;
  const themes: Record<string, number> = {};
  for (const theme of puzzles.flatMap((puzzle) => puzzle.themes)) themes[theme] = (themes[theme] ?? 0) + 1;
  return { game, count: puzzles.length, themes };
}

/** In the order of the registry. */
async function index(): Promise<PuzzleIndex[]> {
  const games = await query({ request: 'games' });
  return games.map(({ id }) => summary(id)).filter((found) => found !== null);
}

/** The text of a game's puzzles without its comments. */
const puzzles = (game: string) => (findGameFile(game, 'puzzles.txt') ?? '').replace(/^#.*\n/gm, '');

export function puzzlesPlugin(): Plugin {
  return {
    name: 'doska-puzzles',
    resolveId: (id) => (/^virtual:puzzles(\/|$)/.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, game] = /^\0virtual:puzzles(?:\/(\w+))?$/.exec(id) ?? [id, null];
      if (game === null) return null;
      if (game) return `export default ${JSON.stringify(puzzles(game))}`;
      const found = await index();
      const loaders = found.map(({ game }) => `${game}: () => import('virtual:puzzles/${game}')`);
      return `export const index = ${JSON.stringify(found)};\nexport const loaders = { ${loaders.join(', ')} };`;
    },
  };
}
