// The folders of the games (`games/README.md`), for whatever runs while the site is built or tested.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the site reads of `game.json`. */
export interface Manifest {
  section?: 'origin';
  grew_from?: string;
  variants: string[];
  site: {
    demo: { game: string; from: number; moves: string };
    try: string;
    endings: string[];
    quick?: string[];
    /** The weekly hour, in UTC. */
    hour: { day: string; time: string };
  };
}

// Vite takes `new URL` of a plain text for an asset of the site.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../games');

/** The ids of the games, in the order of the alphabet: the registry has the order in which they are shown. */
export const gameIds = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** A file of a game. */
export const gameFile = (game: string, name: string) => readFileSync(`${root}/${game}/${name}`, 'utf8');

/** A file that a game need not have. */
export const findGameFile = (game: string, name: string) =>
  existsSync(`${root}/${game}/${name}`) ? gameFile(game, name) : null;

export const manifest = (game: string) => JSON.parse(gameFile(game, 'game.json')) as Manifest;
